import type { KnownQuestions } from '../known/known.js';
import { knownNotices } from '../known/notices.js';
import type { Redact } from '../secrets/redact.js';
import { compareRuns } from './compare.js';
import type { Comparison, NotCompared } from './comparison.js';
import type { Coverage } from './coverage.js';
import { evaluateGates } from './evaluate-gates.js';
import type { Failure } from './failures.js';
import type { RunFigures } from './figures.js';
import type { Gate } from './gate.js';
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
