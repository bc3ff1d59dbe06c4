import { describe, expect, test } from 'vitest';
import { type Answer, json } from '../../support/github/answer.js';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, push, schedule, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { apiCalls, messages, scenario } from '../../support/github/scenario.js';
import { addCommits, addRun, daysAgo, FORK, sha, type WorldRun } from '../../support/github/world.js';
import { listen } from '../../support/server.js';

const recorded = await recordedBaseline(ten(9));

const older = (behind: string) => new RegExp(`Compared with \`[0-9a-f]{7}\`, ${behind}`);

test.concurrent.each<[string, { runs: string[]; chosen: string; status: string; words?: RegExp; merge?: boolean }]>([
  ['an older ancestor', { runs: ['m2'], chosen: 'm2', status: 'found-older', words: older('2 commits behind') }],
  ['only a newer one', { runs: ['m5'], chosen: 'm5', status: 'found-older', words: older('which is not an ancestor') }],
  ['the merge base where the merge conflicts', { runs: ['m3', 'm4'], chosen: 'm3', status: 'found', merge: false }],
])('which run is the baseline: %s', (_, { runs, chosen, status, words, merge }) =>
  scenario(async ({ world, evaluate }) => {
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
  }),
);

/** Runs at the target commit that must not be chosen, by what is wrong with them. */
const NEVER: Readonly<Record<string, Partial<WorldRun>>> = {
  "a fork's branch called main": { headRepositoryId: FORK.id },
  'of a deleted fork': { headRepositoryId: null },
  'of another repository': { repositoryId: FORK.id, headRepositoryId: FORK.id },
  ...{ 'by pull_request': { event: 'pull_request' }, 'by pull_request_target': { event: 'pull_request_target' } },
  'by workflow_run': { event: 'workflow_run' },
  'by dispatch on another branch': { event: 'workflow_dispatch', branch: 'topic' },
  ...{ cancelled: { conclusion: 'cancelled' }, skipped: { conclusion: 'skipped' } },
  'still running': { status: 'in_progress', conclusion: null },
};

test('runs that are never chosen, in a list without filter and order', () =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const good = plantBaseline(world, recorded, { sha: sha('m2') });
    const bad = Object.entries(NEVER).map(([what, run]) => {
      const planted = plantBaseline(world, recorded, { sha: sha('m4'), ...run });
      return [String(planted.run.id), what] as const;
    });
    world.honest = false;
    const { outputs } = await evaluate(pullRequest(world, pull), ten(8));
    expect(new Map(bad).get(outputs['baseline-run-id'] ?? '')).toBeUndefined();
    expect(outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-run-id': String(good.run.id) });
  }));

test('a run of another workflow, or one of long ago, can be the baseline', () =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const other = { workflowId: 78, path: '.github/workflows/other.yml', createdAt: daysAgo(120) };
    const { run: expected } = plantBaseline(world, recorded, { sha: sha('m4'), ...other });
    const { outputs } = await evaluate(pullRequest(world, pull), ten(8));
    expect(outputs).toMatchObject({ 'baseline-status': 'found', 'baseline-run-id': String(expected.id) });
  }));

describe.concurrent('runs of commits that are not ancestors', () => {
  const TAG = { branch: 'main', event: 'push' };

  test('do not push out the real baseline, however many they are', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const real = plantBaseline(world, recorded, { sha: sha('m2'), createdAt: daysAgo(9) });
      addCommits(
        world,
        Array.from({ length: 12 }, (_, at) => `foreign${at}`),
      );
      for (let at = 0; at < 12; at++) plantBaseline(world, recorded, { sha: sha(`foreign${at}`), ...TAG });
      const { outputs } = await evaluate(pullRequest(world, pull), ten(8));
      expect(outputs).toMatchObject({ 'baseline-status': 'found-older', 'baseline-run-id': String(real.run.id) });
    }));

  test('are compared with where there is no other, but do not count as a required baseline', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      addCommits(world, ['foreign']);
      plantBaseline(world, recorded, { sha: sha('foreign'), ...TAG });
      const event = pullRequest(world, pull);
      const run = await evaluate(event, ten(8));
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found-older', passed: 'true' });
      expect(world.comments[0]?.body).toContain('which is not an ancestor of this commit');
      const required = await evaluate(event, ten(8), { 'baseline-required': 'true' });
      expect(required.outputs.passed).toBe('false');
      expect(messages(required, 'error').join()).toContain('commits that are not ancestors of this one');
    }));
});

/** A server that is not GitHub, and the tokens that it gets. */
async function otherServer() {
  const tokens: (string | undefined)[] = [];
  const { url, close } = await listen((request, response) => {
    tokens.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  return { url: `${url}/`, tokens, close };
}

test.each<[string, (url: string) => Answer, string]>([
  ['the next page of a list', (url) => json(200, { artifacts: [] }, { link: `<${url}>; rel="next"` }), 'unavailable'],
  ['a redirect', (url) => ({ status: 302, headers: { location: url } }), 'none'],
])('another server does not get the token: %s', (_, answerWith, status) =>
  scenario(async ({ world, server, evaluate }) => {
    const pull = usualHistory(world);
    plantBaseline(world, recorded, { sha: sha('m4') });
    const other = await otherServer();
    server.fail({ path: /\/runs\/\d+\/artifacts$/, how: answerWith(other.url) });
    const { outputs } = await evaluate(pullRequest(world, pull), ten(8));
    await other.close();
    expect(other.tokens.filter((token) => token !== undefined)).toEqual([]);
    expect(outputs['baseline-status']).toBe(status);
  }),
);

test('a run is not its own baseline, nor is its earlier attempt', () =>
  scenario(async ({ world, evaluate }) => {
    usualHistory(world);
    const { run } = plantBaseline(world, recorded, { sha: sha('m4') });
    const again = await evaluate(push(world, sha('m4')), ten(8), {}, { as: { id: run.id, attempt: 2 } });
    expect(again.outputs['baseline-status']).toBe('none');
  }));

test('a nightly run finds the last one behind the pushes of a day', () =>
  scenario(async ({ world, evaluate }) => {
    usualHistory(world);
    const last = plantBaseline(world, recorded, { sha: sha('m1'), event: 'schedule' });
    for (let push = 0; push < 12; push++) addRun(world, { sha: sha('m4') });
    const run = await evaluate(schedule(world, sha('m4')), ten(8));
    expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'baseline-run-id': String(last.run.id) });
  }));
