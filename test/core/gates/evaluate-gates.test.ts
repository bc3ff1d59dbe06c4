import { describe, expect, test } from 'vitest';
import { type Comparison, compareRuns } from '../../../src/core/comparison/comparison.js';
import type { StoredAggregates } from '../../../src/core/entries/result-types.js';
import type { Measures, QuestionFigures } from '../../../src/core/figures/figures.js';
import { evaluateGates } from '../../../src/core/gates/evaluate-gates.js';
import { checkGatePath, type DropRule, decodeGate, type Gate } from '../../../src/core/gates/gate.js';
import { StepgateError } from '../../../src/core/words/errors.js';
import { gateReasonText } from '../../../src/report/words/failures.js';
import { plain } from '../../../src/report/words/text.js';
import { makeFigures, makeRun } from '../../support/make.js';

const NO_BASELINE: Comparison = { kind: 'none', label: 'main', reason: { kind: 'none' } };
const INCOMPATIBLE: Comparison = { kind: 'incompatible', label: 'main', base: 'standard', head: 'graphrag-eval-4' };

interface Given {
  readonly scores?: readonly (number | null)[];
  readonly measures?: Measures;
  readonly micro?: object;
  readonly macro?: object;
  readonly comparison?: Comparison;
}

function judged(gate: Gate | string, given: Given = {}) {
  const { scores = [1], measures = {}, micro = {}, macro = {}, comparison = NO_BASELINE } = given;
  const questions = scores.map((score, index) => makeFigures({ id: `q${index}`, score, measures }));
  const aggregates = { per_template: {}, micro, macro } as StoredAggregates;
  const decoded = typeof gate === 'string' ? decodeGate(gate) : gate;
  return evaluateGates([decoded], { aggregates, questions }, comparison)[0];
}

function outcome(gate: Gate | string, given: Given = {}) {
  return judged(gate, given)?.outcome;
}

function drop(before: number | null, after: number | null): Comparison {
  const run = (score: number | null) => makeRun([makeFigures({ id: 'q', score })]);
  return compareRuns(run(before), run(after));
}

describe('a gate expression', () => {
  test.each<[string, object]>([
    ['macro.answer_f1.mean >= 0.7', { path: 'macro.answer_f1.mean', operator: '>=', limit: 0.7 }],
    ['micro.number_of_error_samples<=0', { path: 'micro.number_of_error_samples', operator: '<=', limit: 0 }],
    ['micro.cost_usd.sum > 1e-3', { path: 'micro.cost_usd.sum', operator: '>', limit: 0.001 }],
    ['micro.custom_x.min >= -.5', { path: 'micro.custom_x.min', operator: '>=', limit: -0.5 }],
  ])('%j', (text, expected) => expect(decodeGate(text)).toEqual({ kind: 'metric', ...expected }));

  const wrong = ['>= high', '= 0.7', '>= 1e999'].map((rest) => `macro.answer_f1.mean ${rest}`);
  test.each(['', ...wrong, 'answer_f1 >= 0.7'])('%j is none, and the message shows a right one', (text) => {
    expect(() => decodeGate(text)).toThrow(StepgateError);
    expect(() => decodeGate(text)).toThrow('macro.answer_f1.mean >= 0.7');
  });
});

describe('a threshold', () => {
  test.each<[operator: string, below: string, equal: string, above: string]>([
    ['>=', 'failed', 'passed', 'passed'],
    ['>', 'failed', 'failed', 'passed'],
    ['<=', 'passed', 'passed', 'failed'],
    ['<', 'passed', 'failed', 'failed'],
  ])('%s', (operator, ...expected) => {
    const gate = `micro.input_tokens.max ${operator} 5`;
    const found = [4, 5, 6].map((max) => outcome(gate, { micro: { input_tokens: { max } } }));
    expect(found).toEqual(expected);
  });

  test('that a sum misses by its rounding is reached', () => {
    expect(outcome('micro.x.mean >= 0.3', { micro: { x: { mean: 0.3 - 1e-16 } } })).toBe('passed');
    expect(outcome('micro.x.mean <= 0.3', { micro: { x: { mean: 0.1 + 0.2 } } })).toBe('passed');
    expect(outcome('micro.x.mean >= 0.3', { micro: { x: { mean: 0.3 - 1e-9 } } })).toBe('failed');
  });
});

describe('a gate fails closed', () => {
  test.each<[string, object]>([
    ['without the figure', { answer_f1: {} }],
    ['on NaN', { answer_f1: { mean: Number.NaN } }],
    ['on Infinity', { answer_f1: { mean: Number.POSITIVE_INFINITY } }],
    ['on a mapping', { answer_f1: { mean: { value: 1 } } }],
  ])('%s', (_, micro) => {
    for (const operator of ['>=', '>', '<=', '<']) {
      const verdict = judged(`micro.answer_f1.mean ${operator} 0`, { micro });
      expect(verdict).toMatchObject({ outcome: 'failed', value: null });
      expect(verdict?.reason).toBeTruthy();
    }
  });

  test.each(['micro.constructor.length', 'micro.__proto__.x', 'macro.toString.name'])('on own names: %s', (path) => {
    expect(outcome(`${path} >= 0`)).toBe('failed');
  });

  test('without a question that has reference steps', () => {
    for (const scores of [[], [null]]) {
      const verdict = judged({ kind: 'min-steps-score', limit: 0 }, { scores });
      expect(verdict).toMatchObject({ outcome: 'failed', value: null });
      expect(outcome('micro.steps_score.mean >= 0', { scores, micro: { steps_score: { mean: 1 } } })).toBe('failed');
    }
  });
});

describe('the steps score of a gate is the headline figure', () => {
  const given = { scores: [1, 1, 0], micro: { steps_score: { mean: 1, min: 1 } }, macro: { steps_score: { mean: 1 } } };
  test.each(['micro.steps_score.mean', 'macro.steps_score.mean'])('%s', (path) => {
    expect(judged(`${path} >= 0.9`, given)).toMatchObject({ outcome: 'failed', value: 2 / 3 });
  });

  test('min-steps-score', () => {
    expect(judged({ kind: 'min-steps-score', limit: 2 / 3 }, given)).toMatchObject({ outcome: 'passed', value: 2 / 3 });
    expect(outcome({ kind: 'min-steps-score', limit: 0.67 }, given)).toBe('failed');
  });
});

describe('the largest allowed drop', () => {
  const gate = { kind: 'max-steps-drop', limit: 0.1, test: 'significant' } as const;
  test.each<[string, Comparison, string]>([
    ['a smaller one passes', drop(0.9, 0.85), 'passed'],
    ['a larger one of one question warns: reruns may do that', drop(0.9, 0.7), 'warned'],
    ['a rise passes', drop(0.5, 1), 'passed'],
    ['nor with one that cannot be compared', INCOMPATIBLE, 'skipped'],
    ['without a question on both sides it fails', drop(null, null), 'failed'],
  ])('%s', (_, comparison, expected) => expect(outcome(gate, { comparison })).toBe(expected));

  /** Forty templates of one question, so many of which fell from 1 to 0 and so many rose from 0 to 1. */
  function moved(fell: number, rose: number): Comparison {
    const side = (of: 'base' | 'head') =>
      Array.from({ length: 40 }, (_, index) => {
        const [before, after] = index < fell ? [1, 0] : index < fell + rose ? [0, 1] : [1, 1];
        const score = of === 'base' ? before : after;
        return makeFigures({ id: `q${index}`, templateId: `t${String(index).padStart(2, '0')}`, score });
      });
    return compareRuns(makeRun(side('base')), makeRun(side('head')));
  }

  test.each<[string, Comparison, significant: string, plain: string]>([
    ['larger than noise fails', moved(8, 0), 'failed', 'failed'],
    ['of five questions warns: reruns do that in more than one of twenty', moved(5, 0), 'warned', 'failed'],
    ['that is none passes, however much changed', moved(10, 10), 'passed', 'passed'],
  ])('a drop beyond it %s', (_, comparison, significant, plain) => {
    expect(outcome(gate, { comparison })).toBe(significant);
    expect(outcome({ ...gate, test: 'plain' }, { comparison })).toBe(plain);
  });

  const auto = { kind: 'max-steps-drop', limit: 0.05, test: 'auto' } as const;

  /** Questions of templates of two, all right before: so many fell, and so many were wrong and rose. */
  function lost(questions: number, fell: number, rose = 0, trials = 1): Comparison {
    const side = (of: 'base' | 'head') =>
      Array.from({ length: questions }, (_, index) => {
        const isFirst = of === 'base';
        const score = index < fell ? Number(isFirst) : index < fell + rose ? Number(!isFirst) : 1;
        const more = trials > 1 ? { trials: { count: trials, right: trials * score, spread: 0 } } : {};
        return makeFigures({ id: `q${index}`, templateId: `t${index >> 1}`, score, ...more });
      });
    return compareRuns(makeRun(side('base')), makeRun(side('head')));
  }

  test.each<[string, Comparison, Partial<DropRule>, string]>([
    ['1 of 8 lost warns: reruns do that in 28 of 100', lost(8, 1), {}, 'warned'],
    ['2 of 8 lost fails: in 4 of 100', lost(8, 2), {}, 'failed'],
    ['a drop up to the limit passes, however rare it is', lost(200, 10), {}, 'passed'],
    ['an agent that changes more may lose more', lost(8, 2), { rerunChanges: 0.2 }, 'warned'],
    ['one without chance loses nothing', lost(8, 1), { rerunChanges: 0 }, 'failed'],
    ['what the significance test fails, auto fails, too', lost(40, 8), { rerunChanges: 1 }, 'failed'],
    ['several answers per question have the significance test', lost(8, 2, 0, 2), { test: 'significant' }, 'warned'],
  ])('of auto: %s', (_, comparison, rule, expected) => {
    expect(outcome({ ...auto, ...rule }, { comparison })).toBe(expected);
  });

  test('auto fails for a broken template that all questions together do not show', () => {
    const side = (isBase: boolean) =>
      Array.from({ length: 60 }, (_, index) => {
        const rises = index >= 40 && index < 44;
        const score = index < 5 ? Number(isBase) : rises ? Number(!isBase) : 1;
        return makeFigures({ id: `q${index}`, templateId: index < 5 ? 't' : `t${index}`, score });
      });
    const comparison = compareRuns(makeRun(side(true)), makeRun(side(false)));
    const verdict = judged({ ...auto, limit: 0 }, { comparison });
    expect(verdict).toMatchObject({ outcome: 'failed', reruns: { questions: 60, lost: 5, gained: 4 } });
    expect(verdict?.reruns?.chance).toBeGreaterThan(0.05);
  });

  test('says what was lost, and how often reruns lose as much', () => {
    expect(judged(auto, { comparison: lost(8, 1) })).toMatchObject({
      ...{ value: 0.125, reason: { kind: 'within-noise' } },
      reruns: { questions: 8, lost: 1, gained: 0, changes: 0.08, chance: expect.closeTo(1 - 0.96 ** 8, 12) },
    });
    expect(judged(auto, { comparison: lost(20, 4, 2) })?.reruns?.changes).toBe(0.2);
    for (const rule of [{ test: 'plain' }, { test: 'significant' }, { rerunChanges: 0 }] as const) {
      expect(judged({ ...auto, ...rule }, { comparison: lost(20, 3) })).not.toHaveProperty('reruns');
    }
    expect(judged(auto, { comparison: lost(100, 1) })).not.toHaveProperty('reruns');
  });
});

describe.each(['max-regressions', 'comparison.regressions'])('%s', (name) => {
  const gate = (limit: number): Gate =>
    name === 'max-regressions' ? { kind: name, limit } : decodeGate(`${name} <= ${limit}`);
  const question = (id: string, more: Partial<QuestionFigures>) => makeFigures({ id, ...more });
  const rules = (isBroken: boolean) => {
    const broken = isBroken ? [{ rule: 'forbidden' }] : [];
    return { rules: { score: Number(!isBroken), checked: ['forbidden'], broken, unchecked: [] } };
  };
  const side = (isBase: boolean) =>
    makeRun([
      question('lower', { score: isBase ? 1 : 0.5 }),
      question('known', { score: isBase ? 1 : 0 }),
      question('rule', rules(!isBase) as Partial<QuestionFigures>),
      question('check', { checks: { score: isBase ? 1 : 0, failed: [] } } as Partial<QuestionFigures>),
      question('both', { score: isBase ? 1 : 0, ...(rules(!isBase) as Partial<QuestionFigures>) }),
      question('better', { score: isBase ? 0 : 1 }),
    ]);
  const accepted = { question: 'known', reason: 'r', until: null, kind: 'accepted' as const };
  const known = { entries: [accepted], today: '2026-11-22' };
  const comparison = compareRuns(side(true), side(false), known);

  test('counts each question that is worse once, without known failures', () => {
    expect(judged(gate(4), { comparison })).toMatchObject({ outcome: 'passed', value: 4 });
    expect(judged(gate(3), { comparison })).toMatchObject({ outcome: 'failed', value: 4 });
  });

  test('is skipped without a baseline, and fails without a question on both sides', () => {
    expect(outcome(gate(0))).toBe('skipped');
    const apart = compareRuns(makeRun([question('a', {})]), makeRun([question('b', {})]));
    const unpaired = { outcome: 'failed', value: null, reason: { kind: 'nothing-paired' } };
    expect(judged(gate(0), { comparison: apart })).toMatchObject(unpaired);
  });
});

describe('a gate on rows found in a run without tables', () => {
  test.each(['micro.rows_f1.mean', 'macro.rows_f1.mean', 'micro.rows_f1.min'])('%s', (path) => {
    expect(judged(`${path} >= 0`)).toMatchObject({ outcome: 'failed', value: null, reason: { kind: 'no-tables' } });
    expect(plain(gateReasonText({ kind: 'no-tables' }))).toBe(
      'no question has rows_f1: no table has keys of its own, such as match_output: table, or the preset leaves it out',
    );
  });
});

describe('a path', () => {
  test.each([
    'micro.answer_f1.median',
    'macro.answer_f1.mean',
    'micro.number_of_error_samples',
    'micro.cost_usd.sum',
    'micro.steps.total.sparql_query',
    'micro.retrieval_context_recall.mean',
  ])('%s can exist', (path) => expect(() => checkGatePath(path)).not.toThrow());

  test('of an output of a custom evaluation can exist if the config has it', () => {
    for (const path of ['macro.custom_style.mean', 'micro.a.b.median']) {
      expect(() => checkGatePath(path)).toThrow(StepgateError);
      expect(() => checkGatePath(path, 'gates', ['custom_style', 'a.b'])).not.toThrow();
    }
  });

  test.each<[string, string]>([
    ['macro.step_score.mean', 'macro.steps_score.mean'],
    ['macro.answer_f1.median', 'macro.answer_f1.mean'],
    ['micro.number_of_errors', 'micro.number_of_error_samples'],
    ['micro.answer_f1', 'micro.answer_f1.'],
  ])('%s cannot, and the message names near ones', (path, near) => {
    expect(() => checkGatePath(path)).toThrow(StepgateError);
    expect(() => checkGatePath(path)).toThrow(near);
  });
});

test('a metric that the aggregates show as zeros without data fails its gate, unless a response has it', () => {
  const micro = { total_tokens: { sum: 0, mean: 0, median: 0, min: 0, max: 0 } };
  const gate = 'micro.total_tokens.mean <= 1000';
  const without = { outcome: 'failed', value: null, reason: { kind: 'no-data', metric: 'total_tokens' } };
  expect(judged(gate, { micro })).toMatchObject(without);
  expect(judged(gate, { micro, measures: { total_tokens: 0 } })).toMatchObject({ outcome: 'passed', value: 0 });
});
