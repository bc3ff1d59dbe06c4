import { objectsIn, parsed, withoutThoughts } from './json-in-text.js';
import { type Judge, type Message, type Paid, type ReplyForm, totalCost, uselessReply } from './judge.js';
import { repairQuestion } from './prompts.js';

/** A reply that could be read, with what it took. */
export interface Read<T> extends Paid {
  readonly value: T;
}

/** A value, or what is wrong with it. */
export type Decoded<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'wrong'; readonly problem: string };

export function wrong(problem: string): { readonly kind: 'wrong'; readonly problem: string } {
  return { kind: 'wrong', problem };
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
  if (read.kind === 'value') return { value: read.value, costUsd: first.costUsd, sent: first.sent };
  const again: readonly Message[] = [
    ...messages,
    { role: 'assistant', content: first.text.slice(0, MAX_QUOTED) },
    { role: 'user', content: repairQuestion(read.problem) },
  ];
  const second = await judge.chat(again, form);
  const repaired = decodeReply(second.text, decode);
  if (repaired.kind === 'wrong') throw uselessReply(`the judge's reply cannot be read: ${repaired.problem}`);
  return { value: repaired.value, costUsd: totalCost([first, second]), sent: second.sent };
}

/** Characters of a useless reply that go back to the model. */
const MAX_QUOTED = 20_000;

/** JSON alone, or one object among thoughts, prose and fences. */
export function decodeReply<T>(text: string, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  if (text.trim() === '') return wrong('it is empty');
  const whole = parsed(text);
  if (whole) return decode(whole.value);
  const read = objectsIn(withoutThoughts(text)).map(decode);
  const values = read.filter((one) => one.kind === 'value');
  // Of several verdicts one may be quoted from the answer that is judged.
  if (new Set(values.map(({ value }) => JSON.stringify(value))).size > 1) return wrong('it has more than one object');
  return values[0] ?? read.at(-1) ?? wrong('it is not JSON');
}
