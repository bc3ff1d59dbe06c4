import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/comparison/comparison.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { hasChanged, type Report, reasonNotToComment } from '../../../src/core/gates/report.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { gated, makeReport } from '../../support/report.js';

const BROKEN = { limit: 0, actual: 1 };

/** A run of these questions, compared with one of the others. */
function compared(base: readonly QuestionFigures[], head: readonly QuestionFigures[]): Report {
  const run = makeRun(head);
  return makeReport({ ...run, passed: true, comparison: compareRuns(makeRun(base), run) });
}

const q = (more: Partial<QuestionFigures> = {}) => makeFigures({ id: 'q', ...more });
const rules = (score: number, rule: 'max_steps' | 'max_failed_steps' | null) => {
  const broken = rule === null ? [] : [{ rule, ...BROKEN }];
  return { score, checked: ['max_steps' as const, 'max_failed_steps' as const], broken, unchecked: [] };
};
const f1 = (value: number) => ({ figures: { answer_f1: value }, missed: null });

const UNCHANGED: readonly (readonly [string, QuestionFigures, QuestionFigures])[] = [
  ['nothing at all', q(), q()],
  ['tokens, time and cost', q(), q({ measures: { total_tokens: 9, elapsed_sec: 3, cost_usd: 1 } })],
  ['rounding', q({ score: 0.1 + 0.2 }), q({ score: 0.3 })],
  ['a judge that did not reach the answer', q({ answer: f1(0.5) }), q()],
];
const CHANGED: readonly (readonly [string, QuestionFigures, QuestionFigures])[] = [
  ['a score that fell', q(), q({ score: 0.5 })],
  ['a rule that broke', q({ rules: rules(1, null) }), q({ rules: rules(0, 'max_steps') })],
  ['another broken rule', q({ rules: rules(0, 'max_steps') }), q({ rules: rules(0, 'max_failed_steps') })],
  ['answer checks', q({ checks: { score: 1, failed: [] } }), q({ checks: { score: 0.5, failed: [] } })],
  ['a judged answer', q({ answer: f1(0.5) }), q({ answer: f1(0.6) })],
  ['an answer that fails now', q({ score: 0 }), q({ score: 0, status: 'error' })],
  ['an edited question', q({ fingerprint: 'a' }), q({ fingerprint: 'b' })],
];

describe('a run has changed', () => {
  test.each(UNCHANGED)('not by %s', (_, base, head) => {
    expect(hasChanged(compared([base], [head]))).toBe(false);
  });

  test.each(CHANGED)('by %s', (_, base, head) => {
    // A second question, so that an edited one is not all there is.
    const other = makeFigures({ id: 'other' });
    expect(hasChanged(compared([base, other], [head, other]))).toBe(true);
  });

  test('by questions that were added or removed', () => {
    const [a, b] = [makeFigures({ id: 'a' }), makeFigures({ id: 'b' })];
    expect([hasChanged(compared([a], [a, b])), hasChanged(compared([a, b], [a]))]).toEqual([true, true]);
  });

  test('without a baseline, and without a shared question', () => {
    expect(hasChanged(makeReport())).toBe(true);
    expect(hasChanged(compared([makeFigures({ id: 'a' })], [makeFigures({ id: 'b' })]))).toBe(true);
  });

  test('if a gate failed, warned or was not checked, though nothing else did', () => {
    const same = compared([q({ score: 0.5 })], [q({ score: 0.5 })]);
    expect(hasChanged(gated(same, { score: 0.9 }))).toBe(true);
    expect(hasChanged(gated(same, { score: 0.4 }))).toBe(false);
    const gate = { kind: 'max-steps-drop', name: 'max-steps-drop', operator: '<=', limit: 0, value: 0 } as const;
    for (const outcome of ['warned', 'skipped'] as const) {
      expect(hasChanged({ ...same, gates: [{ ...gate, outcome, reason: null }] })).toBe(true);
    }
  });
});

describe('a new comment is posted', () => {
  const same = compared([q()], [q()]);
  const other = compared([q()], [q({ score: 0 })]);
  const failed = gated(same, { score: 1.1 });
  test.each([
    ['always', [null, null, null]],
    ['changed', ['comment-when: changed, and nothing changed', null, null]],
    ['failed', ['comment-when: failed, and the run passed', 'comment-when: failed, and the run passed', null]],
  ] as const)('%s', (when, reasons) => {
    expect([same, other, failed].map((report) => reasonNotToComment(report, when))).toEqual(reasons);
  });

  test.each<[string, Report, boolean]>([
    ['a question that is gone', compared([q(), makeFigures({ id: 'b' })], [q()]), true],
    ['a question that lost its references', compared([q()], [q({ score: null })]), true],
    ['an edit whose effect is unknown', compared([q({ fingerprint: 'a' })], [q({ fingerprint: 'b' })]), true],
    ['easy gates', { ...compared([q()], [q()]), notices: [{ kind: 'weaker-gates', label: 'main', gates: [] }] }, true],
    ['a new question', compared([q()], [q(), makeFigures({ id: 'b' })]), false],
  ])('after a run that passed, `failed` also comments on what loosens it: %s', (_, report, isNeeded) => {
    expect(reasonNotToComment(report, 'failed') === null).toBe(isNeeded);
  });
});
