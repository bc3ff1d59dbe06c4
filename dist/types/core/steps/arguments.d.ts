import type { ActualStep, Comparison, ReferenceStep } from '../model.js';
/** Time series: which series was asked for. 1 when `mrid` and, where it matters, `limit` agree, else 0. */
export declare function compareTimeSeries(reference: ReferenceStep, actual: ActualStep): Comparison;
/** Data points: which points were asked for. 1 when all arguments agree, else 0. */
export declare function compareDataPoints(reference: ReferenceStep, actual: ActualStep): Comparison;
/** The arguments of data points and time series steps that a comparison reads. */
export declare const COMPARED_ARGUMENTS: ReadonlyMap<string, readonly string[]>;
