import type { Corpus, Question } from './model.js';
/** Gives the same short text for the same text on every machine. */
export type Hash = (text: string) => string;
type Pattern = {
    readonly kind: 'tag' | 'template' | 'id';
    readonly value: string;
    readonly without: boolean;
} | {
    readonly kind: 'sample';
    readonly size: number;
};
/** Reads one selection pattern, or throws a usage error that shows a right one. */
export declare function decodePattern(text: string): Pattern;
/**
 * The ids of the selected questions, in corpus order: patterns add up (none: all), `!` takes away, `sample` comes
 * last and keeps the lowest hashes of the ids, so that it stays stable when the corpus grows.
 */
export declare function selectQuestions(corpus: Corpus, patterns: readonly string[], hash: Hash): Question[];
export {};
