import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { shortIds } from '../../core/show/ids.js';
import type { Column, ViewOptions } from '../blocks.js';
import { code, cut, type Text } from '../text.js';

/** Characters of an id that a table shows; what follows is not needed to tell questions apart. */
const LONGEST_ID = 60;

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
    return id === null ? [] : [code(ids === 'full' ? id : cut(id, LONGEST_ID))];
  });
  if (cells.every((cell) => cell.length === 0)) return { columns, rows };
  const column: Column = { head: ['Id'], align: 'left', unquoted: true, givesWay: ids !== 'full' };
  return { columns: [...columns, column], rows: rows.map((row, at) => [...row, cells[at] ?? []]) };
}
