import { repositoryId } from '../github/event.js';
import { isMapping, type Mapping } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';

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
type RunArtifact = OwnArtifact | 'archive';

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
function isArtifactName(artifact: string, name: string, file: RunArtifact = 'baseline.yaml'): boolean {
  const end = file === 'archive' ? '' : `.${file}`;
  if (artifact === `${name}${end}`) return true;
  if (!artifact.startsWith(`${name}.`) || !artifact.endsWith(end)) return false;
  return /^a\d+-[0-9a-f]{4}$/.test(artifact.slice(name.length + 1, artifact.length - end.length));
}

/** How legs are combined: parts of one run, or runs side by side. */
export const COMBINE_KINDS = ['shards', 'agents'] as const;
export type CombineKind = (typeof COMBINE_KINDS)[number];

/** The files of an evaluation of this run. */
export interface LegArtifact {
  /** The name of the evaluation. */
  readonly name: string;
  readonly artifact: ListedArtifact;
}

/**
 * The artifacts of evaluations whose names fit a pattern, in the order of the patterns, of each the newest, and the patterns
 * that none fits. `except`: the name of the job that combines, whose earlier attempt left an artifact.
 */
export function legArtifacts(
  artifacts: readonly unknown[],
  patterns: readonly string[],
  except: string,
): { readonly legs: readonly LegArtifact[]; readonly unmatched: readonly string[] } {
  const listed = artifacts.filter(isMapping).map(({ name }) => String(name));
  // Single files of an evaluation have its name and an extension.
  const archives = listed.filter((name) => !/\.(?:baseline\.yaml|verdicts\.jsonl|report\.html)$/.test(name));
  const known = new Set(archives.map((name) => name.replace(/\.a\d+-[0-9a-f]{4}$/, '')));
  const names = [...known].filter((name) => name !== except).sort();
  const wanted = new Set(patterns.flatMap((pattern) => names.filter((name) => fitsPattern(name, pattern))));
  const legs = [...wanted].flatMap((name): LegArtifact[] => {
    const artifact = newestArtifact(artifacts, name, 'archive');
    return artifact ? [{ name, artifact }] : [];
  });
  return { legs, unmatched: patterns.filter((pattern) => !names.some((name) => fitsPattern(name, pattern))) };
}

/** A job of a workflow run, with its times in milliseconds since 1970. */
interface RunJob {
  readonly name: string;
  readonly attempt: number;
  readonly startedAt: number;
  /** null: it still runs. */
  readonly completedAt: number | null;
}

/**
 * Whether an artifact is of the current attempt of a workflow run; `older`: it is of an earlier one, and its job did not run
 * again; `stale`: its job ran again, but left no artifact. Jobs that ran when it was uploaded can have uploaded it: it is
 * stale only if all of them ran again. An artifact that no job can have uploaded counts as current.
 */
export function ageOfArtifact(
  createdAt: number | null,
  jobs: readonly unknown[],
  attempt: number,
): 'current' | 'older' | 'stale' {
  if (createdAt === null) return 'current';
  const known = jobs.flatMap(decodeJob);
  const earlier = known.filter((job) => job.attempt < attempt);
  const isCopy = (job: RunJob) => earlier.some((one) => one.name === job.name && one.startedAt === job.startedAt);
  // An attempt that ran some jobs only can list the others, too.
  const current = known.filter((job) => job.attempt === attempt && !isCopy(job));
  const isDuring = ({ startedAt, completedAt }: RunJob) =>
    startedAt <= createdAt && createdAt <= (completedAt ?? Number.POSITIVE_INFINITY);
  const uploaders = earlier.filter(isDuring);
  if (uploaders.length === 0 || current.some(isDuring)) return 'current';
  const again = new Set(current.map(({ name }) => name));
  return uploaders.every(({ name }) => again.has(name)) ? 'stale' : 'older';
}

function decodeJob(job: unknown): RunJob[] {
  if (!isMapping(job) || typeof job.name !== 'string') return [];
  const [startedAt, completedAt] = [job.started_at, job.completed_at].map((time) => Date.parse(String(time)));
  if (startedAt === undefined || Number.isNaN(startedAt)) return [];
  const isDone = completedAt !== undefined && !Number.isNaN(completedAt);
  return [
    { name: job.name, attempt: Number(job.run_attempt ?? 1), startedAt, completedAt: isDone ? completedAt : null },
  ];
}
