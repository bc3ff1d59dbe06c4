import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredThousandths, isNumeral, stepsOfDigits } from '../../../src/core/tables/cells.js';

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

test('what has a count is a numeral of its kind, with the same count as by its number', () => {
  const text = fc.stringMatching(/^-?[0-9]{0,6}\.?[0-9]{0,6}$/);
  fc.assert(
    fc.property(text, fc.constantFrom('integer', 'decimal', 'double'), (numeral, kind) => {
      const steps = stepsOfDigits(numeral, kind !== 'integer');
      if (steps === null) return;
      expect(isNumeral(numeral, kind)).toBe(true);
      expect(steps).toBe(hundredThousandths(Number(numeral)));
    }),
    { numRuns: 2000 },
  );
});
