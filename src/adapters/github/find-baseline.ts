import { baselineBranch, startOf } from '../../core/github/event.js';
import {
  BASELINE_EVENTS,
  type CandidateRun,
  candidateRuns,
  type ListedArtifact,
  newestArtifact,
  newestFirst,
  type Wanted,
} from '../../core/runs/baseline-candidates.js';
import type { BaselineOutcome } from '../../core/runs/baseline-outcome.js';
import { isMapping } from '../../core/text/values.js';
import { connectGithub } from './api.js';
import { listArtifacts, readBaselineArtifact } from './artifacts.js';
import { unlessGone, within } from './failure.js';
import { CallsSpent } from './limits.js';
import { type BaselineSearch, outcomeOf, placeOf, SEARCH_MS, type Search } from './search.js';

/** Requests of one search; the normal case needs a third of them. */
const MAX_CALLS = 30;
/** Candidates whose artifacts are looked at. */
const MAX_CANDIDATES = 10;

/** Finds the baseline of a run among the artifacts of earlier runs. Never throws: trouble is an outcome. */
export async function findBaseline(wanted: BaselineSearch): Promise<BaselineOutcome> {
  const branch = baselineBranch(wanted.context.plan, wanted.branch);
  if (branch === null) return { kind: 'disabled', event: startOf(wanted.context) };
  try {
    return await within(SEARCH_MS, async (signal) => {
      const api = connectGithub(wanted.token, { signal, maxCalls: MAX_CALLS });
      const search = { ...wanted, api, signal };
      const target = await targetCommit(search);
      return firstUsable(search, listCandidates(search, branch, target), target);
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What a search has come across that is not the baseline it looks for. */
interface Passed {
  trouble: BaselineOutcome;
  /** The newest run with an artifact whose commit is not an ancestor. */
  distant: Candidate | null;
}

/** A run with the artifacts that it left. */
interface Candidate {
  readonly run: CandidateRun;
  readonly artifact: ListedArtifact;
  /** The archive of its files. */
  readonly archive: ListedArtifact | null;
}

/** The run of the target commit, else the newest of an ancestor, else the newest: the first with a good artifact. */
async function firstUsable(
  search: Search,
  candidates: AsyncIterable<CandidateRun>,
  target: string | null,
): Promise<BaselineOutcome> {
  const passed: Passed = { trouble: { kind: 'none' }, distant: null };
  const seen = new Set<number>();
  try {
    for await (const run of candidates) {
      if (seen.has(run.id)) continue;
      if (seen.size === MAX_CANDIDATES) break;
      seen.add(run.id);
      const outcome = await usable(search, run, target, passed);
      if (outcome) return outcome;
    }
    if (passed.distant === null) return passed.trouble;
    return (await readCandidate(search, passed.distant, null, target, passed)) ?? passed.trouble;
  } catch (error) {
    if (error instanceof CallsSpent) return passed.trouble;
    throw error;
  }
}

async function usable(
  search: Search,
  run: CandidateRun,
  target: string | null,
  passed: Passed,
): Promise<BaselineOutcome | null> {
  const artifacts = await artifactsOf(search, run);
  const artifact = newestArtifact(artifacts, search.name);
  if (!artifact) return null;
  const candidate = { run, artifact, archive: newestArtifact(artifacts, search.name, 'archive') };
  const behind = target === null || run.sha === target ? 0 : await commitsBehind(search, run.sha, target);
  if (behind !== null) return readCandidate(search, candidate, behind, target, passed);
  if (!artifact.expired) passed.distant ??= candidate;
  return null;
}

async function readCandidate(
  search: Search,
  { run, artifact, archive }: Candidate,
  behind: number | null,
  target: string | null,
  passed: Passed,
): Promise<BaselineOutcome | null> {
  const { createdAt, expiresAt } = artifact;
  const expired = { kind: 'expired', createdAt, expiresAt } as const;
  const read = artifact.expired ? expired : await readBaselineArtifact(search, run, artifact);
  if (!('figures' in read)) {
    if (passed.trouble.kind === 'none') passed.trouble = read;
    return null;
  }
  const source = { runId: run.id, runNumber: run.number, sha: run.sha };
  const found = { source, figures: read.figures, archive: { artifact: archive, baseline: read.digest } };
  const isExact = target === null || run.sha === target;
  return isExact ? { kind: 'found', ...found } : { kind: 'found-older', ...found, behind };
}

async function artifactsOf(search: Search, run: CandidateRun): Promise<readonly unknown[]> {
  return (await unlessGone(listArtifacts(search.api, search.context.repository, run.id))) ?? [];
}

/** Runs of any event that are looked at before those of the own event: a nightly set has no baseline among the day's pushes. */
const NEWEST = 5;

/** The commit that this run is measured against; null: the newest run counts. */
export async function targetCommit(search: Search): Promise<string | null> {
  const { plan, sha } = search.context;
  switch (plan.kind) {
    case 'pull_request':
      return (await firstParent(search, plan.head)) ?? mergeBase(search, plan.base, plan.head);
    case 'merge_group':
      return plan.base;
    case 'push': {
      const base = search.branch ?? plan.defaultBranch;
      return plan.branch === base ? sha : mergeBase(search, base, sha);
    }
    default:
      return null;
  }
}

/** `GITHUB_SHA` of a pull request is the merge of base and head, unless the two conflict. */
async function firstParent(search: Search, head: string): Promise<string | null> {
  if (search.context.event !== 'pull_request') return null;
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const answer = await unlessGone(search.api.get(route, { ...placeOf(search), commit_sha: search.context.sha }));
  const parents = isMapping(answer?.data) && Array.isArray(answer.data.parents) ? answer.data.parents : [];
  const [first, second] = parents.map((parent: unknown) => (isMapping(parent) ? parent.sha : null));
  return parents.length === 2 && second === head && typeof first === 'string' ? first : null;
}

async function mergeBase(search: Search, base: string, head: string): Promise<string | null> {
  const data = await compareCommits(search, base, head);
  const commit = isMapping(data) && isMapping(data.merge_base_commit) ? data.merge_base_commit.sha : null;
  return typeof commit === 'string' ? commit : null;
}

/** How far an ancestor lies behind; null for a commit that is no ancestor. */
async function commitsBehind(search: Search, ancestor: string, target: string): Promise<number | null> {
  const data = await compareCommits(search, ancestor, target);
  if (!isMapping(data) || (data.status !== 'ahead' && data.status !== 'identical')) return null;
  return Number(data.ahead_by ?? 0);
}

async function compareCommits(search: Search, base: string, head: string): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const parameters = { ...placeOf(search), basehead: `${base}...${head}`, per_page: 1 };
  return (await unlessGone(search.api.get(route, parameters)))?.data ?? null;
}

/**
 * Runs that may serve as baseline: those of the target commit, then those of the branch by push, then by the other
 * events, each list the newest first and asked for only when it is needed. A run may come twice. Without a target the
 * newest of all events is the first.
 */
export async function* listCandidates(
  search: Search,
  branch: string,
  target: string | null,
): AsyncGenerator<CandidateRun> {
  const wanted = await wantedRuns(search, branch);
  const ofEvent = (event: string) => listRuns(search, wanted, { branch, event, status: 'completed' });
  if (target === null) {
    const lists = await Promise.all(BASELINE_EVENTS.map(ofEvent));
    const newest = newestFirst(lists.flat());
    yield* newest.slice(0, NEWEST);
    yield* lists[BASELINE_EVENTS.indexOf(search.context.event)] ?? [];
    yield* newest.slice(NEWEST);
    return;
  }
  yield* (await listRuns(search, wanted, { head_sha: target })).filter(({ sha }) => sha === target);
  for (const event of BASELINE_EVENTS) yield* await ofEvent(event);
}

async function wantedRuns(search: Search, branch: string): Promise<Wanted> {
  const { context, api, now } = search;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const { data } = await api.get(route, { ...placeOf(search), run_id: context.runId });
  const own = isMapping(data) ? data : {};
  const started = Date.parse(String(own.run_started_at ?? own.created_at));
  return {
    repositoryId: context.repository.id,
    workflowId: Number(own.workflow_id ?? 0),
    branch,
    // By the clock that wrote the times of all runs; the runner's may be wrong by any amount.
    ownRunId: context.runId,
    now: Number.isNaN(started) ? now : started,
  };
}

async function listRuns(
  search: Search,
  wanted: Wanted,
  filter: Readonly<Record<string, unknown>>,
): Promise<CandidateRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const paging = { per_page: 100, exclude_pull_requests: true };
  const parameters = { ...placeOf(search), workflow_id: wanted.workflowId, ...paging, ...filter };
  const answer = await unlessGone(search.api.get(route, parameters));
  const runs = isMapping(answer?.data) && Array.isArray(answer.data.workflow_runs) ? answer.data.workflow_runs : [];
  return candidateRuns(runs, wanted);
}
