import type { Knobs } from '../scoring.js';
import type { Counts } from './claims.js';
import { type Decoded, wrong } from './reply.js';

/** What a line of four values says. */
export interface TsvVerdict extends Counts {
  readonly reason: string;
}

/** Under which key a failure is reported also says in which release's words. */
type Wording = Knobs['correctness_error_key'];

const NO_INTEGER: Readonly<Record<Wording, string>> = {
  answer_eval_error: 'Non-int value',
  answer_correctness_error: 'Claims counts should be ints',
};
const NO_COUNTS: Readonly<Record<Wording, string>> = {
  answer_eval_error: 'Invalid int values',
  answer_correctness_error: 'Invalid claims counts combination',
};

/** Characters of a reply that a message shows. */
const SHOWN = 300;

/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. */
export function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict> {
  const values = reply.split('\t');
  const shown = reply.slice(0, SHOWN);
  if (values.length < 4) return wrong(`Expected 4 tab-separated values: ${shown}`);
  const [reference, actual, matching] = values.slice(0, 3).map(integerOf);
  if (reference == null || actual == null || matching == null) return wrong(`${NO_INTEGER[wording]}: ${shown}`);
  if (!isPossible({ reference, actual, matching })) {
    return wrong(`${NO_COUNTS[wording]}: ${[reference, actual, matching].join('\t')}`);
  }
  return { kind: 'value', value: { reference, actual, matching, reason: (values[3] as string).trim() } };
}

/** As Python's `int()` reads text, but for `1_0` and digits of other scripts. */
function integerOf(text: string): number | null {
  return /^\s*[+-]?[0-9]+\s*$/.test(text) ? Number(text) + 0 : null;
}

/** Whether counts can be those of two answers with claims. */
export function isPossible({ reference, actual, matching }: Counts): boolean {
  const counts = [reference, actual, matching];
  if (!counts.every(Number.isSafeInteger)) return false;
  return reference >= 1 && actual >= 1 && matching >= 0 && matching <= Math.min(reference, actual);
}
