import { correctedRate } from '../statistics/agreement.js';
import type { Mapping } from '../text/values.js';
import { boundIdentity, type Calibration, decodePassRule, differingKeys, passes } from './calibration.js';
import type { FailureKind } from './judge.js';
import { FIGURES_OF, type Figure, type MetricName } from './metric.js';

export interface JudgedMetric {
  readonly name: MetricName;
  /** The figures of a custom evaluation; absent for other metrics (`FIGURES_OF`). */
  readonly figures?: readonly Figure[];
  /** Everything that its figures depend on, except for the texts; two runs are compared only if it is equal. */
  readonly identity: Mapping;
  readonly expected: number;
  readonly judged: number;
  /** Number of answers that were not judged, per reason. */
  readonly troubles: Readonly<Partial<Record<FailureKind, number>>>;
  /** The first error message, as in the evaluation file. */
  readonly example: string | null;
  /** Model and fingerprint that served the verdicts, also the reused ones. Absent: the replies did not contain them. */
  readonly served?: readonly string[];
}

export interface JudgeSummary {
  readonly metrics: readonly JudgedMetric[];
  /** Whether people have checked the judge; absent: neither a calibration nor a check is set. */
  readonly trust?: JudgeTrust;
  /** null: the answers were judged in another run. */
  readonly spending: JudgeSpending | null;
}

/** Costs are counted in trillionths of a dollar, because whole numbers have the same sum in any order. */
export const TRILLIONTHS = 1e12;

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
  /** The cost of all requests with a known price. */
  readonly trillionths: number;
  /** Number of requests without a reported usage, which are in the cost with their maximum; absent: none. */
  readonly isMost?: true;
  readonly maxCostUsd: number | null;
}

/** Whether a metric does not cover all its answers; it is then not compared and fails its gates. */
export function isPartial({ expected, judged }: Pick<JudgedMetric, 'expected' | 'judged'>): boolean {
  return judged < expected;
}

/** The metric of a figure such as `answer_f1`; of two metrics, the one that does not cover all its answers; null: not judged. */
export function metricOfFigure(summary: JudgeSummary | null, figure: string): JudgedMetric | null {
  const metrics = (summary?.metrics ?? []).filter((metric) => figuresOfMetric(metric).includes(figure));
  return metrics.find(isPartial) ?? metrics[0] ?? null;
}

export function figuresOfMetric({ name, figures = [] }: Pick<JudgedMetric, 'name' | 'figures'>): readonly Figure[] {
  return Object.hasOwn(FIGURES_OF, name) ? FIGURES_OF[name as keyof typeof FIGURES_OF] : figures;
}

export interface JudgeTrust {
  readonly isRequired: boolean;
  readonly calibration: Calibration | null;
  /** Why the calibration is missing, or does not count; null: it counts. */
  readonly problem: string | null;
}

/** Checks the calibration that a run knows before it judges against the judge that it used. */
export function trustOf(known: JudgeTrust, metrics: readonly Parameters<typeof boundIdentity>[0][]): JudgeTrust {
  const { calibration, problem } = known;
  const differences = metrics.map((metric) => differingKeys(calibration?.judge ?? {}, boundIdentity(metric)));
  const [fewest = []] = differences.sort((a, b) => a.length - b.length);
  if (calibration === null || problem !== null || fewest.length === 0) return known;
  const other = `the calibration of ${decodePassRule(calibration.pass, 'pass').figure} is that of another judge`;
  return { ...known, problem: `${other} (${fewest.join(', ')}); run stepgate judge calibrate again` };
}

/** Why a gate on a judged figure fails without a judge that people have checked; null: it does not. */
export function distrustReason({ isRequired, calibration, problem }: JudgeTrust, gated: string): string | null {
  if (!isRequired) return null;
  if (problem !== null) return problem;
  const { figure, outcome } = calibration ?? {};
  if (figure !== gated) return `the judge was compared with people for ${figure}, not for ${gated}`;
  if (outcome === 'trusted') return null;
  return outcome === 'not_trusted' ? 'people do not agree with the judge: not trusted' : 'too few labels: undecided';
}

/** The pass rate by the judge, and the one that people would find (null: the judge is no better than chance); null without calibration or values. */
export function passRateOf(trust: JudgeTrust, values: readonly number[]) {
  const { calibration, problem } = trust;
  if (calibration === null || problem !== null || values.length === 0) return null;
  const rule = decodePassRule(calibration.pass, 'pass');
  const passed = values.filter((value) => passes(value, rule)).length;
  return { passed, answers: values.length, corrected: correctedRate(passed, values.length, calibration.counts) };
}
