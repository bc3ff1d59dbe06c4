import * as v from 'valibot';
import type { Mapping } from '../text/values.js';
import { type Decoded, type Invalid, invalid, messageOf, ok } from '../words/errors.js';
import { type Judge, type Message, type Paid, servedByAny, totalCost, unusableReply } from './judge.js';

/** The value of one or more replies, with their cost. */
export interface Read<T> extends Paid {
  readonly value: T;
}

/** The reply that a metric wants: its JSON Schema for the model, and how it is read. */
export interface WantedReply<T> {
  readonly name: string;
  readonly schema: Mapping;
  readonly decode: (value: unknown) => Decoded<T>;
}

/** A strict JSON Schema of an object. The order of its keys is the order in which the model reasons. */
export function objectSchema(properties: Mapping): Mapping {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Makes a decoder of replies. Its problems contain no text of the reply. */
export function decodeWith<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => Decoded<T> {
  return (value) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return ok(parsed.output);
    const [{ path = [], expected, message }] = parsed.issues;
    const place = path.map(({ key }) => key).join('.');
    return invalidReply(`${place === '' ? 'the reply' : place} is not ${expected ?? message}`);
  };
}

/** Makes the function that scores a verdict of the judge or the cache; null for an invalid one. */
export function scoreWith<T, F>(
  schema: v.GenericSchema<unknown, T>,
  score: (verdict: T, costUsd: number | null) => F | null,
): (verdict: unknown, costUsd: number | null) => F | null {
  return (verdict, costUsd) => {
    const parsed = v.safeParse(schema, verdict);
    return parsed.success ? score(parsed.output, costUsd) : null;
  };
}

export function invalidReply(message: string): Invalid {
  return invalid([{ message }]);
}

/** Adds up the cost of several requests for one verdict. The parameters are those of the first request. */
export function joinPaid(parts: readonly Paid[]): Paid {
  return { costUsd: totalCost(parts), sent: parts[0]?.sent ?? [], served: servedByAny(parts) };
}

/** Requests JSON. A reply that cannot be read gets one follow-up question; a second one throws a `JudgeError`. */
export async function askJson<T>(
  judge: Judge,
  messages: readonly Message[],
  { name, schema, decode }: WantedReply<T>,
): Promise<Read<T>> {
  const form = { kind: 'json', name, schema } as const;
  const { text, ...paid } = await judge.chat(messages, form);
  const read = decodeReply(text, decode);
  if (read.kind === 'ok') return { value: read.value, ...paid };
  const again = `That reply cannot be read: ${messageOf(read)}. Reply again with the JSON object alone, in the form described.`;
  // Some servers refuse an empty message.
  const replied: Message[] = text === '' ? [] : [{ role: 'assistant', content: text }];
  const repeated: Message[] = [...messages, ...replied, { role: 'user', content: again }];
  const { text: secondText, ...paidAgain } = await judge.chat(repeated, form);
  const repaired = decodeReply(secondText, decode);
  if (repaired.kind === 'invalid') throw unusableReply(`the judge's reply cannot be read: ${messageOf(repaired)}`);
  return { value: repaired.value, ...paidAgain, costUsd: totalCost([paid, paidAgain]) };
}

/** Requests text; one that cannot be read throws a `JudgeError`. */
export async function askText<T>(
  judge: Judge,
  messages: readonly Message[],
  decode: (text: string) => Decoded<T>,
): Promise<Read<T>> {
  const { text, ...paid } = await judge.chat(messages, { kind: 'text' });
  const read = decode(text);
  if (read.kind === 'invalid') throw unusableReply(messageOf(read));
  return { value: read.value, ...paid };
}

/** The thoughts that some models write before the reply, with or without the first tag. */
const THOUGHTS = /^(?:\s*<think>.*?|[^{]*)<\/think>/s;

/** Decodes a reply that is JSON, or one object between thoughts, prose and fences. Several objects are not JSON. */
function decodeReply<T>(text: string, decode: (value: unknown) => Decoded<T>): Decoded<T> {
  if (text.trim() === '') return invalidReply('it is empty');
  const reply = text.replace(THOUGHTS, '');
  const object = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
  for (const json of [text, object]) {
    try {
      return decode(JSON.parse(json));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return invalidReply('it is not JSON');
}
