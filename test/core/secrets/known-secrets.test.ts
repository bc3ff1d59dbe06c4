import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMayHold } from '../../../src/core/secrets/known-secrets.js';
import { fewer } from '../../support/fewer.js';

const text = (from: number, to: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), minLength: from, maxLength: to });

test('no text that holds one of the texts is passed over', () => {
  const cases = fc.tuple(fc.array(text(3, 9), { minLength: 1, maxLength: 5 }), text(0, 30));
  fc.assert(
    fc.property(cases, ([sought, searched]) => {
      const length = Math.min(...sought.map((one) => one.length));
      const holdsStart = sought.some((one) => searched.includes(one.slice(0, length)));
      expect(makeMayHold(sought)(searched)).toBe(holdsStart);
    }),
    { numRuns: fewer(20_000) },
  );
});

test('a text at the end, alone, and beyond a skip', () => {
  const mayHold = makeMayHold(['abcdefgh', 'secret-x']);
  for (const text of ['abcdefgh', 'xabcdefgh', `${'abcdefg'.repeat(9)}abcdefgh`, '0123secret-x']) {
    expect(mayHold(text), text).toBe(true);
  }
  for (const text of ['', 'abcdefg', 'bcdefgh', 'secret-']) expect(mayHold(text), text).toBe(false);
});

test('of hundreds of thousands of texts', () => {
  const mayHold = makeMayHold(Array.from({ length: 300_000 }, (_, at) => `secret-${at}`));
  expect(mayHold('the secret-299999')).toBe(true);
  expect(mayHold('the secret')).toBe(false);
});
