import { expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, type Mark, responsesOf, ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { RUN_FILES } from '../../support/github/trouble.js';
import { addCommits, sha, type World } from '../../support/github/world.js';

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
  readonly marks: Marks;
  /** At the start of the title: by the exit code where it is not given. */
  readonly sign?: string;
}

const GATES: [string, Case][] = [
  [
    'all breaches are told at once',
    {
      inputs: { 'min-steps-score': '0.9', gates: 'micro.number_of_error_samples <= 0\nmacro.steps_score.mean > 0.8' },
      code: 1,
      words: [/min-steps-score/, /micro\.number_of_error_samples/, /macro\.steps_score\.mean/, /9 of 10 answered/],
      marks: { ...ten(7), q9: 'error', q10: 'missing' },
    },
  ],
  ['errors are no green result', { inputs: {}, code: 0, words: [], marks: { q1: 'error', q2: 'error' }, sign: '⚠️' }],
];

test.concurrent.each(GATES)('gates: %s', (_, { inputs, code, words, marks, sign = code === 0 ? '✅' : '❌' }) =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const run = await evaluate(pullRequest(world, pull), marks, inputs);
    const errors = messages(run, 'error');
    expect(run.code).toBe(code);
    expect(errors).toHaveLength(code);
    for (const word of words) expect(errors[0]).toMatch(word);
    expect(run.outputs.passed).toBe(String(code === 0));
    expect(world.comments[0]?.body).toContain(`## ${sign}`);
    expectPublished(run, world);
  }),
);

const files = examFiles(ten(8));
test.concurrent.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['no question selected', files, { select: 'tag:none' }, /no question is selected/],
  ['no match', { ...files, 'responses.jsonl': responsesOf({ other: 'right' }) }, {}, /no response matches any/],
])('a run without anything to score is never green: %s', (_, content, more, words) =>
  scenario(async ({ world, run }) => {
    const pull = usualHistory(world);
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...more };
    const result = await run({ event: pullRequest(world, pull), files: content, inputs });
    expect(result.code).toBe(1);
    expect(messages(result, 'error').join('\n')).toMatch(words);
    expect(result.outputs.passed).not.toBe('true');
  }),
);

test('a wrong input stops the run before any work', () =>
  scenario(async ({ world, evaluate }) => {
    addCommits(world, ['m1']);
    const run = await evaluate(push(world, sha('m1')), ten(8), { gates: 'micro.step_score.mean >= 0.7' });
    expect(run.code).toBe(1);
    expect(messages(run, 'error')).toEqual([expect.stringMatching(/did you mean micro\.steps_score\.mean/)]);
    expect([run.requests, run.outputs]).toEqual([[], {}]);
  }));

test('trouble in a file is shown at its line', () =>
  scenario(async ({ world, run }) => {
    addCommits(world, ['m1']);
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
    const files = { ...examFiles(ten(8)), 'responses.jsonl': `${responsesOf({ q1: 'right' })}{"question_id": \n` };
    const result = await run({ event: push(world, sha('m1')), files, inputs });
    expect(result.code).toBe(1);
    const places = result.annotations.map(({ properties: { file, line } }) => ({ file, line }));
    expect(places).toContainEqual({ file: 'responses.jsonl', line: '2' });
  }));
