/** How two SPARQL results are compared; the names are those of a reference step. */
export interface SparqlComparison {
    /** The variables of the reference when absent. */
    readonly required_columns?: readonly string[];
    readonly ordered?: boolean;
    readonly ignore_duplicates?: boolean;
    readonly cells?: 'typed' | 'lexical';
}
/** Compares two SPARQL JSON results, texts or values: 1 when they say the same, else 0. Never throws. */
export declare function compareSparqlResults(reference: unknown, actual: unknown, options?: SparqlComparison): number;
