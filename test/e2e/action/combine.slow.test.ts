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
  test('takes the newest artifact of a matrix job that was run again', async () => {
    await scenario(async (story) => {
      const event = pullRequest(story.world, usualHistory(story.world));
      const files = examFiles(ten(0));
      await story.run({ event, files, inputs: leg(1, 2), as: { id: RUN } });
      await job(story, event, leg(2, 2));
      await story.run({ event, files: examFiles(ten(8)), inputs: leg(1, 2), as: { id: RUN, attempt: 2 } });
      const { outputs, stdout } = await story.run({ event, files, inputs: COMBINE, as: { id: RUN, attempt: 2 } });
      expect(outputs['steps-score'], stdout).toBe('0.8000');
      // The job of the other leg did not run again.
      expect(stdout).toContain('combine: "eval 2" is of an earlier attempt of this run');
      expect(stdout).not.toContain('"eval 1" is of');
    });
  });

  test('fails for a stale leg, by name: all jobs ran again, and its job died', async () => {
    await scenario(async (story) => {
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
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a missing shard', {}, 'shard 3/3 is missing'],
    ['no leg at all', { legs: 'other *' }, 'no evaluation of this run is called "other *"'],
    [
      'one of several names without a matrix job',
      { legs: 'eval *\neval 3' },
      'no evaluation of this run is called "eval 3"',
    ],
    ['no names', { legs: '' }, 'legs: the input is required in mode: combine'],
    ['a shard in the combining job', { shard: '1/2' }, 'shard: only a job that evaluates has a shard'],
  ])('fails for %s, by name', async (_, inputs, message) => {
    await scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      await story.run({ event, files: examFiles(ten(8)), inputs: leg(1), as: { id: RUN } });
      await story.run({ event, files: examFiles(ten(8)), inputs: leg(2), as: { id: RUN } });
      const ran = await story.run({ event, files: {}, inputs: { ...COMBINE, ...inputs }, as: { id: RUN } });
      expect(ran.code).toBe(1);
      expect(messages(ran, 'error').join('\n')).toContain(message);
    });
  });

  test('fails for a doubled shard, by its number and both artifacts', async () => {
    await scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      for (const k of [1, 2, 3]) await job(story, event, leg(k));
      await job(story, event, { ...leg(2), name: 'eval again' });
      const ran = await story.run({ event, files: {}, inputs: COMBINE, as: { id: RUN } });
      expect(ran.code).toBe(1);
      const [error = ''] = messages(ran, 'error');
      expect(error).toContain('shard 2/3 is given 2 times: ');
      for (const name of ['eval 2', 'eval again']) expect(error).toContain(name);
    });
  });

  test.each(['forbidden', 'not found'] as const)('fails for artifacts that it may not list: %s', async (what) => {
    await scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      await job(story, event, leg(1, 1));
      story.server.fail({ method: 'GET', path: /\/artifacts$/, how: REFUSALS[what] });
      const ran = await story.run({ event, files: {}, inputs: COMBINE, as: { id: RUN } });
      expect(ran.code).toBe(1);
      expect(ran.outputs.passed).not.toBe('true');
      expect(messages(ran, 'error').join('\n')).toContain('legs: the artifacts or jobs of this run could not be read');
    });
  });

  test('fails for the shards of another run in the artifacts of this one', async () => {
    await scenario(async (story) => {
      const event = push(story.world, sha('m4'));
      await story.run({ event, files: examFiles(ten(8)), inputs: leg(1, 1), as: { id: RUN } });
      for (const artifact of story.world.artifacts) Object.assign(artifact, { runId: RUN + 1 });
      const ran = await story.run({ event, files: {}, inputs: COMBINE, as: { id: RUN + 1 } });
      expect(ran.code).toBe(1);
      expect(messages(ran, 'error').join('\n')).toContain('belongs to another run');
    });
  });

  test.each(['min-steps-score', 'max-steps-drop', 'gates', 'baseline'])('a shard refuses %s', async (name) => {
    await scenario(async (story) => {
      const value = { gates: 'micro.steps_score.mean > 0', baseline: 'old' }[name] ?? '0.5';
      const inputs = { ...leg(1), [name]: value };
      const ran = await story.run({ event: push(story.world, sha('m4')), files: examFiles(ten(8)), inputs });
      expect(messages(ran, 'error').join('\n')).toContain(`${name}: a shard is neither compared nor gated`);
    });
  });
});
