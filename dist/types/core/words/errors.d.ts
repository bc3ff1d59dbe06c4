/** One thing that is wrong with an input, and where. */
export interface Problem {
    /** The input or flag that named the file, where the whole file is the trouble. */
    readonly input?: string;
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
/** Maximum number of problems of responses; the rest is not read. */
export declare const ENOUGH_PROBLEMS = 10000;
/** Wrong usage or input: every message states what is wrong and what would be right. Exit code 2. */
export declare class StepgateError extends Error {
    readonly code: 'usage' | 'input';
    readonly problems: readonly Problem[];
    constructor(code: 'usage' | 'input', message: string, problems?: readonly Problem[]);
}
/** A wrong flag, input or argument. */
export declare function usageError(message: string): StepgateError;
/** Wrong files: all problems at once, up to `MAX_PROBLEMS`; `isRest`: what follows them was not read. */
export declare function inputError(problems: readonly Problem[], isRest?: boolean): StepgateError;
/** Wrong input in more than one file: one message for all of them, with the names of the first. */
export declare function filesError(files: readonly string[], message: string): StepgateError;
/** Waits for what reads an input; an error about a whole file, not a line of it, then names the input. */
export declare function forInput<T>(input: string, reading: Promise<T>): Promise<T>;
/** The same for items that come one by one. */
export declare function eachForInput<T>(input: string, items: AsyncIterable<T>): AsyncGenerator<T>;
/** `corpus.yaml:12:3: [3].questions[0].id: expected …` */
export declare function renderProblem(problem: Problem): string;
/** `[3].questions[0].reference_steps[1][0].name` */
export declare function renderPath(path: readonly (string | number)[]): string;
/** The error in the output of a failed program: its error message, then its last lines without the stack. */
export declare function errorLines(output: string): string[];
/** What to do if a Node that cannot read TypeScript was given a file of it; '' if its output has another error. */
export declare function typeScriptHint(output: string): string;
/** The result of a decoder: a value, or all problems with it. */
export type Decoded<T> = {
    readonly kind: 'ok';
    readonly value: T;
} | Invalid;
/** At least one problem. */
export interface Invalid {
    readonly kind: 'invalid';
    readonly problems: readonly Problem[];
}
export declare function ok<T>(value: T): Decoded<T>;
export declare function invalid(problems: readonly Problem[]): Invalid;
/** The value, or an input error with all problems. */
export declare function requireOk<T>(decoded: Decoded<T>): T;
/** The problem of a decoder that stops at the first one. */
export declare function messageOf({ problems }: Invalid): string;
/** How a door writes the name of an input, and an input with a value; inputs are named as in `action.yml`. */
export interface InputWords {
    readonly name: (input: string) => string;
    readonly setting: (input: string, value: string) => string;
}
/** `gates`, `trials: all` */
export declare const WORKFLOW_WORDS: InputWords;
/** `options.gates`, `options.trials: 'all'` */
export declare const OPTION_WORDS: InputWords;
