import { describe, expect, test } from 'vitest';
import { githubError } from '../../support/github/answer.js';
import { recordedBaseline } from '../../support/github/baselines.js';
import { ten } from '../../support/github/exam.js';
import { type Fault, primaryLimit, REFUSALS, secondaryLimit } from '../../support/github/faults.js';
import { messages, ownAnnotations } from '../../support/github/scenario.js';
import { COMMENT, expectUnharmed, type Place, recordedComment, runWith, SEARCH } from '../../support/github/trouble.js';

const earlier = { baseline: await recordedBaseline(ten(9)), comment: await recordedComment() };

type How = Fault['how'];

const { forbidden, gone, 'not found': notFound, 'server error': serverError } = REFUSALS;

describe.concurrent('the search for the baseline', () => {
  test.each<[keyof typeof SEARCH, How, string | null]>([
    ['the list of artifacts', forbidden, 'forbidden'],
    ['the download', gone, 'expired'],
    // A signed address has a 403 of its own: no permission helps.
    ['the blob', forbidden, 'unavailable'],
  ])('%s is refused for good', async (where, how, status) => {
    const told = await runWith({ ...SEARCH[where], how }, earlier);
    expectUnharmed(told);
    const { outputs } = told.run;
    expect(outputs['comment-status']).toBe('updated');
    if (status === null) return;
    expect([outputs['baseline-status'], outputs['steps-score-delta']]).toEqual([status, '']);
    const body = told.world.comments[0]?.body;
    expect(body).toMatch(/^## .*(?:nothing to compare with|not compared)/m);
    expect(body).toContain('[!NOTE]');
    expect(body).not.toMatch(/regressed|unchanged/);
  });

  test('a 403 names the missing permission', async () => {
    const headers = { 'x-accepted-github-permissions': 'actions=read' };
    const how = githubError(403, 'Resource not accessible by integration', headers);
    const { world } = await runWith({ ...SEARCH['the list of artifacts'], how }, earlier);
    expect(world.comments[0]?.body).toContain('`actions: read`');
  });
});

test.concurrent.each<[keyof typeof COMMENT, How]>([
  ['the pull request', notFound],
  ['the update', gone],
])('the comment: %s is refused for good', async (where, how) => {
  const told = await runWith({ ...COMMENT[where], how }, earlier);
  expectUnharmed(told);
  const { run, world } = told;
  expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.1000' });
  expect(world.comments).toHaveLength(1);
  const written = run.outputs['comment-status'] === 'updated';
  expect(messages(run, 'warning')).toHaveLength(written ? 0 : 1);
  if (!written) expect(run.outputs).toMatchObject({ 'comment-status': 'failed', 'comment-url': '' });
});

test.concurrent.each<[string, Place, () => How]>([
  ['the list of all artifacts: the hourly limit', SEARCH['the list of all artifacts'], () => primaryLimit(1)],
  ['the download: status 500', SEARCH['the download'], () => serverError],
  ['the list of artifacts: a plain 429', SEARCH['the list of artifacts'], () => githubError(429, 'Too Many Requests')],
])('trouble that passes leaves no trace: %s', async (_, place, how) => {
  const told = await runWith({ ...place, how: how(), times: 1 }, earlier);
  expectUnharmed(told);
  expect(ownAnnotations(told.run)).toEqual([]);
  expect(told.run.outputs).toMatchObject({
    ...{ 'baseline-status': 'found', 'steps-score-delta': '-0.1000', 'comment-status': 'updated' },
  });
});

test.concurrent.each<[string, How, number]>([
  ['a secondary one of a second: three tries, no more', secondaryLimit(1), 3],
  ['a secondary one of ten minutes is not waited for', secondaryLimit(600), 1],
])('a limit that stays: %s', async (_, how, tries) => {
  const told = await runWith({ ...SEARCH['the list of all artifacts'], how }, earlier);
  expectUnharmed(told);
  const asked = told.run.requests.filter(({ path }) => SEARCH['the list of all artifacts'].path.test(path));
  expect(asked).toHaveLength(tries);
  for (const [at, { at: time }] of asked.slice(1).entries()) {
    expect(time - (asked[at]?.at ?? time)).toBeGreaterThanOrEqual(1000);
  }
  expect(told.run.outputs['baseline-status']).toBe('unavailable');
  expect(told.world.comments[0]?.body).toContain('rate limit');
});

const create: Place = { method: 'POST', path: /\/issues\/7\/comments$/ };
test.concurrent.each<[string, Omit<Fault, 'path'>, number]>([
  ['every answer is lost', { how: 'drop', done: true }, 1],
  ['a 500 after it was written', { how: serverError, done: true, times: 1 }, 1],
])('a comment is written once, whatever happens to its answer: %s', async (_, fault, comments) => {
  const told = await runWith({ ...create, ...fault }, { ...earlier, comment: null });
  expectUnharmed(told);
  expect(told.world.comments).toHaveLength(comments);
  expect(told.run.outputs['comment-status']).toBe(comments === 1 ? 'created' : 'failed');
  expect(messages(told.run, 'warning')).toHaveLength(comments === 1 ? 0 : 1);
});
