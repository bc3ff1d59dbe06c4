/** How often a request is sent again, and what ends the waiting. */
export interface RetryOptions {
  readonly maxRetries: number;
  readonly signal: AbortSignal;
}

/** Waiting times between attempts where the server does not say. */
const FIRST_MS = 500;
const LONGEST_MS = 8000;
/** A server that asks for a longer wait than this is not obeyed. */
const MAX_ASKED_MS = 60_000;

/**
 * Sends a request again after failures that may pass: 408, 409, 429, 5xx, and no reply at all. Not left to the package, so
 * that the budget sees every attempt.
 */
export async function withRetries<T>(attempt: () => Promise<T>, { maxRetries, signal }: RetryOptions): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= maxRetries || signal.aborted || !mayPass(error)) throw error;
      await pause(askedDelay(error) ?? ownDelay(tried), signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Errors of the package have a status; it is undefined where there was no reply. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false;
  const asked = headerOf(error, 'x-should-retry');
  if (asked === 'true' || asked === 'false') return asked === 'true';
  const { status } = error;
  if (typeof status !== 'number') return status === undefined;
  return [408, 409, 429].includes(status) || status >= 500;
}

/** What the server asks for, in milliseconds. */
function askedDelay(error: unknown): number | null {
  const inMs = Number.parseFloat(headerOf(error, 'retry-after-ms') ?? '');
  const text = headerOf(error, 'retry-after') ?? '';
  const inSeconds = Number.parseFloat(text);
  const asked = [inMs, inSeconds * 1000, Date.parse(text) - Date.now()].find(Number.isFinite);
  return asked !== undefined && asked >= 0 && asked <= MAX_ASKED_MS ? asked : null;
}

/** Doubling, and not the same for all that failed at once. */
function ownDelay(tried: number): number {
  return Math.min(FIRST_MS * 2 ** tried, LONGEST_MS) * (1 - Math.random() / 4);
}

function headerOf(error: unknown, name: string): string | null {
  const { headers } = error as { headers?: unknown };
  return headers instanceof Headers ? headers.get(name) : null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
