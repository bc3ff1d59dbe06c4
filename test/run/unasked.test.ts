import { expect, test } from 'vitest';
import { sampleOf } from '../../src/core/entries/sample.js';
import { unaskedCoverage } from '../../src/run/score-responses.js';
import { makeEntry, makeFigures } from '../support/make.js';

const answers = (id: string, status: 'success' | 'missing') => ({
  answers: [
    { figures: makeFigures({ id, status }), sample: sampleOf(makeEntry()), isBounded: false, isOtherByGroups: false },
  ],
});
const found = { response: 'demo-q1', question: 'q1' };

test.each<[string, status: 'success' | 'missing', corpusIds: readonly string[], similar: object | undefined]>([
  ['that of a question without an answer', 'missing', [], found],
  ['none where every question has an answer', 'success', [], undefined],
  ['none for the id of a question that is not selected', 'missing', ['demo-q1'], undefined],
])('the similar id of a response without a question: %s', (_, status, corpusIds, similar) => {
  const coverage = unaskedCoverage([['demo-q1', 2]], [answers('q2', 'success'), answers('q1', status)], corpusIds);
  expect(coverage).toEqual({ unasked: 2, unaskedIds: ['demo-q1', 'demo-q1'], ...(similar && { similar }) });
});
