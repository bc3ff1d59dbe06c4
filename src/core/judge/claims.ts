import * as v from 'valibot';
import { matchPairs, type Pair } from '../text/matching.js';
import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { Counts } from './correctness.js';
import { invalidReply } from './reply.js';

/** The judge's verdict: the claims of both answers, and the pairs that state the same fact. */
export interface ClaimsVerdict {
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
