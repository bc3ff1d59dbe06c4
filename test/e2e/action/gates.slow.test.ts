import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { corpusOf, examFiles, type Mark, responsesOf, ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { RUN_FILES } from '../../support/github/trouble.js';
import { addCommits, sha, type World } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

/** What every evaluating run leaves behind, passed or failed. */
function expectPublished({ outputs, summary, files }: Ran, world: World): void {
  expect(Object.keys(files).sort()).toEqual(RUN_FILES);
  const uploaded = world.artifacts.filter(({ finalized }) => finalized).map(({ name }) => name);
  expect(uploaded).toEqual(['stepgate.baseline.yaml', 'stepgate.report.html', 'stepgate']);
  expect(summary).toMatch(/^## (?:✅|➖|⚠️|❌) /mu);
  expect(world.comments).toHaveLength(1);
  for (const name of [
    'evaluation-path',
    'aggregates-path',
    'report-path',
    'page-path',
    'page-url',
    'artifact-id',
    'artifact-url',
    'comment-url',
  ]) {
    expect(outputs[name]).not.toBe('');
  }
}

type Marks = Readonly<Record<string, Mark>>;
interface Case {
  readonly inputs: Record<string, string>;
  readonly code: number;
  readonly words: readonly RegExp[];
  readonly marks?: Marks;
  /** At the start of the title: by the exit code where it is not given. */
  readonly sign?: string;
}

const GATES: [string, Case][] = [
  ['a score at its threshold passes', { inputs: { 'min-steps-score': '0.8' }, code: 0, words: [] }],
  ['a score below fails', { inputs: { 'min-steps-score': '0.81' }, code: 1, words: [/min-steps-score/, /0\.81/] }],
  [
    'all breaches are told at once',
    {
      inputs: { 'min-steps-score': '0.9', gates: 'micro.number_of_error_samples <= 0\nmacro.steps_score.mean > 0.8' },
      code: 1,
      words: [/min-steps-score/, /micro\.number_of_error_samples/, /macro\.steps_score\.mean/, /9 of 10 answered/],
      marks: { ...ten(7), q9: 'error', q10: 'missing' },
    },
  ],
  [
    'a figure that this run does not have fails',
    { inputs: { gates: 'macro.answer_f1.mean >= 0' }, code: 1, words: [/macro\.answer_f1\.mean/] },
  ],
  ['a blank gate is not a gate', { inputs: { 'min-steps-score': ' ', gates: '\n' }, code: 0, words: [], sign: '➖' }],
  [
    'an uncovered question fails',
    { inputs: {}, code: 1, words: [/9 of 10 answered/], marks: { ...ten(9), q10: 'missing' } },
  ],
  [
    '… unless that many may be missing',
    { inputs: { 'min-coverage': '0.9' }, code: 0, words: [], marks: { ...ten(9), q10: 'missing' }, sign: '➖' },
  ],
  [
    'answers that are errors are a result, which is not green without a gate',
    { inputs: {}, code: 0, words: [], marks: { q1: 'error', q2: 'error' }, sign: '⚠️' },
  ],
];

describe.concurrent('gates', () => {
  test.each(GATES)('%s', async (_, { inputs, code, words, marks = ten(8), sign = code === 0 ? '✅' : '❌' }) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const run = await evaluate(pullRequest(world, pull), marks, inputs);
      const errors = messages(run, 'error');
      expect(run.code).toBe(code);
      expect(errors).toHaveLength(code);
      for (const word of words) expect(errors[0]).toMatch(word);
      expect(run.outputs.passed).toBe(String(code === 0));
      expect(world.comments[0]?.body).toContain(`## ${sign}`);
      expectPublished(run, world);
    });
  });

  test.each([
    ['over the limit', { 'max-steps-drop': '0.05', 'drop-test': 'plain' }, 1, '❌'],
    ['over the limit, but within rerun noise', { 'max-steps-drop': '0.05', 'drop-test': 'significant' }, 0, '⚠️'],
    ['over the limit, as reruns often are', { 'max-steps-drop': '0.05' }, 0, '⚠️'],
    ['over the limit, as reruns of this agent never are', { 'max-steps-drop': '0.05', 'rerun-changes': '0' }, 1, '❌'],
    ['a limit of regressions', { 'max-regressions': '0' }, 1, '❌'],
  ])('a gate with a baseline, %s', async (_, gates: Readonly<Record<string, string>>, code, sign) => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      const run = await evaluate(pullRequest(world, pull), ten(8), gates);
      expect(run.code).toBe(code);
      expect(messages(run, 'error')).toHaveLength(code);
      expect(world.comments[0]?.body).toContain(`## ${sign} `);
      expect(world.comments[0]?.body).toContain('| Gate | Required |');
    });
  });

  test('max-steps-drop without a baseline is not checked, and the comment says so', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'max-steps-drop': '0.05' });
      expect(run.code).toBe(0);
      const body = world.comments[0]?.body;
      expect(body).toMatch(/`max-steps-drop` was \**not checked/);
      expect(body).toContain('`baseline-required: true` would make that a failure');
    });
  });

  test('without any gate the title says so', async () => {
    await scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      await evaluate(pullRequest(world, pull), ten(8), {});
      expect(world.comments[0]?.body).toContain('no gate set');
    });
  });
});

describe.concurrent('a run without anything to score is never green', () => {
  const files = examFiles(ten(8));
  test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
    ['no question in the corpus', { ...files, 'corpus.yaml': '[]\n' }, {}, /no question|empty/],
    ['no question selected', files, { select: 'tag:none' }, /no question is selected/],
    ['no response', { ...files, 'responses.jsonl': '' }, {}, /responses\.jsonl/],
    [
      'no response that matches',
      { ...files, 'responses.jsonl': responsesOf({ other: 'right' }) },
      {},
      /matches any question|0 of 10/,
    ],
    ['no corpus file', { 'responses.jsonl': responsesOf(ten(8)) }, {}, /corpus\.yaml/],
  ])('%s', async (_, content, more, words) => {
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...more };
      const result = await run({ event: pullRequest(world, pull), files: content, inputs });
      expect(result.code).toBe(1);
      expect(messages(result, 'error').join('\n')).toMatch(words);
      expect(result.outputs.passed).not.toBe('true');
    });
  });
});

describe.concurrent('a wrong input stops the run before any work, with its name, its value and a right example', () => {
  test.each<[string, string, RegExp]>([
    ['min-steps-score', 'abc', /min-steps-score.*0\.85.*"abc"/],
    ['min-steps-score', '1.2', /min-steps-score.*0\.85.*"1\.2"/],
    ['max-steps-drop', '5%', /max-steps-drop.*"5%"/],
    ['min-coverage', '0,9', /min-coverage.*"0,9"/],
    ['gates', 'micro.step_score.mean >= 0.7', /micro\.step_score\.mean.*did you mean micro\.steps_score\.mean/],
    ['gates', 'macro.answer_f1.mean = 0.7', /gate.*macro\.answer_f1\.mean >= 0\.7/],
    ['scoring', 'graphrag-eval4', /scoring.*graphrag-eval4.*graphrag-eval-4/],
    ['name', 'a/b', /name.*"a\/b"/],
    ['mode', 'evalute', /mode.*evaluate.*"evalute"/],
    ['comment', 'yes', /comment.*true.*"yes"/],
    ['upload', '1', /upload.*true.*"1"/],
    ['baseline-required', 'ja', /baseline-required.*true.*"ja"/],
    ['responses-format', 'zipkin', /responses-format.*messages.*"zipkin"/],
    ['retention-days', '0.5', /retention-days.*30.*"0\.5"/],
    ['select', 'smoke', /select.*tag:smoke|smoke.*tag:smoke/],
    ['corpus', '', /corpus.*required/],
    ['responses', ' ', /responses.*required/],
  ])('%s: %j', async (name, value, words) => {
    await scenario(async ({ world, evaluate }) => {
      addCommits(world, ['m1']);
      const run = await evaluate(push(world, sha('m1')), ten(8), { [name]: value });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')).toHaveLength(1);
      expect(messages(run, 'error')[0]).toMatch(words);
      expect(run.requests).toEqual([]);
      expect(run.outputs.passed).not.toBe('true');
    });
  });

  test.each([
    ['corpus.yaml', '- template_id: t\n  questions: [\n', 2],
    ['corpus.yaml', corpusOf(['q1']).replace('question_text', 'question_txet'), 3],
    ['responses.jsonl', `${responsesOf({ q1: 'right' })}{"question_id": \n`, 2],
  ])('trouble in %s is shown at its line', async (file, content, line) => {
    await scenario(async ({ world, run }) => {
      addCommits(world, ['m1']);
      const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
      const result = await run({
        event: push(world, sha('m1')),
        files: { ...examFiles(ten(8)), [file]: content },
        inputs,
      });
      expect(result.code).toBe(1);
      const places = result.annotations.map(({ properties }) => [properties.file, properties.line]);
      expect(places.map((place) => JSON.stringify(place))).toContainEqual(
        expect.stringMatching(new RegExp(`${file}","(?:${line}|${line + 1})"`)),
      );
    });
  });

  test('trouble in 300 lines is shown at the first 20', async () => {
    await scenario(async ({ world, run }) => {
      addCommits(world, ['m1']);
      const files = { ...examFiles(ten(8)), 'responses.jsonl': 'x\n'.repeat(300) };
      const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
      const { annotations } = await run({ event: push(world, sha('m1')), files, inputs });
      expect(annotations.filter(({ properties }) => properties.line !== undefined)).toHaveLength(20);
      expect(annotations.at(-1)?.message).toContain('and 280 more');
    });
  });
});
