import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dispatch, type GithubEvent, other, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { messages, playedOnce, scenario } from '../../support/github/scenario.js';
import { sha, type World, type WorldPull } from '../../support/github/world.js';

const BRANCH = 'topic-7';
const HEAD = sha('p2');
type Start = (world: World, pull: WorldPull) => GithubEvent;

/** A comment on a pull request; its run is one of the default branch. */
const commentOn: Start = (world, { number }) => {
  const event = other(world, 'issue_comment', sha('m4'));
  return { ...event, payload: { ...event.payload, issue: { number, pull_request: {} }, comment: { body: '/eval' } } };
};
const pushed: Start = (world) => push(world, HEAD, BRANCH);
const byHand: Start = (world) => dispatch(world, sha('m4'));

/** The files of this commit, as `actions/checkout` leaves them. */
const checkout = (commit: string) => (workspace: string) => {
  for (const name of ['refs', 'objects']) mkdirSync(join(workspace, '.git', name), { recursive: true });
  writeFileSync(join(workspace, '.git/HEAD'), `${commit}\n`);
};

const afterMain = playedOnce(({ world, evaluate }) => {
  usualHistory(world);
  return evaluate(push(world, sha('m4')), ten(9));
});

describe.concurrent('a run without an event of a pull request comments on the open one', () => {
  test.each<[string, Start, Record<string, string>, string?]>([
    ['a push to its branch', pushed, {}],
    ['a run by hand on main that names it', byHand, { 'pull-request': '7' }],
    ['a run that a comment on it started', commentOn, {}, HEAD],
  ])('%s', async (_, start, inputs, commit) => {
    await scenario(
      async ({ world, evaluate }) => {
        const [pull] = world.pulls as [WorldPull];
        const more = commit === undefined ? {} : { prepare: checkout(commit) };
        const run = await evaluate(start(world, pull), ten(8), inputs, more);
        expect(messages(run, 'error')).toEqual([]);
        expect(run.outputs['comment-status']).toBe('created');
        const body = world.comments[0]?.body ?? '';
        expect(body).toContain(`commit \`${HEAD.slice(0, 7)}\``);
        expect(body).toContain('This PR');
      },
      await afterMain(),
    );
  });

  test('one comment for runs of both kinds, which the next push updates', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      await evaluate(pullRequest(world, pull), ten(8));
      const run = await evaluate(pushed(world, pull), ten(9));
      expect([run.outputs['comment-status'], world.comments.length]).toEqual(['updated', 1]);
    }));
});

describe.concurrent('and on no other', () => {
  test.each<[string, Partial<WorldPull>, Start, Record<string, string>, RegExp?]>([
    ['a closed one', { state: 'closed' }, byHand, { 'pull-request': '7' }, /it is closed/],
    ['one of a fork', { headRepositoryId: 990_001 }, byHand, { 'pull-request': '7' }, /in another repository/],
    ['one that does not exist', {}, byHand, { 'pull-request': '9' }, /no such pull request/],
    ['one that moved on', { headSha: sha('p3') }, pushed, { 'pull-request': '7' }, /moved on to another commit/],
    ['one of a fork with a branch of the same name', { headRepositoryId: 990_001 }, pushed, {}],
  ])('%s', (_, change, start, inputs, warning) =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      Object.assign(pull, change);
      const run = await evaluate(start(world, pull), ten(8), inputs);
      expect([run.code, world.comments, run.outputs['comment-status']]).toEqual([0, [], 'skipped']);
      const expected = warning ? [expect.stringMatching(warning)] : [];
      expect(messages(run, 'warning')).toEqual(expected);
    }),
  );

  test('a token that may not look is no trouble of a push', () =>
    scenario(async ({ world, server, evaluate }) => {
      const pull = usualHistory(world);
      server.fail({ path: /\/pulls$/, how: REFUSALS.forbidden });
      const run = await evaluate(pushed(world, pull), ten(8));
      expect([run.code, run.annotations, world.comments]).toEqual([0, [], []]);
    }));

  test('the number of another pull request than that of the event is an error', () =>
    scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { 'pull-request': '8' });
      expect(messages(run, 'error')).toEqual([expect.stringContaining('already one of pull request 7')]);
    }));
});

test.concurrent.each<[string, Partial<WorldPull>, string | null, RegExp]>([
  ['of a fork', { headRepositoryId: 990_001 }, HEAD, /^issue_comment is refused/],
  ['of another commit', {}, sha('foreign'), /not at .*the newest commit of pull request 7/],
  ['of the default branch, as its own', {}, sha('m4'), /not at /],
])('a comment starts no run on what a stranger wrote: %s', (_, change, commit, words) =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    Object.assign(pull, change);
    const more = commit === null ? {} : { prepare: checkout(commit) };
    const run = await evaluate(commentOn(world, pull), ten(8), {}, more);
    expect([run.code, run.files, world.comments]).toEqual([1, {}, []]);
    expect(messages(run, 'error')).toEqual([expect.stringMatching(words)]);
  }),
);

test('a run by hand on main that names a pull request never becomes the baseline of main', () =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    await evaluate(byHand(world, pull), ten(3), { 'pull-request': '7' });
    expect(world.artifacts.map(({ name }) => name)).toContain('stepgate.other-commit.baseline.yaml');
    const run = await evaluate(pullRequest(world, pull), ten(8));
    expect(run.outputs['baseline-status']).toBe('none');
  }));
