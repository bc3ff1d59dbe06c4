import type { Question, Response } from './model.js';
import type { Scoring } from './scoring.js';
import { type StepAlias } from './steps/step.js';
/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
export declare function decodeAliases(lines: readonly string[]): StepAlias[];
/** Watches a run whose answers use none of the reference steps' names, and finds the alias that it lacks. */
export interface AliasAdvisor {
    readonly observe: (question: Question, response: Response) => void;
    /** What to tell the user; null when some reference step's name did occur. */
    readonly advice: () => string | null;
}
/** Costs nothing from the first response on in which a reference step's name occurs. */
export declare function makeAliasAdvisor(scoring: Scoring, aliases: readonly StepAlias[]): AliasAdvisor;
