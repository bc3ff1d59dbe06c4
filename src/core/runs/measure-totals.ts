import { mean, sum } from '../statistics.js';
import type { Measures, QuestionFigures } from './figures.js';

/** A run's figure for each measure: tool calls as sums, all others as means over the questions that have them; null for none. */
export type MeasureTotals = Readonly<Record<keyof Measures, number | null>>;

export function totalMeasures(questions: readonly QuestionFigures[]): MeasureTotals {
  const valuesOf = (key: keyof Measures) => questions.flatMap(({ measures }) => measures[key] ?? []);
  const countOf = (values: readonly number[]) => (values.length === 0 ? null : wholeIfNear(sum(values)));
  return {
    input_tokens: mean(valuesOf('input_tokens')),
    output_tokens: mean(valuesOf('output_tokens')),
    total_tokens: mean(valuesOf('total_tokens')),
    elapsed_sec: mean(valuesOf('elapsed_sec')),
    cost_usd: mean(valuesOf('cost_usd')),
    steps: countOf(valuesOf('steps')),
    failed_steps: countOf(valuesOf('failed_steps')),
  };
}

/** Thirds of calls that add up to a whole number do so but for rounding. */
function wholeIfNear(count: number): number {
  const whole = Math.round(count);
  return Math.abs(count - whole) <= 1e-9 * Math.max(1, whole) ? whole : count;
}
