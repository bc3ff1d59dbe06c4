import { ARGS_NOT_RECORDED_KEY, NOT_RECORDED_KEY } from '../corpus/response.js';
import { jsonText } from '../text/json.js';
import { isMapping, type Mapping } from '../text/values.js';
import { errorText, parsed } from './events/fields.js';
import type { CallEvent, ResultEvent, ToolResult, Trace, TraceEvent, Usage } from './events/trace.js';
import { frames } from './messages/frames.js';

/** The error of a trace without its root. */
const NO_END = 'the trace has no end';

export function responseOf(trace: Trace, questionId: string): Mapping {
  const { events } = trace;
  const failure = events.findLast((event) => event.kind === 'error');
  const error = failure?.text ?? (trace.isOpen ? NO_END : null);
  // Where a call is last, the assistant was not done.
  const last = events.findLast(({ kind }) => kind === 'assistant' || kind === 'call');
  const model = events.findLast((event) => event.kind === 'model');
  const elapsed = trace.elapsed ?? elapsedFromTimes(events);
  const calls = readCalls(events);
  return {
    question_id: questionId,
    ...(error !== null && { status: 'error', error }),
    ...(last?.kind === 'assistant' && { actual_answer: last.text }),
    ...turnsOf(trace, calls),
    actual_steps: calls.map((call) => buildStep(call, trace.captureHint)),
    ...sumUsage(events),
    ...timeOf(elapsed),
    ...(model && { model: model.name }),
  };
}

/** The first text of the user, which is the question as the agent received it. */
export function questionTextOf({ events }: Trace): string | null {
  return events.find((event) => event.kind === 'user')?.text ?? null;
}

/** A call with its result, while the events are read. */
interface Call {
  event: CallEvent;
  /** Index of the event that it was first read from. */
  readonly at: number;
  result: ToolResult | null;
}

interface Calls {
  readonly all: Call[];
  readonly lastById: Map<string, Call>;
  readonly open: Call[];
  /** Requests of a model whose execution has no span yet. */
  readonly requested: Call[];
  readonly spanIds: ReadonlySet<string>;
}

function takeFirst(calls: Call[], fits: (event: CallEvent) => boolean): Call | undefined {
  const at = calls.findIndex(({ event }) => fits(event));
  return at < 0 ? undefined : calls.splice(at, 1)[0];
}

function readCalls(events: readonly TraceEvent[]): Call[] {
  const lists = { all: [], open: [], requested: [] };
  const spanIds = new Set(events.flatMap((event) => (event.kind === 'call' && event.isSpan ? [event.id ?? ''] : [])));
  const calls: Calls = { ...lists, lastById: new Map(), spanIds };
  const earlyResults: [ResultEvent, number][] = [];
  let last: Call | null = null;
  for (const [at, event] of events.entries()) {
    // The result of a span follows its call.
    const ofSpan: Call | null = last?.event.isSpan ? last : null;
    last = event.kind === 'call' ? addCall(calls, event, at) : null;
    if (event.kind !== 'result') continue;
    if (ofSpan) setResult(calls, ofSpan, event);
    else if (!addResult(calls, event)) earlyResults.push([event, at]);
  }
  for (const [event, at] of earlyResults) {
    const { id, name } = event;
    // A result whose call was cut off is a step, if it names its tool.
    if (addResult(calls, event) || name === null) continue;
    calls.all.push({ event: { kind: 'call', id, name, args: undefined }, at, result: event });
  }
  return calls.all.filter(({ event }) => event.isUser !== true);
}

/** Adds a call; a span and a message about the same call are one, an id that an agent uses twice is two calls. */
function addCall({ all, lastById, open, requested, spanIds }: Calls, event: CallEvent, at: number): Call {
  const { id, isSpan = false } = event;
  const last = id === null ? undefined : lastById.get(id);
  const sameCall = isSpan
    ? (takeRequested(requested, event, spanIds) ?? (last && isSameSpan(last.event, event) ? last : undefined))
    : last?.event.isSpan
      ? last
      : undefined;
  if (sameCall) {
    sameCall.event = mergeCalls(sameCall.event, event);
    return sameCall;
  }
  const call: Call = { event, at, result: null };
  all.push(call);
  open.push(call);
  if (!isSpan) requested.push(call);
  if (id !== null) lastById.set(id, call);
  return call;
}

function setResult({ open }: Calls, call: Call, event: ResultEvent): void {
  const at = open.indexOf(call);
  if (at >= 0) open.splice(at, 1);
  call.result = pickLonger(call.result, event);
}

/** Whether a call has two spans, as in the files of Copilot: the second begins before the first ends. */
function isSameSpan(earlier: CallEvent, event: CallEvent): boolean {
  const [start, end] = [event.time ?? null, earlier.until ?? earlier.time ?? null];
  const isWithin = earlier.isSpan === true && start !== null && end !== null && start <= end;
  return isWithin && earlier.name === event.name && hasSameArgs(earlier, event);
}

/** Whether two events of a call have the same arguments; some tracers write the only one as a bare text. */
function hasSameArgs(one: CallEvent, other: CallEvent | ResultEvent): boolean {
  return argsText(one) === argsText(other) || isOnlyArgument(one, other.args) || isOnlyArgument(other, one.args);
}

function isOnlyArgument({ args }: CallEvent | ResultEvent, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const read = parsed(args);
  const [value, ...more] = isMapping(read) ? Object.values(read) : [];
  return value !== undefined && more.length === 0 && String(value) === text;
}

/** The arguments of events as JSON, each written once. */
const ARGS_TEXTS = new WeakMap<object, string>();

function argsText(event: CallEvent | ResultEvent): string {
  const text = ARGS_TEXTS.get(event) ?? jsonText(parsed(event.args) ?? null);
  ARGS_TEXTS.set(event, text);
  return text;
}

/** The earliest request that a span may be the execution of; without an id, one with its arguments, and none of another span. */
function takeRequested(requested: Call[], span: CallEvent, spanIds: ReadonlySet<string>): Call | undefined {
  const { id, name } = span;
  if (id === null) {
    const fits = (event: CallEvent) => event.name === name && !spanIds.has(event.id ?? '');
    return takeFirst(requested, (event) => fits(event) && hasSameArgs(event, span)) ?? takeFirst(requested, fits);
  }
  const byId = takeFirst(requested, (event) => event.id === id);
  // Some programs record the request without the id that its execution has.
  return byId ?? takeFirst(requested, (event) => event.id === null && event.name === name);
}

/** The span's times with the message's id and arguments; what is missing in one is filled from the other. */
function mergeCalls(earlier: CallEvent, event: CallEvent): CallEvent {
  const [span, message] = event.isSpan === true ? [event, earlier] : [earlier, event];
  return {
    ...span,
    id: message.id ?? span.id,
    name: span.name || message.name,
    args: isMapping(parsed(span.args)) ? span.args : (message.args ?? span.args),
    time: span.time ?? message.time ?? null,
  };
}

/** Adds a result to its call; false if no call was found. */
function addResult({ open, lastById }: Calls, event: ResultEvent): boolean {
  const openCall = takeOpen(open, event);
  if (openCall) openCall.result = event;
  const lastCall = openCall || event.id === null ? undefined : lastById.get(event.id);
  if (lastCall) lastCall.result = pickLonger(lastCall.result, event);
  return openCall !== undefined || lastCall !== undefined || event.isHistory === true;
}

/** The open call by id, else by name and arguments, then by name and order; without either, the first call without an id. */
function takeOpen(open: Call[], event: ResultEvent): Call | undefined {
  const { id, name, isHistory, args } = event;
  const hasEqualArgs = (call: CallEvent) => call.name === name && hasSameArgs(call, event);
  if (id === null && args !== undefined) {
    return takeFirst(open, hasEqualArgs) ?? takeFirst(open, (call) => call.name === name && call.args === undefined);
  }
  const byId = id === null ? undefined : takeFirst(open, (event) => event.id === id);
  if (byId || (isHistory && id !== null)) return byId;
  if (name === null) return id === null ? takeFirst(open, (event) => event.id === null) : undefined;
  const byName = takeFirst(open, (event) => event.id === null && event.name === name);
  return byName ?? (id === null ? takeFirst(open, (event) => event.name === name) : undefined);
}

/** The longer of two records of one result, as one may be cut, unless it only frames the other; a failure takes precedence. */
function pickLonger(earlier: ToolResult | null, other: ToolResult): ToolResult {
  if (earlier === null || earlier.isError || other.isError) return earlier?.isError ? earlier : other;
  const isLonger = outputSize(other) > outputSize(earlier) && !frames(other.output, earlier.output);
  return isLonger || frames(earlier.output, other.output) ? { ...earlier, ...other } : earlier;
}

function outputSize({ output }: ToolResult): number {
  if (output === undefined) return -1;
  if (typeof output === 'string') return output.length;
  return typeof output === 'object' && output !== null ? Object.keys(output).length : 0;
}

/** Builds a step in the format of a response file; an output that was not recorded has no key. */
function buildStep({ event, result }: Call, captureHint: string): Mapping {
  const isRecorded = event.args !== undefined && event.args !== null;
  const args = isRecorded ? readArguments(event.args) : null;
  const hint = event.isSpan === true ? captureHint : 'the recorded call has no arguments';
  const step = {
    name: event.name,
    ...(isRecorded ? { args: args ?? {} } : { [ARGS_NOT_RECORDED_KEY]: hint }),
    ...(isRecorded && args === null && { arguments: event.args }),
    ...(event.id !== null && { id: event.id }),
  };
  return { ...step, ...buildOutcome(result, captureHint), ...buildTimestamp(event) };
}

function buildOutcome(result: ToolResult | null, captureHint: string): Mapping {
  if (result?.isError) return { status: 'error', error: errorText(result.output) };
  if (!result || result.output === undefined) return { status: 'success', [NOT_RECORDED_KEY]: captureHint };
  return {
    status: 'success',
    output: result.output,
    ...(result.artifact !== undefined && { artifact: result.artifact }),
  };
}

/** Arguments as a mapping; null for anything else, which the step keeps unchanged. */
function readArguments(value: unknown): Mapping | null {
  if (value === '') return {};
  const args = parsed(value);
  return isMapping(args) ? args : null;
}

function buildTimestamp({ time }: CallEvent): Mapping {
  const date = new Date((time ?? Number.NaN) * 1000);
  // A number can be beyond the last date of JavaScript.
  return Number.isNaN(date.getTime()) ? {} : { execution_timestamp: date.toISOString().replace('.000Z', 'Z') };
}

/** The figures of each of the user's turns, if there are several; the first has what precedes it. Spans repeat their history, so that they have no turns. */
function turnsOf({ events, records }: Trace, calls: readonly Call[]): Mapping {
  const starts = events.flatMap(({ kind }, at) => (kind === 'user' ? [at] : []));
  if (records === undefined || starts.length < 2) return {};
  const bounds = [0, ...starts.slice(1), events.length];
  return {
    turns: starts.length,
    agent_texts: events.flatMap((event) => (event.kind === 'assistant' ? [event.text] : [])),
    turn_figures: starts.map((_, turn) => {
      const [from, to] = [bounds[turn] as number, bounds[turn + 1] as number];
      const callsOfTurn = calls.filter(({ at }) => at >= from && at < to);
      // Usage of the whole conversation belongs to no turn.
      const ofTurn = events.slice(from, to).filter((event) => event.kind !== 'usage' || event.isTotal !== true);
      return {
        steps: callsOfTurn.length,
        failed_steps: callsOfTurn.filter(({ result }) => result?.isError).length,
        ...sumUsage(ofTurn),
        ...timeOf(elapsedFromTimes(ofTurn)),
      };
    }),
  };
}

/** Tokens and cost of all model calls, or what the record says of the whole, if that is more. */
function sumUsage(events: readonly TraceEvent[]): Mapping {
  const usages = events.filter((event) => event.kind === 'usage');
  const ofWhole = sumsOf(usages.filter(({ isTotal }) => isTotal));
  const ofCalls = sumsOf(usages.filter(({ isTotal }) => !isTotal));
  const isMore = Object.entries(ofCalls).every(([key, sum]) => key === 'cost_usd' || (ofWhole[key] ?? -1) >= sum);
  return isMore ? { ...ofCalls, ...ofWhole } : { ...ofWhole, ...ofCalls };
}

/** Sums of usages; a sum is absent if none has the figure. */
function sumsOf(usages: readonly Usage[]): Readonly<Record<string, number>> {
  const read = usages.map(withTotal);
  const sums = Object.entries(FIGURES).flatMap(([name, key]) => {
    const counts = read.map((usage) => usage[key]).filter((count) => count !== null);
    return counts.length === 0 ? [] : [[name, counts.reduce((sum, count) => sum + count, 0)]];
  });
  return Object.fromEntries(sums);
}

const FIGURES = { input_tokens: 'input', output_tokens: 'output', total_tokens: 'total', cost_usd: 'cost' } as const;

function withTotal(usage: Usage): Usage {
  const { input, output, total } = usage;
  return total !== null || input === null || output === null ? usage : { ...usage, total: input + output };
}

function elapsedFromTimes(events: readonly TraceEvent[]): number | null {
  const times = events.filter((event) => event.kind === 'time').map(({ at }) => at);
  if (times.length < 2) return null;
  return times.reduce((one, other) => Math.max(one, other)) - times.reduce((one, other) => Math.min(one, other));
}

/** Rounded to microseconds; nanoseconds are irrelevant for an agent. */
function timeOf(seconds: number | null): Mapping {
  return seconds === null ? {} : { elapsed_sec: Math.round(seconds * 1e6) / 1e6 };
}
