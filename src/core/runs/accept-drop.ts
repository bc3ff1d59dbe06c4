import type { Acceptance } from '../github/acceptance.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { Notice } from './notices.js';
import type { Report } from './report.js';

/** Whether a report has a drop that somebody could accept. One that could not be measured is none. */
export function hasFailedDrop({ gates }: Report): boolean {
  return gates.some(isFailedDrop);
}

/** The report with what a label says of its drop: an accepted drop warns and does not fail. Other gates stand. */
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
  const passed = report.failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...report, gates, run: { ...report.run, passed } };
}

function isFailedDrop({ kind, outcome, value }: GateVerdict): boolean {
  return kind === 'max-steps-drop' && outcome === 'failed' && value !== null;
}
