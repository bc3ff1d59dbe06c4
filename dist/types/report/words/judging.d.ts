import type { CustomEvaluation } from '../../core/judge/custom-config.js';
import type { Figure } from '../../core/judge/metric.js';
import type { AnswerTexts } from '../../core/show/question.js';
/** Answers that judging sends, and the estimated cost in US dollars; null: no price is known. */
export interface Workload {
    readonly answers: number;
    readonly hosts: readonly string[];
    readonly models: readonly string[];
    readonly costUsd: number | null;
}
/** The work of a run, without the verdicts that are reused. */
export interface PlannedWorkload extends Workload {
    /** Number of retrieval steps that are sent. */
    readonly steps: number;
    readonly requests: number;
    readonly reused: number;
    /** The custom evaluations that send something. */
    readonly custom: readonly CustomEvaluation[];
}
/** Announcement of the work before judging starts, one line each. */
export declare function judgingLines(workload: PlannedWorkload): string[];
/** Hint on the workload that a disabled judge would have. */
export declare function idleText(workload: Workload): string;
/** "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export declare function workloadText(workload: Workload): string;
/** The shown figures with their titles; the cost of judging has a separate row. */
export declare const FIGURE_TITLES: Readonly<Partial<Record<Figure, string>>>;
/** The title of a figure; for a custom evaluation its output's name. */
export declare function figureTitle(figure: Figure): string;
/** The judge's figures of an answer, without costs. Example: `Answer F1 0.500`. */
export declare function answerFigures(figures: AnswerTexts['figures']): string[];
/** The texts of custom evaluations. Example: `grounded_reason: 3 of 4 numbers are in a result`. */
export declare function answerNotes(texts?: AnswerTexts['texts']): string[];
/** The judge's claims, each kind with its sign and its words. */
export declare const CLAIM_KINDS: readonly [{
    readonly kind: "found";
    readonly mark: "✓";
    readonly words: "Found in the answer";
}, {
    readonly kind: "missed";
    readonly mark: "−";
    readonly words: "Missed";
}, {
    readonly kind: "wrong";
    readonly mark: "+";
    readonly words: "Not in the reference";
}];
