import { expect, test } from 'vitest';
import { baselineQuestion, decodeBaseline } from '../../../src/core/figures/baseline-file.js';
import { mergeTrials } from '../../../src/core/figures/trials.js';
import { makeFigures } from '../../support/make.js';

const question = (id: string, more: object = {}) => ({
  ...{ question_id: id, template_id: 't', fingerprint: `print of ${id}`, status: 'success', steps_score: 1 },
  ...more,
});

const file = (questions: readonly unknown[]) => ({
  ...{ schema_version: 1, complete: true, passed: true, provenance: {}, selection: [] },
  ...{ scoring: { preset: 'standard', knobs: {} }, aggregates: { per_template: {}, micro: {}, macro: {} }, questions },
});

/** A file with one question, with other keys of the question and of the file. */
const decoded = (more: object = {}, ofFile: object = {}) =>
  decodeBaseline({ ...file([question('a', more)]), ...ofFile }, 'baseline.yaml', 'main');

test('a baseline has each question once', () => {
  const repeated = decodeBaseline(file([question('a'), question('b'), question('a')]), 'baseline.yaml', 'main');
  const message = 'a second entry for question "a"; a baseline has one of each';
  const problems = [{ file: 'baseline.yaml', path: ['questions', 2, 'question_id'], message }];
  expect(repeated).toEqual({ kind: 'invalid', problems });
});

const RUN = { micro: 0.5, questions: 1 };
const history = (...runs: object[]) => ({ schema_version: 2, history: { runs } });
const rule = (noncommittal: unknown) => ({ scoring: { preset: 'standard', knobs: { noncommittal } } });
const cause = (kind: string) => ({ steps_score: 0, cause: { kind, step: 0 } });
test.each<[string, string, object, object?]>([
  ['a score above 1', 'questions.0.steps_score', { steps_score: 1.0001 }],
  ['a figure without end', 'questions.0.cost_usd', { cost_usd: Number.POSITIVE_INFINITY }],
  ['a figure beyond all measure', 'questions.0.total_tokens', { total_tokens: 1e300 }],
  ['a relevance that is not a cosine', 'questions.0.answer_relevance', { answer_relevance: 2 }],
  ['more right answers than answers', 'questions.0.trials', { trials: { count: 2, right: 3, spread: 0 } }],
  ['a spread that scores cannot have', 'questions.0.trials.spread', { trials: { count: 2, right: 1, spread: 7 } }],
  ['a rule that is an object', 'scoring.knobs.noncommittal', {}, rule({ toString: 1 })],
  ['a rule that is a number', 'scoring.knobs.noncommittal', {}, rule(1)],
  ['HTML as a cause', 'questions.0.cause.kind', cause('Click <here>')],
  ['no cause', 'questions.0.cause.kind', cause('')],
  ['a long cause', 'questions.0.cause.kind', cause('a'.repeat(41))],
  ['a text among the results', 'questions.0.results', { results: '1<b>' }, history(RUN)],
  ['more than 20 results', 'questions.0.results', { results: '1'.repeat(21) }, history(RUN)],
  ['more than 30 runs', 'history.runs', {}, history(...Array(31).fill(RUN))],
  ['a text as the id of a run', 'history.runs.0.run_id', {}, history({ ...RUN, run_id: '1/../2' })],
  ['an amount without end', 'history.runs.0.cost', {}, history({ ...RUN, cost: Number.POSITIVE_INFINITY })],
])('%s is not a baseline', (_, path, more, ofFile) => {
  const read = decoded(more, ofFile);
  const problems = read.kind === 'invalid' ? read.problems : [];
  expect(problems.map((problem) => [problem.file, problem.path?.join('.')])).toEqual([['baseline.yaml', path]]);
});

test('a question with several answers is read as it was written', () => {
  const measures = [
    { steps: 1, failed_steps: 0 },
    { steps: 2, failed_steps: 1 },
  ];
  const merged = mergeTrials(measures.map((of, index) => makeFigures({ id: 'q', score: index, measures: of })));
  expect(decoded(baselineQuestion(merged, 'full'))).toMatchObject({ value: { questions: [merged] } });
});

test('a scoring rule of another version is a text or a boolean', () => {
  const knobs = { galaxies: 'all', micro_steps: false };
  expect(decoded({}, { scoring: { preset: 'standard', knobs } })).toMatchObject({ value: { scoring: { knobs } } });
});

test('a cause of a kind that this version does not know is read as an unknown one', () => {
  const unknown = { kind: 'wrong_galaxy', step: 1, expected: 3, actual: 2, common: 1 };
  const why = { cause: { ...unknown, kind: 'unknown' } };
  expect(decoded({ steps_score: 0, cause: unknown })).toMatchObject({ value: { questions: [{ why }] } });
});

test('a history is read with the results of the questions; a file of schema 1 has none', () => {
  const runs = [{ ...RUN, commit: 'a'.repeat(40), run_id: '19', interval: [0.4, 0.6], tokens: 12.5 }];
  const absent = [{ question_id: 'b', fingerprint: 'x', results: '1-' }];
  const read = decoded({ results: '01pe-1' }, { schema_version: 2, history: { runs, absent } });
  expect(read).toMatchObject({ value: { history: { runs, absent }, questions: [{ results: '01pe-1' }] } });
  expect(decoded()).toMatchObject({ kind: 'ok' });
  expect(decoded()).not.toHaveProperty('value.history');
});
