import { DownloadError } from './download.js';
import { TimeOver } from './time-limit.js';

/** The status of an answer that was an error; null for what never was answered. */
export function statusOf(error: unknown): number | null {
  const status = (error as { response?: { status?: unknown } } | null)?.response?.status;
  return typeof status === 'number' ? status : null;
}

/** The header of an error's answer. */
export function headerOf(error: unknown, name: string): string | null {
  const headers = (error as { response?: { headers?: Record<string, unknown> } } | null)?.response?.headers;
  const value = headers?.[name];
  return value === undefined ? null : String(value);
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
  const isTold = [TimeOver, DownloadError, NoToken].some((kind) => error instanceof kind);
  return isTold ? (error as Error).message : 'no answer';
}
