import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { bodies, commented, writes } from '../../support/github/commented.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(8));
});

type Inputs = Readonly<Record<string, string>>;

/** The first run on a pull request; the base branch has 8 of 10 questions right. */
async function firstRun(right: number, inputs: Inputs, baseline: BaselineFile | null): Promise<[Ran, World]> {
  return scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    if (baseline) plantBaseline(world, baseline, { sha: sha('m4') });
    return [await evaluate(pullRequest(world, pull), ten(right), inputs), world];
  });
}

describe.concurrent('comment-when', () => {
  test.each<[string, number, Inputs, string]>([
    ['always', 8, {}, 'created'],
    ['changed', 8, {}, 'skipped'],
    ['changed', 7, {}, 'created'],
    ['changed', 9, {}, 'created'],
    ['changed', 8, { 'min-steps-score': '0.9' }, 'created'],
    ['failed', 8, { 'min-steps-score': '0.9' }, 'created'],
    ['failed', 7, {}, 'skipped'],
  ])('%s: %i of 10 right after 8, gates %j: %s', async (when, right, inputs, status) => {
    const [run, world] = await firstRun(right, { 'comment-when': when, ...inputs }, recorded);
    expect(run.outputs['comment-status']).toBe(status);
    expect(run.outputs['baseline-status']).toBe('found');
    expect(world.comments).toHaveLength(status === 'created' ? 1 : 0);
    if (status === 'skipped') expect(run.stdout).toContain(`comment: skipped (comment-when: ${when}, and `);
    expect(messages(run, 'warning')).toEqual([]);
    // The report is in the job summary in any case.
    expect(run.summary).toContain('Steps score');
  });

  test('changed: without a baseline', async () => {
    expect((await firstRun(8, { 'comment-when': 'changed' }, null))[0].outputs['comment-status']).toBe('created');
  });

  test.each(['changed', 'failed'])('%s: an existing comment is updated when nothing changed', async (when) => {
    await commented(async ({ world, evaluate, pull }) => {
      plantBaseline(world, recorded, { sha: sha('m4') });
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'comment-when': when });
      expect(run.outputs['comment-status']).toBe('updated');
      expect(writes(run)).toEqual(['PATCH']);
      expect(bodies(world)).toEqual([expect.stringContaining('no change')]);
    });
  });

  test.each([
    ['changed', '0.75', 'created'],
    ['failed', '0.5', 'skipped'],
  ])("%s in mode: report, by the reporter's gates", async (when, minimum, status) => {
    await reported(recorded, async ({ world, report }) => {
      const run = await report({ 'comment-when': when, 'min-steps-score': minimum });
      expect(run.outputs['comment-status']).toBe(status);
      expect(world.comments).toHaveLength(status === 'created' ? 1 : 0);
    });
  });

  test('another word stops the run before any work', async () => {
    const [run] = await firstRun(8, { 'comment-when': 'change' }, null);
    expect(run.code).toBe(1);
    expect(messages(run, 'error')[0]).toMatch(/^comment-when: expected always or changed or failed, got "change"$/);
    expect(run.outputs).toEqual({});
  });
});
