import { setTimeout as sleep } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { isMapping } from '../../core/text/values.js';
import { headerOf, statusOf } from './failure.js';

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
