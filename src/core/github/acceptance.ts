import { isMapping, type Mapping } from '../text/values.js';

/** Why a label on a pull request is ignored. */
export type IgnoredLabel = 'removed' | 'older' | 'no-permission';

/** The effect of a label on the drop of a pull request. */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly label: string; readonly by: string }
  | { readonly kind: 'ignored'; readonly label: string; readonly by: string; readonly why: IgnoredLabel }
  /** The lookup failed. */
  | { readonly kind: 'unknown'; readonly label: string; readonly why: string }
  | { readonly kind: 'absent' };

/** GitHub's data about a pull request, unchecked. */
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

/** The newest placement of the label: by whom, and why it is ignored (null: it counts). */
export interface Placing {
  readonly by: string;
  readonly trouble: IgnoredLabel | null;
}

/** Events that move the head or the base of a pull request after it was labeled. */
const MOVES = [
  ...['head_ref_force_pushed', 'head_ref_deleted', 'head_ref_restored'],
  ...['base_ref_changed', 'automatic_base_change_succeeded'],
];

/**
 * Finds who placed a label last, and whether it is newer than the head commit; null if it was never placed. Only
 * GitHub's own records count: the author of a commit chooses its dates, and GitHub does not report the time of a push.
 * However, a run for the commit that GitHub started from this branch proves that the commit was the head at that time.
 * The label must be newer than such a run. A branch that leaves a commit and returns to it must be force-pushed at
 * least once, which is an event. Without such an event after the run, the same commit was the head when the label was
 * placed. All times are GitHub's; equal times count against the label.
 */
export function placingOf({ label, pull, events, runs, head }: PullHistory): Placing | null {
  const labelEvents = events.filter(isMapping).filter((event) => isAbout(event, label));
  const last = labelEvents.sort((a, b) => timeOf(a) - timeOf(b) || Number(a.id) - Number(b.id)).at(-1);
  if (!last) return null;
  const by = loginOf(last.actor);
  if (last.event !== 'labeled' || !hasLabel(pull, label)) return { by, trouble: 'removed' };
  const newestRun = newestRunBefore(timeOf(last), { pull, runs, head });
  const hasMoved = events
    .filter(isMapping)
    .some((event) => MOVES.includes(String(event.event)) && !(timeOf(event) < newestRun));
  return { by, trouble: newestRun === Number.NEGATIVE_INFINITY || hasMoved ? 'older' : null };
}

/** Whether two label names are equal; GitHub ignores their case. */
function isSameLabel(value: unknown, label: string): boolean {
  return isMapping(value) && typeof value.name === 'string' && value.name.toLowerCase() === label.toLowerCase();
}

function isAbout({ event, label }: Mapping, name: string): boolean {
  return (event === 'labeled' || event === 'unlabeled') && isSameLabel(label, name);
}

function hasLabel(pull: unknown, label: string): boolean {
  return isMapping(pull) && Array.isArray(pull.labels) && pull.labels.some((one) => isSameLabel(one, label));
}

/**
 * The time of the newest run before `time` that shows the head commit on the pull request's branch since it was opened;
 * -Infinity if there is none.
 */
function newestRunBefore(time: number, { pull, runs, head }: Pick<PullHistory, 'pull' | 'runs' | 'head'>): number {
  const { head: from, created_at: opened }: Mapping = isMapping(pull) ? pull : {};
  if (!isMapping(from) || from.sha !== head || repositoryOf(from.repo) === null) return Number.NEGATIVE_INFINITY;
  const times = runs
    .filter(isMapping)
    .filter((run) => run.event === 'pull_request' && run.head_sha === head && run.head_branch === from.ref)
    .filter((run) => repositoryOf(run.head_repository) === repositoryOf(from.repo))
    .map(timeOf)
    .filter((at) => at < time && at >= timeOf({ created_at: opened }));
  return Math.max(Number.NEGATIVE_INFINITY, ...times);
}

function repositoryOf(repository: unknown): number | null {
  return isMapping(repository) && typeof repository.id === 'number' ? repository.id : null;
}

function loginOf(actor: unknown): string {
  return isMapping(actor) && typeof actor.login === 'string' ? actor.login : '';
}

/** The time of creation; NaN, for which every comparison is false, if it is not a time. */
function timeOf({ created_at }: Mapping): number {
  return typeof created_at === 'string' ? Date.parse(created_at) : Number.NaN;
}
