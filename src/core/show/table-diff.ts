import type { ShownTable, ShownTables } from './question.js';

/** Two tables as one: what is missing, what is too much, and what both have. */
export interface TableDiff {
  readonly columns: readonly DiffColumn[];
  readonly rows: readonly DiffRow[];
  readonly counts: { readonly expected: RowCount; readonly actual: RowCount | null };
  /** Rows of each kind that are not among the rows. */
  readonly leftOut: Readonly<Record<DiffRow['kind'], number>>;
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
}

export interface DiffCell {
  /** null: unbound, or not in this table. */
  readonly text: string | null;
  /** The row that stands beside this one has another value here. */
  readonly isDifferent: boolean;
}

type Cells = readonly (string | null)[];

/** Lays two tables on each other. Missing and extra rows that agree in some cells stand beside each other. */
export function diffTables({ reference, actual, pairs }: ShownTables): TableDiff {
  const columns = columnsOf(reference, actual, pairs);
  const missing = reference.rows.filter(({ isDifferent }) => isDifferent).map(({ cells }) => cells);
  const extra = (actual?.rows ?? [])
    .filter(({ isDifferent }) => isDifferent)
    .map(({ cells }) => columns.map(({ actual: name }) => cells[actual?.columns.indexOf(name ?? '') ?? -1] ?? null));
  const common = reference.rows.filter(({ isDifferent }) => !isDifferent);
  const rows = [...differentRows(missing, extra, columns), ...common.map(({ cells }) => rowOf('common', cells))];
  return {
    columns,
    rows: rows.map((row) => ({ ...row, cells: padded(row.cells, columns.length) })),
    counts: { expected: countOf(reference), actual: actual && countOf(actual) },
    leftOut: {
      missing: reference.different - missing.length,
      extra: (actual?.different ?? 0) - extra.length,
      common: countOf(reference).distinct - reference.different - common.length,
    },
  };
}

function countOf({ total, distinct = total }: ShownTable): RowCount {
  return { total, distinct };
}

function columnsOf(reference: ShownTable, actual: ShownTable | null, pairs: ShownTables['pairs']): DiffColumn[] {
  const paired = reference.columns.map((name, at) => ({ reference: name, actual: pairs[at] ?? null }));
  const others = (actual?.columns ?? []).filter((name) => !pairs.includes(name));
  return [...paired, ...others.map((name) => ({ reference: null, actual: name }))];
}

function differentRows(missing: readonly Cells[], extra: readonly Cells[], columns: readonly DiffColumn[]): DiffRow[] {
  const compared = columns.flatMap(({ reference, actual }, at) => (reference !== null && actual !== null ? [at] : []));
  const free = new Set(extra.keys());
  const beside: DiffRow[] = [];
  const alone: DiffRow[] = [];
  for (const cells of missing) {
    const at = nearest(cells, extra, free, compared);
    if (at === null) {
      alone.push(rowOf('missing', cells));
      continue;
    }
    free.delete(at);
    const other = extra[at] ?? [];
    const different = new Set(compared.filter((column) => cells[column] !== other[column]));
    beside.push(rowOf('missing', cells, different), rowOf('extra', other, different));
  }
  return [...beside, ...alone, ...[...free].map((at) => rowOf('extra', extra[at] ?? []))];
}

/** The extra row that agrees with a missing one in most cells; null where none agrees in any. */
function nearest(cells: Cells, extra: readonly Cells[], free: ReadonlySet<number>, compared: readonly number[]) {
  let [best, most] = [null as number | null, 0];
  for (const at of free) {
    const equal = compared.filter((column) => cells[column] != null && cells[column] === extra[at]?.[column]).length;
    if (equal > most) [best, most] = [at, equal];
  }
  return best;
}

function rowOf(kind: DiffRow['kind'], cells: Cells, different: ReadonlySet<number> = new Set()): DiffRow {
  return { kind, cells: cells.map((text, at) => ({ text, isDifferent: different.has(at) })) };
}

function padded(cells: readonly DiffCell[], length: number): DiffCell[] {
  return Array.from({ length }, (_, at) => cells[at] ?? { text: null, isDifferent: false });
}
