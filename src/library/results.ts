import { sha256 } from '../adapters/hash.js';
import { requireOk } from '../core/decode/decoded.js';
import { decodeEvaluation, statusOf } from '../core/decode/evaluation.js';
import { usageError } from '../core/errors.js';
import { aggregateSamples } from '../core/runs/aggregate.js';
import { compareRuns as compareFigures } from '../core/runs/compare.js';
import type { EvaluationEntry as Entry } from '../core/runs/evaluate-question.js';
import type { RunFigures } from '../core/runs/figures.js';
import { sampleOf } from '../core/runs/sample.js';
import { summarizeTrials } from '../core/runs/trials.js';
import { trialsBlock } from '../core/runs/trials-block.js';
import { isMapping } from '../core/values.js';
import { comparisonBlock } from '../report/files.js';
import type { ScoringOptions } from './options.js';
import type { RunComparison } from './report-types.js';
import type { Aggregates, EvaluationEntry } from './result-types.js';
import { checkedScoring } from './scoring.js';

/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; no entries give zeros.
 *
 * @throws StepgateError when it is no list of entries.
 */
export function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for what a YAML or JSON parser gives. */
export function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
export function computeAggregates(entries: unknown, options: ScoringOptions = {}): Aggregates {
  const { knobs } = checkedScoring(options);
  const checked = entryList(entries);
  const aggregates = aggregateSamples(
    checked.map((entry) => sampleOf(entry, statusOf(entry))),
    knobs,
  );
  const repeated = checked.some(({ trial }) => trial !== undefined);
  const trials = repeated ? summarizeTrials(runFiguresOf(entries, 'entries').questions) : null;
  return { ...aggregates, ...(trials && { trials: trialsBlock(trials) }) } as Aggregates;
}

function entryList(entries: unknown): readonly Entry[] {
  if (Array.isArray(entries) && entries.every(isMapping)) return entries as unknown as Entry[];
  throw usageError('entries: expected a list of evaluation entries, as runEvaluation gives it');
}

/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`: over
 * the questions that both have with the same references; scores in [0, 1], changes head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): RunComparison;
/** The same for what a YAML or JSON parser gives. */
export function compareRuns(base: unknown, head: unknown): RunComparison;
export function compareRuns(base: unknown, head: unknown): RunComparison {
  const compared = compareFigures(runFiguresOf(base, 'base'), runFiguresOf(head, 'head'));
  // Evaluation files do not say how they were scored, so that they are never found incompatible.
  return comparisonBlock(compared) as unknown as RunComparison;
}

/** Entries as the figures of a run; an input error where they are none. */
export function runFiguresOf(entries: unknown, label: string): RunFigures {
  return requireOk(decodeEvaluation(entries, label, label, sha256));
}
