import { expect, test } from 'vitest';
import { checkedFigures } from '../../../src/core/figures/aggregate.js';
import { figuresOfEntry } from '../../../src/core/figures/entry-figures.js';
import { headlineOf } from '../../../src/core/figures/figures.js';
import { mergeTrials } from '../../../src/core/figures/trials.js';
import { makeEntry, makeFigures, makeRun } from '../../support/make.js';

test('the rows found are the mean over the templates, too', () => {
  const found = (['a', 'a', 'b'] as const).map((templateId, at) =>
    makeFigures({ id: `q${at}`, templateId, rowsF1: at / 2 }),
  );
  const headline = headlineOf([...found, makeFigures({ id: 'other', templateId: 'c' })], 'rows_f1');
  expect(headline).toEqual({ micro: 0.5, macro: 0.625, questions: 3, templates: 2, right: 1 });
});

test.each([
  [0.5, 0.5],
  [1.5, undefined],
  [-1, undefined],
])('the rows found are a share: %j', (rows_f1, expected) => {
  const { figures } = figuresOfEntry(makeEntry({ rows_f1 }), { fingerprint: null, asksForRows: true });
  expect(figures.rowsF1).toBe(expected);
});

test('the rows found of a question with several answers are the mean', () => {
  const answers = [1, 0.5, 0].map((rowsF1) => makeFigures({ id: 'q', rowsF1 }));
  expect(mergeTrials(answers).rowsF1).toBe(0.5);
  expect(mergeTrials([makeFigures({ id: 'q' })])).not.toHaveProperty('rowsF1');
});

test.each([
  ['success', 0.5, 0.5],
  ['error', 1, 0],
  ['missing', 1, 0],
  ['error', undefined, undefined],
] as const)('of a run that may be made up, %s with %j counts %j', (status, rowsF1, expected) => {
  const claimed = makeFigures({ id: 'q', status, score: 0, ...(rowsF1 !== undefined && { rowsF1 }) });
  const { questions } = checkedFigures(makeRun([claimed]), new Map(), null);
  expect(questions.map((question) => question.rowsF1)).toEqual([expected]);
});
