import type { AnswersSize } from './collect.js';
import type { AnswerSettings } from './metric.js';
/** Tokens that a model would read and write. */
export interface Tokens {
    readonly input: number;
    readonly output: number;
}
/** About what judging answers takes. */
export declare function estimateTokens({ answers, withReference, characters }: AnswersSize, { correctness, relevance }: AnswerSettings): {
    readonly generation: Tokens;
    readonly embedding: Tokens;
};
