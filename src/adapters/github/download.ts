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
export async function download(url: string, limit: number, signal: AbortSignal): Promise<Buffer> {
  for (const pause of PAUSES) {
    try {
      return await downloadOnce(url, limit, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DownloadError) || (error.status !== null && error.status < 500)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return downloadOnce(url, limit, signal);
}

/** The store is another host: GitHub's token must not go there, so this is a request without it. */
async function downloadOnce(url: string, limit: number, signal: AbortSignal): Promise<Buffer> {
  try {
    const response = await networkFetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]) });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadError(`the artifact store answered with status ${response.status}`, response.status);
    }
    return await piecesOf(response.body, limit);
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
