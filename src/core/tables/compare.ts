import { type Mapping, once } from '../text/values.js';
import { termOf } from './cells.js';
import { findMapping } from './columns.js';
import { explainAnswer, explainRows, type RowDifference, rowDifference } from './explain.js';
import { countDistinct } from './make-tables.js';
import { type MatchOutcome, type RowsFound, unreadable } from './outcome.js';
import { wholeRows } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import type { ComparedResults } from './row-counts.js';
import { isSet, type MappingOutcome, type SparqlOptions, withPlaces } from './table.js';

/** Compares two SPARQL results: 1 if they are equal, otherwise 0. Never throws. */
export function compareResults(reference: SparqlResult, actual: SparqlResult, options: SparqlOptions): MatchOutcome {
  if (reference.kind === 'unreadable') return unreadable(`reference output ${reference.reason}`);
  if (actual.kind === 'unreadable') return unreadable(`actual output ${actual.reason}`);
  if (reference.kind === 'select' && actual.kind === 'select') return compareSelects(reference, actual, options);
  const same = reference.kind === 'ask' && actual.kind === 'ask' && reference.value === actual.value;
  return same ? { score: 1 } : { score: 0, explain: () => explainAnswer(reference, actual) };
}

function compareSelects(reference: SelectResult, actual: SelectResult, options: SparqlOptions): MatchOutcome {
  const required = options.requiredColumns ?? reference.columns;
  // The comparison, its explanation and the count of its rows number the cells once.
  const difference = rowDifference({ reference, actual, required, options });
  const comparison = compareRows(difference);
  const rows = once(() => (comparison.score === 1 ? matchedRows(difference) : rowsFound(difference)));
  return { ...comparison, rows };
}

function compareRows(difference: RowDifference): MatchOutcome {
  const { reference, actual, required, options } = difference;
  const miss = (outcome: MappingOutcome = 'none'): MatchOutcome => ({
    score: 0,
    explain: (isGiven) => explainRows({ ...difference, outcome }, isGiven),
  });
  const empty = [reference, actual].filter((result) => result.rows.length === 0).length;
  if (empty === 2 && options.cells === 'values') return { score: 1 };
  if (actual.columns.length < required.length || empty === 1) return miss();
  if (empty === 2 || required.length === 0) return { score: 1 };
  const isDeclared = hasAll(actual.columns, required);
  if (isDeclared && sameInPlace(difference)) return { score: 1 };
  if (!isSet(options) && reference.rows.length !== actual.rows.length) return miss();
  const outcome = findEqualMapping(difference);
  return outcome === 'found' || isEqualAsWritten(difference) ? { score: 1 } : miss(outcome);
}

/** Whether the rows are equal without `normalize`, which never turns a match into a miss. */
function isEqualAsWritten(difference: RowDifference): boolean {
  const { options, reference, actual, required } = difference;
  if (options.cells !== 'values' || !options.rules?.normalized) return false;
  const asWritten = { ...options, rules: { ...options.rules, normalized: null } };
  return findEqualMapping(rowDifference({ reference, actual, required, options: asWritten })) === 'found';
}

function findEqualMapping({ tables, options }: RowDifference): MappingOutcome {
  const outcome = findMapping(withPlaces(tables()), isSet(options) ? 'set' : 'multiset');
  return outcome !== 'found' && tables().isBounded ? 'exhausted' : outcome;
}

/** Whether every required column has one of its name to itself: one that is required twice needs two columns. */
function hasAll(columns: readonly string[], required: readonly string[]): boolean {
  const free = new Set(columns);
  return required.every((column) => free.delete(column));
}

/** The common case, without numbering any cell: the same rows under the same names in the same order. */
function sameInPlace({ reference, actual, required, options }: RowDifference): boolean {
  if (reference.rows.length !== actual.rows.length) return false;
  const sameTerm = options.cells === 'values' ? sameValue : sameText;
  return required.every((column) =>
    reference.rows.every((row, at) => sameTerm(termOf(row, column), termOf(actual.rows[at] as Mapping, column))),
  );
}

/** Whether both are written the same way, so equal under every rule; false is inconclusive. */
function sameText(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const a = left as Mapping;
  const b = right as Mapping;
  return typeof a.value === 'string' && a.value === b.value && a.datatype === b.datatype;
}

/** The same, but a blank node is no other term. */
function sameValue(left: unknown, right: unknown): boolean {
  return sameText(left, right) && (left as Mapping).type === (right as Mapping).type;
}

function matchedRows(results: ComparedResults): RowsFound {
  const rows = isSet(results.options) ? countDistinct(results) : results.reference.rows.length;
  return { expected: rows, actual: rows, common: rows, precision: 1, recall: 1, f1: 1 };
}

function rowsFound(difference: RowDifference): RowsFound {
  const pairing = difference.pairing();
  const { expected, actual } = pairing.rows;
  const common = wholeRows(pairing);
  const share = (of: number) => (of === 0 ? 0 : common / of);
  const figures = { precision: share(actual), recall: share(expected), f1: share((expected + actual) / 2) };
  return { expected, actual, common, ...figures };
}
