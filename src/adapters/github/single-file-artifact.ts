import { createHash } from 'node:crypto';
import type { ListedArtifact } from '../../core/baseline/candidates.js';
import { DownloadError, download } from './download.js';
import { unlessGone } from './failure.js';
import type { Search } from './search.js';
import { placeOf } from './search.js';

/** A single file of an earlier run, or why it is not to be used. */
export type OwnFile =
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly digest: string }
  | { readonly kind: 'gone' | 'too large' | 'another digest' };

/** Downloads a file into memory, no further than its limit, and checks it against its digest before anybody reads it. */
export async function readOwnArtifact(
  search: Pick<Search, 'api' | 'context' | 'signal'>,
  artifact: ListedArtifact,
  limit: number,
): Promise<OwnFile> {
  if (artifact.size > limit) return { kind: 'too large' };
  const bytes = await bytesOf(search, artifact, limit);
  if (bytes === null) return { kind: 'gone' };
  if (bytes.length > limit) return { kind: 'too large' };
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const isTheSame = artifact.digest === null || artifact.digest === digest;
  return isTheSame ? { kind: 'bytes', bytes, digest } : { kind: 'another digest' };
}

async function bytesOf(
  search: Pick<Search, 'api' | 'context' | 'signal'>,
  artifact: ListedArtifact,
  limit: number,
): Promise<Buffer | null> {
  return downloaded(search, artifact, (url) => download(url, limit, search.signal));
}

/** What a download of an artifact gives from its signed address; null for one that is gone. */
export async function downloaded<T>(
  search: Pick<Search, 'api' | 'context'>,
  artifact: ListedArtifact,
  downloadFrom: (url: string) => Promise<T>,
): Promise<T | null> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { ...placeOf(search), artifact_id: artifact.id, archive_format: 'zip' };
  const answer = await unlessGone(search.api.get(route, { ...parameters, request: { redirect: 'manual' } }));
  if (answer === null) return null;
  try {
    return await downloadFrom(String(answer.headers.location));
  } catch (error) {
    if (error instanceof DownloadError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
