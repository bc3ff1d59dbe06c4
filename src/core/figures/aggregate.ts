import type {
  Aggregates,
  CallTotals,
  MacroAggregates,
  MetricSeries,
  RetrievalSeries,
  RuleCounts,
  StoredAggregates,
  TemplateAggregates,
} from '../entries/result-types.js';
import { NO_CALLS, type Sample } from '../entries/sample.js';
import { seriesOf } from '../statistics/intervals.js';
import { hasStepsScore } from '../steps/alternatives.js';
import type { Question } from '../steps/model.js';
import { groupedBy, increment, listAt } from '../text/values.js';
import { AGGREGATED, figureRow, type Metric } from '../words/figure-table.js';
import { RULE_NAMES, type RuleName, type RulesOutcome } from '../words/rules.js';
import { PRESETS, type ScoringRules } from '../words/scoring-rules.js';
import { figureOf, headlineOf, isRight, type QuestionFigures, type RunFigures, type Why } from './figures.js';

/** Aggregates samples under graphrag-eval's keys. Templates are in the order of their first sample. */
export function aggregateSamples(samples: readonly Sample[], knobs: ScoringRules): Aggregates {
  const byTemplate = groupedBy(samples, ({ templateId }) => templateId);
  const templates = [...byTemplate].map(([id, templateSamples]) => ({ id, ...summarize(templateSamples, knobs) }));
  const { counts, series, steps, stepSeries } = summarize(samples, knobs);
  const perTemplate = templates.map(({ id, ...blocks }): [string, TemplateAggregates] => {
    const stepBlock = { ...blocks.steps, ...blocks.stepSeries };
    return [id, { ...blocks.counts, ...(Object.keys(stepBlock).length > 0 && { steps: stepBlock }), ...blocks.series }];
  });
  const microSteps = knobs.micro_steps && Object.keys(steps).length > 0;
  return {
    per_template: Object.fromEntries(perTemplate),
    micro: { ...counts, ...series, ...stepSeries, ...(microSteps && { steps }), ...ruleCounts(samples) },
    macro: macroAverages(templates.map((template) => ({ ...template.series, ...template.stepSeries }))),
  };
}

/** The parts of the aggregates per template and micro. */
function summarize(samples: readonly Sample[], knobs: ScoringRules) {
  const successes = samples.filter((sample) => sample.status === 'success');
  const countedSamples = knobs.errors === 'zero' ? samples : successes;
  const [number_of_error_samples, number_of_success_samples] = [samples.length - successes.length, successes.length];
  return {
    counts: { number_of_error_samples, number_of_success_samples },
    series: metricSeries(countedSamples, samples, knobs),
    steps: callTotals(countedSamples),
    stepSeries: stepSeries(countedSamples),
  };
}

function metricSeries(countedSamples: readonly Sample[], samples: readonly Sample[], knobs: ScoringRules) {
  const values = new Map<string, number[]>(AGGREGATED.map((name) => [name, []]));
  for (const sample of countedSamples) for (const [name, value] of sample.metrics) listAt(values, name).push(value);
  // A failed answer can have broken a rule before it failed.
  values.set(
    'rules_score',
    samples.flatMap(({ metrics }) => metrics.get('rules_score') ?? []),
  );
  for (const name of AGGREGATED) if (!isAggregated(name, values.get(name) ?? [], knobs)) values.delete(name);
  return Object.fromEntries([...values].map(([name, series]) => [name, seriesOf(series)]));
}

function isAggregated(name: Metric, { length }: readonly number[], knobs: ScoringRules): boolean {
  const { from, onlyWith } = figureRow(name);
  return from === 'response' || (length > 0 && (onlyWith === undefined || knobs[onlyWith]));
}

function stepSeries(samples: readonly Sample[]): RetrievalSeries {
  const values = new Map<string, number[]>();
  for (const [name, series] of samples.flatMap(({ stepMetrics }) => [...stepMetrics])) {
    for (const value of series) listAt(values, name).push(value);
  }
  return Object.fromEntries([...values].map(([name, series]) => [name, seriesOf(series)]));
}

function callTotals(samples: readonly Sample[]): CallTotals {
  const counts = {
    total: new Map<string, number>(),
    once_per_sample: new Map<string, number>(),
    empty_results: new Map<string, number>(),
    errors: new Map<string, number>(),
  };
  for (const { calls } of samples) {
    for (const name of calls.total.keys()) increment(counts.once_per_sample, name);
    for (const kind of ['total', 'empty_results', 'errors'] as const)
      for (const [name, times] of calls[kind]) increment(counts[kind], name, times);
  }
  const filledCounts = Object.entries(counts).filter(([, byName]) => byName.size > 0);
  return Object.fromEntries(filledCounts.map(([name, byName]) => [name, Object.fromEntries(byName)]));
}

/** For each rule the number of answers that broke it, and of those without the data to check it. */
function ruleCounts(samples: readonly Sample[]): RuleCounts {
  const outcomes = samples.flatMap(({ rules }) => rules ?? []);
  if (outcomes.length === 0) return {};
  const isRule = (name: RuleName) =>
    outcomes.some(({ checked, unchecked }) => [...checked, ...unchecked].includes(name));
  const countsOf = (namesOf: (rules: RulesOutcome) => readonly RuleName[]) =>
    RULE_NAMES.filter(isRule).map(
      (name) => [name, outcomes.filter((rules) => namesOf(rules).includes(name)).length] as const,
    );
  const violations = countsOf(({ broken }) => broken.map(({ rule }) => rule));
  const missing = countsOf(({ unchecked }) => unchecked).filter(([, count]) => count > 0);
  return {
    rule_violations: Object.fromEntries(violations),
    ...(missing.length > 0 && { rules_not_checked: Object.fromEntries(missing) }),
  };
}

function macroAverages(templates: readonly (MetricSeries & RetrievalSeries)[]): MacroAggregates {
  const means = new Map<string, number[]>();
  for (const template of templates)
    for (const [name, series] of Object.entries(template)) listAt(means, name).push(series.mean);
  return Object.fromEntries([...means].map(([name, values]) => [name, { mean: seriesOf(values).mean }]));
}

/**
 * The figures of an untrusted run, limited to those that agree with each other and with trusted data: our corpus's
 * questions by fingerprint, and the baseline. Everything else is computed from the questions. The judge's verdicts and
 * the history are left out, because they cannot be verified.
 */
export function checkedFigures(run: RunFigures, trusted: ReadonlyMap<string, Question>, baseline: RunFigures | null) {
  const before = new Map(baseline?.questions.map((question) => [question.id, question]));
  const questions = run.questions.map((question) => {
    const base = before.get(question.id);
    const baseQuestion = base?.fingerprint === question.fingerprint ? base : undefined;
    return checkedQuestion(question, trusted.get(question.fingerprint ?? ''), baseQuestion);
  });
  return {
    ...run,
    // A run could drop questions unnoticed with a different selection.
    selection: baseline?.selection ?? run.selection,
    questions,
    headline: headlineOf(questions),
    aggregates: aggregateQuestions(questions, run),
    passed: null,
    judge: null,
    history: undefined,
  };
}

function checkedQuestion(
  { answer, trials, results: _, ...claimed }: QuestionFigures,
  trustedQuestion: Question | undefined,
  base: QuestionFigures | undefined,
): QuestionFigures {
  const ifAnswered = (claim: number) => (claimed.status === 'success' ? claim : 0);
  const isScored = trustedQuestion ? hasStepsScore(trustedQuestion) : (base ?? claimed).score !== null;
  const score = isScored ? ifAnswered(claimed.score ?? 0) : null;
  const templateId =
    (trustedQuestion?.id === claimed.id ? trustedQuestion.templateId : base?.templateId) ?? claimed.templateId;
  const measures = claimed.status === 'missing' ? {} : claimed.measures;
  const checks = claimed.checks && { checks: { score: ifAnswered(claimed.checks.score), failed: [] } };
  const rows = claimed.rowsF1 !== undefined && { rowsF1: ifAnswered(claimed.rowsF1) };
  const single = { ...claimed, templateId, score, measures, ...checks, ...rows };
  const withTrials = { ...single, ...(trials && { trials }) };
  const question = agrees(withTrials) ? withTrials : single;
  return { ...question, why: isPossible(question.why, question, trustedQuestion) ? question.why : null };
}

const SLACK = 1e-9;

/** Whether a score can be the mean of the given number of answers, right ones included. */
function agrees({ trials, score, status }: QuestionFigures): boolean {
  if (!trials) return true;
  const { count, right, spread } = trials;
  if ((count === 0) !== (status === 'missing') || (count < 2 && spread !== null)) return false;
  if (score === null || status !== 'success') return right === 0;
  const share = right / count;
  return share <= score + SLACK && share >= 1 === score >= 1 - SLACK;
}

/** Whether a question can have failed for this reason: it failed, has the step, and the row counts fit. */
function isPossible(why: Why | null, question: QuestionFigures, trustedQuestion: Question | undefined): boolean {
  if (why === null || question.score === null || isRight(question)) return false;
  const { kind, step, expected, actual, common = 0 } = why.cause;
  if (trustedQuestion && step >= Math.max(1, trustedQuestion.groups.flat().length)) return false;
  if (common > Math.min(expected ?? common, actual ?? common)) return false;
  // With several answers, one may fail and the others not.
  const mayDiffer = (question.trials?.count ?? 1) > 1;
  return mayDiffer || (kind === 'no_response') === (question.status !== 'success');
}

/** Aggregates computed from the questions; data of steps and judges are absent. */
function aggregateQuestions(questions: readonly QuestionFigures[], { scoring }: RunFigures): StoredAggregates {
  const samples = questions.map((question): Sample => {
    const { templateId, status, rules } = question;
    const metrics = AGGREGATED.map((name) => [name, figureOf(question, name)] as const);
    return {
      ...{ templateId, status, calls: NO_CALLS, stepMetrics: new Map() },
      metrics: new Map(metrics.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
      ...(rules && { rules }),
    };
  });
  return aggregateSamples(samples, PRESETS[scoring?.preset ?? 'standard']);
}
