import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact, ArtifactClient } from '@actions/artifact';
import type { OwnArtifact } from '../../core/github/baseline-choice.js';
import type { RunContext } from '../../core/github/event.js';
import { isMapping } from '../../core/values.js';
import type { GithubApi } from './api.js';

/** The uploads together may take no longer. */
const UPLOAD_MS = 180_000;

/** What became of an upload. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly name: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another job of this very attempt uploaded under the same name. */
  | { readonly kind: 'name-taken'; readonly name: string };

export interface UploadJob {
  readonly context: RunContext;
  readonly api: GithubApi;
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

/** Uploads the files of a run as one artifact. */
export async function uploadFiles(job: UploadJob, folder: string, files: readonly string[]): Promise<UploadOutcome> {
  const paths = files.map((file) => join(folder, file));
  return uploadAs(
    job,
    (suffix) => `${job.name}${suffix}`,
    async (client, name) => {
      return client.uploadArtifact(name, paths, folder, optionsOf(job));
    },
  );
}

/** Uploads a single file that is not zipped: its artifact takes the file's name. */
export async function uploadSingle(job: UploadJob, path: string, file: OwnArtifact): Promise<UploadOutcome> {
  return uploadAs(
    job,
    (suffix) => `${job.name}${suffix}.${file}`,
    async (client, name) => {
      await mkdir(job.scratch, { recursive: true });
      const copy = join(job.scratch, name);
      await copyFile(path, copy);
      return client.uploadArtifact(name, [copy], job.scratch, { ...optionsOf(job), skipArchive: true });
    },
  );
}

function optionsOf({ retentionDays }: UploadJob): { retentionDays?: number } {
  return retentionDays === null ? {} : { retentionDays };
}

type Upload = (client: ArtifactClient, name: string) => Promise<{ id?: number }>;

/** A name is burnt by an upload that failed at its end, and by an earlier attempt: then a second name is tried, once. */
async function uploadAs(job: UploadJob, nameWith: (suffix: string) => string, upload: Upload): Promise<UploadOutcome> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const attempt = async (name: string): Promise<UploadOutcome> => {
    const { id } = await inTime(upload(client, name));
    return id === undefined ? { kind: 'failed', reason: 'the service gave no id' } : { kind: 'uploaded', id, name };
  };
  const name = nameWith('');
  try {
    return await attempt(name);
  } catch (error) {
    if (isConflict(error) && (await isOfThisAttempt(job, client, name))) return { kind: 'name-taken', name: job.name };
    const suffix = `.a${job.context.attempt}-${randomBytes(2).toString('hex')}`;
    return attempt(nameWith(suffix)).catch((second: unknown) => ({
      kind: 'failed' as const,
      reason: messageOf(second),
    }));
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${UPLOAD_MS / 1000} s`)), UPLOAD_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function isConflict(error: unknown): boolean {
  return /\b409\b|already exists/i.test(messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An artifact that is there and was made after this attempt began is another job's. */
async function isOfThisAttempt(job: UploadJob, client: ArtifactClient, name: string): Promise<boolean> {
  const { owner, name: repo } = job.context.repository;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  const [list, run] = await Promise.all([
    client.listArtifacts().catch(() => ({ artifacts: [] as Artifact[] })),
    job.api.get(route, { owner, repo, run_id: job.context.runId }).catch(() => null),
  ]);
  const found = list.artifacts.find((artifact) => artifact.name === name);
  const began = isMapping(run?.data) ? Date.parse(String(run.data.run_started_at)) : Number.NaN;
  if (!found) return false;
  return Number.isNaN(began) || !found.createdAt || found.createdAt.getTime() >= began;
}
