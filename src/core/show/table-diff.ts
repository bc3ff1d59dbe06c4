import type { ShownRow, ShownTable, ShownTables } from './tables.js';

/** Two tables as one, with missing, extra and common rows. */
export type TableDiff = ReturnType<typeof diffTables>;

/** A column of the reference and the matching column of the agent's table; either is null without a match. */
interface DiffColumn {
  readonly reference: string | null;
  readonly actual: string | null;
}

export interface DiffRow extends ReturnType<typeof makeRow> {
  /** Its number in the reference, starting at 1; only for reordered rows. */
  readonly place?: number;
}

export type DiffCell = DiffRow['cells'][number];

const NO_CELL = { text: null, isDifferent: false };

/** Merges two tables. Missing and extra rows that agree in some cells are adjacent. */
export function diffTables({ reference, actual, pairs, ...tables }: ShownTables) {
  const isReordered = tables.isReordered === true;
  const columns = mergeColumns(reference, actual, pairs);
  const missing = reference.rows.filter(({ isDifferent }) => isDifferent);
  const agentRows = (actual?.rows ?? []).map((row) => alignRow(row, actual, columns));
  const extra = agentRows.filter(({ isDifferent }) => isDifferent);
  const common = (isReordered ? agentRows : reference.rows)
    .filter(({ isDifferent }) => !isDifferent)
    .map((row) => ({ ...makeRow('common', row), ...(isReordered && row.place != null && { place: row.place }) }));
  const rows = [...differentRows(missing, extra, columns), ...common];
  return {
    columns,
    rows: rows.map((row): DiffRow => ({ ...row, cells: columns.map((_, at) => row.cells[at] ?? NO_CELL) })),
    counts: { expected: countRows(reference), actual: actual && countRows(actual) },
    /** Number of rows of each kind that are not shown. */
    leftOut: {
      missing: reference.different - missing.length,
      extra: (actual?.different ?? 0) - extra.length,
      common: countRows(reference).distinct - reference.different - common.length,
    },
    /** Whether the common rows are in another order, which counts; they are in the agent's order, with their places. */
    isReordered,
  };
}

/** An agent's row with its cells under the matching columns. */
function alignRow(row: ShownRow, table: ShownTable | null, columns: readonly DiffColumn[]): ShownRow {
  const at = columns.map(({ actual: name }) => table?.columns.indexOf(name ?? '') ?? -1);
  return { ...row, cells: at.map((index) => row.cells[index] ?? null) };
}

/** Number of rows of a table, and of compared rows, as repeated rows can count once. */
export type RowCount = ReturnType<typeof countRows>;

function countRows({ total, distinct = total }: ShownTable) {
  return { total, distinct };
}

/** The columns of the merged table; those of an empty table are unpaired, as it is unknown which would match. */
function mergeColumns(reference: ShownTable, actual: ShownTable | null, pairs: ShownTables['pairs']): DiffColumn[] {
  if (actual?.total === 0) return reference.columns.map((name) => ({ reference: name, actual: null }));
  const pairedNames = reference.columns.map((name, at) => ({ reference: name, actual: pairs[at] ?? null }));
  const others = (actual?.columns ?? []).filter((name) => !pairs.includes(name));
  return [...pairedNames, ...others.map((name) => ({ reference: null, actual: name }))];
}

function differentRows(missing: readonly ShownRow[], extra: readonly ShownRow[], columns: readonly DiffColumn[]) {
  const pairedColumns = columns.flatMap(({ reference, actual }, at) =>
    reference !== null && actual !== null ? [at] : [],
  );
  const unusedRows = new Set(extra.keys());
  const adjacentRows: DiffRow[] = [];
  const unpairedRows: DiffRow[] = [];
  for (const row of missing) {
    const at = nearest(row, extra, unusedRows, pairedColumns);
    const otherRow = extra[at ?? -1];
    if (at === null || !otherRow) {
      unpairedRows.push(makeRow('missing', row));
      continue;
    }
    unusedRows.delete(at);
    const different = new Set(pairedColumns.filter((column) => row.cells[column] !== otherRow.cells[column]));
    adjacentRows.push(makeRow('missing', row, different), makeRow('extra', otherRow, different));
  }
  const others = extra.filter((_, at) => unusedRows.has(at));
  return [...adjacentRows, ...unpairedRows, ...others.map((row) => makeRow('extra', row))];
}

/** The extra row that agrees with a missing one in the most cells; null if none agrees in any. */
function nearest(row: ShownRow, extra: readonly ShownRow[], unused: ReadonlySet<number>, columns: readonly number[]) {
  let [best, bestCount] = [null as number | null, 0];
  for (const at of unused) {
    const other = extra[at]?.cells ?? [];
    const equal = columns.filter((column) => row.cells[column] != null && row.cells[column] === other[column]).length;
    if (equal > bestCount) [best, bestCount] = [at, equal];
  }
  return best;
}

/** `different`: columns where the adjacent row has another value. A text is null if unbound, or not in this table. */
function makeRow(kind: 'missing' | 'extra' | 'common', row: ShownRow, different: ReadonlySet<number> = new Set()) {
  const cells = row.cells.map((text, at) => ({ text, isDifferent: different.has(at) }));
  /** Number of rows that this row represents, which are equal in the compared columns; absent: one. */
  return { kind, cells, ...(row.copies !== undefined && { copies: row.copies }) };
}
