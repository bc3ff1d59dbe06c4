import type { Mapping } from '../text/values.js';
import type { Read } from './ask.js';
import { type FailureKind, type Judge, JudgeError, MAX_FAILURES, type Paid } from './judge.js';

/** The texts that a retrieval step is compared with: the reference answer, or the contexts of the reference step. */
export const RETRIEVAL_KINDS = ['answer', 'context'] as const;
export type RetrievalKind = (typeof RETRIEVAL_KINDS)[number];

export type ContextTexts =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'problem'; readonly message: string };

export interface RetrievalInputs {
  readonly contexts: ContextTexts;
  readonly reference: ContextTexts;
}

export interface AnswerTask {
  readonly question: string;
  /** null: the corpus does not have one. */
  readonly referenceAnswer: string | null;
  /** null: the answer is missing, or it does not count for the metrics of answers. */
  readonly actualAnswer: string | null;
  readonly custom?: readonly CustomTask[];
  /** The inputs of a retrieval step. Only the task of a step has them; it does not have an answer. */
  readonly retrieval?: Readonly<Partial<Record<RetrievalKind, RetrievalInputs>>>;
}

/** The result of a verdict: keys of the evaluation entry, and details for the report. */
export interface Figures {
  readonly entry: Mapping;
  /** Details for an audit: the claims themselves. */
  readonly details?: Mapping;
  /** Claims of the reference that the answer lacks. */
  readonly missed?: readonly string[];
}

/** The result of a task; `sent` and `served`: as in `Paid`. `absent`: the metric does not apply, because an input is missing. */
export type Judgement =
  | ({ readonly kind: 'judged'; readonly figures: Figures } & Partial<Pick<Paid, 'sent' | 'served'>>)
  | { readonly kind: 'absent'; readonly message: string }
  | { readonly kind: 'failed'; readonly trouble: FailureKind; readonly message: string };

/** The texts of a custom evaluation, or its judgement if one is missing or too long. */
export type CustomTask =
  | { readonly kind: 'complete'; readonly texts: Readonly<Record<string, string>> }
  | Exclude<Judgement, { readonly kind: 'judged' }>;

/** The numbers of each metric in an evaluation entry, or in its steps. An F1 needs two metrics. */
export const FIGURES_OF = {
  answer_correctness: ['answer_recall', 'answer_precision', 'answer_f1'],
  answer_relevance: ['answer_relevance', 'answer_relevance_cost'],
  retrieval_answer_recall: ['retrieval_answer_recall', 'retrieval_answer_f1'],
  retrieval_answer_precision: ['retrieval_answer_precision', 'retrieval_answer_f1'],
  retrieval_context_recall: ['retrieval_context_recall', 'retrieval_context_f1'],
  retrieval_context_precision: ['retrieval_context_precision', 'retrieval_context_f1'],
} as const;
type BuiltInMetric = keyof typeof FIGURES_OF;
export const METRIC_NAMES = Object.keys(FIGURES_OF) as readonly BuiltInMetric[];

export const CUSTOM_PREFIX = 'custom:';
export type MetricName = BuiltInMetric | `custom:${string}`;

export function isMetricName(name: string): name is MetricName {
  return METRIC_NAMES.some((known) => known === name) || name.startsWith(CUSTOM_PREFIX);
}

/** Whether a metric is about single steps, not about answers. */
export function isStepMetric(name: MetricName): boolean {
  return name.startsWith('retrieval_');
}

/** A number that a judge returns: one of `FIGURES_OF`, or the output of a custom evaluation. */
export type Figure = string;

/** The work of judgements: exact requests, without repeated ones, and estimated tokens; `embedding`: for the embedding model. */
export const NO_WORK = { requests: 0, input: 0, output: 0, embedding: 0 };
export type Work = Readonly<typeof NO_WORK>;

/** Estimates: characters per token; tokens of the instructions and the schema of a request. */
export const PER_TOKEN = 4;
const INSTRUCTIONS = 450;

/** The estimated work of a chat request with these texts. `output`: tokens of the reply. */
export function requestWork(texts: readonly string[], output: number): Work {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return { requests: 1, input: INSTRUCTIONS + Math.ceil(characters / PER_TOKEN), output, embedding: 0 };
}

export function addWork(a: Work, b: Work): Work {
  return {
    requests: a.requests + b.requests,
    input: a.input + b.input,
    output: a.output + b.output,
    embedding: a.embedding + b.embedding,
  };
}

/** A metric that needs a judge. Verdicts are plain JSON, as the cache stores them. */
export interface AnswerMetric {
  readonly name: MetricName;
  /** The name in the identity of a verdict; absent: `name`. A custom evaluation can be renamed and keeps its verdicts. */
  readonly identityName?: string;
  /** The figures of a custom evaluation, whose keys follow all other keys of the entry; absent: those of `FIGURES_OF`. */
  readonly figures?: readonly Figure[];
  /** Whether it needs an embedding model, too. */
  readonly embeds?: true;
  readonly needs: (task: AnswerTask) => boolean;
  /** Everything that a verdict depends on, except for the models and the texts of the task. */
  readonly identity: Mapping;
  /** Everything that its figures depend on, except for the verdict. */
  readonly rules: Mapping;
  /** The texts of a task that are sent. */
  readonly texts: (task: AnswerTask) => Mapping;
  /** The result of a task that needs no request, else null. */
  readonly verdictWithoutAsking: (task: AnswerTask) => Judgement | null;
  readonly work: (task: AnswerTask) => Work;
  readonly ask: (task: AnswerTask, judge: Judge) => Promise<Read<unknown>>;
  /** The figures of a new or cached verdict; null for an invalid one. */
  readonly score: (verdict: unknown, costUsd: number | null) => Figures | null;
  /** The keys of an entry without a judgement. */
  readonly failure: (message: string) => Mapping;
}

/** Version of prompts and schemas. Increase it when a change affects verdicts. */
export const VERSION = 2;

/** Decides per metric when to stop sending requests to a judge, as a server may, for example, lack only an embedding model. */
export function makeCircuitBreaker() {
  const failures = new Map<MetricName, { readonly kind: FailureKind; readonly inARow: number }>();
  const stopErrors = new Map<MetricName, JudgeError>();
  return {
    failed: (name: MetricName, { trouble: kind, message, final }: JudgeError): void => {
      const before = failures.get(name);
      const inARow = before?.kind === kind ? before.inARow + 1 : 1;
      failures.set(name, { kind, inARow });
      const isGone = (kind === 'unavailable' || kind === 'answer') && inARow >= MAX_FAILURES;
      if (stopErrors.has(name) || !(final || isGone)) return;
      const error =
        kind === 'answer'
          ? new JudgeError('stopped', `judging stopped after ${MAX_FAILURES} unusable replies in a row: ${message}`)
          : new JudgeError('unavailable', `judging stopped: ${message}`);
      stopErrors.set(name, error);
    },
    succeeded: (name: MetricName) => failures.delete(name),
    goneFor: (name: MetricName) => stopErrors.get(name),
  };
}
