import * as v from 'valibot';
import { mean, sum } from '../statistics/intervals.js';
import { ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { askJson, decodeWith, invalidReply, joinPaid, objectSchema, scoreWith } from './ask.js';
import { unusableReply } from './judge.js';
import { type AnswerMetric, type Judgement, requestWork, VERSION } from './metric.js';
import { promptOf, relevanceSystem } from './prompts.js';
import type { RelevanceSettings } from './settings.js';

const generated = { question: v.string(), noncommittal: v.boolean() };

const reply = v.object({ questions: v.array(v.object(generated)) });

/** The judge's questions for an answer, each with its similarity to the original one: a cosine, which can exceed 1 by rounding. */
const relevanceVerdict = v.object({
  questions: v.pipe(
    v.array(v.object({ ...generated, similarity: v.pipe(v.number(), v.minValue(-1.01), v.maxValue(1.01)) })),
    v.minLength(1),
  ),
});
type RelevanceVerdict = v.InferOutput<typeof relevanceVerdict>;

const RELEVANCE_SCHEMA = objectSchema({
  questions: {
    type: 'array',
    items: objectSchema({ question: { type: 'string' }, noncommittal: { type: 'boolean' } }),
  },
});

/** The usable questions of a reply, at most the requested number. */
export function decodeGenerated(value: unknown, maxQuestions: number) {
  const read = decodeWith(reply)(value);
  if (read.kind === 'invalid') return read;
  const usable = read.value.questions.filter(({ question }) => question.trim() !== '').slice(0, maxQuestions);
  return usable.length > 0 ? ok(usable) : invalidReply('it has no usable question');
}

/** The cosine of the angle between two vectors, in [-1, 1]. Throws if they cannot be compared. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) throw unusableReply('the embeddings are of different lengths');
  const dot = (x: readonly number[], y: readonly number[]) => sum(x.map((value, at) => value * (y[at] as number)));
  // Of very large or small numbers, the product is infinite or 0.
  const squares = dot(a, a) * dot(b, b);
  if (squares === 0 || !Number.isFinite(squares)) throw unusableReply('the embeddings are not finite numbers');
  return dot(a, b) / Math.sqrt(squares);
}

/** Answer relevance of RAGAS (Es et al. 2023): the mean similarity, 0 for a noncommittal answer. In [-1, 1]; neither clipped nor rounded. */
export function relevanceScore({ questions }: RelevanceVerdict, rule: ScoringRules['noncommittal']): number {
  const flags = questions.map(({ noncommittal }) => noncommittal);
  const evasive = rule === 'any' ? flags.some(Boolean) : flags.every(Boolean);
  return evasive ? 0 : (mean(questions.map(({ similarity }) => similarity)) ?? 0);
}

function relevanceReason({ question, noncommittal, similarity }: RelevanceVerdict['questions'][number]): string {
  return `${question.trim()} (similarity ${similarity.toFixed(3)}${noncommittal ? ', evasive' : ''})`;
}

/** The cost of a verdict, which is unrelated to the answer. */
export const RELEVANCE_COST = 'answer_relevance_cost';

/** Estimated tokens of a reply, and of a question. */
const RELEVANCE_REPLY = 120;
const QUESTION_TOKENS = 25;

export function relevanceMetric({ questions, noncommittal }: RelevanceSettings): AnswerMetric {
  const system = relevanceSystem(questions);
  return {
    name: 'answer_relevance',
    embeds: true,
    needs: ({ actualAnswer }) => actualAnswer !== null,
    texts: ({ question, actualAnswer }) => ({ question, actual_answer: actualAnswer ?? '' }),
    verdictWithoutAsking: ({ actualAnswer }) => (actualAnswer?.trim() === '' ? EMPTY_ANSWER : null),
    identity: { version: VERSION, questions, prompt: system, schema: RELEVANCE_SCHEMA },
    rules: { questions, noncommittal },
    work: ({ actualAnswer }) => ({
      ...requestWork([actualAnswer ?? ''], RELEVANCE_REPLY),
      requests: 2,
      embedding: QUESTION_TOKENS * (questions + 1),
    }),
    ask: async ({ question, actualAnswer }, judge) => {
      const answer = actualAnswer ?? '';
      // The judge does not receive the original question; only the embeddings use it.
      const messages = promptOf(system, { actual_answer: answer }, judge.delimiter([question, answer]));
      const decode = (value: unknown) => decodeGenerated(value, questions);
      const asked = await askJson(judge, messages, { name: 'generated_questions', schema: RELEVANCE_SCHEMA, decode });
      const embedded = await judge.embed([question, ...asked.value.map((one) => one.question)]);
      const [original, ...vectors] = embedded.vectors;
      if (!original || vectors.length !== asked.value.length) throw unusableReply('embeddings are missing');
      const compared = asked.value.map((one, at) => ({
        ...one,
        similarity: cosine(original, vectors[at] as number[]),
      }));
      return {
        value: { questions: compared },
        ...joinPaid([asked, embedded]),
        sent: [...asked.sent, ...embedded.sent],
      };
    },
    score: scoreWith(relevanceVerdict, (verdict, costUsd) => ({
      entry: {
        answer_relevance: relevanceScore(verdict, noncommittal),
        answer_relevance_cost: costUsd,
        answer_relevance_reason: verdict.questions.map(relevanceReason).join('; '),
      },
    })),
    failure: (message) => ({ answer_relevance_error: message }),
  };
}

const EMPTY_ANSWER: Judgement = {
  kind: 'judged',
  figures: { entry: { answer_relevance: 0, answer_relevance_cost: 0, answer_relevance_reason: 'empty answer' } },
};
