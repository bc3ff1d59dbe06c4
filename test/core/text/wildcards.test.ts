import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeStars, fitsPattern } from '../../../src/core/text/wildcards.js';
import { expectProportional } from '../../support/growth.js';

describe('a text fits a pattern', () => {
  test.each<[text: string, pattern: string, fits: boolean]>([
    ['sparql_query', 'sparql_query', true],
    ['sparql_query', 'Sparql_query', false],
    ['mcp__graph__sparql_query', 'mcp__*__sparql_query', true],
    ['mcp__sparql_query', 'mcp__*__sparql_query', false],
    ['anything', '*', true],
    ['', '*', true],
    ['a', 'a*a', false],
    ['aa', 'a*a', true],
    ['xaybz', '*a*b*', true],
    ['xbyaz', '*a*b*', false],
    ['ab', 'a**b', true],
    ['axb', 'a.b', false],
    ['a[b', 'a[*', true],
    ['a*b', 'a\\*b', true],
    ['a\\xb', 'a\\\\*b', true],
    ['a*b', 'a\\\\*b', false],
    ['*x*', '\\**\\*', true],
    ['a\\', 'a\\', true],
  ])('%j %j: %s', (text, pattern, fits) => expect(fitsPattern(text, pattern)).toBe(fits));

  test('an escaped text as a pattern fits this text alone', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '*', '\\'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (id, other) => {
        expect(fitsPattern(id, escapeStars(id))).toBe(true);
        expect(fitsPattern(other, escapeStars(id))).toBe(other === id);
      }),
      { numRuns: 2000 },
    );
  });

  test('in linear time, however many stars', () => {
    const pattern = `${'*a'.repeat(500)}*b`;
    expect(fitsPattern('a'.repeat(100_000), pattern)).toBe(false);
    expectProportional(
      (length) => 'a'.repeat(length),
      (text) => fitsPattern(text, pattern),
      25_000,
    );
  });
});
