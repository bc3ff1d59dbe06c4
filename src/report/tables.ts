import { whole } from '../core/text/numerals.js';
import type { Block, Column, ViewOptions } from './blocks.js';
import { plain, type Text } from './text.js';

/**
 * A table without a column that says the same in every row: `say` tells in the head of the first column what it said,
 * an empty text for nothing. A single row keeps all its columns.
 */
export function withoutUniform(
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  at: number,
  say: (cell: string) => string,
): Block {
  const cells = new Set(rows.map((row) => plain(row[at] ?? [])));
  const [cell = ''] = cells;
  const words = say(cell);
  if (cells.size !== 1 || (rows.length === 1 && words !== '')) return { kind: 'table', columns, rows };
  const others = <T>(list: readonly T[]) => list.filter((_, index) => index !== at);
  const [first, ...rest] = others(columns) as [Column, ...Column[]];
  const head = words === '' ? first.head : [...first.head, ` (${words})`];
  return { kind: 'table', columns: [{ ...first, head }, ...rest], rows: rows.map(others) };
}

/** What a list that was cut leaves out, in numbers. */
export function cutNote(
  all: number,
  { rows, allAt = 'all are in the report' }: Pick<ViewOptions, 'rows' | 'allAt'>,
): Block[] {
  if (all <= rows) return [];
  return [{ kind: 'paragraph', text: [`Showing ${whole(rows)} of ${whole(all)}; ${allAt}.`] }];
}
