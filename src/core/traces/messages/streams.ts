import { groupedBy, isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  decodeUsage,
  errorText,
  factsOf,
  firstOf,
  hasAny,
  mappingAt,
  mappingsIn,
  numberAt,
  secondsOf,
  textAt,
  textOfContent,
} from '../events/fields.js';
import { type SessionFormat, type TraceEvent, textEvents, usageEvents } from '../events/trace.js';
import { joined } from './chat.js';
import { decodeMessage, decodeMessages } from './message.js';
import { decodeToolPart } from './parts.js';

type LineDecoder = (line: Mapping) => TraceEvent[];

/** A program that writes one event per line, each with its type. */
interface Stream {
  /** The key of the type; absent: `type`. */
  readonly type?: string;
  /** The decoder of each type; a line of another type, or without a needed key, is bookkeeping. */
  readonly lines: Readonly<Record<string, LineDecoder>>;
  /** Whether a line of a known type is really one of this program. */
  readonly fits: (line: Mapping) => boolean;
  readonly unwrap?: (line: Mapping) => Mapping;
  /** When the event of a line began, if lines are not in that order. */
  readonly startOf?: (line: Mapping) => number | null;
}

const part: LineDecoder = (line) => decodeToolPart(line) ?? [];
const failure: LineDecoder = (line) => [{ kind: 'error', text: errorText(firstOf(line, ['error', 'message'])) }];

/** Lines of `gemini --output-format stream-json`. */
const GEMINI_CLI: Stream = {
  // Messages of OpenAI have no time.
  fits: (line) =>
    hasAny(line, ['tool_id', 'stats', 'session_id']) ||
    (hasAny(line, ['timestamp']) && hasAny(line, ['role']) && typeof own(line, 'content') === 'string'),
  lines: {
    message: (line) => textEvents(own(line, 'role') === 'user' ? 'user' : 'assistant', own(line, 'content')),
    init: factsOf,
    tool_use: part,
    tool_result: part,
    result: (line) => usageEvents(decodeUsage(own(line, 'stats'))).map(withThoughts),
  },
};

/** Gemini CLI counts thoughts only in the total. */
function withThoughts(event: TraceEvent): TraceEvent {
  if (event.kind !== 'usage' || event.total === null || event.input === null) return event;
  return { ...event, output: event.total - event.input };
}

/** Lines of `opencode run --format json`: the parts of its messages. */
const OPENCODE: Stream = {
  fits: (line) => Object.hasOwn(line, 'sessionID') && isMapping(own(line, 'part')),
  lines: {
    tool_use: (line) => part(mappingAt(line, 'part')),
    text: (line) => textEvents('assistant', own(mappingAt(line, 'part'), 'text')),
    step_finish: (line) => factsOf(mappingAt(line, 'part')),
    step_start: () => [],
  },
  startOf: (line) => startOfPart(mappingAt(line, 'part')) ?? numberAt(line, 'timestamp'),
};

/** When a part of OpenCode began: its lines are in the order in which parts ended. */
function startOfPart(part: Mapping): number | null {
  return numberAt(mappingAt(part, 'time'), 'start') ?? numberAt(mappingAt(mappingAt(part, 'state'), 'time'), 'start');
}

/** Lines of a session of pi; `message_end` is that of its stream. */
const PI: Stream = {
  fits: (line) => isMapping(own(line, 'message')) && textAt(mappingAt(line, 'message'), 'role') !== null,
  lines: {
    message: (line) => decodeMessage(own(line, 'message')) ?? [],
    message_end: (line) => decodeMessage(own(line, 'message')) ?? [],
  },
};

/** Events of the GitHub Copilot SDK. */
const COPILOT: Stream = {
  fits: (line) => isMapping(own(line, 'data')),
  unwrap: (line) => mappingAt(line, 'data'),
  lines: {
    'user.message': (line) => textEvents('user', own(line, 'content')),
    'assistant.message': (line) => [
      ...textEvents('assistant', own(line, 'content')),
      ...mappingsIn(own(line, 'toolRequests')).flatMap((request) => part({ ...request, type: 'tool_call' })),
    ],
    'assistant.usage': (line) => factsOf({ usage: line, model: own(line, 'model') }),
    'tool.execution_complete': (line) =>
      part({
        ...line,
        type: 'tool_result',
        result: own(mappingAt(line, 'result'), 'content') ?? own(line, 'result'),
      }),
    'session.error': failure,
  },
};

/** Updates of the Agent Client Protocol, with or without their JSON-RPC envelope. */
const ACP: Stream = {
  type: 'sessionUpdate',
  fits: () => true,
  unwrap: (line) => {
    const update = own(mappingAt(line, 'params'), 'update') ?? own(line, 'update');
    return isMapping(update) ? update : line;
  },
  lines: {
    user_message_chunk: (line) => textEvents('user', textOfContent(own(line, 'content'))),
    agent_message_chunk: (line) => textEvents('assistant', textOfContent(own(line, 'content'))),
    tool_call: (line) => [
      ...part({ ...line, type: 'tool_call' }).filter(({ kind }) => kind === 'call'),
      ...acpResult(line),
    ],
    tool_call_update: acpResult,
  },
};

function acpResult(line: Mapping): TraceEvent[] {
  if (!['completed', 'failed'].includes(textAt(line, 'status') ?? '')) return [];
  const content = textOfContent(mappingsIn(own(line, 'content')).map((one) => own(one, 'content')));
  return part({ ...line, type: 'tool-result', content: content ?? undefined });
}

/** The whole stream of Vercel's AI SDK. */
const FULL_STREAM: Stream = {
  fits: (line) => !Object.hasOwn(line, 'role') && !Object.hasOwn(line, 'message'),
  lines: {
    'text-delta': (line) => textEvents('assistant', firstOf(line, ['text', 'delta', 'textDelta'])),
    'tool-call': part,
    'tool-result': part,
    'tool-error': part,
    'finish-step': (line) => usageEvents(decodeUsage(own(line, 'usage'))),
    'start-step': () => [],
    error: failure,
  },
};

/** Types of events of AG-UI, whose texts and arguments come in pieces. */
const AG_UI = /^(?:RUN|STEP|TEXT_MESSAGE|TOOL_CALL|MESSAGES|STATE)_[A-Z]+$/;

const AG_UI_EVENTS: SessionFormat = {
  fits: (record) => AG_UI.test(textAt(record, 'type') ?? ''),
  sessionOf: (record) => textAt(record, 'threadId'),
  decode: (records) => {
    const pieces = groupedBy(
      records.filter((event) => own(event, 'delta') !== undefined),
      agUiId,
    );
    const started = new Set<string>();
    return records.flatMap((event) => decodeAgUi(event, pieces, started));
  },
};

function agUiId(event: Mapping): string {
  return textAt(event, 'toolCallId', 'messageId') ?? '';
}

function decodeAgUi(event: Mapping, pieces: ReadonlyMap<string, Mapping[]>, started: Set<string>): TraceEvent[] {
  const type = textAt(event, 'type') ?? '';
  const id = agUiId(event);
  if (type === 'RUN_STARTED') return decodeMessages(mappingsIn(own(mappingAt(event, 'input'), 'messages')));
  if (type === 'RUN_ERROR') return failure(event);
  if (type === 'TOOL_CALL_RESULT') return part({ ...event, type: 'tool-result' });
  if (!/_(?:START|CHUNK)$/.test(type) || started.has(id)) return [];
  started.add(id);
  const text = (pieces.get(id) ?? []).map((piece) => textAt(piece, 'delta') ?? '').join('');
  if (type.startsWith('TOOL_CALL'))
    return [{ kind: 'call', id, name: textAt(event, 'toolCallName') ?? '', args: text }];
  return textEvents(own(event, 'role') === 'user' ? 'user' : 'assistant', text);
}

/** A session of Gemini CLI: messages, and changes of the session that may hold messages. */
const GEMINI_SESSION: SessionFormat = {
  fits: (record) => isMapping(own(record, '$set')) || own(record, 'type') === 'gemini',
  decode: (records) => {
    const byId = new Map<unknown, Mapping>();
    for (const record of records) {
      const messages = [record, ...mappingsIn(own(mappingAt(record, '$set'), 'messages'))];
      // A later line about a message replaces it.
      for (const message of messages) if (!isAbsent(own(message, 'id'))) byId.set(own(message, 'id'), message);
    }
    return decodeMessages([...byId.values()].filter((one) => decodeMessage(one) !== null));
  },
};

/** The format of a stream: its lines are read one by one, and texts in pieces are joined. */
function makeFormat({ type = 'type', lines, fits, unwrap = (line) => line, startOf = () => 0 }: Stream): SessionFormat {
  const decoderOf = (line: Mapping) => {
    const name = textAt(line, type) ?? textAt(unwrap(line), type) ?? '';
    return Object.hasOwn(lines, name) && fits(line) ? lines[name] : undefined;
  };
  return {
    fits: (record) => decoderOf(record) !== undefined,
    sessionOf: (record) => textAt(record, 'sessionID', 'session_id', 'sessionId'),
    decode: (records) => {
      const read = records.filter(decoderOf).toSorted((one, other) => (startOf(one) ?? 0) - (startOf(other) ?? 0));
      const events = read.flatMap((record) => decoderOf(record)?.(unwrap(record)) ?? []);
      const times = read.map((record) => secondsOf(own(record, 'timestamp'))).filter((at) => at !== null);
      return [...joined(events), ...times.map((at) => ({ kind: 'time', at }) as const)];
    },
  };
}

export const STREAMS: readonly SessionFormat[] = [
  ...[OPENCODE, PI, COPILOT, ACP, GEMINI_CLI, FULL_STREAM].map(makeFormat),
  AG_UI_EVENTS,
  GEMINI_SESSION,
];
