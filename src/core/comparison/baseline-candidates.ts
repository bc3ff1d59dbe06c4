import type { RunFigures } from '../figures/figures.js';
import { artifactPattern } from '../github/artifact-names.js';
import { repositoryId } from '../github/event.js';
import { isMapping, type Mapping } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';

/** Events whose runs can be the baseline; only members of the repository start them. */
export const BASELINE_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

export type CandidateRun = NonNullable<ReturnType<typeof candidateRun>>;

/** The runs of a branch that uploaded an artifact. */
export interface Wanted {
  readonly repositoryId: number;
  readonly branch: string;
  readonly ownRunId: number;
}

/** A run as the list of artifacts names it. */
export type UploadingRun = ReturnType<typeof uploadingRuns>[number];

/** Newest first. The server's order is not trusted, nor a branch name alone: a fork can have the same one. */
export function uploadingRuns(artifacts: readonly unknown[], wanted: Wanted) {
  const timeOf = (artifact: Mapping) => parseTime(artifact.created_at) ?? 0;
  const listed = artifacts.filter(isMapping).sort((a, b) => timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id));
  return listed.flatMap(({ workflow_run: run }) => {
    if (!isMapping(run) || typeof run.id !== 'number' || run.id === wanted.ownRunId) return [];
    const isOwn = run.repository_id === wanted.repositoryId && run.head_repository_id === wanted.repositoryId;
    return isOwn && run.head_branch === wanted.branch ? [{ id: run.id, sha: String(run.head_sha) }] : [];
  });
}

/** A run as GitHub describes it, if it can be the baseline; else null. */
export function candidateRun(run: unknown, { repositoryId: id, branch }: Wanted, sha: string) {
  if (!isMapping(run) || typeof run.id !== 'number') return null;
  const isEligible =
    repositoryId(run.repository) === id &&
    repositoryId(run.head_repository) === id &&
    BASELINE_EVENTS.includes(String(run.event)) &&
    run.head_branch === branch &&
    run.head_sha === sha &&
    run.status === 'completed' &&
    // A failed run can be the baseline; an unfinished one cannot.
    run.conclusion !== 'cancelled' &&
    run.conclusion !== 'skipped';
  return isEligible ? { id: run.id, sha, event: String(run.event), number: Number(run.run_number ?? 0) } : null;
}

export type ListedArtifact = NonNullable<ReturnType<typeof newestArtifact>>;

/** A file that is a separate artifact, named after its evaluation. */
export type OwnArtifact = 'baseline.yaml' | 'other-commit.baseline.yaml' | 'verdicts.jsonl' | 'report.html';

/** The names of the evaluations whose baselines are in a list of artifacts, in order of appearance. */
export function evaluationNames(artifacts: readonly unknown[], wanted: Wanted): string[] {
  const own = artifacts.filter((artifact) => uploadingRuns([artifact], wanted).length > 0).filter(isMapping);
  const names = own.map(({ name }) => /^(.+?)(?:\.a\d+-[0-9a-f]{4})?\.baseline\.yaml$/.exec(String(name))?.[1]);
  return [...new Set(names.flatMap((name) => (name?.endsWith('.other-commit') === false ? [name] : [])))];
}

type RunArtifact = OwnArtifact | 'archive';

/** The newest artifact with this name, in either form of the name; null if the list has none. */
export function newestArtifact(artifacts: readonly unknown[], name: string, file: RunArtifact = 'baseline.yaml') {
  const [newest] = artifacts
    .filter(isMapping)
    .filter((artifact) => typeof artifact.id === 'number' && isArtifactName(String(artifact.name), name, file))
    .sort((a, b) => Number(b.id) - Number(a.id));
  if (!newest) return null;
  return {
    id: Number(newest.id),
    name: String(newest.name),
    size: Number(newest.size_in_bytes ?? 0),
    expired: newest.expired === true,
    /** Milliseconds since 1970; null if the list has no time. */
    createdAt: parseTime(newest.created_at),
    /** `sha256:<hex>`; null if it was uploaded without a digest. */
    digest: typeof newest.digest === 'string' ? newest.digest : null,
  };
}

function parseTime(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) ? time : null;
}

/** `<name>.baseline.yaml`, `<name>.a2-1f3c.baseline.yaml` if the first was already used; an archive: `<name>`. */
function isArtifactName(artifact: string, name: string, file: RunArtifact): boolean {
  const end = file === 'archive' ? '' : `.${file}`;
  if (artifact === `${name}${end}`) return true;
  if (!artifact.startsWith(`${name}.`) || !artifact.endsWith(end)) return false;
  return /^a\d+-[0-9a-f]{4}$/.test(artifact.slice(name.length + 1, artifact.length - end.length));
}

/** How matrix jobs are combined: as shards of one run, or as runs side by side. */
export const COMBINE_KINDS = ['shards', 'agents'] as const;
export type CombineKind = (typeof COMBINE_KINDS)[number];

export type LegArtifact = ReturnType<typeof legArtifacts>['legs'][number];

/** The newest artifact of each matching evaluation but `except`, the combining job, and patterns without a match. */
export function legArtifacts(artifacts: readonly unknown[], patterns: readonly string[], except: string) {
  const listedNames = artifacts.filter(isMapping).map(({ name }) => String(name));
  // Single-file artifacts have the name of the evaluation and an extension.
  const archives = listedNames.filter((name) => !/\.(?:baseline\.yaml|verdicts\.jsonl|report\.html)$/.test(name));
  const evaluationNames = new Set(archives.map((name) => name.replace(/\.a\d+-[0-9a-f]{4}$/, '')));
  const names = [...evaluationNames].filter((name) => name !== except).sort();
  const fits = (name: string, pattern: string) => fitsPattern(name, artifactPattern(pattern));
  const matchingNames = new Set(patterns.flatMap((pattern) => names.filter((name) => fits(name, pattern))));
  const legs = [...matchingNames].flatMap((name) => {
    const artifact = newestArtifact(artifacts, name, 'archive');
    return artifact ? [{ name, artifact }] : [];
  });
  return { legs, unmatched: patterns.filter((pattern) => !names.some((name) => fits(name, pattern))) };
}

type RunJob = ReturnType<typeof decodeJob>[number];

/** The age of an artifact in the current attempt. `older`: its job did not run again; `stale`: all jobs that can have uploaded it ran again without uploading. */
export function ageOfArtifact(createdAt: number | null, jobs: readonly unknown[], attempt: number) {
  if (createdAt === null) return 'current';
  const decodedJobs = jobs.flatMap(decodeJob);
  const earlier = decodedJobs.filter((job) => job.attempt < attempt);
  const isCopy = (job: RunJob) => earlier.some((one) => one.name === job.name && one.startedAt === job.startedAt);
  // An attempt that ran only some jobs can also list the others.
  const current = decodedJobs.filter((job) => job.attempt === attempt && !isCopy(job));
  const isDuring = ({ startedAt, completedAt }: RunJob) => startedAt <= createdAt && createdAt <= completedAt;
  const uploaders = earlier.filter(isDuring);
  if (uploaders.length === 0 || current.some(isDuring)) return 'current';
  const rerunNames = new Set(current.map(({ name }) => name));
  return uploaders.every(({ name }) => rerunNames.has(name)) ? 'stale' : 'older';
}

/** A job of a workflow run, with its times in milliseconds since 1970; one that still runs has no end. */
function decodeJob(job: unknown) {
  const startedAt = isMapping(job) ? parseTime(job.started_at) : null;
  if (!isMapping(job) || typeof job.name !== 'string' || startedAt === null) return [];
  const completedAt = parseTime(job.completed_at) ?? Number.POSITIVE_INFINITY;
  return [{ name: job.name, attempt: Number(job.run_attempt ?? 1), startedAt, completedAt }];
}

/** The workflow files of the runs of a branch that could have left a baseline, newest first. */
export function workflowsOf(runs: readonly unknown[], { repositoryId: id, branch, ownRunId }: Wanted): string[] {
  const paths = runs.filter(isMapping).flatMap((run) => {
    const isOwn = repositoryId(run.head_repository) === id && run.head_branch === branch && run.id !== ownRunId;
    const [, name] = /^\.github\/workflows\/([^/@]+)/.exec(String(run.path)) ?? [];
    return isOwn && name !== undefined && BASELINE_EVENTS.includes(String(run.event)) ? [name] : [];
  });
  return [...new Set(paths)];
}

export interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}

export interface BaseArchive {
  /** null: the run has no archive. */
  readonly artifact: ListedArtifact | null;
  /** `sha256:<hex>` of the baseline file, which the archive must also contain. */
  readonly baseline: string;
}

/** Result of the baseline search; `report/baseline.ts` describes each case in words. */
export type BaselineOutcome =
  | {
      readonly kind: 'found';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      /** null: the baseline is a local file. */
      readonly archive: BaseArchive | null;
    }
  | {
      readonly kind: 'found-older';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      readonly archive: BaseArchive;
      /** Commits between the baseline and the branch point; null: not an ancestor. */
      readonly behind: number | null;
    }
  | { readonly kind: 'unsupported' | 'expired' }
  /** No run has one. `workflows`: the workflow files of the branch's runs; empty: it has none, or they could not be listed. */
  | { readonly kind: 'none'; readonly workflows?: readonly string[] }
  /** Disabled (null), or an event without a branch to compare with. */
  | { readonly kind: 'disabled'; readonly event: string | null }
  /** `permissions`: as in `actions: read`; null: unknown. `why`: GitHub's reason, if permissions would not help. */
  | { readonly kind: 'forbidden'; readonly permissions: string | null; readonly why?: string }
  | { readonly kind: 'corrupt'; readonly runNumber: number; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string };

export type BaselineAbsence = Exclude<BaselineOutcome, { figures: RunFigures }>;

export interface FirstBaseline {
  /** Starts a run that creates one; null if the current run does. */
  readonly command: string | null;
  /** Why no baseline is recorded, or null if this run recorded one; absent: not known yet. */
  readonly obstacle?: string | null;
  /** The workflow files of the branch's runs, none of which left a baseline; absent or empty: it has no runs. */
  readonly workflows?: readonly string[];
}
