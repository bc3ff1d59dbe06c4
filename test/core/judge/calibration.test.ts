import { describe, expect, test } from 'vitest';
import { decodeCalibration, verdictOf } from '../../../src/core/judge/calibration.js';

describe('the labels that would decide', () => {
  test('are those of the rate below the bar, which decides alone', () => {
    // TPR 46/60 = 77 % with a lower end of 65 %; TNR 12/20 = 60 % is on its way below the bar of 70 %.
    const { outcome, needed } = verdictOf({ passPass: 46, passFail: 14, failPass: 8, failFail: 12 }, 0.7);
    expect(outcome).toBe('undecided');
    expect(needed?.of).toBe('fail');
  });

  test('are those of the rate that needs the most, if both are above the bar', () => {
    const { needed } = verdictOf({ passPass: 17, passFail: 3, failPass: 4, failFail: 12 }, 0.7);
    expect(needed?.of).toBe('fail');
  });

  test('have no number above 500', () => {
    const { needed } = verdictOf({ passPass: 142, passFail: 58, failPass: 0, failFail: 50 }, 0.7);
    expect(needed).toEqual({ of: 'pass', labels: null });
  });
});

describe('a calibration file', () => {
  const panel = Array.from({ length: 60 }, (_, at) => {
    const verdict = at % 2 === 0 ? 'pass' : 'fail';
    return { answer: `a${at}`, human: verdict, judge: verdict };
  });
  const GOOD = {
    ...{ schema_version: 1, judge: {}, figure: 'answer_f1', pass: 'answer_f1 >= 0.8', bar: 0.7, outcome: 'trusted' },
    counts: { pass_pass: 30, pass_fail: 0, fail_pass: 0, fail_fail: 30 },
    ...{ labels: 'x', date: '2026-01-01', raters: [], panel },
  };
  const messageOf = (changes: object) => {
    const decoded = decodeCalibration({ ...GOOD, ...changes }, 'judge.yaml');
    return decoded.kind === 'ok' ? null : JSON.stringify(decoded.problems);
  };

  test('is read if it agrees with itself', () => {
    expect(messageOf({})).toBeNull();
  });

  test.each([
    ['counts that are not those of the panel', { panel: panel.slice(0, 4) }, 'the panel has 2, 0, 0 and 2 of them'],
    ['an answer that counts twice', { panel: panel.map((one) => ({ ...one, answer: 'a' })) }, 'has an answer twice'],
    ['a bar that guessing reaches', { bar: 0.02 }, 'expected a bar from 0.5 to 1'],
    ['an outcome that the counts do not mean', { outcome: 'not_trusted' }, 'the counts mean trusted'],
    ['answers that were not judged', { not_judged: { pass: 0, fail: 20 } }, 'the counts mean undecided'],
    ['another figure', { figure: 'answer_recall' }, 'the rule of pass is about another figure'],
  ])('is refused with %s', (_, changes, message) => {
    expect(messageOf(changes)).toContain(message);
  });
});
