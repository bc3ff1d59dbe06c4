import { describe, expect, test } from 'vitest';
import { startSearch } from '../../../src/core/tables/table.js';
import { makeRandom, shuffled } from '../../support/random.js';
import { compareOutputs, makeSelect, typed } from '../../support/sparql.js';

const nearBy = (absolute: number) => ({
  rules: { tolerance: { absolute, relative: 0 }, normalized: (text: string) => text },
});

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${at}`);
}

/** A table of decimals, one number for each row and column. */
function decimals(prefix: string, rows: number, columns: number, number: (row: number, column: number) => number) {
  return makeSelect(
    names(prefix, columns),
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, at) => typed(String(number(row, at)), 'decimal')),
    ),
  );
}

describe.each([
  ['in order', true],
  ['in any order', false],
])('many columns with numbers that may be off, %s', (_, ordered) => {
  test('whose names differ are given up rather than tried one with each other', () => {
    const wide = (prefix: string, off: number) => decimals(prefix, 1, 6000, (__, at) => at + off);
    const { score, explain } = compareOutputs(wide('r', 0), wide('a', 0.05), { ordered, ...nearBy(0.1) });
    expect(score).toBe(0);
    expect(explain?.().cause.kind).toBe('too_symmetric');
  });
});

test('twenty hard pairs of tables of one question take little more than a few', () => {
  const numbers = (prefix: string, seed: number) => {
    const random = makeRandom(seed);
    const base = Array.from({ length: 8 }, (_, row) => row % 3);
    const columns = Array.from({ length: 30 }, () => shuffled(base, random));
    return decimals(prefix, 8, 30, (row, at) => columns[at]?.[row] as number);
  };
  /** Each cell may be visited so often whatever was visited before. */
  const LEAST = 5000 + 10 * 2 * 8 * 30;
  const search = startSearch();
  const all = search.left;
  const [reference, actual] = [numbers('r', 1), numbers('a', 2)];
  const pairs = 20;
  const kinds = Array.from(
    { length: pairs },
    () => compareOutputs(reference, actual, { ...nearBy(0.1), search }).explain?.().cause.kind,
  );
  expect(kinds.at(-1)).toBe('too_symmetric');
  expect(all).toBeGreaterThan(0);
  expect(search.left).toBeLessThan(LEAST);
  expect(search.left).toBeGreaterThan(-25_000_000 - pairs * LEAST);
});
