import type { ListedArtifact } from './baseline-candidates.js';
import type { RunFigures } from './figures.js';

/** The run that a baseline is from. */
export interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}

/** The archive with the files of the baseline's run. */
export interface BaseArchive {
  /** null: the run has no archive. */
  readonly artifact: ListedArtifact | null;
  /** `sha256:<hex>` of the baseline file, which the archive must also contain. */
  readonly baseline: string;
}

/** Result of the baseline search; `report/baseline.ts` describes each case in words. */
export type BaselineOutcome =
  | {
      readonly kind: 'found';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      /** null: the baseline is a local file. */
      readonly archive: BaseArchive | null;
    }
  | {
      readonly kind: 'found-older';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      readonly archive: BaseArchive;
      /** Commits between the baseline and the branch point; null: not an ancestor. */
      readonly behind: number | null;
    }
  | { readonly kind: 'none' | 'unsupported' }
  /** Milliseconds since 1970, if GitHub returns the times. */
  | { readonly kind: 'expired'; readonly createdAt?: number | null; readonly expiresAt?: number | null }
  /** Disabled (null), or an event without a branch to compare with. */
  | { readonly kind: 'disabled'; readonly event: string | null }
  /** The permissions that GitHub requires, as in `actions: read`; null if unknown. */
  | { readonly kind: 'forbidden'; readonly permissions: string | null }
  | { readonly kind: 'corrupt'; readonly runNumber: number; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** A baseline search without a baseline. */
export type BaselineAbsence = Exclude<BaselineOutcome, { figures: RunFigures }>;

/** How to create a first baseline. */
export interface FirstBaseline {
  /** Starts a run that creates one; null if the current run does. */
  readonly command: string | null;
}
