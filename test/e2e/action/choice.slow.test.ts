import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, push, schedule, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { apiCalls, messages, scenario } from '../../support/github/scenario.js';
import { addCommits, addRun, daysAgo, FORK, sha, type WorldRun } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

describe.concurrent('which run is the baseline', () => {
  const older = (behind: string) => new RegExp(`Compared with \`[0-9a-f]{7}\`, ${behind}`);

  test("the runner's clock does not matter", async () => {
    const timeOf = (days: number) => new Date(Date.now() + days * 864e5).toISOString().replace(/\.\d+Z$/, 'Z');
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4'), createdAt: timeOf(-110) });
      const run = await evaluate(pullRequest(world, pull), ten(8), {}, { as: { startedAt: timeOf(-100) } });
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.1000' });
    });
  });

  test.each<[string, { runs: string[]; chosen: string; status: string; words?: RegExp; merge?: boolean }]>([
    ['an older ancestor', { runs: ['m2'], chosen: 'm2', status: 'found-older', words: older('2 commits behind') }],
    [
      'none but a newer one',
      { runs: ['m5'], chosen: 'm5', status: 'found-older', words: older('which is not an ancestor') },
    ],
    ['the merge base where the merge conflicts', { runs: ['m3', 'm4'], chosen: 'm3', status: 'found', merge: false }],
  ])('%s', async (_, { runs, chosen, status, words, merge }) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      addCommits(world, ['m5'], 'm4');
      for (const name of runs) plantBaseline(world, recorded, { sha: sha(name) });
      const run = await evaluate(pullRequest(world, pull, { merge }), ten(8));
      expect(messages(run, 'warning')).toEqual([]);
      expect(run.outputs).toMatchObject({
        ...{ 'baseline-status': status, 'baseline-sha': sha(chosen), 'steps-score-delta': '-0.1000' },
      });
      if (words) expect(world.comments[0]?.body).toMatch(words);
      expect(apiCalls(run).baseline.length).toBeLessThanOrEqual(12);
    });
  });

  test('the run of the target commit has no artifact: the next candidate', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m2') });
      addRun(world, { sha: sha('m4') });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-sha': sha('m2') });
    });
  });
});

/** Runs at the target commit that must not be chosen, by what is wrong with them. */
const NEVER: Readonly<Record<string, Partial<WorldRun>>> = {
  "a fork's branch called main": { headRepositoryId: FORK.id },
  'of a deleted fork': { headRepositoryId: null },
  'of another repository': { repositoryId: FORK.id, headRepositoryId: FORK.id },
  'by pull_request': { event: 'pull_request' },
  'by pull_request_target': { event: 'pull_request_target' },
  'by workflow_run': { event: 'workflow_run' },
  'by dispatch on another branch': { event: 'workflow_dispatch', branch: 'topic' },
  cancelled: { conclusion: 'cancelled' },
  skipped: { conclusion: 'skipped' },
  'still running': { status: 'in_progress', conclusion: null },
  'another workflow': { workflowId: 78, path: '.github/workflows/other.yml' },
  'older than 90 days': { createdAt: daysAgo(91) },
};

test.each([
  ['an honest list', true],
  ['a list without filter and order', false],
])('runs that are never chosen, in %s', async (_, honest) => {
  await scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const good = plantBaseline(world, recorded, { sha: sha('m2') });
    const bad = Object.entries(NEVER).map(([what, run]) => {
      const planted = plantBaseline(world, recorded, { sha: sha('m4'), ...run });
      return [String(planted.run.id), what] as const;
    });
    world.honest = honest;
    const { outputs } = await evaluate(pullRequest(world, pull), ten(8));
    expect(new Map(bad).get(outputs['baseline-run-id'] ?? '')).toBeUndefined();
    expect(outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-run-id': String(good.run.id) });
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
