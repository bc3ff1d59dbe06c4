import type { Knobs } from '../scoring.js';
import { type Mapping, own } from '../values.js';
import { CLAIMS_SCHEMA, countClaims, decodeClaims } from './claims.js';
import { correctnessFigures } from './correctness.js';
import { type Judge, type Message, totalCost, uselessReply } from './judge.js';
import { CLAIMS_SYSTEM, OWN_PROMPT_SYSTEM, ownPrompt, promptOf, relevanceSystem, TSV_SYSTEM } from './prompts.js';
import {
  cosine,
  decodeGenerated,
  decodeRelevance,
  RELEVANCE_SCHEMA,
  relevanceReason,
  relevanceScore,
} from './relevance.js';
import { askJson, type Read } from './reply.js';
import { decodeTemplate } from './template.js';
import { decodeTsv } from './tsv.js';

/** How answers are judged, beside the model that judges. */
export interface AnswerSettings {
  /** null: not asked for. */
  readonly correctness: CorrectnessSettings | null;
  readonly relevance: RelevanceSettings | null;
}

export interface CorrectnessSettings {
  readonly protocol: Knobs['protocol'];
  /** The user's own prompt, for protocol `tsv`. */
  readonly prompt: string | null;
  readonly f1: Knobs['answer_f1'];
  readonly errorKey: Knobs['correctness_error_key'];
}

export interface RelevanceSettings {
  readonly questions: number;
  readonly noncommittal: Knobs['noncommittal'];
}

/** One answer to be judged. */
export interface AnswerTask {
  readonly question: string;
  /** null: the corpus has none. */
  readonly referenceAnswer: string | null;
  readonly actualAnswer: string;
}

/** What a verdict says of an answer: keys of the evaluation entry, and what the report shows beside them. */
export interface Figures {
  readonly entry: Mapping;
  /** What can be audited: the claims themselves. */
  readonly details?: Mapping;
  /** Claims of the reference that the answer lacks. */
  readonly missed?: readonly string[];
}

export const METRIC_NAMES = ['answer_correctness', 'answer_relevance'] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** A metric that needs a judge. Verdicts are plain JSON, as the cache stores them. */
export interface AnswerMetric {
  readonly name: MetricName;
  /** Numbers of the evaluation entry that it gives. */
  readonly figures: readonly string[];
  /** Which models it asks. */
  readonly models: readonly ('generation' | 'embedding')[];
  readonly needs: (task: AnswerTask) => boolean;
  /** All that a verdict depends on, beside the models and the texts of the task. */
  readonly identity: Mapping;
  /** What its figures depend on beside the verdict. */
  readonly rules: Mapping;
  /** The texts of a task that are sent. */
  readonly texts: (task: AnswerTask) => Mapping;
  /** The verdict where nobody need be asked, else null. */
  readonly foregone: (task: AnswerTask) => Figures | null;
  readonly ask: (task: AnswerTask, judge: Judge) => Promise<Read<unknown>>;
  /** The figures of a verdict of its own or of the cache; null where it is none. */
  readonly score: (verdict: unknown, costUsd: number | null) => Figures | null;
  readonly errorKey: string;
}

/** The metrics that are asked for, as a table: what each needs, how it asks, how it scores. */
export function metricsOf({ correctness, relevance }: AnswerSettings): AnswerMetric[] {
  return [
    ...(correctness ? [correctness.protocol === 'claims' ? claimsMetric(correctness) : tsvMetric(correctness)] : []),
    ...(relevance ? [relevanceMetric(relevance)] : []),
  ];
}

/** Raise it when prompts or schemas change what a verdict can be. */
const VERSION = 1;

const CORRECTNESS = {
  name: 'answer_correctness',
  figures: ['answer_recall', 'answer_precision', 'answer_f1'],
  models: ['generation'],
  needs: (task) => task.referenceAnswer !== null,
  texts: correctnessTexts,
  foregone: () => null,
} as const satisfies Partial<AnswerMetric>;

function correctnessTexts({ question, referenceAnswer, actualAnswer }: AnswerTask) {
  return { question, reference_answer: referenceAnswer ?? '', actual_answer: actualAnswer };
}

function claimsMetric({ f1, errorKey }: CorrectnessSettings): AnswerMetric {
  const form = { kind: 'json', name: 'answer_claims', schema: CLAIMS_SCHEMA } as const;
  return {
    ...CORRECTNESS,
    identity: { version: VERSION, protocol: 'claims', prompt: CLAIMS_SYSTEM, schema: CLAIMS_SCHEMA },
    rules: { f1 },
    ask: (task, judge) => {
      const messages = promptOf(CLAIMS_SYSTEM, correctnessTexts(task), judge.delimiter());
      return askJson(judge, messages, form, decodeClaims);
    },
    score: (value) => {
      const verdict = decodeClaims(value);
      if (verdict.kind === 'wrong') return null;
      const { missed, ...counts } = countClaims(verdict.value);
      const { reference_claims, actual_claims, matches, reason } = verdict.value;
      const details = { reference_claims, actual_claims, matches };
      return { entry: correctnessFigures(counts, reason, f1), details, missed };
    },
    errorKey,
  };
}

function tsvMetric({ prompt, f1, errorKey }: CorrectnessSettings): AnswerMetric {
  const template = prompt === null ? null : decodeTemplate(prompt, 'answer_correctness.prompt');
  const messagesOf = (task: AnswerTask, delimiter: string): Message[] =>
    template
      ? ownPrompt(template, correctnessTexts(task), delimiter)
      : promptOf(TSV_SYSTEM, correctnessTexts(task), delimiter);
  return {
    ...CORRECTNESS,
    identity: {
      ...{ version: VERSION, protocol: 'tsv' },
      prompt: prompt === null ? TSV_SYSTEM : [OWN_PROMPT_SYSTEM, prompt],
    },
    rules: { f1 },
    ask: async (task, judge) => {
      const { text, ...paid } = await judge.chat(messagesOf(task, judge.delimiter()), { kind: 'text' });
      const read = decodeTsv(text, errorKey);
      if (read.kind === 'wrong') throw uselessReply(read.problem);
      return { value: { line: text }, ...paid };
    },
    score: (value) => {
      const line = own((value ?? {}) as Mapping, 'line');
      const read = typeof line === 'string' ? decodeTsv(line, errorKey) : null;
      if (read?.kind !== 'value') return null;
      return { entry: correctnessFigures(read.value, read.value.reason, f1) };
    },
    errorKey,
  };
}

function relevanceMetric({ questions, noncommittal }: RelevanceSettings): AnswerMetric {
  const system = relevanceSystem(questions);
  return {
    name: 'answer_relevance',
    figures: ['answer_relevance', 'answer_relevance_cost'],
    models: ['generation', 'embedding'],
    needs: () => true,
    texts: ({ question, actualAnswer }) => ({ question, actual_answer: actualAnswer }),
    foregone: ({ actualAnswer }) => (actualAnswer.trim() === '' ? EMPTY_ANSWER : null),
    identity: { version: VERSION, questions, prompt: system, schema: RELEVANCE_SCHEMA },
    rules: { noncommittal },
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
  const messages = promptOf(system, { actual_answer: actualAnswer }, judge.delimiter());
  const form = { kind: 'json', name: 'generated_questions', schema: RELEVANCE_SCHEMA } as const;
  const generated = await askJson(judge, messages, form, (value) => decodeGenerated(value, wanted));
  const texts = [question, ...generated.value.map((one) => one.question)];
  const embedded = await judge.embed(texts);
  const [asked, ...vectors] = embedded.vectors;
  if (!asked || vectors.length !== generated.value.length) throw uselessReply('embeddings are missing');
  const judged = generated.value.map((one, at) => ({ ...one, similarity: cosine(asked, vectors[at] as number[]) }));
  return {
    value: { questions: judged },
    costUsd: totalCost([generated, embedded]),
    sent: [...generated.sent, ...embedded.sent],
  };
}
