import { isMapping, type Mapping, own } from '../../../values.js';
import { errorText, firstOf, textAt } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { factsOf } from '../usage.js';
import { joined } from './chat.js';
import { decodePart } from './part.js';

/** Google ADK: an event with an author, and parts in its content; the pieces of a stream are left out. */
export function decodeAdkEvent(event: Mapping): TraceEvent[] | null {
  const content = own(event, 'content');
  const isEvent = Object.hasOwn(event, 'author') && (isMapping(content) || !Object.hasOwn(event, 'role'));
  if (!isEvent) return null;
  if (own(event, 'partial') === true) return [];
  const parts = isMapping(content) ? own(content, 'parts') : null;
  const speaker = own(event, 'author') === 'user' ? 'user' : 'assistant';
  const told = Array.isArray(parts) ? parts.flatMap((part) => decodePart(part, speaker)) : [];
  return [...joined(told), ...factsOf(event), ...errorOf(event)];
}

function errorOf(event: Mapping): TraceEvent[] {
  const code = textAt(event, 'errorCode', 'error_code');
  if (code === null) return [];
  return [{ kind: 'error', text: errorText(firstOf(event, ['errorMessage', 'error_message']) ?? code) }];
}
