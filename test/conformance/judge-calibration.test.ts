import { describe, expect, test } from 'vitest';
import { agreementOf, correctedRate, fisherP, type Rate, rateOf } from '../../src/core/statistics/agreement.js';
import { differences } from './close.js';
import { json } from './data.js';

interface CalibrationCase {
  readonly people_pass_judge_pass: number;
  readonly people_pass_judge_fail: number;
  readonly people_fail_judge_pass: number;
  readonly people_fail_judge_fail: number;
  readonly run_passed: number;
  readonly run_answers: number;
  readonly expected: object;
}

const CASES = json<CalibrationCase[]>('golden', 'judge-calibration', 'cases.json');
/** All numbers to 12 decimals: an end that is 0 has another rounding error in another program. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'number' ? Math.round(item * 1e12) / 1e12 : item)),
  );
const share = (rate: Rate | null) => rate?.share ?? null;
const ends = (rate: Pick<Rate, 'interval'> | null) => rate && [rate.interval.low, rate.interval.high];

test.each(CASES.map((given, index) => [index, given] as const))('table %i of people and a judge', (_, given) => {
  const table = {
    ...{ pass_pass: given.people_pass_judge_pass, pass_fail: given.people_pass_judge_fail },
    ...{ fail_pass: given.people_fail_judge_pass, fail_fail: given.people_fail_judge_fail },
  };
  const { agreement, kappa, tpr, tnr, mcnemarP, alwaysPass } = agreementOf(table);
  const raw = rateOf(given.run_passed, given.run_answers);
  const corrected = correctedRate(given.run_passed, given.run_answers, table);
  const figures = {
    ...{ agreement: share(agreement), agreement_interval: ends(agreement), kappa, bias_p: mcnemarP },
    ...{ tpr: share(tpr), tpr_interval: ends(tpr), tnr: share(tnr), tnr_interval: ends(tnr) },
    ...{ always_pass_agreement: alwaysPass, raw_rate: share(raw), raw_interval: ends(raw) },
    corrected: corrected && { rate: corrected.rate, interval: ends(corrected) },
  };
  expect(differences(rounded(figures), rounded(given.expected))).toEqual([]);
});

describe("Fisher's exact test of changed verdicts", () => {
  // From the hypergeometric distribution by hand: C(4,2)·C(4,0)/C(8,2) = 6/28.
  test('has the probability of as many changes or more', () => {
    expect(fisherP(2, 4, 0, 4)).toBeCloseTo(6 / 28, 12);
    expect(fisherP(0, 60, 2, 60)).toBeCloseTo(1, 12);
  });

  test('11 of 60 after 2 of 60 is a change at 1 %, 9 is not', () => {
    expect(fisherP(11, 60, 2, 60)).toBeLessThan(0.01);
    expect(fisherP(9, 60, 2, 60)).toBeGreaterThan(0.01);
  });
});
