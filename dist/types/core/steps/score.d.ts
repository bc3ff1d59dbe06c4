import type { ActualStep, Group, StepsOutcome } from '../model.js';
import { type PreparedReference, type StepContext } from './step.js';
/**
 * The steps score of one question, in [0, 1]: the last group alone, or all groups from last to first, as the preset
 * says. Only successful actual steps count, each at most once.
 */
export declare function scoreSteps(groups: readonly Group[], steps: readonly ActualStep[], context: StepContext, references?: PreparedReference[][]): StepsOutcome;
