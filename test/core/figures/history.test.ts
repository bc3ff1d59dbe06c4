import { describe, expect, test } from 'vitest';
import type { QuestionFigures, RunFigures } from '../../../src/core/figures/figures.js';
import { isFlakyHistory, recentResults } from '../../../src/core/figures/history.js';
import { continueHistory } from '../../../src/core/gates/compare-and-gate.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { trendText } from '../../../src/report/sections/templates.js';
import { plain } from '../../../src/report/words/text.js';
import { makeFigures, makeRun } from '../../support/make.js';

/** A run of questions by their results, as `{ a: '1' }`. */
function runOf(results: Readonly<Record<string, string>>, more: Partial<RunFigures> = {}): RunFigures {
  const figures: Readonly<Record<string, Partial<QuestionFigures>>> = {
    1: { score: 1 },
    0: { score: 0 },
    p: { score: 0.5 },
    e: { score: 0, status: 'error' },
    m: { score: 0, status: 'missing' },
    n: { score: null },
  };
  const questions = Object.entries(results).map(([id, result]) => makeFigures({ id, ...figures[result] }));
  return makeRun(questions, { label: 'stepgate', ...more });
}

/** One run after the other, each with the one before as its baseline; the strings of the last one. */
function continued(...runs: readonly RunFigures[]) {
  let base: RunFigures | null = null;
  for (const run of runs) base = continueHistory(run, base).run;
  const results = Object.fromEntries((base?.questions ?? []).map(({ id, results: text }) => [id, text]));
  return { results, history: base?.history };
}

describe('the results of a question', () => {
  test('are one character a run: right, wrong, partly right, failed; a missing answer has failed', () => {
    const runs = [...'10pem'].map((result) => runOf({ a: result }));
    expect(continued(...runs).results).toEqual({ a: '10pee' });
  });

  test('are the last 20, and those of 30 runs are listed', () => {
    const runs = Array.from({ length: 45 }, (_, at) =>
      runOf({ a: at % 3 === 0 ? '0' : '1' }, { provenance: { run_id: String(at) } }),
    );
    const { results, history } = continued(...runs);
    // The last 20 of 45 runs are those from 25 on; every third from 0 on was wrong: 27, 30 … 42.
    expect(results).toEqual({ a: '11011011011011011011' });
    expect(history?.runs.map((run) => Number(run.run_id))).toEqual(Array.from({ length: 30 }, (_, at) => at + 15));
  });

  test('begin anew when the question was edited', () => {
    const edited = makeRun([makeFigures({ id: 'a', fingerprint: 'new', score: 0 })], { label: 'stepgate' });
    expect(continued(runOf({ a: '1' }), runOf({ a: '1' }), edited).results).toEqual({ a: '0' });
  });

  test('have a gap where the question was not asked, and are forgotten after 20 of them', () => {
    const gap = (count: number) => Array.from({ length: count }, () => runOf({ b: '1' }));
    const { results } = continued(runOf({ a: '1', b: '1' }), ...gap(2), runOf({ a: '0', b: '1' }));
    expect(results).toEqual({ a: '1--0', b: '1111' });
    expect(continued(runOf({ a: '1', b: '1' }), ...gap(19)).history?.absent).toHaveLength(1);
    expect(continued(runOf({ a: '1', b: '1' }), ...gap(20)).history?.absent).toBeUndefined();
  });

  test('go on from a baseline without a history with its own result', () => {
    expect(continueHistory(runOf({ a: '1' }), runOf({ a: '0' })).run).toMatchObject({
      questions: [{ results: '01' }],
      history: { runs: [{ micro: 0 }, { micro: 1 }] },
    });
  });
});

describe('a history', () => {
  const before = continued(runOf({ a: '1' }), runOf({ a: '1' }));
  const base = { ...runOf({ a: '1' }), history: before.history };

  test.each([
    ['of another name', { ...base, name: 'nightly' }, 'name'],
    ['scored by other rules', { ...base, scoring: scoringOf('graphrag-eval-4') }, 'scoring'],
    ['of an evaluation file, which does not say how it was scored', { ...base, scoring: null }, 'scoring'],
  ])('%s is dropped, and this is said', (_, other, reason) => {
    const { run, notices } = continueHistory(runOf({ a: '0' }), other as RunFigures);
    expect(run).toMatchObject({ questions: [{ results: '0' }], history: { runs: [{ micro: 0 }] } });
    expect(notices).toEqual([{ kind: 'history-dropped', reason }]);
  });
});

describe('a flaky question', () => {
  test.each([
    ['1111111111', false],
    // One change, and long ago.
    ['0011111111', false],
    // Twice in the last 10 runs.
    ['1101111111', true],
    // Both changes are older than 10 runs.
    ['10111111111111', false],
    // In the newest two.
    ['1111111110', true],
    ['01', true],
    ['', false],
    ['1-0-1', true],
    ['11111p1111', true],
  ])('%s: %s', (results, flaky) => expect(isFlakyHistory(results)).toBe(flaky));

  test('was right in so many of its last 10 runs', () => {
    expect(recentResults('0000110p1-e11111')).toEqual({ right: 7, runs: 10 });
    expect(recentResults('10-1')).toEqual({ right: 2, runs: 3 });
  });
});

describe('the trend', () => {
  const runs = (...scores: readonly (number | null)[]) =>
    scores.map((micro) => ({ ...(continued(runOf({ a: '1' })).history?.runs[0] as never as object), micro }) as never);
  const text = (...scores: readonly (number | null)[]) => {
    const found = trendText(runs(...scores), 'main');
    return found && plain(found);
  };

  test.each([
    [[0, 0.5, 1], 'main, last 3 runs: ▁▅█ 0.000 → 1.000'],
    [[1, 0], 'main, last 2 runs: █▁ 1.000 → 0.000'],
    // A small change does not fill the height.
    [[0.8, 0.81], 'main, last 2 runs: ▄▅ 0.800 → 0.810'],
    [[0.8, null, 0.8], 'main, last 2 runs: ▅▅ 0.800 → 0.800'],
    [[], null],
  ])('of %j', (scores, expected) => expect(text(...scores)).toBe(expected));
});
