/** Events that run with secrets and are meant for untrusted changes, with the event that does the same safely. */
const WITH_SECRETS: ReadonlyMap<string, string> = new Map([
  ['pull_request_target', 'use pull_request, and comment on forks by mode: report in a workflow on workflow_run'],
  ['issue_comment', 'use pull_request, or start a run by hand with workflow_dispatch on a branch of the repository'],
  ['workflow_run', 'evaluate on pull_request, and set mode: report here'],
]);

/** Events whose runs for a fork have no secrets, or that only people with write access start, on their own commits. */
const CHECKED_BY_GITHUB = new Set([
  ...['pull_request', 'pull_request_review', 'pull_request_review_comment', 'merge_group'],
  ...['push', 'schedule', 'workflow_dispatch'],
]);

/** A repository in the workspace; null: its commit is unknown. */
export interface Checkout {
  readonly folder: string;
  readonly commit: string | null;
}

/** Why no run of an event may go on, and what to do instead; null where the event alone does not decide. */
export function refusalOfEvent(mode: 'evaluate' | 'combine' | 'report', event: string): string | null {
  if (mode === 'report') {
    return event === 'workflow_run' ? null : 'mode: report needs a workflow that runs on workflow_run';
  }
  const recipe = WITH_SECRETS.get(event);
  return recipe ? `${event} is refused: it runs with secrets on files that a stranger wrote; ${recipe}` : null;
}

/** Whether a run of this event may read any checkout. */
export function mayReadAnyHead(event: string): boolean {
  return CHECKED_BY_GITHUB.has(event);
}

/** Why a run may not read what is checked out: a commit other than its own, GITHUB_SHA, may be untrusted. */
export function refusalOfHead(
  mode: 'evaluate' | 'combine' | 'report',
  event: string,
  sha: string,
  checkouts: readonly Checkout[],
): string | null {
  const foreign = checkouts.find(({ commit }) => commit !== sha);
  if (!foreign) return null;
  const { folder, commit } = foreign;
  const at = commit === null ? 'at a commit that cannot be determined' : `at ${commit.slice(0, 7)}`;
  const recipe =
    mode === 'report'
      ? 'the reporter never checks out the head: remove `ref`'
      : 'check out that commit (remove `ref`), or evaluate a pull request on pull_request';
  return `${event} runs with secrets, and ${folder} is ${at}, not at the run's own commit ${sha.slice(0, 7)}, so that a stranger may have written its files; ${recipe}`;
}
