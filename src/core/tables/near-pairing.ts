import { type MatchedRows, makeRowMatcher, type NearTables, type RowMatcher } from './match-rows.js';
import { type Choice, type ColumnPair, MAX_COLUMNS, mostCommon, type Table, withPlaces } from './table.js';

/** The table of the agent with the numbers of the reference, where these allow its own. */
interface AlignedTable {
  readonly actual: Table;
  /** The work limit was reached: more rows may be the same. */
  readonly isBounded: boolean;
}

/**
 * Gives the rows of the agent the numbers of the reference rows that they match, so that equal rows can be compared by
 * their cell numbers. A row matches another one if all its numbers are within the tolerance of that row's numbers and all
 * other cells are equal; each reference row has at most one row of the agent, and as many as possible have one. Of all
 * pairings of columns the one with most such rows is taken.
 */
export function alignNumbers(tables: NearTables): AlignedTable {
  const inPlace = tables.places && bestPairing(withPlaces(tables));
  const { pairs, rows, isBounded } = inPlace?.rows.isComplete ? inPlace : bestPairing(tables);
  return { actual: withPartners(tables, pairs, rows.partners), isBounded };
}

/** A copy of the agent's table in which each row with a partner has the numbers of the partner; -1: no partner. */
function withPartners(
  { reference, actual }: NearTables,
  pairs: readonly ColumnPair[],
  partners: readonly number[],
): Table {
  const found = new Map(pairs.map(([index, at]) => [at, reference.columns[index]]));
  const columns = actual.columns.map((column, at) => {
    const wanted = found.get(at);
    return wanted ? column.map((id, row) => wanted[partners[row] as number] ?? id) : column;
  });
  return { ...actual, columns };
}

interface Pairing extends Omit<AlignedTable, 'actual'> {
  readonly pairs: readonly ColumnPair[];
  readonly rows: MatchedRows;
}

/** The pairing of columns under which most rows have a partner; columns that no column of the agent can match are left out. */
function bestPairing(tables: NearTables): Pairing {
  const matcher = makeRowMatcher(tables);
  const named = pairsByName(tables);
  const byName = named ? { pairs: named, rows: matcher.match(named) } : NO_PAIRING;
  if (byName.rows.isComplete) return { ...byName, isBounded: false };
  if (tables.reference.columns.length > MAX_COLUMNS) return { ...byName, isBounded: true };
  const rowsUnder = (pairs: readonly ColumnPair[]) => (matcher.isBounded() ? NO_PAIRING.rows : matcher.match(pairs));
  const found = mostCommon(choicesOf(tables, matcher), byName.rows.count, rowsUnder) ?? byName;
  return { ...found, isBounded: matcher.isBounded() };
}

const NO_PAIRING = { pairs: [], rows: { partners: [], count: 0, isComplete: false } };

/** Every required column with the column of its name; null: one has none. */
function pairsByName({ reference, actual }: NearTables): ColumnPair[] | null {
  const free = new Map([...actual.names.entries()].reverse().map(([at, name]) => [name, at]));
  const pairs = reference.names.flatMap((name, index): ColumnPair[] => {
    const at = free.get(name);
    free.delete(name);
    return at === undefined ? [] : [[index, at]];
  });
  return pairs.length === reference.names.length ? pairs : null;
}

/**
 * For each reference column the actual columns with values that it allows: most rows first, then the same name and place. Those
 * beyond the work limit are left out.
 */
function choicesOf({ reference, actual }: NearTables, matcher: RowMatcher): Choice[] {
  const choices = reference.names.map((name, index) => {
    const rank = ({ at }: { readonly at: number }) => (actual.names[at] === name ? 0 : at === index ? 1 : 2);
    const candidates: { readonly at: number; readonly count: number }[] = [];
    for (let at = 0; at < actual.names.length && !matcher.isBounded(); at++) {
      const { count } = matcher.match([[index, at]]);
      if (count > 0) candidates.push({ at, count });
    }
    candidates.sort((a, b) => b.count - a.count || rank(a) - rank(b) || a.at - b.at);
    return { index, found: candidates.map(({ at }) => at) };
  });
  return choices.filter(({ found }) => found.length > 0).sort((a, b) => a.found.length - b.found.length);
}
