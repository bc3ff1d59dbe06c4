import { setTimeout as sleep } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { isMapping } from '../../core/text/values.js';
import { headerOf, statusOf } from './failure.js';

/** No single request may take longer. */
const REQUEST_MS = 30_000;
/** A rate limit that asks for a longer wait than this is not waited for. */
const MAX_PATIENCE_SEC = 60;
/** The waiting time if the rate limit names none. */
export const USUAL_PATIENCE_SEC = 5;
/** How often a request is repeated after a rate limit. */
const LIMIT_RETRIES = 2;

/** The limits of a connection. */
export interface Limits {
  /** Ends all that is under way. */
  readonly signal: AbortSignal;
  /** Requests that may be sent, retries and pages included; all, unless said. */
  readonly maxCalls?: number;
}

/** The connection has sent all the requests that it may send. */
export class CallsSpent extends Error {}

type Plugin = NonNullable<Parameters<typeof getOctokit>[2]>;
type Hook = Parameters<Plugin>[0]['hook'];

/** Whether a rate limit is waited for, or the request given up. */
export function isPatient(seconds: number, tries: number): boolean {
  return tries < LIMIT_RETRIES && seconds <= MAX_PATIENCE_SEC;
}

/** As the first plugin its hooks stand closest to the request: they see every single try, also those of other plugins. */
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
    // A body that broke off comes as a text; as a value it would look like an empty list.
    if (isJson && !isMapping(answer.data) && !Array.isArray(answer.data)) {
      throw Object.assign(new Error('the response was interrupted'), { status: 502, request: options });
    }
  });
}

/** The throttling plugin takes the header for a number of seconds, whatever it holds. */
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

/** Repeats after a plain 429, which the throttling plugin leaves alone; such a request did not get through, a write neither. */
function obeyTooMany(hook: Hook, { signal }: Limits): void {
  hook.wrap('request', async (request, options) => {
    for (let tries = 0; ; tries++) {
      try {
        return await request(options);
      } catch (error) {
        const seconds = waitAskedFor(error);
        if (seconds === null || !isPatient(seconds, tries)) throw error;
        await sleep(seconds * 1000, undefined, { signal });
      }
    }
  });
}

function waitAskedFor(error: unknown): number | null {
  const isThrottled = /\bsecondary rate\b/i.test(String(error)) || headerOf(error, 'x-ratelimit-remaining') === '0';
  if (statusOf(error) !== 429 || isThrottled) return null;
  return Number(headerOf(error, 'retry-after')) || USUAL_PATIENCE_SEC;
}

/** Longer than anybody waits, and short enough for a timer. */
const MAX_SECONDS = 24 * 3600;

/**
 * The seconds that a `retry-after` header asks for, at least 1: a number, or a date, which is taken against the server's
 * own clock where the answer tells it. null: it says nothing that can be waited for.
 */
export function retryAfterSeconds(value: unknown, date?: unknown): number | null {
  const text = String(value ?? '').trim();
  const seconds = /^[-+]?[\d.]+$/.test(text) ? Number(text) : (Date.parse(text) - nowOf(date)) / 1000;
  return Number.isNaN(seconds) || seconds <= 0 ? null : Math.min(Math.ceil(seconds), MAX_SECONDS);
}

function nowOf(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? Date.now() : time;
}
