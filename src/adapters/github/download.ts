import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkFetch } from '../network.js';

const PAUSES = [1000, 3000];

export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  /** `status` is null if the answer is missing or incomplete. */
  constructor(
    message: string,
    readonly status: number | null,
  ) {
    super(message);
  }
}

type Pieces = AsyncIterable<Uint8Array>;

export type Store<T> = (pieces: Pieces) => Promise<T>;

/** Limits of a download: bytes, all attempts together, and each attempt (null: only all of them). */
export interface DownloadLimits {
  readonly bytes: number;
  readonly signal: AbortSignal;
  readonly tryMs: number | null;
}

/**
 * Downloads a signed URL; null if the file no longer exists. Stops after the first piece beyond the limit, so that the
 * caller can see that the file is too large. Retried after a 5xx and after a broken connection. Throws a
 * `DownloadError`.
 */
export async function download<T>(url: string, limits: DownloadLimits, store: Store<T>) {
  const { signal } = limits;
  for (const pause of PAUSES) {
    try {
      return await downloadOnce(url, limits, store);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadError) || (error.status !== null && error.status < 500)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return downloadOnce(url, limits, store);
}

/** Sends one request without GitHub's token, because the store is another host. */
async function downloadOnce<T>(url: string, { bytes, signal, tryMs }: DownloadLimits, store: Store<T>) {
  const signals = tryMs === null ? [signal] : [signal, AbortSignal.timeout(tryMs)];
  try {
    const response = await networkFetch(url, { signal: AbortSignal.any(signals) });
    const { status, body } = response;
    if (response.ok && body) return await measure(body, bytes, store);
    await body?.cancel();
    if (status === 404 || status === 410) return null;
    throw new DownloadError(`the artifact store answered with status ${status}`, status);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError('the artifact store did not answer', null);
  }
}

/** Stores the pieces of a body up to the first one beyond the limit, with their size and digest. */
async function measure<T>(body: Pieces, limit: number, store: Store<T>) {
  const hash = createHash('sha256');
  let size = 0;
  const pieces = async function* () {
    for await (const piece of body) {
      yield piece;
      hash.update(piece);
      size += piece.length;
      if (size > limit) return;
    }
  };
  const content = await store(pieces());
  return { content, size, digest: `sha256:${hash.digest('hex')}` };
}

export function toFile(path: string): Store<void> {
  return (pieces) => pipeline(pieces, createWriteStream(path));
}
