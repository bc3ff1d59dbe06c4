import { describe, expect, test } from 'vitest';
import { answerViolations, completed } from '../../support/github/answers.js';
import { violations } from '../../support/github/openapi.js';

const REPO = '/repos/acme/agent';

test.each<[string, string, Record<string, string>, unknown, string | null]>([
  ['GET', `${REPO}/pulls/7`, {}, undefined, null],
  [
    'GET',
    `${REPO}/actions/workflows/77/runs`,
    { branch: 'main', status: 'completed', per_page: '100' },
    undefined,
    null,
  ],
  ['POST', `${REPO}/issues/7/comments`, {}, { body: 'text' }, null],
  ['GET', `${REPO}/pulls/seven`, {}, undefined, 'path parameter pull_number is "seven"'],
  ['GET', `${REPO}/pulls/7`, { page: '1' }, undefined, 'unknown query parameter page'],
  ['GET', `${REPO}/actions/workflows/77/runs`, { status: 'done' }, undefined, 'query parameter status is "done"'],
  ['GET', `${REPO}/actions/workflows/77/runs`, { per_page: 'all' }, undefined, 'query parameter per_page is "all"'],
  ['POST', `${REPO}/issues/7/comments`, {}, { text: 'text' }, 'the body lacks body'],
  ['POST', `${REPO}/issues/7/comments`, {}, { body: 'text', id: 1 }, 'unknown key id in the body'],
  ['POST', `${REPO}/issues/7/comments`, {}, { body: 7 }, 'body in the body is no string'],
  ['POST', `${REPO}/issues/7/comments`, {}, undefined, 'the body is missing'],
  ['DELETE', `${REPO}/pulls/7`, {}, undefined, 'GitHub describes no such operation'],
])('the check of requests sees what GitHub does not describe: %s %s %j', (method, path, query, body, problem) => {
  const found = violations({ method, path, query, body });
  if (problem === null) expect(found).toEqual([]);
  else expect(found).toContain(`${method} ${path}: ${problem}`);
});

describe('the check of answers sees what GitHub would not say', () => {
  const asked = { method: 'GET', path: `${REPO}/actions/runs/1/artifacts` };
  const artifact = { id: 7, name: 'stepgate', size_in_bytes: 4, expired: false, digest: null };
  const listOf = (changes: Readonly<Record<string, unknown>>) => {
    const body = JSON.stringify({ total_count: 1, artifacts: [artifact] });
    const whole = JSON.parse(String(completed(asked, { status: 200, body }).body)) as {
      artifacts: [Record<string, unknown>];
    };
    Object.assign(whole.artifacts[0], changes);
    return whole;
  };

  test.each<[Record<string, unknown>, string | null]>([
    [{}, null],
    [{ digest: null }, null],
    [{ id: '7' }, '.artifacts[0].id is "7", not integer'],
    [{ expired: null }, '.artifacts[0].expired is null'],
    [{ colour: 'red' }, '.artifacts[0].colour is unknown'],
    [{ name: undefined }, '.artifacts[0].name is missing'],
    [{ created_at: 'yesterday' }, '.artifacts[0].created_at is no time: yesterday'],
  ])('%j', (changes, problem) => {
    const body = JSON.parse(JSON.stringify(listOf(changes))) as unknown;
    const found = answerViolations(asked, 200, body);
    expect(found).toEqual(problem === null ? [] : [`GET ${asked.path} → 200: ${problem}`]);
  });

  test('a status that it does not know', () => {
    expect(answerViolations(asked, 204, undefined)).toEqual([
      `GET ${asked.path} → 204: GitHub describes no such answer`,
    ]);
  });
});
