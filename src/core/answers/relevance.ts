import * as v from 'valibot';
import { type Decoded, ok } from '../decode/decoded.js';
import type { ScoringRules } from '../scoring.js';
import { mean, sum } from '../statistics.js';
import type { Mapping } from '../values.js';
import { problemOf } from './claims.js';
import { unusableReply } from './judge.js';
import { invalidReply } from './reply.js';

/** A question that the answer would answer, and whether the answer evades it. */
export interface GeneratedQuestion {
  readonly question: string;
  readonly noncommittal: boolean;
}

/** What the judge says of an answer alone; with each question how near it is to the one that was asked. */
export interface RelevanceVerdict {
  readonly questions: readonly (GeneratedQuestion & { readonly similarity: number })[];
}

const generatedSchema = v.object({
  questions: v.pipe(v.array(v.object({ question: v.string(), noncommittal: v.boolean() })), v.maxLength(1000)),
});

/** A cosine, which rounding may carry a little over 1. */
const similarity = v.pipe(v.number(), v.minValue(-1.01), v.maxValue(1.01));

/** A verdict as the cache has it. */
export const storedRelevanceSchema = v.strictObject({
  questions: v.pipe(
    v.array(v.strictObject({ question: v.string(), noncommittal: v.boolean(), similarity })),
    v.minLength(1),
    v.maxLength(1000),
  ),
});

/** The strict schema that the reply is bound to. */
export const RELEVANCE_SCHEMA: Mapping = {
  type: 'object',
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        properties: { question: { type: 'string' }, noncommittal: { type: 'boolean' } },
        required: ['question', 'noncommittal'],
        additionalProperties: false,
      },
    },
  },
  required: ['questions'],
  additionalProperties: false,
};

/** The usable questions of a reply, as many as were asked for at most. */
export function decodeGenerated(value: unknown, wanted: number): Decoded<readonly GeneratedQuestion[]> {
  const parsed = v.safeParse(generatedSchema, value);
  if (!parsed.success) return invalidReply(problemOf(parsed.issues[0]));
  const usable = parsed.output.questions.filter(({ question }) => question.trim() !== '').slice(0, wanted);
  return usable.length > 0 ? ok(usable) : invalidReply('it has no usable question');
}

/** Reads a verdict of the cache; null for none. */
export function decodeRelevance(value: unknown): RelevanceVerdict | null {
  const parsed = v.safeParse(storedRelevanceSchema, value);
  return parsed.success ? parsed.output : null;
}

/** The cosine of the angle between two vectors, in [-1, 1]. Throws where they cannot be compared. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) throw unusableReply('the embeddings are of different lengths');
  const dot = (x: readonly number[], y: readonly number[]) => sum(x.map((value, at) => value * (y[at] as number)));
  const [x, y] = [scaled(a), scaled(b)];
  const value = dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
  if (!Number.isFinite(value)) throw unusableReply('the embeddings are not finite numbers');
  return value;
}

/** The same direction with its greatest coordinate near 1, or squares of very small and large ones lose their value. */
function scaled(vector: readonly number[]): readonly number[] {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  // A power of two, so that nothing is rounded.
  const unit = 2 ** Math.floor(Math.log2(greatest));
  return vector.map((value) => value / unit);
}

/**
 * Answer relevance as RAGAS has it (Es et al. 2023): the mean similarity of the questions that the answer would answer
 * to the one that was asked, 0 for a noncommittal answer. In [-1, 1]; neither clipped nor rounded.
 */
export function relevanceScore({ questions }: RelevanceVerdict, rule: ScoringRules['noncommittal']): number {
  const flags = questions.map(({ noncommittal }) => noncommittal);
  const evasive = rule === 'any' ? flags.some(Boolean) : flags.every(Boolean);
  return evasive ? 0 : (mean(questions.map(({ similarity }) => similarity)) ?? 0);
}

/** The questions with their similarities, in words. */
export function relevanceReason({ questions }: RelevanceVerdict): string {
  return questions
    .map(({ question, noncommittal, similarity }) => {
      return `${question.trim()} (similarity ${similarity.toFixed(3)}${noncommittal ? ', evasive' : ''})`;
    })
    .join('; ');
}
