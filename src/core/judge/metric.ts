import type { Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Wording } from './correctness.js';
import { type FailureKind, type Judge, JudgeError, MAX_UNUSABLE } from './judge.js';
import type { Read } from './reply.js';

/** How answers are judged, apart from the model that judges. */
export interface AnswerSettings {
  /** null: disabled. */
  readonly correctness: CorrectnessSettings | null;
  readonly relevance: RelevanceSettings | null;
}

export interface CorrectnessSettings {
  readonly protocol: ScoringRules['protocol'];
  /** The user's prompt; null: the built-in prompt. */
  readonly prompt: string | null;
  readonly f1: ScoringRules['answer_f1'];
  readonly errorKey: ScoringRules['correctness_error_key'];
  readonly wording: Wording;
}

export interface RelevanceSettings {
  readonly questions: number;
  readonly noncommittal: ScoringRules['noncommittal'];
}

/** One answer to judge. */
export interface AnswerTask {
  readonly question: string;
  /** null: the corpus has none. */
  readonly referenceAnswer: string | null;
  readonly actualAnswer: string;
}

/** The result of a verdict: keys of the evaluation entry, and details for the report. */
export interface Figures {
  readonly entry: Mapping;
  /** Details for an audit: the claims themselves. */
  readonly details?: Mapping;
  /** Claims of the reference that the answer lacks. */
  readonly missed?: readonly string[];
}

/** The result of a task without a request. */
export type VerdictWithoutAsking =
  | { readonly kind: 'judged'; readonly figures: Figures }
  | { readonly kind: 'failed'; readonly trouble: 'blank'; readonly message: string };

export const METRIC_NAMES = ['answer_correctness', 'answer_relevance'] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** The numbers of each metric in an evaluation entry. */
export const FIGURES_OF = {
  answer_correctness: ['answer_recall', 'answer_precision', 'answer_f1'],
  answer_relevance: ['answer_relevance', 'answer_relevance_cost'],
} as const satisfies Readonly<Record<MetricName, readonly string[]>>;
export type Figure = (typeof FIGURES_OF)[MetricName][number];

/** A metric that needs a judge. Verdicts are plain JSON, as the cache stores them. */
export interface AnswerMetric {
  readonly name: MetricName;
  /** The models that it uses. */
  readonly models: readonly ('generation' | 'embedding')[];
  readonly needs: (task: AnswerTask) => boolean;
  /** Everything that a verdict depends on, except for the models and the texts of the task. */
  readonly identity: Mapping;
  /** Everything that its figures depend on, except for the verdict. */
  readonly rules: Mapping;
  /** The texts of a task that are sent. */
  readonly texts: (task: AnswerTask) => Mapping;
  /** The result of a task that needs no request, else null. */
  readonly verdictWithoutAsking: (task: AnswerTask) => VerdictWithoutAsking | null;
  readonly ask: (task: AnswerTask, judge: Judge) => Promise<Read<unknown>>;
  /** The figures of a new or cached verdict; null for an invalid one. */
  readonly score: (verdict: unknown, costUsd: number | null) => Figures | null;
  readonly errorKey: string;
}

/** Version of prompts and schemas; increase it when a change of them affects verdicts. */
export const VERSION = 2;

/** Number of consecutive failures of a kind after which no further request is sent. */
const MAX_IN_A_ROW: Readonly<Partial<Record<FailureKind, number>>> = { unavailable: 8, answer: MAX_UNUSABLE };

/**
 * Decides when to stop sending requests to a judge. Counts per metric: a judge that fails for one may work for the
 * other, for example a server without an embedding model.
 */
export function makeCircuitBreaker() {
  const failures = new Map<MetricName, { readonly kind: FailureKind; readonly inARow: number }>();
  const stopErrors = new Map<MetricName, JudgeError>();
  const recordFailure = (name: MetricName, trouble: JudgeError): void => {
    const kind = trouble.trouble;
    const before = failures.get(name);
    const inARow = before?.kind === kind ? before.inARow + 1 : 1;
    failures.set(name, { kind, inARow });
    if (stopErrors.has(name) || !(trouble.final || inARow >= (MAX_IN_A_ROW[kind] ?? Number.POSITIVE_INFINITY))) return;
    stopErrors.set(name, stopError(trouble));
  };
  return {
    failed: recordFailure,
    succeeded: (name: MetricName) => failures.delete(name),
    goneFor: (name: MetricName) => stopErrors.get(name),
  };
}

function stopError({ trouble, message }: JudgeError): JudgeError {
  if (trouble !== 'answer') return new JudgeError('unavailable', `judging stopped: ${message}`);
  return new JudgeError('stopped', `judging stopped after ${MAX_UNUSABLE} unusable replies in a row: ${message}`);
}
