import { MAX_NEAR_SEARCH } from '../limits.js';
import { matchPairs } from '../text/matching.js';
import { type MatchedRows, makeRowMatcher, type NearTables, PAIR_VISITS, type RowMatcher } from './match-rows.js';
import { type ColumnPair, pairedColumns } from './row-counts.js';
import { allowVisits, MAX_COLUMNS, searchPairings, zeros } from './table.js';
import { isNearCell } from './value-rules.js';

/**
 * Gives the rows of the agent the numbers of the reference rows that they match, so that equal rows can be compared by
 * their cell numbers. A row matches another one if all its numbers are within the tolerance of that row's numbers and all
 * other cells are equal; each reference row has at most one row of the agent, and as many as possible have one. Of all
 * pairings of columns the one with most such rows is taken. `isBounded`: the work limit was reached, more rows may be the same.
 */
export function alignNumbers(tables: NearTables) {
  const { actual } = tables;
  const inPlace = tables.ordered ? pairsInPlace(tables) : null;
  if (inPlace) return { actual: withPartners(tables, inPlace, [...zeros(actual.rows).keys()]), isBounded: false };
  const matcher = makeRowMatcher(tables);
  const { pairs, rows } = bestPairing(tables, matcher);
  const isBounded = matcher.isBounded() || (isTooWide(tables) && !rows.isComplete);
  return { actual: withPartners(tables, pairs, rows.partners), isBounded };
}

/** A copy of the agent's table in which each row with a partner has the numbers of the partner; -1: no partner. */
function withPartners({ reference, actual }: NearTables, pairs: readonly ColumnPair[], partners: readonly number[]) {
  const columns = [...actual.columns];
  for (const [index, at] of pairs) {
    const wanted = reference.columns[index] as readonly number[];
    columns[at] = (actual.columns[at] as readonly number[]).map((id, row) => wanted[partners[row] as number] ?? id);
  }
  return { ...actual, columns };
}

/** A pairing of all columns under which each row matches the one at its place; null: none, or none within the work limit. */
function pairsInPlace({ reference, actual, ...near }: NearTables): ColumnPair[] | null {
  if (reference.rows !== actual.rows) return null;
  const work = allowVisits([reference, actual], MAX_NEAR_SEARCH);
  const allows = (wanted: number, found: number): boolean => {
    work.left--;
    return isNearCell(wanted, found, near);
  };
  const fitting: ColumnPair[] = [];
  for (const [index, wanted] of reference.columns.entries()) {
    for (const [at, found] of actual.columns.entries()) {
      if (work.left < 0) return null;
      work.left -= PAIR_VISITS;
      if (wanted.every((id, row) => allows(id, found[row] as number))) fitting.push([index, at]);
    }
  }
  const pairs = pairedColumns(matchPairs(fitting, reference.columns.length, actual.columns.length));
  return pairs.length === reference.columns.length ? pairs : null;
}

/** An actual column that can match a reference column, and the maximum number of rows that it leaves. */
interface Candidate {
  readonly at: number;
  readonly most: number;
}

interface Pairing {
  readonly pairs: readonly ColumnPair[];
  readonly rows: MatchedRows;
}

/** The pairing of columns under which most rows have a partner; columns that no column of the agent can match are left out. */
function bestPairing(tables: NearTables, matcher: RowMatcher): Pairing {
  const named = pairsByName(tables);
  let best = named ? { pairs: named, rows: matcher.match(named) } : NO_PAIRING;
  if (best.rows.isComplete || isTooWide(tables)) return best;
  const choices = candidatesOf(tables, matcher)
    .flatMap((list, index) => (list.length > 0 ? [{ index, list }] : []))
    .sort((a, b) => a.list.length - b.list.length);
  const goesOn = (chosen: readonly number[]): boolean => {
    const { list } = choices[chosen.length - 1] as (typeof choices)[number];
    const own = list.find(({ at }) => at === chosen.at(-1))?.most ?? 0;
    if (!canBeBetter(own, best.rows) || matcher.isBounded()) return false;
    const isWhole = chosen.length === choices.length;
    if (!isWhole && (chosen.length === 1 || list.length === 1)) return true;
    const pairs = chosen.map((at, place): ColumnPair => [choices[place]?.index ?? 0, at]);
    const found = { pairs, rows: matcher.match(pairs) };
    if (!isWhole) return canBeBetter(found.rows.count, best.rows);
    if (isBetter(found.rows, best.rows)) best = found;
    return false;
  };
  const candidates = choices.map(({ list }) => list.map(({ at }) => at));
  searchPairings(candidates, goesOn);
  return best;
}

function isTooWide({ reference }: NearTables): boolean {
  return reference.columns.length > MAX_COLUMNS;
}

function isBetter({ count, partners, isComplete }: MatchedRows, best: MatchedRows): boolean {
  if (count !== best.count || best.isComplete) return count > best.count;
  const standing = (rows: readonly number[]) => rows.filter((row) => row >= 0).length;
  return isComplete || standing(partners) > standing(best.partners);
}

/** A pairing with as many partners can still leave fewer rows of the agent over, where repeats do not count. */
function canBeBetter(bound: number, { count, partners, isComplete }: MatchedRows): boolean {
  return bound > count || (bound === count && count > 0 && !isComplete && partners.includes(-1));
}

const NO_PAIRING: Pairing = { pairs: [], rows: { partners: [], count: 0, isComplete: false } };

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
function candidatesOf({ reference, actual }: NearTables, matcher: RowMatcher): Candidate[][] {
  return reference.names.map((name, index) => {
    const rank = ({ at }: Candidate) => (actual.names[at] === name ? 0 : at === index ? 1 : 2);
    const candidates: Candidate[] = [];
    for (let at = 0; at < actual.names.length && !matcher.isBounded(); at++) {
      const most = matcher.match([[index, at]]).count;
      if (most > 0) candidates.push({ at, most });
    }
    return candidates.sort((a, b) => b.most - a.most || rank(a) - rank(b) || a.at - b.at);
  });
}
