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
    /** Login of the user who caused the event. */
    readonly sender: string;
    /** The label whose addition to the pull request started the run (null: another event), and all its labels. */
    readonly labels: {
        readonly added: string | null;
        readonly present: readonly string[];
    };
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
export type IgnoredLabel = 'other-run' | 'no-permission';
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
/**
 * Whether a label counts: only in the run that it started, so that it is about this commit; what is left to check is
 * the permission of the sender. Names of labels have no case, as on GitHub.
 */
export declare function acceptanceOf({ sender, labels }: RunContext, label: string): Acceptance;
export {};
