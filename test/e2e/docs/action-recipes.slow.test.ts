import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/docs/blocks.js';
import { dispatch, other, usualHistory } from '../../support/github/events.js';
import { corpusOf, responsesOf, ten } from '../../support/github/exam.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

interface Step {
  readonly uses: string;
  readonly if?: string;
  readonly with: Readonly<Record<string, string>>;
}

const CORPUS = corpusOf(Object.keys(ten(8)));
const RESPONSES = responsesOf(ten(8));
const PAGE = readFileSync(join(ROOT, 'docs/action.md'), 'utf8');

/** The step of the action below a heading of docs/action.md. */
function stepBelow(heading: string): Step {
  const [, block = ''] = /```yaml\n([\s\S]*?)```/.exec(PAGE.split(`# ${heading}\n`)[1] ?? '') ?? [];
  const [step] = yaml.load(block) as Step[];
  return step as Step;
}

/** The inputs as the runner has them, with the values of expressions. */
function inputsOf(step: Step, values: Readonly<Record<string, string>> = {}): Record<string, string> {
  const filled = (value: string) =>
    String(value).replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => values[name] ?? '');
  return Object.fromEntries(Object.entries(step.with).map(([name, value]) => [name, filled(value)]));
}

describe.concurrent('the recipes of docs/action.md', () => {
  test('no results this time: the job passes, also after an agent that failed', async () => {
    const step = stepBelow('Runs without results');
    expect(step.if).toContain('!cancelled()');
    await scenario(async ({ world, run }) => {
      usualHistory(world);
      const files = { 'eval/corpus.yaml': CORPUS };
      const ran = await run({ event: dispatch(world, sha('m4')), files, inputs: inputsOf(step) });
      expect([ran.code, ran.outputs.passed]).toEqual([0, undefined]);
      expect(ran.summary).toContain('was not evaluated: there is no responses.jsonl');
    });
  });

  test('a run by hand names its pull request', async () => {
    const inputs = inputsOf(stepBelow('Runs without a pull request event'), { 'inputs.pull-request': '7' });
    await scenario(async ({ world, run }) => {
      usualHistory(world);
      const files = { 'eval/corpus.yaml': CORPUS, 'responses.jsonl': RESPONSES };
      const ran = await run({ event: dispatch(world, sha('m4')), files, inputs });
      expect([ran.outputs['comment-status'], world.comments[0]?.issue]).toEqual(['created', 7]);
    });
  });

  test('a comment starts a run of the newest commit', async () => {
    const text = readFileSync(join(ROOT, 'examples/workflows/on-comment.yml'), 'utf8');
    const { jobs } = yaml.load(text) as { jobs: { eval: { steps: Step[] } } };
    const [checkout, action] = jobs.eval.steps;
    const inputs = inputsOf(checkout as Step, { 'github.event.issue.number': '7' });
    expect(inputs.ref).toBe('refs/pull/7/head');
    await scenario(async ({ world, run }) => {
      usualHistory(world);
      const event = other(world, 'issue_comment', sha('m4'));
      const issue = { number: 7, pull_request: {} };
      const ran = await run({
        event: { ...event, payload: { ...event.payload, issue } },
        files: { 'eval/corpus.yaml': CORPUS, 'eval/responses.jsonl': RESPONSES },
        inputs: inputsOf(action as Step),
        prepare: (workspace) => {
          for (const name of ['refs', 'objects']) mkdirSync(join(workspace, '.git', name), { recursive: true });
          writeFileSync(join(workspace, '.git/HEAD'), `${sha('p2')}\n`);
        },
      });
      expect(messages(ran, 'error')).toEqual([]);
      expect([ran.outputs['comment-status'], world.comments[0]?.issue]).toEqual(['created', 7]);
    });
  });
});
