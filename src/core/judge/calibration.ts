import * as v from 'valibot';
import { canonicalJson } from '../corpus/fingerprint.js';
import { problemsOf } from '../corpus/shape.js';
import { type Agreement, agreementOf, fisherP, signTestP, type VerdictTable } from '../statistics/agreement.js';
import { isMapping, type Mapping } from '../text/values.js';
import { type Decoded, invalid, ok, type Problem, usageError } from '../words/errors.js';
import { countVerdicts, type HumanVerdict, type LabelledAnswer, type ResolvedLabels } from './labels.js';

/** Which figures of an answer mean that it passes. Example: `answer_f1 >= 0.8`. */
export type PassRule = ReturnType<typeof decodePassRule>;

/** Reads a rule; throws a usage error with an example. */
export function decodePassRule(text: string, input = '--pass') {
  const [, figure = '', sign, limit] = /^\s*(\S+?)\s*(>=|<=|>|<)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (sign !== undefined) return { figure, operator: sign as '>=' | '>' | '<=' | '<', limit: Number(limit) };
  throw usageError(
    `${input}: ${JSON.stringify(text)} cannot be read; write a figure, one of >= > <= <, and a number: answer_f1 >= 0.8`,
  );
}

export function passRuleText({ figure, operator, limit }: PassRule): string {
  return `${figure} ${operator} ${limit}`;
}

export function passes(value: number, { operator, limit }: PassRule): boolean {
  if (operator === '>=') return value >= limit;
  if (operator === '<=') return value <= limit;
  return operator === '>' ? value > limit : value < limit;
}

/** Whether a judge can be trusted, on these labels. */
const OUTCOMES = ['trusted', 'not_trusted', 'undecided'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The bar that both rates must reach with the lower ends of their intervals. */
export const DEFAULT_BAR = 0.7;

/** The lowest allowed bar. A judge with random verdicts reaches any lower bar. */
export const MIN_BAR = 0.5;

/** Minimum number of answers that people fail; with fewer the outcome is undecided. */
export const MIN_FAILED = 10;

interface Verdict extends Agreement {
  readonly outcome: Outcome;
  /** Number of answers without a verdict of the judge, if they could change the outcome; else 0. */
  readonly open: number;
}

/** Decides whether a judge is trusted: undecided if verdicts that the judge did not return could change the outcome. */
export function verdictOf(table: VerdictTable, bar: number, unjudged = { pass: 0, fail: 0 }): Verdict {
  const agreement = agreementOf(table);
  const outcome = decide(agreement, bar);
  const { pass, fail } = unjudged;
  const { pass_pass, pass_fail, fail_pass, fail_fail } = table;
  const ends: VerdictTable[] = [
    { ...table, pass_pass: pass_pass + pass, fail_fail: fail_fail + fail },
    { ...table, pass_fail: pass_fail + pass, fail_pass: fail_pass + fail },
  ];
  const isSure = ends.every((end) => decide(agreementOf(end), bar) === outcome);
  return isSure ? { ...agreement, outcome, open: 0 } : { ...agreement, outcome: 'undecided', open: pass + fail };
}

function decide({ tpr, tnr }: Agreement, bar: number): Outcome {
  if ((tnr?.of ?? 0) < MIN_FAILED) return 'undecided';
  const rates = [tpr, tnr];
  if (rates.some((rate) => rate !== null && rate.interval.high < bar)) return 'not_trusted';
  return rates.every((rate) => rate !== null && rate.interval.low >= bar) ? 'trusted' : 'undecided';
}

export const CALIBRATION_SCHEMA = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const human = v.picklist(['pass', 'fail']);
const schema = v.object({
  schema_version: v.literal(CALIBRATION_SCHEMA, `expected schema version ${CALIBRATION_SCHEMA}`),
  judge: v.custom<Mapping>(isMapping, 'expected a mapping'),
  figure: v.string(),
  pass: v.string(),
  bar: v.pipe(v.number(), v.minValue(MIN_BAR, `expected a bar from ${MIN_BAR} to 1`), v.maxValue(1)),
  outcome: v.picklist(OUTCOMES),
  counts: v.object({ pass_pass: count, pass_fail: count, fail_pass: count, fail_fail: count }),
  not_judged: v.optional(v.object({ pass: count, fail: count })),
  repeated: v.optional(v.object({ same: count, of: count })),
  labels: v.string(),
  date: v.string(),
  raters: v.array(v.string()),
  panel: v.array(v.object({ answer: v.string(), human, judge: human })),
});

/** A calibration file: the result of a comparison of a judge with people, without any text of an answer. */
export type Calibration = v.InferOutput<typeof schema>;

/** Reads a calibration file; its counts must be those of its panel, and its outcome must follow from them. */
export function decodeCalibration(value: unknown, file: string): Decoded<Calibration> {
  if (!isMapping(value)) return invalid([{ file, message: 'expected a calibration of stepgate judge calibrate' }]);
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return invalid(problemsOf(file, value, parsed.issues));
  const contradiction = findContradiction(parsed.output);
  return contradiction ? invalid([{ file, ...contradiction }]) : ok(parsed.output);
}

const AGAIN = 'make the file again with stepgate judge calibrate';

function findContradiction(calibration: Calibration): Pick<Problem, 'path' | 'message'> | null {
  const { panel, counts, bar, outcome, not_judged, pass, figure } = calibration;
  if (new Set(panel.map(({ answer }) => answer)).size < panel.length) {
    return { path: ['panel'], message: `has an answer twice; ${AGAIN}` };
  }
  const found = countVerdicts(panel);
  if (canonicalJson(counts) !== canonicalJson(found)) {
    const { pass_pass, pass_fail, fail_pass, fail_fail } = found;
    const message = `the panel has ${pass_pass}, ${pass_fail}, ${fail_pass} and ${fail_fail} of them; ${AGAIN}`;
    return { path: ['counts'], message };
  }
  if (decodePassRule(pass, 'pass').figure !== figure) {
    return { path: ['figure'], message: `the rule of pass is about another figure; ${AGAIN}` };
  }
  const meant = verdictOf(counts, bar, not_judged).outcome;
  return meant === outcome ? null : { path: ['outcome'], message: `the counts mean ${meant}; ${AGAIN}` };
}

export function countUnjudged(answers: Parameters<typeof countVerdicts>[0]) {
  const count = (human: HumanVerdict) => answers.filter((one) => one.human === human && one.judge === null).length;
  return { pass: count('pass'), fail: count('fail') };
}

/** A judge's identity without what was finally sent, which depends on the server; a calibration is bound to it. */
export function boundIdentity({ identity }: { readonly identity: Mapping }): Mapping {
  const { sent: _, ...bound } = identity;
  return bound;
}

export function differingKeys(calibrated: Mapping, current: Mapping): string[] {
  const keys = new Set([...Object.keys(calibrated), ...Object.keys(current)]);
  return [...keys].filter((key) => canonicalJson(calibrated[key] ?? null) !== canonicalJson(current[key] ?? null));
}

export interface ComparedAnswer extends LabelledAnswer {
  /** null: the judge returned no figure. */
  readonly judge: HumanVerdict | null;
  readonly reason: string | null;
}

export interface CalibrationResult extends Verdict {
  readonly model: string;
  /** How the answers were judged, and the first failure. */
  readonly metric: { readonly identity: Mapping; readonly example: string | null };
  readonly pass: PassRule;
  readonly bar: number;
  readonly labels: ResolvedLabels;
  readonly answers: readonly ComparedAnswer[];
  readonly table: VerdictTable;
  /** How often the judge returned the same verdict each time; null: it was asked once. */
  readonly repeated: { readonly same: number; readonly of: number } | null;
  readonly calibration: Calibration;
}

export type Drift = ReturnType<typeof driftOf>;

/** Maximum p at which changed verdicts are drift. */
export const DRIFT_LEVEL = 0.01;

/** Whether a judge returns other verdicts than before, beyond how it differs from itself (`repeated`; null: never), by Fisher's exact test (one-sided). */
export function driftOf(
  verdicts: readonly { readonly before: HumanVerdict; readonly now: HumanVerdict }[],
  repeated: CalibrationResult['repeated'],
) {
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
  /** Model and fingerprint that served the current verdicts. */
  readonly served: readonly string[];
  /** Number of labelled answers in the panel of the calibration, and of all; null: the labels are those of the calibration. */
  readonly otherLabels: { readonly asked: number; readonly of: number } | null;
  /** How the judge agrees with people now, and the earlier outcome; null without labels. */
  readonly people: (Verdict & { readonly bar: number; readonly before: Outcome }) | null;
}
