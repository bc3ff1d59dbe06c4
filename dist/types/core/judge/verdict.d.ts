import { type Decoded } from '../words/errors.js';
/** A judgement in the cache, one JSON object per line. */
export interface StoredVerdict {
    /** Hash of everything that it depends on. */
    readonly key: string;
    readonly metric: string;
    readonly verdict: unknown;
    readonly cost_usd: number | null;
    readonly sent: readonly string[];
    /** What served, as the replies say; absent in files of earlier versions, or if they do not say. */
    readonly served?: readonly string[];
}
/** Reads one line of a cache, which may be untrusted; a figure out of range or an unknown field is an error. */
export declare function decodeVerdictLine(line: string): Decoded<StoredVerdict>;
/** Verdicts of earlier runs and of this run. */
export interface VerdictCache {
    readonly get: (key: string) => Promise<StoredVerdict | null>;
    /** Resolves after the verdict is written. */
    readonly put: (verdict: StoredVerdict) => Promise<void>;
}
