import { type CandidateRun, type ListedArtifact, newestArtifact } from '../../core/baseline/candidates.js';
import { baselineBranch, startOf } from '../../core/github/event.js';
import type { BaselineOutcome } from '../../core/github/outcome.js';
import { connectGithub } from './api.js';
import { listArtifacts } from './artifact-list.js';
import { readBaselineArtifact } from './baseline-artifact.js';
import { commitsBehind, listCandidates, targetCommit } from './baseline-candidates.js';
import { unlessGone } from './failure.js';
import { CallsSpent } from './request-limits.js';
import { type BaselineSearch, outcomeOf, SEARCH_MS, type Search } from './search.js';
import { within } from './time-limit.js';

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
