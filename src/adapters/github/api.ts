import type { BaselineOutcome } from '../../core/comparison/baseline-candidates.js';
import type { Repository, RunContext } from '../../core/github/event.js';
import { type Mapping, mappingOf } from '../../core/text/values.js';
import { networkFetch } from '../network.js';
import {
  acceptedPermissions,
  failureText,
  isForbidden,
  lacksPermission,
  NoToken,
  tryPlugin,
  unlessGone,
  within,
} from './failure.js';
import { loadOctokit } from './packages.js';

const { getOctokit, retry, throttling } = await loadOctokit();

/** Longest wait for a rate limit, in seconds; a longer one is an error. */
const PATIENCE_SEC = 60;

/** Statuses without a retry, because it would not help; a 403 is retried only by the rate limit rules. */
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 451];

interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** GitHub's REST and GraphQL API, with retries, throttling and a time limit. */
export type GithubApi = ReturnType<typeof connectGithub>;

/** Time limit of all requests for one purpose. After it, the run goes on without their answer, and says so. */
const WORK_MS = 60_000;

/** Works with the API of a repository within a time limit. Throws `NoToken` for an empty token. */
export function withGithub<T>(
  token: string,
  repository: Repository,
  work: (api: GithubApi) => Promise<T>,
  limitMs = WORK_MS,
): Promise<T> {
  return within(limitMs, async (signal) => work(connectGithub(token, repository, signal)));
}

/** Connects to the API named by the runner's variables. Throws `NoToken` for an empty token. */
export function connectGithub(token: string, repository: Repository, signal: AbortSignal) {
  if (token === '') throw new NoToken();
  const mayWait = (seconds: number, _: unknown, __: unknown, tries: number) => tries < 2 && seconds <= PATIENCE_SEC;
  const throttle = { onRateLimit: mayWait, onSecondaryRateLimit: mayWait, fallbackSecondaryRateRetryAfter: 5 };
  const options = { throttle, retry: { doNotRetry: NOT_RETRIED }, request: { fetch: networkFetch } };
  const octokit = getOctokit(token, options, tryPlugin(signal), retry, throttling);
  const { baseUrl } = octokit.request.endpoint.DEFAULTS;
  octokit.hook.before('request', (request) => {
    // The `Link` header of an answer names the next page: another server must not get the token.
    const { url } = octokit.request.endpoint(request);
    if (new URL(url, baseUrl).origin !== new URL(baseUrl).origin) throw new Error(`an answer names another server`);
  });
  const place = { owner: repository.owner, repo: repository.name };
  const request = (route: string, parameters: Mapping): Promise<ApiAnswer> =>
    octokit.request(route, { ...place, ...parameters }) as Promise<ApiAnswer>;
  const requestWith = (retries: number) => (route: string, parameters: Mapping) =>
    request(route, { ...parameters, request: { retries } });
  return {
    /** A read, retried after a 5xx, a dropped connection or a rate limit. */
    get: request,
    /** The mapping of such a read; an empty one if it is gone. */
    find: async (route: string, parameters: Mapping): Promise<Mapping> =>
      mappingOf((await unlessGone(request(route, parameters)))?.data),
    /** An idempotent write (PATCH, DELETE), retried once. */
    put: requestWith(1),
    /** A write that must not be repeated, retried only after a rate limit, which prevented its execution. */
    post: requestWith(0),
    all: (route: string, parameters: Mapping): Promise<readonly unknown[]> =>
      octokit.paginate(route, { ...place, per_page: 100, ...parameters }),
    graphql: (query: string): Promise<unknown> => octokit.graphql(query),
    repository,
    /** Aborted at the time limit of the requests. */
    signal,
  };
}

export interface BaselineSearch {
  readonly context: RunContext;
  readonly name: string;
  /** Branch of candidate runs; null: the branch determined by the event. */
  readonly branch: string | null;
  readonly token: string;
}

export interface Search extends BaselineSearch {
  readonly api: GithubApi;
}

/** Converts an API failure to an outcome, so that an outage differs from "no baseline". */
export function outcomeOf(error: unknown): Extract<BaselineOutcome, { kind: 'forbidden' | 'unavailable' }> {
  if (isForbidden(error)) {
    const reason = lacksPermission(error) ? {} : { why: failureText(error) };
    return { kind: 'forbidden', permissions: acceptedPermissions(error), ...reason };
  }
  return { kind: 'unavailable', why: failureText(error) };
}
