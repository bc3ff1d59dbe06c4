import { type Environment, isMapping } from '../text/values.js';

export interface Repository {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
}

/** The id of a repository in the API; null without a repository, for example after its deletion. */
export function repositoryId(repository: unknown): unknown {
  return isMapping(repository) ? repository.id : null;
}

type Plan =
  | {
      readonly kind: 'pull_request';
      readonly number: number;
      readonly head: string;
      readonly fork: boolean;
      readonly baseBranch: string;
      readonly base: string;
    }
  | { readonly kind: 'merge_group'; readonly baseBranch: string; readonly base: string }
  | { readonly kind: 'push'; readonly branch: string; readonly defaultBranch: string }
  | { readonly kind: 'scheduled'; readonly branch: string; readonly defaultBranch: string }
  | { readonly kind: 'workflow_run'; readonly run: ReportedRun }
  | { readonly kind: 'other' };

/** The run that triggered a `workflow_run` event. */
export type ReportedRun = Readonly<ReturnType<typeof reportedRun>>;

export type RunContext = Readonly<ReturnType<typeof decodeContext>>;

/** The commit that a run evaluates; for a pull request its head, not GitHub's merge commit. */
export function headOf({ plan, sha }: RunContext): string {
  return plan.kind === 'pull_request' ? plan.head : sha;
}

/** Reads the context of a run; if the event file lacks a field of its event, the plan has no pull request. */
export function decodeContext(env: Environment, payload: unknown) {
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const at = (...path: string[]) => valueAt(payload, path);
  const id = Number(at('repository', 'id') ?? env.GITHUB_REPOSITORY_ID ?? 0);
  return {
    repository: { owner, name, id } satisfies Repository,
    event: env.GITHUB_EVENT_NAME ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: Number(env.GITHUB_RUN_ID ?? 0),
    attempt: Number(env.GITHUB_RUN_ATTEMPT || 1),
    /** Path of the workflow file. Example: `.github/workflows/x.yml`. */
    workflow: pathIn(env.GITHUB_WORKFLOW_REF ?? '')
      .split('/')
      .slice(2)
      .join('/'),
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    /** Started by a pull request from a fork or by Dependabot, for any event. */
    isForeign: at('pull_request') !== undefined && isForeign(at),
    /** Login of the user who caused the event. */
    sender: text(at('sender', 'login')),
    /** The label whose addition to the pull request started the run (null: another event), and all its labels. */
    labels: {
      added: at('action') === 'labeled' ? text(at('label', 'name')) : null,
      present: [at('pull_request', 'labels') ?? []].flat().map((label) => text(valueAt(label, ['name']))),
    },
    /** The pull request with the comment that started the run; null: another event. */
    commentedPull: at('issue', 'pull_request') === undefined ? null : Number(at('issue', 'number')),
    plan: decodePlan(env, at),
  };
}

/** What is before the reference to a branch. Example: `o/r/.github/workflows/x.yml@refs/heads/main`. */
function pathIn(reference: string): string {
  return reference.split('@')[0] ?? '';
}

type At = (...path: string[]) => unknown;

function decodePlan(env: Environment, at: At): Plan {
  const branch = (env.GITHUB_REF ?? '').replace(/^refs\/heads\//, '');
  const defaultBranch = text(at('repository', 'default_branch')) || 'main';
  switch (env.GITHUB_EVENT_NAME) {
    case 'pull_request':
      return pullRequestPlan(at);
    case 'merge_group': {
      const baseBranch = text(at('merge_group', 'base_ref')).replace(/^refs\/heads\//, '');
      return { kind: 'merge_group', baseBranch, base: text(at('merge_group', 'base_sha')) };
    }
    case 'push':
      return env.GITHUB_REF?.startsWith('refs/heads/') ? { kind: 'push', branch, defaultBranch } : { kind: 'other' };
    case 'schedule':
    case 'workflow_dispatch':
      return { kind: 'scheduled', branch, defaultBranch };
    case 'workflow_run':
      return { kind: 'workflow_run', run: reportedRun(at) };
    default:
      return { kind: 'other' };
  }
}

function pullRequestPlan(at: At): Plan {
  const number = at('pull_request', 'number');
  if (typeof number !== 'number') return { kind: 'other' };
  return {
    kind: 'pull_request',
    number,
    head: text(at('pull_request', 'head', 'sha')),
    fork: isForeign(at),
    baseBranch: text(at('pull_request', 'base', 'ref')),
    base: text(at('pull_request', 'base', 'sha')),
  };
}

/** Whether the head is in another repository, or the sender is Dependabot; a deleted head repository counts as a fork. */
function isForeign(at: At): boolean {
  const head = at('pull_request', 'head', 'repo', 'id');
  return head !== at('pull_request', 'base', 'repo', 'id') || at('sender', 'login') === 'dependabot[bot]';
}

function reportedRun(at: At) {
  const run: At = (...path) => at('workflow_run', ...path);
  return {
    id: Number(run('id')),
    attempt: Number(run('run_attempt') ?? 1),
    event: text(run('event')),
    path: pathIn(text(run('path'))),
    head: text(run('head_sha')),
    headBranch: text(run('head_branch')),
    headOwner: text(run('head_repository', 'owner', 'login')),
    headRepository: text(run('head_repository', 'name')),
    headRepositoryId: Number(run('head_repository', 'id') ?? 0),
  };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isMapping(at) ? at[key] : undefined), value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The branch whose runs can be the baseline; null if the event has no baseline. */
export function baselineBranch(plan: Plan, override: string | null): string | null {
  if (override !== null) return override;
  if ('baseBranch' in plan) return plan.baseBranch;
  if (plan.kind === 'push') return plan.defaultBranch;
  return plan.kind === 'scheduled' ? plan.branch : null;
}

/** The event that started a run, in words. */
export function startOf({ event, plan }: RunContext): string {
  if (event === '') return 'hand outside of GitHub';
  return event === 'push' && plan.kind === 'other' ? 'a push of a tag' : event;
}

/** Whether a run is one of GitHub, with a page; else it is on the machine of a developer. */
export function isOnGithub({ repository, runId }: Pick<RunContext, 'repository' | 'runId'>): boolean {
  return repository.name !== '' && runId > 0;
}

export function runUrl(run: Pick<RunContext, 'serverUrl' | 'repository' | 'runId'>): string {
  return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${run.runId}`;
}

/** Events that run with secrets and are intended for untrusted changes, each with a safe alternative. */
const WITH_SECRETS: ReadonlyMap<string, string> = new Map([
  ['pull_request_target', 'use pull_request, and comment on forks by mode: report in a workflow on workflow_run'],
  ['issue_comment', 'use pull_request, or start a run by hand with workflow_dispatch on a branch of the repository'],
  ['workflow_run', 'evaluate on pull_request, and set mode: report here'],
]);

/**
 * Events whose runs for a fork have no secrets, or that only people with write access can start, on their own commits. A run
 * without an event is on the machine of a developer.
 */
const CHECKED_BY_GITHUB = new Set([
  '',
  ...['pull_request', 'pull_request_review', 'pull_request_review_comment', 'merge_group'],
  ...['push', 'schedule', 'workflow_dispatch'],
]);

/** A repository in the workspace; null: its commit is unknown. */
export interface Checkout {
  readonly folder: string;
  readonly commit: string | null;
}

/** Why a run of this event is refused, and the alternative; null if the event alone does not decide. */
export function refusalOfEvent(
  mode: 'evaluate' | 'combine' | 'report',
  { event, plan }: Pick<RunContext, 'event' | 'plan'>,
): string | null {
  if (mode === 'report') {
    return event === 'workflow_run' ? null : 'mode: report needs a workflow that runs on workflow_run';
  }
  const recipe = WITH_SECRETS.get(event);
  // The branch of the commented pull request is one of this repository.
  if (event === 'issue_comment' && plan.kind === 'pull_request') return null;
  return recipe ? `${event} is refused: it runs with secrets on files that a stranger wrote; ${recipe}` : null;
}

/** Whether a run of this event may read any checkout. */
export function mayReadAnyHead(event: string): boolean {
  return CHECKED_BY_GITHUB.has(event);
}

/**
 * Why a run may not read the checked-out files: a commit other than GITHUB_SHA, or than the head of the commented pull request,
 * may be untrusted. Null: allowed.
 */
export function refusalOfHead(
  mode: 'evaluate' | 'combine' | 'report',
  context: Pick<RunContext, 'event' | 'sha' | 'plan'>,
  checkouts: readonly Checkout[],
): string | null {
  const { event, plan } = context;
  if (event === 'issue_comment' && plan.kind === 'pull_request') return refusalOfCommented(plan, checkouts);
  const { sha } = context;
  const [foreign] = checkouts.filter(({ commit }) => commit !== sha);
  if (!foreign) return null;
  const { folder, commit } = foreign;
  const at = commit === null ? 'at a commit that cannot be determined' : `at ${commit.slice(0, 7)}`;
  const recipe =
    mode === 'report'
      ? 'the reporter never checks out the head: remove `ref`'
      : 'check out that commit (remove `ref`), or evaluate a pull request on pull_request';
  return `${event} runs with secrets, and ${folder} is ${at}, not at the run's own commit ${sha.slice(0, 7)}, so that a stranger may have written its files; ${recipe}`;
}

/** Why a run that a comment started may not read the checked-out files: they must be those of the pull request's newest commit. */
function refusalOfCommented({ number, head }: { number: number; head: string }, checkouts: readonly Checkout[]) {
  if (checkouts.length > 0 && checkouts.every(({ commit }) => commit === head)) return null;
  const remedy = `check out refs/pull/${number}/head`;
  return `issue_comment runs with secrets, and the workspace is not at ${head.slice(0, 7)}, the newest commit of pull request ${number}; ${remedy}`;
}

export type IgnoredLabel = 'other-run' | 'no-permission';

/** The effect of a label on the drop of a pull request. */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly label: string; readonly by: string }
  | { readonly kind: 'ignored'; readonly label: string; readonly by: string; readonly why: IgnoredLabel }
  /** The lookup failed. */
  | { readonly kind: 'unknown'; readonly label: string; readonly why: string }
  | { readonly kind: 'absent' };

/**
 * Whether a label counts: only in the run that it started, so that it is about this commit; what is left to check is
 * the permission of the sender. Names of labels have no case, as on GitHub.
 */
export function acceptanceOf({ sender, labels }: RunContext, label: string): Acceptance {
  const isSame = (name: string) => name.toLowerCase() === label.toLowerCase();
  if (labels.added !== null && isSame(labels.added)) return { kind: 'accepted', label, by: sender };
  return labels.present.some(isSame) ? { kind: 'ignored', label, by: sender, why: 'other-run' } : { kind: 'absent' };
}
