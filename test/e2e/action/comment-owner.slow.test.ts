import { describe, expect, test } from 'vitest';
import { bodies, commented, writes } from '../../support/github/commented.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { addComment, sha, type World, type WorldPull } from '../../support/github/world.js';

/** The comment of another run: its second line names it. */
function by(body: string, run: number, attempt = 1): string {
  return body.replace(/run=\d+ attempt=\d+/, `run=${run} attempt=${attempt}`);
}

describe.concurrent('only what this identity wrote is ours', () => {
  test('who pastes or quotes the marker is left alone', () =>
    commented(async ({ world, evaluate, pull, body }) => {
      world.comments.splice(0);
      addComment(world, 7, body, { login: 'mallory', type: 'User' });
      addComment(world, 7, body, { login: 'github-actions', type: 'User' });
      addComment(world, 7, body, { login: 'renovate[bot]', type: 'Bot' });
      addComment(world, 7, `Look:\n${body}`);
      const before = bodies(world);
      const run = await evaluate(pullRequest(world, pull), ten(9));
      expect(run.outputs['comment-status']).toBe('created');
      expect(bodies(world).slice(0, 4)).toEqual(before);
      expect(world.comments).toHaveLength(5);
    }));

  test.each<[string, { login: string; type: 'Bot' | 'User' }, string | null]>([
    ['GraphQL that leaves [bot] out', { login: 'github-actions[bot]', type: 'Bot' }, 'github-actions'],
    ["an app's token", { login: 'acme-eval[bot]', type: 'Bot' }, 'acme-eval[bot]'],
  ])('%s finds its own comment', (_, identity, viewer) =>
    scenario(async ({ world, evaluate }) => {
      Object.assign(world, { identity, viewer });
      const pull = usualHistory(world);
      await evaluate(pullRequest(world, pull), ten(8));
      const again = await evaluate(pullRequest(world, pull), ten(9));
      expect(again.outputs['comment-status']).toBe('updated');
      expect(world.comments).toHaveLength(1);
    }),
  );
});

test.concurrent.each<[string, (story: { world: World; pull: WorldPull; body: string }) => void]>([
  ['after newer runs', ({ world, body }) => Object.assign(world.comments[0] ?? {}, { body: by(body, 99_000_000_000) })],
  ['after the pull request moved on', ({ pull }) => Object.assign(pull, { headSha: sha('p3') })],
])('a stale run does not write: %s', (_, change) =>
  commented(async (story) => {
    const { world, pull, evaluate } = story;
    const event = pullRequest(world, pull);
    change(story);
    const before = bodies(world);
    const run = await evaluate(event, ten(9));
    expect(run.code).toBe(0);
    expect(run.outputs['comment-status']).toBe('skipped');
    expect(messages(run, 'warning')).toEqual([]);
    expect(bodies(world)).toEqual(before);
    expect(writes(run)).toEqual([]);
  }),
);
