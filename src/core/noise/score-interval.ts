import type { QuestionFigures } from '../runs/figures.js';
import { mean } from '../statistics.js';
import { bootstrapInterval } from './bootstrap.js';
import { clustersOf } from './clusters.js';
import { type Interval, Z } from './interval.js';

/** Ends this near are the same but for rounding. */
const ROUNDING = 1e-9;

/**
 * The 95 % interval of a steps score, clustered by template: where the score may lie for other questions, of which each
 * template is one observation. Null for fewer than two templates with a score. Where all templates have the same mean,
 * drawing them again shows nothing; then it is Wilson's interval (1927) with the templates as observations, so that it
 * never has the width 0.
 */
export function scoreInterval(questions: readonly QuestionFigures[]): Interval | null {
  const scored = questions.flatMap(({ templateId, score }) => (score === null ? [] : [{ templateId, change: score }]));
  const clusters = clustersOf(scored);
  const drawn = bootstrapInterval(clusters);
  if (drawn === null || drawn.high - drawn.low > ROUNDING) return drawn;
  return wilsonInterval(mean(scored.map(({ change }) => change)) ?? 0, clusters.sums.length);
}

function wilsonInterval(share: number, count: number): Interval {
  const square = Z * Z;
  const middle = (share + square / (2 * count)) / (1 + square / count);
  const half = (Z / (1 + square / count)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
