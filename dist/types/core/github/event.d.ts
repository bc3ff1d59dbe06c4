import { type Environment } from '../text/values.js';
/** A repository in an event. */
export interface Repository {
    readonly owner: string;
    readonly name: string;
    readonly id: number;
}
/** The id of a repository in the API; null without a repository, for example after its deletion. */
export declare function repositoryId(repository: unknown): unknown;
/** The plan for an event: how to find a baseline, and whether there is a pull request to comment on. */
type Plan = {
    readonly kind: 'pull_request';
    readonly number: number;
    readonly head: string;
    readonly fork: boolean;
    readonly baseBranch: string;
    readonly base: string;
} | {
    readonly kind: 'merge_group';
    readonly baseBranch: string;
    readonly base: string;
} | {
    readonly kind: 'push';
    readonly branch: string;
    readonly defaultBranch: string;
} | {
    readonly kind: 'scheduled';
    readonly branch: string;
    readonly defaultBranch: string;
} | {
    readonly kind: 'workflow_run';
    readonly run: ReportedRun;
} | {
    readonly kind: 'other';
};
/** The run that triggered a `workflow_run` event. */
export interface ReportedRun {
    readonly id: number;
    readonly attempt: number;
    readonly event: string;
    readonly path: string;
    readonly head: string;
    readonly headBranch: string;
    readonly headOwner: string;
    readonly headRepository: string;
    readonly headRepositoryId: number;
}
/** The data about this run from the runner's variables and the event file. */
export interface RunContext {
    readonly repository: Repository;
    readonly event: string;
    readonly sha: string;
    readonly runId: number;
    readonly attempt: number;
    /** Path of the workflow file. Example: `.github/workflows/x.yml`. */
    readonly workflow: string;
    readonly serverUrl: string;
    /** Started by a pull request from a fork or by Dependabot, for any event. */
    readonly isForeign: boolean;
    readonly plan: Plan;
}
/** The commit that a run evaluates; for a pull request its head, not GitHub's merge commit. */
export declare function headOf({ plan, sha }: RunContext): string;
/** Reads the context of a run; if the event file lacks a field of its event, the plan has no pull request. */
export declare function decodeContext(env: Environment, payload: unknown): RunContext;
/** The branch whose runs can be the baseline; null if the event has no baseline. */
export declare function baselineBranch(plan: Plan, override: string | null): string | null;
/** The event that started a run, in words. */
export declare function startOf({ event, plan }: RunContext): string;
/** Address of a run's page. */
export declare function runUrl({ serverUrl, repository, runId, }: Pick<RunContext, 'serverUrl' | 'repository' | 'runId'>): string;
/** A repository in the workspace; null: its commit is unknown. */
export interface Checkout {
    readonly folder: string;
    readonly commit: string | null;
}
/** Why a run of this event is refused, and the alternative; null if the event alone does not decide. */
export declare function refusalOfEvent(mode: 'evaluate' | 'combine' | 'report', event: string): string | null;
/** Whether a run of this event may read any checkout. */
export declare function mayReadAnyHead(event: string): boolean;
/** Why a run may not read the checked-out files: a commit other than GITHUB_SHA may be untrusted. Null: allowed. */
export declare function refusalOfHead(mode: 'evaluate' | 'combine' | 'report', event: string, sha: string, checkouts: readonly Checkout[]): string | null;
/** Why a label on a pull request is ignored. */
export type IgnoredLabel = 'removed' | 'older' | 'no-permission';
/** The effect of a label on the drop of a pull request. */
export type Acceptance = {
    readonly kind: 'accepted';
    readonly label: string;
    readonly by: string;
} | {
    readonly kind: 'ignored';
    readonly label: string;
    readonly by: string;
    readonly why: IgnoredLabel;
}
/** The lookup failed. */
 | {
    readonly kind: 'unknown';
    readonly label: string;
    readonly why: string;
} | {
    readonly kind: 'absent';
};
/** GitHub's data about a pull request, unchecked. */
interface PullHistory {
    readonly label: string;
    /** The pull request. */
    readonly pull: unknown;
    /** The events of its issue. */
    readonly events: readonly unknown[];
    /** Runs of the workflow for its head commit. */
    readonly runs: readonly unknown[];
    readonly head: string;
}
/** The newest placement of the label: by whom, and why it is ignored (null: it counts). */
interface Placing {
    readonly by: string;
    readonly trouble: IgnoredLabel | null;
}
/**
 * Finds who placed a label last, and whether it is newer than the head commit; null if it was never placed. Only
 * GitHub's own records count: the author of a commit chooses its dates, and GitHub does not report the time of a push.
 * However, a run for the commit that GitHub started from this branch proves that the commit was the head at that time.
 * The label must be newer than such a run. A branch that leaves a commit and returns to it must be force-pushed at
 * least once, which is an event. Without such an event after the run, the same commit was the head when the label was
 * placed. All times are GitHub's; equal times count against the label.
 */
export declare function placingOf({ label, pull, events, runs, head }: PullHistory): Placing | null;
export {};
