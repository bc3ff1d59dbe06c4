import type { Mapping } from '../text/values.js';
import type { BlankCells } from './blank-graph.js';
import { alignBlankNodes, blankCells, shapesOf } from './blank-nodes.js';
import { termReader } from './cells.js';
import { type Interner, makeInterner } from './interner.js';
import { joinLinked } from './linked-cells.js';
import { alignNumbers } from './near-pairing.js';
import { withAllDigits } from './result.js';
import type { ComparedResults } from './row-counts.js';
import { distinctRows, extendKeys, isSet, type Table, type Tables, withoutNearRepeats, zeros } from './table.js';

/** Numbers the cells of both results; the rows of the agent get the numbers of the reference rows that they match. */
export function makeTables(results: ComparedResults): Tables {
  const interner = makeInterner(results.options);
  const tables = numberTables(results, interner);
  if (!interner.links.hasLongNumber) return tables;
  const exact = { ...results, reference: withAllDigits(results.reference), actual: withAllDigits(results.actual) };
  return numberTables(exact, makeInterner(results.options));
}

function numberTables(results: ComparedResults, interner: Interner): Tables {
  const { actual } = results;
  const { links } = interner;
  const left = numberReference(results, interner);
  const right = numberTable(actual.rows, actual.columns, interner);
  const ids = interner.size();
  const [ours, theirs] = joinLinked(left, right, ids, links);
  const tables = { reference: ours, actual: theirs, ids, isBounded: false };
  if (links.blanks.size === 0) return alignNear(results, tables, interner, []);
  const blanks = blankCells(links, ids);
  return alignBlankNodes(results, alignNear(results, tables, interner, blanks), blanks);
}

/** Numbers that may be off are compared without regard to the labels of blank nodes, which stay as they are. */
function alignNear({ options }: ComparedResults, tables: Tables, { numbers }: Interner, blanks: BlankCells) {
  const { ordered, ignoreDuplicates, rules } = options;
  if (!rules?.tolerance) return tables;
  const sides = [tables.reference, tables.actual];
  const haveNumbers = sides.every(({ columns }) => columns.some((column) => column.some((id) => numbers.has(id))));
  if (!haveNumbers) return tables;
  const shapes = shapesOf(tables, blanks);
  const near = alignNumbers({ ...shapes, numbers, tolerance: rules.tolerance, ordered, ignoreDuplicates });
  const columns = tables.actual.columns.map((column, at) =>
    column.map((id, row) => (blanks[id] ? id : (near.actual.columns[at]?.[row] as number))),
  );
  return { ...tables, actual: { ...tables.actual, columns }, isBounded: near.isBounded };
}

/** The number of different rows of the reference. Usually the first column already shows that all rows differ. */
export function distinctRowCount(results: ComparedResults): number {
  const { reference, required, options } = results;
  const interner = makeInterner(options);
  if (options.rules?.tolerance) return distinctRows(numberReference(results, interner), interner.size()).length;
  let keys: readonly number[] = zeros(reference.rows.length);
  let count = Math.min(1, keys.length);
  for (const name of required) {
    if (count === keys.length) break;
    const known = new Map<number, number>();
    keys = extendKeys(keys, numberColumn(reference.rows, name, interner), interner.size(), known);
    count = known.size;
  }
  return count;
}

/** The reference; where repeats do not count, a row that nearly repeats another one is that one. */
function numberReference({ reference, required, options }: ComparedResults, interner: Interner): Table {
  const table = numberTable(reference.rows, required, interner);
  const tolerance = options.rules?.tolerance;
  return tolerance && isSet(options)
    ? withoutNearRepeats(table, interner.size(), { numbers: interner.numbers, tolerance })
    : table;
}

function numberTable(rows: readonly Mapping[], names: readonly string[], interner: Interner): Table {
  return { rows: rows.length, names, columns: names.map((name) => numberColumn(rows, name, interner)) };
}

/** One column as cell numbers, column by column, as that is how an engine reads properties fastest. */
function numberColumn(rows: readonly Mapping[], name: string, interner: Interner): readonly number[] {
  const termIn = termReader(name);
  return rows.map((row) => interner.idOf(termIn(row)));
}
