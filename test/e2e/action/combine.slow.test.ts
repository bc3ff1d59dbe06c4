import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { messages, type Scenario, scenario } from '../../support/github/scenario.js';
import { RUN } from '../../support/github/shards.js';
import { sha } from '../../support/github/world.js';

const FILES = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };

/** One job of a workflow run on a pull request; all jobs of a story share the run. */
async function job(
  { run }: Scenario,
  event: ReturnType<typeof pullRequest>,
  inputs: Readonly<Record<string, string>>,
  id = RUN,
) {
  return run({ event, files: examFiles(ten(8)), inputs, as: { id } });
}

const leg = (k: number, of = 3) => ({ ...FILES, name: `eval ${k}`, shard: `${k}/${of}` });
const COMBINE = { mode: 'combine', legs: 'eval *', name: 'agent' };

/** A job of the second attempt that ends before it uploads anything. */
function died({ world }: Scenario, name: string): void {
  const now = new Date().toISOString();
  world.jobs.push({ runId: RUN, attempt: 2, name, startedAt: now, completedAt: now });
}

describe('mode: combine', () => {
  test('fails for a stale leg, by name: all jobs ran again, and its job died', () =>
    scenario(async (story) => {
      const event = pullRequest(story.world, usualHistory(story.world));
      const files = examFiles(ten(8));
      for (const k of [1, 2]) await job(story, event, leg(k, 2));
      await story.run({ event, files, inputs: leg(1, 2), as: { id: RUN, attempt: 2 } });
      died(story, 'eval 2');
      const ran = await story.run({ event, files, inputs: COMBINE, as: { id: RUN, attempt: 2 } });
      expect(ran.code).toBe(1);
      expect(messages(ran, 'error').join('\n')).toContain('legs: the artifact "eval 2" is stale');
      expect(story.world.comments).toEqual([]);
      // A third attempt, of this leg and the last job, mends it.
      await story.run({ event, files, inputs: leg(2, 2), as: { id: RUN, attempt: 3 } });
      const mended = await story.run({ event, files, inputs: COMBINE, as: { id: RUN, attempt: 3 } });
      expect(mended.outputs['steps-score'], mended.stdout).toBe('0.8000');
    }));

  test('fails for a missing shard or leg, by name', () =>
    scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      for (const k of [1, 2]) await job(story, event, leg(k));
      for (const [legs, message] of [
        ['eval *', 'shard 3/3 is missing'],
        ['other *', 'no evaluation of this run is called "other *"'],
        ['eval *\neval 3', 'no evaluation of this run is called "eval 3"'],
      ] as const) {
        const ran = await story.run({ event, files: {}, inputs: { ...COMBINE, legs }, as: { id: RUN } });
        expect([ran.code, messages(ran, 'error').join('\n')]).toEqual([1, expect.stringContaining(message)]);
      }
    }));

  test('fails for artifacts that it may not list', () =>
    scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      await job(story, event, leg(1, 1));
      story.server.fail({ method: 'GET', path: /\/artifacts$/, how: REFUSALS.forbidden });
      const ran = await story.run({ event, files: {}, inputs: COMBINE, as: { id: RUN } });
      expect(ran.code).toBe(1);
      expect(ran.outputs.passed).not.toBe('true');
      expect(messages(ran, 'error').join('\n')).toContain('legs: the artifacts or jobs of this run could not be read');
    }));
});
