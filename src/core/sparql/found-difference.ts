import type { QueryDifference } from '../cause-words.js';

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
