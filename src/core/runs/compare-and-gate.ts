import type { Acceptance } from '../github/acceptance.js';
import type { Redact } from '../secrets/redact.js';
import type { BaselineOutcome, FirstBaseline } from './baseline-outcome.js';
import { compareRuns } from './compare.js';
import type { Comparison, NotCompared } from './comparison.js';
import { evaluateGates, type GateVerdict } from './evaluate-gates.js';
import type { RunFigures } from './figures.js';
import type { Gate } from './gate.js';
import type { KnownQuestions } from './known.js';
import { knownNotices } from './known-changes.js';
import type { Coverage, Failure, Notice } from './notices.js';
import type { Report, ScoredRun } from './report.js';

/** What a run is compared with, or why with nothing. */
export type Baseline = RunFigures | NotCompared;

/** What a run must fulfil. */
export interface Policy {
  readonly gates: readonly Gate[];
  /** The minimum share of selected questions with a response, in [0, 1]. */
  readonly minCoverage: number;
  readonly baselineRequired: boolean;
}

/** The same for a run that is compared. */
export interface ComparisonPolicy extends Policy {
  readonly known: KnownQuestions;
  /** Ids of all questions that there are; absent: those of the run and of its baseline. */
  readonly allIds?: readonly string[];
}

/**
 * Compares a scored run with its baseline and evaluates its gates. The report contains no secrets:
 * both sides lose theirs before they are compared, as a baseline file has lost its own already.
 */
export function compareAndGate(
  scored: ScoredRun,
  baseline: Baseline,
  policy: ComparisonPolicy,
  redact: Redact,
): Report {
  const [head, base, known] = [redact(scored), redact(baseline), redact(policy.known)];
  const comparison = 'kind' in base ? base : compareRuns(base, head.run, known);
  const gates = redact(evaluateGates(policy.gates, scored.run, comparison));
  const failures = [...head.failures, ...failuresOf(head.coverage, policy, comparison)];
  const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  const ids = policy.allIds ?? idsOf(head.run, base);
  const notices = [...head.notices, ...knownNotices(known, comparison, ids)];
  return { ...head, run: { ...head.run, passed }, comparison, gates, failures, notices };
}

function idsOf(run: RunFigures, base: Baseline): string[] {
  return [run, ...('kind' in base ? [] : [base])].flatMap(({ questions }) => questions.map(({ id }) => id));
}

function failuresOf({ answered, selected }: Coverage, policy: Policy, comparison: Comparison): Failure[] {
  const failures: Failure[] = [];
  if (answered === 0) failures.push({ kind: 'no-answer' });
  else if (answered / selected < policy.minCoverage) {
    failures.push({ kind: 'low-coverage', answered, selected, required: policy.minCoverage });
  }
  return policy.baselineRequired ? [...failures, ...withoutBaseline(comparison)] : failures;
}

/** A baseline that shares no question with the run is as good as none. */
function withoutBaseline(comparison: Comparison): Failure[] {
  if (comparison.kind !== 'compared') return [{ kind: 'baseline-required', missing: comparison }];
  return comparison.paired > 0 ? [] : [{ kind: 'baseline-required', missing: null }];
}

/** Where a baseline was looked for. */
interface BaselinePlace {
  /** Path of the workflow file whose runs leave baselines. */
  readonly workflow: string;
  readonly branch: string;
  /** The run at hand is one of that branch. */
  readonly isOnBranch: boolean;
}

/** What a run is compared with, out of what the search for it found. */
export function resolveBaseline(outcome: BaselineOutcome, place: BaselinePlace): Baseline {
  const { branch: label, isOnBranch } = place;
  if (!('figures' in outcome)) return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
  // On the branch itself an earlier commit is what a run is compared with: there is no branch point to be behind.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
  return { ...outcome.figures, label, ...older };
}

/** How a first baseline comes about, where there was none so far; nothing in any other case. */
export function firstBaselineHint(
  outcome: BaselineOutcome,
  { workflow, branch, isOnBranch }: BaselinePlace,
): { readonly first?: FirstBaseline } {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  return { first: { command: isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}` } };
}

/** A word of a command line; branches may have names that a shell would read. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

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
