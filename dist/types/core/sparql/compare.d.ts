import type { Comparison } from '../model.js';
import type { SparqlResult } from './result.js';
import { type SparqlOptions } from './table.js';
/** Compares two SPARQL results: 1 when they say the same, else 0. Never throws. */
export declare function compareResults(reference: SparqlResult, actual: SparqlResult, options: SparqlOptions): Comparison;
