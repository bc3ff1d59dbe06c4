import { expect, test } from 'vitest';
import { violations } from '../../support/github/openapi.js';

const REPO = '/repos/acme/agent';
const RUNS = `${REPO}/actions/workflows/77/runs`;

test.each<[string, string, Record<string, string>, unknown, string | null]>([
  ['GET', RUNS, { branch: 'main', status: 'completed', per_page: '100' }, undefined, null],
  ['POST', `${REPO}/issues/7/comments`, {}, { body: 'text' }, null],
  ['GET', `${REPO}/pulls/seven`, {}, undefined, 'path parameter pull_number is "seven"'],
  ['GET', `${REPO}/pulls/7`, { page: '1' }, undefined, 'unknown query parameter page'],
  ['GET', RUNS, { status: 'done' }, undefined, 'query parameter status is "done"'],
  ['POST', `${REPO}/issues/7/comments`, {}, { text: 'text' }, 'the body lacks body'],
  ['POST', `${REPO}/issues/7/comments`, {}, { body: 7 }, 'body in the body is no string'],
  ['POST', `${REPO}/issues/7/comments`, {}, undefined, 'the body is missing'],
  ['DELETE', `${REPO}/pulls/7`, {}, undefined, 'GitHub describes no such operation'],
])('the check of requests sees what GitHub does not describe: %s %s %j', (method, path, query, body, problem) => {
  const found = violations({ method, path, query, body });
  if (problem === null) expect(found).toEqual([]);
  else expect(found).toContain(`${method} ${path}: ${problem}`);
});
