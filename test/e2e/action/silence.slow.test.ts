import { describe, expect, test } from 'vitest';
import { recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import type { Fault } from '../../support/github/faults.js';
import { SPEED } from '../../support/github/runner.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { COMMENT, expectUnharmed, RUN_FILES, recordedComment, runWith, SEARCH } from '../../support/github/trouble.js';

const earlier = { baseline: await recordedBaseline(ten(9)), comment: await recordedComment() };

/** All at the same time, on a clock that runs faster. */
describe.concurrent('a server that stays silent or broken', () => {
  test('the artifact service does not take the file', () =>
    scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail({ method: 'PUT', path: /^\/blob\//, how: 'hang' });
      const run = await evaluate(pullRequest(world, pull), ten(8), {}, { fast: true });
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ passed: 'true', 'artifact-id': '', 'comment-status': 'created' });
      expect(Object.keys(run.files).sort()).toEqual(RUN_FILES);
      expect(messages(run, 'warning').length).toBeLessThanOrEqual(3);
    }));

  test.each<[string, Fault, string]>([
    ['all artifacts: no answer', { ...SEARCH['the list of all artifacts'], how: 'hang' }, 'unavailable'],
    ['update: half an answer', { ...COMMENT['the update'], how: 'stall' }, 'found'],
  ])('%s', async (_, fault, status) => {
    const told = await runWith(fault, earlier, { fast: true });
    expectUnharmed(told);
    expect(told.run.outputs['baseline-status']).toBe(status);
    if (status === 'found') expect(messages(told.run, 'warning')).toHaveLength(1);
  });
});

/** Alone, so that the server takes each request as it comes. */
test('no try lasts longer than 30 s, and each has its own', async () => {
  const { run } = await runWith({ ...SEARCH['the list of all artifacts'], how: 'hang', times: 1 }, earlier, {
    fast: true,
  });
  const [first, second] = run.requests.filter(({ path }) => SEARCH['the list of all artifacts'].path.test(path));
  // The first comes to the server somewhat after its time began.
  expect(((second?.at ?? 0) - (first?.at ?? 0)) * SPEED).toBeGreaterThanOrEqual(20_000);
  expect(run.outputs['baseline-status']).toBe('found');
});

test('a job that is cancelled at its comment has set all other outputs', async () => {
  const finished = await scenario(({ world, evaluate }) => evaluate(pullRequest(world, usualHistory(world)), ten(8)));
  await scenario(async ({ world, server, evaluate }) => {
    const cancel = new AbortController();
    server.fail({ path: /\/issues\/7\/comments$/, how: 'hang' });
    server.onRequest(({ path }) => {
      if (path.endsWith('/issues/7/comments')) cancel.abort();
    });
    const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), {}, { cancel: cancel.signal });
    expect(run.code).toBeNull();
    const { 'comment-status': status, 'comment-url': url, ...others } = run.outputs;
    expect([status, url]).toEqual([undefined, undefined]);
    expect(others).toMatchObject({ passed: 'true', 'steps-score': '0.8000', 'baseline-status': 'none' });
    const { 'comment-status': _, 'comment-url': __, ...complete } = finished.outputs;
    expect(Object.keys(others)).toEqual(Object.keys(complete));
    expect(run.summary).toContain('Steps score 0.800');
    expect(world.artifacts.map(({ finalized }) => finalized)).toEqual([true, true, true]);
  });
});
