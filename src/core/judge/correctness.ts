import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { invalidReply } from './reply.js';

/** The counts of a verdict; the code counts, the model does not. */
export interface Counts {
  readonly reference: number;
  readonly actual: number;
  readonly matching: number;
}

/**
 * The figures of answer correctness: recall = matching / reference claims, precision = matching / actual claims (absent
 * without actual claims), F1 their harmonic mean; each in [0, 1]. Without a match F1 is 0 or absent, as the scoring rules say.
 */
export function correctnessFigures(counts: Counts, reason: string, rule: ScoringRules['answer_f1']): Mapping {
  const { reference, actual, matching } = counts;
  const f1 = (2 * matching) / (reference + actual);
  return {
    answer_reference_claims_count: reference,
    answer_actual_claims_count: actual,
    answer_matching_claims_count: matching,
    answer_correctness_reason: reason,
    answer_recall: matching / reference,
    ...(actual > 0 && { answer_precision: matching / actual }),
    ...((matching > 0 || rule === 'zero') && { answer_f1: f1 }),
  };
}

/** The figures of an answer that is empty: it has no claims, and those of the reference need not be counted for a 0. */
export function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping {
  return {
    answer_actual_claims_count: 0,
    answer_matching_claims_count: 0,
    answer_correctness_reason: 'empty answer',
    answer_recall: 0,
    ...(rule === 'zero' && { answer_f1: 0 }),
  };
}

/** What a line of four values says. */
interface TsvVerdict extends Counts {
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
function isPossible({ reference, actual, matching }: Counts): boolean {
  const counts = [reference, actual, matching];
  if (!counts.every(Number.isSafeInteger)) return false;
  return reference >= 1 && actual >= 1 && matching >= 0 && matching <= Math.min(reference, actual);
}

/** A list of texts as Python writes it: the library's messages have it. */
export function pythonList(texts: readonly string[]): string {
  return `[${texts.map(pythonText).join(', ')}]`;
}

const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What Python does not take for printable: a blank is the only separator that is. */
const ESCAPED = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(ESCAPED, escapeOf);
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}

function escapeOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const hex = (length: number) => point.toString(16).padStart(length, '0');
  if (point < 0x100) return NAMED[character] ?? `\\x${hex(2)}`;
  return point < 0x10000 ? `\\u${hex(4)}` : `\\U${hex(8)}`;
}
