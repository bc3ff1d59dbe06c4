import { correctnessMetric } from './correctness.js';
import { customMetric } from './custom-metric.js';
import { type AnswerMetric, RETRIEVAL_KINDS } from './metric.js';
import { relevanceMetric } from './relevance.js';
import { precisionMetric, recallMetric } from './retrieval.js';
import type { AnswerSettings } from './settings.js';

export function metricsOf({ correctness, relevance, custom, retrieval }: AnswerSettings): AnswerMetric[] {
  return [
    ...(correctness ? [correctnessMetric(correctness)] : []),
    ...(relevance ? [relevanceMetric(relevance)] : []),
    ...(retrieval
      ? RETRIEVAL_KINDS.flatMap((kind) => [recallMetric(kind, retrieval), precisionMetric(kind, retrieval)])
      : []),
    ...custom.evaluations.map((evaluation, index) => customMetric(evaluation, index, custom.protocol === 'claims')),
  ];
}
