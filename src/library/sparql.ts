import { compareResults } from '../core/sparql/compare.js';
import { decodeSparqlResult } from '../core/sparql/result.js';

/** How two SPARQL results are compared; the names are those of a reference step. */
export interface SparqlComparison {
  /** The variables of the reference when absent. */
  readonly required_columns?: readonly string[];
  readonly ordered?: boolean;
  readonly ignore_duplicates?: boolean;
  readonly cells?: 'typed' | 'lexical';
}

/** Compares two SPARQL JSON results, texts or values: 1 when they say the same, else 0. Never throws. */
export function compareSparqlResults(reference: unknown, actual: unknown, options: SparqlComparison = {}): number {
  const { required_columns, ordered = false, ignore_duplicates = true, cells = 'typed' } = options;
  return compareResults(decodeSparqlResult(reference), decodeSparqlResult(actual), {
    requiredColumns: required_columns ?? null,
    ordered,
    ignoreDuplicates: ignore_duplicates,
    cells,
  }).score;
}
