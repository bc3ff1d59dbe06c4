import { describe, expect, test } from 'vitest';
import { bodies, commented, writes } from '../../support/github/commented.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { type Mark, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { apiCalls, messages, scenario } from '../../support/github/scenario.js';
import { addComment, sha } from '../../support/github/world.js';

describe.concurrent('one comment per pull request', () => {
  test('is created, with marker, run and commit in hidden lines', () =>
    scenario(async ({ world, evaluate }) => {
      const first = await evaluate(pullRequest(world, usualHistory(world)), ten(8));
      expect(first.outputs).toMatchObject({
        'comment-status': 'created',
        'comment-url': `https://github.com/acme/agent/pull/7#issuecomment-${world.comments[0]?.id}`,
      });
      const [marker, meta] = world.comments[0]?.body.split('\n') ?? [];
      expect(marker).toMatch(/^<!-- stepgate v1 [0-9a-f]{16} -->$/);
      expect(meta).toContain(`run=${first.record.id} attempt=1 sha=${sha('p2').slice(0, 7)}`);
    }));

  test('is updated where it stands among 250', () =>
    commented(async ({ world, evaluate, pull, body }) => {
      const [ours] = world.comments.splice(0);
      const chat = (count: number) => {
        for (let index = 0; index < count; index++) addComment(world, 7, 'Nice.', { login: 'ada', type: 'User' });
      };
      chat(180);
      world.comments.push({ ...(ours as NonNullable<typeof ours>), id: 9999 });
      chat(69);
      const run = await evaluate(pullRequest(world, pull), ten(9));
      expect(run.outputs['comment-status']).toBe('updated');
      expect(run.outputs['comment-url']).toContain('#issuecomment-9999');
      expect(writes(run)).toEqual(['PATCH']);
      expect(world.comments).toHaveLength(250);
      const updated = world.comments.find(({ id }) => id === 9999)?.body;
      expect(updated).toContain('Steps score 0.900');
      expect(updated?.split('\n')[0]).toBe(body.split('\n')[0]);
      expect(run.requests.filter(({ path }) => path.endsWith('/comments')).map(({ query }) => query.per_page)).toEqual([
        ...['100', '100', '100'],
      ]);
    }));

  test('duplicates become one, the oldest', () =>
    commented(async ({ world, evaluate, pull, body }) => {
      addComment(world, 7, body);
      addComment(world, 7, body);
      const run = await evaluate(pullRequest(world, pull), ten(9));
      expect(writes(run)).toEqual(['PATCH', 'DELETE', 'DELETE']);
      expect(world.comments.map(({ id }) => id)).toEqual([8000]);
      expect(bodies(world)[0]).toContain('Steps score 0.900');
    }));
});

describe.concurrent('where it cannot be written', () => {
  test('comment: false sends no requests', () =>
    scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { comment: 'false' });
      expect(run.outputs['comment-status']).toBe('skipped');
      expect(apiCalls(run).comment).toEqual([]);
    }));

  test('403: one warning that names the permission, and a green run', () =>
    scenario(async ({ world, server, evaluate }) => {
      server.fail({ method: 'POST', path: /\/comments$/, how: REFUSALS.forbidden });
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8));
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ 'comment-status': 'failed', 'comment-url': '', passed: 'true' });
      expect(messages(run, 'warning')).toHaveLength(1);
      expect(messages(run, 'warning')[0]).toMatch(/pull-requests: write.*issues: write.*docs\/action\.md/s);
      expect(messages(run, 'warning')[0]).toContain('pull_requests=write');
    }));

  test('a text that is too long after all is tried shorter', () =>
    scenario(async ({ world, server, evaluate }) => {
      const marks = Object.fromEntries(
        Array.from({ length: 150 }, (_, index): [string, Mark] => [`q${index}`, 'wrong']),
      );
      server.fail({ method: 'POST', path: /\/comments$/, how: REFUSALS.invalid, times: 1 });
      const run = await evaluate(pullRequest(world, usualHistory(world)), marks);
      expect(run.outputs['comment-status']).toBe('created');
      const sent = run.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
      const [long = 0, short = 0] = sent.map(({ body }) => (body as { body: string }).body.length);
      expect(sent).toHaveLength(2);
      expect(short).toBeLessThan(long);
      expect(world.comments).toHaveLength(1);
    }));
});

test.each([
  ['changed', 7, 'created'],
  ['failed', 7, 'skipped'],
])('comment-when: %s, with %i of 10 right after 8: a first comment is %s', (when, right, status) =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    await evaluate(push(world, sha('m4')), ten(8));
    const run = await evaluate(pullRequest(world, pull), ten(right), { 'comment-when': when });
    expect([run.outputs['comment-status'], world.comments.length]).toEqual([status, status === 'created' ? 1 : 0]);
    if (status === 'skipped') expect(run.stdout).toContain(`comment: skipped (comment-when: ${when}, and `);
    // The report is in the job summary in any case.
    expect(run.summary).toContain('Steps score');
  }),
);
