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

/** The baseline of a run, or the reason why there is none. */
export type Baseline = RunFigures | NotCompared;

/** The requirements for a run. */
export interface Policy {
  readonly gates: readonly Gate[];
  /** The minimum share of selected questions with a response, in [0, 1]. */
  readonly minCoverage: number;
  readonly baselineRequired: boolean;
}

/** The requirements for a run that is compared. */
export interface ComparisonPolicy extends Policy {
  readonly known: KnownQuestions;
  /** Ids of all questions of the corpus; absent: those of the run and of its baseline. */
  readonly allIds?: readonly string[];
}

/**
 * Compares a scored run with its baseline and evaluates its gates. The report contains no secrets: both sides are
 * redacted before the comparison; a baseline file was already redacted when written.
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
  const failures = [...head.failures, ...collectFailures(head.coverage, policy, comparison)];
  const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  const ids = policy.allIds ?? collectIds(head.run, base);
  const notices = [...head.notices, ...knownNotices(known, comparison, ids)];
  return { ...head, run: { ...head.run, passed }, comparison, gates, failures, notices };
}

function collectIds(run: RunFigures, base: Baseline): string[] {
  return [run, ...('kind' in base ? [] : [base])].flatMap(({ questions }) => questions.map(({ id }) => id));
}

function collectFailures({ answered, selected }: Coverage, policy: Policy, comparison: Comparison): Failure[] {
  const failures: Failure[] = [];
  if (answered === 0) failures.push({ kind: 'no-answer' });
  else if (answered / selected < policy.minCoverage) {
    failures.push({ kind: 'low-coverage', answered, selected, required: policy.minCoverage });
  }
  return policy.baselineRequired ? [...failures, ...withoutBaseline(comparison)] : failures;
}

/** The failure of a run without a required baseline; a baseline without shared questions counts as missing. */
function withoutBaseline(comparison: Comparison): Failure[] {
  if (comparison.kind !== 'compared') return [{ kind: 'baseline-required', missing: comparison }];
  return comparison.paired > 0 ? [] : [{ kind: 'baseline-required', missing: null }];
}

/** Where the baseline was searched. */
interface BaselinePlace {
  /** Path of the workflow file whose runs create baselines. */
  readonly workflow: string;
  readonly branch: string;
  /** Whether the current run is on that branch. */
  readonly isOnBranch: boolean;
}

/** The baseline of a run, from the result of the search. */
export function resolveBaseline(outcome: BaselineOutcome, place: BaselinePlace): Baseline {
  const { branch: label, isOnBranch } = place;
  if (!('figures' in outcome)) return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
  // A run on the branch itself is compared with an earlier commit, so it cannot be behind a branch point.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
  return { ...outcome.figures, label, ...older };
}

/** How to create a first baseline, if there was none so far; empty in any other case. */
export function firstBaselineHint(
  outcome: BaselineOutcome,
  { workflow, branch, isOnBranch }: BaselinePlace,
): { readonly first?: FirstBaseline } {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  return { first: { command: isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}` } };
}

/** A word of a command line, quoted if needed; branches may have names with shell syntax. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

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
  const passed = report.failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...report, gates, run: { ...report.run, passed } };
}

function isFailedDrop({ kind, outcome, value }: GateVerdict): boolean {
  return kind === 'max-steps-drop' && outcome === 'failed' && value !== null;
}
