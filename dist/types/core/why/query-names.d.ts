import type { ActualStep } from '../steps/model.js';
import type { QueryFacts } from './query-facts.js';
/** Namespaces of prefixes that a query uses and does not declare begin with this. */
export declare const UNDECLARED = "undeclared:";
type Prefixes = QueryFacts['prefixes'];
/** Writes the terms of facts with the prefixes of the queries, the first that has one for a namespace. */
export declare function makeShortener(...tables: readonly Prefixes[]): (text: string) => string;
/**
 * The meaning of the undeclared prefixes of two queries, by the whole IRIs in them: the namespace with which most names
 * are the same. It reads texts, as a query is parsed with its prefixes.
 */
export declare function learnPrefixes(texts: readonly string[]): Prefixes;
/** Writes the names of queries as whole IRIs, as far as their prefixes are declared, or learned from the queries. */
export declare function makeExpander(queries: readonly string[]): (text: string) => string;
/**
 * A query with its code point escapes decoded, after section 19.2 of SPARQL 1.1: `caf\u00E9` is `café`, in an IRI, a name or a
 * literal. An escape of a character that could change where a literal or an IRI ends stays as it is: in a literal the parser reads it,
 * and an IRI cannot have it.
 */
export declare function decodeCodePoints(query: string): string;
/** The query and output of a step. */
export type SearchedStep = Pick<ActualStep, 'status' | 'args' | 'output'>;
/** IRIs that an agent found on its way, each with the entity where that way began; null: the entity of the reference query. */
export type DerivedIris = ReadonlyMap<string, string | null>;
/**
 * IRIs of an agent's query that an earlier query of the same agent found from an entity, be it one of the reference query or
 * one that the agent had found before: a step on the way, not another entity than the asked one.
 */
export declare function derivedIris(reference: string, actual: string, earlier: readonly SearchedStep[]): DerivedIris;
/** The earlier query that returned all things that a query lists; null if there is none, or if the query names fewer than two. */
export declare function queryOfListed(reference: string, actual: string, earlier: readonly SearchedStep[]): string | null;
/** The IRIs of things that queries name. */
export declare function thingsIn(queries: readonly string[]): string[];
export {};
