import type { CauseDetail, Miss } from '../model.js';
import { listAt, type Mapping } from '../values.js';
import { cellText, termOf } from './cells.js';
import { type ColumnPairs, hasColumnLike, isLookup, pairColumns } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import { extendKeys, type MappingOutcome, makeTables, type SparqlOptions, type Table, type Tables } from './table.js';

/** Rows shown of what is missing and what is extra. */
const SHOWN_ROWS = 5;
/** Characters shown of one cell. */
const SHOWN_CELL = 200;

/** Two tables that are not the same, with what the comparison already knows of them. */
export interface RowDifference {
  readonly reference: SelectResult;
  readonly actual: SelectResult;
  readonly required: readonly string[];
  readonly options: SparqlOptions;
  readonly outcome: MappingOutcome;
  readonly tables: Tables | null;
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
  return result.kind === 'select' ? `a table of ${result.rows.length} rows` : result.reason;
}

/** Why two tables differ, by the pairing of columns under which they have most in common. */
export function explainRows(difference: RowDifference): Miss {
  const { reference, actual, required, options } = difference;
  const tables = difference.tables ?? makeTables(reference, actual, required, options.cells);
  const { pairs, rows } = bestPairing(difference, tables);
  const counts = { expected: rows.expected, actual: rows.actual, common: rows.common };
  const unmatched = required.filter((_, index) => pairs[index] === null);
  const kind = kindOf(difference, rows, unmatched.length);
  const samples = rows.onlyRepeats ? { only_repeats: true } : rowSamples(difference, rows, pairs);
  const isDistinct = rows.expected < reference.rows.length || rows.actual < actual.rows.length;
  const detail: CauseDetail = {
    ...(kind === 'missing_column' && { unmatched_columns: unmatched }),
    ...(isDistinct && { distinct_rows: true }),
    ...(rows.missingRepeats > 0 && !rows.onlyRepeats && { missing_repeats: rows.missingRepeats }),
    ...samples,
  };
  return { cause: { kind, ...counts }, detail, attempt: attemptOf(actual, required) };
}

/** How far a result looks like an attempt at the answer: its columns tell, as far as they can. */
function attemptOf(actual: SelectResult, required: readonly string[]): number {
  if (hasColumnLike(actual, required)) return 2;
  return isLookup(actual) ? 0 : 1;
}

/** A column that was paired for its kind of terms alone, and under which nothing is common any more, is missing. */
function bestPairing(difference: RowDifference, tables: Tables) {
  const { certain, guessed } = pairColumns(tables, difference.reference, difference.actual);
  const rows = countRows(difference, tables, guessed);
  const isGuess = guessed.some((at, index) => at !== certain[index]);
  if (!isGuess || rows.common > 0) return { pairs: guessed, rows };
  const surely = countRows(difference, tables, certain);
  return surely.common > 0 ? { pairs: certain, rows: surely } : { pairs: guessed, rows };
}

type RowKind = Miss['cause']['kind'];

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

interface RowCounts {
  readonly expected: number;
  readonly actual: number;
  readonly common: number;
  readonly missing: readonly number[];
  readonly extra: readonly number[];
  /** Of the missing rows those of which the other side has some copy. */
  readonly missingRepeats: number;
  /** As sets the rows are the same. */
  readonly onlyRepeats: boolean;
}

/**
 * Counts rows as sets where duplicates do not count: the reference's over all required columns, the actual's over the
 * paired ones (all of its own where none is paired), common ones by the paired columns.
 */
function countRows(difference: RowDifference, tables: Tables, pairs: ColumnPairs): RowCounts {
  const asSet = difference.options.ignoreDuplicates && !difference.options.ordered;
  const paired = pairs.flatMap((at, index) => (at === null ? [] : [[index, at] as const]));
  const known = paired.map(() => new Map<number, number>());
  const keysOf = (table: Table, columns: readonly number[], maps: readonly Map<number, number>[]): Int32Array =>
    columns.reduce<Int32Array>(
      (keys, at, depth) =>
        extendKeys(keys, table.columns[at] as Int32Array, tables.ids, maps[depth] ?? new Map<number, number>()),
      new Int32Array(table.rows),
    );
  const { reference, actual } = tables;
  const all = (table: Table) => keysOf(table, [...table.columns.keys()], []);
  const leftKeys = keysOf(
    reference,
    paired.map(([index]) => index),
    known,
  );
  const rightKeys =
    paired.length === 0
      ? all(actual)
      : keysOf(
          actual,
          paired.map(([, at]) => at),
          known,
        );
  const left = groupRows(paired.length === pairs.length ? leftKeys : all(reference), asSet);
  const right = groupRows(rightKeys, asSet);
  if (paired.length === pairs.length) return complete(left, right);
  // Some column has no partner: a reference row is common when its other columns are.
  const found = new Set(rightKeys);
  const rows = [...left.values()].flat();
  const missing = paired.length === 0 ? rows : rows.filter((row) => !found.has(leftKeys[row] as number));
  const [expected, total] = [rows.length, totalOf(right)];
  const common = expected - missing.length;
  return { expected, actual: total, common, missing, extra: [], missingRepeats: 0, onlyRepeats: false };
}

function complete(left: ReadonlyMap<number, number[]>, right: ReadonlyMap<number, number[]>): RowCounts {
  const { rows: missing, repeats: missingRepeats } = withoutPartner(left, right);
  const { rows: extra } = withoutPartner(right, left);
  const [expected, actual] = [totalOf(left), totalOf(right)];
  const sameSet = left.size === right.size && [...left.keys()].every((key) => right.has(key));
  const onlyRepeats = sameSet && missing.length + extra.length > 0;
  return { expected, actual, common: expected - missing.length, missing, extra, missingRepeats, onlyRepeats };
}

function groupRows(keys: Int32Array, asSet: boolean): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  keys.forEach((key, row) => {
    const rows = listAt(groups, key);
    if (!asSet || rows.length === 0) rows.push(row);
  });
  return groups;
}

function totalOf(groups: ReadonlyMap<number, readonly number[]>): number {
  let total = 0;
  for (const rows of groups.values()) total += rows.length;
  return total;
}

/** The rows that the other side does not have, then the copies that it has too few of. */
function withoutPartner(own: ReadonlyMap<number, number[]>, other: ReadonlyMap<number, number[]>) {
  const [absent, copies]: [number[], number[]] = [[], []];
  for (const [key, rows] of own) {
    const there = other.get(key)?.length ?? 0;
    const lacking = there === 0 ? absent : copies;
    for (const row of rows.slice(there)) lacking.push(row);
  }
  const inOrder = (rows: number[]) => rows.sort((a, b) => a - b);
  return { rows: [...inOrder(absent), ...inOrder(copies)], repeats: copies.length };
}

function rowSamples(difference: RowDifference, rows: RowCounts, pairs: readonly (number | null)[]): CauseDetail {
  const { reference, actual, required } = difference;
  const actualNames = required.map((_, index) => actual.columns[pairs[index] ?? -1]);
  const shownExtra = actualNames.some((name) => name !== undefined) ? actualNames : actual.columns;
  const show = (all: readonly Mapping[], indexes: readonly number[], names: readonly (string | undefined)[]) =>
    indexes.slice(0, SHOWN_ROWS).map((row) => names.map((name) => shorten(name, all[row] ?? {})));
  const missing = show(reference.rows, rows.missing, required);
  const extra = show(actual.rows, rows.extra, shownExtra);
  return {
    ...(missing.length > 0 && { missing_rows: missing }),
    ...(extra.length > 0 && { extra_rows: extra }),
  };
}

function shorten(name: string | undefined, row: Mapping): string | null {
  const text = name === undefined ? null : cellText(termOf(row, name));
  if (text === null) return null;
  return text.length > SHOWN_CELL ? `${text.slice(0, SHOWN_CELL - 1)}…` : text;
}
