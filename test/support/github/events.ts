import { addCommits, FORK, openPull, sha, type World, type WorldPull, type WorldRun } from './world.js';

/** What starts a run: its name, its payload, and what the runner's variables say. */
export interface GithubEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly sha: string;
  readonly ref: string;
  readonly refName: string;
  readonly actor?: string;
  /** What the API says of the run. */
  readonly run: { readonly sha: string; readonly branch: string; readonly headRepositoryId: number | null };
}

type Json = Readonly<Record<string, unknown>>;

function repositoryOf({ repository }: World): Json {
  const { id, owner, name, defaultBranch: default_branch } = repository;
  return { id, name, full_name: `${owner}/${name}`, default_branch, owner: { login: owner }, fork: false };
}

/** The head side of a pull request, as events have it. */
function headOf(world: World, { headOwner, headRef, headSha, headRepositoryId }: WorldPull): Json {
  const own = headRepositoryId === world.repository.id;
  const fork = { id: FORK.id, name: FORK.name, full_name: `${FORK.owner}/${FORK.name}`, fork: true };
  const repo = headRepositoryId === null ? null : own ? repositoryOf(world) : { ...fork, owner: { login: headOwner } };
  return { ref: headRef, sha: headSha, label: `${headOwner}:${headRef}`, user: { login: headOwner }, repo };
}

function pullOf(world: World, pull: WorldPull): Json {
  const base = { ref: pull.baseRef, sha: pull.baseSha, repo: repositoryOf(world) };
  const labels = [...pull.labels].map((name) => ({ name }));
  return { number: pull.number, state: pull.state, head: headOf(world, pull), base, labels };
}

/** A pull request's push; `GITHUB_SHA` is the merge that GitHub makes of base and head. */
export function pullRequest(
  world: World,
  pull: WorldPull,
  { actor = pull.headOwner, merge = true }: { readonly actor?: string; readonly merge?: boolean } = {},
): GithubEvent {
  const mergeSha = sha(`merge of ${pull.baseSha} and ${pull.headSha}`);
  if (merge) world.commits.set(mergeSha, [pull.baseSha, pull.headSha]);
  const payload = { action: 'synchronize', number: pull.number, pull_request: pullOf(world, pull) };
  return {
    name: 'pull_request',
    payload: { ...payload, repository: repositoryOf(world), sender: { login: actor } },
    ...{ sha: mergeSha, ref: `refs/pull/${pull.number}/merge`, refName: `${pull.number}/merge`, actor },
    run: { sha: pull.headSha, branch: pull.headRef, headRepositoryId: pull.headRepositoryId },
  };
}

function onBranch(world: World, name: string, commit: string, branch: string, payload: Json): GithubEvent {
  const run = { sha: commit, branch, headRepositoryId: world.repository.id };
  return { name, payload, sha: commit, ref: `refs/heads/${branch}`, refName: branch, run };
}

export function push(world: World, commit: string, branch = world.repository.defaultBranch): GithubEvent {
  const payload = { ref: `refs/heads/${branch}`, after: commit, repository: repositoryOf(world) };
  return onBranch(world, 'push', commit, branch, { ...payload, sender: { login: world.repository.owner } });
}

/** The payload of a schedule says nothing but the schedule. */
export function schedule(world: World, commit: string): GithubEvent {
  return onBranch(world, 'schedule', commit, world.repository.defaultBranch, { schedule: '17 3 * * 1' });
}

export function dispatch(world: World, commit: string, branch = world.repository.defaultBranch): GithubEvent {
  const payload = { inputs: null, ref: `refs/heads/${branch}`, repository: repositoryOf(world) };
  return onBranch(world, 'workflow_dispatch', commit, branch, payload);
}

export function mergeGroup(world: World, base: string, head: string): GithubEvent {
  const { defaultBranch } = world.repository;
  const branch = `gh-readonly-queue/${defaultBranch}/pr-7-${base}`;
  const group = {
    head_sha: head,
    head_ref: `refs/heads/${branch}`,
    base_sha: base,
    base_ref: `refs/heads/${defaultBranch}`,
  };
  const payload = { action: 'checks_requested', merge_group: group, repository: repositoryOf(world) };
  return onBranch(world, 'merge_group', head, branch, payload);
}

/** The end of another run, which a reporter speaks of. */
export function workflowRun(world: World, run: WorldRun, pull: WorldPull): GithubEvent {
  const fork = { id: FORK.id, name: FORK.name, full_name: `${FORK.owner}/${FORK.name}`, owner: { login: FORK.owner } };
  const workflow_run = {
    ...{ id: run.id, run_attempt: run.attempt, run_number: run.number, event: run.event, path: run.path },
    ...{ head_sha: run.sha, head_branch: run.branch, status: run.status, conclusion: run.conclusion },
    ...{ workflow_id: run.workflowId, pull_requests: [], repository: repositoryOf(world) },
    head_repository: run.headRepositoryId === FORK.id ? fork : headOf(world, pull).repo,
  };
  const payload = { action: 'completed', workflow_run, repository: repositoryOf(world) };
  const commit = pull.baseSha;
  return onBranch(world, 'workflow_run', commit, world.repository.defaultBranch, payload);
}

/** Any other event, on the default branch. */
export function other(world: World, name: string, commit: string): GithubEvent {
  return onBranch(world, name, commit, world.repository.defaultBranch, { repository: repositoryOf(world) });
}

/**
 * The usual history: `m1` to `m4` on main, and a pull request 7 whose branch `p1`, `p2` left main at `m3`; the merge that
 * GitHub makes for it has main's newest commit as its first parent.
 */
export function usualHistory(world: World, from: 'here' | 'fork' | 'deleted fork' = 'here'): WorldPull {
  addCommits(world, ['m1', 'm2', 'm3', 'm4']);
  addCommits(world, ['p1', 'p2'], 'm3');
  world.branches.set(world.repository.defaultBranch, sha('m4'));
  const head = { here: world.repository.id, fork: FORK.id, 'deleted fork': null }[from];
  const headOwner = from === 'here' ? world.repository.owner : FORK.owner;
  return openPull(world, { number: 7, headSha: sha('p2'), baseSha: sha('m4'), headRepositoryId: head, headOwner });
}
