/** A pair of indexes, one of each side. */
export type Pair = readonly [reference: number, actual: number];
/**
 * A largest set of pairs in which no index occurs twice (maximum bipartite matching by augmenting paths, Kuhn 1955);
 * the partner of each reference index, null for none. Pairs out of range are dropped.
 */
export declare function matchPairs(pairs: readonly Pair[], references: number, actuals: number): (number | null)[];
interface FreePlaces {
    /** The first free place from here on; the number of places if all are taken. */
    readonly from: (at: number) => number;
    /** The last free place before this one; -1 if all are taken. */
    readonly before: (at: number) => number;
    readonly take: (at: number) => void;
}
/** Places that are taken one after the other: disjoint sets with path halving, one for each direction. */
export declare function freePlaces(count: number): FreePlaces;
/** Places of items, computed lazily. */
export interface Places extends Iterable<number> {
    readonly length: number;
}
/** The places of both. */
export declare function joined(first: Places, second: readonly number[]): Places;
/** A number with the place of its item. */
export interface NumberedItem {
    readonly value: number;
    readonly at: number;
}
/** The places of the numbers in a range, of numbers in ascending order; null where there is none. */
export declare function placesBetween(numbers: readonly NumberedItem[], least: number, most: number): Places | null;
/**
 * For each reference number the place of its partner, or -1: as many as possible have their own partner in their range. The
 * ranges of greater numbers begin and end at greater numbers.
 */
export declare function pairNumbers(references: readonly number[], actuals: readonly number[], rangeOf: (reference: number) => readonly [least: number, most: number]): Int32Array;
export {};
