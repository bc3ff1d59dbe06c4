import { describe, expect, test } from 'vitest';
import { compareMany, costPerRight, type RunTable, sortRuns } from '../../../src/core/comparison/compare-many.js';
import type { QuestionFigures, RunFigures } from '../../../src/core/figures/figures.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { makeFigures, makeRun } from '../../support/make.js';

/** A run by its answers, `1` right and `0` wrong; each question has a template of its own, so that none can break. */
function runOf(answers: string, label = 'run', more: Partial<QuestionFigures> = {}): RunFigures {
  const questions = [...answers].map((answer, at) =>
    makeFigures({ id: `q${at}`, templateId: `t${at}`, score: Number(answer), ...more }),
  );
  return makeRun(questions, { label });
}

function table(...[first, ...others]: RunFigures[]): RunTable {
  const found = compareMany(first as RunFigures, others);
  if ('kind' in found) throw new Error(`${found.run.label} is incomparable`);
  return found;
}

const RIGHT = '1'.repeat(24);
/** So many of the 24 questions lost. */
const losing = (count: number, label = `lost-${count}`) => runOf('0'.repeat(count) + '1'.repeat(24 - count), label);

describe('the change from the first run', () => {
  test("is corrected for the number of runs by Holm's method", () => {
    // Exact p of 6 losses in one direction: 2 / 2⁶ = 0.03125; of 9: 2 / 2⁹ = 0.00390625.
    const { runs } = table(runOf(RIGHT), losing(6), losing(9), losing(6, 'other'));
    const [, ...others] = runs.map(({ change }) => ({ p: change?.score.p, corrected: change?.corrected }));
    expect(others).toEqual([
      { p: expect.closeTo(0.03125, 9), corrected: expect.closeTo(0.0625, 9) },
      { p: expect.closeTo(0.00390625, 9), corrected: expect.closeTo(0.01171875, 9) },
      { p: expect.closeTo(0.03125, 9), corrected: expect.closeTo(0.0625, 9) },
    ]);
    expect(runs.map(({ change }) => change?.verdict)).toEqual([undefined, 'within', 'larger', 'within']);
    expect(table(runOf(RIGHT), losing(6)).runs[1]?.change?.verdict).toBe('larger');
  });

  test('counts only questions with the same reference; without any there is no change and no rank', () => {
    const edited = runOf(RIGHT, 'edited', { fingerprint: 'other' });
    const { runs } = table(runOf(RIGHT), edited, losing(9));
    expect(runs.map(({ change }) => change?.score.questions)).toEqual([undefined, undefined, 24]);
    expect(runs.map(({ rank }) => rank)).toEqual([1, null, 2]);
    expect(table(runOf(RIGHT), edited, edited).runs.map(({ rank }) => rank)).toEqual([null, null, null]);
  });

  test('is refused for a run that was scored by other rules', () => {
    const other = { ...runOf(RIGHT, 'strict'), scoring: scoringOf('graphrag-eval-4') };
    const found = compareMany(runOf(RIGHT), [losing(1), other]);
    expect(found).toMatchObject({ kind: 'incomparable', run: { label: 'strict' }, why: { kind: 'incompatible' } });
  });
});

describe('ranks', () => {
  test('are shared by the runs that cannot be distinguished from the best', () => {
    // 3 pairs; 10 losses have p = 2 / 2¹⁰, which all corrections leave below 5 %, and 2 losses have p = 0.5.
    const { runs } = table(losing(12), runOf(RIGHT), losing(2), losing(13, 'last'));
    expect(runs.map(({ rank }) => rank)).toEqual([3, 1, 1, 3]);
  });

  test('are correct for all pairs, because the data say which run is the best', () => {
    // The p of 8 losses, 2 / 2⁸ = 0.0078, is significant for up to 6 pairs of runs, not for the 10 pairs of five runs.
    const others = (count: number) => Array.from({ length: count }, (_, at) => losing(4, `o${at}`));
    expect(table(runOf(RIGHT), losing(8)).runs.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(table(runOf(RIGHT), losing(8), ...others(2)).runs.map(({ rank }) => rank)).toEqual([1, 4, 1, 1]);
    expect(table(runOf(RIGHT), losing(8), ...others(3)).runs.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('the questions that runs differ in', () => {
  /** A run of questions, each as id, template and score; `-` for none. */
  const asked = (label: string, ...questions: readonly string[]) =>
    makeRun(
      questions.map((question) => {
        const [id = '', templateId = '', score] = question.split(' ');
        return makeFigures({ id, templateId, score: score === '-' ? null : Number(score) });
      }),
      { label },
    );

  test('are right in some and wrong in others, by template, the one with most of them first', () => {
    const { differing } = table(
      asked('a', 'q1 t1 1', 'q2 t2 1', 'q3 t2 0', 'q4 t1 0.5', 'q5 t3 -'),
      asked('b', 'q1 t1 0', 'q2 t2 0', 'q3 t2 1', 'q4 t1 0', 'q5 t3 -'),
      asked('c', 'q1 t1 1', 'q3 t2 0'),
    );
    for (const { sides, right } of differing) expect(sides.map((side) => side && side.score === 1)).toEqual(right);
    expect(differing.map(({ question, right }) => [question.id, ...right])).toEqual([
      ['q2', true, false, null],
      ['q3', false, true, false],
      ['q1', true, false, true],
    ]);
  });

  test('are counted by their results in the runs, with those that do not differ', () => {
    const run = (label: string, scores: readonly number[]) =>
      asked(label, ...scores.map((score, at) => `q${at} t ${score}`));
    const { patterns } = table(run('a', [1, 1, 0, 0]), run('b', [0, 0, 1, 0.5]), run('c', [0, 0]));
    expect(patterns).toEqual([
      { right: [true, false, false], questions: 2 },
      { right: [false, true, null], questions: 1 },
      { right: [false, false, null], questions: 1 },
    ]);
  });
});

describe('score against cost', () => {
  const at = (right: number, cost: number | null) =>
    runOf('1'.repeat(right) + '0'.repeat(10 - right), 'run', {
      measures: { total_tokens: 5, ...(cost !== null && { cost_usd: cost }) },
    });

  test.each([
    ['a run that scores less for more is not on the front', [at(8, 2), at(6, 3), at(4, 1)], [2, 0]],
    ['equal runs are both on it', [at(8, 2), at(8, 2)], [0, 1]],
  ])('%s', (_, runs, on) => expect(table(...runs).front).toMatchObject({ measure: 'cost_usd', on, unknown: [] }));

  test('runs without a price are named; without prices, tokens count as cost', () => {
    expect(table(at(8, 2), at(9, null), at(7, 1)).front).toEqual({ measure: 'cost_usd', on: [2, 0], unknown: [1] });
    expect(table(at(8, 2), at(9, null)).front?.measure).toBe('total_tokens');
    expect(table(runOf(RIGHT), losing(1)).front).toBeNull();
  });

  test('a right answer costs what all answers cost, per right one', () => {
    const priced = (score: number, cost_usd: number, more: Partial<QuestionFigures> = {}) =>
      makeFigures({ id: `q${cost_usd}`, score, measures: { cost_usd }, ...more });
    expect(costPerRight([priced(1, 0.1), priced(0, 0.3), priced(1, 0.2)])).toBeCloseTo(0.3, 12);
    // Two of four answers right, at $0.1 each: $0.2 for a right one.
    const trials = { count: 4, right: 2, spread: 0.5 };
    expect(costPerRight([priced(0.5, 0.1, { trials })])).toBeCloseTo(0.2, 12);
    expect(costPerRight([priced(0, 0.1)])).toBeNull();
    expect(costPerRight([makeFigures({ id: 'q' })])).toBeNull();
  });
});

describe('the order of the rows', () => {
  const measured = (label: string, answers: string, measures: QuestionFigures['measures']) =>
    runOf(answers, label, { measures });
  const { runs } = table(
    measured('a', '110', { cost_usd: 3, total_tokens: 10, elapsed_sec: 2, steps: 4, failed_steps: 2 }),
    measured('b', '111', { cost_usd: 6, total_tokens: 30, elapsed_sec: 1, steps: 9, failed_steps: 3 }),
    measured('c', '100', { total_tokens: 20 }),
  );

  test.each([
    ['steps', 'bac'],
    ['cost', 'abc'],
    ['cost-per-right', 'abc'],
    ['tokens', 'acb'],
    ['failed-calls', 'bac'],
    ['f1', 'abc'],
  ] as const)('by %s: the best first, runs without the figure last', (order, expected) => {
    expect(sortRuns(runs, order).map(({ run }) => run.label)).toEqual([...expected]);
  });
});
