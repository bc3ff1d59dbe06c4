import { setTimeout as sleep } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { DownloadError } from './download.js';

/** The status of an error response; null if there was no response. */
export function statusOf(error: unknown): number | null {
  const { status } = readResponse(error);
  return typeof status === 'number' ? status : null;
}

/** A header of an error response; null if absent. */
function headerOf(error: unknown, name: string): string | null {
  const { headers } = readResponse(error);
  const value = isMapping(headers) ? headers[name] : undefined;
  return value === undefined ? null : String(value);
}

/** The response of an API error; empty if there is none. */
function readResponse(error: unknown): Mapping {
  const response = isMapping(error) ? error.response : null;
  return isMapping(response) ? response : {};
}

/** Whether an error is a rate limit (403 or 429). Other 403s are permanent. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return true;
  if (status !== 403) return false;
  const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== null;
  return isSpent || /\brate limit\b/i.test(String(error));
}

/** The permissions that a request needed, in workflow syntax; null if unknown. Example: `contents: read`. */
export function acceptedPermissions(error: unknown): string | null {
  const accepted = headerOf(error, 'x-accepted-github-permissions') ?? '';
  const pairs = accepted.split(/[;,]/).flatMap((pair) => {
    const [, name, level] = /^([a-z_]+)=(read|write|admin)$/.exec(pair.trim()) ?? [];
    return name === undefined ? [] : [`${name.replaceAll('_', '-')}: ${level}`];
  });
  return pairs.length === 0 ? null : pairs.join(', ');
}

/** The token for GitHub is missing. */
export class NoToken extends Error {
  constructor() {
    super('no github-token was given');
    this.name = 'NoToken';
  }
}

/** A short text for an API error. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (isRateLimit(error)) return 'rate limit exceeded';
  if (status !== null) return `status ${status}`;
  const hasOwnMessage = error instanceof TimeOver || error instanceof DownloadError || error instanceof NoToken;
  return hasOwnMessage ? error.message : 'no answer';
}

/** A text for a failed write. `missing` follows "the token has no permission" and names the permission to add. */
export function writeFailureText(error: unknown, missing: string): string {
  const status = statusOf(error);
  if (status === 403 && isLockedOrArchived(error)) return 'the pull request is locked, or its repository archived';
  if ((status === 403 || status === 404) && !isRateLimit(error)) {
    const accepted = headerOf(error, 'x-accepted-github-permissions');
    const requestedText = accepted === null ? '' : ` (GitHub asks for ${accepted})`;
    return `the token has no permission ${missing}${requestedText}. See "Permissions" in docs/action.md`;
  }
  return error instanceof TimeOver || error instanceof NoToken ? error.message : `GitHub: ${failureText(error)}`;
}

/** Whether a 403 is caused by a locked or archived target, not by a permission. */
function isLockedOrArchived(error: unknown): boolean {
  return /\b(?:is locked|was archived)\b/i.test(String(error));
}

/** The answer, or null for a 404 or 410. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return null;
    throw error;
  }
}

/** The time limit of some work was exceeded. */
export class TimeOver extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds / 1000)} s`);
    this.name = 'TimeOver';
  }
}

/**
 * Runs work with a time limit. Its signal aborts at the limit, and the promise rejects with `TimeOver` even if the work
 * ignores the signal.
 */
export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeOver(milliseconds));
      controller.abort(new TimeOver(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Time limit of a single request. */
const REQUEST_MS = 30_000;
/** Maximum wait for a rate limit; a longer one is an error. */
const MAX_PATIENCE_SEC = 60;
/** Wait for a rate limit without a stated time. */
export const USUAL_PATIENCE_SEC = 5;
/** Maximum retries of a request after a rate limit. */
const LIMIT_RETRIES = 2;

/** The limits of a connection. */
export interface Limits {
  /** Ends all requests in progress. */
  readonly signal: AbortSignal;
  /** Maximum number of requests, including retries and pages; default: unlimited. */
  readonly maxCalls?: number;
}

/** The connection has reached its maximum number of requests. */
export class CallsSpent extends Error {}

type Plugin = NonNullable<Parameters<typeof getOctokit>[2]>;
type Hook = Parameters<Plugin>[0]['hook'];

/** Whether to wait for a rate limit; otherwise the request fails. */
export function isPatient(seconds: number, tries: number): boolean {
  return tries < LIMIT_RETRIES && seconds <= MAX_PATIENCE_SEC;
}

/**
 * Limits each attempt. As the first plugin, its hooks are closest to the request and also see retries of other plugins.
 */
export function tryPlugin(limits: Limits): Plugin {
  return ({ hook }) => {
    limitTries(hook, limits);
    boundRetryAfter(hook);
    obeyTooMany(hook, limits);
    return {};
  };
}

function limitTries(hook: Hook, { signal, maxCalls = Number.POSITIVE_INFINITY }: Limits): void {
  let calls = 0;
  hook.before('request', (options) => {
    signal.throwIfAborted();
    if (++calls > maxCalls) throw new CallsSpent(`the limit of ${maxCalls} requests is reached`);
    options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]);
  });
  hook.after('request', (answer, options) => {
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    // An interrupted body is a text, which would otherwise look like an empty list.
    if (isJson && !isMapping(answer.data) && !Array.isArray(answer.data)) {
      throw Object.assign(new Error('the response was interrupted'), { status: 502, request: options });
    }
  });
}

/** Normalizes `retry-after`, because the throttling plugin reads any value as a number of seconds. */
function boundRetryAfter(hook: Hook): void {
  hook.error('request', (error) => {
    const headers = (error as { response?: { headers?: Record<string, unknown> } }).response?.headers;
    if (headers && headers['retry-after'] !== undefined) {
      const seconds = retryAfterSeconds(headers['retry-after'], headers.date);
      headers['retry-after'] = String(seconds ?? USUAL_PATIENCE_SEC);
    }
    throw error;
  });
}

/**
 * Retries after a plain 429, which the throttling plugin ignores. It is safe for writes: the request was not executed.
 */
function obeyTooMany(hook: Hook, { signal }: Limits): void {
  hook.wrap('request', async (request, options) => {
    for (let tries = 0; ; tries++) {
      try {
        return await request(options);
      } catch (error) {
        const seconds = readRequestedWait(error);
        if (seconds === null || !isPatient(seconds, tries)) throw error;
        await sleep(seconds * 1000, undefined, { signal });
      }
    }
  });
}

function readRequestedWait(error: unknown): number | null {
  const isThrottled = /\bsecondary rate\b/i.test(String(error)) || headerOf(error, 'x-ratelimit-remaining') === '0';
  if (statusOf(error) !== 429 || isThrottled) return null;
  return Number(headerOf(error, 'retry-after')) || USUAL_PATIENCE_SEC;
}

/** Maximum seconds returned for a `retry-after` header, within the range of a timer. */
const MAX_SECONDS = 24 * 3600;

/**
 * The seconds of a `retry-after` header, minimum 1. Its value is a number or a date; a date is compared with the
 * server's clock if known. null: invalid or in the past.
 */
export function retryAfterSeconds(value: unknown, date?: unknown): number | null {
  const text = String(value ?? '').trim();
  const seconds = /^[-+]?[\d.]+$/.test(text) ? Number(text) : (Date.parse(text) - readServerTime(date)) / 1000;
  return Number.isNaN(seconds) || seconds <= 0 ? null : Math.min(Math.ceil(seconds), MAX_SECONDS);
}

function readServerTime(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? Date.now() : time;
}
