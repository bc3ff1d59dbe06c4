import type { MatchMode } from './match-leaf.js';
/** What an output is, by its media type or its value. */
export type OutputKind = 'sparql' | 'csv' | 'json' | 'text';
/** Everything that depends on the value of `match_output`. */
interface MatchOutputRow {
    /** The kinds of output for which a corpus can use the value. */
    readonly kinds: readonly OutputKind[];
    /** What the two outputs are compared as; `kind`: as what they are, null: they are not compared. */
    readonly comparedAs: 'kind' | 'text' | 'table' | null;
    /**
     * What the `output` of the reference step is. A `value` is an output that the agent could have: it matches itself, and
     * `stepgate refresh` replaces it. A `pattern` is a regular expression in the syntax of RE2.
     */
    readonly reference: 'value' | 'pattern' | 'unused';
    /** How values are compared that are neither tables nor patterns. */
    readonly mode: MatchMode;
}
/** The values of `match_output`. The comparator of each is in `comparators.ts`. */
export declare const MATCH_OUTPUTS: {
    readonly exact: {
        readonly kinds: readonly ["sparql", "csv", "json", "text"];
        readonly comparedAs: "kind";
        readonly reference: "value";
        readonly mode: "exact";
    };
    readonly includes: {
        readonly kinds: readonly ["csv", "json", "text"];
        readonly comparedAs: "kind";
        readonly reference: "value";
        readonly mode: "includes";
    };
    readonly within: {
        readonly kinds: readonly ["json"];
        readonly comparedAs: "kind";
        readonly reference: "value";
        readonly mode: "within";
    };
    readonly regex: {
        readonly kinds: readonly ["csv", "text"];
        readonly comparedAs: "text";
        readonly reference: "pattern";
        readonly mode: "exact";
    };
    readonly table: {
        readonly kinds: readonly ["sparql", "csv", "json"];
        readonly comparedAs: "table";
        readonly reference: "value";
        readonly mode: "exact";
    };
    readonly ignore: {
        readonly kinds: readonly ["sparql", "csv", "json", "text"];
        readonly comparedAs: null;
        readonly reference: "unused";
        readonly mode: "exact";
    };
};
/** How the output of a step is compared, where the step says so. */
export type OutputMatch = keyof typeof MATCH_OUTPUTS;
/** All values of `match_output`. */
export declare const OUTPUT_MATCHES: readonly OutputMatch[];
/** The values of `match_output` that a corpus can use for a kind of output. */
export declare function outputMatchesFor(kind: OutputKind): OutputMatch[];
/** The row of a value; the value of a step without one is null, and its outputs are compared exactly, as what they are. */
export declare function matchOutputRow(value: OutputMatch | null): MatchOutputRow;
/** How outputs are compared in the end, and the keys of a step that then have an effect on outputs. */
export declare const OUTPUT_FORMS: {
    readonly JSON: readonly ["tolerance", "unordered", "ignore", "normalize"];
    readonly text: readonly ["normalize"];
    readonly 'a table': readonly ["tolerance", "normalize"];
};
export type OutputForm = keyof typeof OUTPUT_FORMS;
/** What an output of this kind is compared as; null: it is not compared. */
export declare function outputForm(value: OutputMatch | null, kind: OutputKind): OutputForm | null;
/** The comparators, by the names that `evaluation.yaml` has. */
export type ComparatorName = 'call' | 'text' | 'json' | 'table' | 'sparql' | 'iri_discovery' | 'time_series' | 'data_points' | 'retrieval';
export {};
