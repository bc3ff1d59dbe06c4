import { passRuleText } from '../../core/judge/calibration.js';
import { type CheckResult, DRIFT_LEVEL, type Drift } from '../../core/judge/drift.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { notJudgedText, outcomeLine, rateFields, rateText } from './calibration.js';
import { oneLine } from './text.js';

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

/** Says that the labels are other ones, with which only a part of the panel may be asked. */
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

/** The result as data. */
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
