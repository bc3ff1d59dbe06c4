import { detached } from '../text/detached.js';
import { isMapping, type Mapping } from '../values.js';

/** How a row of a table is written: all of it but the texts of its values. */
export interface RowForm {
  readonly columns: readonly FormColumn[];
  /** What is written after the last value. */
  readonly end: string;
}

interface FormColumn {
  readonly name: string;
  /** What is written before its value. */
  readonly before: string;
  /** A cell with another value. */
  readonly cell: Mapping;
}

/**
 * The form of a row. Texts in the places of its values, if they need no escapes, come out as the values of these columns. Null
 * where it has other values than texts, or a column that cannot be assigned.
 */
export function formOf(written: string, row: Mapping): RowForm | null {
  const names = Object.keys(row);
  const pieces = piecesOf(written, row);
  // That is tried with texts that are nowhere in a row without a backslash.
  if (pieces === null || written.includes('\\') || names.includes('__proto__')) return null;
  const marked: Mapping = JSON.parse(
    pieces.map((piece, at) => piece + (at < names.length ? `\\u0000${at}` : '')).join(''),
  );
  const columns = names.map((name, at) => ({ name, before: pieces[at] as string, cell: marked[name] as Mapping }));
  const isForm = columns.every(({ cell }, at) => isMapping(cell) && cell.value === `\u0000${at}`);
  return isForm && Object.keys(marked).length === names.length ? { columns, end: pieces.at(-1) as string } : null;
}

const KEY = '"value"';

/** What is written around the values, as far as it can be found by searching. */
function piecesOf(written: string, row: Mapping): string[] | null {
  const pieces: string[] = [];
  let from = 0;
  for (const [name, cell] of Object.entries(row)) {
    const value = isMapping(cell) ? cell.value : null;
    if (typeof value !== 'string') return null;
    const key = written.indexOf(KEY, written.indexOf(`"${name}"`, from));
    const at = written.indexOf('"', key + KEY.length) + 1;
    pieces.push(detached(written.slice(from, at)));
    from = at + value.length;
  }
  return [...pieces, detached(written.slice(from))];
}
