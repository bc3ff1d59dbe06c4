import {
  type CalibrationResult,
  type CheckResult,
  type ComparedAnswer,
  DRIFT_LEVEL,
  type Drift,
  MIN_FAILED,
  passRuleText,
} from '../../core/judge/calibration.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import type { Rate } from '../../core/statistics/agreement.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { cut, oneLine } from './text.js';

export function calibrationLines(result: CalibrationResult): string[] {
  const { labels, answers, table, agreement, kappa, alwaysPass, repeated, model, pass } = result;
  const unjudged = answers.filter(({ judge }) => judge === null).length;
  const notes = [
    ...(labels.unlabelled > 0 ? [`${labels.unlabelled} unlabelled`] : []),
    ...(unjudged > 0 ? [notJudgedText(unjudged, result.metric.example)] : []),
  ];
  return [
    `judge ${oneLine(model)} · pass: ${passRuleText(pass)} · ${counted(answers.length, 'answer')} with a human verdict${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    ...raterLines(result),
    '                     judge pass  judge fail',
    `people pass ${cell(table.pass_pass, 20)}${cell(table.pass_fail, 12)}`,
    `people fail ${cell(table.fail_pass, 20)}${cell(table.fail_fail, 12)}`,
    `passes kept (TPR)      ${rateText(result.tpr)}`,
    `failures caught (TNR)  ${rateText(result.tnr)}`,
    `agreement ${percentOf(agreement)}, κ ${kappa === null ? 'unknown' : kappa.toFixed(2)}; always saying pass would agree with ${percentText(alwaysPass ?? 0)}`,
    directionLine(result),
    ...(repeated
      ? [`the judge gave the same verdict each time for ${repeated.same} of ${counted(repeated.of, 'answer')}`]
      : []),
    outcomeLine(result),
    ...disagreementLines(answers),
  ];
}

/** "38 not judged: the judge answers 500" */
function notJudgedText(count: number, example: string | null): string {
  return `${count} not judged: ${oneLine(example ?? 'an input is missing').replace(/^(?:budget: )?not judged[:,] /, '')}`;
}

function cell(count: number, width: number): string {
  return String(count).padStart(width);
}

function raterLines({ labels: { raterAgreement } }: CalibrationResult): string[] {
  if (!raterAgreement) return [];
  const { agreement, kappa, disagreed } = raterAgreement;
  const kappaText = kappa === null ? 'unknown' : kappa.toFixed(2);
  return [
    `two raters agree on ${agreement?.count ?? 0} of ${counted(agreement?.of ?? 0, 'answer')} (${percentOf(agreement)}, κ ${kappaText}); ${disagreed} left out`,
  ];
}

/** "45/50 = 90 %   79–96 %" */
function rateText(rate: Rate | null): string {
  if (!rate) return 'no such answer';
  const { count, of, interval } = rate;
  const [low, high] = [interval.low, interval.high].map((end) => String(Math.round(end * 100)));
  return `${count}/${of} = ${percentOf(rate)}   ${low}–${high} %`;
}

function percentOf(rate: Rate | null): string {
  return rate ? percentText(rate.share) : 'unknown';
}

/** A share in percent: "90 %". */
export function percentText(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Maximum p at which a judge is called strict or lenient. */
const LEVEL = 0.05;

function directionLine({ table: { pass_fail, fail_pass }, mcnemarP }: CalibrationResult): string {
  const word = mcnemarP > LEVEL ? 'neither strict nor lenient' : pass_fail > fail_pass ? 'strict' : 'lenient';
  return `direction: fails ${pass_fail} that people pass, passes ${fail_pass} that people fail (exact p ${mcnemarP.toPrecision(2)}: ${word})`;
}

/** The outcome as one line, with the reason. */
function outcomeLine(result: Pick<CalibrationResult, 'outcome' | 'open' | 'tpr' | 'tnr' | 'bar'>): string {
  const { outcome, open, tpr, tnr, bar } = result;
  const barText = `the bar is ${percentText(bar)}`;
  if (outcome === 'trusted') return `trusted: the lower ends of both rates reach the bar of ${percentText(bar)}`;
  if (outcome === 'not_trusted') {
    const isLow = (rate: Rate | null) => rate !== null && rate.interval.high < bar;
    const names = [...(isLow(tpr) ? ['TPR'] : []), ...(isLow(tnr) ? ['TNR'] : [])].join(' and ');
    return `not trusted: the upper end of ${names} is below the bar of ${percentText(bar)}`;
  }
  if (open > 0) return `undecided: ${counted(open, 'answer')} not judged could change the outcome; ask again`;
  if ((tnr?.of ?? 0) < MIN_FAILED) {
    return `undecided: ${counted(tnr?.of ?? 0, 'answer')} that people fail, at least ${MIN_FAILED} are needed; add answers of an older or worse agent, and label them without looking at the verdicts`;
  }
  const isWorse = (tpr?.interval.low ?? 0) <= (tnr?.interval.low ?? 0);
  const [rate, name, answers] = isWorse ? [tpr, 'TPR', 'passed'] : [tnr, 'TNR', 'failed'];
  const [low, high] = [rate?.interval.low ?? 0, rate?.interval.high ?? 1].map((end) => Math.round(100 * end));
  return `undecided: ${name} is between ${low} and ${high} %, ${barText}; label more ${answers} answers`;
}

function disagreementLines(answers: readonly ComparedAnswer[]): string[] {
  const lines = disagreementsIn(answers).map(({ questionId, human, judge, reason }) => {
    const quoted = reason === null ? '' : `: ${JSON.stringify(cut(oneLine(reason), MAX_LINE_TEXT))}`;
    return `  ${oneLine(questionId)} people ${human}, judge ${judge}${quoted}`;
  });
  return lines.length === 0 ? [] : ['disagreements:', ...lines];
}

function disagreementsIn(answers: readonly ComparedAnswer[]): ComparedAnswer[] {
  return answers.filter(({ human, judge }) => judge !== null && judge !== human);
}

function rateFields(name: string, rate: Rate | null): Mapping {
  return { [name]: rate?.share ?? null, [`${name}_interval`]: rate && [rate.interval.low, rate.interval.high] };
}

/** The result as data: fractions with their 95 % intervals. */
export function calibrationJson(result: CalibrationResult): Mapping {
  const { labels, answers, table, repeated, bar, outcome, metric } = result;
  return {
    judge: metric.identity,
    pass: passRuleText(result.pass),
    bar,
    outcome,
    answers: answers.length,
    unlabelled: labels.unlabelled,
    not_judged: answers.filter(({ judge }) => judge === null).length,
    people_pass_judge_pass: table.pass_pass,
    people_pass_judge_fail: table.pass_fail,
    people_fail_judge_pass: table.fail_pass,
    people_fail_judge_fail: table.fail_fail,
    ...rateFields('agreement', result.agreement),
    kappa: result.kappa,
    ...rateFields('tpr', result.tpr),
    ...rateFields('tnr', result.tnr),
    mcnemar_p: result.mcnemarP,
    always_pass_agreement: result.alwaysPass,
    ...(repeated && { repeated }),
    ...(labels.raterAgreement && {
      raters: {
        ...rateFields('agreement', labels.raterAgreement.agreement),
        kappa: labels.raterAgreement.kappa,
        disagreed: labels.raterAgreement.disagreed,
      },
    }),
    disagreements: disagreementsIn(answers).map(({ questionId, human, judge, reason }) => {
      return { question_id: questionId, human, judge, reason };
    }),
  };
}

/** A judge that was asked again, as lines of text. */
export function checkLines(result: CheckResult): string[] {
  const { model, pass, drift, unjudged, example, served } = result;
  const missing = unjudged > 0 ? ` (${notJudgedText(unjudged, example)})` : '';
  return [
    `judge ${oneLine(model)} · pass: ${passRuleText(pass)} · ${counted(drift.of, 'answer')} judged again${missing}`,
    ...(served.length > 0 ? [`served by ${served.map(oneLine).join(', ')}`] : []),
    ...labelLines(result),
    ...(drift.of === 0 ? ['drift is unknown: no answer was judged'] : verdictLines(result)),
  ];
}

/** The note that the labels changed, so that only a part of the panel may be judged. */
function labelLines({ otherLabels }: CheckResult): string[] {
  if (!otherLabels) return [];
  const { asked, of } = otherLabels;
  return [
    `warning: the labels differ from those of the calibration; they have ${asked} of its ${counted(of, 'answer')}`,
  ];
}

function verdictLines({ drift, unjudged, people }: CheckResult): string[] {
  return [
    changedLine(drift),
    `direction: ${drift.toPass} now pass, ${drift.toFail} now fail (exact p ${drift.directionP.toPrecision(2)})`,
    driftLine(drift, unjudged),
    ...(people
      ? [
          `passes kept (TPR)      ${rateText(people.tpr)}`,
          `failures caught (TNR)  ${rateText(people.tnr)}`,
          `${outcomeLine(people)}; at the calibration: ${people.before.replace('_', ' ')}`,
        ]
      : ['without labels: this says whether the judge moved, not whether it is right']),
  ];
}

function changedLine({ changed, of, repeated }: Drift): string {
  const itself = repeated
    ? `${repeated.of - repeated.same} of ${repeated.of} differ when it is asked twice`
    : 'how often it differs from itself is unknown, and counted as never';
  return `${changed} of ${counted(of, 'verdict')} changed; ${itself}`;
}

function driftLine({ isDrifted, p, of }: Drift, unjudged: number): string {
  const among = unjudged > 0 ? ` in the ${counted(of, 'answer')} that could be judged` : '';
  const test = `p ${p.toPrecision(2)}, level ${DRIFT_LEVEL}`;
  return isDrifted
    ? `drift: more verdicts changed than the judge differs from itself (${test})`
    : `no drift${among} (${test})`;
}

export function checkJson(result: CheckResult): Mapping {
  const { model, pass, drift, unjudged, example, served, people, otherLabels } = result;
  const { changed, of, repeated, p, isDrifted, toPass, toFail, directionP } = drift;
  return {
    model,
    pass: passRuleText(pass),
    drifted: of === 0 ? null : isDrifted,
    ...{ changed, of, repeated, p },
    ...{ now_pass: toPass, now_fail: toFail, direction_p: directionP },
    not_judged: unjudged,
    ...(otherLabels && { other_labels: otherLabels }),
    ...(example !== null && { example }),
    ...(served.length > 0 && { served }),
    ...(people && {
      ...{ outcome: people.outcome, outcome_before: people.before, bar: people.bar },
      ...rateFields('tpr', people.tpr),
      ...rateFields('tnr', people.tnr),
    }),
  };
}
