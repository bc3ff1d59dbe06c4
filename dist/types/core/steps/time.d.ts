/** A point in time as an argument gives it. */
export type TimePoint = 
/** Milliseconds since 1970. */
{
    readonly kind: 'absolute';
    readonly at: number;
}
/** Milliseconds after (negative: before) the call. */
 | {
    readonly kind: 'relative';
    readonly offset: number;
} | {
    readonly kind: 'text';
    readonly text: string;
};
/** Whether two times are the same: equal instants, equal offsets from now, or equal text; both missing is the same. */
export declare function sameTime(reference: unknown, actual: unknown, executionTimestamp: unknown): boolean;
/** Reads `now`, `2h-ago`, `3d-ahead`, ISO 8601 (without a zone: UTC) and epoch milliseconds; anything else is text. */
export declare function decodeTime(value: unknown): TimePoint;
/** Whether two granularities are written for the same: `1h` and `1Hour`, not `1d` and `24h`. Both missing is the same. */
export declare function sameGranularity(reference: unknown, actual: unknown): boolean;
/** `15minutes` and `15m` become `15 m`; what is no granularity stays as it is. */
export declare function canonicalGranularity(text: string): string;
