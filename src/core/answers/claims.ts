import * as v from 'valibot';
import type { Mapping } from '../values.js';
import { matchPairs, type Pair } from './matching.js';
import { type Decoded, wrong } from './reply.js';

/** What the judge says: claims of both answers, and which of them state the same. */
export interface ClaimsVerdict {
  readonly reference_claims: readonly string[];
  readonly actual_claims: readonly string[];
  readonly matches: readonly { readonly reference_index: number; readonly actual_index: number }[];
  readonly reason: string;
}

/** More claims than any honest answer has; a reply beyond is of no use. */
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

const STRINGS = { type: 'array', items: { type: 'string' } };
const MATCH = {
  type: 'object',
  properties: { reference_index: { type: 'integer' }, actual_index: { type: 'integer' } },
  required: ['reference_index', 'actual_index'],
  additionalProperties: false,
};

/** The strict schema that the reply is bound to; the order of its keys is the order in which the model thinks. */
export const CLAIMS_SCHEMA: Mapping = {
  type: 'object',
  properties: {
    reference_claims: STRINGS,
    actual_claims: STRINGS,
    matches: { type: 'array', items: MATCH },
    reason: { type: 'string' },
  },
  required: ['reference_claims', 'actual_claims', 'matches', 'reason'],
  additionalProperties: false,
};

/** Reads a verdict, of a model or of the cache. */
export function decodeClaims(value: unknown): Decoded<ClaimsVerdict> {
  const parsed = v.safeParse(verdictSchema, value);
  if (!parsed.success) return wrong(problemOf(parsed.issues[0]));
  if (parsed.output.reference_claims.length === 0) return wrong('it finds no claim in the reference answer');
  return { kind: 'value', value: parsed.output };
}

/** Where a schema does not hold, without the text of the reply. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => key).join('.');
  return `${path === '' ? 'the reply' : path} is not ${issue.expected ?? 'as asked'}`;
}

/** The counts of a verdict; the code counts, the model does not. */
export interface Counts {
  readonly reference: number;
  readonly actual: number;
  readonly matching: number;
}

/** Claims counted, each matched once at most, and the claims of the reference that no claim of the answer states. */
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
