import { isMapping, type Mapping, once } from '../text/values.js';
import { termReader } from './cells.js';
import { findMapping } from './columns.js';
import { explainAnswer, explainRows, type RowDifference, rowDifference } from './explain.js';
import { distinctRowCount } from './make-tables.js';
import { type MatchOutcome, type RowsFound, unreadable } from './outcome.js';
import { wholeRows } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import type { ComparedResults } from './row-counts.js';
import { type CellRule, isSet, type MappingOutcome, type RowMode, type SparqlOptions } from './table.js';
import { rowKey } from './terms.js';

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
  const compared = options.orderedBy ? inBlocks(difference, options.orderedBy) : difference;
  const comparison = compareRows(compared, difference);
  const rows = once(() => (comparison.score === 1 ? matchedRows(difference) : rowsFound(difference)));
  return { ...comparison, rows };
}

/** The same rows in any order but with the number of their block: those that are equal in some columns of the reference may change places. */
function inBlocks(difference: RowDifference, deciding: readonly string[]): RowDifference {
  const { reference, actual, required, options } = difference;
  if (reference.rows.length !== actual.rows.length || reference.rows.length === 0) return difference;
  const keys = reference.rows.map((row) => rowKey(row, deciding));
  let block = 0;
  const marks = keys.map((key, at) => `${BLOCK}${key === keys[at - 1] ? block : ++block}`);
  const marked = ({ columns, rows }: SelectResult): SelectResult => ({
    ...{ kind: 'select', columns: [...columns, BLOCK] },
    rows: rows.map((row, at) => ({ ...row, [BLOCK]: { type: 'literal', value: marks[at] } })),
  });
  const free = { ...options, ordered: false, ignoreDuplicates: false };
  const sides = { reference: marked(reference), actual: marked(actual) };
  return rowDifference({ ...sides, required: [...required, BLOCK], options: free });
}

/** A name that no column has. */
const BLOCK = '\u0000block';

/** Compares the rows of two tables; `explained`: the tables as a miss shows them. */
function compareRows(difference: RowDifference, explained: RowDifference): MatchOutcome {
  const { reference, actual, required, options } = difference;
  const miss = (outcome: MappingOutcome = 'none'): MatchOutcome => ({
    score: 0,
    explain: (isGiven) => explainRows({ ...explained, outcome }, isGiven),
  });
  const empty = [reference, actual].filter((result) => result.rows.length === 0).length;
  if (empty === 2 && options.cells === 'values') return { score: 1 };
  if (actual.columns.length < required.length || empty === 1) return miss();
  if (empty === 2 || required.length === 0) return { score: 1 };
  // One column that is required twice needs two of its name.
  const free = new Set(actual.columns);
  if (required.every((column) => free.delete(column)) && sameInPlace(difference)) return { score: 1 };
  const mode: RowMode = options.ordered ? 'sequence' : options.ignoreDuplicates ? 'set' : 'multiset';
  if (mode !== 'set' && reference.rows.length !== actual.rows.length) return miss();
  const outcome = findEqualMapping(difference, mode);
  return outcome === 'found' || isEqualAsWritten(difference, mode) ? { score: 1 } : miss(outcome);
}

/** Whether the rows are equal without `normalize`, which never turns a match into a miss. */
function isEqualAsWritten(difference: RowDifference, mode: RowMode): boolean {
  const { options, reference, actual, required } = difference;
  if (options.cells !== 'values' || !options.rules?.normalized) return false;
  const asWritten = { ...options, rules: { ...options.rules, normalized: null } };
  return findEqualMapping(rowDifference({ reference, actual, required, options: asWritten }), mode) === 'found';
}

function findEqualMapping(difference: RowDifference, mode: RowMode): MappingOutcome {
  const tables = difference.tables();
  const outcome = findMapping(tables, mode);
  return outcome !== 'found' && tables.isBounded ? 'exhausted' : outcome;
}

/** The common case, without numbering any cell: the same rows under the same names in the same order. */
function sameInPlace({ reference, actual, required, options }: RowDifference): boolean {
  if (reference.rows.length !== actual.rows.length) return false;
  return required.every((column) => {
    const termIn = termReader(column);
    return reference.rows.every((row, at) => sameTerm(termIn(row), termIn(actual.rows[at] as Mapping), options.cells));
  });
}

/** Whether both are written the same way, so equal under every rule; false is inconclusive. */
function sameTerm(left: unknown, right: unknown, cells: CellRule): boolean {
  if (!isMapping(left) || !isMapping(right)) return false;
  const isOther = cells === 'values' && left.type !== right.type;
  return !isOther && typeof left.value === 'string' && left.value === right.value && left.datatype === right.datatype;
}

function matchedRows(results: ComparedResults): RowsFound {
  const rows = isSet(results.options) ? distinctRowCount(results) : results.reference.rows.length;
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
