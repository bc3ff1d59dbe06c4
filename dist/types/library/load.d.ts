import type { Corpus, Response } from './corpus-types.js';
/** A path or glob, or several. */
export type Files = string | readonly string[];
/**
 * Reads corpus files as one corpus, as the command line does: older key names are brought up to date, ids are text.
 *
 * @throws StepgateError with every problem at its line.
 */
export declare function loadCorpus(files: Files): Promise<Corpus>;
/**
 * Reads response files, all of them into memory. With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem at its line.
 */
export declare function loadResponses(files: Files, { trials }?: LoadOptions): Promise<Response[]>;
export interface LoadOptions {
    readonly trials?: 'one' | 'all';
}
