import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkFetch } from '../network.js';

/** No single try may take longer. */
const TRY_MS = 30_000;
/** Milliseconds before each further try. */
const PAUSES = [1000, 3000];

/** The artifact store did not hand over a file. */
export class DownloadError extends Error {
  constructor(
    message: string,
    /** null: there was no answer, or it broke off. */
    readonly status: number | null,
  ) {
    super(message);
    this.name = 'DownloadError';
  }
}

/**
 * The bytes behind a signed address, kept in memory: up to `limit` of them and one piece more, by which the caller sees
 * that there are too many. Repeated after a 5xx and after a connection that broke off. Throws a `DownloadError`.
 */
export function download(url: string, limit: number, signal: AbortSignal): Promise<Buffer> {
  return repeated(signal, () => {
    const ofTry = AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]);
    return downloadOnce(url, ofTry, (body) => piecesOf(body, limit));
  });
}

/** A file that was downloaded. */
export interface Downloaded {
  readonly size: number;
  /** `sha256:<hex>` */
  readonly digest: string;
}

/** The same into a file, for as long as the signal allows; it is cut off behind `limit` bytes. */
export function downloadTo(file: string, url: string, limit: number, signal: AbortSignal): Promise<Downloaded> {
  return repeated(signal, () => downloadOnce(url, signal, (body) => write(body, file, limit)));
}

async function repeated<T>(signal: AbortSignal, once: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await once();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadError) || (error.status !== null && error.status < 500)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return once();
}

type Body = NonNullable<Response['body']>;

/** The store is another host: GitHub's token must not go there, so this is a request without it. */
async function downloadOnce<T>(url: string, signal: AbortSignal, take: (body: Body) => Promise<T>): Promise<T> {
  try {
    const response = await networkFetch(url, { signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadError(`the artifact store answered with status ${response.status}`, response.status);
    }
    return await take(response.body);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError('the artifact store did not answer', null);
  }
}

async function piecesOf(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return Buffer.concat(pieces);
}

async function write(body: AsyncIterable<Uint8Array>, file: string, limit: number): Promise<Downloaded> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const piece of body) {
      hash.update(piece);
      size += piece.length;
      yield piece;
      if (size > limit) return;
    }
  };
  await pipeline(counted, createWriteStream(file));
  return { size, digest: `sha256:${hash.digest('hex')}` };
}
