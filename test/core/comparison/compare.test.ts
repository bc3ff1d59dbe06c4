import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Comparison, compareRuns, type RunDelta, removedScores } from '../../../src/core/comparison/comparison.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { PRESET_NAMES, scoringOf } from '../../../src/core/words/scoring-rules.js';
import { deepFreeze, makeFigures, makeRun } from '../../support/make.js';

function compared(comparison: Comparison): RunDelta {
  if (comparison.kind !== 'compared') throw new Error(comparison.kind);
  return comparison;
}

function delta(base: readonly QuestionFigures[], head: readonly QuestionFigures[]): RunDelta {
  return compared(compareRuns(deepFreeze(makeRun(base)), deepFreeze(makeRun(head))));
}

/** Questions by their scores: `run({ q1: 1, q2: 0.5 })`. */
function run(scores: Readonly<Record<string, number | null>>, more: Partial<QuestionFigures> = {}): QuestionFigures[] {
  return Object.entries(scores).map(([id, score]) => makeFigures({ id, score, ...more }));
}

const ids = (questions: readonly { head: QuestionFigures }[]) => questions.map(({ head }) => head.id);

describe('questions on both sides', () => {
  test('are paired by id and fingerprint, in any order', () => {
    const found = delta(run({ a: 1, b: 0.5, c: 0 }), run({ c: 0.5, a: 0, b: 0.5 }));
    expect(found).toMatchObject({ paired: 3, unchanged: 1, added: [], removed: [], edited: [] });
    expect([ids(found.regressed), ids(found.improved)]).toEqual([['a'], ['c']]);
    expect(found.regressed[0]?.change).toBe(-1);
    expect(found.base.micro).toBe(0.5);
    expect(found.head.micro).toBeCloseTo(1 / 3, 12);
  });

  test('count 0 on the side where the answer failed', () => {
    const failed = makeFigures({ id: 'b', score: 0, status: 'error' });
    const found = delta(run({ a: 0.5, b: 1 }), [...run({ a: 0.5 }), failed]);
    expect(found).toMatchObject({ base: { micro: 0.75 }, head: { micro: 0.25 }, paired: 2 });
    expect(ids(found.regressed)).toEqual(['b']);
    expect(ids(delta([...run({ a: 0.5 }), failed], run({ a: 0.5, b: 1 })).improved)).toEqual(['b']);
  });

  test('without reference steps have no score to change', () => {
    const found = delta(run({ a: null, b: 1 }), run({ a: null, b: 1 }));
    expect(found).toMatchObject({ regressed: [], improved: [], head: { micro: 1, questions: 1 } });
    expect(found).toMatchObject({ paired: 2, unchanged: 1, unscored: 1 });
  });

  test('that lost their reference steps, or got some, are edited', () => {
    const found = delta(run({ a: 1, b: null, c: 0 }, { fingerprint: null }), run({ a: null, b: 0, c: 0 }));
    expect(ids(found.edited)).toEqual(['a', 'b']);
    expect(found).toMatchObject({ paired: 1, unchanged: 1, base: { questions: 1 }, head: { questions: 1 } });
  });
});

describe('what is on one side only', () => {
  test('is added or removed, and not part of the figures', () => {
    const found = delta(run({ a: 1, old: 0, gone: 1 }), run({ a: 1, new: 0 }));
    expect(found.added.map(({ id }) => id)).toEqual(['new']);
    expect(found.removed.map(({ id }) => id)).toEqual(['old', 'gone']);
    expect(found).toMatchObject({ base: { micro: 1 }, head: { micro: 1 }, paired: 1, unchanged: 1 });
  });

  test('shows how many of the removed ones had failed', () => {
    const { removed } = delta(run({ a: 1, b: 0, c: 0.5, d: 1, e: null, f: 0.9 }), run({ a: 1 }));
    expect(removedScores(removed)).toEqual({ right: 1, failed: 1, partly: 2, partlyMean: 0.7 });
  });

  test('is not removed where another selection was made', () => {
    const base = makeRun(run({ a: 1, b: 1 }));
    const head = makeRun(run({ a: 1 }), { selection: ['tag:smoke'] });
    expect(compared(compareRuns(base, head)).removed).toEqual([]);
  });
});

describe('runs cannot be compared', () => {
  test.each(PRESET_NAMES.slice(1))('under standard and %s', (preset) => {
    const found = compareRuns(makeRun([]), makeRun([], { scoring: scoringOf(preset) }));
    expect(found).toEqual({ kind: 'incompatible', label: 'main', base: 'standard', head: preset });
  });

  test('but can where a knob is written out as the preset has it', () => {
    const found = compareRuns(makeRun([]), makeRun([], { scoring: scoringOf('standard', { groups: 'last' }) }));
    expect(found.kind).toBe('compared');
  });
});

describe('templates, and tokens, time and cost', () => {
  test('are those of the questions on both sides', () => {
    const found = delta(
      [...run({ a: 1, old: 0 }), makeFigures({ id: 'b', templateId: 'u', score: 1 })],
      [...run({ a: 0.5, new: 0 }), makeFigures({ id: 'b', templateId: 'u', score: 1 })],
    );
    expect(found.templates).toEqual([
      { id: 't', questions: 1, base: 1, head: 0.5, change: -0.5 },
      { id: 'u', questions: 1, base: 1, head: 1, change: 0 },
    ]);
  });

  test('are means of what was reported, and totals of calls', () => {
    const side = (tokens: number | undefined, steps: number) => [
      makeFigures({ id: 'a', measures: { input_tokens: 10, steps: 1 } }),
      makeFigures({ id: 'b', measures: { input_tokens: tokens, steps } }),
    ];
    const { measures } = delta(side(30, 2), side(undefined, 4));
    expect(measures).toMatchObject({ input_tokens: { base: 20, head: 10 }, steps: { base: 3, head: 5 } });
    expect(measures.cost_usd).toEqual({ base: null, head: null });
  });
});

test('every question is counted once, and a run does not differ from itself', () => {
  const question = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), score: fc.constantFrom(null, 0, 0.5, 1) });
  const side = fc
    .uniqueArray(question, { selector: ({ id }) => id })
    .map((list) => list.map((each) => makeFigures(each)));
  fc.assert(
    fc.property(side, side, (base, head) => {
      const { paired, regressed, improved, unchanged, unscored, added, removed, edited } = delta(base, head);
      expect(regressed.length + improved.length + unchanged + unscored).toBe(paired);
      expect(paired + edited.length + added.length).toBe(head.length);
      expect(paired + edited.length + removed.length).toBe(base.length);
      const same = delta(base, base);
      expect([same.regressed, same.improved, same.added, same.removed, same.edited]).toEqual([[], [], [], [], []]);
      expect(same.head).toEqual(same.base);
    }),
  );
});
