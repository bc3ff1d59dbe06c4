import { canonicalJson } from '../corpus/fingerprint.js';
import { FIGURES_OF, type Figure, type MetricName } from '../judge/metric.js';
import { isPartial, type JudgedMetric } from '../judge/summary.js';
import { mean } from '../statistics/series.js';
import { listAt } from '../text/values.js';
import type { QuestionFigures, RunFigures } from './figures.js';

/** A figure over a set of questions: the mean, and the mean of the templates' means. */
export interface AnswerMean {
  readonly micro: number;
  readonly macro: number;
  readonly questions: number;
}

/** A figure on both sides, over the questions that were judged on both. */
export interface AnswerDelta {
  readonly figure: Figure;
  readonly base: AnswerMean;
  readonly head: AnswerMean;
}

/** What can be said of judged answers on both sides. */
export interface AnswerComparison {
  readonly figures: readonly AnswerDelta[];
  /** Metrics that both sides have and that are not compared, with the reason. */
  readonly notCompared: readonly { readonly metric: MetricName; readonly reason: NotComparedReason }[];
}

/** `unknown`: this run, or the base, does not say how it judged. */
export type NotComparedReason = 'another judge' | 'partial base' | 'partial' | 'unknown base' | 'unknown';

/** The mean of a figure over the questions that have it; null for none. */
export function answerMean(questions: readonly QuestionFigures[], figure: Figure): AnswerMean | null {
  const byTemplate = new Map<string, number[]>();
  const values: number[] = [];
  for (const { templateId, answer } of questions) {
    const value = answer?.figures[figure];
    if (value === undefined) continue;
    values.push(value);
    listAt(byTemplate, templateId).push(value);
  }
  const [micro, macro] = [mean(values), mean([...byTemplate.values()].map((of) => mean(of) ?? 0))];
  return micro === null || macro === null ? null : { micro, macro, questions: values.length };
}

type Pair = { readonly base: QuestionFigures; readonly head: QuestionFigures };

/** Compares judged answers: only figures that the same judge gave in the same way, and only complete ones. */
export function compareAnswers(base: RunFigures, head: RunFigures, pairs: readonly Pair[]): AnswerComparison {
  const figures: AnswerDelta[] = [];
  const notCompared: { metric: MetricName; reason: NotComparedReason }[] = [];
  for (const metric of Object.keys(FIGURES_OF) as MetricName[]) {
    const deltas = FIGURES_OF[metric].flatMap((figure) => deltaOf(figure, pairs));
    if (deltas.length === 0) continue;
    const reason = reasonNotCompared(judgedBy(base, metric), judgedBy(head, metric));
    if (reason === null) for (const delta of deltas) figures.push(delta);
    else notCompared.push({ metric, reason });
  }
  return { figures, notCompared };
}

function judgedBy({ judge }: RunFigures, name: MetricName): JudgedMetric | null {
  return judge?.metrics.find((metric) => metric.name === name) ?? null;
}

function reasonNotCompared(base: JudgedMetric | null, head: JudgedMetric | null): NotComparedReason | null {
  if (!head) return 'unknown';
  if (!base) return 'unknown base';
  if (isPartial(head)) return 'partial';
  if (isPartial(base)) return 'partial base';
  return canonicalJson(base.identity) === canonicalJson(head.identity) ? null : 'another judge';
}

function deltaOf(figure: Figure, pairs: readonly Pair[]): AnswerDelta[] {
  const both = pairs.filter(({ base, head }) => {
    return base.answer?.figures[figure] !== undefined && head.answer?.figures[figure] !== undefined;
  });
  const base = answerMean(
    both.map((pair) => pair.base),
    figure,
  );
  const head = answerMean(
    both.map((pair) => pair.head),
    figure,
  );
  return base && head ? [{ figure, base, head }] : [];
}
