import { type Rate, type VerdictTable } from '../statistics/agreement.js';
import { type Mapping } from '../text/values.js';
import { type Decoded } from '../words/errors.js';
/** A person's verdict on an answer. */
export type HumanVerdict = 'pass' | 'fail';
/** An answer in a file of labels. */
export interface Label {
    readonly questionId: string;
    readonly question: string;
    /** null: the question has none. */
    readonly referenceAnswer: string | null;
    readonly actualAnswer: string;
    /** null: not labelled yet. */
    readonly human: HumanVerdict | null;
    readonly rater: string | null;
}
/** A row of a file of labels, with its place for messages. */
export interface LabelRow {
    readonly row: Mapping;
    readonly line?: number;
    readonly path?: readonly (string | number)[];
}
/** The columns of a file of labels. */
export declare const LABEL_COLUMNS: readonly ["question_id", "question", "reference_answer", "actual_answer", "human"];
/** Decodes the rows of a file of labels; `ids`: the questions of the corpus, null: any. Every invalid row is a problem. */
export declare function decodeLabels(rows: readonly LabelRow[], ids: ReadonlySet<string> | null, file: string): Decoded<Label[]>;
/** An answer with one verdict of people. */
export interface LabelledAnswer extends Label {
    readonly human: HumanVerdict;
}
/** The labels of all raters, reduced to one verdict per answer. */
export interface ResolvedLabels {
    readonly answers: readonly LabelledAnswer[];
    /** Number of answers without a verdict of people. */
    readonly unlabelled: number;
    readonly raters: readonly string[];
    /** How two raters agree on the answers that both labelled; null: there are none. */
    readonly raterAgreement: {
        readonly agreement: Rate | null;
        readonly kappa: number | null;
        readonly disagreed: number;
    } | null;
}
/** Answers with different verdicts of two raters are left out, and counted as disagreements. */
export declare function resolveLabels(labels: readonly Label[]): ResolvedLabels;
/** The table of answers by the verdict of people and that of the judge, without answers that it did not judge. */
export declare function countVerdicts(answers: readonly {
    readonly human: HumanVerdict;
    readonly judge: HumanVerdict | null;
}[]): VerdictTable;
/** What makes two rows the same answer. */
export declare function answerKey({ questionId, actualAnswer }: Pick<Label, 'questionId' | 'actualAnswer'>): string;
