import { listAt, memoized } from '../text/values.js';
import {
  type ColumnPair,
  firstFrom,
  makeRowMatcher,
  type NearTables,
  PAIR_VISITS,
  type RowMatcher,
} from './match-rows.js';
import { pairsByName, pairsInPlace } from './near-pairing.js';
import { endVisits, MAX_COLUMNS, type MappingOutcome, type Table, twinColumns } from './table.js';
import { allowedRange } from './value-rules.js';

/** Number of reference rows for which a partner is looked for before all rows are matched. Under most wrong pairings, one of the first has none. */
const SAMPLED_ROWS = 64;

/**
 * Whether some pairing of all required columns leaves no row of either side without a partner, where numbers can differ by
 * the tolerance. `exhausted`: the work limit was reached.
 */
export function findNearMapping(tables: NearTables): MappingOutcome {
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
