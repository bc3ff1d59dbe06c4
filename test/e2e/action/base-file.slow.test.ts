import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

const [nine, five] = await Promise.all([recordedBaseline(ten(9)), recordedBaseline(ten(5))]);

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl', baseline: 'eval/baseline.yaml' };
const GATE = { 'max-steps-drop': '0.05', 'drop-test': 'plain' };
const textOf = (file: BaselineFile) => yaml.dump(file, { noRefs: true });

interface Files {
  /** The baseline file of the base commit and of the checkout; null: there is none. */
  readonly base: string | Buffer | null;
  readonly head: string | null;
}

/** A pull request whose agent has 7 of 10 questions right. */
async function pulled(
  { base, head }: Files,
  use: (run: Ran, body: string, story: Scenario) => void,
  prepare: (story: Scenario) => void = () => {},
) {
  await scenario(async (story) => {
    const { world, run } = story;
    const pull = usualHistory(world);
    if (base !== null) world.contents.set(`${sha('m4')}:eval/baseline.yaml`, base);
    prepare(story);
    const files = { ...examFiles(ten(7)), ...(head !== null && { 'eval/baseline.yaml': head }) };
    const ran = await run({ event: pullRequest(world, pull), files, inputs: { ...INPUTS, ...GATE } });
    use(ran, world.comments[0]?.body ?? '', story);
  });
}

describe.concurrent('the baseline file of a pull request', () => {
  test('is that of the base commit, whatever its author writes', async () => {
    // Files above 1 MB come in another way.
    const large = `${textOf(nine)}# ${'x'.repeat(2 ** 20)}\n`;
    await pulled({ base: large, head: textOf(five) }, (run, body) => {
      expect(run.outputs).toMatchObject({ passed: 'false', 'steps-score-delta': '-0.2000' });
      expect(body.split('\n').find((line) => line.startsWith('## '))).toContain('the baseline file is changed here');
      expect(body).toContain('this run changes `eval/baseline.yaml`; it is compared with that of `main`');
    });
  });

  test('is a file of this run where the base commit has none, and the comment says so', () =>
    pulled({ base: null, head: textOf(five) }, (run, body) => {
      expect(run.outputs).toMatchObject({ passed: 'true', 'steps-score-delta': '0.2000' });
      expect(body).toContain('ompared with `eval/baseline.yaml`, a file of this run, not of `main`');
    }));

  test('stops the run where it cannot be read', async () => {
    const refuse = ({ server }: Scenario) => server.fail({ path: /\/contents\//, how: REFUSALS.forbidden });
    const use = (run: Ran) => {
      expect(run.code).not.toBe(0);
      expect(messages(run, 'error').join()).toMatch(
        /baseline: eval\/baseline\.yaml of main could not be read: add the permission/,
      );
    };
    await pulled({ base: textOf(nine), head: textOf(five) }, use, refuse);
  });
});

describe.concurrent('what a workflow file of a pull request can loosen', () => {
  const MAIN = { ...GATE, 'min-steps-score': '0.8', 'max-regressions': '0' };

  async function evaluated(inputs: Readonly<Record<string, string>>, names: readonly string[] = ['stepgate']) {
    return scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      for (const name of names) await evaluate(push(world, sha('m4')), ten(9), { ...MAIN, name });
      await evaluate(pullRequest(world, pull), ten(7), inputs);
      return world.comments[0]?.body ?? '';
    });
  }

  test('easier gates are said under the title', async () => {
    // Also where the pull request turns the comparison off.
    const easier = { 'min-steps-score': '0.1', 'max-regressions': '0', 'min-coverage': '0.5', baseline: 'none' };
    const body = await evaluated(easier);
    expect(body).toContain('easier gates than on `main`');
    expect(body).toContain('`min-steps-score` 0.1 (there 0.8)');
    expect(body).toContain('`max-steps-drop` is not set (there 0.05)');
    expect(body).toContain('`min-coverage` 0.5 (there 1)');
    expect(body).not.toContain('`max-regressions` is not set');
  });

  test('an easier test of drops is one of them, a stricter one is not', async () => {
    const body = await evaluated({ ...MAIN, 'drop-test': 'significant' });
    expect(body).toContain('`drop-test: plain` is not set (there 0.05), `drop-test: auto` is not set (there 0.05)');
  });

  test('a selection that leaves questions out is in the title', async () => {
    const body = await evaluated({ ...MAIN, select: '!id:q8\n!id:q9', 'comment-when': 'failed' });
    expect(body.split('\n').find((line) => line.startsWith('## '))).toContain('2 questions not selected');
  });

  test('another name is in the title, and the evaluations of the branch are named', async () => {
    const body = await evaluated({ name: 'other' }, ['stepgate', 'nightly']);
    expect(body).toMatch(/^## .*`other`: /m);
    expect(body).toContain('`main` has no evaluation of this name, and others: `nightly`, `stepgate`');
  });
});

test('a run that evaluates another commit than its own is never the baseline', () =>
  scenario(async ({ world, run, evaluate }) => {
    const pull = usualHistory(world);
    const real = plantBaseline(world, nine, { sha: sha('m2') });
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
    const files = { ...examFiles(ten(5)), ...checkoutOf('9'.repeat(40)) };
    await run({ event: push(world, sha('m4')), files, inputs });
    expect(world.artifacts.map(({ name }) => name)).toContain('stepgate.other-commit.baseline.yaml');
    const { outputs } = await evaluate(pullRequest(world, pull), ten(7));
    expect(outputs).toMatchObject({ 'baseline-run-id': String(real.run.id), 'steps-score-delta': '-0.2000' });
  }));

/** The files of a checkout whose HEAD is a commit. */
function checkoutOf(commit: string): Readonly<Record<string, string>> {
  return { '.git/HEAD': `${commit}\n`, '.git/objects/.keep': '', '.git/refs/.keep': '', '.git/config': '' };
}
