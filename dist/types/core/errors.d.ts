/** One thing that is wrong with an input, and where. */
export interface Problem {
    readonly file?: string;
    /** 1-based. */
    readonly line?: number;
    readonly column?: number;
    /** Steps into the document, as keys and indexes. */
    readonly path?: readonly (string | number)[];
    readonly message: string;
    /** The other place, where two do not go together. */
    readonly also?: {
        readonly file: string;
        readonly line?: number;
        readonly path: readonly (string | number)[];
    };
}
/** As many problems of a run are listed; more would bury the first. */
export declare const MAX_PROBLEMS = 20;
/** Trouble with what the user gave: every message says what is wrong and what would be right. Exit code 2. */
export declare class StepgateError extends Error {
    readonly code: 'usage' | 'input';
    readonly problems: readonly Problem[];
    constructor(code: 'usage' | 'input', message: string, problems?: readonly Problem[]);
}
/** A wrong flag, input or argument. */
export declare function usageError(message: string): StepgateError;
/** Wrong files: all problems at once, up to `MAX_PROBLEMS`. */
export declare function inputError(problems: readonly Problem[]): StepgateError;
/** `corpus.yaml:12:3: [3].questions[0].id: expected …` */
export declare function renderProblem(problem: Problem): string;
/** `[3].questions[0].reference_steps[1][0].name` */
export declare function renderPath(path: readonly (string | number)[]): string;
