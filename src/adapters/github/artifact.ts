import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import type { RunContext } from '../../core/github/event.js';
import type { OwnArtifact } from '../../core/runs/baseline-candidates.js';
import { isMapping } from '../../core/text/values.js';
import { connectGithub } from './api.js';
import { TimeOver, within } from './failure.js';

/** The uploads together may take no longer. */
const UPLOAD_MS = 180_000;
/** A single file, which is small, may take no longer. */
const SINGLE_MS = 90_000;

/** What became of an upload. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly name: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another job of this very attempt uploaded under the same name. */
  | { readonly kind: 'name-taken'; readonly name: string };

export interface UploadJob {
  readonly context: RunContext;
  readonly token: string;
  readonly name: string;
  readonly retentionDays: number | null;
  /** A folder of our own for files that need another name. */
  readonly scratch: string;
}

/** GitHub Enterprise Server has no artifact service of this kind. */
export function hasArtifactService(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname.toLowerCase();
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

/** What became of the artifacts of a run. */
export interface Uploads {
  readonly files: UploadOutcome;
  readonly singles: ReadonlyMap<OwnArtifact, UploadOutcome>;
}

/** A file that becomes an artifact of its own, which is not zipped. */
export interface SingleFile {
  readonly path: string;
  readonly artifact: OwnArtifact;
}

/**
 * Uploads single files, each as an artifact of its own and with a time of its own, then the files of a folder as one
 * artifact. Never throws. The single files come first: later runs need them.
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
  const inTime = (most: number, work: Work) => {
    const limit = Math.max(0, Math.min(most, end - Date.now()));
    return within(limit, work).catch((error) => failed(error, limit));
  };
  const outcomes = new Map<OwnArtifact, UploadOutcome>();
  for (const single of singles) {
    outcomes.set(single.artifact, await inTime(SINGLE_MS, (signal) => uploadSingle(job, signal, single)));
  }
  return { files: await inTime(UPLOAD_MS, (signal) => uploadFiles(job, signal, folder, files)), singles: outcomes };
}

type Work = (signal: AbortSignal) => Promise<UploadOutcome>;

function failed(error: unknown, limit: number): UploadOutcome {
  const isLate = error instanceof TimeOver;
  return { kind: 'failed', reason: isLate ? `not finished within ${Math.round(limit / 1000)} s` : messageOf(error) };
}

async function uploadFiles(
  job: UploadJob,
  signal: AbortSignal,
  folder: string,
  files: readonly string[],
): Promise<UploadOutcome> {
  const paths = files.map((file) => join(folder, file));
  const nameWith = (suffix: string) => `${job.name}${suffix}`;
  return uploadAs(job, signal, nameWith, (client, name) => client.uploadArtifact(name, paths, folder, optionsOf(job)));
}

/** The artifact of a file that is not zipped takes the file's name. */
async function uploadSingle(job: UploadJob, signal: AbortSignal, file: SingleFile): Promise<UploadOutcome> {
  const nameWith = (suffix: string) => `${job.name}${suffix}.${file.artifact}`;
  return uploadAs(job, signal, nameWith, async (client, name) => {
    await mkdir(job.scratch, { recursive: true });
    const copy = join(job.scratch, name);
    await copyFile(file.path, copy);
    return client.uploadArtifact(name, [copy], job.scratch, { ...optionsOf(job), skipArchive: true });
  });
}

function optionsOf({ retentionDays }: UploadJob): { retentionDays?: number } {
  return retentionDays === null ? {} : { retentionDays };
}

function loadClient() {
  return import('@actions/artifact');
}

type Upload = (client: ArtifactClient, name: string) => Promise<{ id?: number }>;

/** A second name is tried, once, where the first may be burnt: taken, or held by an upload that did not come to its end. */
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
  return /\b409\b|already exists/i.test(messageOf(error));
}

/** A name that was never given out is free. */
function nameMayBeTaken(error: unknown): boolean {
  return isConflict(error) || !messageOf(error).startsWith('Failed to CreateArtifact');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An artifact that is there and was made after this attempt began is another job's. */
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
  const found = list?.artifacts.find((artifact) => artifact.name === name);
  const began = isMapping(run?.data) ? Date.parse(String(run.data.run_started_at)) : Number.NaN;
  if (!found) return false;
  return Number.isNaN(began) || !found.createdAt || found.createdAt.getTime() >= began;
}
