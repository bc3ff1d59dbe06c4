import { isMapping, type Mapping } from '../../core/text/values.js';
import { DownloadError } from './download.js';

/** The status of an answer that was an error; null for what never was answered. */
export function statusOf(error: unknown): number | null {
  const { status } = responseOf(error);
  return typeof status === 'number' ? status : null;
}

/** The header of an error's answer. */
export function headerOf(error: unknown, name: string): string | null {
  const { headers } = responseOf(error);
  const value = isMapping(headers) ? headers[name] : undefined;
  return value === undefined ? null : String(value);
}

/** The answer that an error of the API brings with it. */
function responseOf(error: unknown): Mapping {
  const response = isMapping(error) ? error.response : null;
  return isMapping(response) ? response : {};
}

/** True for a 403 or 429 that says "later"; other 403s say "never". */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return true;
  if (status !== 403) return false;
  const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== null;
  return isSpent || /\brate limit\b/i.test(String(error));
}

/** The permissions that would have let a request through, as a workflow writes them; null where GitHub does not say. */
export function acceptedPermissions(error: unknown): string | null {
  const accepted = headerOf(error, 'x-accepted-github-permissions') ?? '';
  const pairs = accepted.split(/[;,]/).flatMap((pair) => {
    const [, name, level] = /^([a-z_]+)=(read|write|admin)$/.exec(pair.trim()) ?? [];
    return name === undefined ? [] : [`${name.replaceAll('_', '-')}: ${level}`];
  });
  return pairs.length === 0 ? null : pairs.join(', ');
}

/** There is nothing to ask GitHub with. */
export class NoToken extends Error {
  constructor() {
    super('no github-token was given');
    this.name = 'NoToken';
  }
}

/** What an error of the API means, in a few words. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (isRateLimit(error)) return 'rate limit exceeded';
  if (status !== null) return `status ${status}`;
  const isTold = error instanceof TimeOver || error instanceof DownloadError || error instanceof NoToken;
  return isTold ? error.message : 'no answer';
}

/** Why something was not written. `missing` goes on after "the token has no permission", and says which one to add. */
export function writeFailureText(error: unknown, missing: string): string {
  const status = statusOf(error);
  if (status === 403 && isClosed(error)) return 'the pull request is locked, or its repository archived';
  if ((status === 403 || status === 404) && !isRateLimit(error)) {
    const accepted = headerOf(error, 'x-accepted-github-permissions');
    const asked = accepted === null ? '' : ` (GitHub asks for ${accepted})`;
    return `the token has no permission ${missing}${asked}. See "Permissions" in the README`;
  }
  return error instanceof TimeOver || error instanceof NoToken ? error.message : `GitHub: ${failureText(error)}`;
}

/** A 403 that no permission would change. */
function isClosed(error: unknown): boolean {
  return /\b(?:is locked|was archived)\b/i.test(String(error));
}

/** null for what is not there, or not any more. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return null;
    throw error;
  }
}

/** Work that was given up because its time was over. */
export class TimeOver extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds / 1000)} s`);
    this.name = 'TimeOver';
  }
}

/**
 * Gives some work a time limit. The work gets a signal that ends its requests; whether it heeds it or not, the promise
 * rejects with `TimeOver` when the time is over.
 */
export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeOver(milliseconds));
      controller.abort(new TimeOver(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
