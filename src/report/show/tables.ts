import type { ShownTable, ShownTables } from '../../core/show/question.js';
import { counted, whole } from '../../core/text/numerals.js';
import { columnWidths, type TerminalStyle, wrapped } from '../terminal.js';
import { codeLine, oneLine } from '../text.js';
import { middleCut, padded } from './lines.js';

const GAP = 2;
/** Narrower columns say too little of what they hold. */
const NARROWEST = 14;
/** Characters of a cell that are looked at. */
const MOST_CELL = 300;

/** Both tables, one below the other: `-` marks what is missing, `+` what is too much; numbers, where the order counts. */
export function renderTables(
  { reference, actual, isReordered }: ShownTables,
  call: string,
  style: TerminalStyle,
): string[] {
  const sides = [
    { name: 'the reference', table: reference, mark: '-', what: 'missing', paint: style.red },
    { name: call, table: actual, mark: '+', what: 'extra', paint: style.green },
  ] as const;
  return sides.flatMap(({ name, table, mark, what, paint }, at) => {
    if (!table) return [];
    const different = table.different > 0 ? `, ${whole(table.different)} ${what}` : '';
    const order = isReordered && at > 0 ? ', in another order (#: row of the reference)' : '';
    const head = style.bold(wrapped(`Rows of ${name}: ${whole(table.total)}${different}${order}`, style.width, 2));
    return [...(at > 0 ? [''] : []), head, ...renderRows(table, mark, paint, style)];
  });
}

function renderRows(table: ShownTable, mark: string, paint: (text: string) => string, style: TerminalStyle): string[] {
  if (table.columns.length === 0 || table.rows.length === 0) return [];
  const most = Math.max(1, Math.floor((style.width - 2 + GAP) / (NARROWEST + GAP)));
  const columns = table.columns.slice(0, most).map((name) => oneLine(name));
  const rows = table.rows.map(({ cells }) =>
    cells.slice(0, most).map((cell) => (cell === null ? '–' : codeLine(cell.slice(0, MOST_CELL)))),
  );
  const numbers = numberColumn(table);
  const widths = columnWidths([columns, ...rows], style.width - 2 - (numbers[0]?.length ?? 0));
  const lineOf = (cells: readonly string[], line: number) =>
    `${numbers[line] ?? ''}${cells
      .map((cell, at) => padded(middleCut(cell, widths[at] ?? NARROWEST), widths[at] ?? NARROWEST))
      .join(' '.repeat(GAP))}`.trimEnd();
  const lines = rows.map((cells, at) => {
    const isDifferent = table.rows[at]?.isDifferent === true;
    const line = `${isDifferent ? mark : ' '} ${lineOf(cells, at + 1)}`;
    return isDifferent ? paint(line) : line;
  });
  return [style.dim(`  ${lineOf(columns, 0)}`), ...lines, ...restOf(table, most, style)];
}

/** The first column, with its head: which row of the reference each row is; empty where their order does not count. */
function numberColumn({ rows }: ShownTable): string[] {
  if (!rows.some(({ place }) => place !== undefined)) return [];
  const cells = ['#', ...rows.map(({ place }) => (place == null ? '' : String(place)))];
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => `${cell.padStart(width)}${' '.repeat(GAP)}`);
}

function restOf({ columns, total, rows }: ShownTable, most: number, style: TerminalStyle): string[] {
  const parts = [
    total > rows.length ? counted(total - rows.length, 'more row') : '',
    columns.length > most ? counted(columns.length - most, 'more column') : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? [style.dim(`  … ${parts.join(', ')}`)] : [];
}
