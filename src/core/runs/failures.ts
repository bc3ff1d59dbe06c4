import type { NotCompared } from './comparison.js';

/** What makes a run fail beside its gates; `report/failures.ts` puts it into words. */
export type Failure =
  | { readonly kind: 'no-answer' }
  | {
      readonly kind: 'low-coverage';
      readonly answered: number;
      readonly selected: number;
      /** The minimum share, in [0, 1]. */
      readonly required: number;
    }
  /** `null`: there is one, and it shares no question with the run. */
  | { readonly kind: 'baseline-required'; readonly missing: NotCompared | null }
  | { readonly kind: 'judging-cancelled' };
