import { isMapping, type Mapping } from '../text/values.js';

/** Why a label on a pull request accepts nothing. */
export type IgnoredLabel = 'removed' | 'older' | 'no-permission';

/** What a label says of the drop of a pull request. */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly label: string; readonly by: string }
  | { readonly kind: 'ignored'; readonly label: string; readonly by: string; readonly why: IgnoredLabel }
  /** It could not be looked up. */
  | { readonly kind: 'unknown'; readonly label: string; readonly why: string }
  | { readonly kind: 'absent' };

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

/** What moves the head or the base of a pull request away from what was seen when it was labeled. */
const MOVES = [
  ...['head_ref_force_pushed', 'head_ref_deleted', 'head_ref_restored'],
  ...['base_ref_changed', 'automatic_base_change_succeeded'],
];

/**
 * Who placed a label last, and whether it is newer than the head commit. Only what GitHub itself recorded counts: the dates
 * of a commit are chosen by its author, and GitHub does not tell the time of a push. But a run for the commit that GitHub
 * started from this branch shows that the commit was the head at that time. The label must be newer than such a run. A
 * branch that leaves a commit and comes back to it must be forced at least once, which is an event. So where no such event
 * follows the run, the same commit was the head when the label was placed. All times are GitHub's; equal ones count against
 * the label.
 */
export function placingOf({ label, pull, events, runs, head }: PullHistory): Placing | null {
  const ofLabel = events.filter(isMapping).filter((event) => isAbout(event, label));
  const last = ofLabel.sort((a, b) => timeOf(a) - timeOf(b) || Number(a.id) - Number(b.id)).at(-1);
  if (!last) return null;
  const by = loginOf(last.actor);
  if (last.event !== 'labeled' || !hasLabel(pull, label)) return { by, trouble: 'removed' };
  const seen = newestRunBefore(timeOf(last), { pull, runs, head });
  const hasMoved = events
    .filter(isMapping)
    .some((event) => MOVES.includes(String(event.event)) && !(timeOf(event) < seen));
  return { by, trouble: seen === Number.NEGATIVE_INFINITY || hasMoved ? 'older' : null };
}

/** GitHub has one label for a name in upper and lower case. */
function isSameLabel(value: unknown, label: string): boolean {
  return isMapping(value) && typeof value.name === 'string' && value.name.toLowerCase() === label.toLowerCase();
}

function isAbout({ event, label }: Mapping, name: string): boolean {
  return (event === 'labeled' || event === 'unlabeled') && isSameLabel(label, name);
}

function hasLabel(pull: unknown, label: string): boolean {
  return isMapping(pull) && Array.isArray(pull.labels) && pull.labels.some((one) => isSameLabel(one, label));
}

/** When the newest run before a time shows the head commit on the branch of the pull request, since it was opened. */
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

/** NaN, which no comparison accepts, for what is no time. */
function timeOf({ created_at }: Mapping): number {
  return typeof created_at === 'string' ? Date.parse(created_at) : Number.NaN;
}
