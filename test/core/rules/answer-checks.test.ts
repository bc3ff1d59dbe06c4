import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../src/core/rules/answer-numbers.js';
import { evaluateQuestion } from '../../../src/core/runs/evaluate-question.js';
import { threadMs } from '../../support/clock.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';

function entryOf(answer: unknown, actual_answer: unknown, more: object = {}) {
  const question = decodedQuestion(undefined, { answer });
  const response = decodedResponse({ question_id: 'q', actual_answer, actual_steps: [], ...more });
  return evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry;
}

const CANCELLED = 'Order 4712 was cancelled; 83.42 € go back to you.';

describe('checks of the final answer', () => {
  test.each<[string, unknown, unknown, score: number, failed: readonly object[]]>([
    ['all texts are there', { includes: ['4712', 'cancelled'] }, CANCELLED, 1, []],
    ['one is not', { includes: ['4712', 'refunded'] }, CANCELLED, 0.5, [{ check: 'includes', expected: 'refunded' }]],
    [
      'a text in other case is not the same',
      { includes: ['Cancelled'] },
      CANCELLED,
      0,
      [{ check: 'includes', expected: 'Cancelled' }],
    ],
    ['so is true', { equals: true }, 'true', 1, []],
    ['one text needs no list', { includes: 'cancelled' }, CANCELLED, 1, []],
    ['a number is a text as it is written', { includes: [4712] }, CANCELLED, 1, []],
    ['none of the texts', { excludes: ['deleted', 'sorry'] }, CANCELLED, 1, []],
    [
      'one of them',
      { excludes: ['cancelled', 'sorry'] },
      CANCELLED,
      0.5,
      [{ check: 'excludes', expected: 'cancelled' }],
    ],
    ['the text alone', { equals: 'yes' }, 'yes', 1, []],
    ['blanks around it do not matter', { equals: 'yes' }, ' yes\n', 1, []],
    ['more than the text', { equals: 'yes' }, 'yes!', 0, [{ check: 'equals', expected: 'yes' }]],
    ['one of several', { equals: ['yes', 'Yes.'] }, 'Yes.', 1, []],
    ['none of several', { equals: ['yes', 'Yes.'] }, 'No.', 0, [{ check: 'equals', expected: ['yes', 'Yes.'] }]],
    ['some part matches', { regex: ['cancel(l)?ed', '^Order [0-9]+'] }, CANCELLED, 1, []],
    ['no part matches', { regex: ['refund'] }, CANCELLED, 0, [{ check: 'regex', expected: 'refund' }]],
    ['without case', { regex: '(?i)ORDER' }, CANCELLED, 1, []],
    ['some number', { number: 83.42 }, CANCELLED, 1, []],
    ['some number, near', { number: { value: 83.4233333, tolerance: 0.01 } }, CANCELLED, 1, []],
    [
      'too far',
      { number: { value: 83.45, tolerance: 0.01 } },
      CANCELLED,
      0,
      [{ check: 'number', expected: 83.45, tolerance: 0.01, actual: 83.42 }],
    ],
    ['just as far', { number: { value: 83.43, tolerance: 0.01 } }, CANCELLED, 1, []],
    ['a share', { number: { value: 83, tolerance: { relative: 0.01 } } }, CANCELLED, 1, []],
    [
      'less than a share',
      { number: { value: 80, tolerance: { relative: 0.01 } } },
      CANCELLED,
      0,
      [{ check: 'number', expected: 80, tolerance: { relative: 0.01 }, actual: 83.42 }],
    ],
    ['no number at all', { number: 1 }, 'None.', 0, [{ check: 'number', expected: 1 }]],
    // Beyond the largest double a number is near to none, and is not said to be infinite.
    ['too large', { number: 5 }, `${'9'.repeat(400)}`, 0, [{ check: 'number', expected: 5, actual: 'too large' }]],
    ['too large, below 0', { number: 5 }, '-1e400', 0, [{ check: 'number', expected: 5, actual: 'too large' }]],
    [
      'one that is not too large is nearer',
      { number: 5 },
      '1e400, 6',
      0,
      [{ check: 'number', expected: 5, actual: 6 }],
    ],
    [
      'no tolerance allows it',
      { number: { value: 1e300, tolerance: { relative: 1e300 } } },
      '1e400',
      0,
      [{ check: 'number', expected: 1e300, tolerance: { relative: 1e300 }, actual: 'too large' }],
    ],
    ['several numbers', { number: [4712, { value: 83, tolerance: 1 }] }, CANCELLED, 1, []],
    [
      'the share of the checks',
      { includes: ['4712', 'x'], excludes: 'sorry', number: 4711 },
      CANCELLED,
      0.5,
      [
        { check: 'includes', expected: 'x' },
        { check: 'number', expected: 4711, actual: 4712 },
      ],
    ],
    [
      'no answer fails them all',
      { excludes: 'sorry', includes: 'yes' },
      null,
      0,
      [
        { check: 'includes', expected: 'yes' },
        { check: 'excludes', expected: 'sorry' },
      ],
    ],
    ['blanks are no answer', { excludes: 'sorry' }, ' \n', 0, [{ check: 'excludes', expected: 'sorry' }]],
    ['an answer that is no text is JSON', { includes: '"id":4712' }, { id: 4712 }, 1, []],
    ['a number as the answer', { number: 42, equals: '42' }, 42, 1, []],
  ])('%s', (_, answer, actual, score, failed) => {
    const entry = entryOf(answer, actual);
    expect(entry.answer_check_score).toBe(score);
    expect(entry.answer_checks_failed).toEqual(failed.length === 0 ? undefined : failed);
  });

  test('an answer that failed has no score, as its steps have none', () => {
    expect(entryOf({ includes: 'x' }, 'x', { error: 'timeout' })).not.toHaveProperty('answer_check_score');
    const question = decodedQuestion(undefined, { answer: { includes: 'x' } });
    const context = { ...makeContext('graphrag-eval-5'), details: 'none' as const };
    expect(evaluateQuestion(question, null, context).entry.answer_check_score).toBe(0);
  });
});

describe('numbers in a text', () => {
  test.each<[string, readonly number[]]>([
    ['', []],
    ['no number', []],
    ['42', [42]],
    ['-3.5 and +2', [-3.5, 2]],
    ['−7 °C', [-7]],
    ['1,234,567 rows', [1234567]],
    ['1,234.5', [1234.5]],
    ['83,42 €', [83.42]],
    ['1.234,56 €', [1234.56]],
    ['1\u202f234\u202f567', [1234567]],
    // A plain blank is between thousands, or between two numbers.
    ['12 345', [12345, 12, 345]],
    ['1 234 567 rows', [1234567, 1, 234, 567]],
    ['7 1234', [7, 1234]],
    ["1'234.5", [1234.5]],
    ['1’234’567', [1234567]],
    ["5'10", [5, 10]],
    ['12, 13 and 14.', [12, 13, 14]],
    ['3,14,15', [3, 14, 15]],
    ['about 1.5e3 or 2E-2', [1500, 0.02]],
    ['.5', [0.5]],
    ['from 2026-03-01, 5 of them', [5]],
    ['at 2026-03-01T10:30:00.5+01:00 or 2026-03-01 10:30', []],
    ['on 3/1/2026 at 10:30', []],
    ['01.03.2026', []],
    ['2019-2021', [2019, 2021]],
    ['1/2', [1, 2]],
    ['ORD-12', []],
    ['-$5, US$5 and €7', [-5, 5, 7]],
    ['10-20', [10, 20]],
    ['T3, x10 and line2', []],
    ['$83.42.', [83.42]],
    ['83.42kg', [83.42]],
    ['v1.2.3', []],
    ['1.2.3', []],
    ['95%', [95]],
    ['(12)', [12]],
  ])('%j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

  test('of a long text are found in linear time', () => {
    const started = threadMs();
    for (const piece of [
      '1',
      '1,',
      '1,111',
      '1.',
      '-',
      '1\u202f',
      'e1',
      '1e',
      ',',
      '1,1',
      '1 111',
      "1'",
      '1:',
      '1/',
      '1-',
      '$',
    ])
      numbersIn(piece.repeat(100_000));
    expect(threadMs() - started).toBeLessThan(5_000);
  });
});
