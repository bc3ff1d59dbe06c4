import { detached } from '../text/detached.js';
import { isMapping } from '../values.js';
import { cellText, looksTyped, typedValue } from './cells.js';
import type { SparqlOptions } from './table.js';

/** The cells of a table that are shown, and for each of its columns the number of its pair: -1 for one without a partner. */
export interface ShownCells {
  readonly pairs: readonly number[];
  readonly rows: readonly (readonly unknown[])[];
}

type Texts = (string | null)[][];

/**
 * The cells of two tables as a person reads them; null is unbound. Where a pair of columns has numbers (or booleans), a text
 * that looks like one is quoted: `1` and `"1"` are different cells.
 */
export function readCells(
  tables: readonly [ShownCells, ShownCells],
  cells: SparqlOptions['cells'],
): readonly [Texts, Texts] {
  const withValues = () =>
    new Set(tables.flatMap(({ pairs, rows }) => pairs.filter((_, column) => rows.some((row) => isValue(row[column])))));
  const values = cells === 'typed' ? withValues() : new Set();
  const read = ({ pairs, rows }: ShownCells): Texts =>
    rows.map((row) =>
      pairs.map((pair, column) => {
        const text = cellText(row[column]);
        if (text === null) return null;
        return values.has(pair) && looksLikeValue(row[column]) ? JSON.stringify(text) : detached(text);
      }),
    );
  return [read(tables[0]), read(tables[1])];
}

/** Two texts of `readCells` that only the quotes distinguish. */
export function differInType(reference: string | null | undefined, actual: string | null | undefined): boolean {
  if (typeof reference !== 'string' || typeof actual !== 'string') return false;
  return reference === JSON.stringify(actual) || actual === JSON.stringify(reference);
}

type LiteralKind = 'text' | 'value' | null;

/** A number or a boolean has a value, which is what is compared; an IRI and an unbound cell are no literals. */
function literalKind(term: unknown): LiteralKind {
  if (!isMapping(term) || term.type === 'uri' || term.type === 'bnode') return null;
  return typeof term.value === 'string' && typedValue(term.value, term.datatype) === null ? 'text' : 'value';
}

function isValue(term: unknown): boolean {
  return literalKind(term) === 'value';
}

function looksLikeValue(term: unknown): boolean {
  const text = literalKind(term) === 'text' ? cellText(term) : null;
  return text !== null && looksTyped(text);
}
