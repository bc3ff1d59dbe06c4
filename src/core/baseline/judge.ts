import * as v from 'valibot';
import { METRIC_NAMES } from '../answers/metric.js';
import type { JudgeSummary } from '../answers/summary.js';
import { MOST_AMOUNT } from '../runs/figures.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_AMOUNT));

/** How the answers of a run were judged. */
export const judgeSchema = v.object({
  metrics: v.pipe(
    v.array(
      v.object({
        name: v.picklist(METRIC_NAMES),
        identity: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
        expected: count,
        judged: count,
      }),
    ),
    v.maxLength(METRIC_NAMES.length),
  ),
});

/** The same, decoded. */
export function judgeOf({ metrics }: v.InferOutput<typeof judgeSchema>): JudgeSummary {
  return { metrics: metrics.map((metric) => ({ ...metric, troubles: {}, example: null })), spending: null };
}
