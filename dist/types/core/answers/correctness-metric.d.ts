import { type AnswerMetric, type CorrectnessSettings } from './metric.js';
/** Claims listed and matched by the judge, counted by the code. */
export declare function claimsMetric({ prompt, f1, errorKey }: CorrectnessSettings): AnswerMetric;
/** Claims counted by the judge, in one line of text: what graphrag-eval does. */
export declare function tsvMetric({ prompt, f1, errorKey }: CorrectnessSettings): AnswerMetric;
