import type { SearchWork } from '../tables/table.js';
import { type PathState, type Tolerance, type ValueRules } from '../tables/value-rules.js';
import { type Difference } from '../text/json-path.js';
import { type Places } from '../text/matching.js';
/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
export declare function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: ValueMatching): boolean;
type ValueMatching = Pick<Matching, 'rules' | 'normalized'>;
export declare function isNumber(value: unknown): value is number | bigint;
/** A text that is the same for two values if and only if they are equal without a tolerance. */
export declare function canonicalText(value: unknown, state: PathState, matching: ValueMatching): string;
/** Whether the rules have a tolerance for a number at this place. */
export declare function mayBeOff(state: PathState, rules: ValueRules): boolean;
/** Texts that are the same for all values that match. */
export declare function canonical(rules: ValueRules, state: PathState): (value: unknown) => string;
/** With a tolerance, numbers may differ. */
export declare function canonicalOutput(rules: ValueRules, state?: PathState): (value: unknown) => string;
/** The same text for the same rules. */
export declare function rulesText(rules: ValueRules, state: PathState): string;
/** The same text for the same normalization, in whatever order it is written. */
export declare function normalizeText({ normalize }: ValueRules): string;
/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';
/** How two values, or two texts, are compared. */
export interface HowCompared {
    readonly mode: MatchMode;
    readonly rules: ValueRules;
    /** The work that all comparisons of the question share; absent: this comparison has only its own limit. */
    readonly search?: SearchWork | undefined;
}
/** The mode, rules and remaining work of one comparison of two values. */
export interface Matching {
    readonly mode: MatchMode;
    readonly rules: ValueRules;
    readonly normalized: (text: string) => string;
    /** Pairs of items of unordered lists that can still be tried. */
    readonly work: {
        left: number;
        readonly most: number;
    };
}
/** The place of both values: the path for a reader, and the rules that apply to each side. */
export interface Place {
    readonly path: string;
    readonly reference: PathState;
    readonly actual: PathState;
}
/** A difference. */
export type Mismatch = Difference & {
    /** The limit of the work was reached before the items of a list were paired. */
    readonly tooSymmetric?: true;
    /** The path of a list whose order is free: one side has an item that the other one lacks. */
    readonly bag?: string;
};
/** The first difference of two values at a place. */
export type Compare = (reference: unknown, actual: unknown, place: Place, matching: Matching) => Mismatch | null;
/** Two lists with the indexes of the items that count. */
export interface Lists {
    readonly reference: readonly unknown[];
    readonly actual: readonly unknown[];
    readonly left: readonly number[];
    readonly right: readonly number[];
}
export declare function startMatching(mode: MatchMode, rules: ValueRules, search?: SearchWork): Matching;
/** Subtracts the work of a comparison from the work that is left for the question. */
export declare function endMatching({ work }: Matching, search?: SearchWork): void;
/** The place of a child: a key, or an index on each side. */
export declare function placeAt(place: Place, left: string | number, right: string | number): Place;
/** A plain key after a dot, any other in quotes, as a rule of the corpus would write it. */
export declare function keyPath(path: string, key: string): string;
/** Keys inside an item that lead to a plain value. */
export type LeafPath = readonly (string | number)[];
/** A plain value inside an item. */
interface Leaf {
    readonly path: LeafPath;
    readonly value: unknown;
    readonly inside: PathState;
}
/** The plain values of an item whose path has only keys and indexes of ordered lists: they are compared at the same path. */
export declare function leavesOf(item: unknown, state: PathState, { mode, rules }: Matching): Leaf[];
/** The plain value of an item under keys; undefined where it has none, or may as well have none. */
export declare function plainAt(item: unknown, path: LeafPath, { rules }: ValueMatching): unknown;
/**
 * The canonical texts of all plain values inside a value that are compared and kept; without recursion, as no depth of a value may
 * end a run.
 */
export declare function plainTexts(value: unknown, start: PathState, matching: ValueMatching, keeps: (value: unknown, state: PathState) => boolean): Set<string>;
/** The index of an item without its own rules. */
export declare const ANY_INDEX = -1;
/** Whether numbers can be paired in ascending order. */
export declare function isMonotone({ relative }: Tolerance): boolean;
/** Whether a value is a list, or has one under some key. */
export declare function holdsList(item: unknown): boolean;
/** The least or greatest number inside a value; undefined without one. */
export declare function extremeOf(value: unknown, pick: (a: number, b: number) => number): number | undefined;
/** The plain values inside an item that another one must have, too, wherever it has them. */
export declare function plainValues(item: unknown): unknown[];
/** A value, and the place of the item that has it. */
export type PlacedValue = readonly [value: unknown, at: number];
/** Finds the places of the values that can match a value: those with its text, or numbers within the tolerance of it. */
export declare function indexOf(placed: Iterable<PlacedValue>, inside: PathState, matching: Matching): (value: unknown) => Places;
export {};
