import type { ActualStep, ReferenceStep } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import { cellText, termOf } from '../sparql/cells.js';
import { rowDifference } from '../sparql/explain.js';
import type { SelectResult } from '../sparql/result.js';
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
    return { reference: tableOf(reference, required, [], extent), actual: null, pairs: required.map(() => null) };
  }
  const { pairs, rows } = pairedRows({ reference, actual, required }, options);
  const paired = required.map((_, at) => actual.columns[pairs[at] ?? -1] ?? null);
  const columns = [...new Set([...paired.filter((name) => name !== null), ...actual.columns])];
  return {
    reference: tableOf(reference, required, isMissed ? rows.missing : [], extent),
    actual: tableOf(actual, columns, isMissed ? rows.extra : [], extent),
    pairs: paired.slice(0, extent.columns),
  };
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
  const extra = isUnpaired ? [...actual.rows.keys()] : found.rows.extra;
  return { pairs: found.pairs, rows: { ...found.rows, extra } };
}

function tableOf(
  { rows }: SelectResult,
  names: readonly string[],
  different: readonly number[],
  extent: Extent,
): ShownTable {
  const columns = names.slice(0, extent.columns);
  const isDifferent = new Set(different);
  const first = different.slice(0, extent.different);
  const most = different.length === 0 ? extent.different : extent.common;
  const room = Math.min(extent.different - first.length, most);
  const common: number[] = [];
  for (let row = 0; row < rows.length && common.length < room; row++) if (!isDifferent.has(row)) common.push(row);
  return {
    columns,
    total: rows.length,
    different: different.length,
    rows: [...first, ...common].map((row) => ({
      isDifferent: isDifferent.has(row),
      cells: columns.map((name) => cellText(termOf(rows[row] ?? {}, name))?.slice(0, extent.cell) ?? null),
    })),
  };
}
