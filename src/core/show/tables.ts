import type { ActualStep, ReferenceStep } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import { cellText, termOf } from '../sparql/cells.js';
import { rowDifference } from '../sparql/explain.js';
import type { SelectResult } from '../sparql/result.js';
import type { RowCounts } from '../sparql/row-counts.js';
import type { SparqlOptions } from '../sparql/table.js';
import { comparedTables, isTable } from '../steps/compared-tables.js';
import { prepareActual, prepareReference } from '../steps/step.js';
import type { Extent, ShownTable, ShownTables } from './question.js';

/** The tables of two steps, the rows first that only one has; null where the reference is no table. */
export function tablesOf(
  step: ReferenceStep,
  actualStep: ActualStep | null,
  isMissed: boolean,
  { rules, extent }: { readonly rules: ScoringRules; readonly extent: Extent },
): ShownTables | null {
  const prepared = prepareReference(step);
  if (!isTable(prepared)) return null;
  const answer = actualStep ?? { ...step, ...NO_ANSWER };
  const { left: reference, right, options } = comparedTables(prepared, prepareActual(answer, [], true), rules);
  if (reference.kind !== 'select') return null;
  const required = step.requiredColumns ?? reference.columns;
  const actual = actualStep && right;
  if (actual?.kind !== 'select') {
    const all = [...reference.rows.keys()];
    const shown = isMissed ? { different: all, common: [] } : { different: [], common: all };
    return { reference: tableOf(reference, required, shown, extent), actual: null, pairs: required.map(() => null) };
  }
  const { pairs, rows } = pairedRows({ reference, actual, required }, options);
  const paired = required.map((_, at) => actual.columns[pairs[at] ?? -1] ?? null);
  const columns = [...new Set([...paired.filter((name) => name !== null), ...actual.columns])];
  const [expected, given] = isMissed ? missedRows(rows, actual) : [matchedRows(reference), matchedRows(actual)];
  return {
    reference: tableOf(reference, required, expected, extent),
    actual: tableOf(actual, columns, given, extent),
    pairs: paired.slice(0, extent.columns),
  };
}

/** Indexes of the rows that only one side has, and of those that both have: repeated rows once, where they count once. */
interface ComparedRows {
  readonly different: readonly number[];
  readonly common: readonly number[];
  /** How many were compared; absent: all. */
  readonly distinct?: number;
  /** How often a row is there; absent: repeats are not counted as one. */
  readonly copies?: (row: number) => number;
}

function missedRows(
  { missing, found, extra, copies, ...counts }: RowCounts,
  actual: SelectResult,
): [ComparedRows, ComparedRows] {
  const isExtra = new Set(extra);
  const common = [...actual.rows.keys()].filter((row) => !isExtra.has(row));
  return [
    { different: missing, common: found, distinct: counts.expected, copies: copies.expected },
    { different: extra, common, distinct: counts.actual, copies: copies.actual },
  ];
}

function matchedRows({ rows }: SelectResult): ComparedRows {
  return { different: [], common: [...rows.keys()] };
}

/** In the place of a call that was not made. */
const NO_ANSWER = { id: null, status: null, output: null, error: null, executionTimestamp: null };

interface Results {
  readonly reference: SelectResult;
  readonly actual: SelectResult;
  readonly required: readonly string[];
}

function pairedRows({ reference, actual, required }: Results, options: SparqlOptions) {
  const found = rowDifference({ reference, actual, required, options }).pairing();
  // Where no column could be paired, no row of the agent is right.
  const isUnpaired = found.rows.common === 0 && found.rows.extra.length === 0;
  const all = { extra: [...actual.rows.keys()], actual: actual.rows.length };
  return { pairs: found.pairs, rows: isUnpaired ? { ...found.rows, ...all } : found.rows };
}

function tableOf(
  { rows }: SelectResult,
  names: readonly string[],
  { different, common, distinct = rows.length, copies }: ComparedRows,
  extent: Extent,
): ShownTable {
  const columns = names.slice(0, extent.columns);
  const isDifferent = new Set(different);
  const first = different.slice(0, extent.different);
  const most = different.length === 0 ? extent.different : extent.common;
  const room = Math.min(extent.different - first.length, most);
  const copiesOf = (row: number) => (isDifferent.has(row) && distinct < rows.length ? (copies?.(row) ?? 1) : 1);
  return {
    columns,
    total: rows.length,
    ...(distinct < rows.length && { distinct }),
    different: different.length,
    rows: [...first, ...common.slice(0, room)].map((row) => ({
      isDifferent: isDifferent.has(row),
      ...(copiesOf(row) > 1 && { copies: copiesOf(row) }),
      cells: columns.map((name) => cellText(termOf(rows[row] ?? {}, name))?.slice(0, extent.cell) ?? null),
    })),
  };
}
