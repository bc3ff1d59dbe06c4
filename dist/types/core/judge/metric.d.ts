import type { Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Read } from './ask.js';
import type { Wording } from './claims.js';
import type { CustomEvaluation, CustomTask } from './custom-config.js';
import { type Judge, JudgeError } from './judge.js';
/** How answers are judged, apart from the model that judges. */
export interface AnswerSettings {
    /** null: disabled. */
    readonly correctness: CorrectnessSettings | null;
    readonly relevance: RelevanceSettings | null;
    readonly custom: CustomSettings;
    /** null: disabled. */
    readonly retrieval: RetrievalSettings | null;
}
/** What a retrieval step is compared with: the reference answer, or the contexts of the reference step. */
export declare const RETRIEVAL_KINDS: readonly ["answer", "context"];
export type RetrievalKind = (typeof RETRIEVAL_KINDS)[number];
export interface RetrievalSettings {
    /** `release`: as in graphrag-eval, with one request per context, its formula, and an error for an empty result. */
    readonly style: 'standard' | 'release';
}
export interface CustomSettings {
    readonly evaluations: readonly CustomEvaluation[];
    readonly protocol: ScoringRules['protocol'];
}
/** The texts of an output in their order, or why there are none. */
export type ContextTexts = {
    readonly kind: 'texts';
    readonly texts: readonly string[];
} | {
    readonly kind: 'problem';
    readonly message: string;
};
/** What a retrieval step found, and what it is compared with. */
export interface RetrievalInputs {
    readonly contexts: ContextTexts;
    readonly reference: ContextTexts;
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
    /** null: there is no answer for the metrics of answers, or it does not count. */
    readonly actualAnswer: string | null;
    /** The inputs of the custom evaluations, in their order; absent: there are none. */
    readonly custom?: readonly CustomTask[];
    /** The inputs of a retrieval step; present in the task of a step, which has no answer. */
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
/** The result of a task without a request. `absent`: the metric does not apply, because an input is missing. */
export type VerdictWithoutAsking = {
    readonly kind: 'judged';
    readonly figures: Figures;
} | {
    readonly kind: 'absent';
    readonly message: string;
} | {
    readonly kind: 'failed';
    readonly trouble: 'blank';
    readonly message: string;
};
export declare const METRIC_NAMES: readonly ["answer_correctness", "answer_relevance", "retrieval_answer_recall", "retrieval_answer_precision", "retrieval_context_recall", "retrieval_context_precision"];
type BuiltInMetric = (typeof METRIC_NAMES)[number];
/** The beginning of the name of a metric that is a custom evaluation. */
export declare const CUSTOM_PREFIX = "custom:";
export type MetricName = BuiltInMetric | `custom:${string}`;
/** Whether a text can be the name of a metric in a file. */
export declare function isMetricName(name: string): name is MetricName;
/** Whether a metric is about single steps, not about answers. */
export declare function isStepMetric(name: MetricName): boolean;
/** The numbers of each metric in an evaluation entry, or in its steps. An F1 needs two metrics. */
export declare const FIGURES_OF: {
    readonly answer_correctness: readonly ["answer_recall", "answer_precision", "answer_f1"];
    readonly answer_relevance: readonly ["answer_relevance", "answer_relevance_cost"];
    readonly retrieval_answer_recall: readonly ["retrieval_answer_recall", "retrieval_answer_f1"];
    readonly retrieval_answer_precision: readonly ["retrieval_answer_precision", "retrieval_answer_f1"];
    readonly retrieval_context_recall: readonly ["retrieval_context_recall", "retrieval_context_f1"];
    readonly retrieval_context_precision: readonly ["retrieval_context_precision", "retrieval_context_f1"];
};
/** A number that a judge returns: one of `FIGURES_OF`, or the output of a custom evaluation. */
export type Figure = string;
/** The work of judgements: exact requests, without repeated ones, and estimated tokens. */
export interface Work {
    readonly requests: number;
    readonly input: number;
    readonly output: number;
    /** Tokens for the embedding model. */
    readonly embedding: number;
}
export declare const NO_WORK: Work;
/** Estimates: characters per token; tokens of the instructions and the schema of a request. */
export declare const PER_TOKEN = 4;
export declare const INSTRUCTIONS = 450;
/** The work of one chat request that sends these texts and gets so many tokens. */
export declare function requestWork(texts: readonly string[], output: number): Work;
export declare function addWork(a: Work, b: Work): Work;
/** A metric that needs a judge. Verdicts are plain JSON, as the cache stores them. */
export interface AnswerMetric {
    readonly name: MetricName;
    /** The name in the identity of a verdict; absent: `name`. A custom evaluation can be renamed and keeps its verdicts. */
    readonly identityName?: string;
    /** The keys of its numbers in an evaluation entry. */
    readonly figures: readonly Figure[];
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
    /** The work of asking. */
    readonly work: (task: AnswerTask) => Work;
    readonly ask: (task: AnswerTask, judge: Judge) => Promise<Read<unknown>>;
    /** The figures of a new or cached verdict; null for an invalid one. */
    readonly score: (verdict: unknown, costUsd: number | null) => Figures | null;
    /** The keys of an entry without a judgement. */
    readonly failure: (message: string) => Mapping;
    /** Whether its keys follow all other keys of the entry. */
    readonly isLast?: true;
}
/** Version of prompts and schemas; increase it when a change of them affects verdicts. */
export declare const VERSION = 2;
/**
 * Decides when to stop sending requests to a judge. Counts per metric: a judge that fails for one may work for the
 * other, for example a server without an embedding model.
 */
export declare function makeCircuitBreaker(): {
    failed: (name: MetricName, { trouble: kind, message, final }: JudgeError) => void;
    succeeded: (name: MetricName) => boolean;
    goneFor: (name: MetricName) => JudgeError | undefined;
};
export {};
