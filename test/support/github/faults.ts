import { type Answer, githubError, json } from './answer.js';

/** Trouble for requests whose method and path match. */
export interface Fault {
  readonly method?: string;
  readonly path: RegExp;
  /** An answer in place of the right one, none at all, half of the right one and then nothing, or an end of the connection. */
  readonly how: Answer | 'hang' | 'stall' | 'drop';
  /** How many requests it hits; all, unless said. */
  readonly times?: number;
  /** The request takes effect all the same; only its answer is lost. */
  readonly done?: boolean;
}

/** The answers by which GitHub refuses, in its own words. */
export const REFUSALS = {
  forbidden: githubError(403, 'Resource not accessible by integration', {
    'x-accepted-github-permissions': 'pull_requests=write',
  }),
  'not found': githubError(404, 'Not Found'),
  gone: githubError(410, 'Gone'),
  invalid: json(422, {
    ...{ message: 'Validation Failed', errors: [{ resource: 'Any', code: 'invalid', field: 'any' }] },
    ...{ documentation_url: 'https://docs.github.com/rest', status: '422' },
  }),
  'server error': json(500, { message: 'Server Error', documentation_url: 'https://docs.github.com/rest' }),
} as const satisfies Readonly<Record<string, Answer>>;

/** The limit on bursts, which comes as a 403. */
export function secondaryLimit(seconds: number): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return githubError(403, message, { 'retry-after': String(seconds) });
}

/** The hourly limit, which comes as a 403 that is recognized by its headers. */
export function primaryLimit(seconds: number): Answer {
  return githubError(403, 'API rate limit exceeded for installation ID 42.', {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + seconds),
  });
}
