import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { shortIds } from '../../core/show/ids.js';
import { whole } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from './blocks.js';
import { code, cut, plain, type Text } from './text.js';

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

/** Characters of an id that a table shows; what follows is not needed to tell questions apart. */
const MAX_ID_LENGTH = 60;

/** What a reader calls each question by, so that a single one can be shown: of a hash the first characters alone. */
export function shownIds({ run, comparison }: Report, { idOf = ownId, ids }: ViewOptions): typeof idOf {
  const removed = comparison.kind === 'compared' ? comparison.removed : [];
  const known = [...run.questions, ...removed].flatMap((question) => idOf(question) ?? []);
  const short = ids === 'full' ? new Map<string, string>() : shortIds(known);
  return (question) => {
    const id = idOf(question);
    return id === null ? null : (short.get(id) ?? id);
  };
}

function ownId({ id }: QuestionFigures): string {
  return id;
}

/** A table of questions with their ids in the last column; without it where no question has one that its text does not say. */
export function withIds(
  columns: readonly Column[],
  rows: readonly Text[][],
  questions: readonly QuestionFigures[],
  { idOf = ownId, ids, textOf }: Pick<ViewOptions, 'idOf' | 'ids' | 'textOf'>,
): { readonly columns: readonly Column[]; readonly rows: readonly Text[][] } {
  const cells = rows.map((_, at): Text => {
    const question = questions[at];
    const id = question && typeof textOf(question) === 'string' ? idOf(question) : null;
    return id === null ? [] : [code(ids === 'full' ? id : cut(id, MAX_ID_LENGTH))];
  });
  if (cells.every((cell) => cell.length === 0)) return { columns, rows };
  const column: Column = { head: ['Id'], align: 'left', unquoted: true, givesWay: ids !== 'full' };
  return { columns: [...columns, column], rows: rows.map((row, at) => [...row, cells[at] ?? []]) };
}
