import type { Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Wording } from './correctness.js';
import { type FailureKind, type Judge, JudgeError, MAX_UNUSABLE } from './judge.js';
import type { Read } from './reply.js';

/** How answers are judged, beside the model that judges. */
export interface AnswerSettings {
  /** null: not asked for. */
  readonly correctness: CorrectnessSettings | null;
  readonly relevance: RelevanceSettings | null;
}

export interface CorrectnessSettings {
  readonly protocol: ScoringRules['protocol'];
  /** The user's own prompt in place of ours. */
  readonly prompt: string | null;
  readonly f1: ScoringRules['answer_f1'];
  readonly errorKey: ScoringRules['correctness_error_key'];
  readonly wording: Wording;
}

export interface RelevanceSettings {
  readonly questions: number;
  readonly noncommittal: ScoringRules['noncommittal'];
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

/** What is known of a task without asking. */
export type VerdictWithoutAsking =
  | { readonly kind: 'judged'; readonly figures: Figures }
  | { readonly kind: 'failed'; readonly trouble: 'blank'; readonly message: string };

export const METRIC_NAMES = ['answer_correctness', 'answer_relevance'] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** The numbers that an evaluation entry has of each metric. */
export const FIGURES_OF = {
  answer_correctness: ['answer_recall', 'answer_precision', 'answer_f1'],
  answer_relevance: ['answer_relevance', 'answer_relevance_cost'],
} as const satisfies Readonly<Record<MetricName, readonly string[]>>;
export type Figure = (typeof FIGURES_OF)[MetricName][number];

/** A metric that needs a judge. Verdicts are plain JSON, as the cache stores them. */
export interface AnswerMetric {
  readonly name: MetricName;
  /** Which models it asks. */
  readonly models: readonly ('generation' | 'embedding')[];
  readonly needs: (task: AnswerTask) => boolean;
  /** All that a verdict depends on, beside the models and the texts of the task. */
  readonly identity: Mapping;
  /** What its figures depend on beside the verdict. */
  readonly rules: Mapping;
  /** The texts of a task that are sent. */
  readonly texts: (task: AnswerTask) => Mapping;
  /** The result of a task that needs no request, else null. */
  readonly verdictWithoutAsking: (task: AnswerTask) => VerdictWithoutAsking | null;
  readonly ask: (task: AnswerTask, judge: Judge) => Promise<Read<unknown>>;
  /** The figures of a verdict of its own or of the cache; null where it is none. */
  readonly score: (verdict: unknown, costUsd: number | null) => Figures | null;
  readonly errorKey: string;
}

/** Raise it when prompts or schemas change what a verdict can be. */
export const VERSION = 2;

/** So many failures of a kind in a row, and nothing more is asked. */
const MAX_IN_A_ROW: Readonly<Partial<Record<FailureKind, number>>> = { unavailable: 8, answer: MAX_UNUSABLE };

/**
 * Knows when a judge is to be left alone. Counted per metric: a judge that fails for one may work for the other, as a server that has no
 * embedding model.
 */
export function makeCircuitBreaker() {
  const failures = new Map<MetricName, { readonly kind: FailureKind; readonly inARow: number }>();
  const gone = new Map<MetricName, JudgeError>();
  const failed = (name: MetricName, trouble: JudgeError): void => {
    const kind = trouble.trouble;
    const before = failures.get(name);
    const inARow = before?.kind === kind ? before.inARow + 1 : 1;
    failures.set(name, { kind, inARow });
    if (gone.has(name) || !(trouble.final || inARow >= (MAX_IN_A_ROW[kind] ?? Number.POSITIVE_INFINITY))) return;
    gone.set(name, notAskedAfter(trouble));
  };
  return {
    failed,
    succeeded: (name: MetricName) => failures.delete(name),
    goneFor: (name: MetricName) => gone.get(name),
  };
}

function notAskedAfter({ trouble, message }: JudgeError): JudgeError {
  if (trouble !== 'answer') return new JudgeError('unavailable', `judging stopped: ${message}`);
  return new JudgeError('stopped', `judging stopped after ${MAX_UNUSABLE} unusable replies in a row: ${message}`);
}
