import { repositoryId } from '../github/event.js';
import { isMapping, type Mapping } from '../values.js';

/** Runs of these events may serve as baseline: only people of the repository start them. */
export const BASELINE_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** A baseline older than this has expired with its artifact. */
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;

/** A run of the workflow that may serve as baseline. */
export interface CandidateRun {
  readonly id: number;
  readonly sha: string;
  readonly createdAt: number;
  readonly attempt: number;
  readonly event: string;
  readonly number: number;
}

/** What a candidate must be. */
export interface Wanted {
  readonly repositoryId: number;
  readonly workflowId: number;
  readonly branch: string;
  readonly ownRunId: number;
  /** Milliseconds since 1970, by GitHub's clock where it is known. */
  readonly now: number;
}

/**
 * The runs of a list that may serve as baseline, newest first. Filters and order of the server are not trusted: a
 * fork's branch of the same name passes them, and would poison the baseline.
 */
export function candidateRuns(runs: readonly unknown[], wanted: Wanted): CandidateRun[] {
  const eligible = runs
    .filter(isMapping)
    .filter((run) => isEligible(run, wanted))
    .map((run) => ({
      id: Number(run.id),
      sha: String(run.head_sha),
      createdAt: Date.parse(String(run.created_at)),
      attempt: Number(run.run_attempt ?? 1),
      event: String(run.event),
      number: Number(run.run_number ?? 0),
    }));
  return newestFirst(eligible);
}

/** Runs by the time of their creation, the newest first; a new list. */
export function newestFirst(runs: readonly CandidateRun[]): CandidateRun[] {
  return [...runs].sort((a, b) => b.createdAt - a.createdAt || b.attempt - a.attempt || b.id - a.id);
}

function isEligible(run: Mapping, wanted: Wanted): boolean {
  const age = wanted.now - Date.parse(String(run.created_at));
  return (
    repositoryId(run.repository) === wanted.repositoryId &&
    repositoryId(run.head_repository) === wanted.repositoryId &&
    run.workflow_id === wanted.workflowId &&
    BASELINE_EVENTS.includes(String(run.event)) &&
    run.head_branch === wanted.branch &&
    run.status === 'completed' &&
    // A red base branch still has a baseline; a run that did not get to its end has none.
    run.conclusion !== 'cancelled' &&
    run.conclusion !== 'skipped' &&
    typeof run.id === 'number' &&
    run.id !== wanted.ownRunId &&
    // The runner's clock may be behind GitHub's: a run that has ended is no run of the future.
    age <= MAX_AGE_MS
  );
}

/** An artifact of a run, as the list of its artifacts has it. */
export interface ListedArtifact {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly expired: boolean;
  /** Milliseconds since 1970; null where the list does not say. */
  readonly createdAt: number | null;
  readonly expiresAt: number | null;
  /** `sha256:<hex>`; null for one that was uploaded without. */
  readonly digest: string | null;
}

/** A file that is a separate artifact, after the name of its evaluation. */
export type OwnArtifact = 'baseline.yaml' | 'verdicts.jsonl' | 'report.html';

/** One of those, or the archive of all files of an evaluation. */
export type RunArtifact = OwnArtifact | 'archive';

/** The newest artifact of a list that is named as ours, in either form of the name. */
export function newestArtifact(
  artifacts: readonly unknown[],
  name: string,
  file: RunArtifact = 'baseline.yaml',
): ListedArtifact | null {
  const named = artifacts
    .filter(isMapping)
    .filter((artifact) => typeof artifact.id === 'number' && isArtifactName(String(artifact.name), name, file))
    .sort((a, b) => Number(b.id) - Number(a.id));
  const newest = named[0];
  if (!newest) return null;
  return {
    id: Number(newest.id),
    name: String(newest.name),
    size: Number(newest.size_in_bytes ?? 0),
    expired: newest.expired === true,
    createdAt: timeOf(newest.created_at),
    expiresAt: timeOf(newest.expires_at),
    digest: typeof newest.digest === 'string' ? newest.digest : null,
  };
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) ? time : null;
}

/** `<name>.baseline.yaml`, or `<name>.a2-1f3c.baseline.yaml` if the first name was already used; an archive is `<name>`. */
export function isArtifactName(artifact: string, name: string, file: RunArtifact = 'baseline.yaml'): boolean {
  const end = file === 'archive' ? '' : `.${file}`;
  if (artifact === `${name}${end}`) return true;
  if (!artifact.startsWith(`${name}.`) || !artifact.endsWith(end)) return false;
  return /^a\d+-[0-9a-f]{4}$/.test(artifact.slice(name.length + 1, artifact.length - end.length));
}
