import { describe, expect, test } from 'vitest';
import { compareOutputs, makeSelect, typed } from '../../support/sparql.js';

const nearBy = (absolute: number) => ({ rules: { tolerance: { absolute, relative: 0 }, normalized: String } });

function names(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${at}`);
}

/** A table of decimals, one number for each row and column. */
function decimals(prefix: string, rows: number, columns: number, number: (row: number, column: number) => number) {
  const cellsOf = (row: number) => Array.from({ length: columns }, (_, at) => typed(`${number(row, at)}`, 'decimal'));
  return makeSelect(names(prefix, columns), [...Array(rows).keys()].map(cellsOf));
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
