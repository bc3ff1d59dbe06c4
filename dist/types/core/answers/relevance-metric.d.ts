import { type AnswerMetric, type RelevanceSettings } from './metric.js';
/** How near the questions that the answer would answer are to the one that was asked. */
export declare function relevanceMetric({ questions, noncommittal }: RelevanceSettings): AnswerMetric;
