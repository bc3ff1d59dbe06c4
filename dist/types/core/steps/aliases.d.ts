import type { Scoring } from '../words/scoring-rules.js';
import type { Question, Response } from './model.js';
import { type StepAlias } from './step.js';
/** Reads `sparql_query = graphdb_sparql, mcp__*__sparql_query`: names (with `*`) that count as the left one. */
export declare function decodeAliases(lines: readonly string[], input?: string): StepAlias[];
/** Names (with `*`), also several in one text, that count as a step name; null where a name is empty, or cannot be one. */
export declare function aliasesOf(name: string, names: readonly string[]): StepAlias[] | null;
/** Finds missing aliases: in a run whose answers have none of the names of the reference steps, and of single tools. */
export interface AliasAdvisor {
    readonly observe: (question: Question, response: Response) => void;
    readonly observed: () => ObservedNames;
}
/** The counts of an advisor as plain data, as a shard file has them. */
export interface ObservedNames {
    readonly questions: number;
    /** Names of reference steps, with the number of their questions. */
    readonly wanted: readonly (readonly [name: string, questions: number])[];
    /** Wanted names that are called in an answer to one of their questions. */
    readonly met: readonly string[];
    /** Names of the responses' steps, with the number of their calls; of no use if a name is met. */
    readonly found: AliasAdvice['found'];
    /** Aliases under which questions would score 1. */
    readonly would: readonly SuggestedAlias[];
    /** Aliases under which questions would score more, of names that were not met before. */
    readonly better: readonly SuggestedAlias[];
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
/** The name of one tool among several that no answer calls, and the name under which questions would score more. */
export interface RenamedTool extends StepAlias {
    /** Number of questions whose reference steps have the name. */
    readonly questions: number;
    /** Number of those that were tried and would score more. */
    readonly better: number;
}
interface SuggestedAlias extends StepAlias {
    readonly questions: number;
}
/** Makes an advisor. It tries aliases only for names that no answer has called so far. */
export declare function makeAliasAdvisor({ knobs }: Scoring, aliases: readonly StepAlias[]): AliasAdvisor;
/** The advice for a run that was observed in one piece or in several; null when some reference step's name did occur. */
export declare function aliasAdvice(pieces: readonly ObservedNames[]): AliasAdvice | null;
/** The tool that was renamed in a run which calls others by their names; null: none, or no name fits. */
export declare function renamedTool(pieces: readonly ObservedNames[]): RenamedTool | null;
export {};
