import { beforeAll, describe, expect, test } from 'vitest';
import { recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { type Fault, REFUSALS, UNAVAILABLE } from '../../support/github/faults.js';
import { messages, scenario } from '../../support/github/scenario.js';
import {
  COMMENT,
  type Earlier,
  expectUnharmed,
  recordedComment,
  runWith,
  SEARCH,
} from '../../support/github/trouble.js';

let earlier: Earlier;
beforeAll(async () => {
  earlier = { baseline: await recordedBaseline(ten(9)), comment: await recordedComment() };
});

/** The slow ones: all at the same time. */
describe.concurrent('a server that stays silent or broken', () => {
  test('the artifact service stays down: the run goes on after at most 180 s', { timeout: 300_000 }, async () => {
    await scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail({ path: /^\/twirp\//, how: UNAVAILABLE });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ passed: 'true', 'artifact-id': '', 'comment-status': 'created' });
      expect(Object.keys(run.files)).toHaveLength(5);
      expect(messages(run, 'warning').length).toBeLessThanOrEqual(2);
      expect(run.seconds).toBeLessThan(190);
    });
  });

  test.each<[string, Fault, string]>([
    ['runs: no answer', { ...SEARCH['the list of runs'], how: 'hang' }, 'unavailable'],
    ['blob: no answer', { ...SEARCH['the blob'], how: 'hang' }, 'unavailable'],
    ['runs: always 500', { ...SEARCH['the list of runs'], how: REFUSALS['server error'] }, 'unavailable'],
    ['comments: no answer', { ...COMMENT['the list of comments'], how: 'hang' }, 'found'],
    ['update: no answer', { ...COMMENT['the update'], how: 'hang' }, 'found'],
    ['everything: dropped', { path: /^\/(?:repos|graphql)/, how: 'drop' }, 'unavailable'],
  ])('%s', { timeout: 240_000 }, async (_, fault, status) => {
    const told = await runWith(fault, earlier);
    expectUnharmed(told);
    expect(told.run.outputs['baseline-status']).toBe(status);
    // The search has 60 s, and so has the comment.
    expect(told.run.seconds).toBeLessThan(130);
    if (status === 'found') expect(messages(told.run, 'warning')).toHaveLength(1);
  });
});
