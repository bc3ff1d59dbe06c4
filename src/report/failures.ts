import type { Failure } from '../core/runs/failures.js';
import { gateLine } from '../core/runs/gate-line.js';
import type { Report } from '../core/runs/report.js';
import { notComparedText } from './baseline.js';
import { gateReasonText } from './gate-reasons.js';
import { marked, type Text } from './text.js';

/** What failed, as a clause; why there is no baseline is left to `failureText`. */
export function failureClause(failure: Failure): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'no response matches any question';
    case 'low-coverage':
      return `${failure.answered} of ${failure.selected} answered, below the required coverage of ${failure.required}`;
    case 'baseline-required':
      return 'a baseline is required';
    case 'judging-cancelled':
      return 'judging was cancelled; the verdicts so far are kept';
  }
}

/** What failed, with the reason, as a sentence without its full stop. */
export function failureText(failure: Failure): Text {
  const clause = failureClause(failure);
  if (failure.kind !== 'baseline-required') return [clause];
  const { missing } = failure;
  return [`${clause}: `, ...(missing ? notComparedText(missing) : ['no question is the same on both sides'])];
}

/** The same for files and logs. */
export function failureLine(failure: Failure): string {
  return marked(failureText(failure));
}

/** Every gate that failed and everything else that fails a run, each in one line. */
export function breachLines({ gates, failures }: Report): string[] {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  return [
    ...failures.map(failureLine),
    ...failed.map((gate) => gateLine(gate, gate.reason ? marked(gateReasonText(gate.reason)) : '')),
  ];
}
