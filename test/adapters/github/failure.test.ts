import { expect, test } from 'vitest';
import {
  acceptedPermissions,
  failureText,
  isRateLimit,
  writeFailureText,
} from '../../../src/adapters/github/failure.js';

function answered(status: number, headers: Readonly<Record<string, string>> = {}, message = 'no'): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } });
}

test.each<[string, Error, boolean]>([
  ['a 429', answered(429), true],
  ['a 403 with nothing left', answered(403, { 'x-ratelimit-remaining': '0' }), true],
  ['a 403 that says when', answered(403, { 'retry-after': '60' }), true],
  ['a 403 in the words of the secondary limit', answered(403, {}, 'You have exceeded a secondary rate limit'), true],
  ['a 403 with some left', answered(403, { 'x-ratelimit-remaining': '4999' }), false],
  ['a 404', answered(404, { 'x-ratelimit-remaining': '0' }), false],
  ['no answer', Object.assign(new Error('socket hang up'), { status: 500 }), false],
])('which refusals are limits: %s', (_, error, expected) => expect(isRateLimit(error)).toBe(expected));

test.each([
  ['contents=read', 'contents: read'],
  ['pull_requests=write', 'pull-requests: write'],
  ['issues=write; pull_requests=write', 'issues: write, pull-requests: write'],
  ['', null],
  ['metadata', null],
])('the header %j asks for %j', (header, expected) => {
  expect(acceptedPermissions(answered(403, { 'x-accepted-github-permissions': header }))).toBe(expected);
});

test('an answer is identified by its status, a timeout as such, whatever number the client gives it', () => {
  expect(failureText(answered(502))).toBe('status 502');
  expect(failureText(Object.assign(new Error('socket hang up'), { status: 500 }))).toBe('no answer');
});

/** A refusal with the words of GitHub's answer. */
const refused = (status: number, message: string) =>
  Object.assign(new Error(message), { status, response: { status, headers: {}, data: { message } } });

test.each([
  [403, 'Resource not accessible by integration', /^the token has no permission to comment/],
  [403, 'Resource not accessible by personal access token', /^GitHub: status 403: Resource not accessible by personal/],
  [403, 'the `acme` organization has an IP allow list enabled', /^GitHub: status 403: .*IP allow list enabled$/],
  [404, 'Not Found', /^GitHub: status 404: Not Found$/],
  [401, 'Bad credentials', /^the github-token is invalid or has expired \(Bad credentials\)$/],
  [500, 'Server Error', /^GitHub: status 500$/],
])('a refused write has the words of GitHub, and a remedy only if there is one: %i %s', (status, message, words) => {
  expect(writeFailureText(refused(status, message), 'to comment')).toMatch(words);
});
