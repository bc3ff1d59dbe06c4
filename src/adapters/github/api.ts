import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

/** No single request may take longer. */
const REQUEST_MS = 30_000;
/** A rate limit that asks for more patience than this is not waited for. */
const MOST_PATIENCE_SEC = 60;
/** How often a request is repeated after a rate limit. */
const LIMIT_RETRIES = 2;

export interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** GitHub's REST and GraphQL interface, with retries, throttling and a time limit. */
export interface GithubApi {
  /** A read, repeated after a 5xx or a rate limit. */
  readonly get: (route: string, parameters: Parameters) => Promise<ApiAnswer>;
  /** A write, never repeated by itself: a repeated POST would double a comment. */
  readonly write: (route: string, parameters: Parameters) => Promise<ApiAnswer>;
  /** All pages of a list. */
  readonly all: (route: string, parameters: Parameters) => Promise<readonly unknown[]>;
  readonly graphql: (query: string) => Promise<unknown>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Connects to the API that the runner's variables name; `signal` ends all that is under way. */
export function connectGithub(token: string, signal?: AbortSignal): GithubApi {
  const waits = (retryAfter: number, _: unknown, __: unknown, retryCount: number): boolean =>
    retryCount < LIMIT_RETRIES && retryAfter <= MOST_PATIENCE_SEC;
  const throttle = { onRateLimit: waits, onSecondaryRateLimit: waits, fallbackSecondaryRateRetryAfter: 5 };
  const octokit = getOctokit(token, { throttle }, retry, throttling);
  octokit.hook.before('request', (options) => {
    const limit = AbortSignal.timeout(REQUEST_MS);
    options.request.signal = signal ? AbortSignal.any([signal, limit]) : limit;
  });
  const request = (route: string, parameters: Parameters): Promise<ApiAnswer> =>
    octokit.request(route, { ...parameters }) as Promise<ApiAnswer>;
  return {
    get: request,
    write: (route, parameters) => request(route, { ...parameters, request: { retries: 0 } }),
    all: (route, parameters) => octokit.paginate(route, { per_page: 100, ...parameters }),
    graphql: (query) => octokit.graphql(query),
  };
}

/** The status of an answer that was an error; null for what never was answered. */
export function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : null;
}

/** The header of an error's answer. */
export function headerOf(error: unknown, name: string): string | null {
  const headers = (error as { response?: { headers?: Record<string, unknown> } } | null)?.response?.headers;
  const value = headers?.[name];
  return value === undefined ? null : String(value);
}
