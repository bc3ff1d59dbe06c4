import { passRuleText } from '../../core/judge/calibration.js';
import { type CheckResult, DRIFT_LEVEL, type Drift } from '../../core/judge/drift.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { outcomeLine, rateFields, rateText } from './calibration.js';
import { oneLine } from './text.js';

/** A judge that was asked again, as lines of text. */
export function checkLines(result: CheckResult): string[] {
  const { model, pass, drift, unjudged, example, served, people } = result;
  const missing = unjudged > 0 ? ` (${unjudged} not judged: ${oneLine(example ?? 'no figure')})` : '';
  return [
    `judge ${oneLine(model)} · pass: ${passRuleText(pass)} · ${counted(drift.of, 'answer')} judged again${missing}`,
    ...(served.length > 0 ? [`served by ${served.map(oneLine).join(', ')}`] : []),
    changedLine(drift),
    `direction: ${drift.toPass} now pass, ${drift.toFail} now fail (exact p ${drift.directionP.toPrecision(2)})`,
    driftLine(drift),
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

function driftLine({ isDrifted, p }: Drift): string {
  const test = `p ${p.toPrecision(2)}, level ${DRIFT_LEVEL}`;
  return isDrifted ? `drift: more verdicts changed than the judge differs from itself (${test})` : `no drift (${test})`;
}

/** The result as data. */
export function checkJson(result: CheckResult): Mapping {
  const { model, pass, drift, unjudged, example, served, people } = result;
  const { changed, of, repeated, p, isDrifted, toPass, toFail, directionP } = drift;
  return {
    model,
    pass: passRuleText(pass),
    drifted: isDrifted,
    ...{ changed, of, repeated, p },
    ...{ now_pass: toPass, now_fail: toFail, direction_p: directionP },
    not_judged: unjudged,
    ...(example !== null && { example }),
    ...(served.length > 0 && { served }),
    ...(people && {
      ...{ outcome: people.outcome, outcome_before: people.before, bar: people.bar },
      ...rateFields('tpr', people.tpr),
      ...rateFields('tnr', people.tnr),
    }),
  };
}
