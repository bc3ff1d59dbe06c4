import { describe, expect, test } from 'vitest';
import { diffTables } from '../../../src/core/show/table-diff.js';
import type { ShownTable } from '../../../src/core/show/tables.js';

const row = (isDifferent: boolean, ...cells: (string | null)[]) => ({ isDifferent, cells });

function table(columns: string[], rows: ShownTable['rows'], rest: Partial<ShownTable> = {}): ShownTable {
  return {
    columns,
    rows,
    total: rows.length,
    different: rows.filter(({ isDifferent }) => isDifferent).length,
    ...rest,
  };
}

describe('two tables as one', () => {
  test('columns are named by both sides; cells of the agent stand under the column they answer', () => {
    const reference = table(['name', 'line'], [row(true, 'A', 'M1')]);
    const actual = table(['l', 'note', 'n'], [row(true, 'M2', 'x', 'B')]);
    const diff = diffTables({ reference, actual, pairs: ['n', 'l'] });
    expect(diff.columns).toEqual([
      { reference: 'name', actual: 'n' },
      { reference: 'line', actual: 'l' },
      { reference: null, actual: 'note' },
    ]);
    expect(diff.rows.map(({ kind, cells }) => [kind, cells.map(({ text }) => text)])).toEqual([
      ['missing', ['A', 'M1', null]],
      ['extra', ['B', 'M2', 'x']],
    ]);
  });

  test('a missing row is next to the extra row that is most like it, and the cells that differ are marked', () => {
    const reference = table(['a', 'b', 'c'], [row(true, '1', '2', '3'), row(false, '7', '8', '9')]);
    const actual = table(
      ['a', 'b', 'c'],
      [row(true, '1', '5', '6'), row(true, '1', '2', '4'), row(false, '7', '8', '9')],
    );
    const diff = diffTables({ reference, actual, pairs: ['a', 'b', 'c'] });
    const marked = diff.rows.map(({ kind, cells }) => [
      kind,
      cells.filter((cell) => cell.isDifferent).map(({ text }) => text),
    ]);
    expect(marked).toEqual([
      ['missing', ['3']],
      ['extra', ['4']],
      ['extra', []],
      ['common', []],
    ]);
  });

  test('where repeated rows count once, only the distinct ones add up', () => {
    const reference = table(['a'], [row(true, '1'), row(false, '2')], { total: 12, distinct: 6 });
    const actual = table(['a'], [row(true, '3')], { total: 9 });
    const { counts, leftOut } = diffTables({ reference, actual, pairs: ['a'] });
    expect(counts).toEqual({ expected: { total: 12, distinct: 6 }, actual: { total: 9, distinct: 9 } });
    expect(leftOut).toEqual({ missing: 0, extra: 0, common: 4 });
  });

  test('a table without rows has no columns', () => {
    const diff = diffTables({ reference: table(['a'], [row(true, '1')]), actual: table(['a', 'b'], []), pairs: ['a'] });
    expect(diff.columns).toEqual([{ reference: 'a', actual: null }]);
  });

  test('rows in another order are in that of the agent, with their places in the reference, under the reference columns', () => {
    const reference = table(['a', 'b'], [row(false, '1', 'x'), row(false, '2', 'y')], { total: 3 });
    const moved = [
      { ...row(false, 'y', '2'), place: 2 },
      { ...row(false, 'x', '1'), place: 1 },
    ];
    const actual = table(['q', 'p'], moved, { total: 3 });
    const diff = diffTables({ reference, actual, pairs: ['p', 'q'], isReordered: true });
    expect(diff.isReordered).toBe(true);
    expect(diff.rows.map(({ kind, place, cells }) => [kind, place, ...cells.map(({ text }) => text)])).toEqual([
      ['common', 2, '2', 'y'],
      ['common', 1, '1', 'x'],
    ]);
    expect(diff.leftOut.common).toBe(1);
  });

  test('rows that are not shown are counted', () => {
    const reference = table(['a'], [row(true, '1'), row(false, '2')], { total: 50, different: 30 });
    const diff = diffTables({ reference, actual: null, pairs: [null] });
    expect(diff.leftOut).toEqual({ missing: 29, extra: 0, common: 19 });
    expect(diff.counts).toEqual({ expected: { total: 50, distinct: 50 }, actual: null });
    expect(diff.columns).toEqual([{ reference: 'a', actual: null }]);
  });
});
