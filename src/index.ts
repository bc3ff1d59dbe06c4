export type { Aggregates } from './core/aggregate.js';
export { type Problem, StepgateError } from './core/errors.js';
export type { EvaluationEntry } from './core/evaluate-question.js';
export type { Cause, CauseDetail, CauseKind } from './core/model.js';
export { type Knobs, PRESET_NAMES, PRESETS, type PresetName } from './core/scoring.js';
export type { Series } from './core/statistics.js';
export { averagePrecision, recallAtK } from './core/steps/retrieval.js';
export {
  compareRuns,
  compareSparqlResults,
  computeAggregates,
  type EvaluationOptions,
  type Responses,
  runEvaluation,
  type ScoringOptions,
  type SparqlComparison,
} from './library.js';
export type { JudgeOptions } from './library-judge.js';
