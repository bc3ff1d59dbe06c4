import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import {
  dispatch,
  type GithubEvent,
  mergeGroup,
  pullRequest,
  push,
  schedule,
  usualHistory,
} from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { apiCalls, messages, ownAnnotations, scenario } from '../../support/github/scenario.js';
import { addCommits, sha, type World } from '../../support/github/world.js';

const recorded = await recordedBaseline(ten(9));

interface Case {
  readonly event: (world: World) => GithubEvent;
  readonly status: string;
  /** The commit that the run is compared with. */
  readonly base: string;
  readonly comments: boolean;
}

/** An event on the usual history. */
function after(event: (world: World) => GithubEvent): Case['event'] {
  return (world) => {
    usualHistory(world);
    addCommits(world, ['m5', 'm6'], 'm4');
    return event(world);
  };
}

function onPull(from?: 'here' | 'fork' | 'deleted fork', actor?: string): Case['event'] {
  return (world) => pullRequest(world, usualHistory(world, from), { actor });
}

const found = (base: string): Omit<Case, 'event'> => ({ status: 'found', base, comments: false });

/** Runs of main are at m2, m3 and m4; one of the branch `topic` at p1. */
const EVENTS: [string, Case][] = [
  ['a pull request of the same repository', { event: onPull(), ...found('m4'), comments: true }],
  ['a pull request from a fork', { event: onPull('fork'), ...found('m4') }],
  ["Dependabot's pull request", { event: onPull('here', 'dependabot[bot]'), ...found('m4') }],
  ['merge_group', { event: after((world) => mergeGroup(world, sha('m3'), sha('m5'))), ...found('m3') }],
  ['a push to main', { event: after((world) => push(world, sha('m6'))), ...found('m4'), status: 'found-older' }],
  ['a push to another branch', { event: after((world) => push(world, sha('p2'), 'topic')), ...found('m3') }],
  ['schedule', { event: after((world) => schedule(world, sha('m4'))), ...found('m4') }],
  ['workflow_dispatch elsewhere', { event: after((world) => dispatch(world, sha('p2'), 'topic')), ...found('p1') }],
];

function plantAll(world: World): void {
  for (const name of ['m2', 'm3', 'm4']) plantBaseline(world, recorded, { sha: sha(name) });
  plantBaseline(world, recorded, { sha: sha('p1'), branch: 'topic' });
}

describe.concurrent('events', () => {
  test.each(EVENTS)('%s', (_, { event, status, base, comments }) =>
    scenario(async ({ world, evaluate }) => {
      const started = event(world);
      plantAll(world);
      const run = await evaluate(started, ten(8), { 'min-steps-score': '0.75' });
      expect(run.code).toBe(0);
      expect([ownAnnotations(run), world.checks]).toEqual([[], []]);
      expect(run.outputs).toMatchObject({ 'baseline-status': status, 'baseline-sha': sha(base) });
      expect(run.outputs['comment-status']).toBe(comments ? 'created' : 'skipped');
      expect(world.comments).toHaveLength(comments ? 1 : 0);
      if (!comments) expect(apiCalls(run).comment).toEqual([]);
      expect(run.summary).toContain('Steps score 0.800');
      const uploaded = world.artifacts.filter(({ runId }) => runId === run.record.id).map(({ name }) => name);
      expect(uploaded).toEqual(['stepgate.baseline.yaml', 'stepgate.report.html', 'stepgate']);
    }),
  );

  test('anything else is evaluated, without baseline and comment, with one notice', () =>
    scenario(async ({ world, evaluate }) => {
      usualHistory(world);
      plantAll(world);
      const run = await evaluate({ ...push(world, sha('m4')), ref: 'refs/tags/v1', refName: 'v1' }, ten(8));
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ 'steps-score': '0.8000', 'steps-score-delta': '', 'baseline-sha': '' });
      expect(['none', 'disabled']).toContain(run.outputs['baseline-status']);
      expect(world.comments).toEqual([]);
      expect(messages(run, 'warning')).toEqual([]);
      expect(messages(run, 'notice')).toHaveLength(1);
      expect(run.summary).toContain('Steps score 0.800');
    }));

  test('a missing token is reported as missing', () =>
    scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { 'github-token': '' });
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ 'baseline-status': 'unavailable', 'comment-status': 'failed' });
      expect(run.summary).toContain('no github-token was given');
      expect(messages(run, 'warning')).toEqual(['the comment was not written: no github-token was given']);
      expect(apiCalls(run)).toEqual({ baseline: [], comment: [] });
    }));

  test('baseline: none compares with nothing; the baseline is read for its gates alone', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantAll(world);
      const off = await evaluate(pullRequest(world, pull), ten(8), { baseline: 'none' });
      expect(off.outputs).toMatchObject({ 'baseline-status': 'disabled', 'steps-score-delta': '' });
      expect(apiCalls(off).baseline).not.toEqual([]);
      expect(off.summary).not.toContain('easier gates');
    }));
});
