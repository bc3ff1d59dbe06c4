import { type Mapping, once } from '../text/values.js';
import { termOf } from './cells.js';
import { findMapping } from './columns.js';
import { explainAnswer, explainRows, explainUnreadable, type RowDifference, rowDifference } from './explain.js';
import { distinctRowCount } from './make-tables.js';
import type { MatchOutcome, RowsFound } from './outcome.js';
import { wholeRows } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import type { MappingOutcome, RowMode, SparqlOptions } from './table.js';

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
  const outcome = findEqualMapping(difference, mode);
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
