import type { Corpus, Response } from '../core/corpus/corpus-types.js';
/** What response files hold: responses, or traces of an agent. */
export type ResponsesFormat = 'auto' | 'responses' | 'messages' | 'otlp' | 'langfuse';
/** A path or glob, or several. */
export type Files = string | readonly string[];
/** The paths and globs of an argument, which the types of a caller in JavaScript do not check. */
export declare function pathsOf(name: string, files: Files): string[];
/**
 * Reads corpus files as one corpus, as the command line does: older key names are brought up to date, ids are text.
 *
 * @throws StepgateError with every problem at its line.
 */
export declare function loadCorpus(files: Files): Promise<Corpus>;
/**
 * Reads response files and recorded traces, all of them into memory; traces that fit no question are left out. With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem at its line.
 */
export declare function loadResponses(files: Files, options?: LoadOptions): Promise<Response[]>;
export interface LoadOptions {
    readonly trials?: 'one' | 'all';
    /** What the files hold; `auto` when absent: each file shows it. */
    readonly format?: ResponsesFormat;
    /** Names traces by the texts of its questions, and by session ids; without it only by the ids that traces name. */
    readonly corpus?: Corpus;
}
