import { canonicalJson } from '../corpus/fingerprint.js';
import { meansOf, type QuestionFigures, type QuestionPair, type RunFigures } from '../figures/figures.js';
import { servedByAny } from '../judge/judge.js';
import { CUSTOM_PREFIX, type Figure, METRIC_NAMES, type MetricName } from '../judge/metric.js';
import { figuresOfMetric, isPartial, type JudgedMetric } from '../judge/summary.js';

export type AnswerMean = NonNullable<ReturnType<typeof answerMean>>;

export type AnswerComparison = ReturnType<typeof compareAnswers>;

/** `unknown` and `unknown base`: the way of judging is not recorded in this run or in the base. */
export type NotComparedReason = 'another judge' | 'partial base' | 'partial' | 'unknown base' | 'unknown';

/** The mean over the questions that have a figure, for a figure of steps over the steps; null without any. */
export function answerMean(questions: readonly QuestionFigures[], figure: Figure) {
  const values = questions.flatMap(({ templateId, answer }) => {
    const value = answer?.figures[figure];
    return value === undefined ? [] : [{ templateId, value, weight: answer?.steps?.[figure] ?? 1 }];
  });
  const { micro, macro } = meansOf(values);
  return micro === null || macro === null ? null : { micro, macro, questions: values.length };
}

/** Compares judged answers; only complete figures with the same judge and settings are compared. */
export function compareAnswers(base: RunFigures, head: RunFigures, pairs: readonly QuestionPair[]) {
  const metrics = listMetrics(base, head, pairs).map((metric) => {
    return { ...metric, reason: reasonNotCompared(base, head, metric.name) };
  });
  const metricsOf = (name: Figure) => metrics.filter((metric) => metric.figures.includes(name));
  const shared = [...new Set(metrics.flatMap((metric) => metric.figures))].flatMap((name) =>
    compareFigure(name, pairs),
  );
  const figures = shared.filter(({ figure }) => metricsOf(figure).every(({ reason }) => reason === null));
  const sharedMetrics = [...new Set(shared.flatMap(({ figure }) => metricsOf(figure)))];
  const compared = metrics.filter((metric) => figures.some(({ figure }) => metric.figures.includes(figure)));
  const judged = compared.flatMap(({ name }) => [base, head].map((run) => findJudgedMetric(run, name)));
  const served = servedByAny(judged.filter((metric) => metric !== null));
  return {
    figures,
    notCompared: sharedMetrics.flatMap(({ name, reason }) => (reason === null ? [] : [{ metric: name, reason }])),
    /** The model snapshots that served the compared verdicts, if they are several; else empty. */
    snapshots: served.length > 1 ? served : [],
  };
}

/** All metrics of two runs. The outputs of custom evaluations that a file does not name are metrics of their own. */
function listMetrics(base: RunFigures, head: RunFigures, pairs: readonly QuestionPair[]) {
  const recorded = [head, base].flatMap(({ judge }) => judge?.metrics ?? []);
  const names = new Set([...METRIC_NAMES, ...recorded.map(({ name }) => name)]);
  const metrics = [...names].map((name) => {
    const figures = recorded.find((metric) => metric.name === name)?.figures;
    return { name, figures: figuresOfMetric({ name, figures }) };
  });
  const known = new Set(metrics.flatMap(({ figures }) => figures));
  const all = new Set(pairs.flatMap(({ head: { answer } }) => Object.keys(answer?.figures ?? {})));
  const unnamed = [...all].filter((figure) => !known.has(figure));
  return [...metrics, ...unnamed.map((figure) => ({ name: `${CUSTOM_PREFIX}${figure}` as const, figures: [figure] }))];
}

function findJudgedMetric({ judge }: RunFigures, name: MetricName): JudgedMetric | null {
  return judge?.metrics.find((metric) => metric.name === name) ?? null;
}

function reasonNotCompared(baseRun: RunFigures, headRun: RunFigures, name: MetricName): NotComparedReason | null {
  const [base, head] = [findJudgedMetric(baseRun, name), findJudgedMetric(headRun, name)];
  if (!head) return 'unknown';
  if (!base) return 'unknown base';
  if (isPartial(head)) return 'partial';
  if (isPartial(base)) return 'partial base';
  return canonicalJson(base.identity) === canonicalJson(head.identity) ? null : 'another judge';
}

/** A figure in base and head, over the questions judged in both. */
function compareFigure(figure: Figure, pairs: readonly QuestionPair[]) {
  const hasFigure = ({ answer }: QuestionFigures) => answer?.figures[figure] !== undefined;
  const shared = pairs.filter(({ base, head }) => hasFigure(base) && hasFigure(head));
  const [bases, heads] = [shared.map((pair) => pair.base), shared.map((pair) => pair.head)];
  const [base, head] = [answerMean(bases, figure), answerMean(heads, figure)];
  return base && head ? [{ figure, base, head }] : [];
}
