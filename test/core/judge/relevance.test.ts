import { describe, expect, test } from 'vitest';
import { cosine, decodeGenerated, relevanceScore } from '../../../src/core/judge/relevance.js';

const asked = [1, 0];
const generated = [
  [1, 0],
  [0.6, 0.8],
  [0, 1],
];
const verdict = (flags: readonly number[], vectors = generated) => ({
  questions: vectors.map((vector, at) => ({
    ...{ question: 'q', noncommittal: flags[at] === 1 },
    similarity: cosine(asked, vector),
  })),
});

describe('answer relevance', () => {
  test.each([
    ['is the mean similarity', [0, 0, 0], 0.5333333, 0.5333333],
    ['is 0 where one flag is enough', [1, 0, 0], 0, 0.5333333],
    ['is 0 where all flags are set', [1, 1, 1], 0, 0],
  ])('%s', (_, flags, any, all) => {
    expect(relevanceScore(verdict(flags), 'any')).toBeCloseTo(any, 7);
    expect(relevanceScore(verdict(flags), 'all')).toBeCloseTo(all, 7);
  });

  test('is neither clipped nor rounded', () => {
    expect(relevanceScore(verdict([0], [[-1, 0]]), 'any')).toBe(-1);
    expect(relevanceScore(verdict([0], [[1, 2]]), 'any')).toBe(1 / Math.sqrt(5));
  });
});

test.each<[string, number[], number[]]>([
  ['other lengths', [1, 0], [1, 0, 0]],
  ['none', [], []],
  ['zero', [0, 0], [1, 0]],
  ['not a number', [Number.NaN, 1], [1, 0]],
  ['infinite', [Number.POSITIVE_INFINITY, 1], [1, 0]],
  ['large ones, whose product is infinite', [1e100, 0], [1e100, 0]],
  ['small ones, whose product is 0', [1e-100, 0], [1e-100, 0]],
  ['null, as JSON writes NaN', [null as unknown as number, 0], [1, 0]],
])('vectors that have no angle: %s', (_, a, b) => {
  expect(() => cosine(a, b)).toThrow('embeddings');
});

describe('questions that a judge invented', () => {
  const question = (text: string) => ({ question: text, noncommittal: false });
  test.each<[string, unknown, number | null]>([
    ['are taken up to the number asked for', { questions: ['a', 'b', 'c', 'd'].map(question) }, 3],
    ['may be fewer', { questions: [question('a')] }, 1],
    ['are used only where they say something', { questions: [question(' '), question('a')] }, 1],
    ['are an error where none is usable', { questions: [question('')] }, null],
    ['are an error where there are none', { questions: [] }, null],
    ['are an error in another shape', { questions: 'a' }, null],
    ['are an error without flags', { questions: [{ question: 'a' }] }, null],
  ])('%s', (_, value, count) => {
    const read = decodeGenerated(value, 3);
    expect(read.kind === 'ok' ? read.value.length : null).toBe(count);
  });
});
