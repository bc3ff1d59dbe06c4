import type { ExactSum } from '../text/exact-sum.js';
import type { Mapping } from '../text/values.js';
import type { FailureKind } from './judge.js';
import { FIGURES_OF, type Figure, type MetricName } from './metric.js';
import type { JudgeTrust } from './trust.js';

/** The coverage of a metric in a run. */
export interface JudgedMetric {
  readonly name: MetricName;
  /** The figures of a custom evaluation; absent for other metrics (`FIGURES_OF`). */
  readonly figures?: readonly Figure[];
  /** Everything that its figures depend on, except for the texts; two runs are compared only if it is equal. */
  readonly identity: Mapping;
  /** Number of answers that should be judged, and that were judged. */
  readonly expected: number;
  readonly judged: number;
  /** Number of answers that were not judged, per reason. */
  readonly troubles: Readonly<Partial<Record<FailureKind, number>>>;
  /** The first error message, as in the evaluation file. */
  readonly example: string | null;
  /** What served the verdicts, also the reused ones: model and fingerprint. Absent: the replies did not say. */
  readonly served?: readonly string[];
}

/** How the answers of a run were judged. */
export interface JudgeSummary {
  readonly metrics: readonly JudgedMetric[];
  /** Whether people have checked the judge; absent: neither a calibration nor a check is set. */
  readonly trust?: JudgeTrust;
  /** null: the answers were judged in another run. */
  readonly spending: JudgeSpending | null;
}

/** Requests and cost of judging in this run. */
export interface JudgeSpending {
  readonly host: string;
  readonly model: string;
  /** Number of verdicts that were requested and given, and that were cached. */
  readonly asked: number;
  readonly reused: number;
  /** Number of requests that were sent, also those without a verdict. */
  readonly requests: number;
  /** US dollars at list price; null if a price is unknown. */
  readonly costUsd: number | null;
  /** The unrounded cost of all requests with a known price. */
  readonly exactCostUsd: ExactSum;
  /** Requests without a reported usage are in the cost with their maximum; absent: there are none. */
  readonly isMost?: true;
  readonly maxCostUsd: number | null;
}

/** Whether a metric does not cover all its answers; it is then not compared and fails its gates. */
export function isPartial({ expected, judged }: Pick<JudgedMetric, 'expected' | 'judged'>): boolean {
  return judged < expected;
}

/**
 * The metric of a figure such as `answer_f1`; null without a judge or for another figure. If a figure needs two metrics,
 * the one that does not cover all its answers.
 */
export function metricOfFigure(summary: JudgeSummary | null, figure: string): JudgedMetric | null {
  const metrics = (summary?.metrics ?? []).filter((metric) => figuresOfMetric(metric).includes(figure));
  return metrics.find(isPartial) ?? metrics[0] ?? null;
}

interface NamedFigures {
  readonly name: MetricName;
  readonly figures?: readonly Figure[] | undefined;
}

/** The figures of a metric in an evaluation entry. */
export function figuresOfMetric({ name, figures = [] }: NamedFigures): readonly Figure[] {
  return Object.hasOwn(FIGURES_OF, name) ? FIGURES_OF[name as keyof typeof FIGURES_OF] : figures;
}
