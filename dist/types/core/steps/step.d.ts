import type { Redact } from '../secrets/redact.js';
import { type SparqlResult } from '../tables/result.js';
import type { SearchWork } from '../tables/table.js';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type ComparedOutput } from './mcp.js';
import type { ActualStep, Group, ReferenceStep } from './model.js';
import { type QueryText } from './query-text.js';
/** An alias rule: an actual step whose name fits the pattern counts as `name`, too. */
export interface StepAlias {
    readonly name: string;
    /** `*` matches any run of characters. */
    readonly pattern: string;
}
/** Settings for comparing two steps. */
export interface StepContext {
    readonly knobs: ScoringRules;
    readonly aliases: readonly StepAlias[];
    /** The text of the question, which names entities that a cause speaks of. */
    readonly question?: string;
    /** Takes secrets out of what an explanation shows; absent: none. */
    readonly redact?: Redact;
    /** The searches in tables that all comparisons of the question share; absent: each comparison is limited for itself. */
    readonly search?: SearchWork;
}
/** A reference step with its output and its query read at most once. */
export interface PreparedReference {
    readonly step: ReferenceStep;
    readonly sparql: () => SparqlResult;
    readonly query: () => QueryText | null;
    readonly recorded: () => ComparedOutput;
    /** Its output without the wrapping of an MCP server. */
    readonly unwrapped: () => ComparedOutput;
    /** The steps of which one has to happen; absent: this one alone. */
    readonly alternatives?: readonly PreparedReference[];
}
/** An actual step with all the names it counts as, and its output and query read at most once. */
export interface PreparedActual {
    readonly step: ActualStep;
    readonly names: ReadonlySet<string>;
    readonly sparql: () => SparqlResult;
    readonly query: () => QueryText | null;
    /** Its output as it is compared, and as it was recorded. */
    readonly output: () => ComparedOutput;
    readonly recorded: () => ComparedOutput;
    /** Its arguments; those that were recorded as JSON text, as models write them, are read. */
    readonly args: () => Mapping;
}
export declare function prepareReference(step: ReferenceStep): PreparedReference;
/** The steps of which one has to happen: the step itself, unless it names several. */
export declare function alternativesOf(reference: PreparedReference): readonly PreparedReference[];
/** The groups of a question; each output is read at most once. */
export declare function prepareGroups(groups: readonly Group[]): PreparedReference[][];
/** `unwraps`: as most agents record the results of MCP servers. `names`: of the step, which steps of one name share. */
export declare function prepareActual(step: ActualStep, aliases: readonly StepAlias[], unwraps?: boolean, names?: ReadonlySet<string>): PreparedActual;
/** The name of a step with all names that it counts as. */
export declare function namesWithAliases(name: string, aliases: readonly StepAlias[]): ReadonlySet<string>;
export declare const SPARQL_MEDIA_TYPE = "application/sparql-results+json";
export declare const JSON_MEDIA_TYPE = "application/json";
