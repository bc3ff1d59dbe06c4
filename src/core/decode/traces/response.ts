import type { Mapping } from '../../values.js';
import { decodeToolSteps } from './pair.js';
import type { Trace, TraceEvent, Usage } from './trace.js';

/** What a trace without its root is told. */
export const NO_END = 'the trace has no end';

/** A trace as a record of a response file. */
export function responseOf(trace: Trace, questionId: string): Mapping {
  const { events } = trace;
  const error = lastOf(events, 'error')?.text ?? (trace.isComplete ? null : NO_END);
  const answer = answerOf(events);
  const model = lastOf(events, 'model')?.name;
  const elapsed = trace.elapsed ?? spanOfTimes(events);
  return {
    question_id: questionId,
    ...(error !== null && { status: 'error', error }),
    ...(answer !== null && { actual_answer: answer }),
    actual_steps: decodeToolSteps(events, trace.captureHint),
    ...usageOf(events),
    ...(elapsed !== null && { elapsed_sec: rounded(elapsed) }),
    ...(model !== undefined && { model }),
  };
}

type Kind = TraceEvent['kind'];
type EventOf<K extends Kind> = Extract<TraceEvent, { kind: K }>;

function lastOf<K extends Kind>(events: readonly TraceEvent[], kind: K): EventOf<K> | undefined {
  return events.findLast((event): event is EventOf<K> => event.kind === kind);
}

/** The last text of the assistant after the last call; before it, the assistant was not done. */
function answerOf(events: readonly TraceEvent[]): string | null {
  const last = events.findLast(({ kind }) => kind === 'assistant' || kind === 'call');
  return last?.kind === 'assistant' ? last.text : null;
}

/** The first text of the user: the question, as the agent got it. */
export function questionTextOf({ events }: Trace): string | null {
  return events.find((event) => event.kind === 'user')?.text ?? null;
}

/** Sums over the model calls; a sum is absent where no call has the figure. */
function usageOf(events: readonly TraceEvent[]): Mapping {
  const usages = events.filter((event) => event.kind === 'usage').map(withTotal);
  const sums = {
    input_tokens: sumOf(usages, 'input'),
    output_tokens: sumOf(usages, 'output'),
    total_tokens: sumOf(usages, 'total'),
    cost_usd: sumOf(usages, 'cost'),
  };
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== null));
}

function withTotal(usage: Usage): Usage {
  const { input, output, total } = usage;
  return total !== null || input === null || output === null ? usage : { ...usage, total: input + output };
}

function sumOf(usages: readonly Usage[], key: keyof Usage): number | null {
  const known = usages.map((usage) => usage[key]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** From the first to the last timestamp. */
function spanOfTimes(events: readonly TraceEvent[]): number | null {
  const times = events.filter((event) => event.kind === 'time').map(({ at }) => at);
  const [first, ...more] = times;
  if (first === undefined || more.length === 0) return null;
  const [least, most] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [first, first]);
  return most - least;
}

/** Nanoseconds are no measure of an agent. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
