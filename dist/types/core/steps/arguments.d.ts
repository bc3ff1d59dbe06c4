import { type Redact } from '../secrets/redact.js';
import type { MatchOutcome } from '../tables/outcome.js';
import type { SearchWork } from '../tables/table.js';
import { type Mapping } from '../text/values.js';
import type { ArgumentChange } from '../words/causes.js';
import type { ActualStep, ReferenceStep } from './model.js';
import { type PreparedActual, type PreparedReference, type StepAlias } from './step.js';
/** Time series: which series was asked for. 1 when `mrid` and, where it matters, `limit` agree, else 0. */
export declare function compareTimeSeries(reference: ReferenceStep, actual: ActualStep): MatchOutcome;
/** Data points: which ones were requested. 1 when all arguments agree, else 0. */
export declare function compareDataPoints(reference: ReferenceStep, actual: ActualStep): MatchOutcome;
/** The keys of a data points step that have a relative time, such as `24h-ago`, with the time as it is written. */
export declare function relativeTimes({ name, args, matching }: ReferenceStep): (readonly [key: string, time: string])[];
/** Whether a step has an instant under this key, and does not say when it was called: no relative time equals it. */
export declare function lacksCallTime(step: ActualStep, key: string, aliases: readonly StepAlias[]): boolean;
/** The arguments of data points and time series steps that a comparison reads. */
export declare const COMPARED_ARGUMENTS: ReadonlyMap<string, readonly string[]>;
/** The arguments that differ between two steps of one tool, without queries. */
export declare function differingArguments(reference: ReferenceStep, actual: ActualStep, redact?: Redact): string[];
/** Compares the arguments of two steps where the reference says so: null when they match, or nothing was said. */
export declare function differingArgs({ step }: PreparedReference, actual: PreparedActual, search?: SearchWork): MatchOutcome | null;
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
