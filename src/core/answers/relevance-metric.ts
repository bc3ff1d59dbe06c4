import { type Judge, totalCost, unusableReply } from './judge.js';
import { type AnswerMetric, type AnswerTask, type Figures, type RelevanceSettings, VERSION } from './metric.js';
import { promptOf, relevanceSystem } from './prompts.js';
import {
  cosine,
  decodeGenerated,
  decodeRelevance,
  RELEVANCE_SCHEMA,
  relevanceReason,
  relevanceScore,
} from './relevance.js';
import { askJson, type Read } from './reply.js';

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
