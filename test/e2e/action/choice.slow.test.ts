import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { dispatch, pullRequest, push, schedule, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { apiCalls, messages, scenario } from '../../support/github/scenario.js';
import { addCommits, addRun, daysAgo, FORK, sha, type WorldRun } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

describe.concurrent('which run is the baseline', () => {
  const older = (behind: string) => new RegExp(`Compared with \`[0-9a-f]{7}\`, ${behind}`);

  test.each<[string, number, number]>([
    ['60 s behind', 60, 0],
    ['a day behind', 24 * 3600, 0],
    ['100 days ahead', -110 * 24 * 3600, -100 * 24 * 3600],
  ])("the runner's clock does not matter: %s", async (_, ahead, started) => {
    const timeOf = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4'), createdAt: timeOf(ahead) });
      const as = { startedAt: timeOf(started) };
      const run = await evaluate(pullRequest(world, pull), ten(8), {}, { as });
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.1000' });
    });
  });

  test.each<[string, { runs: string[]; chosen: string; status: string; words?: RegExp; merge?: boolean }]>([
    ['the target commit itself', { runs: ['m2', 'm3', 'm4'], chosen: 'm4', status: 'found' }],
    ['an older ancestor', { runs: ['m2'], chosen: 'm2', status: 'found-older', words: older('2 commits behind') }],
    [
      'the newest ancestor',
      { runs: ['m1', 'm3'], chosen: 'm3', status: 'found-older', words: older('1 commit behind') },
    ],
    ['an ancestor before a newer one', { runs: ['m2', 'm5'], chosen: 'm2', status: 'found-older' }],
    [
      'none but a newer one',
      { runs: ['m5'], chosen: 'm5', status: 'found-older', words: older('which is not an ancestor') },
    ],
    ['the merge base where the merge conflicts', { runs: ['m3', 'm4'], chosen: 'm3', status: 'found', merge: false }],
    ['nothing', { runs: [], chosen: '', status: 'none' }],
  ])('%s', async (_, { runs, chosen, status, words, merge }) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      addCommits(world, ['m5'], 'm4');
      for (const name of runs) plantBaseline(world, recorded, { sha: sha(name) });
      const run = await evaluate(pullRequest(world, pull, { merge }), ten(8));
      expect(messages(run, 'warning')).toEqual([]);
      const found =
        chosen === '' ? { 'baseline-sha': '' } : { 'baseline-sha': sha(chosen), 'steps-score-delta': '-0.1000' };
      expect(run.outputs).toMatchObject({ 'baseline-status': status, ...found });
      if (words) expect(world.comments[0]?.body).toMatch(words);
      expect(apiCalls(run).baseline.length).toBeLessThanOrEqual(12);
    });
  });

  test.each([
    ['the run of the target commit has no artifact', 'push', 'm4'],
    ['no push has an artifact', 'schedule', 'm3'],
    ['no push has an artifact', 'workflow_dispatch', 'm3'],
  ])('%s: the next candidate, by %s', async (_, event, without) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m2'), event });
      addRun(world, { sha: sha(without) });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-sha': sha('m2') });
      expect(apiCalls(run).baseline.length).toBeLessThanOrEqual(30);
    });
  });

  test('the normal case takes at most 12 calls for the baseline and 4 for the comment', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      await evaluate(pullRequest(world, pull), ten(8));
      const again = await evaluate(pullRequest(world, pull), ten(7));
      const { baseline, comment } = apiCalls(again);
      expect(again.outputs['comment-status']).toBe('updated');
      expect(baseline.length).toBeLessThanOrEqual(12);
      expect(comment.length).toBeLessThanOrEqual(4);
    });
  });

  test('many candidates without an artifact take at most 30 calls', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      for (let index = 0; index < 40; index++) addRun(world, { sha: sha('m1') });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.outputs['baseline-status']).toBe('none');
      expect(apiCalls(run).baseline.length).toBeLessThanOrEqual(30);
    });
  });

  test.each([
    ['schedule', schedule],
    ['workflow_dispatch', dispatch],
  ])('a run by %s on main serves as baseline', async (_, event) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const base = await evaluate(event(world, sha('m4')), ten(9));
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'baseline-run-id': String(base.record.id) });
    });
  });
});

describe.concurrent.each([
  ['an honest list', true],
  ['a list without filter and order', false],
])('runs that are never chosen, in %s', (_, honest) => {
  test.each<[string, Partial<WorldRun>]>([
    ["a fork's branch called main", { headRepositoryId: FORK.id }],
    ['of a deleted fork', { headRepositoryId: null }],
    ['of another repository', { repositoryId: FORK.id, headRepositoryId: FORK.id }],
    ['by pull_request', { event: 'pull_request' }],
    ['by pull_request_target', { event: 'pull_request_target' }],
    ['by workflow_run', { event: 'workflow_run' }],
    ['by dispatch on another branch', { event: 'workflow_dispatch', branch: 'topic' }],
    ['cancelled', { conclusion: 'cancelled' }],
    ['skipped', { conclusion: 'skipped' }],
    ['still running', { status: 'in_progress', conclusion: null }],
    ['another workflow', { workflowId: 78, path: '.github/workflows/other.yml' }],
    ['older than 90 days', { createdAt: daysAgo(91) }],
  ])('%s', async (_name, changes) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const good = plantBaseline(world, recorded, { sha: sha('m2') });
      plantBaseline(world, recorded, { sha: sha('m4'), ...changes });
      world.honest = honest;
      const run = await evaluate(pullRequest(world, pull), ten(8));
      const expected = { 'baseline-status': 'found-older', 'baseline-run-id': String(good.run.id) };
      expect(run.outputs).toMatchObject(expected);
    });
  });
});

test('the newest ancestor is found in a list without order, and failed runs count', async () => {
  await scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const newest = plantBaseline(world, recorded, { sha: sha('m3'), conclusion: 'failure' });
    plantBaseline(world, recorded, { sha: sha('m1'), createdAt: daysAgo(30) });
    plantBaseline(world, recorded, { sha: sha('m2'), createdAt: daysAgo(29) });
    world.honest = false;
    const run = await evaluate(pullRequest(world, pull), ten(8));
    expect(run.outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-run-id': String(newest.run.id) });
  });
});

test('a run is not its own baseline, nor is its earlier attempt', async () => {
  await scenario(async ({ world, evaluate }) => {
    usualHistory(world);
    const { run } = plantBaseline(world, recorded, { sha: sha('m4') });
    const again = await evaluate(push(world, sha('m4')), ten(8), {}, { as: { id: run.id, attempt: 2 } });
    expect(again.outputs['baseline-status']).toBe('none');
  });
});

test('a nightly run finds the last one behind the pushes of a day', async () => {
  await scenario(async ({ world, evaluate }) => {
    usualHistory(world);
    const last = plantBaseline(world, recorded, { sha: sha('m1'), event: 'schedule' });
    for (let push = 0; push < 12; push++) addRun(world, { sha: sha('m4') });
    const run = await evaluate(schedule(world, sha('m4')), ten(8));
    expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'baseline-run-id': String(last.run.id) });
  });
});
