import type { Redact } from '../secrets/redact.js';
import { compareRuns } from './compare.js';
import type { Comparison } from './comparison.js';
import { evaluateGates } from './evaluate-gates.js';
import type { RunFigures } from './figures.js';
import type { Gate } from './gate.js';
import type { KnownQuestions } from './known.js';
import { knownNotices } from './known-changes.js';
import type { Coverage, Failure } from './notices.js';
import { hasPassed, type Report, type ScoredRun } from './report.js';
import type { Baseline } from './resolve-baseline.js';

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
  const passed = hasPassed(failures, gates);
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
