import { baselineBranch, repositoryId } from '../../core/github/event.js';
import { newestArtifact } from '../../core/runs/baseline-candidates.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { connectGithub } from './api.js';
import { listArtifacts, readOwnArtifact } from './artifacts.js';
import { within } from './failure.js';
import { listCandidates, targetCommit } from './find-baseline.js';
import type { Search as ApiSearch, BaselineSearch } from './search.js';

/** Looking for verdicts of earlier runs may take no longer: without them it is only dearer. */
const SEARCH_MS = 60_000;

/** A verdict file may be no larger; it holds claims, not answers. */
const MAX_VERDICTS = 64 * 1024 * 1024;
/** Earlier runs of a pull request that are looked at. */
const MAX_RUNS = 3;
/** Runs of the base branch: some may be of other sets of questions. */
const MAX_BASE_RUNS = 10;

export interface VerdictSearch extends BaselineSearch {
  /** The pull request's own branch; empty for other events. */
  readonly headBranch: string;
  /**
   * The run that serves as baseline; null: there is none. `newest`: the newest that could serve as one and has verdicts, for
   * a shard, which leaves no baseline.
   */
  readonly baseRun: number | null | 'newest';
}

type Search = VerdictSearch & ApiSearch;

/**
 * Verdict files that a run may trust: of its baseline, of its own earlier attempts, and of the newest run of the same
 * pull request, all in this repository. If that fails there are none: the run continues and only costs more.
 */
export async function earlierVerdicts(wanted: VerdictSearch, log: (text: string) => void): Promise<string[]> {
  try {
    return await within(SEARCH_MS, (signal) => {
      return trustedVerdicts({ ...wanted, signal, api: connectGithub(wanted.token, { signal }) });
    });
  } catch (error) {
    log(`verdicts of earlier runs could not be read (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}

async function trustedVerdicts(search: Search): Promise<string[]> {
  const { baseRun, context } = search;
  const first = (await verdictsOf(search, context.runId)) ?? (await ofPullRequest(search));
  return [await ofBase(search, baseRun), first].filter((text) => text !== null);
}

async function ofBase(search: Search, baseRun: VerdictSearch['baseRun']): Promise<string | null> {
  if (baseRun === 'newest') return ofBranch(search);
  return baseRun === null ? null : verdictsOf(search, baseRun);
}

async function ofBranch(search: Search): Promise<string | null> {
  const branch = baselineBranch(search.context.plan, search.branch);
  if (branch === null) return null;
  const seen = new Set<number>();
  for await (const { id } of listCandidates(search, branch, await targetCommit(search))) {
    if (!seen.has(id) && seen.size === MAX_BASE_RUNS) return null;
    const text = seen.has(id) ? null : await verdictsOf(search, id);
    if (text !== null) return text;
    seen.add(id);
  }
  return null;
}

async function ofPullRequest(search: Search): Promise<string | null> {
  const { context, api, headBranch } = search;
  const { plan, repository, workflow } = context;
  // A fork's run has no key, and what a fork's run left behind is not believed.
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
  const ours = runs.filter(isMapping).filter((run) => isOfPullRequest(run, search, plan.number));
  const newestFirst = ours.sort((a, b) => Number(b.id) - Number(a.id));
  for (const run of newestFirst.slice(0, MAX_RUNS)) {
    const text = await verdictsOf(search, Number(run.id));
    if (text !== null) return text;
  }
  return null;
}

/** Nothing that the server filtered is trusted: a fork's run may carry the same names. */
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
    // GitHub names the pull requests of a run while they are open.
    (pulls.length === 0 || pulls.some((pull) => pull.number === number))
  );
}

/** The verdict file of a run, checked against its digest; null where there is none to be used. */
async function verdictsOf(search: Search, runId: number): Promise<string | null> {
  const { api, context, name } = search;
  const artifact = newestArtifact(await listArtifacts(api, context.repository, runId), name, 'verdicts.jsonl');
  if (!artifact || artifact.expired) return null;
  const file = await readOwnArtifact(search, artifact, MAX_VERDICTS);
  return file.kind === 'bytes' ? file.bytes.toString('utf8') : null;
}
