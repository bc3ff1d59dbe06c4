import {
  BASELINE_EVENTS,
  type BaselineOutcome,
  type CandidateRun,
  candidateRuns,
  type ListedArtifact,
  newestArtifact,
  newestFirst,
  type Wanted,
} from '../../core/comparison/baseline-candidates.js';
import { baselineBranch, startOf } from '../../core/github/event.js';
import { isMapping } from '../../core/text/values.js';
import { type BaselineSearch, outcomeOf, type Search, withGithub } from './api.js';
import { listArtifacts, readBaselineArtifact } from './artifacts.js';
import { unlessGone } from './failure.js';

/** Maximum number of runs whose artifacts are searched for a baseline, or for verdicts. */
export const MAX_CANDIDATES = 10;

/** Finds the baseline of a run among the artifacts of earlier runs. Never throws: a failure is an outcome. */
export async function findBaseline(request: BaselineSearch): Promise<BaselineOutcome> {
  const branch = baselineBranch(request.context.plan, request.branch);
  if (branch === null) return { kind: 'disabled', event: startOf(request.context) };
  try {
    return await withGithub(request.token, request.context.repository, async (api) => {
      const search = { ...request, api };
      const target = await targetCommit(search);
      return findUsable(search, listCandidates(search, branch, target), target);
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Rejected candidates of a search. */
interface Rejected {
  trouble: BaselineOutcome;
  /** The newest run with an artifact whose commit is not an ancestor. */
  distant: Candidate | null;
}

/** A run with its artifacts. */
interface Candidate {
  readonly run: CandidateRun;
  readonly artifact: ListedArtifact;
  /** The archive of its files. */
  readonly archive: ListedArtifact | null;
}

/** Reads the first usable artifact: of the target commit, else of the newest ancestor, else of the newest run. */
async function findUsable(
  search: Search,
  candidates: AsyncIterable<CandidateRun>,
  target: string | null,
): Promise<BaselineOutcome> {
  const rejected: Rejected = { trouble: { kind: 'none' }, distant: null };
  const seenRuns = new Set<number>();
  for await (const run of candidates) {
    if (seenRuns.has(run.id)) continue;
    if (seenRuns.size === MAX_CANDIDATES) break;
    seenRuns.add(run.id);
    const outcome = await checkCandidate(search, run, target, rejected);
    if (outcome) return outcome;
  }
  if (rejected.distant === null) return rejected.trouble;
  return (await readCandidate(search, rejected.distant, null, target, rejected)) ?? rejected.trouble;
}

async function checkCandidate(
  search: Search,
  run: CandidateRun,
  target: string | null,
  rejected: Rejected,
): Promise<BaselineOutcome | null> {
  const artifacts = await listRunArtifacts(search, run);
  const artifact = newestArtifact(artifacts, search.name);
  if (!artifact) return null;
  const candidate = { run, artifact, archive: newestArtifact(artifacts, search.name, 'archive') };
  const distance = target === null || run.sha === target ? 0 : await countCommitsBehind(search, run.sha, target);
  if (distance !== null) return readCandidate(search, candidate, distance, target, rejected);
  if (!artifact.expired) rejected.distant ??= candidate;
  return null;
}

async function readCandidate(
  search: Search,
  { run, artifact, archive }: Candidate,
  behind: number | null,
  target: string | null,
  rejected: Rejected,
): Promise<BaselineOutcome | null> {
  const expired = { kind: 'expired' } as const;
  const baselineRead = artifact.expired ? expired : await readBaselineArtifact(search, run, artifact);
  if (!('figures' in baselineRead)) {
    if (rejected.trouble.kind === 'none') rejected.trouble = baselineRead;
    return null;
  }
  const source = { runId: run.id, runNumber: run.number, sha: run.sha };
  const foundBaseline = {
    source,
    figures: baselineRead.figures,
    archive: { artifact: archive, baseline: baselineRead.digest },
  };
  const isExact = target === null || run.sha === target;
  return isExact ? { kind: 'found', ...foundBaseline } : { kind: 'found-older', ...foundBaseline, behind };
}

async function listRunArtifacts(search: Search, run: CandidateRun): Promise<readonly unknown[]> {
  return (await unlessGone(listArtifacts(search.api, run.id))) ?? [];
}

/** Number of newest runs that are checked before those of the own event. A nightly set has no baseline among pushes. */
const NEWEST_COUNT = 5;

/** The commit to compare this run with; null: use the newest run. */
export async function targetCommit(search: Search): Promise<string | null> {
  const { plan, sha } = search.context;
  switch (plan.kind) {
    case 'pull_request':
      return (await findFirstParent(search, plan.head)) ?? findMergeBase(search, plan.base, plan.head);
    case 'merge_group':
      return plan.base;
    case 'push': {
      const base = search.branch ?? plan.defaultBranch;
      return plan.branch === base ? sha : findMergeBase(search, base, sha);
    }
    default:
      return null;
  }
}

/** The first parent of the merge commit. `GITHUB_SHA` of a pull request merges base and head, unless they conflict. */
async function findFirstParent(search: Search, head: string): Promise<string | null> {
  if (search.context.event !== 'pull_request') return null;
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const answer = await unlessGone(search.api.get(route, { commit_sha: search.context.sha }));
  const parents = isMapping(answer?.data) && Array.isArray(answer.data.parents) ? answer.data.parents : [];
  const [firstParentSha, secondParentSha] = parents.map((parent: unknown) => (isMapping(parent) ? parent.sha : null));
  return parents.length === 2 && secondParentSha === head && typeof firstParentSha === 'string' ? firstParentSha : null;
}

async function findMergeBase(search: Search, base: string, head: string): Promise<string | null> {
  const data = await compareCommits(search, base, head);
  const commit = isMapping(data) && isMapping(data.merge_base_commit) ? data.merge_base_commit.sha : null;
  return typeof commit === 'string' ? commit : null;
}

/** Number of commits between an ancestor and the target; null if the commit is not an ancestor. */
async function countCommitsBehind(search: Search, ancestor: string, target: string): Promise<number | null> {
  const data = await compareCommits(search, ancestor, target);
  if (!isMapping(data) || (data.status !== 'ahead' && data.status !== 'identical')) return null;
  return Number(data.ahead_by ?? 0);
}

async function compareCommits(search: Search, base: string, head: string): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const parameters = { basehead: `${base}...${head}`, per_page: 1 };
  return (await unlessGone(search.api.get(route, parameters)))?.data ?? null;
}

/**
 * Lists the candidate runs for a baseline: runs of the target commit, then runs of the branch by push, then by the
 * other events. Each list is sorted newest first and requested on demand. A run may occur twice. Without a target, the
 * newest runs of all events are first.
 */
export async function* listCandidates(
  search: Search,
  branch: string,
  target: string | null,
): AsyncGenerator<CandidateRun> {
  const filter = await makeRunFilter(search, branch);
  const listByEvent = (event: string) => listRuns(search, filter, { branch, event, status: 'completed' });
  if (target === null) {
    const lists = await Promise.all(BASELINE_EVENTS.map(listByEvent));
    const newestRuns = newestFirst(lists.flat());
    yield* newestRuns.slice(0, NEWEST_COUNT);
    yield* lists[BASELINE_EVENTS.indexOf(search.context.event)] ?? [];
    yield* newestRuns.slice(NEWEST_COUNT);
    return;
  }
  yield* (await listRuns(search, filter, { head_sha: target })).filter(({ sha }) => sha === target);
  for (const event of BASELINE_EVENTS) yield* await listByEvent(event);
}

async function makeRunFilter(search: Search, branch: string): Promise<Wanted> {
  const { context, api, now } = search;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const { data } = await api.get(route, { run_id: context.runId });
  const ownRun = isMapping(data) ? data : {};
  const startTime = Date.parse(String(ownRun.run_started_at ?? ownRun.created_at));
  return {
    repositoryId: context.repository.id,
    workflowId: Number(ownRun.workflow_id ?? 0),
    branch,
    // Use GitHub's clock, as for the times of all runs; the runner's clock may be wrong.
    ownRunId: context.runId,
    now: Number.isNaN(startTime) ? now : startTime,
  };
}

async function listRuns(
  search: Search,
  runFilter: Wanted,
  filter: Readonly<Record<string, unknown>>,
): Promise<CandidateRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const paging = { per_page: 100, exclude_pull_requests: true };
  const parameters = { workflow_id: runFilter.workflowId, ...paging, ...filter };
  const answer = await unlessGone(search.api.get(route, parameters));
  const runs = isMapping(answer?.data) && Array.isArray(answer.data.workflow_runs) ? answer.data.workflow_runs : [];
  return candidateRuns(runs, runFilter);
}
