import { describe, expect, test } from 'vitest';
import { commented } from '../../support/github/commented.js';
import { pullRequest, push, usualHistory, workflowRun } from '../../support/github/events.js';
import { corpusOf, ten } from '../../support/github/exam.js';
import { reported } from '../../support/github/reported.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

const FILES = { 'corpus.yaml': corpusOf(Object.keys(ten(1))) };
const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
const SKIP = { ...INPUTS, 'if-no-responses': 'skip' };
const EMPTY = { ...FILES, 'responses.jsonl': '\n' };
const commit = sha('p2').slice(0, 7);

describe.concurrent('a run that stops at its inputs', () => {
  test('updates the comment of the earlier commit, and its check run', () =>
    commented(async ({ world, evaluate, pull }) => {
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'min-steps-score': '0,8', check: 'true' });
      expect([run.code, run.outputs['comment-status'], world.comments.length]).toEqual([1, 'updated', 1]);
      const title = `## ❌ commit \`${commit}\` was not evaluated: min-steps-score: expected a number from 0 to 1`;
      for (const text of [world.comments[0]?.body, run.summary]) expect(text).toContain(title);
      expect(world.checks).toMatchObject([{ conclusion: 'failure', name: 'Stepgate / stepgate', headSha: sha('p2') }]);
    }));

  test('creates no comment, names its evaluation, and lists all problems', () =>
    scenario(async ({ world, run }) => {
      const event = pullRequest(world, usualHistory(world));
      const files = { ...FILES, 'responses.jsonl': 'no\nnor this\n' };
      const ran = await run({ event, files, inputs: { ...INPUTS, name: 'nightly' } });
      expect([ran.code, world.comments]).toEqual([1, []]);
      expect(ran.summary).toContain(`## ❌ \`nightly\`: commit \`${commit}\` was not evaluated: \`responses.jsonl:1\``);
      expect(ran.summary).toContain('`responses.jsonl:2`');
    }));

  test("is told on a fork's pull request by the reporter of its run", () =>
    reported('none', async ({ world, pull, run, report }) => {
      await report();
      Object.assign(pull, { headSha: sha('p3') });
      const { record } = await run({ event: pullRequest(world, pull), files: EMPTY, inputs: INPUTS });
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      const inputs = { mode: 'report', corpus: 'corpus.yaml' };
      const ran = await run({ event: workflowRun(world, record, pull), files: FILES, inputs, as });
      expect([ran.code, ran.outputs['comment-status'], world.comments.length]).toEqual([0, 'updated', 1]);
      const title = `## ❌ commit \`${sha('p3').slice(0, 7)}\` was not evaluated: its run left no figures`;
      expect(world.comments[0]?.body).toContain(title);
    }));

  test('hides the secrets of the input that is wrong', () =>
    commented(async ({ world, evaluate, pull }) => {
      const env = { OPENAI_API_KEY: 'a-key-of-the-judge-0123456789' };
      const run = await evaluate(pullRequest(world, pull), ten(8), { gates: env.OPENAI_API_KEY }, { env });
      expect([run.code, run.outputs['comment-status']]).toEqual([1, 'updated']);
      expect(`${run.summary}${world.comments[0]?.body}${run.stdout}`).not.toContain('0123456789');
    }));
});

describe.concurrent('if-no-responses: skip', () => {
  test.each<[string, Record<string, string>, string]>([
    ['an empty file', EMPTY, 'responses.jsonl is empty'],
    ['no file', FILES, 'there is no responses.jsonl'],
  ])('is a neutral result that the comment of the earlier commit says: %s', (_, files, why) =>
    commented(async ({ world, run, pull }) => {
      const ran = await run({ event: pullRequest(world, pull), files, inputs: { ...SKIP, check: 'true' } });
      expect([ran.code, messages(ran, 'error'), messages(ran, 'warning')]).toEqual([0, [], []]);
      expect(ran.outputs).toMatchObject({ 'comment-status': 'updated' });
      expect(ran.outputs.passed).toBeUndefined();
      const title = `## ➖ commit \`${commit}\` was not evaluated: ${why}`;
      for (const text of [world.comments[0]?.body, ran.summary]) expect(text).toContain(title);
      expect(world.checks).toMatchObject([{ conclusion: 'neutral', headSha: sha('p2') }]);
    }),
  );

  test('is an easier gate where main has fail', () =>
    scenario(async ({ world, evaluate, run }) => {
      const pull = usualHistory(world);
      await evaluate(push(world, sha('m4')), ten(8), { 'if-no-responses': 'fail' });
      const event = pullRequest(world, pull);
      await run({ event, files: EMPTY, inputs: SKIP });
      expect(world.comments).toHaveLength(1);
      await evaluate(event, ten(8), { 'if-no-responses': 'skip' });
      expect(world.comments[0]?.body).toMatch(/⚠️ easier gates than on `main`: `if-no-responses` skip \(there fail\)/);
    }));

  test('any answer, and fail, are as ever', () =>
    scenario(async ({ world, evaluate, run }) => {
      const event = pullRequest(world, usualHistory(world));
      const one = await evaluate(event, { q1: 'right', q2: 'missing' }, { 'if-no-responses': 'skip' });
      const none = await run({ event, files: EMPTY, inputs: INPUTS });
      expect([one.code, none.code]).toEqual([1, 1]);
    }));
});
