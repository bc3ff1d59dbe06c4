import { NOT_RECORDED_KEY } from '../corpus/response.js';
import { isMapping, listAt, type Mapping } from '../text/values.js';
import { errorText, parsed } from './events/fields.js';
import type { CallEvent, ResultEvent, ToolResult, Trace, TraceEvent, Usage } from './events/trace.js';

/** What a trace without its root is told. */
const NO_END = 'the trace has no end';

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

interface Calls {
  readonly all: Call[];
  readonly lastById: Map<string, Call>;
  /** Calls that wait for their result, or for the span that is their execution. */
  readonly queues: CallQueues;
}

const isResolved = ({ result }: Call): boolean => result !== null;
const isExecuted = ({ hasSpan }: Call): boolean => hasSpan;

/** The tool calls of a conversation as steps of a response, in the order of the calls, each with its result. */
function decodeToolSteps(events: readonly TraceEvent[], captureHint: string): Mapping[] {
  const calls: Calls = { all: [], lastById: new Map(), queues: makeCallQueues() };
  const early: ResultEvent[] = [];
  for (const event of events) {
    if (event.kind === 'call') addCall(calls, event);
    if (event.kind === 'result' && !addResult(calls, event)) early.push(event);
  }
  for (const event of early) if (!addResult(calls, event)) addOrphan(calls, event);
  return calls.all.map((call) => stepOf(call, captureHint));
}

/** A span and the message about the same call are one; an id that an agent uses twice is two calls. */
function addCall(calls: Calls, event: CallEvent): void {
  const same = event.isSpan === true ? wishFor(calls, event) : spanOf(calls, event);
  if (same) {
    same.hasSpan = true;
    same.event = merged(same.event, event);
    return;
  }
  const call: Call = { event, result: null, hasSpan: event.isSpan === true };
  const { all, lastById, queues } = calls;
  all.push(call);
  if (event.id !== null) lastById.set(event.id, call);
  for (const key of keysOf(event)) queues.add(key, call);
}

/** A call waits under its id, or its name without one; a model's wish also for a span that has no id. */
function keysOf({ id, name, isSpan }: CallEvent): string[] {
  const result = id === null ? [`name ${name}`, 'any'] : [`id ${id}`];
  if (isSpan) return result;
  return [...result, `wish by name ${name}`, ...(id === null ? [] : [`wish by id ${id}`, `wished ${name}`])];
}

/** The earliest wish of a model that a span may be the execution of. */
function wishFor({ queues }: Calls, { id, name }: CallEvent): Call | null {
  return queues.first(id === null ? `wish by name ${name}` : `wish by id ${id}`, isExecuted);
}

function spanOf({ lastById }: Calls, { id }: CallEvent): Call | null {
  const last = id === null ? undefined : lastById.get(id);
  return last?.event.isSpan === true ? last : null;
}

/** The span's times, and the message's id and arguments, where the span has none. */
function merged(known: CallEvent, event: CallEvent): CallEvent {
  const [span, message] = event.isSpan === true ? [event, known] : [known, event];
  return {
    ...span,
    id: message.id ?? span.id,
    name: span.name || message.name,
    args: span.args ?? message.args,
    time: span.time ?? message.time ?? null,
  };
}

/** Whether a call was found that a result belongs to. */
function addResult(calls: Calls, event: ResultEvent): boolean {
  const open = openFor(calls, event);
  if (open) {
    open.result = event;
    return true;
  }
  const known = event.id === null ? undefined : calls.lastById.get(event.id);
  if (known) known.result = longer(known.result, event);
  return known !== undefined || event.isHistory === true;
}

/** By id, then by name and order; a result without either belongs to the first call that has no id. */
function openFor({ queues }: Calls, { id, name, isHistory }: ResultEvent): Call | null {
  const open = (key: string) => queues.first(key, isResolved);
  const byId = id === null ? null : open(`id ${id}`);
  if (byId || isHistory) return byId;
  if (name === null) return id === null ? open('any') : null;
  return open(`name ${name}`) ?? (id === null ? open(`wished ${name}`) : null);
}

/** Of two records of one result the one that holds more; a failure stays what it is. */
function longer(known: ToolResult | null, other: ToolResult): ToolResult {
  if (known === null || known.isError || other.isError) return known?.isError ? known : other;
  return sizeOf(other) > sizeOf(known) ? { ...known, ...other } : known;
}

function sizeOf({ output }: ToolResult): number {
  if (output === undefined) return -1;
  if (typeof output === 'string') return output.length;
  return typeof output === 'object' && output !== null ? Object.keys(output).length : 0;
}

/** A result whose call was cut off is a step, if it says of which tool. */
function addOrphan(calls: Calls, event: ResultEvent): void {
  if (event.name === null) return;
  const { id, name } = event;
  calls.all.push({ event: { kind: 'call', id, name, args: {} }, result: event, hasSpan: false });
}

/** A step in the shape of a response file; an output that was not recorded has no key. */
function stepOf({ event, result }: Call, captureHint: string): Mapping {
  const args = argumentsOf(event.args);
  const step = {
    name: event.name,
    args: args ?? {},
    ...(args === null && { arguments: event.args }),
    ...(event.id !== null && { id: event.id }),
  };
  return { ...step, ...outcomeOf(result, captureHint), ...timeOf(event) };
}

function outcomeOf(result: ToolResult | null, captureHint: string): Mapping {
  if (result?.isError) {
    return { status: 'error', error: result.output === undefined ? errorText(null) : errorText(result.output) };
  }
  if (!result || result.output === undefined) return { status: 'success', [NOT_RECORDED_KEY]: captureHint };
  return {
    status: 'success',
    output: result.output,
    ...(result.artifact !== undefined && { artifact: result.artifact }),
  };
}

/** Arguments as a mapping; null for anything else, which the step keeps as it was. */
function argumentsOf(value: unknown): Mapping | null {
  if (value === undefined || value === null || value === '') return {};
  const args = parsed(value);
  return isMapping(args) ? args : null;
}

function timeOf({ time }: CallEvent): Mapping {
  if (time === undefined || time === null || time > MAX_DATE) return {};
  return { execution_timestamp: new Date(time * 1000).toISOString().replace('.000Z', 'Z') };
}

/** The last second that a date can hold. */
const MAX_DATE = 8.64e12;

/** A call with what came of it, while the events are read. */
interface Call {
  event: CallEvent;
  result: ToolResult | null;
  /** A span that is this call's execution has been found. */
  hasSpan: boolean;
}

/** Calls under keys, each key first in, first out: however many there are, a look-up takes constant time on average. */
interface CallQueues {
  readonly add: (key: string, call: Call) => void;
  /** The first call under a key that is not done; those before it are forgotten. */
  readonly first: (key: string, isDone: (call: Call) => boolean) => Call | null;
}

function makeCallQueues(): CallQueues {
  const queues = new Map<string, Call[]>();
  const starts = new Map<string, number>();
  return {
    add: (key, call) => void listAt(queues, key).push(call),
    first: (key, isDone) => {
      const calls = queues.get(key) ?? [];
      let at = starts.get(key) ?? 0;
      for (let call = calls[at]; call && isDone(call); call = calls[at]) at++;
      starts.set(key, at);
      return calls[at] ?? null;
    },
  };
}
