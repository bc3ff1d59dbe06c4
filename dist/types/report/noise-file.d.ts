import type { Noise } from '../core/noise/noise.js';
import type { MeasureNoise } from '../core/noise/run-noise.js';
import type { Mapping } from '../core/values.js';
/** What the change of a score is worth, for the comparison file; scores from 0 to 1. */
export declare function scoreNoiseBlock(noise: Noise | undefined): Mapping;
/** What the change of a measure is worth, for the comparison file; in the measure's own unit, a question's mean. */
export declare function measureNoiseBlock(noise: MeasureNoise | undefined): Mapping;
