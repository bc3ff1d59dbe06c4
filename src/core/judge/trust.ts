import type { Rate } from '../statistics/agreement.js';
import { agreementOf, type CorrectedRate, correctedRate, type VerdictTable } from '../statistics/agreement.js';
import {
  boundIdentity,
  type Calibration,
  decodePassRule,
  differingKeys,
  type Outcome,
  passes,
  tableOf,
} from './calibration.js';

/** What a run knows about the calibration of its judge, before it judges. */
export interface CalibrationSource {
  /** Whether gates on judged figures need a judge that people have checked. */
  readonly isRequired: boolean;
  readonly calibration: Calibration | null;
  /** Why there is no calibration; null: there is one. */
  readonly problem: string | null;
}

/** Whether the judge of a run was compared with people, for one figure. */
export interface JudgeTrust {
  readonly isRequired: boolean;
  readonly figure: string | null;
  readonly pass: string | null;
  readonly outcome: Outcome | null;
  readonly tpr: Rate | null;
  readonly tnr: Rate | null;
  /** The bar of the calibration; absent: there is none. */
  readonly bar?: number;
  /** The answers by the verdicts of people and of the judge; absent: there is no calibration. */
  readonly table?: VerdictTable;
  /** Why the calibration does not count; null: it counts. */
  readonly problem: string | null;
}

/** A metric of a run, as far as a calibration is bound to it. */
type Judged = Parameters<typeof boundIdentity>[0];

/** Checks a calibration against the judge that a run used. */
export function trustOf(source: CalibrationSource, metrics: readonly Judged[]): JudgeTrust {
  const { isRequired, calibration, problem } = source;
  if (calibration === null) {
    return { isRequired, figure: null, pass: null, outcome: null, tpr: null, tnr: null, problem };
  }
  const { figure, pass, outcome, bar } = calibration;
  const table = tableOf(calibration);
  const { tpr, tnr } = agreementOf(table);
  return { isRequired, figure, pass, outcome, tpr, tnr, bar, table, problem: staleness(calibration, metrics) };
}

/** Why a calibration is that of another judge; null: it is that of this run. */
function staleness({ judge, pass }: Calibration, metrics: readonly Judged[]): string | null {
  const { figure } = decodePassRule(pass, 'pass');
  const differences = metrics.map((metric) => differingKeys(judge, boundIdentity(metric)));
  const fewest = differences.sort((a, b) => a.length - b.length)[0];
  if (!fewest || fewest.length === 0) return null;
  return `the calibration of ${figure} is that of another judge (${fewest.join(', ')}); run stepgate judge calibrate again`;
}

/** Why a gate on a judged figure fails without a judge that people have checked; null: it does not. */
export function distrustReason({ isRequired, figure, outcome, problem }: JudgeTrust, gated: string): string | null {
  if (!isRequired) return null;
  if (problem !== null) return problem;
  if (figure !== gated) return `the judge was compared with people for ${figure}, not for ${gated}`;
  if (outcome === 'trusted') return null;
  return outcome === 'not_trusted' ? 'people do not agree with the judge: not trusted' : 'too few labels: undecided';
}

/** The pass rate of a run by its judge, and the one that people would find. */
export interface PassRate {
  readonly passed: number;
  readonly answers: number;
  /** null: the judge is no better than chance. */
  readonly corrected: CorrectedRate | null;
}

/** The pass rate of a calibrated figure; null without a calibration of this judge, or without values of the figure. */
export function passRateOf(trust: JudgeTrust, values: readonly number[]): PassRate | null {
  const { pass, problem, table } = trust;
  if (pass === null || problem !== null || !table || values.length === 0) return null;
  const rule = decodePassRule(pass, 'pass');
  const passed = values.filter((value) => passes(value, rule)).length;
  return { passed, answers: values.length, corrected: correctedRate(passed, values.length, table) };
}
