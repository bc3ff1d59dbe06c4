import type { Corpus } from '../core/corpus/corpus-types.js';
import type { OutputState } from '../core/refresh/states.js';
import { type ScoringOptions } from './options.js';
/** A reference step whose output is asked for. */
export interface RefreshRequest {
    readonly question_id: string;
    readonly question_text: string;
    readonly step: {
        readonly name: string;
        readonly args: Readonly<Record<string, unknown>>;
    };
}
/** Options of `refreshOutputs`. */
export interface RefreshOptions extends ScoringOptions {
    /** Selection patterns such as `tag:smoke`; all questions when absent. */
    readonly select?: readonly string[];
    /** Refreshes the drafts and nothing else. */
    readonly drafts?: boolean;
    readonly step_aliases?: readonly string[];
    /** Steps that are asked at the same time; 2 when absent. */
    readonly concurrency?: number;
}
/** What became of the output of one reference step. */
export interface RefreshedOutput {
    readonly question_id: string;
    /** Where the step is in the corpus. Example: `[0, 'questions', 3, 'reference_steps', 0, 0]`. */
    readonly path: readonly (string | number)[];
    readonly state: OutputState;
    /** Why it failed, is unstable, or which columns are missing; empty for other states. */
    readonly why: string;
}
export interface RefreshedCorpus {
    /** A copy of the corpus with the new outputs of the states `changed` and `was_empty`. */
    readonly corpus: Corpus;
    /** One for each step that was asked, in the order of the corpus. */
    readonly outputs: readonly RefreshedOutput[];
}
/**
 * Gets new outputs of reference steps from a function, as `stepgate refresh` does. `source` returns the output of a step;
 * undefined leaves the step as it is, an exception is the state `failed`. Nothing is written.
 *
 * @throws StepgateError for a wrong corpus or option, and if no step could be answered.
 */
export declare function refreshOutputs(corpus: Corpus, source: (request: RefreshRequest) => unknown, options?: RefreshOptions): Promise<RefreshedCorpus>;
