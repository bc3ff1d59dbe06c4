import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewer } from '../../../support/fewer.js';
import { matchedDetail } from '../../../support/matching.js';
import { type Cell, WRITERS, type WrittenTable, writtenTable } from '../../../support/table-forms.js';

const form = fc.constantFrom(...Object.keys(WRITERS));
const place = fc.nat({ max: 99 });

/** A value that no generated table has. */
const NEW = 1_234_567;

function changedCell({ names, rows }: WrittenTable, row: number, column: number): WrittenTable {
  const change = (cells: readonly Cell[]) => cells.map((cell, at) => (at === column % names.length ? NEW : cell));
  return { names, rows: rows.map((cells, at) => (at === row % rows.length ? change(cells) : cells)) };
}

function withoutColumn({ names, rows }: WrittenTable, column: number): WrittenTable {
  const others = <T>(list: readonly T[]) => list.filter((_, at) => at !== column % names.length);
  return { names: others(names), rows: rows.map(others) };
}

function hasValue({ names, rows }: WrittenTable, column: number): boolean {
  return rows.some((row) => row[column % names.length] !== null);
}

const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, at) => list[(at + by) % list.length] as T);

type Change = readonly [
  what: string,
  score: 0 | 1,
  change: (table: WrittenTable, row: number, column: number) => WrittenTable | null,
];

/** Changes of the answer, and what the step then scores; null where a table cannot be changed so. */
const CHANGES: readonly Change[] = [
  ['nothing', 1, (table) => table],
  ['other names', 1, ({ names, rows }) => ({ names: names.map((name) => `${name}_x`), rows })],
  ['turned columns', 1, ({ names, rows }, n) => ({ names: turned(names, n), rows: rows.map((row) => turned(row, n)) })],
  ['another order of the rows', 1, ({ names, rows }, by) => ({ names, rows: turned(rows, by) })],
  ['a further column', 1, ({ names, rows }) => ({ names: [...names, 'd'], rows: rows.map((row) => [...row, NEW]) })],
  ['another cell', 0, changedCell],
  ['a row less', 0, ({ names, rows }, at) => ({ names, rows: rows.filter((_, row) => row !== at % rows.length) })],
  ['a row more', 0, ({ names, rows }) => ({ names, rows: [...rows, names.map(() => NEW)] })],
  // Objects can leave out a column without any value.
  ['a column less', 0, (of, _, at) => (hasValue(of, at) && of.names.length > 1 ? withoutColumn(of, at) : null)],
];

describe('a table in two forms', () => {
  test.each(CHANGES)('%s of the answer: %i', (_, score, change) => {
    fc.assert(
      fc.property(writtenTable, form, form, place, place, (table, one, other, row, column) => {
        const changed = change(table, row, column);
        if (changed === null) return;
        const { mediaType = 'application/json', write } = WRITERS[one] as (typeof WRITERS)[string];
        const reference = { match_output: 'table', output_media_type: mediaType, output: write(table) };
        const answer = { output: WRITERS[other]?.write(changed) };
        const { score: found, cause, detail } = matchedDetail(reference, answer);
        if (found !== score) expect({ reference, answer, score: found, cause, detail }).toBe(`scores ${score}`);
      }),
      { numRuns: fewer(2000), endOnFailure: true },
    );
  });

  test('the order of the rows counts where the step says so', () => {
    fc.assert(
      fc.property(writtenTable, form, form, place, (table, one, other, by) => {
        const { mediaType = 'application/json', write } = WRITERS[one] as (typeof WRITERS)[string];
        const keys = { match_output: 'table', output_media_type: mediaType, output: write(table), ordered: true };
        const rows = turned(table.rows, by);
        const isSame = by % rows.length === 0;
        expect(matchedDetail(keys, { output: WRITERS[other]?.write({ ...table, rows }) }).score).toBe(isSame ? 1 : 0);
      }),
      { numRuns: fewer(2000), endOnFailure: true },
    );
  });
});
