import type { QueryDifference } from '../cause-words.js';

/** A difference, with what its rank depends on. */
export interface FoundDifference extends QueryDifference {
  /** The property only shows a value of what is returned anyway. */
  readonly isShown?: boolean;
  /** The agent found this IRI on its way from the asked entity. */
  readonly isDerived?: boolean;
  /** The property is in one branch of a UNION only. */
  readonly isAlternative?: boolean;
}
