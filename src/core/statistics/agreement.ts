/** The 97.5 % quantile of the normal distribution, to the precision of a double. */
const QUANTILE = 1.959963984540054;
const SQUARE = QUANTILE ** 2;

/** Answers by the verdict of people and that of the judge. */
export interface VerdictTable {
  readonly pass_pass: number;
  /** People pass it, the judge fails it. */
  readonly pass_fail: number;
  /** People fail it, the judge passes it. */
  readonly fail_pass: number;
  readonly fail_fail: number;
}

export type Rate = NonNullable<ReturnType<typeof rateOf>>;
export type Agreement = ReturnType<typeof agreementOf>;

/**
 * How a judge agrees with people; null: there is no answer to compute it from. `kappa`: Cohen's kappa, the agreement
 * beyond chance, in [-1, 1]. `tpr`, `tnr`: the shares of the answers that people pass, or fail, which the judge passes,
 * or fails. `mcnemarP`: exact McNemar test, that the two kinds of disagreement are equally frequent. `alwaysPass`: the
 * agreement of a judge that passes everything.
 */
export function agreementOf({ pass_pass, pass_fail, fail_pass, fail_fail }: VerdictTable) {
  const [pass, fail] = [pass_pass + pass_fail, fail_pass + fail_fail];
  const all = pass + fail;
  return {
    agreement: rateOf(pass_pass + fail_fail, all),
    kappa: cohenKappa({ pass_pass, pass_fail, fail_pass, fail_fail }),
    tpr: rateOf(pass_pass, pass),
    tnr: rateOf(fail_fail, fail),
    mcnemarP: signTestP(pass_fail, fail_pass),
    alwaysPass: all === 0 ? null : pass / all,
  };
}

/** A share with the 95 % interval of Wilson (1927); null out of nothing. */
export function rateOf(count: number, of: number) {
  if (of === 0) return null;
  const share = count / of;
  const center = share + SQUARE / (2 * of);
  const half = QUANTILE * Math.sqrt((share * (1 - share)) / of + SQUARE / (4 * of * of));
  const scale = 1 + SQUARE / of;
  // The ends of an extreme share are exact; the formula would leave rounding errors.
  const interval = {
    low: count === 0 ? 0 : Math.max(0, (center - half) / scale),
    high: count === of ? 1 : Math.min(1, (center + half) / scale),
  };
  return { share, interval, count, of };
}

/**
 * Cohen's kappa (1960); null without answers, or if both sides always give the same verdict, so that chance always
 * agrees.
 */
export function cohenKappa({ pass_pass, pass_fail, fail_pass, fail_fail }: VerdictTable): number | null {
  const all = pass_pass + pass_fail + fail_pass + fail_fail;
  if (all === 0) return null;
  const byChance =
    (pass_pass + pass_fail) * (pass_pass + fail_pass) + (fail_pass + fail_fail) * (pass_fail + fail_fail);
  const expected = byChance / all ** 2;
  return expected === 1 ? null : ((pass_pass + fail_fail) / all - expected) / (1 - expected);
}

/** Two-sided p of the exact sign test, for two counts that are equally probable. */
export function signTestP(a: number, b: number): number {
  return Math.min(1, 2 * binomialTail(a + b, Math.min(a, b)));
}

/** The probability of at most `k` successes in `n` trials of probability 1/2. */
function binomialTail(n: number, k: number): number {
  let sum = 0;
  for (let i = 0; i <= k; i++) sum += Math.exp(logChoose(n, i) - n * Math.LN2);
  return sum;
}

/**
 * One-sided p of Fisher's exact test: at least `changedNow` of `now` answers change, if they change as often as
 * `changedBefore` of `before` did.
 */
export function fisherP(changedNow: number, now: number, changedBefore: number, before: number): number {
  const changed = changedNow + changedBefore;
  let sum = 0;
  for (let k = changedNow; k <= Math.min(changed, now); k++) {
    if (changed - k > before) continue;
    sum += Math.exp(logChoose(now, k) + logChoose(before, changed - k) - logChoose(now + before, changed));
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

function logFactorial(n: number): number {
  let sum = 0;
  for (let i = 2; i <= n; i++) sum += Math.log(i);
  return sum;
}

/**
 * The pass rate that people would find, from the judge's pass rate and its errors (Rogan and Gladen 1978), with the
 * interval of Lee et al. (2025, arXiv 2511.21140). Null if the judge is not better than chance.
 */
export function correctedRate(passed: number, answers: number, table: VerdictTable) {
  const { tpr, tnr } = agreementOf(table);
  if (answers === 0 || tpr === null || tnr === null || tpr.share + tnr.share <= 1) return null;
  const rate = (passed / answers + tnr.share - 1) / (tpr.share + tnr.share - 1);
  const [size, sizeOfFail, sizeOfPass] = [answers + SQUARE, tnr.of + 2, tpr.of + 2];
  const p = (passed + SQUARE / 2) / size;
  const [q0, q1] = [(tnr.count + 1) / sizeOfFail, (tpr.count + 1) / sizeOfPass];
  const [v0, v1] = [(q0 * (1 - q0)) / sizeOfFail, (q1 * (1 - q1)) / sizeOfPass];
  const slope = q0 + q1 - 1;
  const center = (p + q0 - 1) / slope;
  const shift = 2 * SQUARE * (center * v1 - (1 - center) * v0);
  const half = (QUANTILE * Math.sqrt((p * (1 - p)) / size + (1 - center) ** 2 * v0 + center ** 2 * v1)) / slope;
  const interval = { low: clip(center + shift - half), high: clip(center + shift + half) };
  return { rate: clip(rate), interval };
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}
