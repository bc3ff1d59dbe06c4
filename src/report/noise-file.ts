import type { MeasureChange } from '../core/noise/run-noise.js';
import type { ScoreChange } from '../core/noise/score-change.js';
import type { Mapping } from '../core/values.js';

/** Whether the change of the score is more than rerun noise, for the comparison file; scores from 0 to 1. */
export function scoreNoiseBlock(change: ScoreChange | null): Mapping {
  if (change === null) return {};
  const { verdict, p, interval, detectable, isAssumed, questions, changed, broken, mended, generalises } = change;
  return {
    noise: {
      verdict: verdict === 'none' ? 'no_change' : verdict,
      p,
      interval_95: [interval.low, interval.high],
      smallest_detectable_change: detectable,
      ...(isAssumed && { flip_rate_assumed: true }),
      questions,
      questions_changed: changed,
      templates_broken: broken,
      templates_mended: mended,
    },
    generalises: {
      verdict: generalises.verdict === 'likely' ? 'likely' : 'these_templates_only',
      p: generalises.p,
      interval_95: generalises.interval && [generalises.interval.low, generalises.interval.high],
      templates: generalises.templates,
      templates_changed: generalises.changed,
    },
  };
}

/** Whether the change of a measure is more than rerun noise, for the comparison file; a question's mean, in its unit. */
export function measureNoiseBlock(measured: MeasureChange | undefined): Mapping {
  if (measured === undefined) return {};
  const { verdict, change, p, corrected, questions, changed } = measured;
  return {
    noise: {
      verdict: verdict === 'none' ? 'no_change' : verdict,
      change_per_question: change,
      p,
      p_holm: corrected,
      questions,
      questions_changed: changed,
    },
  };
}
