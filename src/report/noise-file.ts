import type { Noise } from '../core/noise/noise.js';
import type { MeasureNoise } from '../core/noise/run-noise.js';
import type { Mapping } from '../core/values.js';

/** What the change of a score is worth, for the comparison file; scores from 0 to 1. */
export function scoreNoiseBlock(noise: Noise | undefined): Mapping {
  if (noise === undefined) return {};
  const { kind, standardError, interval, p, detectable, templates, changed } = noise;
  return {
    noise: {
      verdict: kind,
      standard_error: standardError,
      interval_95: interval && [interval.low, interval.high],
      p,
      smallest_detectable_change: detectable,
      templates,
      templates_changed: changed,
    },
  };
}

/** What the change of a measure is worth, for the comparison file; in the measure's own unit, a question's mean. */
export function measureNoiseBlock(noise: MeasureNoise | undefined): Mapping {
  if (noise === undefined) return {};
  const { kind, change, standardError, p, corrected, changed } = noise;
  return {
    noise: {
      verdict: kind,
      change_per_question: change,
      standard_error: standardError,
      p,
      p_holm: corrected,
      templates_changed: changed,
    },
  };
}
