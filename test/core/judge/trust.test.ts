import { describe, expect, test } from 'vitest';
import { type JudgeTrust, passRateOf } from '../../../src/core/judge/summary.js';

const CALIBRATION = {
  ...{ figure: 'answer_f1', pass: 'answer_f1 >= 0.8', outcome: 'trusted' as const, bar: 0.7, labels: '', date: '' },
  ...{ schema_version: 1 as const, judge: {}, raters: [], panel: [] },
  counts: { pass_pass: 45, pass_fail: 5, fail_pass: 4, fail_fail: 24 },
};
const TRUST: JudgeTrust = { isRequired: false, calibration: CALIBRATION, problem: null };
const VALUES = [...Array.from({ length: 6 }, () => 0.9), ...Array.from({ length: 4 }, () => 0.5)];

describe('the pass rate that people would find', () => {
  test('is corrected for the errors of the judge', () => {
    // By hand: p = 6/10, TPR = 45/50, TNR = 24/28: (0.6 + 24/28 − 1)/(0.9 + 24/28 − 1).
    const { passed, answers, corrected } = passRateOf(TRUST, VALUES) ?? {};
    expect([passed, answers]).toEqual([6, 10]);
    expect(corrected?.rate).toBeCloseTo((0.6 + 24 / 28 - 1) / (0.9 + 24 / 28 - 1), 12);
  });

  test('is unknown for a judge no better than chance', () => {
    const counts = { pass_pass: 5, pass_fail: 5, fail_pass: 5, fail_fail: 5 };
    const found = passRateOf({ ...TRUST, calibration: { ...CALIBRATION, counts } }, VALUES);
    expect(found).toEqual({ passed: 6, answers: 10, corrected: null });
  });

  test.each([
    ['a calibration of another judge', { ...TRUST, problem: 'another judge' }, VALUES],
    ['no calibration', { ...TRUST, calibration: null }, VALUES],
    ['no values', TRUST, []],
  ])('is absent with %s', (_, trust, values) => {
    expect(passRateOf(trust, values)).toBeNull();
  });
});
