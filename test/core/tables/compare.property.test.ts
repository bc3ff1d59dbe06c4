import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewer } from '../../support/fewer.js';
import { deepFreeze } from '../../support/make.js';
import { naiveScore, type RowMode } from '../../support/naive.js';
import { makeSelect, sparqlScore } from '../../support/sparql.js';
import { CELLS, OPTIONS_OF, type TablePair, tablePair } from '../../support/tables.js';

const MODES: readonly RowMode[] = ['set', 'multiset', 'sequence'];
const UNORDERED: readonly RowMode[] = ['set', 'multiset'];
/** All in `npm test`, too, where the outcomes are counted: a few would show too little. */
const COUNTED = { numRuns: 1500 };
const RUNS = { numRuns: fewer(1500) };

function scoreOf({ reference, required, actual, cells }: TablePair, mode: RowMode): number {
  const requiredColumns = required.map((at) => reference.names[at] as string);
  const options = { requiredColumns, cells, ...OPTIONS_OF[mode] };
  return sparqlScore(deepFreeze(select(reference)), deepFreeze(select(actual)), options);
}

function select({ names, rows }: TablePair['actual']) {
  return makeSelect(
    names,
    rows.map((row) => row.map((cell) => CELLS[cell]?.term ?? null)),
  );
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

  test('the order of columns never matters', () => {
    fc.assert(
      fc.property(tablePair(), fc.infiniteStream(fc.nat()), (pair, keys) => {
        const [actual, order] = permuted(pair.actual, keys);
        const [reference, places] = permuted(pair.reference, keys);
        expect(order.length).toBe(actual.names.length);
        const required = pair.required.map((at) => places.indexOf(at));
        expect(scoreOf({ ...pair, actual, reference, required }, mode)).toBe(scoreOf(pair, mode));
      }),
      RUNS,
    );
  });

  test('names of columns never matter', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'length'), {
      minLength: 8,
    });
    fc.assert(
      fc.property(tablePair(), names, names, (pair, left, right) => {
        const renamed = {
          ...pair,
          reference: { ...pair.reference, names: left.slice(0, pair.reference.names.length) },
          actual: { ...pair.actual, names: right.slice(0, pair.actual.names.length) },
        };
        expect(scoreOf(renamed, mode)).toBe(scoreOf(pair, mode));
      }),
      RUNS,
    );
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

describe.each(UNORDERED)('as a %s', (mode) => {
  test('the order of rows never matters', () => {
    fc.assert(
      fc.property(tablePair(), fc.infiniteStream(fc.nat()), (pair, keys) => {
        const shuffle = (table: TablePair['actual']) => ({ ...table, rows: byKeys(table.rows, keys) });
        const moved = { ...pair, reference: shuffle(pair.reference), actual: shuffle(pair.actual) };
        expect(scoreOf(moved, mode)).toBe(scoreOf(pair, mode));
      }),
      RUNS,
    );
  });
});

describe('a repeated row', () => {
  const repeated = (pair: TablePair, row: number): TablePair => {
    const { rows } = pair.actual;
    return { ...pair, actual: { ...pair.actual, rows: [...rows, rows[row % rows.length] as number[]] } };
  };

  test('never matters in a set', () => {
    fc.assert(
      fc.property(tablePair(), fc.nat(), (pair, row) => {
        fc.pre(pair.actual.rows.length > 0);
        expect(scoreOf(repeated(pair, row), 'set')).toBe(scoreOf(pair, 'set'));
      }),
      RUNS,
    );
  });

  test.each<RowMode>(['multiset', 'sequence'])('makes equal results differ as a %s', (mode) => {
    fc.assert(
      fc.property(tablePair(), fc.nat(), (pair, row) => {
        fc.pre(pair.actual.rows.length > 0 && pair.required.length > 0 && scoreOf(pair, mode) === 1);
        expect(scoreOf(repeated(pair, row), mode)).toBe(0);
      }),
    );
  });
});

type Table = TablePair['actual'];

function byKeys<T>(items: readonly T[], keys: Iterator<number>): T[] {
  const keyed = items.map((item) => ({ item, key: Number(keys.next().value) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** The table with its columns in another order, and that order. */
function permuted(table: Table, keys: Iterator<number>): [Table, number[]] {
  const order = byKeys([...table.names.keys()], keys);
  const rows = table.rows.map((row) => order.map((at) => row[at] as number));
  return [{ names: order.map((at) => table.names[at] as string), rows }, order];
}
