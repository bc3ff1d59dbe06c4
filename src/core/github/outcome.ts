import type { RunFigures } from '../runs/figures.js';

/** Where a baseline came from. */
export interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}

/** What became of the search for a baseline; `report/baseline.ts` puts each case into words. */
export type BaselineOutcome =
  | { readonly kind: 'found'; readonly source: BaselineSource; readonly figures: RunFigures }
  | {
      readonly kind: 'found-older';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      /** Commits between the baseline and the branch point; null: not an ancestor. */
      readonly behind: number | null;
    }
  | { readonly kind: 'none' | 'unsupported' }
  /** Milliseconds since 1970, where GitHub says. */
  | { readonly kind: 'expired'; readonly createdAt?: number | null; readonly expiresAt?: number | null }
  /** Switched off (null), or an event that has no branch to compare with. */
  | { readonly kind: 'disabled'; readonly event: string | null }
  /** The permissions that GitHub asks for, as in `actions: read`; null where it does not say. */
  | { readonly kind: 'forbidden'; readonly permissions: string | null }
  | { readonly kind: 'corrupt'; readonly runNumber: number; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** Why there is no baseline. */
export type BaselineAbsence = Exclude<BaselineOutcome, { figures: RunFigures }>;

/** How a first baseline comes about. */
export interface FirstBaseline {
  /** Starts a run that leaves one; null where the run at hand is the one. */
  readonly command: string | null;
}
