import { beforeAll, describe, expect, test } from 'vitest';
import { githubError, json } from '../../support/github/answer.js';
import { recordedBaseline } from '../../support/github/baselines.js';
import { ten } from '../../support/github/exam.js';
import { type Fault, primaryLimit, REFUSALS, secondaryLimit, tooMany } from '../../support/github/faults.js';
import { messages, ownAnnotations } from '../../support/github/scenario.js';
import {
  COMMENT,
  type Earlier,
  expectUnharmed,
  type Place,
  recordedComment,
  runWith,
  SEARCH,
} from '../../support/github/trouble.js';

let earlier: Earlier;
beforeAll(async () => {
  earlier = { baseline: await recordedBaseline(ten(9)), comment: await recordedComment() };
});

type How = Fault['how'];

/** What is refused for good. */
const PERMANENT: Readonly<Record<string, How>> = {
  403: REFUSALS.forbidden,
  404: REFUSALS['not found'],
  410: REFUSALS.gone,
  422: REFUSALS.invalid,
};

/** What is right again with the next request. */
const PASSING: Readonly<Record<string, () => How>> = {
  'status 500': () => REFUSALS['server error'],
  'a dropped connection': () => 'drop',
};
/** Where a proxy gives up in the middle. */
const BROKEN: Readonly<Record<string, () => How>> = {
  'an answer that breaks off': () => ({ ...json(200, {}), body: '{"total_count": 1, "workflow_ru' }),
};
/** The limits of the API, which the blob store does not have. */
const LIMITS: Readonly<Record<string, () => How>> = {
  'the secondary limit': () => secondaryLimit(1),
  'the hourly limit': () => primaryLimit(1),
};

function pairs<T>(
  places: Readonly<Record<string, Place>>,
  hows: Readonly<Record<string, T>>,
): [where: string, what: string, place: Place, how: T][] {
  return Object.entries(places).flatMap(([where, place]) =>
    Object.entries(hows).map(([what, how]): [string, string, Place, T] => [where, what, place, how]),
  );
}

describe.concurrent('the search for the baseline', () => {
  test.each(pairs(SEARCH, PERMANENT))('%s: %s', async (_, status, place, how) => {
    const told = await runWith({ ...place, how }, earlier);
    expectUnharmed(told);
    const { outputs } = told.run;
    expect(outputs['comment-status']).toBe('updated');
    // A signed address has a 403 of its own: no permission helps.
    if (status === '403')
      expect(outputs['baseline-status']).toBe(place === SEARCH['the blob'] ? 'unavailable' : 'forbidden');
    if (status === '422') expect(['unavailable', 'found']).toContain(outputs['baseline-status']);
    if (!outputs['baseline-status']?.startsWith('found')) {
      expect(outputs['steps-score-delta']).toBe('');
      const body = told.world.comments[0]?.body;
      expect(body).toMatch(/^## .*(?:nothing to compare with|not compared)/m);
      expect(body).toContain('[!NOTE]');
      expect(body).not.toMatch(/regressed|unchanged/);
    }
  });

  test.each([
    ['the list of artifacts', SEARCH['the list of artifacts'], 'actions=read', '`actions: read`'],
    ['the merge commit', SEARCH['the merge commit'], 'contents=read', '`contents: read`'],
  ])('a 403 names the missing permission: %s', async (_, place, accepted, words) => {
    const headers = { 'x-accepted-github-permissions': accepted };
    const how = githubError(403, 'Resource not accessible by integration', headers);
    const { world } = await runWith({ ...place, how }, earlier);
    expect(world.comments[0]?.body).toContain(words);
  });
});

describe.concurrent('the comment', () => {
  test.each(pairs(COMMENT, PERMANENT))('%s: %s', async (_, __, place, how) => {
    const told = await runWith({ ...place, how }, earlier);
    expectUnharmed(told);
    const { run, world } = told;
    expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.1000' });
    expect(world.comments).toHaveLength(1);
    const written = run.outputs['comment-status'] === 'updated';
    expect(messages(run, 'warning')).toHaveLength(written ? 0 : 1);
    if (!written) expect(run.outputs).toMatchObject({ 'comment-status': 'failed', 'comment-url': '' });
  });
});

describe.concurrent('trouble that passes leaves no trace', () => {
  const all = { ...SEARCH, ...COMMENT };
  const { 'the blob': _, ...limited } = all;
  const { 'the download': __, ...inJson } = limited;
  const cases = [...pairs(all, PASSING), ...pairs(limited, LIMITS), ...pairs(inJson, BROKEN)];
  test.each(cases)('%s: %s', async (_where, _what, place, how) => {
    const told = await runWith({ ...place, how: how(), times: 1 }, earlier);
    expectUnharmed(told);
    expect(ownAnnotations(told.run)).toEqual([]);
    expect(told.run.outputs).toMatchObject({
      ...{ 'baseline-status': 'found', 'steps-score-delta': '-0.1000', 'comment-status': 'updated' },
    });
  });

  test('retry-after is obeyed', async () => {
    const { run } = await runWith({ ...SEARCH['the list of runs'], how: secondaryLimit(4), times: 1 }, earlier);
    const [refused, again] = run.requests.filter(({ path }) => path.endsWith('/workflows/77/runs'));
    expect((again?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(4000);
  });
});

describe.concurrent('a limit that stays', () => {
  test.each<[string, How, number]>([
    ['the secondary limit: three tries, no more', secondaryLimit(1), 3],
    ['a 429 without more words is not waited for', tooMany(600), 1],
    ['a secondary one of ten minutes is not waited for', secondaryLimit(600), 1],
    ['nor the hourly one', primaryLimit(600), 1],
  ])('%s', async (_, how, tries) => {
    const told = await runWith({ ...SEARCH['the list of runs'], how }, earlier);
    expectUnharmed(told);
    expect(told.run.requests.filter(({ path }) => SEARCH['the list of runs'].path.test(path))).toHaveLength(tries);
    expect(told.run.outputs['baseline-status']).toBe('unavailable');
    expect(told.world.comments[0]?.body).toContain('rate limit');
  });

  test('is not a missing permission to comment', async () => {
    const told = await runWith({ ...COMMENT['the update'], how: secondaryLimit(600) }, earlier);
    expect(messages(told.run, 'warning')).toEqual([expect.stringContaining('rate limit')]);
    expect(messages(told.run, 'warning')[0]).not.toContain('permissions');
  });
});

describe.concurrent('a comment is written once, whatever happens to its answer', () => {
  const create: Place = { method: 'POST', path: /\/issues\/7\/comments$/ };
  test.each<[string, Omit<Fault, 'path'>, number]>([
    ['the answer is lost', { how: 'drop', done: true, times: 1 }, 1],
    ['a 500 after it was written', { how: REFUSALS['server error'], done: true, times: 1 }, 1],
    ['every answer is lost', { how: 'drop', done: true }, 1],
    ['a 500 before it was written', { how: REFUSALS['server error'], times: 1 }, 1],
    ['a 500 whenever it is written', { how: REFUSALS['server error'] }, 0],
    ['an answer that breaks off', { how: BROKEN['an answer that breaks off']?.() ?? 'drop', done: true, times: 1 }, 1],
    ['the secondary limit', { how: secondaryLimit(1), times: 1 }, 1],
  ])('%s', async (_, fault, comments) => {
    const told = await runWith({ ...create, ...fault }, { ...earlier, comment: null });
    expectUnharmed(told);
    expect(told.world.comments).toHaveLength(comments);
    expect(told.run.outputs['comment-status']).toBe(comments === 1 ? 'created' : 'failed');
    expect(messages(told.run, 'warning')).toHaveLength(comments === 1 ? 0 : 1);
  });
});
