import type { ShownRow, ShownTable, ShownTables } from './question.js';

/** Two tables as one: what is missing, what is too much, and what both have. */
export interface TableDiff {
  readonly columns: readonly DiffColumn[];
  readonly rows: readonly DiffRow[];
  readonly counts: { readonly expected: RowCount; readonly actual: RowCount | null };
  /** Rows of each kind that are not among the rows. */
  readonly leftOut: Readonly<Record<DiffRow['kind'], number>>;
  /** The common rows are in another order, which counts: they are in the order of the agent's, with their places. */
  readonly isReordered: boolean;
}

/** Rows of a table, and those that were compared: repeated rows can count once. */
export interface RowCount {
  readonly total: number;
  readonly distinct: number;
}

/** A column of the reference and the one that stands for it; a column that only the agent's table has lacks the first. */
export interface DiffColumn {
  readonly reference: string | null;
  readonly actual: string | null;
}

export interface DiffRow {
  readonly kind: 'missing' | 'extra' | 'common';
  readonly cells: readonly DiffCell[];
  /** Of a row that stands for several, which are the same in the compared columns, how many; absent: one. */
  readonly copies?: number;
  /** Its number in the reference, from 1 on; only of reordered rows. */
  readonly place?: number;
}

export interface DiffCell {
  /** null: unbound, or not in this table. */
  readonly text: string | null;
  /** The row that stands beside this one has another value here. */
  readonly isDifferent: boolean;
}

/** Lays two tables on each other. Missing and extra rows that agree in some cells stand beside each other. */
export function diffTables({ reference, actual, pairs, ...tables }: ShownTables): TableDiff {
  const isReordered = tables.isReordered === true;
  const columns = columnsOf(reference, actual, pairs);
  const missing = reference.rows.filter(({ isDifferent }) => isDifferent);
  const extra = (actual?.rows ?? [])
    .filter(({ isDifferent }) => isDifferent)
    .map((row) => laidOut(row, actual, columns));
  const common = isReordered ? reorderedRows(actual, columns) : commonRows(reference);
  const rows = [...differentRows(missing, extra, columns), ...common];
  return {
    columns,
    rows: rows.map((row) => ({ ...row, cells: padded(row.cells, columns.length) })),
    counts: { expected: countOf(reference), actual: actual && countOf(actual) },
    leftOut: {
      missing: reference.different - missing.length,
      extra: (actual?.different ?? 0) - extra.length,
      common: countOf(reference).distinct - reference.different - common.length,
    },
    isReordered,
  };
}

function commonRows({ rows }: ShownTable): DiffRow[] {
  return rows.filter(({ isDifferent }) => !isDifferent).map((row) => rowOf('common', row));
}

function reorderedRows(actual: ShownTable | null, columns: readonly DiffColumn[]): DiffRow[] {
  const rows = (actual?.rows ?? []).filter(({ isDifferent }) => !isDifferent);
  return rows.map((row) => ({
    ...rowOf('common', laidOut(row, actual, columns)),
    ...(row.place != null && { place: row.place }),
  }));
}

/** A row of the agent's with its cells under the columns that they answer. */
function laidOut(row: ShownRow, table: ShownTable | null, columns: readonly DiffColumn[]): ShownRow {
  const at = columns.map(({ actual: name }) => table?.columns.indexOf(name ?? '') ?? -1);
  return { ...row, cells: at.map((index) => row.cells[index] ?? null) };
}

function countOf({ total, distinct = total }: ShownTable): RowCount {
  return { total, distinct };
}

/** An empty table has no columns: which of them would have answered is not known. */
function columnsOf(reference: ShownTable, actual: ShownTable | null, pairs: ShownTables['pairs']): DiffColumn[] {
  if (actual?.total === 0) return reference.columns.map((name) => ({ reference: name, actual: null }));
  const paired = reference.columns.map((name, at) => ({ reference: name, actual: pairs[at] ?? null }));
  const others = (actual?.columns ?? []).filter((name) => !pairs.includes(name));
  return [...paired, ...others.map((name) => ({ reference: null, actual: name }))];
}

function differentRows(
  missing: readonly ShownRow[],
  extra: readonly ShownRow[],
  columns: readonly DiffColumn[],
): DiffRow[] {
  const compared = columns.flatMap(({ reference, actual }, at) => (reference !== null && actual !== null ? [at] : []));
  const free = new Set(extra.keys());
  const beside: DiffRow[] = [];
  const alone: DiffRow[] = [];
  for (const row of missing) {
    const at = nearest(row, extra, free, compared);
    const other = extra[at ?? -1];
    if (at === null || !other) {
      alone.push(rowOf('missing', row));
      continue;
    }
    free.delete(at);
    const different = new Set(compared.filter((column) => row.cells[column] !== other.cells[column]));
    beside.push(rowOf('missing', row, different), rowOf('extra', other, different));
  }
  const others = extra.filter((_, at) => free.has(at));
  return [...beside, ...alone, ...others.map((row) => rowOf('extra', row))];
}

/** The extra row that agrees with a missing one in most cells; null where none agrees in any. */
function nearest(
  { cells }: ShownRow,
  extra: readonly ShownRow[],
  free: ReadonlySet<number>,
  compared: readonly number[],
): number | null {
  let [best, most] = [null as number | null, 0];
  for (const at of free) {
    const equal = compared.filter(
      (column) => cells[column] != null && cells[column] === extra[at]?.cells[column],
    ).length;
    if (equal > most) [best, most] = [at, equal];
  }
  return best;
}

function rowOf(kind: DiffRow['kind'], row: ShownRow, different: ReadonlySet<number> = new Set()): DiffRow {
  const cells = row.cells.map((text, at) => ({ text, isDifferent: different.has(at) }));
  return { kind, cells, ...(row.copies !== undefined && { copies: row.copies }) };
}

function padded(cells: readonly DiffCell[], length: number): DiffCell[] {
  return Array.from({ length }, (_, at) => cells[at] ?? { text: null, isDifferent: false });
}
