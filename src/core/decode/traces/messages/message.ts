import { isMapping, type Mapping } from '../../../values.js';
import { firstOf, secondsOf } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { decodeAdkEvent } from './adk.js';
import { decodeChatMessage } from './chat.js';
import { decodeItem, unwrapItem } from './items.js';
import { decodeLangchainMessage } from './langchain.js';

/** Dialects of messages, in this order; a message belongs to the first that reads it. */
const DIALECTS: readonly ((message: Mapping) => TraceEvent[] | null)[] = [
  decodeItem,
  decodeAdkEvent,
  decodeLangchainMessage,
  decodeChatMessage,
];

const TIMES = ['timestamp', 'created_at', 'createdAt', 'time'];

/** The events of one message of any dialect; null when it is none. */
export function decodeMessage(value: unknown): TraceEvent[] | null {
  if (typeof value === 'string') return [{ kind: 'user', text: value }];
  if (!isMapping(value)) return null;
  const message = unwrapItem(value);
  for (const decode of DIALECTS) {
    const events = decode(message);
    if (events) return withTime(events, secondsOf(firstOf(message, TIMES)));
  }
  return null;
}

function withTime(events: TraceEvent[], at: number | null): TraceEvent[] {
  if (at === null) return events;
  const timed = events.map((event) => (event.kind === 'call' ? { ...event, time: at } : event));
  return [...timed, { kind: 'time', at }];
}

/** All events of a list of messages; what is no message is passed over. */
export function decodeMessages(values: readonly unknown[]): TraceEvent[] {
  return values.flatMap((value) => decodeMessage(value) ?? []);
}

/** Whether a value is a message of some dialect, and no text. */
export function isMessage(value: unknown): boolean {
  return isMapping(value) && decodeMessage(value) !== null;
}
