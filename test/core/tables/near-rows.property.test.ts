import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareResults } from '../../../src/core/tables/compare.js';
import type { SparqlOptions } from '../../../src/core/tables/table.js';
import { fewer } from '../../support/fewer.js';
import { makeRandom, shuffled } from '../../support/random.js';

type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

interface Case {
  readonly reference: Rows;
  readonly actual: Rows;
  readonly width: number;
  readonly tolerance: { readonly absolute: number; readonly relative: number } | null;
  readonly mode: 'multiset' | 'set' | 'sequence';
}

function compare({ reference, actual, width, tolerance, mode }: Case, columns: readonly string[]) {
  const result = (names: readonly string[], rows: Rows) => ({
    kind: 'select' as const,
    columns: names,
    rows: rows.map((row) =>
      Object.fromEntries(names.flatMap((name, at) => (row[at] == null ? [] : [[name, term(row[at])]]))),
    ),
  });
  const options: SparqlOptions = {
    ...{ requiredColumns: null, ordered: mode === 'sequence', ignoreDuplicates: mode === 'set', cells: 'typed' },
    rules: { tolerance, normalized: (text) => text },
  };
  const wanted = Array.from({ length: width }, (_, at) => `c${at}`);
  return compareResults(result(wanted, reference), result(columns, actual), options);
}

const term = (cell: Cell | undefined) => ({ type: 'literal', value: cell });

/** What the documentation says, word by word: all pairings of columns, and for each the largest number of pairs of rows. */
function bruteForce({ reference, actual, width, tolerance, mode }: Case, columns: number) {
  if (tolerance === null) throw new Error('without a tolerance nothing is near');
  const wanted = mode === 'set' ? distinct(reference) : reference;
  let [common, isSame] = [0, false];
  for (const pairs of injections(width, columns)) {
    const fits = (row: readonly Cell[], other: readonly Cell[]) =>
      row.every((cell, at) => isNear(cell, other[pairs[at] as number] ?? null, tolerance));
    const edges = wanted.map((row) => actual.flatMap((other, at) => (fits(row, other) ? [at] : [])));
    const count = largest(edges, new Set());
    common = Math.max(common, count);
    const all = count === wanted.length;
    const covered = new Set(edges.flat()).size === actual.length;
    if (mode === 'multiset') isSame ||= all && reference.length === actual.length;
    if (mode === 'set') isSame ||= all && covered;
    if (mode === 'sequence')
      isSame ||= reference.length === actual.length && reference.every((row, at) => fits(row, actual[at] as Cell[]));
  }
  return { isSame, common };
}

function isNear(wanted: Cell, found: Cell, { absolute, relative }: NonNullable<Case['tolerance']>): boolean {
  if (typeof wanted !== 'number' || typeof found !== 'number') return wanted === found;
  return Math.abs(wanted - found) <= Math.max(absolute, relative * Math.abs(wanted)) + 1e-9;
}

function distinct(rows: Rows): Rows {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

function* injections(width: number, columns: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === width) yield taken;
  else for (let at = 0; at < columns; at++) if (!taken.includes(at)) yield* injections(width, columns, [...taken, at]);
}

function largest([first, ...rest]: readonly (readonly number[])[], taken: ReadonlySet<number>): number {
  if (!first) return 0;
  const without = largest(rest, taken);
  const free = first.filter((at) => !taken.has(at));
  return free.reduce((most, at) => Math.max(most, 1 + largest(rest, new Set([...taken, at]))), without);
}

const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -6, max: 14 }) },
  { weight: 2, arbitrary: fc.constantFrom('a', 'b') },
  { weight: 1, arbitrary: fc.constant(null) },
);

const small: fc.Arbitrary<Case & { readonly columns: number }> = fc
  .record({ width: fc.integer({ min: 1, max: 3 }), more: fc.nat(1) })
  .chain(({ width, more }) => {
    const rowsOf = (length: number) =>
      fc.array(fc.array(cell, { minLength: length, maxLength: length }), { minLength: 1, maxLength: 4 });
    return fc.record({
      reference: rowsOf(width),
      actual: rowsOf(width + more),
      width: fc.constant(width),
      columns: fc.constant(width + more),
      tolerance: fc.constantFrom(
        { absolute: 1, relative: 0 },
        { absolute: 3, relative: 0 },
        { absolute: 0, relative: 0.25 },
        { absolute: 0.5, relative: 1.5 },
      ),
      mode: fc.constantFrom('multiset' as const, 'set' as const, 'sequence' as const),
    });
  });

/** The same rows in another order with other columns first, each number off by something. */
const shifted = small.chain((one) =>
  fc
    .record({
      order: fc.shuffledSubarray([...one.reference.keys()], { minLength: one.reference.length }),
      off: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 20, maxLength: 20 }),
      swapped: fc.boolean(),
    })
    .map(({ order, off, swapped }) => {
      const moved = order.map((row, at) => {
        const cells = (one.reference[row] as readonly Cell[]).map((value, column) =>
          typeof value === 'number' ? value + (off[(at * 3 + column) % 20] as number) / 2 : value,
        );
        return swapped ? cells.toReversed() : cells;
      });
      return { ...one, actual: moved, columns: one.width };
    }),
);

describe('tables whose numbers may be off', () => {
  test.each([
    ['of any cells', small],
    ['with numbers that are off by a little', shifted],
  ])('equal the documented rule on small tables %s', (_, tables) => {
    const seen = { same: 0, other: 0 };
    fc.assert(
      fc.property(tables, fc.boolean(), (one, isNamed) => {
        const names = Array.from({ length: one.columns }, (_, at) => (isNamed ? `c${at}` : `x${at}`));
        const { isSame, common } = bruteForce(one, one.columns);
        const found = compare(one, names);
        seen[isSame ? 'same' : 'other']++;
        expect(found.score).toBe(isSame ? 1 : 0);
        if (one.mode !== 'set' || isSame) expect(found.rows?.().common).toBe(isSame ? found.rows?.().expected : common);
      }),
      { numRuns: fewer(100_000) },
    );
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(fewer(100_000) / 1000);
  });

  test('match with 10,000 rows and 3 columns under other names, in another order', () => {
    const random = makeRandom(10_000);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const reference = Array.from({ length: 10_000 }, () => Array.from({ length: 3 }, () => upTo(100)));
    const off = reference.map((row) => row.map((value) => value + upTo(1)).toReversed());
    const one = { reference, width: 3, mode: 'set' as const, tolerance: { absolute: 1, relative: 0 } };
    expect(compare({ ...one, actual: shuffled(off, random) }, ['x0', 'x1', 'x2']).score).toBe(1);
    // A row whose numbers no reference row allows.
    const wrong = off.map((row, at) => (at === 7 ? row.map(() => 103) : row));
    expect(compare({ ...one, actual: shuffled(wrong, random) }, ['x0', 'x1', 'x2']).score).toBe(0);
  });

  test('and tiny numbers, which are 0 to 5 decimals, stay different within their own tolerance', () => {
    const tolerance = { absolute: 0, relative: 0.01 };
    const rows = [[1e-7], [2e-7]];
    const one = { reference: rows, actual: rows, width: 1, tolerance, mode: 'set' as const };
    expect(compare(one, ['c0']).score).toBe(1);
    expect(compare({ ...one, actual: [[1e-7]] }, ['c0']).score).toBe(0);
  });
});
