import { expect, test } from 'vitest';
import { decodeLabels, resolveLabels } from '../../../src/core/judge/labels.js';
import { messageOf } from '../../../src/core/words/errors.js';

const IDS = new Set(['q1', 'q2']);
const row = (human: string, more: object = {}) => ({
  row: { question_id: 'q1', question: 'x', actual_answer: 'z', human, ...more },
  line: 2,
});
const decoded = (...rows: ReturnType<typeof row>[]) => {
  const numbered = rows.map((one, at) => ({ ...one, line: at + 2 }));
  return decodeLabels(numbered, IDS, 'labels.csv');
};
const BOTH = 'human: fail here and pass in line 2, both';
const ANN = { rater: 'ann' };

test.each<[string, ReturnType<typeof row>[], string]>([
  ['no answer', [], 'has no answers'],
  ['another word', [row('maybe')], 'human: expected pass or fail, or nothing, got "maybe"'],
  ['an unknown id', [row('pass', { question_id: 'q9' })], 'the corpus has no question "q9"'],
  ['no question', [row('pass', { question: '' })], 'question is missing'],
  [
    'two verdicts of nobody',
    [row('pass'), row('fail')],
    `${BOTH} without a rater, for the same answer; keep one of them`,
  ],
  ['two verdicts of one rater', [row('pass', ANN), row('fail', ANN)], `${BOTH} of ann, for the same answer; keep one`],
])('labels with %s are refused', (_, rows, message) => {
  const labels = decoded(...rows);
  expect(labels.kind === 'invalid' ? messageOf(labels) : labels.value).toContain(message);
});

test('an equal verdict of one rater counts once, and other verdicts of two raters are left out', () => {
  const ofSecond = [row('1', { ...ANN, question_id: 'q2' }), row('Fail', { question_id: 'q2', rater: 'bob' })];
  const labels = decoded(row('yes', ANN), row('pass', ANN), ...ofSecond);
  if (labels.kind === 'invalid') throw new Error(messageOf(labels));
  const resolved = resolveLabels(labels.value);
  expect(resolved.answers.map(({ questionId, human }) => [questionId, human])).toEqual([['q1', 'pass']]);
  expect(resolved.raterAgreement).toMatchObject({ disagreed: 1, agreement: { count: 0, of: 1 } });
});
