import {
  BASELINE_EVENTS,
  type CandidateRun,
  candidateRuns,
  newestBaseline,
} from '../../core/github/baseline-choice.js';
import { baselineBranch, type RunContext } from '../../core/github/event.js';
import type { BaselineOutcome } from '../../core/github/outcome.js';
import { isMapping } from '../../core/values.js';
import { type GithubApi, statusOf } from './api.js';
import { readBaselineArtifact } from './baseline-artifact.js';

/** The whole search may take no longer; a run goes on without and says so. */
export const SEARCH_MS = 60_000;
/** Candidates whose artifacts are looked at. */
const MAX_CANDIDATES = 10;

export interface BaselineSearch {
  readonly context: RunContext;
  readonly name: string;
  readonly branch: string | null;
  readonly api: GithubApi;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Finds the baseline of a run among the artifacts of earlier runs. Never throws: trouble is an outcome. */
export async function findBaseline(search: BaselineSearch): Promise<BaselineOutcome> {
  const branch = baselineBranch(search.context.plan, search.branch);
  if (branch === null) return { kind: 'disabled' };
  try {
    const target = await targetCommit(search);
    const candidates = await listCandidates(search, branch, target);
    return await firstUsable(search, candidates, target);
  } catch (error) {
    const status = statusOf(error);
    if (status === 403) return { kind: 'forbidden' };
    return { kind: 'unavailable', why: status === null ? 'no answer' : `status ${status}` };
  }
}

function place({ context }: BaselineSearch) {
  return { owner: context.repository.owner, repo: context.repository.name };
}

/** The commit that this run is measured against; null: the newest run counts. */
async function targetCommit(search: BaselineSearch): Promise<string | null> {
  const { plan, sha } = search.context;
  switch (plan.kind) {
    case 'pull_request':
      return (await firstParent(search, plan.head)) ?? mergeBase(search, plan.base, plan.head);
    case 'merge_group':
      return plan.base;
    case 'push':
      return plan.branch === plan.defaultBranch ? sha : mergeBase(search, plan.defaultBranch, sha);
    default:
      return null;
  }
}

/** `GITHUB_SHA` of a pull request is the merge of base and head, unless the two conflict. */
async function firstParent(search: BaselineSearch, head: string): Promise<string | null> {
  if (search.context.event !== 'pull_request') return null;
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const answer = await unlessGone(search.api.get(route, { ...place(search), commit_sha: search.context.sha }));
  const parents = isMapping(answer?.data) && Array.isArray(answer.data.parents) ? answer.data.parents : [];
  const [first, second] = parents.map((parent: unknown) => (isMapping(parent) ? parent.sha : null));
  return parents.length === 2 && second === head && typeof first === 'string' ? first : null;
}

async function mergeBase(search: BaselineSearch, base: string, head: string): Promise<string | null> {
  const data = await compare(search, base, head);
  const commit = isMapping(data) && isMapping(data.merge_base_commit) ? data.merge_base_commit.sha : null;
  return typeof commit === 'string' ? commit : null;
}

async function compare(search: BaselineSearch, base: string, head: string): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const basehead = `${base}...${head}`;
  return (await unlessGone(search.api.get(route, { ...place(search), basehead, per_page: 1 })))?.data;
}

/** A commit or run that is not there (any more) is no trouble. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return null;
    throw error;
  }
}

async function listCandidates(search: BaselineSearch, branch: string, target: string | null): Promise<CandidateRun[]> {
  const { context, api, now } = search;
  const own = await api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
    ...place(search),
    run_id: context.runId,
  });
  const workflowId = isMapping(own.data) ? Number(own.data.workflow_id) : 0;
  const wanted = { repositoryId: context.repository.id, workflowId, branch, ownRunId: context.runId, now };
  const list = async (filter: Readonly<Record<string, unknown>>): Promise<CandidateRun[]> => {
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const answer = await unlessGone(
      api.get(route, {
        ...place(search),
        workflow_id: workflowId,
        per_page: 100,
        exclude_pull_requests: true,
        ...filter,
      }),
    );
    const runs = isMapping(answer?.data) && Array.isArray(answer.data.workflow_runs) ? answer.data.workflow_runs : [];
    return candidateRuns(runs, wanted);
  };
  const exact = target === null ? [] : await list({ head_sha: target });
  const isExact = ({ sha }: CandidateRun) => sha === target;
  if (exact.some(isExact)) return exact.filter(isExact);
  for (const event of BASELINE_EVENTS) {
    const found = await list({ branch, event, status: 'completed' });
    if (found.length > 0) return found;
  }
  return [];
}

/** The run of the target commit, else the newest of an ancestor, else the newest: the first with a good artifact. */
async function firstUsable(
  search: BaselineSearch,
  candidates: readonly CandidateRun[],
  target: string | null,
): Promise<BaselineOutcome> {
  let trouble: BaselineOutcome = { kind: 'none' };
  let distant: BaselineOutcome | null = null;
  for (const run of candidates.slice(0, MAX_CANDIDATES)) {
    const artifact = newestBaseline(await artifactsOf(search, run), search.name);
    if (!artifact) continue;
    const { createdAt, expiresAt } = artifact;
    const expired = { kind: 'expired', createdAt, expiresAt } as const;
    const read = artifact.expired ? expired : await readBaselineArtifact(search, run, artifact);
    if (!('figures' in read)) {
      if (trouble.kind === 'none') trouble = read;
      continue;
    }
    const source = { runId: run.id, runNumber: run.number, sha: run.sha };
    if (target === null || run.sha === target) return { kind: 'found', source, figures: read.figures };
    const behind = await commitsBehind(search, run.sha, target);
    const older = { kind: 'found-older', source, figures: read.figures, behind } as const;
    if (behind !== null) return older;
    distant ??= older;
  }
  return distant ?? trouble;
}

async function artifactsOf(search: BaselineSearch, run: CandidateRun): Promise<readonly unknown[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  return (await unlessGone(search.api.all(route, { ...place(search), run_id: run.id }))) ?? [];
}

/** How far an ancestor lies behind; null for a commit that is no ancestor. */
async function commitsBehind(search: BaselineSearch, ancestor: string, target: string): Promise<number | null> {
  const data = await compare(search, ancestor, target);
  if (!isMapping(data) || (data.status !== 'ahead' && data.status !== 'identical')) return null;
  return Number(data.ahead_by ?? 0);
}
