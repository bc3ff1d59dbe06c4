import { type Decoded, type Invalid, invalid, messageOf } from '../words/errors.js';
import { type Judge, type Message, type Paid, type ReplyForm, totalCost, unusableReply } from './judge.js';
import { repairQuestion } from './prompts.js';

/** A decoded reply, with its cost. */
export interface Read<T> extends Paid {
  readonly value: T;
}

/** A reply that cannot be used, with the reason. */
export function invalidReply(message: string): Invalid {
  return invalid([{ message }]);
}

/**
 * Requests JSON; a reply that cannot be read gets one follow-up question. Throws a `JudgeError`, whose message `describe`
 * makes of the problem.
 */
export async function askJson<T>(
  judge: Judge,
  messages: readonly Message[],
  form: ReplyForm,
  decode: (value: unknown) => Decoded<T>,
  describe = (problem: string) => `the judge's reply cannot be read: ${problem}`,
): Promise<Read<T>> {
  const first = await judge.chat(messages, form);
  const firstRead = decodeReply(first.text, decode);
  if (firstRead.kind === 'ok') {
    const { text: _, ...paid } = first;
    return { value: firstRead.value, ...paid };
  }
  const retryMessages: readonly Message[] = [
    ...messages,
    // Some servers refuse an empty message.
    ...(first.text === '' ? [] : [{ role: 'assistant', content: first.text.slice(0, MAX_QUOTED) } as const]),
    { role: 'user', content: repairQuestion(messageOf(firstRead)) },
  ];
  const second = await judge.chat(retryMessages, form);
  const repaired = decodeReply(second.text, decode);
  if (repaired.kind === 'invalid') throw unusableReply(describe(messageOf(repaired)));
  const { text: _, ...paid } = second;
  return { value: repaired.value, ...paid, costUsd: totalCost([first, second]) };
}

/** Maximum number of characters of an unusable reply that are sent back to the model. */
const MAX_QUOTED = 20_000;

/** Decodes a reply that is JSON, or one object between thoughts, prose and fences. */
function decodeReply<T>(text: string, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  if (text.trim() === '') return invalidReply('it is empty');
  const wholeReply = parseBoxed(text);
  if (wholeReply) return decode(wholeReply.value);
  const decodedObjects = objectsIn(withoutThoughts(text)).map(decode);
  const values = decodedObjects.filter((one) => one.kind === 'ok');
  // One of several different verdicts may be quoted from the judged answer.
  if (new Set(values.map(({ value }) => JSON.stringify(value))).size > 1)
    return invalidReply('it has more than one object');
  return values[0] ?? decodedObjects.at(-1) ?? invalidReply('it is not JSON');
}

/** Maximum number of braces tried as the start of an object; a reply has few. */
const MAX_PLACES = 50;

/** The outermost JSON objects in a text, with any text around them. */
function objectsIn(text: string): unknown[] {
  const objects: unknown[] = [];
  let at = text.indexOf('{');
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++) {
    const end = endOfObject(text, at);
    const object = end === null ? null : parseBoxed(text.slice(at, end));
    if (object) objects.push(object.value);
    at = text.indexOf('{', object && end !== null ? end : at + 1);
  }
  return objects;
}

/** Parses JSON into a wrapper, so that a null value differs from invalid JSON, which gives null. */
function parseBoxed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The end of the object that starts at a brace; null if it has none. */
function endOfObject(text: string, start: number): number | null {
  let [depth, inString] = [0, false];
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') inString = !inString;
    else if (inString) at += character === '\\' ? 1 : 0;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return null;
}

/** Removes the thoughts that some models write before the reply. */
function withoutThoughts(text: string): string {
  const end = text.indexOf('</think>');
  const brace = text.indexOf('{');
  // The tag can also be inside the reply, as part of the judged text.
  const isThought = /^\s*<think>/.test(text) || brace < 0 || end < brace;
  return end >= 0 && isThought ? text.slice(end + '</think>'.length) : text;
}
