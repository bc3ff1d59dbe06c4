import { type Decoded, type Invalid, invalid, messageOf } from '../words/errors.js';
import { type Judge, type Message, type Paid, type ReplyForm, totalCost, unusableReply } from './judge.js';
import { repairQuestion } from './prompts.js';

/** A reply that could be read, with what it took. */
export interface Read<T> extends Paid {
  readonly value: T;
}

/** A reply that cannot be used, with the reason. */
export function invalidReply(message: string): Invalid {
  return invalid([{ message }]);
}

/** Asks for JSON; a reply that cannot be read gets one more question. Throws a `JudgeError`. */
export async function askJson<T>(
  judge: Judge,
  messages: readonly Message[],
  form: ReplyForm,
  decode: (value: unknown) => Decoded<T>,
): Promise<Read<T>> {
  const first = await judge.chat(messages, form);
  const read = decodeReply(first.text, decode);
  if (read.kind === 'ok') return { value: read.value, costUsd: first.costUsd, sent: first.sent };
  const again: readonly Message[] = [
    ...messages,
    { role: 'assistant', content: first.text.slice(0, MAX_QUOTED) },
    { role: 'user', content: repairQuestion(messageOf(read)) },
  ];
  const second = await judge.chat(again, form);
  const repaired = decodeReply(second.text, decode);
  if (repaired.kind === 'invalid') throw unusableReply(`the judge's reply cannot be read: ${messageOf(repaired)}`);
  return { value: repaired.value, costUsd: totalCost([first, second]), sent: second.sent };
}

/** Characters of a useless reply that go back to the model. */
const MAX_QUOTED = 20_000;

/** JSON alone, or one object among thoughts, prose and fences. */
function decodeReply<T>(text: string, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  if (text.trim() === '') return invalidReply('it is empty');
  const whole = parsed(text);
  if (whole) return decode(whole.value);
  const read = objectsIn(withoutThoughts(text)).map(decode);
  const values = read.filter((one) => one.kind === 'ok');
  // Of several verdicts one may be quoted from the answer that is judged.
  if (new Set(values.map(({ value }) => JSON.stringify(value))).size > 1)
    return invalidReply('it has more than one object');
  return values[0] ?? read.at(-1) ?? invalidReply('it is not JSON');
}

/** Places in a text that are tried as the beginning of an object; a reply has few. */
const MAX_PLACES = 50;

/** The JSON objects that stand in a text, outermost ones only, with any text around them. */
function objectsIn(text: string): unknown[] {
  const found: unknown[] = [];
  let at = text.indexOf('{');
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++) {
    const end = endOfObject(text, at);
    const object = end === null ? null : parsed(text.slice(at, end));
    if (object) found.push(object.value);
    at = text.indexOf('{', object && end !== null ? end : at + 1);
  }
  return found;
}

/** A value, boxed; null where the text is no JSON. */
function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Where the object that begins at a brace ends; null: nowhere. */
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

/** The text without the thoughts that some models write before it. */
function withoutThoughts(text: string): string {
  const end = text.indexOf('</think>');
  const brace = text.indexOf('{');
  // The word can also be inside the reply, as part of the judged text.
  const isThought = /^\s*<think>/.test(text) || brace < 0 || end < brace;
  return end >= 0 && isThought ? text.slice(end + '</think>'.length) : text;
}
