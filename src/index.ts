export type {
  ActualStep,
  AnswerChecks,
  AnyOf,
  Corpus,
  NumberCheck,
  Question,
  ReferenceStep,
  Response,
  Responses,
  Template,
  UnnamedResponse,
} from './core/corpus/corpus-types.js';
export type {
  Aggregates,
  EvaluationEntry,
  JudgedAnswer,
  MatchedReferenceStep,
} from './core/entries/result-types.js';
export type { Series } from './core/statistics/intervals.js';
export type { StepDetail } from './core/steps/model.js';
export { averagePrecision, recallAtK } from './core/steps/retrieval.js';
export type { Cause, CauseDetail, CauseKind } from './core/words/causes.js';
export { type Problem, StepgateError } from './core/words/errors.js';
export type { Metric } from './core/words/figure-table.js';
export type { BrokenRule, FailedCheck, NumberTolerance, RuleName, Rules } from './core/words/rules.js';
export {
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  type Scoring,
  type ScoringRules as Knobs,
} from './core/words/scoring-rules.js';
export {
  compareRuns,
  compareSparqlResults,
  computeAggregates,
  explainEntry,
  runEvaluation,
  type SparqlComparison,
} from './library/evaluate.js';
export {
  evaluateFiles,
  type FileJudgeOptions,
  type FileOptions,
  type Files,
  type LoadOptions,
  loadCorpus,
  loadResponses,
  type ResponsesFormat,
} from './library/evaluate-files.js';
export type { EvaluationOptions, JudgeOptions, ScoringOptions } from './library/options.js';
export {
  type RefreshedCorpus,
  type RefreshedOutput,
  type RefreshOptions,
  type RefreshRequest,
  refreshOutputs,
} from './library/refresh.js';
export type {
  GateResult,
  KnownQuestionChange,
  NoComparison,
  QuestionChange,
  RunComparison,
} from './report/formats/files.js';
export type { QuestionReport, RunReport } from './report/formats/report-types.js';
