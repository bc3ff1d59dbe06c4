import type { FailureKind } from '../../core/judge/judge.js';
import type { JudgedMetric } from '../../core/judge/summary.js';
import type { GateReason } from '../../core/runs/evaluate-gates.js';
import { notComparedText } from './baseline.js';
import { uncheckedText } from './rule-sentences.js';
import { code, type Text } from './text.js';

/** Why a gate has no figure to check, or why it did not fail. */
export function gateReasonText(reason: GateReason): Text {
  switch (reason.kind) {
    case 'no-reference-steps':
      return ['no question has reference steps'];
    case 'no-answer-checks':
      return ['no question has answer checks'];
    case 'no-tables':
      return [
        ...['no question has ', code('rows_f1'), ': no table has keys of its own, such as '],
        ...[code('match_output: table'), ', or the preset leaves it out'],
      ];
    case 'nothing-shared':
      return ['no question with reference steps is the same on both sides'];
    case 'all-quarantined':
      return ['all questions that could be compared are quarantined'];
    case 'accepted':
      return ['accepted by ', code(`@${reason.by}`)];
    case 'not-compared':
      return notComparedText(reason.why);
    case 'within-noise':
      return ['within rerun noise'];
    case 'no-data':
      return [`no response has ${reason.metric}`];
    case 'partly-judged':
      return [partlyJudgedText(reason.metric)];
    case 'untrusted-judge':
      return [reason.why];
    case 'not-finite':
      return ['not a finite number'];
    case 'rules-not-checked':
      return uncheckedText(reason.rules);
    case 'not-scored-again':
      return ['the effect of some edits is unknown'];
    case 'other-selection':
      return ['the runs select different questions'];
    case 'unknown-figure':
      return ['this run has no such figure'];
  }
}

/** "partial: 120 of 400 judged (280 over budget)" */
function partlyJudgedText({ judged, expected, troubles }: JudgedMetric): string {
  const reasons = Object.entries(troubles).map(([kind, count]) => `${count} ${NOT_JUDGED[kind as FailureKind]}`);
  return `partial: ${judged} of ${expected} judged (${reasons.join(', ')})`;
}

const NOT_JUDGED: Readonly<Record<FailureKind, string>> = {
  answer: 'without a usable reply',
  unavailable: 'without a reply',
  budget: 'over budget',
  unbounded: 'of unknown cost',
  stopped: 'not judged after unusable replies',
  blank: 'with a blank text',
  cancelled: 'cancelled',
};
