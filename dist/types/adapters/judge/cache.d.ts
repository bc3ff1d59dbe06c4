import { type VerdictCache } from '../../core/answers/verdict.js';
/** A verdict cache in a file to which lines are only ever added: what is written outlives whatever happens next. */
export interface VerdictFile extends VerdictCache {
    readonly close: () => Promise<void>;
}
/**
 * Opens a verdict file, or makes it; null: verdicts are kept for the run only. `earlier` are texts of other runs' files:
 * what is used of them is written here, so that this file holds all that a later run needs.
 */
export declare function openVerdicts(path: string | null, redact: (text: string) => string, earlier?: readonly string[]): Promise<VerdictFile>;
