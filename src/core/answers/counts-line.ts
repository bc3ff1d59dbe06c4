import { type Decoded, ok } from '../decode/decoded.js';
import type { Counts } from './correctness.js';
import { pythonList } from './python-text.js';
import { invalidReply } from './reply.js';

/** What a line of four values says. */
export interface TsvVerdict extends Counts {
  readonly reason: string;
}

/** In which words an error is said: those of release 4, or of the later ones. */
export type Wording = 'release 4' | 'later';

/** Characters of a reply that a message shows: more than any reply within the usual limit of tokens has. */
const SHOWN = 20_000;

/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have the words of the library. */
export function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict> {
  const text = (wording === 'release 4' ? reply.replace(/^\n+|\n+$/g, '') : reply).slice(0, SHOWN);
  const values = text.split('\t').slice(0, 4);
  if (values.length < 4) return invalidReply(`Expected 4 tab-separated values: ${text}`);
  const counts = values.slice(0, 3).map(integerOf);
  const [reference, actual, matching] = counts;
  const [, , , reason = ''] = values;
  if (reference == null || actual == null || matching == null) {
    return invalidReply(
      wording === 'release 4' ? `Non-int value: ${text}` : `Claims counts should be ints: ${pythonList(values)}`,
    );
  }
  const found = { reference: Number(reference), actual: Number(actual), matching: Number(matching) };
  if (isPossible(found)) return ok({ ...found, reason: reason.trim() });
  const problem = wording === 'release 4' ? 'Invalid int values' : 'Invalid claims counts combination';
  return invalidReply(`${problem}: ${counts.join('\t')}`);
}

/** As Python's `int()` reads text, but for `1_0` and digits of other scripts. */
function integerOf(text: string): bigint | null {
  return /^\s*[+-]?[0-9]+\s*$/.test(text) ? BigInt(text) : null;
}

/** Whether counts can be those of two answers with claims. */
export function isPossible({ reference, actual, matching }: Counts): boolean {
  const counts = [reference, actual, matching];
  if (!counts.every(Number.isSafeInteger)) return false;
  return reference >= 1 && actual >= 1 && matching >= 0 && matching <= Math.min(reference, actual);
}
