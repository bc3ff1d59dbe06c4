import type { QueryDifference } from '../words/causes.js';
import { type Condition } from './conditions.js';
import type { DerivedIris } from './query-names.js';
import { type Chain } from './query-roles.js';
/** One way in which a query differs from another, with the conditions that it is about. */
export interface FoundDifference extends QueryDifference {
    readonly missing?: Condition;
    readonly extra?: Condition;
    /** Two links by the same roles: another way to the same thing. */
    readonly isWay?: boolean;
    /** Of a way: the role that it leads to. */
    readonly end?: string;
    /** By its name the same relation, seen from its other end; a store may lack one of both. */
    readonly isSameRelation?: boolean;
    /** The other query has the same properties between other roles. */
    readonly isElsewhere?: boolean;
}
/** The conditions of only one of two queries. */
export interface ComparedConditions {
    readonly reference: readonly Condition[];
    readonly actual: readonly Condition[];
    readonly missing: readonly Condition[];
    readonly extra: readonly Condition[];
    /** IRIs that the agent found on its way. */
    readonly derived: DerivedIris;
    /** The actual query can connect its patterns by something else than a common term. */
    readonly hasOtherJoins: boolean;
}
/** How two queries get from one role to another, where they do so in different ways; the links on these ways are paired. */
export declare function otherWays(compared: ComparedConditions, paired: Set<Condition>): FoundDifference[];
/**
 * Two ways without what they have in common; whole, if what only one of them has is elsewhere in the other query, or is the way
 * back of a way there and back: the other query may well ask for it, in the other direction.
 */
export declare function wayDifference(one: Chain, other: Chain, { reference, actual }: ComparedConditions): FoundDifference;
/**
 * The first way by another relation to an entity that the right query of another run has, and no query of this run;
 * `asked`: all queries of this run, `named`: what else is named, in addition to the reference, which has the same entity.
 * Null for none: by which names or optional values another run got its rows does not explain a miss, nor does what it
 * asked of another entity.
 */
export declare function wayOnlyIn(found: readonly FoundDifference[], asked: readonly string[], { entities, named }: {
    readonly entities: ReadonlySet<string>;
    readonly named: FoundDifference | undefined;
}): FoundDifference | null;
