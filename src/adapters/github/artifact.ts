import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactClient, UploadArtifactOptions } from '@actions/artifact';
import { newestArtifact, type OwnArtifact } from '../../core/comparison/baseline-candidates.js';
import { baselineBranch, type RunContext } from '../../core/github/event.js';
import { MAX_FILE } from '../../core/limits.js';
import { mappingOf } from '../../core/text/values.js';
import { type BaselineSearch, connectGithub, type Search, withGithub } from './api.js';
import { listArtifacts, readOwnArtifact } from './artifacts.js';
import { TimeOver, within } from './failure.js';
import { listUploadingRuns, MAX_CANDIDATES } from './find-baseline.js';
import { loadArtifactClient } from './packages.js';

const UPLOAD_MS = 180_000;
const SINGLE_MS = 90_000;

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
) {
  // Loading the client takes time and does not count toward the time limit.
  await loadArtifactClient();
  const start = Date.now();
  const withinLimit = (maxMs: number, work: (signal: AbortSignal) => Promise<UploadOutcome>): Promise<UploadOutcome> =>
    within(Math.max(0, Math.min(maxMs, start + UPLOAD_MS - Date.now())), work).catch((error) => {
      const isLate = error instanceof TimeOver;
      const seconds = Math.round((Date.now() - start) / 1000);
      return { kind: 'failed', reason: isLate ? `gave up after ${seconds} s` : formatMessage(error) };
    });
  const outcomes = new Map<OwnArtifact, UploadOutcome>();
  for (const single of singles) {
    outcomes.set(single.artifact, await withinLimit(SINGLE_MS, (signal) => uploadSingle(job, signal, single)));
  }
  const paths = files.map((file) => join(folder, file));
  const upload: Upload = (client, name, options) => client.uploadArtifact(name, paths, folder, options);
  const uploaded = await withinLimit(UPLOAD_MS, (signal) => uploadAs(job, signal, '', upload));
  return { files: uploaded, singles: outcomes };
}

/** Uploads a single file, which is copied to the name of its artifact. */
async function uploadSingle(job: UploadJob, signal: AbortSignal, file: SingleFile): Promise<UploadOutcome> {
  return uploadAs(job, signal, `.${file.artifact}`, async (client, name, options) => {
    await mkdir(job.scratch, { recursive: true });
    const copy = join(job.scratch, name);
    await copyFile(file.path, copy);
    return client.uploadArtifact(name, [copy], job.scratch, { ...options, skipArchive: true });
  });
}

type Upload = (client: ArtifactClient, name: string, options: UploadArtifactOptions) => Promise<{ id?: number }>;

/** Uploads an artifact. Tries a second name once if the first may be taken, also by an upload that did not finish. */
async function uploadAs(job: UploadJob, signal: AbortSignal, ending: string, upload: Upload): Promise<UploadOutcome> {
  const { DefaultArtifactClient } = await loadArtifactClient();
  const client = new DefaultArtifactClient();
  const { retentionDays } = job;
  const attempt = async (name: string): Promise<UploadOutcome> => {
    const { id } = await upload(client, name, retentionDays === null ? {} : { retentionDays });
    return id === undefined ? { kind: 'failed', reason: 'the service returned no id' } : { kind: 'uploaded', id, name };
  };
  const name = `${job.name}${ending}`;
  try {
    return await attempt(name);
  } catch (error) {
    // Any other failure to create the artifact leaves the name free.
    if (!isConflict(error) && formatMessage(error).startsWith('Failed to CreateArtifact')) throw error;
    if (isConflict(error) && (await isOfThisAttempt(job, signal, client, name)))
      return { kind: 'name-taken', name: job.name };
    signal.throwIfAborted();
    return attempt(`${job.name}.a${job.context.attempt}-${randomBytes(2).toString('hex')}${ending}`);
  }
}

function isConflict(error: unknown): boolean {
  return /\b409\b|already exists/i.test(formatMessage(error));
}

function formatMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether an existing artifact is from this run attempt, and therefore from another job. */
async function isOfThisAttempt(job: UploadJob, signal: AbortSignal, client: ArtifactClient, name: string) {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const api = connectGithub(job.token, job.context.repository, signal);
  const [list, run] = await Promise.all([
    client.listArtifacts().catch(() => null),
    api.find(route, { run_id: job.context.runId }).catch(() => mappingOf(null)),
  ]);
  const existing = list?.artifacts.find((artifact) => artifact.name === name);
  if (!existing) return false;
  const startTime = Date.parse(String(run.run_started_at));
  return Number.isNaN(startTime) || !existing.createdAt || existing.createdAt.getTime() >= startTime;
}

interface VerdictSearch extends BaselineSearch {
  /** The head branch of the pull request; empty for other events. */
  readonly headBranch: string;
  /** The run of the baseline; null: none. `newest`: the newest one with verdicts, for a shard, which has no baseline. */
  readonly baseRun: number | null | 'newest';
}

/**
 * Reads the trusted verdict files of this repository: of the baseline, of earlier attempts of this run, and of the
 * newest run of the same pull request. Empty on a failure: the run continues and only costs more.
 */
export async function earlierVerdicts(request: VerdictSearch, log: (text: string) => void): Promise<string[]> {
  const { baseRun, branch, context, headBranch, token } = request;
  const { plan, runId, repository } = context;
  // A fork's run has no key, and its artifacts are not trusted.
  const isOwnPull = plan.kind === 'pull_request' && !plan.fork;
  try {
    return await withGithub(token, repository, async (api) => {
      const search = { ...request, api };
      const newest = async () => listRuns(search, baselineBranch(plan, branch));
      const baseRuns = baseRun === 'newest' ? await newest() : [baseRun ?? []].flat();
      const ownRuns = [runId, ...(isOwnPull ? await listRuns(search, headBranch) : [])];
      const texts = [await readNewestVerdicts(search, baseRuns), await readNewestVerdicts(search, ownRuns)];
      return texts.filter((text) => text !== null);
    });
  } catch (error) {
    log(`verdicts of earlier runs could not be read (${formatMessage(error)})`);
    return [];
  }
}

/** The newest usable verdict file of some runs, whose digest is checked. */
async function readNewestVerdicts({ api, name }: Search, runs: readonly number[]): Promise<string | null> {
  for (const run of runs.slice(0, MAX_CANDIDATES)) {
    const artifact = newestArtifact(await listArtifacts(api, run), name, 'verdicts.jsonl');
    const file = artifact && !artifact.expired ? await readOwnArtifact(api, artifact, MAX_FILE) : null;
    if (file?.kind === 'whole') return file.content.toString('utf8');
  }
  return null;
}

/** The runs of a branch with verdicts, newest first: people with write access made them. */
async function listRuns(search: Search, branch: string | null): Promise<number[]> {
  if (branch === null || branch === '') return [];
  return (await listUploadingRuns(search, branch, 'verdicts.jsonl')).map(({ id }) => id);
}
