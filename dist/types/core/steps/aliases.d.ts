import type { Scoring } from '../words/scoring-rules.js';
import type { Question, Response } from './model.js';
import { type StepAlias } from './step.js';
/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
export declare function decodeAliases(lines: readonly string[], input?: string): StepAlias[];
/** Names (with `*`), also several in one text, that count as a step name; null where a name is empty, or cannot be one. */
export declare function aliasesOf(name: string, names: readonly string[]): StepAlias[] | null;
/** Watches a run whose answers use none of the reference steps' names, and finds the alias that it lacks. */
export interface AliasAdvisor {
    readonly observe: (question: Question, response: Response) => void;
    readonly observed: () => ObservedNames;
}
/** What an advisor saw, as plain data; of no use once a reference step's name occurred. */
export interface ObservedNames {
    readonly isNamed: boolean;
    readonly questions: number;
    /** How often names occurred: those of reference steps, and those of the responses' steps. */
    readonly wanted: readonly (readonly [name: string, questions: number])[];
    readonly found: AliasAdvice['found'];
    readonly would: readonly SuggestedAlias[];
}
/** No reference step's name occurs in the responses. */
export interface AliasAdvice {
    /** Questions that score 0 for it. */
    readonly questions: number;
    /** The reference step's name that is missed most often. */
    readonly missed: string;
    /** Names of the responses' steps, with the number of their calls. */
    readonly found: readonly (readonly [name: string, calls: number])[];
    /** The alias under which most questions would match; null: none would. */
    readonly best: SuggestedAlias | null;
}
interface SuggestedAlias extends StepAlias {
    readonly questions: number;
}
/** Costs nothing from the first response on in which a reference step's name occurs. */
export declare function makeAliasAdvisor(scoring: Scoring, aliases: readonly StepAlias[]): AliasAdvisor;
/** The advice for a run that was observed in one piece or in several; null when some reference step's name did occur. */
export declare function aliasAdvice(pieces: readonly ObservedNames[]): AliasAdvice | null;
export {};
