import type { Corpus, Response } from '../core/corpus/corpus-types.js';
/** Format of response files: responses, or traces of an agent. */
export type ResponsesFormat = 'auto' | 'responses' | 'messages' | 'otlp' | 'spans' | 'jaeger' | 'langfuse' | 'session' | 'atif';
/** A path or glob, or several. */
export type Files = string | readonly string[];
/** The paths and globs of an argument as a list; their type is checked here, for callers in JavaScript. */
export declare function pathsOf(name: string, files: Files): string[];
/**
 * Reads corpus files as one corpus, as the command line does: older key names become current ones, and ids become text.
 *
 * @throws StepgateError with every problem and its line.
 */
export declare function loadCorpus(files: Files): Promise<Corpus>;
/**
 * Reads response files and recorded traces, all of them into memory; traces without a matching question are left out.
 * With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem and its line.
 */
export declare function loadResponses(files: Files, options?: LoadOptions): Promise<Response[]>;
export interface LoadOptions {
    readonly trials?: 'one' | 'all';
    /** Format of the files; `auto` when absent: detected for each file. */
    readonly format?: ResponsesFormat;
    /** Path of the list of records in a document that holds more. Example: `simulations`. */
    readonly records?: string;
    /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
    readonly question_id?: string;
    /** Assigns traces to questions by text and by session id; when absent, only by the question ids in the traces. */
    readonly corpus?: Corpus;
}
