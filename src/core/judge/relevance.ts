import * as v from 'valibot';
import { mean, sum } from '../statistics/series.js';
import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { problemOf } from './claims.js';
import { type Judge, totalCost, unusableReply } from './judge.js';
import { type AnswerMetric, type AnswerTask, type Figures, type RelevanceSettings, VERSION } from './metric.js';
import { promptOf, relevanceSystem } from './prompts.js';
import { askJson, invalidReply, type Read } from './reply.js';

/** A question that the answer would answer, and whether the answer evades it. */
interface GeneratedQuestion {
  readonly question: string;
  readonly noncommittal: boolean;
}

/** What the judge says of an answer alone; with each question how near it is to the one that was asked. */
interface RelevanceVerdict {
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
const RELEVANCE_SCHEMA: Mapping = {
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
function decodeRelevance(value: unknown): RelevanceVerdict | null {
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
function relevanceReason({ questions }: RelevanceVerdict): string {
  return questions
    .map(({ question, noncommittal, similarity }) => {
      return `${question.trim()} (similarity ${similarity.toFixed(3)}${noncommittal ? ', evasive' : ''})`;
    })
    .join('; ');
}

/** How near the questions that the answer would answer are to the one that was asked. */
export function relevanceMetric({ questions, noncommittal }: RelevanceSettings): AnswerMetric {
  const system = relevanceSystem(questions);
  return {
    name: 'answer_relevance',
    models: ['generation', 'embedding'],
    needs: () => true,
    texts: ({ question, actualAnswer }) => ({ question, actual_answer: actualAnswer }),
    verdictWithoutAsking: ({ actualAnswer }) =>
      actualAnswer.trim() === '' ? { kind: 'judged', figures: EMPTY_ANSWER } : null,
    identity: { version: VERSION, questions, prompt: system, schema: RELEVANCE_SCHEMA },
    rules: { questions, noncommittal },
    ask: (task, judge) => askRelevance(task, judge, system, questions),
    score: (value, costUsd) => {
      const verdict = decodeRelevance(value);
      if (!verdict) return null;
      const entry = {
        answer_relevance: relevanceScore(verdict, noncommittal),
        answer_relevance_cost: costUsd,
        answer_relevance_reason: relevanceReason(verdict),
      };
      return { entry };
    },
    errorKey: 'answer_relevance_error',
  };
}

const EMPTY_ANSWER: Figures = {
  entry: { answer_relevance: 0, answer_relevance_cost: 0, answer_relevance_reason: 'empty answer' },
};

/** The judge never sees the question that was asked; the embeddings do. */
async function askRelevance(
  { question, actualAnswer }: AnswerTask,
  judge: Judge,
  system: string,
  wanted: number,
): Promise<Read<unknown>> {
  const messages = promptOf(system, { actual_answer: actualAnswer }, judge.delimiter([question, actualAnswer]));
  const form = { kind: 'json', name: 'generated_questions', schema: RELEVANCE_SCHEMA } as const;
  const generated = await askJson(judge, messages, form, (value) => decodeGenerated(value, wanted));
  const texts = [question, ...generated.value.map((one) => one.question)];
  const embedded = await judge.embed(texts);
  const [asked, ...vectors] = embedded.vectors;
  if (!asked || vectors.length !== generated.value.length) throw unusableReply('embeddings are missing');
  const judged = generated.value.map((one, at) => ({ ...one, similarity: cosine(asked, vectors[at] as number[]) }));
  return {
    value: { questions: judged },
    costUsd: totalCost([generated, embedded]),
    sent: [...generated.sent, ...embedded.sent],
  };
}
