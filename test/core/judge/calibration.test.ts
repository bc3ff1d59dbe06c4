import { describe, expect, test } from 'vitest';
import { decodeCalibration } from '../../../src/core/judge/calibration.js';

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
