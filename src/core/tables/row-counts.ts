import { cutTo, detached, isMapping, type Mapping } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { cellText, isTextLiteral, looksTyped, termOf } from './cells.js';
import type { SelectResult } from './result.js';
import { type ColumnPairs, extendKeys, isSet, rowKeys, type SparqlOptions, type Tables, zeros } from './table.js';

/** The rows that two tables have in common under a pairing of their columns. */
export interface RowCounts {
  readonly expected: number;
  readonly actual: number;
  readonly common: number;
  readonly missing: readonly number[];
  /** The reference rows that were found, and the rows of the other side that are not extra. A repeat is listed once if it counts once. */
  readonly found: readonly number[];
  readonly kept: readonly number[];
  readonly extra: readonly number[];
  /** The number of missing rows that are repeats of a row of the other side. */
  readonly missingRepeats: number;
  /** The rows differ only in repeats: as sets, they are equal. */
  readonly onlyRepeats: boolean;
  /** For each side, a function that counts the rows that are equal to a row, including the row itself. */
  readonly copies: Readonly<Record<'expected' | 'actual', (row: number) => number>>;
}

/**
 * Counts rows as sets where duplicates do not count: the reference's over all required columns, the actual's over the
 * paired ones (all of its own where none is paired), common ones by the paired columns.
 */
export function countRows(options: SparqlOptions, tables: Tables, pairs: ColumnPairs): RowCounts {
  const asSet = isSet(options);
  const paired = pairedColumns(pairs);
  const { reference, actual, ids } = tables;
  const [leftKeys, pairedKeys] = keysByPairs(tables, paired);
  const rightKeys = paired.length === 0 ? rowKeys(actual, ids) : pairedKeys;
  const most = reference.rows + actual.rows + 1;
  const right = countKeys(rightKeys, asSet, most);
  if (paired.length === pairs.length) return complete(countKeys(leftKeys, asSet, most), right);
  // Some column has no partner: a reference row is common when its other columns are.
  const left = countKeys(rowKeys(reference, ids), asSet, most);
  const { keys, rows } = left;
  rows.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  const isFound = (row: number) => paired.length > 0 && right.counts[leftKeys[row] as number] !== 0;
  const found = rows.filter(isFound);
  return {
    ...{ expected: rows.length, actual: right.rows.length, common: found.length },
    ...{ missing: rows.filter((row) => !isFound(row)), found, kept: right.rows, extra: [] },
    ...{ missingRepeats: 0, onlyRepeats: false, copies: copiesIn(left, right) },
  };
}

function copiesIn(left: CountedRows, right: CountedRows): RowCounts['copies'] {
  const countIn = ({ keys }: CountedRows, row: number) => keys.filter((key) => key === keys[row]).length;
  return { expected: (row) => countIn(left, row), actual: (row) => countIn(right, row) };
}

/** A reference column and its actual column. */
export type ColumnPair = readonly [index: number, at: number];

export function pairedColumns(pairs: ColumnPairs): ColumnPair[] {
  return pairs.flatMap((at, index): ColumnPair[] => (at === null ? [] : [[index, at]]));
}

/**
 * Assigns numbers to the rows of both tables by the paired columns; equal rows get the same number. `plain`: another form of
 * the columns by which they are compared.
 */
export function keysByPairs(
  { reference, actual, ids }: Omit<Tables, 'isBounded'>,
  pairs: readonly ColumnPair[],
  plain = (column: readonly number[]) => column,
): readonly [readonly number[], readonly number[]] {
  let left: readonly number[] = zeros(reference.rows);
  let right: readonly number[] = zeros(actual.rows);
  for (const [index, at] of pairs) {
    const known = new Map<number, number>();
    left = extendKeys(left, plain(reference.columns[index] as readonly number[]), ids, known);
    right = extendKeys(right, plain(actual.columns[at] as readonly number[]), ids, known);
  }
  return [left, right];
}

type CountedRows = ReturnType<typeof countKeys>;

/** Counts rows by their keys, which are equal for equal rows and below `most`. `rows`: all, or the first one of each key. */
function countKeys(keys: readonly number[], asSet: boolean, most: number) {
  const counts = zeros(most);
  const rows: number[] = [];
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    if (asSet && counts[key] !== 0) continue;
    counts[key] = (counts[key] as number) + 1;
    rows.push(row);
  }
  return { keys, rows, counts };
}

function complete(left: CountedRows, right: CountedRows): RowCounts {
  const { absent: missing, copies: missingCopies, found } = withoutPartner(left, right);
  const { absent: extra, copies: extraCopies, found: kept } = withoutPartner(right, left);
  const [expected, actual] = [left.rows.length, right.rows.length];
  const onlyRepeats = missing.length + extra.length === 0 && missingCopies.length + extraCopies.length > 0;
  return {
    ...{ expected, actual, common: found.length, found, kept },
    ...{ missing: [...missing, ...missingCopies], extra: [...extra, ...extraCopies] },
    ...{ missingRepeats: missingCopies.length, onlyRepeats, copies: copiesIn(left, right) },
  };
}

/** The rows that the other side does not have, the copies that it has too few of, and those that it has. */
function withoutPartner({ keys, rows }: CountedRows, other: CountedRows) {
  const [absent, copies, found]: [number[], number[], number[]] = [[], [], []];
  const left = other.counts.slice();
  for (const row of rows) {
    const key = keys[row] as number;
    if (other.counts[key] === 0) absent.push(row);
    else if (left[key] === 0) copies.push(row);
    else {
      left[key] = (left[key] as number) - 1;
      found.push(row);
    }
  }
  return { absent, copies, found };
}

const SHOWN_ROWS = 5;
const SHOWN_CELL = 200;

export interface ComparedResults {
  readonly reference: SelectResult;
  readonly actual: SelectResult;
  readonly required: readonly string[];
  readonly options: SparqlOptions;
}

/** The first cell of a missing row that an extra row has as a value of another type: the text `1` for the number. */
export function otherTypeOf(
  required: readonly string[],
  { missing_rows: missing = [], extra_rows: extra = [] }: CauseDetail,
): CauseDetail {
  for (const cells of missing) {
    for (const other of extra) {
      const at = required.findIndex((_, column) => differInType(cells[column], other[column]));
      if (at < 0) continue;
      const [expected_value, actual_value] = [cells[at] ?? undefined, other[at] ?? undefined];
      return { first_difference: required[at], expected_value, actual_value };
    }
  }
  return {};
}

/** The first rows that are missing, by required column, and the first that are extra. */
export function rowSamples(
  { reference, actual, required, options }: ComparedResults,
  rows: Pick<RowCounts, 'missing' | 'extra'>,
  pairs: ColumnPairs,
): CauseDetail {
  const actualNames = required.map((_, index) => actual.columns[pairs[index] ?? -1]);
  const isPaired = actualNames.some((name) => name !== undefined);
  const show = (all: readonly Mapping[], indexes: readonly number[], names: readonly (string | undefined)[]) => ({
    pairs: names.map((_, index) => (isPaired ? index : -1)),
    rows: indexes
      .slice(0, SHOWN_ROWS)
      .map((row) => names.map((name) => (name === undefined ? undefined : termOf(all[row] ?? {}, name)))),
  });
  const wanted = show(reference.rows, rows.missing, required);
  const found = show(actual.rows, rows.extra, isPaired ? actualNames : actual.columns);
  const [missing, extra] = readCells([wanted, found], options.cells);
  const isUnbound = isPaired && extra.length > 0 && extra.flat().every((cell) => cell === null);
  return {
    ...(missing.length > 0 && { missing_rows: missing.map((cells) => cells.map(shorten)) }),
    ...(extra.length > 0 && { extra_rows: extra.map((cells) => cells.map(shorten)) }),
    ...(isUnbound && { unbound_columns: actualNames.filter((name) => name !== undefined) }),
  };
}

const shorten = (text: string | null) => text && cutTo(text, SHOWN_CELL);

/** The cells of a table that are shown, and for each of its columns the number of its pair: -1 for one without a partner. */
type ShownCells = { readonly pairs: readonly number[]; readonly rows: readonly (readonly unknown[])[] };

type Texts = (string | null)[][];

/**
 * The cells of two tables as a person reads them; null is unbound. Where a pair of columns has numbers (or booleans), a text
 * that looks like one is quoted: `1` and `"1"` are different cells.
 */
export function readCells(
  tables: readonly [ShownCells, ShownCells],
  cells: SparqlOptions['cells'],
): readonly [Texts, Texts] {
  const isValue = (term: unknown) => cells !== 'lexical' && literalKind(term) === 'value';
  const values = new Set(
    tables.flatMap(({ pairs, rows }) => pairs.filter((_, column) => rows.some((row) => isValue(row[column])))),
  );
  const read = ({ pairs, rows }: ShownCells): Texts =>
    rows.map((row) =>
      pairs.map((pair, column) => {
        const text = cellText(row[column]);
        if (text === null) return null;
        // A blank node would look like a text of its label.
        if (cells === 'values' && isBnode(row[column]) && !text.startsWith('_:')) return `_:${text}`;
        return values.has(pair) && looksLikeValue(row[column]) ? JSON.stringify(text) : detached(text);
      }),
    );
  return [read(tables[0]), read(tables[1])];
}

function isBnode(term: unknown): boolean {
  return isMapping(term) && term.type === 'bnode';
}

/** Two texts of `readCells` that only the quotes, or the mark of a blank node, distinguish. */
function differInType(reference: string | null | undefined, actual: string | null | undefined): boolean {
  if (typeof reference !== 'string' || typeof actual !== 'string') return false;
  const isMarked = (one: string, other: string) => one === JSON.stringify(other) || one === `_:${other}`;
  return isMarked(reference, actual) || isMarked(actual, reference);
}

/** A number or a boolean has a value, which is what is compared; an IRI and an unbound cell are not literals. */
function literalKind(term: unknown): 'text' | 'value' | null {
  if (!isMapping(term) || term.type === 'uri' || term.type === 'bnode') return null;
  return isTextLiteral(term) ? 'text' : 'value';
}

function looksLikeValue(term: unknown): boolean {
  const text = literalKind(term) === 'text' ? cellText(term) : null;
  return text !== null && looksTyped(text);
}
