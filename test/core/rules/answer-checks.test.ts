import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import { cellsOf, listIn, mappingIn } from '../../support/cells.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';

function entryOf(answer: unknown, actual_answer: unknown, more: object = {}) {
  const question = decodedQuestion(undefined, { answer });
  const response = decodedResponse({ question_id: 'q', actual_answer, actual_steps: [], ...more });
  return evaluateQuestion(question, response, { ...makeContext(), details: 'none' }).entry;
}

const CANCELLED = 'Order 4712 was cancelled; 83.42 € go back to you.';

describe('checks of the final answer', () => {
  // A title | the checks | the answer, if it is another one | the score | the failed checks.
  test.each(
    cellsOf(`
all texts are there | includes: ['4712', cancelled] |  | 1 |
one is not | includes: ['4712', refunded] |  | 0.5 | {check: includes, expected: refunded}
a text in other case is not the same | includes: [Cancelled] |  | 0 | {check: includes, expected: Cancelled}
so is true | equals: true | 'true' | 1 |
one text needs no list | includes: cancelled |  | 1 |
a number is a text as it is written | includes: [4712] |  | 1 |
none of the texts | excludes: [deleted, sorry] |  | 1 |
one of them | excludes: [cancelled, sorry] |  | 0.5 | {check: excludes, expected: cancelled}
the text alone | equals: 'yes' | 'yes' | 1 |
blanks around it do not matter | equals: 'yes' | " yes\\n" | 1 |
more than the text | equals: 'yes' | yes! | 0 | {check: equals, expected: 'yes'}
one of the texts | equals: ['yes', Yes.] | Yes. | 1 |
none of the texts | equals: ['yes', Yes.] | No. | 0 | {check: equals, expected: ['yes', Yes.]}
é is one or two characters | includes: "caf\\u00e9", equals: "cafe\\u0301" | "cafe\\u0301" | 1
lines end in two ways | includes: "a\\nb" | "a\\r\\nb" | 1 |
what must be absent, too | excludes: to you | "to\\u202fyou" | 0 | {check: excludes, expected: to you}
some part matches | regex: [cancel(l)?ed, '^Order [0-9]+'] |  | 1 |
no part matches | regex: [refund] |  | 0 | {check: regex, expected: refund}
without case | regex: (?i)ORDER |  | 1 |
some number | number: 83.42 |  | 1 |
some number, near | number: {value: 83.4233333, tolerance: 0.01} |  | 1 |
too far | number: {value: 83.45, tolerance: 0.01} |  | 0 | {check: number, expected: 83.45, tolerance: 0.01, actual: 83.42}
just as far | number: {value: 83.43, tolerance: 0.01} |  | 1 |
a share | number: {value: 83, tolerance: {relative: 0.01}} |  | 1 |
less than a share | number: {value: 80, tolerance: {relative: 0.01}} |  | 0 | {check: number, expected: 80, tolerance: {relative: 0.01}, actual: 83.42}
no number at all | number: 1 | None. | 0 | {check: number, expected: 1}
too large | number: 5 | '${'9'.repeat(400)}' | 0 | {check: number, expected: 5, actual: too large}
too large, below 0 | number: 5 | '-1e400' | 0 | {check: number, expected: 5, actual: too large}
one that is not too large is nearer | number: 5 | 1e400, 6 | 0 | {check: number, expected: 5, actual: 6}
no tolerance allows it | number: {value: 1e+300, tolerance: {relative: 1e+300}} | 1e400 | 0 | {check: number, expected: 1e+300, tolerance: {relative: 1e+300}, actual: too large}
several numbers | number: [4712, {value: 83, tolerance: 1}] |  | 1 |
the share of the checks | includes: ['4712', x], excludes: sorry, number: 4711 |  | 0.5 | {check: includes, expected: x}, {check: number, expected: 4711, actual: 4712}
no answer fails them all | excludes: sorry, includes: 'yes' | null | 0 | {check: includes, expected: 'yes'}, {check: excludes, expected: sorry}
blanks are not an answer | excludes: sorry | " \\n" | 0 | {check: excludes, expected: sorry}
an answer that is not a text is JSON | includes: '"id":4712' | {id: 4712} | 1 |
a number as the answer | number: 42, equals: '42' | 42 | 1 |
items of a list as the answer | number: [200, 3.5] | {ids: [100, 200, or 3.5]} | 1 |
one number of blanks | number: 1500 | The total is 1 500 EUR. | 1 |
a part of one number | number: [500, 1] | The total is 1 500 EUR. | 0 | {check: number, expected: 500, actual: 1500}, {check: number, expected: 1, actual: 1500}
the first of two that are as near | number: 5 | 7, 3 | 0 | {check: number, expected: 5, actual: 7}
`),
  )('%s', (_, answer, cell, score, failed = '') => {
    const entry = entryOf(mappingIn(answer), cell === '' ? CANCELLED : load(cell ?? ''));
    expect(entry.answer_check_score).toBe(Number(score));
    expect(entry.answer_checks_failed).toEqual(failed === '' ? undefined : listIn(failed));
  });

  // A title, the two texts that look the same. Each stands in the corpus, and the other in the answer.
  test.each([
    ['blanks', 'to you', 'to\u00a0you'],
    ['runs of blanks', 'to you', 'to  \t you'],
    ['line ends', 'to you', 'to\r\nyou'],
    ['no-break hyphens', 'T-17-b', 'T\u201117\u2010b'],
    ['figure dashes', '555-0199', '555\u20120199'],
    ['curly apostrophes', "Baker's Yard", 'Baker\u2019s Yard'],
    ['curly quotes', 'named "Baker"', 'named \u201cBaker\u201d'],
    ['signs without width', 'onCreate:view', 'onCreate:\u200bview\ufeff'],
    ['soft hyphens', 'Hafenamt', 'Hafen\u00adamt'],
    ['letters in two parts', 'Café', 'Cafe\u0301'],
    ['marks of bold text', 'Pier 9, North', '**Pier 9**, North'],
    ['entities', 'Smith & Sons <3', 'Smith &amp; Sons &lt;3'],
    ['entities by number', "Baker's Yard", 'Baker&#8217;s&#xA0;Yard'],
  ])('%s that look the same are the same', (_, one, other) => {
    for (const [expected, answer] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(entryOf({ includes: expected }, `It is ${answer}.`).answer_check_score).toBe(1);
      expect(entryOf({ equals: expected }, answer).answer_check_score).toBe(1);
      expect(entryOf({ excludes: expected }, `It is ${answer}.`).answer_check_score).toBe(0);
    }
  });

  test.each([
    ['a power is no bold text', '23', 'The sum of 2**3 and 4', undefined],
    ['another dash', '10-12', 'from 10\u201312', 'U+2013'],
    ['a minus', '-4 degrees', '\u22124 degrees', 'U+2212'],
    ['a backtick', "King's Cross", 'King`s Cross', 'U+0060'],
    ['another case', 'north', 'North', undefined],
  ])('a text with %s differs', (_, expected, answer, sign) => {
    const failed = [{ check: 'includes', expected, ...(sign && { sign }) }];
    expect(entryOf({ includes: expected }, answer).answer_checks_failed).toEqual(failed);
  });

  test('a sign without width can be excluded', () => {
    expect(entryOf({ excludes: '\u200b' }, 'a\u200bb').answer_check_score).toBe(0);
    expect(entryOf({ excludes: '\u200b' }, 'ab').answer_check_score).toBe(1);
    expect(entryOf({ excludes: 'x' }, '\u200b').answer_check_score).toBe(0);
  });

  test.each(['&nbsp;', '&shy;', '&#8203;'])('%s alone is only found as it is written', (entity) => {
    expect(entryOf({ excludes: entity }, 'Pier 9 North').answer_check_score).toBe(1);
    expect(entryOf({ excludes: entity }, `Pier${entity}9`).answer_check_score).toBe(0);
    expect(entryOf({ includes: entity }, 'Pier 9 North').answer_check_score).toBe(0);
  });

  test('an answer that failed has no score, as its steps have none', () => {
    expect(entryOf({ includes: 'x' }, 'x', { error: 'timeout' })).not.toHaveProperty('answer_check_score');
    const question = decodedQuestion(undefined, { answer: { includes: 'x' } });
    const context = { ...makeContext('graphrag-eval-5'), details: 'none' as const };
    expect(evaluateQuestion(question, null, context).entry.answer_check_score).toBe(0);
  });
});
