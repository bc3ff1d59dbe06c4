import { claimsMetric, tsvMetric } from './correctness-metric.js';
import type { AnswerMetric, AnswerSettings } from './metric.js';
import { relevanceMetric } from './relevance-metric.js';

/** The metrics that are asked for, as a table: what each needs, how it asks, how it scores. */
export function metricsOf({ correctness, relevance }: AnswerSettings): AnswerMetric[] {
  return [
    ...(correctness ? [correctness.protocol === 'claims' ? claimsMetric(correctness) : tsvMetric(correctness)] : []),
    ...(relevance ? [relevanceMetric(relevance)] : []),
  ];
}
