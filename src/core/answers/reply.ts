import {
  type ChatReply,
  type Judge,
  type Message,
  type Paid,
  type ReplyForm,
  totalCost,
  uselessReply,
} from './judge.js';
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

/**
 * Asks for JSON. Where the server cannot hold a model to the schema, a reply that is not right gets one more question.
 * Throws a `JudgeError`.
 */
export async function askJson<T>(
  judge: Judge,
  messages: readonly Message[],
  form: ReplyForm,
  decode: (value: unknown) => Decoded<T>,
): Promise<Read<T>> {
  const first = await judge.chat(messages, form);
  const read = decodeReply(first, decode);
  if (read.kind === 'value') return { value: read.value, costUsd: first.costUsd, sent: first.sent };
  if (first.strict) throw uselessReply(`the judge's reply cannot be read: ${read.problem}`);
  const again: readonly Message[] = [
    ...messages,
    { role: 'assistant', content: first.text.slice(0, MAX_QUOTED) },
    { role: 'user', content: repairQuestion(read.problem) },
  ];
  const second = await judge.chat(again, form);
  const repaired = decodeReply(second, decode);
  if (repaired.kind === 'wrong') throw uselessReply(`the judge's reply cannot be read: ${repaired.problem}`);
  return { value: repaired.value, costUsd: totalCost([first, second]), sent: second.sent };
}

/** Characters of a useless reply that go back to the model. */
const MAX_QUOTED = 20_000;

function decodeReply<T>({ text }: ChatReply, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  try {
    return decode(JSON.parse(withoutFence(text)));
  } catch {
    return wrong(text.trim() === '' ? 'it is empty' : 'it is not JSON');
  }
}

const FENCE = '```';

/** Models like to put a fence around JSON, where nothing stops them. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  const firstLine = trimmed.indexOf('\n');
  const isFenced = /^```(?:json)?\s*$/i.test(trimmed.slice(0, Math.max(0, firstLine))) && trimmed.endsWith(FENCE);
  return isFenced ? trimmed.slice(firstLine + 1, -FENCE.length) : text;
}
