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
import { type Mapping, mappingOf } from '../../core/text/values.js';
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
    const { id, sha } = uploading;
    const listed = await search.api.find('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { run_id: id });
    const run = candidateRun(listed, wantedOn(branch, search.context), sha);
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
  const baselineRead = await readBaselineArtifact(search, run, artifact);
  if (!('figures' in baselineRead)) {
    if (rejected.trouble.kind === 'none') rejected.trouble = baselineRead;
    return null;
  }
  const { figures, digest } = baselineRead;
  const source = { runId: run.id, runNumber: run.number, sha: run.sha };
  const found = { source, figures, archive: { artifact: archive, baseline: digest } };
  const isExact = target === null || run.sha === target;
  return isExact ? { kind: 'found', ...found } : { kind: 'found-older', ...found, behind };
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
async function findFirstParent({ api, context }: Search, head: string): Promise<string | null> {
  if (context.event !== 'pull_request') return null;
  const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
  const { parents } = await api.find(route, { commit_sha: context.sha });
  const [first, second, ...others] = listOf(parents).map((parent) => mappingOf(parent).sha);
  return others.length === 0 && second === head && typeof first === 'string' ? first : null;
}

async function findMergeBase(search: Search, base: string, head: string): Promise<string | null> {
  const { merge_base_commit } = await compareCommits(search, base, head);
  const { sha } = mappingOf(merge_base_commit);
  return typeof sha === 'string' ? sha : null;
}

/** Number of commits between an ancestor and the target; null if the commit is not an ancestor. */
async function countCommitsBehind(search: Search, ancestor: string, target: string): Promise<number | null> {
  const { status, ahead_by } = await compareCommits(search, ancestor, target);
  return status === 'ahead' || status === 'identical' ? Number(ahead_by ?? 0) : null;
}

function compareCommits({ api }: Search, base: string, head: string): Promise<Mapping> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  return api.find(route, { basehead: `${base}...${head}`, per_page: 1 });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

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
    const { artifacts } = await api.find('GET /repos/{owner}/{repo}/actions/artifacts', parameters);
    const listed = listOf(artifacts);
    found.push(...listed);
    if (listed.length < PAGE_SIZE) break;
  }
  const runs = uploadingRuns(found, wantedOn(branch, context));
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}

/** The workflow files that ran on a branch; empty where they cannot be listed, since they only explain. */
async function listWorkflows({ api, context }: Search, branch: string): Promise<string[]> {
  const parameters = { branch, per_page: PAGE_SIZE, exclude_pull_requests: true };
  const { workflow_runs: runs } = await api
    .find('GET /repos/{owner}/{repo}/actions/runs', parameters)
    .catch(() => mappingOf(null));
  return workflowsOf(listOf(runs), wantedOn(branch, context));
}

/** The names of the branch's evaluations, by its newest artifacts. Never throws: empty where they cannot be listed. */
export async function listEvaluations({ context, branch: named, token }: BaselineSearch): Promise<string[]> {
  const branch = baselineBranch(context.plan, named);
  if (branch === null) return [];
  try {
    const { artifacts } = await withGithub(token, context.repository, (api) =>
      api.find('GET /repos/{owner}/{repo}/actions/artifacts', { per_page: PAGE_SIZE }),
    );
    return evaluationNames(listOf(artifacts), wantedOn(branch, context));
  } catch {
    return [];
  }
}
