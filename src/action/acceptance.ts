import { findAcceptance } from '../adapters/github/acceptance.js';
import type { RunContext } from '../core/github/event.js';
import { hasFailedDrop, withAcceptance } from '../core/runs/accept-drop.js';
import type { Report } from '../core/runs/report.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';

/** A pull request whose drop somebody may have accepted. */
interface AcceptedPull {
  readonly number: number;
  readonly head: string;
  readonly workflow: string;
}

/** The report as a label on the pull request makes it. GitHub is asked only if there is a drop to accept. */
export async function withLabel(
  report: Report,
  { acceptLabel: label, token }: ActionInputs,
  { repository }: RunContext,
  pull: AcceptedPull | null,
): Promise<Report> {
  if (label === null || pull === null || !hasFailedDrop(report)) return report;
  const acceptance = await findAcceptance({ token, repository, label, ...pull });
  if (acceptance.kind === 'unknown') warn(`accept-label: ${label} could not be looked up: ${acceptance.why}`);
  else info(`label ${label}: ${acceptance.kind}`);
  return withAcceptance(report, acceptance);
}

/** The pull request of an evaluating run; null: it has none. */
export function pullOf({ plan, workflow }: RunContext): AcceptedPull | null {
  return plan.kind === 'pull_request' ? { number: plan.number, head: plan.head, workflow } : null;
}
