import { baselineBranch, repositoryId } from '../../core/github/event.js';
import { newestArtifact } from '../../core/runs/baseline-candidates.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { connectGithub } from './api.js';
import { listArtifacts, readOwnArtifact } from './artifacts.js';
import { within } from './failure.js';
import { listCandidates, targetCommit } from './find-baseline.js';
import type { Search as ApiSearch, BaselineSearch } from './search.js';

/** Time limit of finding verdicts of earlier runs. Without them, the run only costs more. */
const SEARCH_MS = 60_000;

/** Maximum bytes of a verdict file, which contains claims, not answers. */
const MAX_VERDICTS = 64 * 1024 * 1024;
/** Maximum number of checked earlier runs of a pull request. */
const MAX_RUNS = 3;
/** Maximum number of checked runs of the base branch; some may have other questions. */
const MAX_BASE_RUNS = 10;

export interface VerdictSearch extends BaselineSearch {
  /** The head branch of the pull request; empty for other events. */
  readonly headBranch: string;
  /**
   * The run of the baseline; null: none. `newest`: the newest candidate with verdicts, for a shard, which has no
   * baseline.
   */
  readonly baseRun: number | null | 'newest';
}

type Search = VerdictSearch & ApiSearch;

/**
 * Reads the trusted verdict files of this repository: of the baseline, of earlier attempts of this run, and of the
 * newest run of the same pull request. Empty on a failure: the run continues and only costs more.
 */
export async function earlierVerdicts(request: VerdictSearch, log: (text: string) => void): Promise<string[]> {
  try {
    return await within(SEARCH_MS, (signal) => {
      return readTrustedVerdicts({ ...request, signal, api: connectGithub(request.token, { signal }) });
    });
  } catch (error) {
    log(`verdicts of earlier runs could not be read (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}

async function readTrustedVerdicts(search: Search): Promise<string[]> {
  const { baseRun, context } = search;
  const latestVerdicts = (await readVerdicts(search, context.runId)) ?? (await readPullVerdicts(search));
  return [await readBaseVerdicts(search, baseRun), latestVerdicts].filter((text) => text !== null);
}

async function readBaseVerdicts(search: Search, baseRun: VerdictSearch['baseRun']): Promise<string | null> {
  if (baseRun === 'newest') return readBranchVerdicts(search);
  return baseRun === null ? null : readVerdicts(search, baseRun);
}

async function readBranchVerdicts(search: Search): Promise<string | null> {
  const branch = baselineBranch(search.context.plan, search.branch);
  if (branch === null) return null;
  const seenRuns = new Set<number>();
  for await (const { id } of listCandidates(search, branch, await targetCommit(search))) {
    if (!seenRuns.has(id) && seenRuns.size === MAX_BASE_RUNS) return null;
    const text = seenRuns.has(id) ? null : await readVerdicts(search, id);
    if (text !== null) return text;
    seenRuns.add(id);
  }
  return null;
}

async function readPullVerdicts(search: Search): Promise<string | null> {
  const { context, api, headBranch } = search;
  const { plan, repository, workflow } = context;
  // A fork's run has no key, and its artifacts are not trusted.
  if (plan.kind !== 'pull_request' || plan.fork || headBranch === '') return null;
  const answer = await api.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
    owner: repository.owner,
    repo: repository.name,
    workflow_id: workflow.split('/').at(-1) ?? '',
    event: 'pull_request',
    branch: headBranch,
    status: 'completed',
    per_page: 100,
  });
  const runs = isMapping(answer.data) && Array.isArray(answer.data.workflow_runs) ? answer.data.workflow_runs : [];
  const pullRuns = runs.filter(isMapping).filter((run) => isOfPullRequest(run, search, plan.number));
  const newestFirst = pullRuns.sort((a, b) => Number(b.id) - Number(a.id));
  for (const run of newestFirst.slice(0, MAX_RUNS)) {
    const text = await readVerdicts(search, Number(run.id));
    if (text !== null) return text;
  }
  return null;
}

/** Whether a run is of the pull request. The server's filter is not enough, because a fork may use the same names. */
function isOfPullRequest(run: Mapping, { context, headBranch }: VerdictSearch, number: number): boolean {
  const { repository, runId, workflow } = context;
  const pulls = Array.isArray(run.pull_requests) ? run.pull_requests.filter(isMapping) : [];
  return (
    run.event === 'pull_request' &&
    repositoryId(run.repository) === repository.id &&
    repositoryId(run.head_repository) === repository.id &&
    String(run.path).split('@')[0] === workflow &&
    typeof run.id === 'number' &&
    run.id !== runId &&
    run.head_branch === headBranch &&
    // GitHub lists the pull requests of a run only while they are open.
    (pulls.length === 0 || pulls.some((pull) => pull.number === number))
  );
}

/** Downloads the verdict file of a run and checks its digest; null if there is no usable file. */
async function readVerdicts(search: Search, runId: number): Promise<string | null> {
  const { api, context, name } = search;
  const artifact = newestArtifact(await listArtifacts(api, context.repository, runId), name, 'verdicts.jsonl');
  if (!artifact || artifact.expired) return null;
  const file = await readOwnArtifact(search, artifact, MAX_VERDICTS);
  return file.kind === 'bytes' ? file.bytes.toString('utf8') : null;
}
