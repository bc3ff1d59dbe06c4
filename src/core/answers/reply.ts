import { type Decoded, type Invalid, invalid, messageOf } from '../decode/decoded.js';
import { objectsIn, parsed, withoutThoughts } from './json-in-text.js';
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
export function decodeReply<T>(text: string, decode: (value: unknown) => Decoded<T>): Decoded<T> {
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
