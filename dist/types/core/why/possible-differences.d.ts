import type { StepDetail } from '../steps/model.js';
import type { Cause, QueryDifference } from '../words/causes.js';
/** A miss as far as differences are chosen by it. */
export type ShownMiss = Pick<StepDetail, 'cause' | 'detail'>;
/** Whether the cause leaves nothing to say. */
export declare function saysAll({ cause, detail }: ShownMiss): boolean;
/** Whether all extra rows are without any value, as rows of an OPTIONAL are. */
export declare function hasUnboundExtra({ kind, actual, common }: Cause, detail: StepDetail['detail']): boolean;
/**
 * A filter that keeps an entity out, which is what a miss by a given entity alone is about. Which things a filter compares that
 * names none is known only where nothing else differs.
 */
export declare function isTheFilter({ cause }: ShownMiss, { kind, expected, actual }: QueryDifference, all: readonly FoundDifference[]): boolean;
/**
 * What is only shown, or a step on the way, seldom is the reason, nor is one branch of a UNION where rows are missing, nor the
 * direction of a property that gives right rows.
 */
export declare function isAside({ isShown, isDerived, isSameRelation, isNamedElsewhere, isUncertain, isAlternative, expected, actual, }: FoundDifference, { cause }: ShownMiss): boolean;
/** A condition less takes no rows away, one more adds none (but in a UNION), and DISTINCT changes nothing but repeats. */
export declare function canLeadTo({ cause, detail }: ShownMiss, { kind, expected, actual, isLink, isAlternative, cutAt }: FoundDifference): boolean;
/** An empty result lacks all rows, even where those are given entities alone. */
export declare function lackOf(cause: Cause | undefined): "rows" | "all rows" | "a condition" | "a column" | undefined;
/** A difference, with what its rank depends on. */
export interface FoundDifference extends QueryDifference {
    /** The property only shows a value of what is returned anyway. */
    readonly isShown?: boolean;
    /** It is on the way from what is returned to an entity that both queries name. */
    readonly isLink?: boolean;
    /** A constant of the actual query that stands in place of that entity. */
    readonly instead?: string;
    /** What is returned has nothing to do with an entity that the reference names. */
    readonly isUnlinked?: boolean;
    /** The actual query names things by texts in a filter, so that it may name the entity there. */
    readonly isNamedElsewhere?: boolean;
    /** By its name the same relation, seen from its other end; a store may lack one of both. */
    readonly isSameRelation?: boolean;
    /** The agent found this IRI on its way from the asked entity. */
    readonly isDerived?: boolean;
    /** A property with its value, which one query does not have at all. */
    readonly isCondition?: boolean;
    /** Which rows are kept depends on it where there are so many, as both queries have a limit. */
    readonly cutAt?: number;
    /** It changes nothing in many stores, or for many data. */
    readonly isUncertain?: boolean;
    /** The property is in one branch of a UNION only, or the constant is one of several, of which both queries have another. */
    readonly isAlternative?: boolean;
}
