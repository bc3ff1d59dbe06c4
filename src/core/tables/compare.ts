import { listAt, type Mapping, memoized, once } from '../text/values.js';
import { termOf } from './cells.js';
import { findMapping } from './columns.js';
import { explainAnswer, explainRows, explainUnreadable, type RowDifference, rowDifference } from './explain.js';
import { distinctRowCount } from './make-tables.js';
import {
  type ColumnPair,
  firstFrom,
  makeRowMatcher,
  type NearTables,
  PAIR_VISITS,
  type RowMatcher,
} from './match-rows.js';
import { pairsByName, pairsInPlace } from './near-pairing.js';
import type { MatchOutcome, RowsFound } from './outcome.js';
import { wholeRows } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import {
  endVisits,
  MAX_COLUMNS,
  type MappingOutcome,
  type RowMode,
  type SparqlOptions,
  type Table,
  twinColumns,
} from './table.js';
import { allowedRange } from './value-rules.js';

/** Compares two SPARQL results: 1 if they are equal, otherwise 0. Never throws. */
export function compareResults(reference: SparqlResult, actual: SparqlResult, options: SparqlOptions): MatchOutcome {
  if (reference.kind === 'unreadable')
    return { score: 0, explain: () => explainUnreadable('reference', reference.reason) };
  if (actual.kind === 'unreadable') return { score: 0, explain: () => explainUnreadable('actual', actual.reason) };
  if (reference.kind === 'select' && actual.kind === 'select') return compareSelects(reference, actual, options);
  const same = reference.kind === 'ask' && actual.kind === 'ask' && reference.value === actual.value;
  return same ? { score: 1 } : { score: 0, explain: () => explainAnswer(reference, actual) };
}

function compareSelects(reference: SelectResult, actual: SelectResult, options: SparqlOptions): MatchOutcome {
  const required = options.requiredColumns ?? reference.columns;
  // The comparison, its explanation and the count of its rows number the cells once.
  const difference = rowDifference({ reference, actual, required, options });
  const comparison = compareRows(difference);
  const rows = once(() => (comparison.score === 1 ? matchedRows(reference, required, options) : rowsFound(difference)));
  return { ...comparison, rows };
}

function compareRows(difference: RowDifference): MatchOutcome {
  const { reference, actual, required, options } = difference;
  const enoughColumns = actual.columns.length >= required.length;
  const noRows = [reference, actual].filter((result) => result.rows.length === 0).length;
  if (noRows === 2 && enoughColumns) return { score: 1 };
  if (noRows === 0 && enoughColumns) {
    const declared = isDeclared(required, actual.columns);
    if (declared && sameInPlace(reference.rows, actual.rows, required)) return { score: 1 };
    if (required.length === 0) return { score: 1 };
  }
  if (noRows > 0 || !enoughColumns) return { score: 0, explain: (isGiven) => explainRows(difference, isGiven) };
  const mode: RowMode = options.ordered ? 'sequence' : options.ignoreDuplicates ? 'set' : 'multiset';
  if (mode !== 'set' && reference.rows.length !== actual.rows.length) {
    return { score: 0, explain: (isGiven) => explainRows(difference, isGiven) };
  }
  const { near } = difference.numbered();
  const decided = near && findNearMapping(near);
  const outcome = decided === null || decided === 'exhausted' ? findEqualMapping(difference, mode) : decided;
  if (outcome === 'found') return { score: 1 };
  return { score: 0, explain: (isGiven) => explainRows({ ...difference, outcome }, isGiven) };
}

function findEqualMapping({ tables: makeTables, options }: RowDifference, mode: RowMode): MappingOutcome {
  const tables = makeTables();
  const outcome = findMapping(tables.reference, tables.actual, mode, tables.ids, options.search);
  return outcome !== 'found' && tables.isBounded ? 'exhausted' : outcome;
}

/** Whether every required column has one of its name to itself: one that is required twice needs two columns. */
function isDeclared(required: readonly string[], columns: readonly string[]): boolean {
  const free = new Set(columns);
  return required.every((column) => free.delete(column));
}

/** The common case, without numbering any cell: the same rows under the same names in the same order. */
function sameInPlace(reference: readonly Mapping[], actual: readonly Mapping[], required: readonly string[]): boolean {
  if (reference.length !== actual.length) return false;
  return required.every((column) => {
    const isInherited = column in Object.prototype;
    for (let row = 0; row < reference.length; row++) {
      const [left, right] = [reference[row] as Mapping, actual[row] as Mapping];
      if (
        isInherited ? !sameTerm(termOf(left, column), termOf(right, column)) : !sameTerm(left[column], right[column])
      ) {
        return false;
      }
    }
    return true;
  });
}

/** Whether both are written the same way, so equal under every rule; false is inconclusive. */
function sameTerm(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const a = left as Mapping;
  const b = right as Mapping;
  return typeof a.value === 'string' && a.value === b.value && a.datatype === b.datatype;
}

/** The rows of a table that matches the reference: all of them. */
function matchedRows(reference: SelectResult, required: readonly string[], options: SparqlOptions): RowsFound {
  const isSet = options.ignoreDuplicates && !options.ordered;
  const rows = isSet ? distinctRowCount(reference, required, options) : reference.rows.length;
  return { expected: rows, actual: rows, common: rows, precision: 1, recall: 1, f1: 1 };
}

/** The rows that a table which does not match has in common with the reference. */
function rowsFound(difference: RowDifference): RowsFound {
  const pairing = difference.pairing();
  const { expected, actual } = pairing.rows;
  const common = wholeRows(pairing);
  const share = (of: number) => (of === 0 ? 0 : common / of);
  const figures = { precision: share(actual), recall: share(expected), f1: share((expected + actual) / 2) };
  return { expected, actual, common, ...figures };
}

/** Number of reference rows for which a partner is looked for before all rows are matched. Under most wrong pairings, one of the first has none. */
const SAMPLED_ROWS = 64;

/**
 * Whether some pairing of all required columns leaves no row of either side without a partner, where numbers can differ by
 * the tolerance. `exhausted`: the work limit was reached.
 */
function findNearMapping(tables: NearTables): MappingOutcome {
  if (tables.ordered) return pairsInPlace(tables).outcome;
  const matcher = makeRowMatcher(tables);
  const outcome = searchNearMapping(tables, matcher);
  endVisits(matcher.work, tables.search);
  return outcome;
}

function searchNearMapping(tables: NearTables, matcher: RowMatcher): MappingOutcome {
  const { reference, actual, ignoreDuplicates } = tables;
  if (ignoreDuplicates ? matcher.rows.length > actual.rows : reference.rows !== actual.rows) return 'none';
  const canMatch = makeQuickCheck(tables, matcher);
  const named = pairsByName(tables);
  if (named && canMatch(named) && matcher.isComplete(named)) return 'found';
  if (reference.columns.length > MAX_COLUMNS) return 'exhausted';
  const candidates = possibleColumns(tables, matcher, canMatch);
  if (matcher.isBounded()) return 'exhausted';
  if (candidates.some(({ columns }) => columns.length === 0)) return 'none';
  candidates.sort((a, b) => a.columns.length - b.columns.length);
  const isPossible = makeColumnCheck(tables, matcher);
  const twins = twinColumns(actual);
  const used = new Set<number>();
  const search = (depth: number, pairs: readonly ColumnPair[]): MappingOutcome => {
    const candidate = candidates[depth];
    if (!candidate) return matcher.isComplete(pairs) ? 'found' : 'none';
    const tried = new Set<number>();
    for (const at of candidate.columns) {
      if (used.has(at) || tried.has(twins[at] as number)) continue;
      if (matcher.isBounded()) return 'exhausted';
      tried.add(twins[at] as number);
      const next: ColumnPair[] = [...pairs, [candidate.index, at]];
      // The first two columns are checked together first, which is cheaper, and refuses most other tables.
      if (depth > 0 && !(canMatch(next) && next.slice(depth === 1 ? 0 : -1).every(isPossible))) continue;
      used.add(at);
      const outcome = search(depth + 1, next);
      used.delete(at);
      if (outcome !== 'none') return outcome;
    }
    return matcher.isBounded() ? 'exhausted' : 'none';
  };
  return search(0, []);
}

/** For each reference column the actual columns that it can have within the work limit: the same place first. */
function possibleColumns({ reference, actual }: NearTables, matcher: RowMatcher, canMatch: QuickCheck) {
  return reference.columns.map((_, index) => {
    const others = [...actual.columns.keys()].filter((at) => at !== index);
    const inOrder = index < actual.columns.length ? [index, ...others] : others;
    return { index, columns: inOrder.filter((at) => !matcher.isBounded() && canMatch([[index, at]])) };
  });
}

/** Whether each reference row has a partner under one pair of columns alone, each pair matched once. */
function makeColumnCheck({ actual }: NearTables, matcher: RowMatcher): (pair: ColumnPair) => boolean {
  const width = actual.columns.length;
  const isPossible = memoized((pair: number) => {
    const { count } = matcher.match([[Math.floor(pair / width), pair % width]]);
    return count === matcher.rows.length;
  });
  return ([index, at]) => isPossible(index * width + at);
}

/** False: under this pairing of columns, a row has no partner. True is inconclusive. */
type QuickCheck = (pairs: readonly ColumnPair[]) => boolean;

/** Rows of the agent, among which those that fit a cell of the reference are next to each other. */
interface SortedColumn {
  readonly rows: readonly number[];
  /** The number of each row. */
  readonly numbers: Float64Array;
  /** The rows of all other cells, by cell number. */
  readonly rowsOf: ReadonlyMap<number, readonly number[]>;
}

/** Looks for a partner of some reference rows, beginning with the row that had none before. */
function makeQuickCheck({ reference, actual, numbers, tolerance }: NearTables, { rows, work }: RowMatcher): QuickCheck {
  const columnAt = memoized((at: number) => sortColumn(actual.columns[at] as readonly number[], numbers));
  const rangeOf = memoized((id: number) => allowedRange(numbers.get(id) as number, tolerance));
  const fits = (wanted: number, found: number): boolean => {
    const [value, other] = [numbers.get(wanted), numbers.get(found)];
    if (value === undefined || other === undefined) return wanted === found;
    const [least, most] = rangeOf(wanted);
    return least <= other && other <= most;
  };
  const cellOf = ({ columns }: Table, column: number, row: number) =>
    (columns[column] as readonly number[])[row] as number;
  const rangeAt = (row: number, [index, at]: ColumnPair): SortedRange => {
    const wanted = cellOf(reference, index, row);
    const { rows: sorted, numbers: byRow, rowsOf } = columnAt(at);
    if (!numbers.has(wanted)) return { rows: rowsOf.get(wanted) ?? [], from: 0, to: rowsOf.get(wanted)?.length ?? 0 };
    const [least, most] = rangeOf(wanted);
    return { rows: sorted, from: firstFrom(sorted, byRow, least, false), to: firstFrom(sorted, byRow, most, true) };
  };
  const hasPartner = (row: number, pairs: readonly ColumnPair[]): boolean => {
    const { rows: candidates, from, to } = pairs.map((pair) => rangeAt(row, pair)).reduce(shorter);
    work.visits += pairs.length;
    for (let at = from; at < to; at++) {
      const other = candidates[at] as number;
      work.visits += pairs.length;
      if (pairs.every(([index, place]) => fits(cellOf(reference, index, row), cellOf(actual, place, other))))
        return true;
    }
    return false;
  };
  const sample = sampleOf(rows);
  return (pairs) => {
    work.visits += PAIR_VISITS;
    const lost = sample.findIndex((row) => !hasPartner(row, pairs));
    if (lost > 0) sample.unshift(...sample.splice(lost, 1));
    return lost < 0;
  };
}

/** The rows of the agent that fit one cell. */
interface SortedRange {
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
}

function shorter(a: SortedRange, b: SortedRange): SortedRange {
  return b.to - b.from < a.to - a.from ? b : a;
}

/** Rows at equal distances, the first one included. */
function sampleOf(rows: readonly number[]): number[] {
  const step = Math.max(1, rows.length / SAMPLED_ROWS);
  return Array.from({ length: Math.min(rows.length, SAMPLED_ROWS) }, (_, at) => rows[Math.floor(at * step)] as number);
}

function sortColumn(column: readonly number[], numbers: NearTables['numbers']): SortedColumn {
  const rowsOf = new Map<number, number[]>();
  const numeric: number[] = [];
  for (const [row, id] of column.entries()) {
    if (numbers.has(id)) numeric.push(row);
    else listAt(rowsOf, id).push(row);
  }
  const byRow = Float64Array.from(column, (id) => numbers.get(id) ?? Number.NaN);
  const rows = numeric.sort((a, b) => (byRow[a] as number) - (byRow[b] as number));
  return { rows, numbers: byRow, rowsOf };
}
