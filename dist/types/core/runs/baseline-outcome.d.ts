import type { ListedArtifact } from './baseline-candidates.js';
import type { RunFigures } from './figures.js';
/** Where a baseline came from. */
export interface BaselineSource {
    readonly runId: number;
    readonly runNumber: number;
    readonly sha: string;
}
/** The archive with the files of the run that left a baseline. */
export interface BaseArchive {
    /** null: the run has none. */
    readonly artifact: ListedArtifact | null;
    /** `sha256:<hex>` of the baseline file, which the archive must hold too. */
    readonly baseline: string;
}
/** What became of the search for a baseline; `report/baseline.ts` puts each case into words. */
export type BaselineOutcome = {
    readonly kind: 'found';
    readonly source: BaselineSource;
    readonly figures: RunFigures;
    /** null: the baseline is a file of this machine. */
    readonly archive: BaseArchive | null;
} | {
    readonly kind: 'found-older';
    readonly source: BaselineSource;
    readonly figures: RunFigures;
    readonly archive: BaseArchive;
    /** Commits between the baseline and the branch point; null: not an ancestor. */
    readonly behind: number | null;
} | {
    readonly kind: 'none' | 'unsupported';
}
/** Milliseconds since 1970, where GitHub says. */
 | {
    readonly kind: 'expired';
    readonly createdAt?: number | null;
    readonly expiresAt?: number | null;
}
/** Switched off (null), or an event that has no branch to compare with. */
 | {
    readonly kind: 'disabled';
    readonly event: string | null;
}
/** The permissions that GitHub asks for, as in `actions: read`; null where it does not say. */
 | {
    readonly kind: 'forbidden';
    readonly permissions: string | null;
} | {
    readonly kind: 'corrupt';
    readonly runNumber: number;
    readonly why: string;
} | {
    readonly kind: 'unavailable';
    readonly why: string;
};
/** Why there is no baseline. */
export type BaselineAbsence = Exclude<BaselineOutcome, {
    figures: RunFigures;
}>;
/** How a first baseline comes about. */
export interface FirstBaseline {
    /** Starts a run that leaves one; null where the run at hand is the one. */
    readonly command: string | null;
}
