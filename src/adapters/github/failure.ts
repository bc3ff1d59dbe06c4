import type { getOctokit } from '@actions/github';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import { isMapping, type Mapping, mappingOf } from '../../core/text/values.js';
import { cut, oneLine } from '../../report/words/text.js';
import { DownloadError } from './download.js';

/** The status of an error response; null if there was no response. */
export function statusOf(error: unknown): number | null {
  const { status } = responseOf(error);
  return typeof status === 'number' ? status : null;
}

function headerOf(error: unknown, name: string): string | null {
  const value = mappingOf(responseOf(error).headers)[name];
  return value === undefined ? null : String(value);
}

function responseOf(error: unknown): Mapping {
  return mappingOf(mappingOf(error).response);
}

/** Whether an error is a rate limit (403 or 429). Other 403s are permanent. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return true;
  if (status !== 403) return false;
  const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== null;
  return isSpent || /\brate limit\b/i.test(String(error));
}

/** Whether the token may not do what was asked. */
export function isForbidden(error: unknown): boolean {
  return statusOf(error) === 403 && !isRateLimit(error);
}

/** Whether the permissions of the workflow are missing. Of other tokens, `permissions` changes nothing. */
export function lacksPermission(error: unknown): boolean {
  return isForbidden(error) && /\bnot accessible by integration\b/i.test(messageOf(error));
}

/** GitHub's own words; '' without any. */
function messageOf(error: unknown): string {
  const { message } = mappingOf(responseOf(error).data);
  return typeof message === 'string' ? cut(oneLine(message), MAX_LINE_TEXT) : '';
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

export class NoToken extends Error {
  override readonly message = 'no github-token was given';
}

export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (isRateLimit(error)) return 'rate limit exceeded';
  if (status === 401) return `the github-token is invalid or has expired (${messageOf(error)})`;
  if (status !== null) return status < 500 ? `status ${status}: ${messageOf(error)}` : `status ${status}`;
  const hasOwnMessage = error instanceof TimeOver || error instanceof DownloadError || error instanceof NoToken;
  return hasOwnMessage ? error.message : 'no answer';
}

/** A text for a failed write. `missing` follows "the token has no permission" and names the permission to add. */
export function writeFailureText(error: unknown, missing: string): string {
  // This 403 is not caused by a permission.
  if (statusOf(error) === 403 && /\b(?:is locked|was archived)\b/i.test(String(error)))
    return 'the pull request is locked, or its repository archived';
  if (lacksPermission(error)) {
    const accepted = headerOf(error, 'x-accepted-github-permissions');
    const requestedText = accepted === null ? '' : ` (GitHub asks for ${accepted})`;
    return `the token has no permission ${missing}${requestedText}. See "Permissions" in docs/action.md`;
  }
  const isOwnText = error instanceof TimeOver || error instanceof NoToken || statusOf(error) === 401;
  return `${isOwnText ? '' : 'GitHub: '}${failureText(error)}`;
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

export class TimeOver extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds / 1000)} s`);
  }
}

/** Runs work with a time limit, at which its signal aborts and the promise rejects with `TimeOver`. */
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

const REQUEST_MS = 30_000;
type Plugin = NonNullable<Parameters<typeof getOctokit>[2]>;

/** Limits each attempt; as the first plugin, its hooks also see the retries of the others. */
export function tryPlugin(signal: AbortSignal): Plugin {
  return ({ hook }) => {
    hook.before('request', (options) => {
      signal.throwIfAborted();
      options.request.signal = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]);
    });
    hook.after('request', (answer, options) => {
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      // An interrupted body is a text, which would otherwise look like an empty list.
      if (isJson && !isMapping(answer.data) && !Array.isArray(answer.data)) {
        throw Object.assign(new Error('the response was interrupted'), { status: 502, request: options });
      }
    });
    return {};
  };
}
