import type { Corpus, Question } from '../steps/model.js';
/** Gives the same short text for the same text on every machine. */
export type Hash = (text: string) => string;
declare const KINDS: readonly ["tag", "template", "id", "sample"];
type Pattern = {
    readonly kind: Exclude<(typeof KINDS)[number], 'sample'>;
    readonly value: string;
    readonly without: boolean;
} | {
    readonly kind: 'sample';
    readonly size: number;
};
/** Reads selection patterns. Only one can be a sample, because the sample is taken last. */
export declare function decodePatterns(texts: readonly string[], input?: string): Pattern[];
/** Reads one selection pattern, or throws a usage error that shows a right one. */
export declare function decodePattern(text: string, input?: string): Pattern;
/**
 * The ids of the selected questions, in corpus order: patterns add up (none: all), `!` takes away, `sample` comes
 * last and keeps the lowest hashes of the ids, so that it stays stable when the corpus grows.
 */
export declare function selectQuestions(corpus: Corpus, patterns: readonly string[], hash: Hash): Question[];
/** Selects from questions outside a corpus, like `selectQuestions`. A question without tags matches no tag. */
export declare function selectFrom<T extends Selectable>(questions: readonly T[], patterns: readonly string[], hash: Hash): T[];
/** Whether drafts are left out, taken alone, or read like other questions. */
export type DraftMode = 'without' | 'only' | 'all';
/** The corpus with the questions of a mode; a template without any of them is left out. */
export declare function withDrafts(corpus: Corpus, mode: DraftMode): Corpus;
type Selectable = Pick<Question, 'id' | 'templateId'> & Partial<Pick<Question, 'tags'>>;
/** The error for patterns that select no question. It names existing ids or templates with the same beginning. */
export declare function nothingSelected({ questions }: Corpus, patterns: readonly string[]): string;
/** The titles of the templates by id. */
export declare function titlesOf(templates: Corpus['templates']): Record<string, string>;
export {};
