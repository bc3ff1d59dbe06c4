import * as v from 'valibot';
import { matchPairs, type Pair } from '../text/matching.js';
import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { invalidReply } from './prompts.js';

/** The judge's verdict: the claims of both answers, and the pairs that state the same fact. */
interface ClaimsVerdict {
  readonly reference_claims: readonly string[];
  readonly actual_claims: readonly string[];
  readonly matches: readonly { readonly reference_index: number; readonly actual_index: number }[];
  readonly reason: string;
}

/** Maximum number of claims, more than a real answer has; a longer reply is unusable. */
const MAX_CLAIMS = 2000;
const MAX_MATCHES = 20_000;

const claims = v.pipe(v.array(v.string()), v.maxLength(MAX_CLAIMS));
const verdictSchema = v.object({
  reference_claims: claims,
  actual_claims: claims,
  matches: v.pipe(
    v.array(v.object({ reference_index: v.number(), actual_index: v.number() })),
    v.maxLength(MAX_MATCHES),
  ),
  reason: v.string(),
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The verdict in the cache: no other keys, and only pairs of existing claims. */
export const storedClaimsSchema = v.pipe(
  v.strictObject({
    ...verdictSchema.entries,
    reference_claims: v.pipe(claims, v.minLength(1)),
    matches: v.pipe(v.array(v.strictObject({ reference_index: index, actual_index: index })), v.maxLength(MAX_MATCHES)),
  }),
  v.check((verdict) => verdict.matches.every((match) => isInRange(match, verdict)), 'a match of claims that are there'),
);

type Match = ClaimsVerdict['matches'][number];

function isInRange(
  { reference_index, actual_index }: Match,
  { reference_claims, actual_claims }: ClaimsVerdict,
): boolean {
  return Object.hasOwn(reference_claims, reference_index) && Object.hasOwn(actual_claims, actual_index);
}

const STRINGS = { type: 'array', items: { type: 'string' } };
const MATCH = {
  type: 'object',
  properties: { reference_index: { type: 'integer' }, actual_index: { type: 'integer' } },
  required: ['reference_index', 'actual_index'],
  additionalProperties: false,
};

/** The strict schema for the reply; the order of its keys is the order in which the model reasons. */
export const CLAIMS_SCHEMA: Mapping = {
  type: 'object',
  properties: {
    reference_claims: STRINGS,
    actual_claims: STRINGS,
    reason: { type: 'string' },
    matches: { type: 'array', items: MATCH },
  },
  required: ['reference_claims', 'actual_claims', 'reason', 'matches'],
  additionalProperties: false,
};

/** Reads a verdict; pairs with a missing claim are dropped. */
export function decodeClaims(value: unknown): Decoded<ClaimsVerdict> {
  const parsed = v.safeParse(verdictSchema, value);
  if (!parsed.success) return invalidReply(problemOf(parsed.issues[0]));
  if (parsed.output.reference_claims.length === 0) return invalidReply('it finds no claim in the reference answer');
  const matches = parsed.output.matches.filter((match) => isInRange(match, parsed.output));
  return ok({ ...parsed.output, matches });
}

/** Describes a schema violation without the text of the reply. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key).join('.');
  if (issue.expected === 'never') return `${path} is an unknown field`;
  return `${path === '' ? 'the reply' : path} is not ${issue.expected ?? issue.message}`;
}

/** Counts the claims, each matched at most once, and lists the reference claims that the answer lacks. */
export function countClaims(verdict: ClaimsVerdict): Counts & { readonly missed: readonly string[] } {
  const { reference_claims, actual_claims, matches } = verdict;
  const pairs = matches.map(({ reference_index, actual_index }): Pair => [reference_index, actual_index]);
  const partners = matchPairs(pairs, reference_claims.length, actual_claims.length);
  return {
    reference: reference_claims.length,
    actual: actual_claims.length,
    matching: partners.filter((partner) => partner !== null).length,
    missed: reference_claims.filter((_, index) => partners[index] === null),
  };
}

/** The claim counts of a verdict; with the claims protocol the code counts, not the model. */
interface Counts {
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
