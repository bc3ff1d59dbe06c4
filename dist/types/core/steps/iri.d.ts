import type { Comparison } from '../model.js';
import type { SparqlResult } from '../sparql/result.js';
/**
 * IRI discovery: 1 when the reference IRI is the value of a `uri` term of the actual result; where that is no
 * SPARQL JSON, when it stands there as a whole IRI. Else 0.
 */
export declare function compareIri(reference: unknown, actualOutput: unknown, actual: SparqlResult): Comparison;
/** True when the IRI occurs in the text and neither goes on before nor after. */
export declare function holdsIri(text: string, iri: string): boolean;
