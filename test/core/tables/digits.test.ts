import { expect, test } from 'vitest';
import { stepsOfDigits } from '../../../src/core/tables/cells.js';

test.each([
  ['5', 500_000],
  ['-5', -500_000],
  ['-0', 0],
  ['1.25', 125_000],
  ['-0.00001', -1],
  ['5.', 500_000],
  ['.5', 50_000],
  ['9999999999', 999_999_999_900_000],
])('%s', (text, steps) => expect(stepsOfDigits(text, true)).toBe(steps));

test.each(['', '-', '.', '-.', '+5', ' 5', '5 ', '1e3', '1.2.3', '1.234567', '12345678901', '٣', '1_0', '5-'])(
  '"%s" is left to the grammars',
  (text) => expect(stepsOfDigits(text, true)).toBeNull(),
);

test('an integer has no point', () => expect(stepsOfDigits('5.0', false)).toBeNull());
