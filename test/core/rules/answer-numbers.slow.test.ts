import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../src/core/rules/answer-numbers.js';
import { expectProportional } from '../../support/growth.js';

/** Pieces that, repeated, cost careless readers time that grows with the square of the length. */
const PIECES = [
  ...['1', '1,', '1.', '-', '1 111', '1:', '1-', '[1,', '["a",', '5 km-', 'a:', 'A1,1+', 'T3,250\n', '½', '_1', '$'],
  '1 × 10',
];

/**
 * More than a call takes as arguments: a list of so many that is spread exceeds the stack. The longer texts below exceed it where a
 * search takes some of it for each piece.
 */
const MANY = 150_000;

describe('numbers of a long text', () => {
  test.each<[string, string, number]>([
    ['fractions without blanks', '⅓'.repeat(470_000), 0],
    ['a list', `Values: [${'0.5,'.repeat(1_000_000)}7]`, 1_000_001],
    ['codes', '1-A'.repeat(4_000_000), 0],
    ['numbers', '7.5 '.repeat(MANY), MANY],
  ])('are all found: %s', (_, text, count) => {
    expect(numbersIn(text).filter((number) => number > 0.4).length).toBe(count);
  });

  test.each(PIECES)('are read in time in proportion to its length: %j repeated', (piece) => {
    expectProportional((size) => piece.repeat(size), numbersIn, 5_000);
  });
});
