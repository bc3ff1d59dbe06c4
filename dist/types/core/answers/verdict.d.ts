/** A judgement as the cache keeps it: one JSON line each. */
export interface StoredVerdict {
    /** Hash of all that it depends on. */
    readonly key: string;
    readonly metric: string;
    readonly verdict: unknown;
    readonly cost_usd: number | null;
    readonly sent: readonly string[];
}
/** Reads one line of a cache; null for a line that is none, as the last one of a run that was killed. */
export declare function decodeVerdictLine(line: string): StoredVerdict | null;
/** Verdicts of earlier runs, and of this one as it goes. */
export interface VerdictCache {
    readonly get: (key: string) => Promise<StoredVerdict | null>;
    /** Resolves once the verdict is written. */
    readonly put: (verdict: StoredVerdict) => Promise<void>;
}
