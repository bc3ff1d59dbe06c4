/** A pair of indexes, one of each side. */
export type Pair = readonly [reference: number, actual: number];
/**
 * A largest set of pairs in which no index occurs twice (maximum bipartite matching by augmenting paths, Kuhn 1955);
 * the partner of each reference index, null for none. Pairs out of range are dropped.
 */
export declare function matchPairs(pairs: readonly Pair[], references: number, actuals: number): (number | null)[];
