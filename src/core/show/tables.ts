import type { ActualStep, ReferenceStep } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import { readCells } from '../sparql/cell-texts.js';
import { termOf } from '../sparql/cells.js';
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
    const side = { result: reference, names: required, pairs: unpaired(required), rows: shown };
    const [table] = shownTables(side, { ...side, names: [], pairs: [] }, extent, options);
    return { reference: table, actual: null, pairs: required.map(() => null) };
  }
  const { pairs, rows } = pairedRows({ reference, actual, required }, options);
  const paired = required.map((_, at) => actual.columns[pairs[at] ?? -1] ?? null);
  const columns = [...new Set([...paired.filter((name) => name !== null), ...actual.columns])];
  const [expected, given] = isMissed ? missedRows(rows, actual) : [matchedRows(reference), matchedRows(actual)];
  const pairOf = (name: string) => paired.indexOf(name);
  const tables = shownTables(
    { result: reference, names: required, pairs: paired.map((name, at) => (name === null ? -1 : at)), rows: expected },
    { result: actual, names: columns, pairs: columns.map(pairOf), rows: given },
    extent,
    options,
  );
  return { reference: tables[0], actual: tables[1], pairs: paired.slice(0, extent.columns) };
}

/** Indexes of the rows that only one side has, and of those that both have: repeated rows once, where they count once. */
interface ComparedRows {
  readonly different: readonly number[];
  readonly common: readonly number[];
  /** How many were compared; absent: all. */
  readonly distinct?: number;
}

function missedRows(
  { missing, found, extra, ...counts }: RowCounts,
  actual: SelectResult,
): [ComparedRows, ComparedRows] {
  const isExtra = new Set(extra);
  const common = [...actual.rows.keys()].filter((row) => !isExtra.has(row));
  return [
    { different: missing, common: found, distinct: counts.expected },
    { different: extra, common, distinct: counts.actual },
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

/** One table of two, and the number of the pair of each column. */
interface Side {
  readonly result: SelectResult;
  readonly names: readonly string[];
  readonly pairs: readonly number[];
  readonly rows: ComparedRows;
}

function unpaired(names: readonly string[]): number[] {
  return names.map(() => -1);
}

function shownTables(
  reference: Side,
  actual: Side,
  extent: Extent,
  { cells }: Pick<SparqlOptions, 'cells'>,
): readonly [ShownTable, ShownTable] {
  const [left, right] = [shownRows(reference, extent), shownRows(actual, extent)];
  const [leftTexts, rightTexts] = readCells([cellsOf(reference, left, extent), cellsOf(actual, right, extent)], cells);
  return [tableOf(reference, left, leftTexts, extent), tableOf(actual, right, rightTexts, extent)];
}

/** The rows that are shown: those first that only this side has. */
function shownRows({ rows: { different, common } }: Side, extent: Extent): number[] {
  const first = different.slice(0, extent.different);
  const most = different.length === 0 ? extent.different : extent.common;
  const room = Math.min(extent.different - first.length, most);
  return [...first, ...common.slice(0, room)];
}

function cellsOf({ result, names, pairs }: Side, shown: readonly number[], extent: Extent) {
  const columns = names.slice(0, extent.columns);
  const rows = shown.map((row) => columns.map((name) => termOf(result.rows[row] ?? {}, name)));
  return { pairs: pairs.slice(0, extent.columns), rows };
}

function tableOf(
  { result: { rows }, names, rows: { different, distinct = rows.length } }: Side,
  shown: readonly number[],
  texts: readonly (readonly (string | null)[])[],
  extent: Extent,
): ShownTable {
  const isDifferent = new Set(different);
  return {
    columns: names.slice(0, extent.columns),
    total: rows.length,
    ...(distinct < rows.length && { distinct }),
    different: different.length,
    rows: shown.map((row, at) => ({
      isDifferent: isDifferent.has(row),
      cells: (texts[at] ?? []).map((text) => text?.slice(0, extent.cell) ?? null),
    })),
  };
}
