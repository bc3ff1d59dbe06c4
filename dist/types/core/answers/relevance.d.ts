import type { Knobs } from '../scoring.js';
import type { Mapping } from '../values.js';
import { type Decoded } from './reply.js';
/** A question that the answer would answer, and whether the answer evades it. */
export interface GeneratedQuestion {
    readonly question: string;
    readonly noncommittal: boolean;
}
/** What the judge says of an answer alone; with each question how near it is to the one that was asked. */
export interface RelevanceVerdict {
    readonly questions: readonly (GeneratedQuestion & {
        readonly similarity: number;
    })[];
}
/** The strict schema that the reply is bound to. */
export declare const RELEVANCE_SCHEMA: Mapping;
/** The usable questions of a reply, as many as were asked for at most. */
export declare function decodeGenerated(value: unknown, wanted: number): Decoded<readonly GeneratedQuestion[]>;
/** Reads a verdict of the cache; null for none. */
export declare function decodeRelevance(value: unknown): RelevanceVerdict | null;
/** The cosine of the angle between two vectors, in [-1, 1]. Throws where they cannot be compared. */
export declare function cosine(a: readonly number[], b: readonly number[]): number;
/**
 * Answer relevance as RAGAS has it (Es et al. 2023): the mean similarity of the questions that the answer would answer
 * to the one that was asked, 0 for a noncommittal answer. In [-1, 1]; neither clipped nor rounded.
 */
export declare function relevanceScore({ questions }: RelevanceVerdict, rule: Knobs['noncommittal']): number;
/** The questions with their similarities, in words. */
export declare function relevanceReason({ questions }: RelevanceVerdict): string;
