import type { Mapping } from '../text/values.js';
import { alignBlankNodes, blankCells, shapesOf } from './blank-nodes.js';
import { termReader } from './cells.js';
import { makeInterner } from './interner.js';
import { joinLinked } from './linked-cells.js';
import type { NearTables } from './match-rows.js';
import { alignNumbers } from './near-pairing.js';
import { type SelectResult, withAllDigits } from './result.js';
import type { ComparedResults } from './row-counts.js';
import { ruledInterner } from './ruled-interner.js';
import { extendKeys, type SparqlOptions, type Table, type Tables, withoutNearRepeats, zeros } from './table.js';
import type { CellLinks, Interner } from './value-interner.js';

/** Numbers the cells of both results; the rows of the agent get the numbers of the reference rows that they match. */
export function makeTables(results: ComparedResults): Tables {
  const base = makeInterner(results.options.cells);
  const tables = numberTables(results, base);
  if (!base.links?.hasLongNumber) return tables;
  const [reference, actual] = [withAllDigits(results.reference), withAllDigits(results.actual)];
  return numberTables({ ...results, reference, actual }, makeInterner(results.options.cells));
}

function numberTables(results: ComparedResults, base: Interner): Tables {
  const { reference, actual, required, options } = results;
  const { rules, ordered, ignoreDuplicates } = options;
  const ruled = rules ? ruledInterner(base, rules) : null;
  const tolerance = rules?.tolerance ?? null;
  const { links } = base;
  const written = numberTable(reference.rows, required, ruled ?? base);
  const asSet = ignoreDuplicates && !ordered;
  const left = ruled && tolerance && asSet ? withoutNearRepeats(written, ruled.numbers, tolerance) : written;
  const right = numberTable(actual.rows, actual.columns, ruled ?? base);
  const [ours, theirs] = links ? joinLinked(left, right, base.size(), links) : [left, right];
  const tables = { reference: ours, actual: theirs, ids: base.size(), isBounded: false };
  const aligned =
    ruled && tolerance
      ? alignNear({ ...tables, numbers: ruled.numbers, tolerance, ordered, ignoreDuplicates }, tables, links)
      : tables;
  if (!links || links.blanks.size === 0) return aligned;
  return alignBlankNodes(results, aligned, blankCells(links, aligned.ids));
}

/** Numbers that may be off are compared without regard to the labels of blank nodes, which stay as they are. */
function alignNear(near: NearTables, tables: Tables, links: CellLinks | undefined): Tables {
  if (!haveNumbers(near)) return tables;
  if (!links || links.blanks.size === 0) return { ...tables, ...alignNumbers(near) };
  const blanks = blankCells(links, tables.ids);
  const shapes = shapesOf(tables, blanks);
  const { actual, isBounded } = alignNumbers({ ...near, reference: shapes.reference, actual: shapes.actual });
  const columns = tables.actual.columns.map((column, at) =>
    column.map((id, row) => (blanks[id] ? id : (actual.columns[at]?.[row] as number))),
  );
  return { ...tables, actual: { ...tables.actual, columns }, isBounded };
}

function haveNumbers({ reference, actual, numbers }: NearTables): boolean {
  return [reference, actual].every(({ columns }) => columns.some((column) => column.some((id) => numbers.has(id))));
}

/** The number of different rows in some columns. Usually the first column already shows that all rows differ. */
export function distinctRowCount(
  { rows }: SelectResult,
  names: readonly string[],
  { cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>,
): number {
  const base = makeInterner(cells);
  const ruled = rules ? ruledInterner(base, rules) : null;
  const near =
    ruled && rules?.tolerance
      ? withoutNearRepeats(numberTable(rows, names, ruled), ruled.numbers, rules.tolerance)
      : null;
  let keys: readonly number[] = zeros(rows.length);
  let count = Math.min(1, rows.length);
  for (const [index, name] of names.entries()) {
    if (count === rows.length) break;
    const column = near?.columns[index] ?? numberColumn(rows, name, ruled ?? base);
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, base.size(), known);
    count = known.size;
  }
  return count;
}

function numberTable(rows: readonly Mapping[], names: readonly string[], interner: Interner): Table {
  return { rows: rows.length, names, columns: names.map((name) => numberColumn(rows, name, interner)) };
}

/** One column as cell numbers, column by column, as that is how an engine reads properties fastest. */
function numberColumn(rows: readonly Mapping[], name: string, interner: Interner): readonly number[] {
  const termIn = termReader(name);
  return rows.map((row) => interner.idOf(termIn(row)));
}
