import { describe, expect, test } from 'vitest';
import { compareRuns, type RunDelta } from '../../../src/core/comparison/comparison.js';
import type { ScoreChange } from '../../../src/core/comparison/run-noise.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { mergeTrials } from '../../../src/core/figures/trials.js';
import { makeFigures, makeRun } from '../../support/make.js';

/** Scores of the answers to a question; several are repeated answers. */
type Answers = readonly number[];
type Scores = readonly (readonly Answers[])[];

function runOf(templates: Scores): QuestionFigures[] {
  return templates.flatMap((questions, template) =>
    questions.map((answers, index) => {
      const figures = { id: `q${template}-${index}`, templateId: `t${template}` };
      const each = answers.map((score) => makeFigures({ ...figures, score }));
      return each.length === 1 ? (each[0] as QuestionFigures) : mergeTrials(each);
    }),
  );
}

function compared(base: Scores, head: Scores): RunDelta {
  return compareRuns(makeRun(runOf(base)), makeRun(runOf(head))) as RunDelta;
}

function assessed(base: Scores, head: Scores): ScoreChange {
  const { score } = compared(base, head).noise;
  if (score === null) throw new Error('no score on both sides');
  return score;
}

const of = (count: number, questions: number, score: number): Answers[][] =>
  Array.from({ length: count }, () => Array.from({ length: questions }, () => [score]));

describe('a change of the score', () => {
  const half = [...of(10, 1, 1), ...of(10, 1, 0)];
  const two = [...of(2, 4, 0), ...of(43, 4, 1)];

  test.each<[string, base: Scores, head: Scores, Partial<ScoreChange>]>([
    ['identical runs', of(30, 2, 1), of(30, 2, 1), { verdict: 'none', p: 1, changed: 0, isAssumed: true }],
    ['one question that fell', of(1, 1, 1), of(1, 1, 0), { verdict: 'within', p: 1 }],
    ['one template that fell, of three questions', of(1, 3, 1), of(1, 3, 0), { verdict: 'larger', broken: ['t0'] }],
    ['five questions that fell', of(5, 1, 1), of(5, 1, 0), { verdict: 'within' }],
    ['six questions that fell', of(6, 1, 1), of(6, 1, 0), { verdict: 'larger' }],
    ['all changed, half of it for the better', half, half.toReversed(), { verdict: 'within', change: 0, p: 1 }],
    ['fractions that all fell a little', of(8, 1, 1), of(8, 1, 0.75), { verdict: 'larger', change: -0.25, broken: [] }],
    ['two of 45 templates of four', of(45, 4, 1), two, { verdict: 'larger', broken: ['t0', 't1'] }],
  ])('%s', (_, base, head, expected) => {
    const score = assessed(base, head);
    expect(score).toMatchObject(expected);
    expect(score.interval.high - score.interval.low).toBeGreaterThan(0);
    const numbers = Object.values(score)
      .flat()
      .filter((value) => typeof value === 'number');
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  test('with several answers is assessed by them, and a template that broke needs no more than three questions', () => {
    const five = (score: number): Answers => new Array(5).fill(score);
    const base = Array.from({ length: 80 }, () => [five(1), five(1), five(1)]);
    const head = [...Array.from({ length: 2 }, () => [five(0), five(0), five(0)]), ...base.slice(2)];
    expect(assessed(base, head)).toMatchObject({ verdict: 'larger', broken: ['t0', 't1'], p: 2 / 10_001 });
  });
});
