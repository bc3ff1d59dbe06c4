import { MAX_SEARCH } from '../limits.js';
import { MAX_LISTED } from '../shown.js';
import { jsonText } from '../text/json.js';
import { plural } from '../text/numerals.js';
import { type Mapping, once } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { cellText, termOf } from './cells.js';
import { makeTables } from './make-tables.js';
import type { IsGiven, Miss, Nearness } from './outcome.js';
import { type BestPairing, bestPairing, hasColumnLike, isLike, kindOfColumn, plainName } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import { type ComparedResults, otherTypeOf, type RowCounts, rowSamples } from './row-counts.js';
import { rowText } from './row-text.js';
import type { ColumnPairs, MappingOutcome, Tables } from './table.js';

/** Two tables that may not be the same; what several figures need of them is made once, when it is first needed. */
export interface RowDifference extends ComparedResults {
  readonly outcome: MappingOutcome;
  readonly tables: () => Tables;
  readonly pairing: () => BestPairing;
}

export function rowDifference(results: ComparedResults): RowDifference {
  const tables = once(() => makeTables(results));
  return { ...results, outcome: 'none', tables, pairing: once(() => bestPairing(results, tables())) };
}

/** A boolean that differs, or that is compared with a table. */
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

/** The reason why two tables differ, with the pairing of columns that has the most rows in common. */
export function explainRows(difference: RowDifference, isGiven: IsGiven = () => false): Miss {
  const { reference, actual, required } = difference;
  const { pairs: surePairs, shared, rows } = difference.pairing();
  const pairs = withOtherTypes(difference, surePairs);
  const counts = { expected: rows.expected, actual: rows.actual, common: rows.common };
  const unmatched = required.filter((_, index) => pairs[index] === null);
  const kind = kindOf(difference, rows, unmatched.length);
  const noMatch = kind === 'other_rows' || kind === 'missing_column';
  const trouble = noMatch ? columnTrouble(difference, shared, isGiven) : null;
  const isDistinct = rows.expected < reference.rows.length || rows.actual < actual.rows.length;
  const detail: CauseDetail = {
    ...(kind === 'too_symmetric' && difference.tables().hasHardBlanks && { blank_nodes: true }),
    ...(kind === 'missing_column' && { unmatched_columns: unmatched }),
    ...(kind === 'missing_column' && !trouble && unreturned(difference, pairs, unmatched)),
    ...(isDistinct && { distinct_rows: true }),
    ...(rows.missingRepeats > 0 && !rows.onlyRepeats && { missing_repeats: rows.missingRepeats }),
    ...(rows.onlyRepeats ? { only_repeats: true } : rowSamples(difference, rows, pairs)),
    ...trouble?.detail,
  };
  const given = rows.onlyRepeats ? null : givenKind(kind, difference, isGiven);
  const cause = { kind: trouble?.kind ?? given ?? kind, ...counts };
  const differing = HAS_OTHER_ROWS.has(cause.kind) ? differingCell(difference, cause, detail) : {};
  return { cause, detail: { ...detail, ...differing }, nearness: nearnessOf(difference, rows, isGiven) };
}

/** The pairs of columns, also of those whose cells have the same characters and other types. */
function withOtherTypes({ reference, actual, required }: RowDifference, pairs: ColumnPairs): ColumnPairs {
  const textsOf = ({ rows }: SelectResult, name: string) =>
    jsonText(rows.map((row) => cellText(termOf(row, name))).sort());
  return pairs.map((at, index) => {
    if (at !== null) return at;
    const texts = textsOf(reference, required[index] as string);
    const same = actual.columns.findIndex((name, other) => !pairs.includes(other) && textsOf(actual, name) === texts);
    return same < 0 ? null : same;
  });
}

/** The cell that makes two rows differ: one of another type, or the only one of the only row that differs. */
function differingCell({ reference, required }: RowDifference, cause: Miss['cause'], detail: CauseDetail): CauseDetail {
  const otherType = otherTypeOf(required, detail);
  if (otherType.first_difference !== undefined) return otherType;
  const { expected = 0, actual = 0, common = 0 } = cause;
  const [[missing = []] = [], [extra = []] = []] = [detail.missing_rows, detail.extra_rows];
  if (expected - common !== 1 || actual - common !== 1 || missing.length !== extra.length) return {};
  const differing = missing.flatMap((cell, at) => (cell === extra[at] ? [] : [at]));
  const [at] = differing;
  const name = required[at ?? -1];
  // IRIs are not values that a person compares.
  if (differing.length !== 1 || name === undefined || kindOfColumn(reference, name) === 'uri') return {};
  // Among other rows, only what the two have in common says that they are one.
  if (common > 0 && missing.length === 1) return {};
  const [expected_value, actual_value] = [missing[at as number] ?? 'no value', extra[at as number] ?? 'no value'];
  const others = missing.filter((_, other) => other !== at);
  return { first_difference: name, expected_value, actual_value, row: rowText(others) };
}

/** The first required column, where the result has no further column with its name, or with values of its kind. */
function unreturned({ reference, actual }: RowDifference, pairs: ColumnPairs, [name]: readonly string[]): CauseDetail {
  if (name === undefined) return {};
  const wanted = kindOfColumn(reference, name);
  const others = actual.columns.filter((_, at) => !pairs.includes(at));
  const isIt = (other: string) => isLike(other, name) || kindOfColumn(actual, other) === wanted;
  return others.some(isIt) ? {} : { unreturned: name };
}

/** Whether all that is missing, or all that is extra, is named in the question itself. */
function givenKind(kind: RowKind, difference: RowDifference, isGiven: IsGiven): RowKind | null {
  const { reference, actual, required } = difference;
  const { pairs, rows } = difference.pairing();
  if (kind === 'missing_rows' && allGiven(reference.rows, rows.missing, required, isGiven)) return 'given_row_missing';
  const paired = pairs.map((at) => actual.columns[at ?? -1]).filter((name) => name !== undefined);
  const isExtra = kind === 'extra_rows' && rows.expected > 0;
  return isExtra && allGiven(actual.rows, rows.extra, paired, isGiven) ? 'given_row_extra' : null;
}

/** Maximum rows that are checked for given entities, because a question names only a few. */
const FEW_ROWS = 50;

function allGiven(all: readonly Mapping[], indexes: readonly number[], columns: readonly string[], isGiven: IsGiven) {
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
  const onlyGiven = allGiven(reference.rows, [...reference.rows.keys()], required, isGiven);
  const few = rows.found.length <= FEW_ROWS && !onlyGiven;
  const given = few ? rows.found.filter((row) => isGivenRow(reference.rows[row] as Mapping, required, isGiven)) : [];
  return {
    own: rows.common - given.length,
    named: hasColumnLike(actual, required),
    onlyGiven,
    ...(rows.extra.length === 0 && rows.found.length > 0 && { found: rows.found }),
  };
}

type RowKind = Miss['cause']['kind'];

const HAS_OTHER_ROWS: ReadonlySet<RowKind> = new Set(['other_rows', 'missing_and_extra']);

function kindOf(difference: RowDifference, rows: RowCounts, unmatched: number): RowKind {
  const { outcome } = difference;
  if (outcome === 'exhausted') return 'too_symmetric';
  if (rows.actual === 0) return 'empty_result';
  if (rows.expected === 0) return 'extra_rows';
  if (unmatched > 0) return 'missing_column';
  if (rows.common === 0) return 'other_rows';
  const missing = rows.expected - rows.common;
  const extra = rows.actual - rows.common;
  if (missing > 0 && extra > 0) return 'missing_and_extra';
  if (missing > 0) return 'missing_rows';
  if (extra > 0) return 'extra_rows';
  return difference.options.ordered ? 'order' : 'other_rows';
}

type Kind = ReturnType<typeof kindOfColumn>;
const HOLDS: Readonly<Partial<Record<Kind, Holds>>> = { uri: 'IRIs', text: 'text', typed: 'numbers' };
type Holds = NonNullable<CauseDetail['column']>['holds'];

type Column = { readonly name: string; readonly kind: Kind };

/** The reason why a required column has no match: it is empty, or it has another kind of terms; null for other reasons. */
function columnTrouble(
  { reference, actual, required }: RowDifference,
  shared: ColumnPairs,
  isGiven: IsGiven,
): { readonly kind: RowKind; readonly detail: CauseDetail } | null {
  if (actual.rows.length === 0 || reference.rows.length === 0) return null;
  const unmatched = required.filter((_, index) => shared[index] === null);
  const wanted = unmatched.map((name): Column => ({ name, kind: kindOfColumn(reference, name) }));
  const sameNamed = new Map(actual.columns.toReversed().map((column) => [plainName(column), column]));
  const unbound = wanted.flatMap(({ name, kind }) => {
    const same = sameNamed.get(plainName(name));
    return kind !== 'unbound' && same !== undefined && kindOfColumn(actual, same) === 'unbound' ? [same] : [];
  });
  if (unbound.length > 0) return { kind: 'unbound_column', detail: { unbound_columns: unbound } };
  const columns = answerColumns(actual, shared, isGiven);
  const hasOthers = shared.some((at) => at !== null);
  // Only some columns are looked at, because each is compared with all columns of the answer.
  for (const { name, kind } of wanted.slice(0, MAX_LISTED)) {
    if (!HOLDS[kind]) continue;
    // The column of its name, else the first; next to other required columns, only one of its name.
    const named = columns.filter((column) => isLike(column.name, name));
    const possible = named.length > 0 || hasOthers ? named : columns;
    const isWanted = (found: Column) => (found.kind === 'uri' || found.kind === 'bnode') === (kind === 'uri');
    const [column] = possible;
    if (!column || possible.some(isWanted)) continue;
    const detail = { column: { actual: column.name, holds: HOLDS[column.kind] ?? 'text', required: name } } as const;
    return { kind: 'literal_for_iri', detail };
  }
  return null;
}

const CLASS_COLUMNS = new Set(['class', 'type']);

/** The columns that match no required column and have other values than given entities and classes. */
function answerColumns(actual: SelectResult, shared: ColumnPairs, isGiven: IsGiven): Column[] {
  const paired = new Set(shared);
  const names = actual.columns.filter((_, index) => !paired.has(index));
  return names
    .map((name) => ({ name, kind: kindOfColumn(actual, name) }))
    .filter(({ name, kind }) => kind !== 'unbound' && !CLASS_COLUMNS.has(plainName(name)))
    .filter(({ name }) => {
      const texts = actual.rows.flatMap((row) => cellText(termOf(row, name)) ?? []);
      return !texts.every(isGiven);
    });
}

/** The column, or the two columns, without which there are as many different rows as in the reference; null unless these are the only ones. */
export function repeatingColumns(result: SparqlResult, expected: number): string | null {
  if (result.kind !== 'select') return null;
  const { rows, columns } = result;
  if (rows.length * columns.length ** 3 > MAX_SEARCH) return null;
  const distinctWithout = (left: readonly string[]): number => {
    const others = columns.filter((name) => !left.includes(name));
    return new Set(rows.map((row) => jsonText(others.map((name) => termOf(row, name) ?? null)))).size;
  };
  // Rows that are equal in all columns repeat for another reason.
  if (rows.length <= expected || distinctWithout([]) < rows.length) return null;
  const pairs = columns.flatMap((name, at) => columns.slice(at + 1).map((other) => [name, other]));
  for (const left of [columns.map((name) => [name]), pairs]) {
    const found = left.filter((names) => distinctWithout(names) === expected);
    if (found.length > 0) return found.length === 1 ? (found[0] as string[]).join(', ') : null;
  }
  return null;
}
