import type { AnswerMetric, AnswerSettings } from './metric.js';
/** The metrics that are asked for, as a table: what each needs, how it asks, how it scores. */
export declare function metricsOf({ correctness, relevance }: AnswerSettings): AnswerMetric[];
