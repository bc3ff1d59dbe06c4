import {
  type BaselineOutcome,
  type CandidateRun,
  candidateRun,
  evaluationNames,
  newestArtifact,
  type OwnArtifact,
  type UploadingRun,
  uploadingRuns,
  workflowsOf,
} from '../../core/comparison/baseline-candidates.js';
import { baselineBranch, type RunContext, startOf } from '../../core/github/event.js';
import { isMapping } from '../../core/text/values.js';
import { type BaselineSearch, outcomeOf, type Search, withGithub } from './api.js';
import { listArtifacts, readBaselineArtifact } from './artifacts.js';
import { unlessGone } from './failure.js';

/** Maximum number of runs that are looked at for a baseline, or for verdicts. */
export const MAX_CANDIDATES = 30;

/** Finds the baseline of a run among the artifacts of earlier runs. Never throws: a failure is an outcome. */
export async function findBaseline(request: BaselineSearch): Promise<BaselineOutcome> {
  const branch = baselineBranch(request.context.plan, request.branch);
  if (branch === null) return { kind: 'disabled', event: startOf(request.context) };
  try {
    return await withGithub(request.token, request.context.repository, async (api) => {
      const search = { ...request, api };
      return findUsable(search, branch, await targetCommit(search));
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

interface Rejected {
  trouble: BaselineOutcome;
  /** The newest run whose commit is not an ancestor. */
  distant: CandidateRun | null;
}

/**
 * Reads the first usable artifact: of the target commit, else of the newest ancestor. A run of another commit, such as one of a
 * tag with the name of the branch, is only used where no ancestor ever had one.
 */
async function findUsable(search: Search, branch: string, target: string | null): Promise<BaselineOutcome> {
  const rejected: Rejected = { trouble: { kind: 'none' }, distant: null };
  const runs = await listUploadingRuns(search, branch, 'baseline.yaml');
  const isExact = ({ sha }: UploadingRun) => sha === target;
  for (const uploading of [...runs.filter(isExact), ...runs.filter((run) => !isExact(run))].slice(0, MAX_CANDIDATES)) {
    const run = await readCandidateRun(search, branch, uploading);
    if (run === null) continue;
    const behind = target === null || isExact(run) ? 0 : await countCommitsBehind(search, run.sha, target);
    if (behind === null) rejected.distant ??= run;
    const outcome = behind === null ? null : await readCandidate(search, run, behind, target, rejected);
    if (outcome) return outcome;
  }
  const { trouble, distant } = rejected;
  if (trouble.kind === 'none' && distant === null)
    return { kind: 'none', workflows: await listWorkflows(search, branch) };
  if (trouble.kind !== 'none' || distant === null) return trouble;
  return (await readCandidate(search, distant, null, target, rejected)) ?? rejected.trouble;
}

async function readCandidate(
  search: Search,
  run: CandidateRun,
  behind: number | null,
  target: string | null,
  rejected: Rejected,
): Promise<BaselineOutcome | null> {
  const artifacts = (await unlessGone(listArtifacts(search.api, run.id))) ?? [];
  const artifact = newestArtifact(artifacts, search.name);
  if (!artifact) return null;
  const archive = newestArtifact(artifacts, search.name, 'archive');
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

/** Other runs of this repository on a branch. */
function wantedOn(branch: string, { repository, runId }: RunContext) {
  return { repositoryId: repository.id, branch, ownRunId: runId };
}

const MAX_PAGES = 5;
const PAGE_SIZE = 100;

/**
 * Lists the runs of the branch that uploaded a file of this evaluation, newest first, whatever workflow they ran. Artifacts are
 * found by their name, so that runs of other evaluations do not push them out.
 */
export async function listUploadingRuns({ api, name, context }: Search, branch: string, file: OwnArtifact) {
  const found: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const parameters = { name: `${name}.${file}`, per_page: PAGE_SIZE, page };
    const answer = await unlessGone(api.get('GET /repos/{owner}/{repo}/actions/artifacts', parameters));
    const listed = isMapping(answer?.data) && Array.isArray(answer.data.artifacts) ? answer.data.artifacts : [];
    found.push(...listed);
    if (listed.length < PAGE_SIZE) break;
  }
  const runs = uploadingRuns(found, wantedOn(branch, context));
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}

/** The workflow files that ran on a branch; empty where they cannot be listed, since they only explain. */
async function listWorkflows({ api, context }: Search, branch: string): Promise<string[]> {
  const parameters = { branch, per_page: PAGE_SIZE, exclude_pull_requests: true };
  const answer = await api.get('GET /repos/{owner}/{repo}/actions/runs', parameters).catch(() => null);
  const runs = isMapping(answer?.data) ? answer.data.workflow_runs : null;
  return Array.isArray(runs) ? workflowsOf(runs, wantedOn(branch, context)) : [];
}

/** The names of the branch's evaluations, by its newest artifacts. Never throws: empty where they cannot be listed. */
export async function listEvaluations({ context, branch: named, token }: BaselineSearch): Promise<string[]> {
  const branch = baselineBranch(context.plan, named);
  if (branch === null) return [];
  try {
    const parameters = { per_page: PAGE_SIZE };
    const { data } = await withGithub(token, context.repository, (api) =>
      api.get('GET /repos/{owner}/{repo}/actions/artifacts', parameters),
    );
    return isMapping(data) && Array.isArray(data.artifacts)
      ? evaluationNames(data.artifacts, wantedOn(branch, context))
      : [];
  } catch {
    return [];
  }
}

/** The run if it can be the baseline; null: it cannot, or it is gone. */
async function readCandidateRun({ api, context }: Search, branch: string, { id, sha }: UploadingRun) {
  const answer = await unlessGone(api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id }));
  return candidateRun(answer?.data, wantedOn(branch, context), sha);
}
