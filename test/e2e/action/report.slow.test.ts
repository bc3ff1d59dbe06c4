import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory, workflowRun } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { type Reported, reported } from '../../support/github/reported.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { FORK, openPull, sha } from '../../support/github/world.js';

const recorded = await recordedBaseline(ten(9));

describe.concurrent('mode: report', () => {
  test("comments a fork's failed run, as a claim, and stays green", () =>
    reported('found', async ({ world, fork, report }) => {
      const run = await report();
      expect(run.code).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.outputs['comment-status']).toBe('created');
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain(`<!-- run=${fork.id} attempt=1 sha=${sha('p2').slice(0, 7)}`);
      expect(body).toContain('## ❌ Steps score 0.700 is below the required 0.750');
      expect(body).toContain('**Reported by a run of the fork `someone/agent`.**');
      expect(body).toContain('treat these figures as a claim');
      expect(body).toContain('What is q9?');
      expect(body).not.toMatch(/something else|\/artifacts\/|#q-|full report/);
      // No page is made of a fork's texts.
      const pages = world.artifacts.filter(({ name }) => name.endsWith('.report.html'));
      expect(pages.map(({ runId }) => runId)).toEqual([fork.id]);
      expect(run.summary).toBe('');
    }));

  test("speaks of a branch where Dependabot's run was no fork's", () =>
    scenario(async ({ world, evaluate, run }) => {
      const pull = usualHistory(world);
      const own = await evaluate(pullRequest(world, pull, { actor: 'dependabot[bot]' }), ten(7));
      expect(world.comments).toEqual([]);
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      const inputs = { mode: 'report', corpus: 'corpus.yaml' };
      await run({ event: workflowRun(world, own.record, pull), files: examFiles(ten(7)), inputs, as });
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain('**Reported by a run of the branch `topic-7`.**');
      expect(body).toContain('[the reported run]');
      expect(body).not.toContain('fork');
    }));

  test('leaves the pull request alone that moved on, was closed or is another, and a run of a push', () =>
    reported('found', async ({ world, pull, fork, report }) => {
      for (const [object, change] of [
        [pull, { headSha: sha('p3') }],
        [pull, { state: 'closed' }],
        [pull, { headRepositoryId: 1 }],
        [fork, { event: 'push' }],
      ] as const) {
        const before = { ...object };
        Object.assign(object, change);
        const { code, outputs } = await report();
        expect([code, outputs['comment-status'], world.comments], JSON.stringify(change)).toEqual([0, 'skipped', []]);
        Object.assign(object, before);
      }
    }));

  test('speaks on each pull request of the branch, and on no other', () =>
    reported('found', async ({ world, report }) => {
      const head = { headSha: sha('p2'), headRef: 'topic-7', headOwner: FORK.owner, headRepositoryId: FORK.id };
      openPull(world, { number: 8, baseSha: sha('m3'), baseRef: 'release', ...head });
      openPull(world, { number: 9, baseSha: sha('m4'), ...head, headSha: sha('other') });
      await report();
      expect(world.comments.map(({ issue }) => issue).sort()).toEqual([7, 8]);
    }));
});

test.concurrent.each<[string, (story: Reported) => void, RegExp]>([
  [
    "the branch point's own run",
    ({ world }) => plantBaseline(world, recorded, { sha: sha('m3') }),
    /## ❌ Steps score 0\.700 is below.*\*\*2 regressed, 0 improved, 8 unchanged\.\*\*/s,
  ],
  [
    'one that was tampered with',
    ({ world }) =>
      plantBaseline(world, recorded, { sha: sha('m3') }, undefined, { digest: `sha256:${'0'.repeat(64)}` }),
    /does not match its digest and was ignored/,
  ],
])('a report in each state of the baseline: %s', (_, prepare, words) =>
  reported('none', async (story) => {
    prepare(story);
    const run = await story.report();
    expect(run.code).toBe(0);
    expect(run.outputs['comment-status']).toBe('created');
    expect(story.world.comments[0]?.body).toMatch(words);
    expect(story.world.comments[0]?.body).toContain('treat these figures as a claim');
  }),
);

describe.concurrent('trouble of a reporter is a warning, its job stays green', () => {
  test('the comment is refused', () =>
    reported('found', async ({ world, server, report }) => {
      server.fail({ path: /\/issues\/7\/comments$/, how: REFUSALS.forbidden });
      const run = await report();
      expect(run.code).toBe(0);
      expect(messages(run, 'error')).toEqual([]);
      expect(messages(run, 'warning')).toEqual([expect.stringContaining('pull-requests: write')]);
      expect(world.comments).toEqual([]);
    }));

  test('the mode in a workflow that another event starts is refused', () =>
    scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { mode: 'report' });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')[0]).toContain('workflow_run');
      expect(run.requests).toEqual([]);
    }));
});
