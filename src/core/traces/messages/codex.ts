import { isMapping, type Mapping, own } from '../../text/values.js';
import { decodeUsage, errorText, firstText, mappingAt, numberAt, textAt, textOfContent } from '../events/fields.js';
import { asTotal, modelEvents, type SessionFormat, type TraceEvent, usageEvents } from '../events/trace.js';
import { decodeMessage } from './message.js';
import { decodeToolPart } from './parts.js';

const CODEX_TYPES = ['session_meta', 'response_item', 'event_msg', 'turn_context', 'compacted'];

/** Codex: the rollout file of a session, `{timestamp, type, payload}` per line. */
export const CODEX_ROLLOUT: SessionFormat = {
  fits: (record) => isMapping(own(record, 'payload')) && CODEX_TYPES.includes(textAt(record, 'type') ?? ''),
  decode: (records) => {
    const payloads = records.map((record) => ({
      timestamp: own(record, 'timestamp'),
      ...mappingAt(record, 'payload'),
    }));
    const totals = payloads.map((payload) => own(mappingAt(payload, 'info'), 'total_token_usage'));
    const usage = totals.map(decodeUsage).findLast((one) => one !== null) ?? null;
    const model = firstText(payloads.toReversed(), (payload) => own(payload, 'model'));
    return [...decodePayloads(payloads), ...usageEvents(usage).map(asTotal), ...modelEvents(model)];
  },
};

/** The events of a session: what Codex says about a call wins over what it told the model. */
function decodePayloads(payloads: readonly Mapping[]): TraceEvent[] {
  const asked = ASKED.find((textOf) => payloads.some((payload) => textOf(payload) !== null));
  const ended = new Map<string, TraceEvent[]>();
  for (const payload of payloads) {
    const item = mappingAt(payload, 'item');
    const id = own(payload, 'type') === 'item_completed' ? textAt(item, 'id') : null;
    const events = id === null ? [] : decodeCodexItem(item).filter(({ kind }) => kind === 'call' || kind === 'result');
    if (id !== null && events.length > 0) ended.set(id, events);
  }
  const requested = new Set(payloads.map((payload) => textAt(payload, 'call_id')));
  return payloads.flatMap((payload): TraceEvent[] => {
    const text = asked?.(payload) ?? null;
    if (text !== null) return [{ kind: 'user', text }];
    const item = mappingAt(payload, 'item');
    const id = textAt(item, 'id') ?? '';
    // A call of which the model's own items are not there.
    if (own(payload, 'type') === 'item_completed') return requested.has(id) ? [] : (ended.get(id) ?? []);
    return decodePayload(payload, ended).filter(({ kind }) => kind !== 'user' || !asked);
  });
}

/** Where the user's own text is. Codex repeats it among its own texts about the environment. */
const ASKED: readonly ((payload: Mapping) => string | null)[] = [
  (payload) => (own(payload, 'type') === 'user_message' ? (textAt(payload, 'message') ?? '') : null),
  (payload) => {
    const item = mappingAt(payload, 'item');
    const isAsked = own(payload, 'type') === 'item_completed' && own(item, 'type') === 'UserMessage';
    return isAsked ? textOfContent(own(item, 'content')) : null;
  },
];

function decodePayload(payload: Mapping, ended: ReadonlyMap<string, TraceEvent[]>): TraceEvent[] {
  const namespace = textAt(payload, 'namespace');
  return (decodeMessage(payload) ?? []).map((event) => {
    // The tools of a server have their own names, as in the events.
    const isNamed = namespace === null || namespace.startsWith('mcp__');
    if (event.kind === 'call') return isNamed ? event : { ...event, name: `${namespace}__${event.name}` };
    if (event.kind !== 'result') return event;
    const result = ended.get(event.id ?? '')?.find(({ kind }) => kind === 'result');
    return result?.kind === 'result' ? { ...result, id: event.id, name: null } : event;
  });
}

/** Codex: the events of `codex exec --json`. */
export const CODEX_EXEC: SessionFormat = {
  fits: (record) => /^(?:thread|turn|item)\.\w+$/.test(textAt(record, 'type') ?? ''),
  decode: (records) => records.flatMap(decodeCodexEvent),
};

function decodeCodexEvent(event: Mapping): TraceEvent[] {
  const type = textAt(event, 'type');
  if (type === 'turn.completed') return usageEvents(decodeUsage(own(event, 'usage')));
  if (type === 'turn.failed') return [{ kind: 'error', text: errorText(own(event, 'error')) }];
  return type === 'item.completed' ? decodeCodexItem(mappingAt(event, 'item')) : [];
}

function decodeCodexItem(item: Mapping): TraceEvent[] {
  // Rollouts write `McpToolCall`, events `mcp_tool_call`.
  const type = (textAt(item, 'type') ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  const id = textAt(item, 'id');
  if (type === 'agent_message') return [{ kind: 'assistant', text: textAt(item, 'text') ?? '' }];
  if (type === 'command_execution') {
    const isError = (numberAt(item, 'exit_code') ?? 0) !== 0;
    const result = { output: own(item, 'aggregated_output'), isError, status: own(item, 'status') };
    return decodeToolPart({ type, id, ...result, name: 'shell', input: { command: own(item, 'command') } }) ?? [];
  }
  if (type === 'mcp_tool_call') return decodeToolPart({ ...item, type, name: textAt(item, 'tool') }) ?? [];
  // A notice, which ends nothing.
  return ['reasoning', 'error'].includes(type) ? [] : [{ kind: 'unread', type: `item ${type}` }];
}
