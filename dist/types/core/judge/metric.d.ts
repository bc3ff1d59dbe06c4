import type { Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Wording } from './correctness.js';
import { type Judge, JudgeError } from './judge.js';
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
export type VerdictWithoutAsking = {
    readonly kind: 'judged';
    readonly figures: Figures;
} | {
    readonly kind: 'failed';
    readonly trouble: 'blank';
    readonly message: string;
};
export declare const METRIC_NAMES: readonly ["answer_correctness", "answer_relevance"];
export type MetricName = (typeof METRIC_NAMES)[number];
/** The numbers that an evaluation entry has of each metric. */
export declare const FIGURES_OF: {
    readonly answer_correctness: readonly ["answer_recall", "answer_precision", "answer_f1"];
    readonly answer_relevance: readonly ["answer_relevance", "answer_relevance_cost"];
};
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
export declare const VERSION = 2;
/**
 * Knows when a judge is to be left alone. Counted per metric: a judge that fails for one may work for the other, as a server that has no
 * embedding model.
 */
export declare function makeCircuitBreaker(): {
    failed: (name: MetricName, trouble: JudgeError) => void;
    succeeded: (name: MetricName) => boolean;
    goneFor: (name: MetricName) => JudgeError | undefined;
};
