import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory, workflowRun } from '../../support/github/events.js';
import { corpusOf, ten } from '../../support/github/exam.js';
import { type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { FORK, openPull, sha, type WorldPull } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

type Reported = Scenario & { readonly pull: WorldPull; readonly fork: Ran; readonly report: () => Promise<Ran> };

/** A fork's run that failed its gate and could not comment; `report` is the second workflow, on the default branch. */
async function reported(use: (story: Reported) => Promise<void>): Promise<void> {
  await scenario(async (story) => {
    const { world, evaluate, run } = story;
    const pull = usualHistory(world, 'fork');
    plantBaseline(world, recorded, { sha: sha('m4') });
    const fork = await evaluate(pullRequest(world, pull), ten(7), { 'min-steps-score': '0.75' });
    expect(fork.code).toBe(1);
    expect(world.comments).toEqual([]);
    const report = () => {
      const files = { 'corpus.yaml': corpusOf(Object.keys(ten(0))) };
      const inputs = { mode: 'report', corpus: 'corpus.yaml', 'min-steps-score': '0.75' };
      // The reporter is a workflow of its own.
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      return run({ event: workflowRun(world, fork.record, pull), files, inputs, as });
    };
    await use({ ...story, pull, fork, report });
  });
}

describe.concurrent('mode: report', () => {
  test("comments a fork's failed run, as a claim, and stays green", async () => {
    await reported(async ({ world, fork, report }) => {
      const run = await report();
      expect(run.code).toBe(0);
      expect(run.annotations).toEqual([]);
      expect(run.outputs['comment-status']).toBe('created');
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain(`<!-- run=${fork.record.id} attempt=1 sha=${sha('p2').slice(0, 7)}`);
      expect(body).toContain('## ❌ Steps score 0.700 is below the required 0.750');
      expect(body).toContain('**Reported by a run of the fork `someone/agent`.**');
      expect(body).toContain('treat these figures as a claim');
      expect(body).toContain('What is q9?');
      expect(body).not.toContain('something else');
    });
  });

  test('says nothing twice of the same run', async () => {
    await reported(async ({ world, report }) => {
      await report();
      const [before] = world.comments.map(({ body }) => body);
      expect((await report()).outputs['comment-status']).toBe('skipped');
      expect(world.comments.map(({ body }) => body)).toEqual([before]);
    });
  });

  test.each<[string, (story: Reported) => void]>([
    ['the head has moved on', ({ pull }) => Object.assign(pull, { headSha: sha('p3') })],
    ['the pull request was closed', ({ pull }) => Object.assign(pull, { state: 'closed' })],
    ['the branch is of another repository', ({ pull }) => Object.assign(pull, { headRepositoryId: 1 })],
    ['the run was no pull request', ({ fork }) => Object.assign(fork.record, { event: 'push' })],
  ])('leaves the pull request alone where %s', async (_, change) => {
    await reported(async (story) => {
      change(story);
      const run = await story.report();
      expect(run.code).toBe(0);
      expect(story.world.comments).toEqual([]);
    });
  });

  test('speaks on each pull request of the branch, and on no other', async () => {
    await reported(async ({ world, report }) => {
      const head = { headSha: sha('p2'), headRef: 'topic-7', headOwner: FORK.owner, headRepositoryId: FORK.id };
      openPull(world, { number: 8, baseSha: sha('m3'), baseRef: 'release', ...head });
      openPull(world, { number: 9, baseSha: sha('m4'), ...head, headSha: sha('other') });
      await report();
      expect(world.comments.map(({ issue }) => issue).sort()).toEqual([7, 8]);
    });
  });
});
