/** Why a label on a pull request accepts nothing. */
export type IgnoredLabel = 'removed' | 'older' | 'no-permission';
/** What a label says of the drop of a pull request. */
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
/** It could not be looked up. */
 | {
    readonly kind: 'unknown';
    readonly label: string;
    readonly why: string;
} | {
    readonly kind: 'absent';
};
/** What GitHub says of a pull request; nothing of it is checked yet. */
export interface PullHistory {
    readonly label: string;
    /** The pull request. */
    readonly pull: unknown;
    /** The events of its issue. */
    readonly events: readonly unknown[];
    /** Runs of the workflow for its head commit. */
    readonly runs: readonly unknown[];
    readonly head: string;
}
/** The newest placing of the label: by whom, and whether it can count; null: nobody ever placed it. */
export interface Placing {
    readonly by: string;
    readonly trouble: IgnoredLabel | null;
}
/**
 * Who placed a label last, and whether it is newer than the head commit. Only what GitHub itself recorded counts: the dates
 * of a commit are chosen by its author, and GitHub does not tell the time of a push. But a run for the commit that GitHub
 * started from this branch shows that the commit was the head at that time. The label must be newer than such a run. A
 * branch that leaves a commit and comes back to it must be forced at least once, which is an event. So where no such event
 * follows the run, the same commit was the head when the label was placed. All times are GitHub's; equal ones count against
 * the label.
 */
export declare function placingOf({ label, pull, events, runs, head }: PullHistory): Placing | null;
