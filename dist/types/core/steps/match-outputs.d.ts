import type { MatchOutcome } from '../tables/outcome.js';
import type { Pattern } from '../text/wildcards.js';
import type { HowCompared, MatchMode } from './match-leaf.js';
import type { ComparedOutput } from './mcp.js';
/** What an output is, by its media type or its value. */
export type OutputKind = 'sparql' | 'csv' | 'json' | 'text';
/** The output of a reference step. */
interface ReferenceOutput extends ComparedOutput {
    /** As the corpus has it. */
    readonly source: unknown;
    readonly pattern: Pattern | null;
}
/** A way to compare two outputs of the same tool, with the name that `evaluation.yaml` has. Never throws. */
export interface OutputComparator {
    readonly name: ComparatorName;
    readonly compare: (reference: ReferenceOutput, actual: ComparedOutput, how?: HowCompared) => MatchOutcome;
}
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
    /** Its own comparator; absent: as `comparedAs` and `mode` say. */
    readonly comparator?: OutputComparator;
    /** The output of the reference in the fingerprint of a question, equal for outputs that mean the same; absent: as `comparedAs` says. */
    readonly canonical?: (reference: ComparedOutput) => string;
}
/** The values of `match_output`. */
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
        readonly comparator: {
            readonly name: "text";
            readonly compare: ({ pattern, source }: ReferenceOutput, { ofText }: ComparedOutput, how: HowCompared | undefined) => MatchOutcome;
        };
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
        readonly comparator: {
            readonly name: "call";
            readonly compare: () => {
                score: number;
            };
        };
        readonly canonical: () => string;
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
