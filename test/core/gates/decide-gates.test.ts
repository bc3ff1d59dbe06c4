import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Baseline } from '../../../src/core/comparison/baseline.js';
import { type KnownEntry, NOTHING_KNOWN } from '../../../src/core/comparison/known.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { compareAndGate, withAcceptance } from '../../../src/core/gates/compare-and-gate.js';
import { openDecision } from '../../../src/core/gates/decide-gates.js';
import type { Gate } from '../../../src/core/gates/gate.js';
import { unchanged } from '../../../src/core/text/values.js';
import { makeFigures, makeRun } from '../../support/make.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const question = (at: number, score: number | null, more: Partial<QuestionFigures> = {}) =>
  makeFigures({ id: `q${at}`, score, ...more });
const many = (count: number, score: number): QuestionFigures[] =>
  Array.from({ length: count }, (_, at) => question(at, score));

const runOf = (questions: readonly QuestionFigures[]) => makeRun(questions, { scoring: null, passed: true });
const NONE: Baseline = { kind: 'none', label: '', reason: { kind: 'first-run' } };

const minimum = (limit: number): Gate => ({ kind: 'min-steps-score', limit });
const drop = (limit: number, test: 'plain' | 'auto' = 'auto'): Gate => ({ kind: 'max-steps-drop', limit, test });
const metric = (path: string, operator: '>=' | '<=' = '>='): Gate => ({ kind: 'metric', path, operator, limit: 0.5 });

interface Inputs {
  readonly gates: readonly Gate[];
  readonly base?: readonly QuestionFigures[];
  readonly known?: readonly Pick<KnownEntry, 'question' | 'kind'>[];
  readonly error?: number;
}

/** Decides a run whose questions are answered so; null if all are asked. */
function decide(head: readonly QuestionFigures[], { gates, base, known = [], error = 0.005 }: Inputs) {
  const entries = known.map((one) => ({ ...one, reason: 'x', until: null }));
  const inputs = {
    ...{ gates, error, seed: '1', hash, baseline: base ? runOf(base) : NONE },
    known: { ...NOTHING_KNOWN, entries },
  };
  const decision = openDecision({ questions: head, scoring: null }, inputs);
  const byId = new Map(head.map((one) => [one.id, one]));
  const at = decision.order.findIndex((id) => decision.add(byId.get(id) as QuestionFigures));
  const outcomes = decision.decided().gates.map(({ outcome }) => outcome);
  return { needsAll: decision.needsAll, asked: at < 0 ? null : at + 1, outcomes: at < 0 ? null : outcomes };
}

const [right, wrong] = [many(60, 1), many(60, 0)];
const regressions: Gate = { kind: 'max-regressions', limit: 3 };
const checkScore: Gate = { kind: 'min-answer-check-score', limit: 0.5 };
const rowsFound = metric('micro.rows_f1.mean');
const all = (kind: KnownEntry['kind']) => [{ question: '*', kind }];
const checked = { checks: { score: 1, failed: [] } };
test.each<[string, readonly QuestionFigures[], Inputs, readonly string[] | null]>([
  ['a minimum that is reached', right, { gates: [minimum(0.75)] }, ['passed']],
  ['a minimum that is not', wrong, { gates: [minimum(0.75)] }, ['failed']],
  ['one of two gates fails', wrong, { gates: [minimum(0.75), drop(0.4)], base: many(60, 0.5) }, ['failed', 'open']],
  ['both pass', right, { gates: [minimum(0.5), drop(0.5)], base: right }, ['passed', 'passed']],
  ['no baseline yet', right, { gates: [drop(0.1), minimum(0.5)] }, ['skipped', 'passed']],
  ['a plain drop', wrong, { gates: [drop(0.1, 'plain')], base: right }, ['failed']],
  ['a drop that chance could explain', wrong, { gates: [drop(0.1)], base: right }, null],
  ['an accepted drop', wrong, { gates: [drop(0.3, 'plain')], base: right, known: all('accepted') }, ['passed']],
  ['regressions', wrong, { gates: [regressions], base: right }, ['failed']],
  ['known regressions', wrong, { gates: [regressions], base: right, known: all('accepted') }, null],
  ['no regression', right, { gates: [regressions], base: right }, null],
  ['answer checks of all questions', right.map((one) => ({ ...one, ...checked })), { gates: [checkScore] }, ['passed']],
  ['rows that all questions have', right.map((one) => ({ ...one, rowsF1: 0 })), { gates: [rowsFound] }, ['failed']],
])('%s', (_, head, inputs, outcomes) => {
  expect(decide(head, inputs).outcomes).toEqual(outcomes);
});

const edited = [...many(59, 1), question(59, 1, { fingerprint: 'old' })];
test.each<[string, readonly QuestionFigures[], Inputs, string]>([
  ['a mean of templates', right, { gates: [minimum(0.5), metric('macro.steps_score.mean')] }, 'macro.steps_score.mean'],
  ['a maximum', right, { gates: [metric('micro.steps_score.mean', '<=')] }, 'micro.steps_score.mean'],
  ['checks of a part', [question(99, 1, checked), ...right], { gates: [checkScore] }, 'min-answer-check-score'],
  ['an edited question', right, { gates: [drop(0.5)], base: edited }, 'max-steps-drop'],
  ['only quarantined ones', right, { gates: [drop(0.5)], base: right, known: all('quarantined') }, 'max-steps-drop'],
  ['rows of a part', [question(99, 1, { rowsF1: 1 }), ...right], { gates: [rowsFound] }, 'micro.rows_f1.mean'],
  ['no question with a score', [question(0, null)], { gates: [minimum(0.5)] }, 'min-steps-score'],
])('all questions are asked: %s', (_, head, inputs, gate) => {
  expect(decide(head, inputs)).toEqual({ needsAll: [gate], asked: null, outcomes: null });
});

test('a gate that was open when a drop ended the run fails if the drop is accepted', () => {
  const gates = [minimum(0.75), drop(0.1, 'plain')];
  const limits = { late: 0, notAsked: [], interval: { low: 0, high: 1 } };
  const outcomes = [
    { name: 'min-steps-score', limit: 0.75, outcome: 'open' },
    { name: 'max-steps-drop', limit: 0.1, outcome: 'failed' },
  ] as const;
  const decided = { asked: 20, of: 60, error: 0.005, seed: '1', gates: outcomes, ...limits };
  const coverage = { selected: 20, answered: 20, unasked: 0, unaskedIds: [] };
  const scored = { run: { ...runOf(many(20, 0)), decided }, coverage, failures: [], notices: [] };
  const policy = { gates, minCoverage: 1, baselineRequired: false, known: NOTHING_KNOWN };
  const report = compareAndGate(scored, runOf(many(20, 1)), policy, unchanged);
  expect(report.gates.map(({ outcome }) => outcome)).toEqual(['skipped', 'failed']);
  const accepted = withAcceptance(report, { kind: 'accepted', label: 'accept', by: 'ada' });
  expect(accepted.gates.map(({ outcome }) => outcome)).toEqual(['failed', 'warned']);
  expect([report.run.passed, accepted.run.passed]).toEqual([false, false]);
});

describe('the number of questions', () => {
  test.each<[string, number, number, number | null]>([
    ['ten at least', 60, 0, 10],
    ['all of fewer than ten', 8, 0, null],
    ['ten of ten is all', 10, 0, null],
    ['as in the design', 20, 1, 15],
  ])('%s', (_, count, score, asked) => {
    expect(decide(many(count, score), { gates: [minimum(0.75)] }).asked).toBe(asked);
  });
  test('each of several gates has its part of the error', () => {
    const one = decide(many(200, 1), { gates: [minimum(0.9)], error: 0.0025 }).asked;
    expect(decide(many(200, 1), { gates: [minimum(0.9), minimum(0.5)], error: 0.005 }).asked).toBe(one);
  });
  test('questions without a score come last and do not count', () => {
    const head = [...many(50, 1), ...Array.from({ length: 30 }, (_, at) => question(100 + at, null))];
    expect(decide(head, { gates: [minimum(0.75)] }).asked).toBe(22);
  });
});
