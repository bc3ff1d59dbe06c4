import fc from 'fast-check';
import type { RowMode } from './naive.js';
import { plain, type Term, typed, uri } from './sparql.js';

/** A table of indexes into `CELLS`. */
export interface CellTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/** Two results to compare; `required` are columns of the reference. */
export interface TablePair {
  readonly reference: CellTable;
  readonly actual: CellTable;
  readonly required: readonly number[];
  readonly cells: 'typed' | 'lexical';
}

export const OPTIONS_OF: Readonly<Record<RowMode, { ordered: boolean; ignoreDuplicates: boolean }>> = {
  set: { ordered: false, ignoreDuplicates: true },
  multiset: { ordered: false, ignoreDuplicates: false },
  sequence: { ordered: true, ignoreDuplicates: false },
};

/** Few cells, many of them equal to another under one rule and not under the other; and what they are equal to. */
export const CELLS: readonly { readonly term: Term; readonly typed: string; readonly lexical: string }[] = [
  { term: null, typed: 'unbound', lexical: 'unbound' },
  { term: typed('1', 'integer'), typed: 'number 1', lexical: 'text 1' },
  { term: typed('1.0', 'decimal'), typed: 'number 1', lexical: 'text 1.0' },
  { term: plain('1'), typed: 'text 1', lexical: 'text 1' },
  { term: plain(''), typed: 'text', lexical: 'text' },
  { term: typed('1', 'boolean'), typed: 'boolean true', lexical: 'text 1' },
  { term: typed('true', 'boolean'), typed: 'boolean true', lexical: 'text true' },
  { term: uri('true'), typed: 'text true', lexical: 'text true' },
];

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * Pairs of small tables with few distinct cells. Half of the actual ones are made of the reference: its required
 * columns under other places, its rows in another order and perhaps repeated, at times with one cell changed.
 */
export function tablePair(): fc.Arbitrary<TablePair> {
  const palette = fc.uniqueArray(fc.nat(CELLS.length - 1), { minLength: 1, maxLength: 3 });
  return palette.chain((pool) => fc.oneof(independent(fc.constantFrom(...pool)), derived(fc.constantFrom(...pool))));
}

export function cellTable(cell: fc.Arbitrary<number>, columns: fc.Arbitrary<number>): fc.Arbitrary<CellTable> {
  return fc
    .tuple(columns, fc.shuffledSubarray(NAMES, { minLength: NAMES.length }))
    .chain(([width, names]) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 })
        .map((rows) => ({ names: names.slice(0, width), rows })),
    );
}

function withRequired(reference: CellTable): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([...reference.names.keys()], { minLength: Math.min(1, reference.names.length - 1) });
}

const cellRule = fc.constantFrom('typed' as const, 'lexical' as const);

function independent(cell: fc.Arbitrary<number>): fc.Arbitrary<TablePair> {
  const reference = cellTable(cell, fc.integer({ min: 1, max: 4 }));
  const actual = cellTable(cell, fc.integer({ min: 0, max: 5 }));
  return reference.chain((table) =>
    fc.record({ reference: fc.constant(table), required: withRequired(table), actual, cells: cellRule }),
  );
}

function derived(cell: fc.Arbitrary<number>): fc.Arbitrary<TablePair> {
  const reference = cellTable(cell, fc.integer({ min: 1, max: 4 }));
  return reference
    .chain((table) => fc.tuple(fc.constant(table), withRequired(table)))
    .chain(([table, required]) =>
      fc.record({
        ...{ reference: fc.constant(table), required: fc.constant(required), actual: copyOf(table, required, cell) },
        cells: cellRule,
      }),
    );
}

function copyOf(table: CellTable, required: readonly number[], cell: fc.Arbitrary<number>): fc.Arbitrary<CellTable> {
  const rows = fc.shuffledSubarray([...table.rows], { minLength: table.rows.length });
  const more = table.rows.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...table.rows), { maxLength: 2 });
  return fc
    .record({
      rows: fc.oneof(fc.constant([...table.rows]), rows),
      repeated: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: more }),
      order: fc.shuffledSubarray([...required.keys(), -1, -2], { minLength: required.length + 1 }),
      names: fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
      filling: fc.infiniteStream(cell),
      change: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.tuple(fc.nat(), cell) }),
    })
    .map(({ rows, repeated, order, names, filling, change }) => {
      const cells = [...rows, ...repeated].map((row) =>
        order.map((at) => (at < 0 ? filling.next().value : (row[required[at] as number] as number))),
      );
      const changed = change && cells[change[0] % Math.max(1, cells.length)];
      if (change && changed) changed[change[0] % changed.length] = change[1];
      return { names: names.slice(0, order.length), rows: cells };
    });
}
