import { isMapping } from '../values.js';

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
