import { expect, test } from 'vitest';
import { unaskedCoverage } from '../../src/run/score-responses.js';

const others = (count: number) => Array.from({ length: count }, (_, at) => `other${at}`);

test.each<[string, ids: readonly string[], corpusIds: readonly string[], similar: object | undefined]>([
  ['that of a question without an answer', ['q2', 'q1'], [], { response: 'demo-q1', question: 'q1' }],
  ['none where every question has an answer', [], [], undefined],
  ['none for the id of a question that is not selected', ['q1'], ['demo-q1'], undefined],
  ['the last of 1,000', [...others(999), 'q1'], [], { response: 'demo-q1', question: 'q1' }],
])('the similar id of a response without a question: %s', (_, unansweredIds, corpusIds, similar) => {
  expect(unaskedCoverage([['demo-q1', 2]], unansweredIds, corpusIds)).toEqual({
    ...{ unasked: 2, unaskedIds: ['demo-q1', 'demo-q1'] },
    ...(similar && { similar }),
  });
});

test('an id can differ only in upper and lower case', () => {
  expect(unaskedCoverage([['Q1', 1]], ['q1'])).toMatchObject({ similar: { response: 'Q1', question: 'q1' } });
});
