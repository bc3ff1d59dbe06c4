import { expect, test } from 'vitest';
import { headlineOf, isRight } from '../../../src/core/figures/figures.js';
import { makeFigures } from '../../support/make.js';

/** Questions by template and score, such as `a 0.5`; `-` is none. */
function headline(questions: string) {
  const figures = questions.split(', ').map((one, index) => {
    const [templateId = '', score] = one.split(' ');
    return makeFigures({ id: `q${index}`, templateId, score: score === '-' ? null : Number(score) });
  });
  return headlineOf(questions === '' ? [] : figures);
}

test.each<[string, string, object]>([
  ['is the mean over all questions', 'a 1, a 0.5, b 0', { micro: 0.5, macro: 0.375 }],
  ['leaves out questions without reference steps', 'a 1, a -', { micro: 1, macro: 1, questions: 1 }],
  ['counts a failed answer as 0', 'a 1, b 0', { micro: 0.5, macro: 0.5, questions: 2, right: 1 }],
  ['is none without questions', '', { micro: null, macro: null, questions: 0, templates: 0, right: 0 }],
  ['is none without reference steps', 'a -', { micro: null, macro: null, questions: 0, right: 0 }],
])('the headline figure %s', (_, questions, expected) => expect(headline(questions)).toMatchObject(expected));

test.each<[number | null, boolean]>([
  [1, true],
  [1 - 1e-15, true],
  [0.999, false],
  [0, false],
  [null, false],
])('a score of %s is right: %s', (score, right) => expect(isRight(makeFigures({ id: 'q', score }))).toBe(right));
