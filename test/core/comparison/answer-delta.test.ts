import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/comparison/comparison.js';
import type { RunFigures } from '../../../src/core/figures/figures.js';
import { evaluateGates } from '../../../src/core/gates/evaluate-gates.js';
import type { JudgedMetric } from '../../../src/core/judge/summary.js';
import { gateReasonText } from '../../../src/report/words/failures.js';
import { plain } from '../../../src/report/words/text.js';
import { makeFigures, makeRun } from '../../support/make.js';

const metric = (more: Partial<JudgedMetric> = {}): JudgedMetric => ({
  ...{ name: 'answer_correctness', identity: { model: 'm', sent: ['a=1'] }, expected: 4, judged: 4 },
  ...{ troubles: {}, example: null, ...more },
});

/** A run whose questions have these F1 scores; null: not judged. */
function run(f1: Readonly<Record<string, number | null>>, more: Partial<JudgedMetric> | null = {}): RunFigures {
  const questions = Object.entries(f1).map(([id, value]) => {
    const answer = value === null ? {} : { answer: { figures: { answer_f1: value }, missed: ['x'] } };
    return makeFigures({ id, templateId: id.charAt(0), ...answer });
  });
  return makeRun(questions, { judge: more === null ? null : { metrics: [metric(more)], spending: null } });
}

function compared(base: RunFigures, head: RunFigures) {
  const delta = compareRuns(base, head);
  if (delta.kind !== 'compared') throw new Error(delta.kind);
  return delta;
}

describe('judged answers on both sides', () => {
  test('are means over the questions that both judged, micro and macro', () => {
    const { answers } = compared(run({ a1: 1, a2: 1, b1: 0, b2: null }), run({ a1: 1, a2: 0, b1: 0.5, b2: 1 }));
    const base = { micro: 2 / 3, macro: 0.5, questions: 3 };
    const head = { micro: 0.5, macro: 0.5, questions: 3 };
    expect(answers.figures).toEqual([{ figure: 'answer_f1', base, head }]);
  });

  test('name what fell, the worst first', () => {
    const { droppedAnswers } = compared(run({ a1: 1, a2: 1, b1: 0 }), run({ a1: 0.5, a2: 0, b1: 1 }));
    expect(droppedAnswers.map(({ head, change }) => `${head.id} ${change}`)).toEqual(['a2 -1', 'a1 -0.5']);
  });

  test.each<[string, Partial<JudgedMetric> | null, Partial<JudgedMetric> | null, string]>([
    ['another model', {}, { identity: { model: 'n', sent: ['a=1'] } }, 'another judge'],
    ['an incomplete run', {}, { judged: 3 }, 'partial'],
    ['an incomplete baseline', { judged: 3 }, {}, 'partial base'],
    ['a file that does not say', null, {}, 'unknown base'],
    ['a baseline, of a run that does not say', {}, null, 'unknown'],
  ])('are not compared with %s', (_, base, head, reason) => {
    const { answers, droppedAnswers } = compared(run({ a1: 1 }, base), run({ a1: 0 }, head));
    expect(answers).toEqual({ figures: [], notCompared: [{ metric: 'answer_correctness', reason }], snapshots: [] });
    expect(droppedAnswers).toEqual([]);
  });
});

describe('a gate on a judged figure', () => {
  const aggregates = { per_template: {}, micro: { answer_f1: { mean: 0.9 } }, macro: {} };
  const comparison = { kind: 'none', label: '', reason: { kind: 'first-run' } } as const;
  const verdict = (more: Partial<JudgedMetric>) => {
    const gate = { kind: 'metric', path: 'micro.answer_f1.mean', operator: '>=', limit: 0.5 } as const;
    const judge = { metrics: [metric(more)], spending: null };
    return evaluateGates([gate], { aggregates, judge, questions: [] }, comparison)[0];
  };

  test('holds where all answers were judged', () => {
    expect(verdict({})).toMatchObject({ outcome: 'passed', value: 0.9 });
  });

  test('fails where some were not, whatever the others say', () => {
    const found = verdict({ judged: 1, troubles: { budget: 3 } });
    expect(found).toMatchObject({ outcome: 'failed', value: null });
    expect(found?.reason && plain(gateReasonText(found.reason))).toBe('partial: 1 of 4 judged (3 over budget)');
  });
});
