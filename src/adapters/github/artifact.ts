import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import type { RunContext } from '../../core/github/event.js';
import type { OwnArtifact } from '../../core/runs/baseline-candidates.js';
import { isMapping } from '../../core/text/values.js';
import { connectGithub } from './api.js';
import { TimeOver, within } from './failure.js';

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

export interface UploadJob {
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

/** The results of uploading the artifacts of a run. */
export interface Uploads {
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
  await loadClient();
  const end = Date.now() + UPLOAD_MS;
  const withinLimits = (maxMs: number, work: Work) => {
    const limit = Math.max(0, Math.min(maxMs, end - Date.now()));
    return within(limit, work).catch((error) => makeFailure(error, limit));
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

function makeFailure(error: unknown, limit: number): UploadOutcome {
  const isLate = error instanceof TimeOver;
  return {
    kind: 'failed',
    reason: isLate ? `not finished within ${Math.round(limit / 1000)} s` : formatMessage(error),
  };
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

function loadClient() {
  return import('@actions/artifact');
}

type Upload = (client: ArtifactClient, name: string) => Promise<{ id?: number }>;

/** Uploads an artifact. Tries a second name once if the first may be taken, also by an upload that did not finish. */
async function uploadAs(
  job: UploadJob,
  signal: AbortSignal,
  nameWith: (suffix: string) => string,
  upload: Upload,
): Promise<UploadOutcome> {
  const { DefaultArtifactClient } = await loadClient();
  const client = new DefaultArtifactClient();
  const attempt = async (name: string): Promise<UploadOutcome> => {
    const { id } = await upload(client, name);
    return id === undefined ? { kind: 'failed', reason: 'the service gave no id' } : { kind: 'uploaded', id, name };
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
  const { owner, name: repo } = job.context.repository;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const api = connectGithub(job.token, { signal });
  const [list, run] = await Promise.all([
    client.listArtifacts().catch(() => null),
    api.get(route, { owner, repo, run_id: job.context.runId }).catch(() => null),
  ]);
  const existingArtifact = list?.artifacts.find((artifact) => artifact.name === name);
  const startTime = isMapping(run?.data) ? Date.parse(String(run.data.run_started_at)) : Number.NaN;
  if (!existingArtifact) return false;
  return Number.isNaN(startTime) || !existingArtifact.createdAt || existingArtifact.createdAt.getTime() >= startTime;
}
