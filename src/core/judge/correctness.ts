import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { invalidReply } from './reply.js';

/** The claim counts of a verdict; with the claims protocol the code counts, not the model. */
export interface Counts {
  readonly reference: number;
  readonly actual: number;
  readonly matching: number;
}

/**
 * The figures of answer correctness: recall = matching / reference claims, precision = matching / actual claims (absent
 * without actual claims), F1 = their harmonic mean; each in [0, 1]. Without a match F1 is 0 or absent, by the scoring
 * rules.
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

/** The figures of an empty answer: it has no claims, and a recall of 0 needs no count of the reference's claims. */
export function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping {
  return {
    answer_actual_claims_count: 0,
    answer_matching_claims_count: 0,
    answer_correctness_reason: 'empty answer',
    answer_recall: 0,
    ...(rule === 'zero' && { answer_f1: 0 }),
  };
}

/** The verdict in a line of four values. */
interface TsvVerdict extends Counts {
  readonly reason: string;
}

/** The wording of error messages: that of release 4, or of later releases. */
export type Wording = 'release 4' | 'later';

/** Maximum number of characters of a reply in a message; longer than a reply within the usual token limit. */
const SHOWN = 20_000;

/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have graphrag-eval's wording. */
export function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict> {
  const text = (wording === 'release 4' ? reply.replace(/^\n+|\n+$/g, '') : reply).slice(0, SHOWN);
  const values = text.split('\t').slice(0, 4);
  if (values.length < 4) return invalidReply(`Expected 4 tab-separated values: ${text}`);
  const counts = values.slice(0, 3).map(parseInteger);
  const [reference, actual, matching] = counts;
  const [, , , reason = ''] = values;
  if (reference == null || actual == null || matching == null) {
    return invalidReply(
      wording === 'release 4' ? `Non-int value: ${text}` : `Claims counts should be ints: ${pythonList(values)}`,
    );
  }
  const tsvCounts = { reference: Number(reference), actual: Number(actual), matching: Number(matching) };
  if (isPossible(tsvCounts)) return ok({ ...tsvCounts, reason: reason.trim() });
  const problem = wording === 'release 4' ? 'Invalid int values' : 'Invalid claims counts combination';
  return invalidReply(`${problem}: ${counts.join('\t')}`);
}

/** An integer as Python's `int()` reads text, except for `1_0` and digits of other scripts; null for other text. */
function parseInteger(text: string): bigint | null {
  return /^\s*[+-]?[0-9]+\s*$/.test(text) ? BigInt(text) : null;
}

/** Whether counts are possible for two answers with claims. */
function isPossible({ reference, actual, matching }: Counts): boolean {
  const counts = [reference, actual, matching];
  if (!counts.every(Number.isSafeInteger)) return false;
  return reference >= 1 && actual >= 1 && matching >= 0 && matching <= Math.min(reference, actual);
}

/** A list of texts in Python's notation, as in graphrag-eval's messages. */
export function pythonList(texts: readonly string[]): string {
  return `[${texts.map(pythonText).join(', ')}]`;
}

const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Characters that Python does not consider printable; a blank is the only printable separator. */
const ESCAPED = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(ESCAPED, escapeCharacter);
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}

function escapeCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const hex = (length: number) => point.toString(16).padStart(length, '0');
  if (point < 0x100) return NAMED[character] ?? `\\x${hex(2)}`;
  return point < 0x10000 ? `\\u${hex(4)}` : `\\U${hex(8)}`;
}
