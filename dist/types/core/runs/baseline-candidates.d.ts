import type { RunFigures } from './figures.js';
/** Events whose runs can be the baseline; only members of the repository start them. */
export declare const BASELINE_EVENTS: string[];
/** A run of the workflow that can be the baseline. */
export interface CandidateRun {
    readonly id: number;
    readonly sha: string;
    readonly createdAt: number;
    readonly attempt: number;
    readonly event: string;
    readonly number: number;
}
/** The conditions for a candidate. */
export interface Wanted {
    readonly repositoryId: number;
    readonly workflowId: number;
    readonly branch: string;
    readonly ownRunId: number;
    /** Milliseconds since 1970, by GitHub's clock if it is available. */
    readonly now: number;
}
/**
 * The runs of a list that can be the baseline, newest first. Filters and order of the server are not trusted: a fork's
 * branch of the same name passes them, and would poison the baseline.
 */
export declare function candidateRuns(runs: readonly unknown[], wanted: Wanted): CandidateRun[];
/** Sorts runs by their time of creation, newest first, into a new list. */
export declare function newestFirst(runs: readonly CandidateRun[]): CandidateRun[];
/** An artifact in the list of a run's artifacts. */
export interface ListedArtifact {
    readonly id: number;
    readonly name: string;
    readonly size: number;
    readonly expired: boolean;
    /** Milliseconds since 1970; null if the list has no time. */
    readonly createdAt: number | null;
    readonly expiresAt: number | null;
    /** `sha256:<hex>`; null if it was uploaded without a digest. */
    readonly digest: string | null;
}
/** A file that is a separate artifact, named after its evaluation. */
export type OwnArtifact = 'baseline.yaml' | 'verdicts.jsonl' | 'report.html';
/** A single-file artifact, or the archive with all files of an evaluation. */
type RunArtifact = OwnArtifact | 'archive';
/** The newest artifact with this name, in either form of the name; null if the list has none. */
export declare function newestArtifact(artifacts: readonly unknown[], name: string, file?: RunArtifact): ListedArtifact | null;
/** How matrix jobs are combined: as shards of one run, or as runs side by side. */
export declare const COMBINE_KINDS: readonly ["shards", "agents"];
export type CombineKind = (typeof COMBINE_KINDS)[number];
/** The files of an evaluation of this run. */
export interface LegArtifact {
    /** The name of the evaluation. */
    readonly name: string;
    readonly artifact: ListedArtifact;
}
/**
 * The newest artifact of each evaluation whose name matches a pattern, in the order of the patterns, and the patterns
 * without a match. `except`: the name of the combining job, whose earlier attempt may have left an artifact.
 */
export declare function legArtifacts(artifacts: readonly unknown[], patterns: readonly string[], except: string): {
    readonly legs: readonly LegArtifact[];
    readonly unmatched: readonly string[];
};
/**
 * The age of an artifact relative to the current attempt of a workflow run. `current`: uploaded in this attempt.
 * `older`: uploaded in an earlier one, and its job did not run again. `stale`: its job ran again without uploading. Any
 * job that ran at the time of the upload can be the uploader; the artifact is stale only if all of them ran again. An
 * artifact without a possible uploader counts as current.
 */
export declare function ageOfArtifact(createdAt: number | null, jobs: readonly unknown[], attempt: number): 'current' | 'older' | 'stale';
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
export type BaselineOutcome = {
    readonly kind: 'found';
    readonly source: BaselineSource;
    readonly figures: RunFigures;
    /** null: the baseline is a local file. */
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
/** Milliseconds since 1970, if GitHub returns the times. */
 | {
    readonly kind: 'expired';
    readonly createdAt?: number | null;
    readonly expiresAt?: number | null;
}
/** Disabled (null), or an event without a branch to compare with. */
 | {
    readonly kind: 'disabled';
    readonly event: string | null;
}
/** The permissions that GitHub requires, as in `actions: read`; null if unknown. */
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
/** A baseline search without a baseline. */
export type BaselineAbsence = Exclude<BaselineOutcome, {
    figures: RunFigures;
}>;
/** How to create a first baseline. */
export interface FirstBaseline {
    /** Starts a run that creates one; null if the current run does. */
    readonly command: string | null;
}
export {};
