import type { Acceptance } from '../github/acceptance.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { Notice } from './notices.js';
import { hasPassed, type Report } from './report.js';

/** Whether a report has a drop that somebody can accept; a drop that could not be measured does not count. */
export function hasFailedDrop({ gates }: Report): boolean {
  return gates.some(isFailedDrop);
}

/** The report with the effect of a label: an accepted drop warns and does not fail. Other gates are unchanged. */
export function withAcceptance(report: Report, acceptance: Acceptance): Report {
  if (acceptance.kind === 'absent') return report;
  if (acceptance.kind !== 'accepted') {
    const notice: Notice = { kind: 'label-ignored', acceptance };
    return { ...report, notices: [notice, ...report.notices] };
  }
  const reason = { kind: 'accepted' as const, by: acceptance.by };
  const gates = report.gates.map((gate) =>
    isFailedDrop(gate) ? { ...gate, outcome: 'warned' as const, reason } : gate,
  );
  const passed = hasPassed(report.failures, gates);
  return { ...report, gates, run: { ...report.run, passed } };
}

function isFailedDrop({ kind, outcome, value }: GateVerdict): boolean {
  return kind === 'max-steps-drop' && outcome === 'failed' && value !== null;
}
