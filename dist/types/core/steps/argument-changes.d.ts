import { type Mapping } from '../text/values.js';
import type { ArgumentChange } from '../words/causes.js';
/** A call of a tool, with the arguments that were sent. */
export interface SentCall {
    readonly tool: string;
    readonly args: Mapping;
}
/** The calls that matched the reference steps of a question, and the one that explains its miss. */
export interface SentCalls {
    /** By the index of the reference step over all groups. */
    readonly matched: ReadonlyMap<number, SentCall>;
    readonly attempt: SentCall | null;
}
/**
 * The arguments that changed against the call of another run, which was right: the first difference of each. Secrets must be
 * redacted, because values are cut. SPARQL queries are compared elsewhere.
 */
export declare function argumentChanges(before: SentCall, now: SentCall, label: string): ArgumentChange[];
