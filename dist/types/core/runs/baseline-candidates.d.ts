/** Runs of these events may serve as baseline: only people of the repository start them. */
export declare const BASELINE_EVENTS: string[];
/** A run of the workflow that may serve as baseline. */
export interface CandidateRun {
    readonly id: number;
    readonly sha: string;
    readonly createdAt: number;
    readonly attempt: number;
    readonly event: string;
    readonly number: number;
}
/** What a candidate must be. */
export interface Wanted {
    readonly repositoryId: number;
    readonly workflowId: number;
    readonly branch: string;
    readonly ownRunId: number;
    /** Milliseconds since 1970, by GitHub's clock where it is known. */
    readonly now: number;
}
/**
 * The runs of a list that may serve as baseline, newest first. Filters and order of the server are not trusted: a
 * fork's branch of the same name passes them, and would poison the baseline.
 */
export declare function candidateRuns(runs: readonly unknown[], wanted: Wanted): CandidateRun[];
/** Runs by the time of their creation, the newest first; a new list. */
export declare function newestFirst(runs: readonly CandidateRun[]): CandidateRun[];
/** An artifact of a run, as the list of its artifacts has it. */
export interface ListedArtifact {
    readonly id: number;
    readonly name: string;
    readonly size: number;
    readonly expired: boolean;
    /** Milliseconds since 1970; null where the list does not say. */
    readonly createdAt: number | null;
    readonly expiresAt: number | null;
    /** `sha256:<hex>`; null for one that was uploaded without. */
    readonly digest: string | null;
}
/** A file that is a separate artifact, after the name of its evaluation. */
export type OwnArtifact = 'baseline.yaml' | 'verdicts.jsonl' | 'report.html';
/** One of those, or the archive of all files of an evaluation. */
type RunArtifact = OwnArtifact | 'archive';
/** The newest artifact of a list that is named as ours, in either form of the name. */
export declare function newestArtifact(artifacts: readonly unknown[], name: string, file?: RunArtifact): ListedArtifact | null;
/** How legs are combined: parts of one run, or runs side by side. */
export declare const COMBINE_KINDS: readonly ["shards", "agents"];
export type CombineKind = (typeof COMBINE_KINDS)[number];
/** The files of an evaluation of this run. */
export interface LegArtifact {
    /** The name of the evaluation. */
    readonly name: string;
    readonly artifact: ListedArtifact;
}
/**
 * The artifacts of evaluations whose names fit a pattern, in the order of the patterns, of each the newest, and the patterns
 * that none fits. `except`: the name of the job that combines, whose earlier attempt left an artifact.
 */
export declare function legArtifacts(artifacts: readonly unknown[], patterns: readonly string[], except: string): {
    readonly legs: readonly LegArtifact[];
    readonly unmatched: readonly string[];
};
/**
 * Whether an artifact is of the current attempt of a workflow run; `older`: it is of an earlier one, and its job did not run
 * again; `stale`: its job ran again, but left no artifact. Jobs that ran when it was uploaded can have uploaded it: it is
 * stale only if all of them ran again. An artifact that no job can have uploaded counts as current.
 */
export declare function ageOfArtifact(createdAt: number | null, jobs: readonly unknown[], attempt: number): 'current' | 'older' | 'stale';
export {};
