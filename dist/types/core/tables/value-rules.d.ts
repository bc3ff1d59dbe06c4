import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
/** How far a number may be from the reference: by an absolute difference, or by a share of the reference. */
export interface Tolerance {
    readonly absolute: number;
    readonly relative: number;
}
/** How JSON values are compared. */
export interface ValueRules {
    /** The tolerance of all numbers without a rule for their path; null: numbers must be equal. */
    readonly tolerance: Tolerance | null;
    /** The order of no list counts. */
    readonly unordered: boolean;
    /** The normalization of texts before they are compared; null: not given. */
    readonly normalize: readonly Normalization[] | null;
    /** The rules of single paths. */
    readonly paths: PathState;
}
/** The rules of a path, and of the paths below it. */
interface PathNode {
    readonly next: Map<string | number | typeof ANY_ITEM, PathNode>;
    ignored: boolean;
    /** Its value has its own rule. */
    taken: boolean;
    unordered: boolean;
    tolerance: Tolerance | null;
}
/** All that is said of one place of a value: several paths can lead to it. */
export type PathState = readonly PathNode[];
/** One thing that is said of a path. */
export interface PathRule {
    readonly path: JsonPath;
    readonly rule: 'ignored' | 'taken' | 'unordered' | Tolerance;
}
/** All rules of paths together, to be followed from the root of a value. */
export declare function pathState(rules: readonly PathRule[]): PathState;
/** The rules of the value under a key or an index. */
export declare function stateAt(state: PathState, key: string | number): PathState;
export declare function isIgnored(state: PathState): boolean;
/** Whether the value at this place has its own rule; an item of a list still counts as an item. */
export declare function hasOwnRule(state: PathState): boolean;
/** Whether a key of a mapping is compared: a null is absent with `nulls`. */
export declare function isVisible(value: unknown, state: PathState, rules: ValueRules): boolean;
/** Whether the order of the list at this place is free. */
export declare function isUnordered(state: PathState, rules: ValueRules): boolean;
/** The tolerance of a number at this place; the path of an index wins over `[*]`. */
export declare function toleranceAt(state: PathState, rules: ValueRules): Tolerance | null;
/** Whether some number may be off. */
export declare function hasTolerance({ tolerance, paths }: ValueRules): boolean;
/** Whether a rule is about one item of a list: the items of an unordered list are compared by the rules of either place. */
export declare function hasIndex(state: PathState): boolean;
/** Exact equality of everything. */
export declare const NO_RULES: ValueRules;
/** The numbers that a tolerance allows for a reference, at least the reference itself. */
export declare function allowedRange(reference: number, { absolute, relative }: Tolerance): readonly [number, number];
/** What can be done to texts before they are compared. */
export declare const NORMALIZATIONS: readonly ["trim", "whitespace", "case", "time", "nulls"];
type Normalization = (typeof NORMALIZATIONS)[number];
/** A text in the form in which it is compared; the order in which the list names what is done does not matter. */
export declare function normalizer(list: readonly Normalization[]): (text: string) => string;
export {};
