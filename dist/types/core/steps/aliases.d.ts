import type { Scoring } from '../words/scoring-rules.js';
import type { Question, Response } from './model.js';
import { type StepAlias } from './step.js';
/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
export declare function decodeAliases(lines: readonly string[], input?: string): StepAlias[];
/** Names (with `*`), also several in one text, that count as a step name; null where a name is empty, or cannot be one. */
export declare function aliasesOf(name: string, names: readonly string[]): StepAlias[] | null;
/** Finds the missing alias in a run whose answers have none of the names of the reference steps. */
export interface AliasAdvisor {
    readonly observe: (question: Question, response: Response) => void;
    readonly observed: () => ObservedNames;
}
/** The counts of an advisor as plain data, as a shard file has them. They have no use if a reference step's name occurred. */
export interface ObservedNames {
    readonly isNamed: boolean;
    readonly questions: number;
    /** Names of reference steps, with the number of their questions. */
    readonly wanted: readonly (readonly [name: string, questions: number])[];
    /** Names of the responses' steps, with the number of their calls. */
    readonly found: AliasAdvice['found'];
    /** Aliases under which questions would score 1. */
    readonly would: readonly SuggestedAlias[];
}
/** No reference step's name occurs in the responses. */
export interface AliasAdvice {
    /** The number of questions that score 0 for this reason. */
    readonly questions: number;
    /** The reference step's name that is missed most often. */
    readonly missed: string;
    /** Names of the responses' steps, with the number of their calls. */
    readonly found: readonly (readonly [name: string, calls: number])[];
    /** The alias under which most questions would score 1; null if there is none. */
    readonly best: SuggestedAlias | null;
}
interface SuggestedAlias extends StepAlias {
    readonly questions: number;
}
/** Makes an advisor. It stops its work at the first response in which a name of a reference step occurs. */
export declare function makeAliasAdvisor(scoring: Scoring, aliases: readonly StepAlias[]): AliasAdvisor;
/** The advice for a run that was observed in one piece or in several; null when some reference step's name did occur. */
export declare function aliasAdvice(pieces: readonly ObservedNames[]): AliasAdvice | null;
export {};
