import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import { newestArtifact, type OwnArtifact } from '../../core/comparison/baseline-candidates.js';
import { baselineBranch, type RunContext } from '../../core/github/event.js';
import { MAX_FILE } from '../../core/limits.js';
import { isMapping } from '../../core/text/values.js';
import { type Search as ApiSearch, type BaselineSearch, connectGithub, withGithub } from './api.js';
import { listArtifacts, readOwnArtifact } from './artifacts.js';
import { TimeOver, within } from './failure.js';
import { listUploadingRuns, MAX_CANDIDATES } from './find-baseline.js';
import { loadArtifactClient } from './packages.js';

/** Time limit of all uploads together. */
const UPLOAD_MS = 180_000;
/** Time limit of a single file, which is small. */
const SINGLE_MS = 90_000;

/** The result of an upload. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly name: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another job of the same run attempt already uploaded under this name. */
  | { readonly kind: 'name-taken'; readonly name: string };

interface UploadJob {
  readonly context: RunContext;
  readonly token: string;
  readonly name: string;
  readonly retentionDays: number | null;
  /** A temporary folder for files that need another name. */
  readonly scratch: string;
}

/** Whether the server has the artifact service; GitHub Enterprise Server does not. */
export function hasArtifactService(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname.toLowerCase();
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

interface Uploads {
  readonly files: UploadOutcome;
  readonly singles: ReadonlyMap<OwnArtifact, UploadOutcome>;
}

/** A file that is uploaded as a separate artifact without a zip archive. */
export interface SingleFile {
  readonly path: string;
  readonly artifact: OwnArtifact;
}

/**
 * Uploads single files, each as a separate artifact with its own time limit, then the files of a folder as one
 * artifact. Never throws. The single files are first, because later runs need them.
 */
export async function uploadResults(
  job: UploadJob,
  folder: string,
  files: readonly string[],
  singles: readonly SingleFile[],
): Promise<Uploads> {
  // Loading the client takes time and does not count toward the time limit.
  await loadArtifactClient();
  const start = Date.now();
  const end = start + UPLOAD_MS;
  const withinLimits = (maxMs: number, work: Work) => {
    const limit = Math.max(0, Math.min(maxMs, end - Date.now()));
    return within(limit, work).catch((error) => makeFailure(error, Date.now() - start));
  };
  const outcomes = new Map<OwnArtifact, UploadOutcome>();
  for (const single of singles) {
    outcomes.set(single.artifact, await withinLimits(SINGLE_MS, (signal) => uploadSingle(job, signal, single)));
  }
  return {
    files: await withinLimits(UPLOAD_MS, (signal) => uploadFiles(job, signal, folder, files)),
    singles: outcomes,
  };
}

type Work = (signal: AbortSignal) => Promise<UploadOutcome>;

/** `tookMs`: since the first upload began, as a later one can be left without time. */
function makeFailure(error: unknown, tookMs: number): UploadOutcome {
  const isLate = error instanceof TimeOver;
  return { kind: 'failed', reason: isLate ? `gave up after ${Math.round(tookMs / 1000)} s` : formatMessage(error) };
}

async function uploadFiles(
  job: UploadJob,
  signal: AbortSignal,
  folder: string,
  files: readonly string[],
): Promise<UploadOutcome> {
  const paths = files.map((file) => join(folder, file));
  const nameWith = (suffix: string) => `${job.name}${suffix}`;
  return uploadAs(job, signal, nameWith, (client, name) =>
    client.uploadArtifact(name, paths, folder, makeOptions(job)),
  );
}

/**
 * Uploads a single file. An artifact that is not zipped gets the name of the file, so the file is copied to that name.
 */
async function uploadSingle(job: UploadJob, signal: AbortSignal, file: SingleFile): Promise<UploadOutcome> {
  const nameWith = (suffix: string) => `${job.name}${suffix}.${file.artifact}`;
  return uploadAs(job, signal, nameWith, async (client, name) => {
    await mkdir(job.scratch, { recursive: true });
    const copy = join(job.scratch, name);
    await copyFile(file.path, copy);
    return client.uploadArtifact(name, [copy], job.scratch, { ...makeOptions(job), skipArchive: true });
  });
}

function makeOptions({ retentionDays }: UploadJob): { retentionDays?: number } {
  return retentionDays === null ? {} : { retentionDays };
}

type Upload = (client: ArtifactClient, name: string) => Promise<{ id?: number }>;

/** Uploads an artifact. Tries a second name once if the first may be taken, also by an upload that did not finish. */
async function uploadAs(
  job: UploadJob,
  signal: AbortSignal,
  nameWith: (suffix: string) => string,
  upload: Upload,
): Promise<UploadOutcome> {
  const { DefaultArtifactClient } = await loadArtifactClient();
  const client = new DefaultArtifactClient();
  const attempt = async (name: string): Promise<UploadOutcome> => {
    const { id } = await upload(client, name);
    return id === undefined ? { kind: 'failed', reason: 'the service returned no id' } : { kind: 'uploaded', id, name };
  };
  const name = nameWith('');
  try {
    return await attempt(name);
  } catch (error) {
    if (!nameMayBeTaken(error)) throw error;
    if (isConflict(error) && (await isOfThisAttempt(job, signal, client, name)))
      return { kind: 'name-taken', name: job.name };
    signal.throwIfAborted();
    return attempt(nameWith(`.a${job.context.attempt}-${randomBytes(2).toString('hex')}`));
  }
}

function isConflict(error: unknown): boolean {
  return /\b409\b|already exists/i.test(formatMessage(error));
}

/** Whether an upload may have taken its name. A failure to create the artifact leaves the name free. */
function nameMayBeTaken(error: unknown): boolean {
  return isConflict(error) || !formatMessage(error).startsWith('Failed to CreateArtifact');
}

function formatMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether an existing artifact is from this run attempt, and therefore from another job. */
async function isOfThisAttempt(
  job: UploadJob,
  signal: AbortSignal,
  client: ArtifactClient,
  name: string,
): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const api = connectGithub(job.token, job.context.repository, signal);
  const [list, run] = await Promise.all([
    client.listArtifacts().catch(() => null),
    api.get(route, { run_id: job.context.runId }).catch(() => null),
  ]);
  const existingArtifact = list?.artifacts.find((artifact) => artifact.name === name);
  const startTime = isMapping(run?.data) ? Date.parse(String(run.data.run_started_at)) : Number.NaN;
  if (!existingArtifact) return false;
  return Number.isNaN(startTime) || !existingArtifact.createdAt || existingArtifact.createdAt.getTime() >= startTime;
}

interface VerdictSearch extends BaselineSearch {
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
    return await withGithub(request.token, request.context.repository, (api) =>
      readTrustedVerdicts({ ...request, api }),
    );
  } catch (error) {
    log(`verdicts of earlier runs could not be read (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}

async function readTrustedVerdicts(search: Search): Promise<string[]> {
  const { baseRun, branch, context, headBranch } = search;
  const { plan, runId } = context;
  const newest = () => listRuns(search, baselineBranch(plan, branch));
  const baseRuns = baseRun === 'newest' ? await newest() : baseRun === null ? [] : [baseRun];
  // A fork's run has no key, and its artifacts are not trusted.
  const isOwnPull = plan.kind === 'pull_request' && !plan.fork;
  const ownRuns = [runId, ...(isOwnPull ? await listRuns(search, headBranch) : [])];
  const texts = [await readNewestVerdicts(search, baseRuns), await readNewestVerdicts(search, ownRuns)];
  return texts.filter((text) => text !== null);
}

async function readNewestVerdicts(search: Search, runs: readonly number[]): Promise<string | null> {
  for (const run of runs.slice(0, MAX_CANDIDATES)) {
    const text = await readVerdicts(search, run);
    if (text !== null) return text;
  }
  return null;
}

/** The runs of a branch with verdicts, newest first: people with write access made them. */
async function listRuns(search: Search, branch: string | null): Promise<number[]> {
  if (branch === null || branch === '') return [];
  return (await listUploadingRuns(search, branch, 'verdicts.jsonl')).map(({ id }) => id);
}

/** Downloads the verdict file of a run and checks its digest; null if there is no usable file. */
async function readVerdicts(search: Search, runId: number): Promise<string | null> {
  const { api, name } = search;
  const artifact = newestArtifact(await listArtifacts(api, runId), name, 'verdicts.jsonl');
  if (!artifact || artifact.expired) return null;
  const file = await readOwnArtifact(api, artifact, MAX_FILE);
  return file.kind === 'whole' ? file.content.toString('utf8') : null;
}
