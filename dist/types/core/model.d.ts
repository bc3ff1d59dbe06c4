import type { Cause, CauseDetail } from './cause-words.js';
import type { AnswerChecks } from './rules/answer-check.js';
import type { Rules } from './rules/rule.js';
import type { Redact } from './secrets/redact.js';
import type { StepMatching } from './steps/step-matching.js';
import type { Mapping } from './values.js';
/** A tool call that must happen, with the output it must give. */
export interface ReferenceStep {
    readonly name: string;
    readonly args: Mapping;
    readonly output: unknown;
    readonly mediaType: string | null;
    readonly ordered: boolean;
    /** null: the variables of the reference's own result. */
    readonly requiredColumns: readonly string[] | null;
    /** null: as the scoring preset says. */
    readonly ignoreDuplicates: boolean | null;
    /** Absent: by its name and media type alone. */
    readonly matching?: StepMatching;
    /** The steps of which one has to happen; the first of them gives the other fields. */
    readonly anyOf?: readonly ReferenceStep[];
    /** The step as the corpus has it, for the output files. */
    readonly source: Mapping;
}
/** Steps of a group may happen in any order. */
export type Group = readonly ReferenceStep[];
export interface Question {
    readonly id: string;
    readonly templateId: string;
    readonly text: string;
    readonly referenceAnswer: unknown;
    /** Groups in sequence, never empty ones; none: the question has no steps score. */
    readonly groups: readonly Group[];
    /** Other ways, each with groups of its own; without steps of its own the question has those of the first way. */
    readonly alternatives?: readonly (readonly Group[])[];
    /** The question's own tags and its template's. */
    readonly tags: readonly string[];
    /** Its own and its template's; absent: none. */
    readonly rules?: Rules;
    /** Checks of its final answer; absent: none. */
    readonly answer?: AnswerChecks;
}
export interface Template {
    readonly id: string;
    /** What a reader calls it: its `name`, else its `description`, else its id. */
    readonly title: string;
    readonly questions: readonly Question[];
}
export interface Corpus {
    readonly templates: readonly Template[];
    /** All questions in the order of the files, which is not the templates' where a template id occurs again. */
    readonly questions: readonly Question[];
}
/** A tool call that the agent made. */
export interface ActualStep {
    readonly id: unknown;
    readonly name: string;
    readonly args: Mapping;
    /** Arguments that are a text and no mapping. */
    readonly argsText?: string;
    readonly status: unknown;
    readonly output: unknown;
    /** How the output could have been recorded, where a trace lacks it. */
    readonly notRecorded?: string;
    readonly error: unknown;
    readonly executionTimestamp: unknown;
}
/** What the agent recorded for one question. */
export interface Response {
    readonly questionId: string;
    /** The error text of an answer that failed, else null. */
    readonly error: string | null;
    /** null: the response has no list of steps. */
    readonly steps: readonly ActualStep[] | null;
    /** What is wrong with the record's shape, else null; such an answer scores 0. */
    readonly unreadable: string | null;
    /** The record as it was written, older key names brought up to date. */
    readonly source: Mapping;
}
export interface Miss {
    readonly cause: Omit<Cause, 'step'>;
    readonly detail: CauseDetail;
    readonly nearness?: Nearness;
}
/** What ranks one miss before another, beside the cause. */
export interface Nearness {
    /** Rows in common that are more than given entities. */
    readonly own?: number;
    /** The actual result has a column named like a required one. */
    readonly named?: boolean;
    /** How many arguments differ. */
    readonly differing?: number;
    /** Indexes of the reference rows that the actual result has; absent where it has others, too. */
    readonly found?: readonly number[];
    /** All reference rows are given entities. */
    readonly onlyGiven?: boolean;
}
/** Whether a text is an entity that the question gives. */
export type IsGiven = (text: string) => boolean;
/** How many whole rows two tables have in common, under the best pairing of columns and in any order. */
export interface RowsFound {
    readonly expected: number;
    readonly actual: number;
    readonly common: number;
    /** In [0, 1]; 0 without rows. */
    readonly precision: number;
    readonly recall: number;
    readonly f1: number;
}
/** The outcome of comparing two steps: a score in [0, 1], and below 1 a way to learn why. */
export interface Comparison {
    readonly score: number;
    /** `redact` takes secrets out of values before they are cut, which would hide them from a later search. */
    readonly explain?: (isGiven?: IsGiven, redact?: Redact) => Miss;
    /** What two tables have in common; absent for anything else. */
    readonly rows?: () => RowsFound;
}
/** One reference step of the scored groups, scored. */
export interface StepDetail {
    readonly group: number;
    readonly step: number;
    readonly name: string;
    /** The way of `reference_steps_any_of` that was scored; absent: `reference_steps`. */
    readonly reference_steps_any_of?: number;
    /** Of several alternatives the one that matched, or that explains the miss. */
    readonly any_of?: number;
    /** How the step was compared, or null when nothing could be. */
    readonly comparator: string | null;
    readonly score: number;
    /** What the tables have in common; absent for anything else, and where no table was compared. */
    readonly rows?: RowsFound;
    /** Id of the matched actual step; absent for a miss. */
    readonly matches?: unknown;
    readonly cause?: Cause;
    readonly detail?: CauseDetail;
}
/** The steps score of one question, in [0, 1], and how it came about. */
export interface StepsOutcome {
    readonly score: number;
    readonly details: readonly StepDetail[];
    /** Mean F1 of the rows of all scored tables, in [0, 1]; null without tables. */
    readonly rowsF1: number | null;
    /** There are so many steps that not all were compared, or not all assignments. */
    readonly isBounded: boolean;
}
export type SampleStatus = 'success' | 'error' | 'missing';
