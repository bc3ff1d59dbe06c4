export type { Cause, CauseDetail, CauseKind } from './core/cause-words.js';
export { type Problem, StepgateError } from './core/errors.js';
export type { StepDetail } from './core/model.js';
export type { FailedCheck, NumberTolerance } from './core/rules/answer-check.js';
export type { BrokenRule, RuleName, Rules } from './core/rules/rule.js';
export { PRESET_NAMES, PRESETS, type PresetName, type Scoring, type ScoringRules as Knobs } from './core/scoring.js';
export type { Series } from './core/statistics.js';
export { averagePrecision, recallAtK } from './core/steps/retrieval.js';
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
} from './library/corpus-types.js';
export { runEvaluation } from './library/evaluate.js';
export { evaluateFiles, type FileJudgeOptions, type FileOptions } from './library/evaluate-files.js';
export { explainEntry } from './library/explain.js';
export { type Files, type LoadOptions, loadCorpus, loadResponses, type ResponsesFormat } from './library/load.js';
export type { EvaluationOptions, JudgeOptions, ScoringOptions } from './library/options.js';
export type {
  GateResult,
  KnownQuestionChange,
  NoComparison,
  QuestionChange,
  QuestionReport,
  RunComparison,
  RunReport,
} from './library/report-types.js';
export type {
  Aggregates,
  EvaluationEntry,
  JudgedAnswer,
  MatchedReferenceStep,
  Metric,
} from './library/result-types.js';
export { compareRuns, computeAggregates } from './library/results.js';
export { compareSparqlResults, type SparqlComparison } from './library/sparql.js';
