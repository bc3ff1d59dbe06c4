import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../support/make.js';
import { naiveScore, type RowMode } from '../../support/naive.js';
import { makeSelect, sparqlScore } from '../../support/sparql.js';
import { CELLS, OPTIONS_OF, type TablePair, tablePair } from '../../support/tables.js';

const MODES: readonly RowMode[] = ['set', 'multiset', 'sequence'];
/** All in `npm test`, too: the outcomes are counted, and a few would show too little. */
const COUNTED = { numRuns: 1500 };

function scoreOf({ reference, required, actual, cells }: TablePair, mode: RowMode): number {
  const requiredColumns = required.map((at) => reference.names[at] as string);
  const options = { requiredColumns, cells, ...OPTIONS_OF[mode] };
  return sparqlScore(deepFreeze(select(reference)), deepFreeze(select(actual)), options);
}

function select({ names, rows }: TablePair['actual']) {
  const termsOf = (row: (typeof rows)[number]) => row.map((cell) => CELLS[cell]?.term ?? null);
  return makeSelect(names, rows.map(termsOf));
}

function naiveScoreOf({ reference, required, actual, cells }: TablePair, mode: RowMode): number {
  const classes = ({ names, rows }: TablePair['actual']) => ({
    columns: names.length,
    rows: rows.map((row) => row.map((cell) => CELLS[cell]?.[cells] ?? '')),
  });
  return naiveScore(classes(reference), required, classes(actual), mode);
}

describe.each(MODES)('as a %s', (mode) => {
  test('the comparison agrees with one that tries every mapping of columns', () => {
    const seen = [0, 0];
    fc.assert(
      fc.property(tablePair(), (pair) => {
        const expected = naiveScoreOf(pair, mode);
        seen[expected] = (seen[expected] as number) + 1;
        expect(scoreOf(pair, mode)).toBe(expected);
      }),
      COUNTED,
    );
    // Neither outcome is rare, or the test would say little.
    expect(Math.min(...seen)).toBeGreaterThan(COUNTED.numRuns / 20);
  });

  test('a result scores 1 against itself, and the same under the layout of text', () => {
    fc.assert(
      fc.property(tablePair(), (pair) => {
        const { reference, cells } = pair;
        const output = select(reference);
        const options = { cells, ...OPTIONS_OF[mode] };
        expect(sparqlScore(output, JSON.stringify(output, null, 2), options)).toBe(1);
      }),
    );
  });
});
