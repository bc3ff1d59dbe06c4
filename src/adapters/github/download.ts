import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { digestOf } from '../files/archive.js';
import { networkFetch } from '../network.js';

/** Time limit of a single attempt. */
const TRY_MS = 30_000;
/** Milliseconds before each retry. */
const PAUSES = [1000, 3000];

/** The artifact store did not return a file. */
export class DownloadError extends Error {
  constructor(
    message: string,
    /** null: the answer is missing or incomplete. */
    readonly status: number | null,
  ) {
    super(message);
    this.name = 'DownloadError';
  }
}

/**
 * Downloads a signed URL into memory. Stops after the first piece beyond `limit` bytes, so that the caller can see that
 * the file is too large. Retried after a 5xx and after a broken connection. Throws a `DownloadError`.
 */
export function download(url: string, limit: number, signal: AbortSignal): Promise<Buffer> {
  return withRetries(signal, () => {
    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
    return downloadOnce(url, attemptSignal, (body) => readPieces(body, limit));
  });
}

/** A downloaded file. */
export interface Downloaded {
  readonly size: number;
  /** `sha256:<hex>` */
  readonly digest: string;
}

/** Downloads a signed URL into a file, limited only by the signal. Stops after the first piece beyond `limit` bytes. */
export function downloadTo(file: string, url: string, limit: number, signal: AbortSignal): Promise<Downloaded> {
  return withRetries(signal, () => downloadOnce(url, signal, (body) => writePieces(body, file, limit)));
}

async function withRetries<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadError) || (error.status !== null && error.status < 500)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return attempt();
}

type Body = NonNullable<Response['body']>;

/** Sends one request without GitHub's token, because the store is another host. */
async function downloadOnce<T>(url: string, signal: AbortSignal, readBody: (body: Body) => Promise<T>): Promise<T> {
  try {
    const response = await networkFetch(url, { signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadError(`the artifact store answered with status ${response.status}`, response.status);
    }
    return await readBody(response.body);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError('the artifact store did not answer', null);
  }
}

async function readPieces(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of limited(body, limit)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The pieces of a body up to the first one beyond `limit` bytes. */
async function* limited(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    yield piece;
    size += piece.length;
    if (size > limit) return;
  }
}

async function writePieces(body: AsyncIterable<Uint8Array>, file: string, limit: number): Promise<Downloaded> {
  await pipeline(limited(body, limit), createWriteStream(file));
  return { size: (await stat(file)).size, digest: await digestOf(file) };
}
