import { type SearchWork } from '../tables/table.js';
import { type PathState, type ValueRules } from '../tables/value-rules.js';
import { type Difference } from '../text/json-path.js';
/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
export declare function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: ValueMatching): boolean;
type ValueMatching = Pick<Matching, 'rules' | 'normalized'>;
export declare function isNumber(value: unknown): value is number | bigint;
/** A text that is the same for two values if and only if they are equal without a tolerance. */
export declare function canonicalText(value: unknown, state: PathState, matching: ValueMatching): string;
/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';
/** How two values, or two texts, are compared. */
export interface HowCompared {
    readonly mode: MatchMode;
    readonly rules: ValueRules;
    /** The work that all comparisons of the question share; absent: this comparison has only its own limit. */
    readonly search?: SearchWork | undefined;
}
/** How two values are compared, and the work that is left for lists without order. */
export interface Matching {
    readonly mode: MatchMode;
    readonly rules: ValueRules;
    readonly normalized: (text: string) => string;
    readonly search: SearchWork;
}
/** The place of two values: the path for a reader, and the rules that apply there. Of items in any order, that of the reference. */
export interface Place {
    readonly path: string;
    readonly state: PathState;
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
/** The place under a key or an index. */
export declare function placeAt({ path, state }: Place, key: string | number): Place;
/** A plain key after a dot, any other in quotes, as a rule of the corpus would write it. */
export declare function keyPath(path: string, key: string): string;
export {};
