import { fisherP, signTestP } from '../statistics/agreement.js';
import type { Outcome, PassRule, Verdict } from './calibration.js';
import type { HumanVerdict } from './labels.js';

/** An answer with the judge's earlier verdict and that of now. */
export interface RepeatedVerdict {
  readonly before: HumanVerdict;
  readonly now: HumanVerdict;
}

/** How many of some answers got another verdict when they were judged again. */
export interface Repeats {
  readonly same: number;
  readonly of: number;
}

/** Whether a judge gives other verdicts than before, beyond how it differs from itself. */
export interface Drift {
  readonly changed: number;
  readonly of: number;
  /** How often the judge differs from itself; null: unknown, and counted as never. */
  readonly repeated: Repeats | null;
  /** One-sided p of Fisher's exact test, in (0, 1]. */
  readonly p: number;
  readonly isDrifted: boolean;
  /** Number of answers that pass now and did not before, and the other way round, with p of their sign test. */
  readonly toPass: number;
  readonly toFail: number;
  readonly directionP: number;
}

/** Maximum p at which changed verdicts are drift. */
export const DRIFT_LEVEL = 0.01;

/** Compares the verdicts of now with earlier ones. */
export function driftOf(verdicts: readonly RepeatedVerdict[], repeated: Repeats | null): Drift {
  const toPass = verdicts.filter(({ before, now }) => before === 'fail' && now === 'pass').length;
  const toFail = verdicts.filter(({ before, now }) => before === 'pass' && now === 'fail').length;
  const [changed, of] = [toPass + toFail, verdicts.length];
  const { same, of: before } = repeated ?? { same: of, of };
  const p = fisherP(changed, of, before - same, before);
  const isDrifted = changed > 0 && p <= DRIFT_LEVEL;
  return { changed, of, repeated, p, isDrifted, toPass, toFail, directionP: signTestP(toPass, toFail) };
}

/** The verdict of most rounds, the earlier one on a tie; null if no round has one. */
export function verdictOfMost(rounds: readonly (HumanVerdict | null)[], before: HumanVerdict): HumanVerdict | null {
  const given = rounds.filter((verdict) => verdict !== null);
  if (given.length === 0) return null;
  const passes = given.filter((verdict) => verdict === 'pass').length;
  if (2 * passes === given.length) return before;
  return 2 * passes > given.length ? 'pass' : 'fail';
}

/** A judge that was asked again. */
export interface CheckResult {
  readonly model: string;
  readonly pass: PassRule;
  readonly drift: Drift;
  /** Number of answers that got no verdict, and why. */
  readonly unjudged: number;
  readonly example: string | null;
  /** What served the verdicts of now. */
  readonly served: readonly string[];
  /** Labels that are not those of the calibration: number of answers of its panel that are in them, of all; null: the same. */
  readonly otherLabels: { readonly asked: number; readonly of: number } | null;
  /** How the judge agrees with people now, and the earlier outcome; null: there are no labels. */
  readonly people: (Verdict & { readonly bar: number; readonly before: Outcome }) | null;
}
