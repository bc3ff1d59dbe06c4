import { describe, expect, test } from 'vitest';
import { decodeBaseline } from '../../../src/core/figures/baseline-file.js';
import { baselineQuestion } from '../../../src/core/figures/baseline-head.js';
import { mergeTrials } from '../../../src/core/figures/trials.js';
import { makeFigures } from '../../support/make.js';

function decoded(question: object) {
  const file = {
    ...{ schema_version: 1, complete: true, passed: true, provenance: {}, selection: [] },
    ...{ scoring: { preset: 'standard', knobs: {} }, aggregates: { per_template: {}, micro: {}, macro: {} } },
    questions: [question],
  };
  return decodeBaseline(file, 'baseline.yaml', 'main');
}

describe('a question of a baseline with several answers', () => {
  const measures = [
    { steps: 1, failed_steps: 0 },
    { steps: 2, failed_steps: 1 },
  ];
  const merged = mergeTrials(measures.map((of, index) => makeFigures({ id: 'q', score: index, measures: of })));
  const written = baselineQuestion(merged, 'full');

  test('is read as it was written', () => {
    expect(decoded(written)).toMatchObject({ value: { questions: [merged] } });
  });

  test.each<[string, object]>([
    ['more right answers than answers', { count: 2, right: 3, spread: 0 }],
    ['half an answer', { count: 1.5, right: 1, spread: 0 }],
    ['a spread that scores cannot have', { count: 2, right: 1, spread: 7 }],
    ['no spread at all', { count: 2, right: 1 }],
  ])('is refused with %s', (_, trials) => {
    expect(decoded({ ...written, trials })).toEqual({
      kind: 'invalid',
      problems: [expect.objectContaining({ file: 'baseline.yaml' })],
    });
  });
});
