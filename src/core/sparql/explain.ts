import type { CauseDetail } from '../cause-words.js';
import type { IsGiven, Miss, Nearness } from '../model.js';
import { plural } from '../text/numerals.js';
import { type Mapping, once } from '../values.js';
import { cellText, termOf } from './cells.js';
import { columnTrouble } from './column-trouble.js';
import { makeTables, type Tables } from './make-tables.js';
import { type ColumnPairs, findOverlaps, hasColumnLike, type Overlap, pairColumns } from './overlap.js';
import type { SparqlResult } from './result.js';
import { countRows, type RowCounts } from './row-counts.js';
import { type ComparedResults, otherTypeOf, rowSamples } from './row-samples.js';
import type { MappingOutcome } from './table.js';

/** Two tables that may not be the same; what several figures need of them is made once, when it is first needed. */
export interface RowDifference extends ComparedResults {
  readonly outcome: MappingOutcome;
  readonly tables: () => Tables;
  readonly overlaps: () => readonly Overlap[];
  readonly pairing: () => BestPairing;
}

/** A pairing of columns, and what the tables have in common under it. */
interface BestPairing {
  readonly pairs: ColumnPairs;
  /** The pairs of columns that share values. */
  readonly shared: ColumnPairs;
  readonly rows: RowCounts;
}

export function rowDifference(results: ComparedResults): RowDifference {
  const { reference, actual, required, options } = results;
  const tables = once(() => makeTables(reference, actual, required, options));
  const overlaps = once(() => findOverlaps(tables()));
  return {
    ...results,
    outcome: 'none',
    tables,
    overlaps,
    pairing: once(() => bestPairing(results, tables(), overlaps)),
  };
}

export function explainUnreadable(side: 'reference' | 'actual', reason: string): Miss {
  return { cause: { kind: 'unreadable' }, detail: { error: `${side} output ${reason}` } };
}

/** A yes or no that differs, or that stands against a table. */
export function explainAnswer(reference: SparqlResult, actual: SparqlResult): Miss {
  const detail = { expected_value: answerText(reference), actual_value: answerText(actual) };
  return { cause: { kind: 'value_differs' }, detail };
}

function answerText(result: SparqlResult): string {
  if (result.kind === 'ask') return String(result.value);
  if (result.kind === 'unreadable') return result.reason;
  const rows = result.rows.length;
  return `a table of ${rows} ${plural(rows, 'row')}`;
}

const NOTHING_GIVEN: IsGiven = () => false;

/** Why two tables differ, by the pairing of columns under which they have most in common. */
export function explainRows(difference: RowDifference, isGiven = NOTHING_GIVEN): Miss {
  const { reference, actual, required } = difference;
  const { pairs, shared, rows } = difference.pairing();
  const counts = { expected: rows.expected, actual: rows.actual, common: rows.common };
  const unmatched = required.filter((_, index) => pairs[index] === null);
  const kind = kindOf(difference, rows, unmatched.length);
  const noMatch = kind === 'other_rows' || kind === 'missing_column';
  const trouble = noMatch ? columnTrouble({ reference, actual, required, shared, isGiven }) : null;
  const isDistinct = rows.expected < reference.rows.length || rows.actual < actual.rows.length;
  const detail: CauseDetail = {
    ...(kind === 'missing_column' && { unmatched_columns: unmatched }),
    ...(isDistinct && { distinct_rows: true }),
    ...(rows.missingRepeats > 0 && !rows.onlyRepeats && { missing_repeats: rows.missingRepeats }),
    ...(rows.onlyRepeats ? { only_repeats: true } : rowSamples(difference, rows, pairs)),
    ...trouble?.detail,
  };
  const given = rows.onlyRepeats ? null : givenKind(kind, difference, rows, pairs, isGiven);
  const cause = { kind: trouble?.kind ?? given ?? kind, ...counts };
  const otherType = HAS_OTHER_ROWS.has(cause.kind) ? otherTypeOf(required, detail) : {};
  return { cause, detail: { ...detail, ...otherType }, nearness: nearnessOf(difference, rows, isGiven) };
}

/** Whether all that is missing, or all that is extra, is what the question itself gives. */
function givenKind(
  kind: RowKind,
  { reference, actual, required }: RowDifference,
  rows: RowCounts,
  pairs: readonly (number | null)[],
  isGiven: IsGiven,
): RowKind | null {
  if (kind === 'missing_rows' && allGiven(reference.rows, rows.missing, required, isGiven)) return 'given_row_missing';
  const paired = pairs.map((at) => actual.columns[at ?? -1]).filter((name) => name !== undefined);
  const isExtra = kind === 'extra_rows' && rows.expected > 0;
  return isExtra && allGiven(actual.rows, rows.extra, paired, isGiven) ? 'given_row_extra' : null;
}

/** More rows are not looked at one by one: a question gives a few entities. */
const FEW_ROWS = 50;

function allGiven(
  all: readonly Mapping[],
  indexes: readonly number[],
  columns: readonly string[],
  isGiven: IsGiven,
): boolean {
  if (indexes.length === 0 || indexes.length > FEW_ROWS) return false;
  return indexes.every((row) => isGivenRow(all[row] as Mapping, columns, isGiven));
}

function isGivenRow(row: Mapping, columns: readonly string[], isGiven: IsGiven): boolean {
  let isBound = false;
  for (const name of columns) {
    const text = cellText(termOf(row, name));
    if (text === null) continue;
    if (!isGiven(text)) return false;
    isBound = true;
  }
  return isBound;
}

function nearnessOf({ reference, actual, required }: RowDifference, rows: RowCounts, isGiven: IsGiven): Nearness {
  const indexes = Array.from({ length: Math.min(reference.rows.length, FEW_ROWS + 1) }, (_, row) => row);
  const onlyGiven = allGiven(reference.rows, indexes, required, isGiven);
  const few = rows.found.length <= FEW_ROWS && !onlyGiven;
  const given = few
    ? rows.found.filter((row) => isGivenRow(reference.rows[row] as Mapping, required, isGiven)).length
    : 0;
  return {
    own: rows.common - given,
    named: hasColumnLike(actual, required),
    onlyGiven,
    ...(rows.extra.length === 0 && rows.found.length > 0 && { found: rows.found }),
  };
}

/** A column that was paired for its kind of terms alone, and under which nothing is common any more, is missing. */
function bestPairing(
  { options, reference, actual }: ComparedResults,
  tables: Tables,
  overlaps: () => readonly Overlap[],
): BestPairing {
  const { shared, certain, guessed } = pairColumns(tables, reference, actual, overlaps);
  const rows = countRows(options, tables, guessed);
  const isGuess = guessed.some((at, index) => at !== certain[index]);
  if (!isGuess || rows.common > 0) return { pairs: guessed, shared, rows };
  const surely = countRows(options, tables, certain);
  return surely.common > 0 ? { pairs: certain, shared, rows: surely } : { pairs: guessed, shared, rows };
}

type RowKind = Miss['cause']['kind'];

const HAS_OTHER_ROWS: ReadonlySet<RowKind> = new Set(['other_rows', 'missing_and_extra']);

function kindOf(difference: RowDifference, rows: RowCounts, unmatched: number): RowKind {
  const { actual, required, outcome } = difference;
  if (outcome === 'exhausted') return 'too_symmetric';
  if (rows.actual === 0) return 'empty_result';
  if (rows.expected === 0) return 'extra_rows';
  if (actual.columns.length < required.length) return 'missing_column';
  if (unmatched > 0) return 'missing_column';
  if (rows.common === 0) return 'other_rows';
  const missing = rows.expected - rows.common;
  const extra = rows.actual - rows.common;
  if (missing > 0 && extra > 0) return 'missing_and_extra';
  if (missing > 0) return 'missing_rows';
  if (extra > 0) return 'extra_rows';
  return difference.options.ordered ? 'order' : 'other_rows';
}
