import type { QueryFacts } from './query-facts.js';
import { type TripleFact } from './query-walk.js';
/** The role of each variable of a query: `?answer`, `?line` for one of several answers, or the way to it from another role. */
export type Roles = ReadonlyMap<string, string>;
/** The roles of what a reference query returns. */
export declare function answersOf(facts: QueryFacts): Map<string, string>;
/**
 * The variable of another query for each answer of the reference, most alike first; the only returned one in any case. A query may
 * return a variable that it never binds; then what has the class of the answer is meant.
 */
export declare function matchingAnswers(reference: QueryFacts, other: QueryFacts): Map<string, string>;
/** Names each other variable by its shortest way from an answer, or else from an entity: `?answer/<p>`. */
export declare function withInnerRoles(answers: Roles, { triples, constants }: QueryFacts): Map<string, string>;
/** A pattern followed from one of its terms to the other. */
export interface PatternStep {
    readonly to: string;
    readonly link: Link;
    readonly triple: TripleFact;
}
export declare function stepsFrom(triples: readonly TripleFact[]): ReadonlyMap<string, readonly PatternStep[]>;
/** A property on the chain between two roles of a query. */
export interface Link {
    readonly predicate: string;
    /** Followed from its value to its subject. */
    readonly isInverse: boolean;
}
export type Chain = readonly Link[];
/** Both chains without what they have in common at their ends. */
export declare function withoutCommon(one: Chain, other: Chain, areSame: typeof isSame): [Chain, Chain];
export declare function isSame(one: Link | undefined, other: Link | undefined): boolean;
export declare function isSameRelation(one: Link | undefined, other: Link | undefined): boolean;
/** Whether two chains have nothing but what they have in common. */
export declare function areEqual(one: Chain, other: Chain, areSame: typeof isSame): boolean;
export declare function turned(chain: Chain): Chain;
/** A chain as a property path of SPARQL. */
export declare function chainText(chain: Chain): string;
/**
 * Whether two properties are, by their names, one relation seen from its two ends: `VoltageLevel.Bays` and
 * `Bay.VoltageLevel`, `hasPart` and `isPartOf`.
 */
export declare function areInverse(one: string, other: string): boolean;
