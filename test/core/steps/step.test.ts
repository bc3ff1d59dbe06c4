import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsPattern, prepareActual } from '../../../src/core/steps/step.js';
import { threadMs } from '../../support/clock.js';
import { makeActual } from '../../support/make.js';

describe('a name fits a pattern', () => {
  test.each<[text: string, pattern: string, fits: boolean]>([
    ['sparql_query', 'sparql_query', true],
    ['sparql_query', 'Sparql_query', false],
    ['sparql_query2', 'sparql_query', false],
    ['mcp__graph__sparql_query', 'mcp__*__sparql_query', true],
    ['mcp__sparql_query', 'mcp__*__sparql_query', false],
    ['mcp____sparql_query', 'mcp__*__sparql_query', true],
    ['anything', '*', true],
    ['', '*', true],
    ['', '', true],
    ['a', '', false],
    ['ab', 'a*', true],
    ['a', 'a*', true],
    ['ba', 'a*', false],
    ['ba', '*a', true],
    ['ab', '*a', false],
    ['abab', '*ab', true],
    ['a', 'a*a', false],
    ['aa', 'a*a', true],
    ['xaybz', '*a*b*', true],
    ['xbyaz', '*a*b*', false],
    ['aab', 'a*ab', true],
    ['ab', 'a**b', true],
    ['a.b', 'a.b', true],
    ['axb', 'a.b', false],
    ['a[b', 'a[*', true],
  ])('%j %j: %s', (text, pattern, fits) => expect(fitsPattern(text, pattern)).toBe(fits));

  test('as a regular expression would say', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 7 });
    fc.assert(
      fc.property(text, text, (name, pattern) => {
        const plain = name.replaceAll('*', 'b');
        expect(fitsPattern(plain, pattern)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(plain));
      }),
      { numRuns: 2000 },
    );
  });

  test('in linear time, however many stars', () => {
    const started = threadMs();
    expect(fitsPattern('a'.repeat(100_000), `${'*a'.repeat(500)}*b`)).toBe(false);
    expect(threadMs() - started).toBeLessThan(500);
  });
});

test('an actual step has its own name and those of the aliases that it fits', () => {
  const aliases = [
    { name: 'sparql_query', pattern: 'graphdb_*' },
    { name: 'lookup', pattern: 'find' },
  ];
  expect([...prepareActual(makeActual({ name: 'graphdb_sparql' }), aliases).names]).toEqual([
    'graphdb_sparql',
    'sparql_query',
  ]);
});
