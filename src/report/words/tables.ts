import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { shortIds } from '../../core/show/ids.js';
import { whole } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from './blocks.js';
import { code, cut, plain, type Text } from './text.js';

/**
 * Omits the column at `at` if its cells are equal in all rows. `formatUniform` formats their value for the head of the
 * first column instead (empty: no text). A single row keeps all its columns, unless that text is empty.
 */
export function withoutUniform(
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  at: number,
  formatUniform: (cell: string) => string,
): Block {
  const cells = new Set(rows.map((row) => plain(row[at] ?? [])));
  const [cell = ''] = cells;
  const headSuffix = formatUniform(cell);
  if (cells.size !== 1 || (rows.length === 1 && headSuffix !== '')) return { kind: 'table', columns, rows };
  const omitColumn = <T>(list: readonly T[]) => list.filter((_, index) => index !== at);
  const [first, ...rest] = omitColumn(columns) as [Column, ...Column[]];
  const head = headSuffix === '' ? first.head : [...first.head, ` (${headSuffix})`];
  return { kind: 'table', columns: [{ ...first, head }, ...rest], rows: rows.map(omitColumn) };
}

/** Note on a cut list: "Showing 20 of 57; all are in the report."; empty if it is not cut. */
export function cutNote(
  total: number,
  { rows, allAt = 'all are in the report' }: Pick<ViewOptions, 'rows' | 'allAt'>,
): Block[] {
  if (total <= rows) return [];
  return [{ kind: 'paragraph', text: [`Showing ${whole(rows)} of ${whole(total)}; ${allAt}.`] }];
}

/** Maximum length of an id in a table; further characters are not needed to distinguish questions. */
export const MAX_ID_LENGTH = 60;

/** The id of each question, by which it can be shown with `stepgate show`; hashes are cut to their first characters. */
export function shownIds({ run, comparison }: Report, { idOf = questionId, ids }: ViewOptions): typeof idOf {
  const removed = comparison.kind === 'compared' ? comparison.removed : [];
  const knownIds = [...run.questions, ...removed].flatMap((question) => idOf(question) ?? []);
  const shortIdMap = ids === 'full' ? new Map<string, string>() : shortIds(knownIds);
  return (question) => {
    const id = idOf(question);
    return id === null ? null : (shortIdMap.get(id) ?? id);
  };
}

/** The id of a question, unless a view shows another one. */
export function questionId({ id }: QuestionFigures): string {
  return id;
}

/** Adds the ids of questions as the last column; omitted if no question has an id besides its text. */
export function withIds(
  columns: readonly Column[],
  rows: readonly Text[][],
  questions: readonly QuestionFigures[],
  { idOf = questionId, ids, textOf }: Pick<ViewOptions, 'idOf' | 'ids' | 'textOf'>,
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
