import type { TOO_LARGE } from '../text/numerals.js';
import type { Pattern } from '../text/pattern.js';
import type { Mapping } from '../values.js';
/** How far a number may be off: by an absolute difference or a share of the reference, whichever is more. */
export type NumberTolerance = number | {
    readonly absolute?: number;
    readonly relative?: number;
};
/** One thing that the final answer must fulfil. */
export type AnswerCheck = {
    readonly check: 'includes' | 'excludes';
    readonly expected: string;
}
/** One of these is the whole answer. */
 | {
    readonly check: 'equals';
    readonly expected: readonly string[];
}
/** Some part of the answer matches; the pattern is null where nothing is scored. */
 | {
    readonly check: 'regex';
    readonly expected: string;
    readonly pattern: Pattern | null;
}
/** Some number in the answer is near. */
 | {
    readonly check: 'number';
    readonly expected: number;
    readonly tolerance?: NumberTolerance;
};
export declare const CHECK_NAMES: readonly ["includes", "equals", "excludes", "regex", "number"];
/** The checks of a question's final answer, at least one. */
export interface AnswerChecks {
    readonly checks: readonly AnswerCheck[];
    /** As a corpus would have them, each in its shortest form. */
    readonly source: Mapping;
}
/** What stands where an answer is too long for a regular expression. */
export declare const TOO_LONG = "too long";
/** A check that failed. */
export interface FailedCheck {
    readonly check: AnswerCheck['check'];
    readonly expected: string | number | readonly string[];
    readonly tolerance?: NumberTolerance;
    /** The nearest number in the answer; `too large`: it is beyond the largest double. Of `regex` only `too long`. */
    readonly actual?: number | typeof TOO_LARGE | typeof TOO_LONG;
}
/** The checks of one answer. */
export interface AnswerChecksOutcome {
    /** The share of the checks that hold, in [0, 1]; a mean for several answers. */
    readonly score: number;
    readonly failed: readonly FailedCheck[];
}
