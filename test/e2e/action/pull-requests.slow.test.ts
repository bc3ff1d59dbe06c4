import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, ownAnnotations, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

describe.concurrent('the events of a pull request', () => {
  test('pull_request is compared with its branch point, and has a comment', async () => {
    const recorded = await recordedBaseline(ten(9));
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0.75' });
      expect(run.code).toBe(0);
      expect(ownAnnotations(run)).toEqual([]);
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'baseline-sha': sha('m4') });
      expect(run.outputs).toMatchObject({ 'comment-status': 'created', 'steps-score': '0.8000' });
      expect(world.comments).toHaveLength(1);
    });
  });

  test('pull_request_target is refused before anything is read or asked', async () => {
    await scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world), { target: true }), ten(8));
      expect(run.code).toBe(1);
      expect(messages(run, 'error')).toHaveLength(1);
      expect(messages(run, 'error')[0]).toMatch(/pull_request_target.*secrets/s);
      expect(run.requests).toEqual([]);
      expect(run.files).toEqual({});
      expect(run.summary).toBe('');
    });
  });

  test('mode: report in another workflow is refused', async () => {
    await scenario(async ({ world, evaluate }) => {
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), { mode: 'report' });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')[0]).toContain('workflow_run');
      expect(run.requests).toEqual([]);
    });
  });
});
