import { groupedBy, isMapping, type Mapping, own } from '../../text/values.js';
import { decodeUsage, errorText, mappingAt, mappingsIn, numberAt, secondsOf, textAt } from '../events/fields.js';
import {
  asTotal,
  modelEvents,
  type SessionFormat,
  type Trace,
  type TraceEvent,
  textEvents,
  type Usage,
  usageEvents,
} from '../events/trace.js';
import { CODEX_EXEC, CODEX_ROLLOUT } from './codex.js';
import { withoutFrames } from './frames.js';
import { decodeMessage } from './message.js';
import { decodeToolPart } from './parts.js';
import { withSigns } from './record.js';
import { STREAMS } from './streams.js';

/** Claude Code: `claude --output-format stream-json`, its transcripts, and the messages of the Claude Agent SDK. */
const CLAUDE_CODE: SessionFormat = {
  fits: (record) => {
    const type = textAt(record, 'type') ?? '';
    const isMessage = ['assistant', 'user'].includes(type) && isMapping(own(record, 'message'));
    const isFrame = ['system', 'result'].includes(type) && textAt(record, 'subtype') !== null;
    return (isMessage || isFrame) && !Object.hasOwn(record, 'data');
  },
  sessionOf: (record) => textAt(record, 'session_id', 'sessionId'),
  decode: (records) => {
    const result = claudeResult(records);
    const messageEvents = records.flatMap(decodeClaudeMessage);
    return [...messageEvents, ...claudeUsage(records, result), ...claudeEnd(result, messageEvents)];
  },
  elapsedOf: (records) => {
    const elapsed = numberAt(claudeResult(records), 'duration_ms');
    return elapsed === null ? null : elapsed / 1000;
  },
};

function claudeResult(records: readonly Mapping[]): Mapping {
  return records.findLast((record) => own(record, 'type') === 'result') ?? {};
}

function decodeClaudeMessage(record: Mapping): TraceEvent[] {
  const message = own(record, 'message');
  if (!isMapping(message)) return [];
  const role = textAt(record, 'type');
  const at = secondsOf(own(record, 'timestamp'));
  // Each line of a message repeats its usage; `claudeUsage` counts it once.
  const events = (decodeMessage({ role, model: own(record, 'model'), ...message }) ?? []).filter(
    ({ kind }) => kind !== 'usage',
  );
  return at === null ? events : [...events, { kind: 'time', at }];
}

/** The usage of the whole session, else that of each message, once per id. */
function claudeUsage(records: readonly Mapping[], result: Mapping): TraceEvent[] {
  const whole = decodeUsage(own(result, 'usage'));
  if (whole) return usageEvents({ ...whole, cost: numberAt(result, 'total_cost_usd') }).map(asTotal);
  const byId = new Map<unknown, Usage>();
  for (const record of records) {
    const message = mappingAt(record, 'message');
    const usage = decodeUsage(own(message, 'usage') ?? own(record, 'usageMetadata'));
    if (usage) byId.set(own(message, 'id') ?? record, usage);
  }
  return [...byId.values()].flatMap(usageEvents).map(asTotal);
}

function claudeEnd(result: Mapping, events: readonly TraceEvent[]): TraceEvent[] {
  const text = own(result, 'result');
  if (own(result, 'is_error') === true) return [{ kind: 'error', text: errorText(text ?? own(result, 'subtype')) }];
  const hasAnswer = events.findLast(({ kind }) => kind === 'assistant' || kind === 'call')?.kind === 'assistant';
  return hasAnswer ? [] : textEvents('assistant', text);
}

const SESSIONS: readonly SessionFormat[] = [CLAUDE_CODE, CODEX_ROLLOUT, CODEX_EXEC, ...STREAMS];

/** Whether a record is a line of a session. */
export function isSessionLine(record: Mapping): boolean {
  return SESSIONS.some(({ fits }) => fits(record));
}

/** The conversations of the lines of a file, one per session id, in the order of their first lines. */
export function decodeSessions(lines: readonly unknown[]): Trace[] {
  const records = lines.flat().filter(isMapping);
  const counts = SESSIONS.map(({ fits }) => records.filter(fits).length);
  const most = Math.max(...counts);
  const format = SESSIONS[counts.indexOf(most)];
  if (most === 0 || !format) return [];
  const { decode, elapsedOf, sessionOf = () => null } = format;
  const first = records.map(sessionOf).find((id) => id !== null) ?? '';
  const sessions = groupedBy(records, (record) => sessionOf(record) ?? first);
  return [...sessions].map(([session, own]) => ({
    events: withSigns(decode(own).flatMap(withoutFrames), own),
    records: own.filter((record) => Object.hasOwn(record, 'question_id')).concat(own[0] ?? {}),
    sessions: [session],
    start: secondsOf(own[0]?.timestamp),
    elapsed: elapsedOf?.(own),
    captureHint: 'record the line with the result of the call, too',
  }));
}

/** Harbor's ATIF: `{schema_version: ATIF-v1.0, agent, steps: [{source, message, tool_calls, observation, metrics}]}`. */
export function decodeAtif(value: unknown): Trace {
  const record: Mapping = isMapping(value) ? value : {};
  const steps = mappingsIn(own(record, 'steps'));
  const stepEvents = steps.flatMap(decodeAtifStep);
  const final = mappingAt(record, 'final_metrics');
  const total = { input: own(final, 'total_prompt_tokens'), output: own(final, 'total_completion_tokens') };
  const usage = stepEvents.some(({ kind }) => kind === 'usage') ? null : decodeUsage(total);
  return {
    events: [
      ...stepEvents,
      ...usageEvents(usage && { ...usage, cost: numberAt(final, 'total_cost_usd') }).map(asTotal),
      ...modelEvents(textAt(mappingAt(record, 'agent'), 'model_name')),
    ],
    records: [record],
    metadata: [own(record, 'metadata'), own(record, 'extra')],
    sessions: [own(record, 'session_id')],
    start: secondsOf(own(steps[0] ?? {}, 'timestamp')),
    captureHint: 'record the observation of the step, too',
  };
}

/** The key that identifies a trajectory in ATIF; else null. */
export function atifKey(record: Mapping): string | null {
  return /^ATIF/.test(textAt(record, 'schema_version') ?? '') ? 'schema_version' : null;
}

function decodeAtifStep(step: Mapping): TraceEvent[] {
  const source = textAt(step, 'source');
  const content = { content: own(step, 'message') };
  // Whoever speaks, the calls are those of the agent.
  const calls = {
    role: 'assistant',
    tool_calls: own(step, 'tool_calls'),
    usage: own(step, 'metrics'),
    timestamp: own(step, 'timestamp'),
  };
  const messages = source === 'agent' ? [{ ...content, ...calls }] : [{ ...content, role: source }, calls];
  const observed = mappingsIn(own(mappingAt(step, 'observation'), 'results'));
  const results = observed.flatMap((result) => decodeToolPart({ ...result, type: 'tool_result' }) ?? []);
  return [...messages.flatMap((message) => decodeMessage(message) ?? []), ...results];
}
