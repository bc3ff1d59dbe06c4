import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../src/core/rules/answer-numbers.js';
import { expectProportional } from '../../support/growth.js';

/** Pieces that, repeated, cost careless readers time that grows with the square of the length. */
const PIECES = [
  ...['1', '1,', '1,111', '1.', '-', '1\u202f', 'e1', '1e', ',', '1,1', '1 111', "1'", "1'111", '1:', '1/', '1-', '$'],
  ...['1_', '1 ', '1 × 10', '1\\,', '{,}1', '111 111,1', '1.111', 'a1b2c3d4-', 'A−', 'x-', 'a_', '10-', '1e1-', 'a1.'],
  ...[
    '[1,',
    '["a",',
    '5 km-',
    ':1',
    'a:',
    '1:11-',
    'Rs1,',
    'A1,1+',
    'A1,1b.',
    'RM1,250+',
    'T3,250\n',
    'RM42.50,',
    '٤٢',
  ],
  ...['½', '_1', '-R', '-RM5', '-S/.', '($5', '-R\u00a0', '10:30-', '12-30:', '10:30-10:45-'],
];

/** Long numbers: digits and groups of so many characters. */
const LONG: readonly ((digits: string) => string)[] = [
  (digits) => `${digits},5`,
  (digits) => `1.${digits},5,6`,
  (digits) => `1 111.${digits}.1`,
  (digits) => `1e${digits}_1`,
  (digits) => `1 × 10^${digits}`,
];
const GROUPS = [' 111', '\u202f111', '.111', ',111', ',11'];

describe('numbers of a long text', () => {
  test.each<[string, string, number]>([
    ['fractions without blanks', '⅓'.repeat(470_000), 0],
    ['a list', `Values: [${'0.5,'.repeat(2_000_000)}7]`, 2_000_001],
    ['codes', '1-A'.repeat(4_000_000), 0],
    ['numbers', '7.5 '.repeat(500_000), 500_000],
  ])('are all found: %s', (_, text, count) => {
    expect(numbersIn(text).filter((number) => number > 0.4).length).toBe(count);
  });

  test.each(PIECES)('are read in time in proportion to its length: %j repeated', (piece) => {
    expectProportional((size) => piece.repeat(size), numbersIn, 5_000);
  });

  test.each(LONG)('are read in time in proportion to their digits: %s', (written) => {
    expectProportional((size) => written('1'.repeat(size)), numbersIn, 20_000);
  });

  test.each(GROUPS)('are read in time in proportion to their groups: %j', (group) => {
    expectProportional((size) => `1${group.repeat(size)},1.1`, numbersIn, 5_000);
  });
});
