import { compareResults } from '../../src/core/tables/compare.js';
import type { MatchOutcome } from '../../src/core/tables/outcome.js';
import { decodeSparqlResult } from '../../src/core/tables/result.js';
import type { SparqlOptions } from '../../src/core/tables/table.js';

export const XSD = 'http://www.w3.org/2001/XMLSchema#';
export const SPARQL_JSON = 'application/sparql-results+json';

/** A term of SPARQL JSON; null is an unbound cell. */
export type Term = Readonly<Record<string, unknown>> | null;

export function plain(value: string): Term {
  return { type: 'literal', value };
}

export function uri(value: string): Term {
  return { type: 'uri', value };
}

/** A literal with a datatype of XSD: `typed('5', 'integer')`. */
export function typed(value: unknown, datatype: string): Term {
  return { type: 'literal', value, datatype: XSD + datatype };
}

/** A SELECT result as the value of its JSON; an unbound cell has no key. */
export function makeSelect(vars: readonly string[], rows: readonly (readonly (Term | string)[])[]) {
  const bindings = rows.map((row) =>
    Object.fromEntries(
      vars.flatMap((name, at) => {
        const cell = row[at] ?? null;
        if (cell === null) return [];
        return [[name, typeof cell === 'string' ? plain(cell) : cell]];
      }),
    ),
  );
  return { head: { vars: [...vars] }, results: { bindings } };
}

/** A SELECT result of one column. */
export function makeColumn(name: string, ...cells: readonly (Term | string)[]) {
  return makeSelect(
    [name],
    cells.map((cell) => [cell]),
  );
}

/** A SELECT result of plain words: `grid('a b', '1 x', '2 -')`, where `-` is an unbound cell. */
export function grid(vars: string, ...rows: string[]) {
  const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
  return makeSelect(
    words(vars),
    rows.map((row) => words(row).map((word) => (word === '-' ? null : word))),
  );
}

export function makeAsk(boolean: boolean) {
  return { head: {}, boolean };
}

const OPTIONS: SparqlOptions = { requiredColumns: null, ordered: false, ignoreDuplicates: true, cells: 'typed' };

/** Compares two outputs as the steps of a question are. */
export function compareOutputs(
  reference: unknown,
  actual: unknown,
  options: Partial<SparqlOptions> = {},
): MatchOutcome {
  return compareResults(decodeSparqlResult(reference), decodeSparqlResult(actual), { ...OPTIONS, ...options });
}

export function sparqlScore(reference: unknown, actual: unknown, options: Partial<SparqlOptions> = {}): number {
  return compareOutputs(reference, actual, options).score;
}
