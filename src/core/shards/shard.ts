import { usageError } from '../errors.js';
import type { Hash } from '../runs/select.js';

/** A part of the selected questions, such as 2 of 8. */
export interface Shard {
  /** From 1 on. */
  readonly index: number;
  readonly of: number;
}

/** More jobs than GitHub starts for a matrix. */
const MOST = 1000;
/** Digits of a hash that a number holds exactly. */
const DIGITS = 12;

/** Reads `2/8`. */
export function decodeShard(text: string, input = 'shard'): Shard {
  const [, index = '0', of = '0'] = /^\s*(\d{1,4})\/(\d{1,4})\s*$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of && shard.of <= MOST) return shard;
  throw usageError(`${input}: expected a shard from 1/1 to ${MOST}/${MOST}, as in 2/8, got ${JSON.stringify(text)}`);
}

/** `2/8` */
export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** The number of the shard that a question belongs to, by its id alone. */
export function shardOf(id: string, of: number, hash: Hash): number {
  return (Number.parseInt(hash(id).slice(0, DIGITS), 16) % of) + 1;
}

/** Whether a question belongs to a shard; without shards all do. */
export function isInShard(id: string, shard: Shard | null, hash: Hash): boolean {
  return shard === null || shardOf(id, shard.of, hash) === shard.index;
}
