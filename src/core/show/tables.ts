import type { ActualStep, ReferenceStep } from '../steps/model.js';
import { prepareActual, prepareReference } from '../steps/step.js';
import { comparedTables, isTable } from '../steps/table-output.js';
import { termOf } from '../tables/cells.js';
import { rowDifference } from '../tables/explain.js';
import type { SelectResult } from '../tables/result.js';
import { type ComparedResults, keysByPairs, type RowCounts, readCells } from '../tables/row-counts.js';
import type { ColumnPairs, SparqlOptions, Tables } from '../tables/table.js';
import { listAt } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Extent } from './extent.js';

export interface ShownTables {
  readonly reference: ShownTable;
  /** null: the agent's output is not a table. */
  readonly actual: ShownTable | null;
  /** For each column of the reference the matching column of the agent's table; null without a match. */
  readonly pairs: readonly (string | null)[];
  /** Whether the common rows are in another order, which counts. */
  readonly isReordered?: true;
}

/** The tables of two steps, with the rows first that only one has; null if the reference is not a table. */
export function tablesOf(
  step: ReferenceStep,
  actualStep: ActualStep | null,
  isMissed: boolean,
  { rules, extent: fullExtent }: { readonly rules: ScoringRules; readonly extent: Extent },
): ShownTables | null {
  const extent = isMissed ? fullExtent : { ...fullExtent, different: fullExtent.matched };
  const prepared = prepareReference(step);
  if (!isTable(prepared)) return null;
  const answer = actualStep ?? { ...step, ...NO_ANSWER };
  const { left: reference, right, options } = comparedTables(prepared, prepareActual(answer, [], true), rules);
  if (reference.kind !== 'select') return null;
  const required = step.requiredColumns ?? reference.columns;
  const actual = actualStep && right;
  if (actual?.kind !== 'select') {
    const all = [...reference.rows.keys()];
    const tableRows = isMissed ? { different: all, common: [] } : { different: [], common: all };
    const side = { result: reference, names: required, pairs: required.map(() => -1), rows: tableRows };
    const { reference: table } = shownTables(side, { ...side, names: [], pairs: [] }, extent, options.cells);
    return { reference: table, actual: null, pairs: required.map(() => null) };
  }
  const { pairs, rows, tables } = pairedRows({ reference, actual, required, options });
  const pairedNames = required.map((_, at) => actual.columns[pairs[at] ?? -1] ?? null);
  const columns = [...new Set([...pairedNames.filter((name) => name !== null), ...actual.columns])];
  const order = isMissed && options.ordered ? rowOrder(tables, pairs) : null;
  const matched = { reference: matchedRows(reference), actual: matchedRows(actual) };
  const compared = isMissed ? missedRows(rows, order) : matched;
  const numbers = pairedNames.map((name, at) => (name === null ? -1 : at));
  const actualNumbers = columns.map((name) => pairedNames.indexOf(name));
  const referenceSide = { result: reference, names: required, pairs: numbers, rows: compared.reference };
  const actualSide = { result: actual, names: columns, pairs: actualNumbers, rows: compared.actual };
  return {
    ...shownTables(referenceSide, actualSide, extent, options.cells),
    pairs: pairedNames.slice(0, extent.columns),
    ...(order?.isReordered && { isReordered: true }),
  };
}

function missedRows({ missing, found, extra, kept, copies, ...counts }: RowCounts, order: RowOrder | null) {
  if (order === null) {
    return {
      reference: { different: missing, common: found, distinct: counts.expected, copies: copies.expected },
      actual: { different: extra, common: kept, distinct: counts.actual, copies: copies.actual },
    };
  }
  const from = missing.length + extra.length > 0 ? 0 : order.firstMoved;
  const [inReference, inActual] = [found, kept].map((rows) => [...rows].sort((a, b) => a - b)) as [number[], number[]];
  return {
    reference: { different: missing, common: inReference.slice(from), places: order.reference },
    actual: { different: extra, common: inActual.slice(from), places: order.actual },
  };
}

function matchedRows({ rows }: SelectResult): ComparedRows {
  return { different: [], common: [...rows.keys()] };
}

const NO_ANSWER = { id: null, status: null, output: null, error: null, executionTimestamp: null };

function pairedRows(results: ComparedResults) {
  const { pairing, tables, actual } = rowDifference(results);
  const difference = pairing();
  // Without paired columns, no row of the agent is right.
  const isUnpaired = difference.rows.common === 0 && difference.rows.extra.length === 0;
  const all = { extra: [...actual.rows.keys()], kept: [], actual: actual.rows.length };
  return {
    pairs: difference.pairs,
    rows: isUnpaired ? { ...difference.rows, ...all } : difference.rows,
    tables: tables(),
  };
}

/** Indexes of the rows that only one side has, and of the common rows; repeated rows appear once if they count once. */
interface ComparedRows {
  readonly different: readonly number[];
  readonly common: readonly number[];
  /** Number of compared rows; absent: all. */
  readonly distinct?: number;
  /** Number of copies of a row; absent: repeated rows count separately. */
  readonly copies?: (row: number) => number;
  /** For each row its row in the reference; absent if the order does not count. */
  readonly places?: readonly (number | null)[];
}

/** One of two tables, with the number of each column's pair. */
interface Side {
  readonly result: SelectResult;
  readonly names: readonly string[];
  readonly pairs: readonly number[];
  readonly rows: ComparedRows;
}

function shownTables(reference: Side, actual: Side, extent: Extent, cells: SparqlOptions['cells']) {
  const [left, right] = [shownRows(reference, extent), shownRows(actual, extent)];
  const collected = [collectCells(reference, left, extent), collectCells(actual, right, extent)] as const;
  const [leftTexts, rightTexts] = readCells(collected, cells);
  return {
    reference: makeTable(reference, left, leftTexts, extent),
    actual: makeTable(actual, right, rightTexts, extent),
  };
}

/** The shown rows: first those that only this side has. */
function shownRows({ rows: { different, common } }: Side, extent: Extent): number[] {
  const first = different.slice(0, extent.different);
  const maxRows = different.length === 0 ? extent.different : extent.common;
  const room = Math.min(extent.different - first.length, maxRows);
  return [...first, ...common.slice(0, room)];
}

function collectCells({ result, names, pairs }: Side, rowIndexes: readonly number[], extent: Extent) {
  const columns = names.slice(0, extent.columns);
  const rows = rowIndexes.map((row) => columns.map((name) => termOf(result.rows[row] ?? {}, name)));
  return { pairs: pairs.slice(0, extent.columns), rows };
}

export type ShownTable = ReturnType<typeof makeTable>;
export type ShownRow = ShownTable['rows'][number];

function makeTable(
  { result: { rows }, names, rows: { different, distinct = rows.length, copies, places } }: Side,
  rowIndexes: readonly number[],
  texts: readonly (readonly (string | null)[])[],
  extent: Extent,
) {
  const isDifferent = new Set(different);
  const countCopies = (row: number) => (isDifferent.has(row) && distinct < rows.length ? (copies?.(row) ?? 1) : 1);
  return {
    columns: names.slice(0, extent.columns),
    total: rows.length,
    /** Number of compared rows, with repeated rows counted once; absent if it equals `total`. */
    ...(distinct < rows.length && { distinct }),
    /** Number of rows that the other table lacks; can exceed the number of shown rows. */
    different: different.length,
    rows: rowIndexes.map((row, at) => ({
      isDifferent: isDifferent.has(row),
      cells: (texts[at] ?? []).map((text) => text?.slice(0, extent.cell) ?? null),
      /** Number of rows that this row represents, which are equal in the compared columns; absent: one. */
      ...(countCopies(row) > 1 && { copies: countCopies(row) }),
      /** Number of the reference's row, starting at 1; null: none. Only if rows missed and their order counts. */
      ...(places && { place: places[row] ?? null }),
    })),
  };
}

type RowOrder = NonNullable<ReturnType<typeof rowOrder>>;

/** Finds the rows of the reference in the other table; null if a column has no partner. */
function rowOrder(tables: Tables, pairs: ColumnPairs) {
  const paired = pairs.flatMap((at, index) => (at === null ? [] : [[index, at] as const]));
  if (paired.length === 0 || paired.length < pairs.length) return null;
  const [keys, actualKeys] = keysByPairs(tables, paired);
  const freeNumbers = new Map<number, number[]>();
  for (let row = keys.length - 1; row >= 0; row--) listAt(freeNumbers, keys[row] as number).push(row + 1);
  const places = actualKeys.map((key) => freeNumbers.get(key)?.pop() ?? null);
  const commonPlaces = places.filter((place) => place !== null);
  const firstMovedIndex = places.findIndex((place, row) => place !== row + 1);
  return {
    /** For each row its number in the reference, starting at 1; null: not in the reference. */
    reference: keys.map((_, row) => row + 1),
    actual: places,
    isReordered: commonPlaces.some((place, at) => place < (commonPlaces[at - 1] ?? 0)),
    /** Index of the row before the first one that is out of place; at least 0. */
    firstMoved: Math.max(0, firstMovedIndex - 1),
  };
}
