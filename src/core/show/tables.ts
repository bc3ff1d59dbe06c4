import type { ActualStep, ReferenceStep } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import { rowDifference } from '../sparql/explain.js';
import type { SelectResult } from '../sparql/result.js';
import type { RowCounts } from '../sparql/row-counts.js';
import type { SparqlOptions } from '../sparql/table.js';
import { comparedTables, isTable } from '../steps/compared-tables.js';
import { prepareActual, prepareReference } from '../steps/step.js';
import type { Extent, ShownTables } from './question.js';
import { type RowOrder, rowOrder } from './row-order.js';
import { type ComparedRows, shownTables, unpaired } from './shown-tables.js';

/** The tables of two steps, the rows first that only one has; null where the reference is no table. */
export function tablesOf(
  step: ReferenceStep,
  actualStep: ActualStep | null,
  isMissed: boolean,
  { rules, extent: most }: { readonly rules: ScoringRules; readonly extent: Extent },
): ShownTables | null {
  const extent = isMissed ? most : { ...most, different: most.matched };
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
    const side = { result: reference, names: required, pairs: unpaired(required), rows: shown };
    const [table] = shownTables(side, { ...side, names: [], pairs: [] }, extent, options.cells);
    return { reference: table, actual: null, pairs: required.map(() => null) };
  }
  const { pairs, rows, tables } = pairedRows({ reference, actual, required }, options);
  const paired = required.map((_, at) => actual.columns[pairs[at] ?? -1] ?? null);
  const columns = [...new Set([...paired.filter((name) => name !== null), ...actual.columns])];
  const order = isMissed && options.ordered ? rowOrder(tables, pairs) : null;
  const [expected, given] = isMissed ? missedRows(rows, order) : [matchedRows(reference), matchedRows(actual)];
  const [wanted, shown] = shownTables(
    { result: reference, names: required, pairs: paired.map((name, at) => (name === null ? -1 : at)), rows: expected },
    { result: actual, names: columns, pairs: columns.map((name) => paired.indexOf(name)), rows: given },
    extent,
    options.cells,
  );
  return {
    reference: wanted,
    actual: shown,
    pairs: paired.slice(0, extent.columns),
    ...(order?.isReordered && { isReordered: true }),
  };
}

function missedRows(
  { missing, found, extra, kept, copies, ...counts }: RowCounts,
  order: RowOrder | null,
): [ComparedRows, ComparedRows] {
  if (order === null) {
    return [
      { different: missing, common: found, distinct: counts.expected, copies: copies.expected },
      { different: extra, common: kept, distinct: counts.actual, copies: copies.actual },
    ];
  }
  const from = missing.length + extra.length > 0 ? 0 : order.firstMoved;
  const [inReference, inActual] = [found, kept].map((rows) => [...rows].sort((a, b) => a - b)) as [number[], number[]];
  return [
    { different: missing, common: inReference.slice(from), places: order.reference },
    { different: extra, common: inActual.slice(from), places: order.actual },
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
  const { pairing, tables } = rowDifference({ reference, actual, required, options });
  const found = pairing();
  // Where no column could be paired, no row of the agent is right.
  const isUnpaired = found.rows.common === 0 && found.rows.extra.length === 0;
  const all = { extra: [...actual.rows.keys()], kept: [], actual: actual.rows.length };
  return { pairs: found.pairs, rows: isUnpaired ? { ...found.rows, ...all } : found.rows, tables: tables() };
}
