import { describe, expect, test } from 'vitest';
import { decodeBaseline } from '../../../src/core/figures/baseline-file.js';
import { baselineQuestion } from '../../../src/core/figures/baseline-head.js';
import { mergeTrials } from '../../../src/core/figures/trials.js';
import { makeFigures } from '../../support/make.js';

const question = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ question_id: id, template_id: 't', fingerprint: `print of ${id}`, status: 'success', steps_score: 1 },
  ...more,
});

const file = (questions: readonly unknown[]) => ({
  ...{ schema_version: 1, complete: true, passed: true, provenance: {}, selection: [] },
  ...{ scoring: { preset: 'standard', knobs: {} }, aggregates: { per_template: {}, micro: {}, macro: {} }, questions },
});

test('a baseline has each question once', () => {
  const decoded = decodeBaseline(file([question('a'), question('b'), question('a')]), 'baseline.yaml', 'main');
  expect(decoded).toEqual({
    kind: 'invalid',
    problems: [
      {
        file: 'baseline.yaml',
        path: ['questions', 2, 'question_id'],
        message: 'a second entry for question "a"; a baseline has one of each',
      },
    ],
  });
});

test.each([
  ['a score above 1', { steps_score: 1.0001 }],
  ['a figure without end', { cost_usd: Number.POSITIVE_INFINITY }],
  ['a figure beyond all measure', { total_tokens: 1e300 }],
  ['a relevance that is not a cosine', { answer_relevance: 2 }],
])('%s is not a baseline', (_, more) => {
  expect(decodeBaseline(file([question('a', more)]), 'baseline.yaml', 'main')).toMatchObject({
    kind: 'invalid',
    problems: [{ file: 'baseline.yaml' }],
  });
});

describe('a question with several answers', () => {
  const measures = [
    { steps: 1, failed_steps: 0 },
    { steps: 2, failed_steps: 1 },
  ];
  const merged = mergeTrials(measures.map((of, index) => makeFigures({ id: 'q', score: index, measures: of })));
  const written = baselineQuestion(merged, 'full');

  test('is read as it was written', () => {
    expect(decodeBaseline(file([written]), 'baseline.yaml', 'main')).toMatchObject({ value: { questions: [merged] } });
  });

  test.each<[string, object]>([
    ['more right answers than answers', { count: 2, right: 3, spread: 0 }],
    ['a spread that scores cannot have', { count: 2, right: 1, spread: 7 }],
  ])('is refused with %s', (_, trials) => {
    expect(decodeBaseline(file([{ ...written, trials }]), 'baseline.yaml', 'main')).toMatchObject({
      kind: 'invalid',
      problems: [{ file: 'baseline.yaml' }],
    });
  });
});

test.each([
  ['an object', { toString: 1 }],
  ['a number', 1],
])('a scoring rule that is %s is not a baseline', (_, noncommittal) => {
  const scoring = { preset: 'standard', knobs: { noncommittal } };
  expect(decodeBaseline({ ...file([question('a')]), scoring }, 'baseline.yaml', 'main')).toMatchObject({
    kind: 'invalid',
    problems: [{ file: 'baseline.yaml', path: ['scoring', 'knobs', 'noncommittal'] }],
  });
});

test('a scoring rule of another version is a text or a boolean', () => {
  const scoring = { preset: 'standard', knobs: { galaxies: 'all', micro_steps: false } };
  expect(decodeBaseline({ ...file([question('a')]), scoring }, 'baseline.yaml', 'main')).toMatchObject({
    value: { scoring: { knobs: { galaxies: 'all', micro_steps: false } } },
  });
});

test('a cause of a kind that this version does not know is read as an unknown one', () => {
  const cause = { kind: 'wrong_galaxy', step: 1, expected: 3, actual: 2, common: 1 };
  const decoded = decodeBaseline(file([question('a', { steps_score: 0, cause })]), 'baseline.yaml', 'main');
  expect(decoded).toMatchObject({ value: { questions: [{ why: { cause: { ...cause, kind: 'unknown' } } }] } });
});

test.each(['Click <here>', '', 'a'.repeat(41)])('a cause of the kind %j is none', (kind) => {
  const wrong = question('a', { steps_score: 0, cause: { kind, step: 0 } });
  const problem = {
    path: ['questions', 0, 'cause', 'kind'],
    message: expect.stringContaining('expected a kind of cause'),
  };
  expect(decodeBaseline(file([wrong]), 'baseline.yaml', 'main')).toMatchObject({
    kind: 'invalid',
    problems: [problem],
  });
});

describe('a history', () => {
  const run = { micro: 0.5, questions: 1 };
  const decoded = (history: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    decodeBaseline({ ...file([question('a', more)]), schema_version: 2, history }, 'baseline.yaml', 'main');

  test('is read with the results of the questions', () => {
    const runs = [{ ...run, commit: 'a'.repeat(40), run_id: '19', interval: [0.4, 0.6], tokens: 12.5 }];
    const absent = [{ question_id: 'b', fingerprint: 'x', results: '1-' }];
    expect(decoded({ runs, absent }, { results: '01pe-1' })).toMatchObject({
      value: {
        history: { runs, absent },
        questions: [{ results: '01pe-1' }],
      },
    });
  });

  test.each<[string, unknown, Readonly<Record<string, unknown>>]>([
    ['with a text among its results', { runs: [run] }, { results: '1<b>' }],
    ['with more than 20 results', { runs: [run] }, { results: '1'.repeat(21) }],
    ['with more than 30 runs', { runs: Array(31).fill(run) }, {}],
    ['with a text as the id of a run', { runs: [{ ...run, run_id: '1/../2' }] }, {}],
    ['with an amount without end', { runs: [{ ...run, cost: Number.POSITIVE_INFINITY }] }, {}],
  ])('%s is refused', (_, history, more) => {
    expect(decoded(history, more)).toMatchObject({ kind: 'invalid', problems: [{ file: 'baseline.yaml' }] });
  });

  test('is not there in a file of schema 1, which is read', () => {
    const value = decodeBaseline(file([question('a')]), 'baseline.yaml', 'main');
    expect(value).toMatchObject({ kind: 'ok' });
    expect(value).not.toHaveProperty('value.history');
  });
});
