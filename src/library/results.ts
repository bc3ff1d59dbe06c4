import { sha256 } from '../adapters/hash.js';
import { aggregateSamples } from '../core/runs/aggregate.js';
import { compareRuns as compareFigures } from '../core/runs/compare.js';
import type { RawEntry } from '../core/runs/evaluate-question.js';
import { decodeEvaluation, statusOf } from '../core/runs/evaluation.js';
import { isRight, type RunFigures } from '../core/runs/figures.js';
import type { Aggregates, EvaluationEntry } from '../core/runs/result-types.js';
import { sampleOf } from '../core/runs/sample.js';
import { summarizeTrials, trialsBlock } from '../core/runs/trials.js';
import { compareResults } from '../core/tables/compare.js';
import { decodeSparqlResult } from '../core/tables/result.js';
import { isMapping } from '../core/text/values.js';
import { requireOk, usageError } from '../core/words/errors.js';
import { comparedBlock } from '../report/formats/files.js';
import type { RunComparison } from '../report/formats/report-types.js';
import { plain } from '../report/words/text.js';
import { whyOf } from '../report/words/why.js';
import { checkedScoring, type ScoringOptions } from './options.js';

/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; an empty list gives zeros.
 *
 * @throws StepgateError when `entries` is not a list of entries.
 */
export function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for the untyped result of a YAML or JSON parser. */
export function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
export function computeAggregates(entries: unknown, options: ScoringOptions = {}): Aggregates {
  const { knobs } = checkedScoring(options);
  const checkedEntries = entryList(entries);
  const aggregates = aggregateSamples(
    checkedEntries.map((entry) => sampleOf(entry, statusOf(entry))),
    knobs,
  );
  const hasTrials = checkedEntries.some(({ trial }) => trial !== undefined);
  const trials = hasTrials ? summarizeTrials(decodeRunFigures(entries, 'entries').questions) : null;
  return { ...aggregates, ...(trials && { trials: trialsBlock(trials) }) } as Aggregates;
}

function entryList(entries: unknown): readonly RawEntry[] {
  if (Array.isArray(entries) && entries.every(isMapping)) return entries as unknown[] as RawEntry[];
  throw usageError('entries: expected a list of evaluation entries, as runEvaluation gives it');
}

/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`. It
 * covers the questions that both have with the same references; scores are in [0, 1], changes are head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): RunComparison;
/** The same for the untyped result of a YAML or JSON parser. */
export function compareRuns(base: unknown, head: unknown): RunComparison;
export function compareRuns(base: unknown, head: unknown): RunComparison {
  const comparison = compareFigures(decodeRunFigures(base, 'base'), decodeRunFigures(head, 'head'));
  // Evaluation files do not contain their scoring rules, so they are never incompatible.
  if (comparison.kind !== 'compared') throw new Error(`compared as ${comparison.kind}`);
  return comparedBlock(comparison);
}

/** Decodes entries to the figures of a run; an input error if they are not evaluation entries. */
function decodeRunFigures(entries: unknown, label: string): RunFigures {
  return requireOk(decodeEvaluation(entries, label, label, sha256));
}

const NO_DETAILS = "the cause is not known (the entry was made with details: 'none')";

/**
 * Explains in one sentence why the steps score of an entry is below 1; null for score 1, or without reference steps.
 * Example: `1 of 2 rows missing; query: …`, `the agent failed: …`.
 *
 * @throws StepgateError when `entry` is not an evaluation entry.
 */
export function explainEntry(entry: EvaluationEntry): string | null;
/** The same for the untyped result of a YAML or JSON parser. */
export function explainEntry(entry: unknown): string | null;
export function explainEntry(entry: unknown): string | null {
  const [question] = decodeRunFigures([entry], 'entry').questions;
  if (!question || question.score === null || isRight(question)) return null;
  const { why, status } = question;
  if (why === null) return NO_DETAILS;
  const { error } = entry as EvaluationEntry;
  const detail = status === 'error' ? { error } : why.detail;
  return plain(whyOf({ why: { ...why, detail }, status }));
}

/** How two SPARQL results are compared; the options are named as the keys of a reference step. */
export interface SparqlComparison {
  /** Variables to compare; all variables of the reference when absent. */
  readonly required_columns?: readonly string[];
  readonly ordered?: boolean;
  readonly ignore_duplicates?: boolean;
  readonly cells?: 'typed' | 'lexical';
}

/** Compares two SPARQL JSON results, given as text or parsed: 1 if they are equal, else 0. Never throws. */
export function compareSparqlResults(reference: unknown, actual: unknown, options: SparqlComparison = {}): number {
  const { required_columns, ordered = false, ignore_duplicates = true, cells = 'typed' } = options;
  return compareResults(decodeSparqlResult(reference), decodeSparqlResult(actual), {
    requiredColumns: required_columns ?? null,
    ordered,
    ignoreDuplicates: ignore_duplicates,
    cells,
  }).score;
}
