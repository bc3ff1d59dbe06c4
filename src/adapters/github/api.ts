import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { networkFetch } from '../network.js';
import { NoToken } from './failure.js';
import { isPatient, type Limits, tryPlugin, USUAL_PATIENCE_SEC } from './limits.js';

/** Answers that a retry does not change; a 429 is repeated only when it asks for it. */
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];

export interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** GitHub's REST and GraphQL interface, with retries, throttling and a time limit. */
export interface GithubApi {
  /** A read, repeated after a 5xx, a dropped connection or a rate limit. */
  readonly get: (route: string, parameters: Parameters) => Promise<ApiAnswer>;
  /** A write that may be done twice (PATCH, DELETE): repeated once. */
  readonly put: (route: string, parameters: Parameters) => Promise<ApiAnswer>;
  /** A write that may not be done twice: repeated after a rate limit alone, which did not let it through. */
  readonly post: (route: string, parameters: Parameters) => Promise<ApiAnswer>;
  /** All pages of a list. */
  readonly all: (route: string, parameters: Parameters) => Promise<readonly unknown[]>;
  readonly graphql: (query: string) => Promise<unknown>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Connects to the API that the runner's variables name. Throws `NoToken`. */
export function connectGithub(token: string, limits: Limits): GithubApi {
  if (token === '') throw new NoToken();
  const waits = (seconds: number, _: unknown, __: unknown, tries: number): boolean => isPatient(seconds, tries);
  const throttle = {
    onRateLimit: waits,
    onSecondaryRateLimit: waits,
    fallbackSecondaryRateRetryAfter: USUAL_PATIENCE_SEC,
  };
  const options = { throttle, retry: { doNotRetry: NOT_RETRIED }, request: { fetch: networkFetch } };
  const octokit = getOctokit(token, options, tryPlugin(limits), retry, throttling);
  const request = (route: string, parameters: Parameters): Promise<ApiAnswer> =>
    octokit.request(route, { ...parameters }) as Promise<ApiAnswer>;
  return {
    get: request,
    put: (route, parameters) => request(route, { ...parameters, request: { retries: 1 } }),
    post: (route, parameters) => request(route, { ...parameters, request: { retries: 0 } }),
    all: (route, parameters) => octokit.paginate(route, { per_page: 100, ...parameters }),
    graphql: (query) => octokit.graphql(query),
  };
}
