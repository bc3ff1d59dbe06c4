import type { Comparison } from './comparison.js';
import type { Coverage } from './coverage.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { Failure } from './failures.js';
import type { RunFigures } from './figures.js';
import type { Notice } from './notices.js';

/** A run with its scores, before it is compared and gated. */
export interface ScoredRun {
  readonly run: RunFigures;
  readonly coverage: Coverage;
  /** What went wrong while it was scored. */
  readonly failures: readonly Failure[];
  readonly notices: readonly Notice[];
}

/** Everything a run found out, compared and gated; plain data. `run.passed` says whether it passed. */
export interface Report extends ScoredRun {
  readonly comparison: Comparison;
  readonly gates: readonly GateVerdict[];
}

/** A run that was scored earlier: what it was asked is what it has. */
export function scoredEarlier(run: RunFigures): ScoredRun {
  const { questions } = run;
  const answered = questions.filter(({ status }) => status !== 'missing').length;
  const coverage = { selected: questions.length, answered, unasked: 0, unaskedIds: [] };
  return { run, coverage, failures: [], notices: [] };
}
