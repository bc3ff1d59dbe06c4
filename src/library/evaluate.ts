import type { ResponseRecord } from '../adapters/files/lines.js';
import { sha256 } from '../adapters/hash.js';
import { decodeConfigWithPatterns, decodeCorpusWithPatterns } from '../adapters/patterns.js';
import { NO_PRICES } from '../adapters/prices.js';
import { compareRuns as compareFigures } from '../core/comparison/comparison.js';
import type { Corpus, Responses } from '../core/corpus/corpus-types.js';
import { decodeChoice } from '../core/corpus/option-values.js';
import { decodeRecorded } from '../core/corpus/response.js';
import { selectFrom, titlesOf, withDrafts } from '../core/corpus/select.js';
import type { Aggregates, Entry, EvaluationEntry } from '../core/entries/result-types.js';
import { sampleOf } from '../core/entries/sample.js';
import { aggregateSamples } from '../core/figures/aggregate.js';
import { joinParts, type PlacedKeys } from '../core/figures/entry-place.js';
import { decodeEvaluation } from '../core/figures/evaluation.js';
import { isRight, type RunFigures } from '../core/figures/figures.js';
import { summarizeTrials, TRIAL_MODES } from '../core/figures/trials.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { compareResults } from '../core/tables/compare.js';
import { decodeSparqlResult } from '../core/tables/result.js';
import { asValues } from '../core/tables/sparql-forms.js';
import { isMapping, unchanged } from '../core/text/values.js';
import { OPTION_WORDS, requireOk, usageError } from '../core/words/errors.js';
import type { RunComparison } from '../report/formats/files.js';
import { comparedBlock } from '../report/formats/files.js';
import { whyOf } from '../report/words/cause-sentences.js';
import { plain } from '../report/words/text.js';
import { NOT_COMPARED, score } from '../run/score-responses.js';
import { libraryJudge } from './judge.js';
import { checkedScoring, type EvaluationOptions, type ScoringOptions } from './options.js';

/**
 * Scores responses against a corpus (templates as in a corpus file). Returns one entry per selected question, in
 * corpus order and in the shape of `evaluation.yaml`; a question without a response is an error sample. Does not
 * change its arguments.
 *
 * With `options.judge`, answers are sent to a language model; an entry without a verdict has an error key.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or a duplicate one, or
 * the judge has no key.
 */
export function runEvaluation(
  corpus: Corpus,
  responses: Responses,
  options?: EvaluationOptions,
): Promise<EvaluationEntry[]>;
/** The same for the untyped result of a YAML or JSON parser; the shape is checked in both cases. */
export function runEvaluation(
  corpus: unknown,
  responses: unknown,
  options?: EvaluationOptions,
): Promise<EvaluationEntry[]>;
export async function runEvaluation(corpus: unknown, responses: unknown, options: EvaluationOptions = {}) {
  const scoring = checkedScoring(options);
  const decoded = requireOk(await decodeCorpusWithPatterns([{ file: 'corpus', value: corpus, writtenAs: () => null }]));
  const { details = 'full', select = [], failed_outputs } = options;
  const { rules: own } = options;
  const ofAll = { ...(own !== undefined && { rules: own }), ...(failed_outputs !== undefined && { failed_outputs }) };
  const { rules, failedOutputs } = requireOk(await decodeConfigWithPatterns(ofAll, 'options'));
  const parts: PlacedKeys[] = [];
  const { questions: allQuestions, templates } = withDrafts(decoded.corpus, 'without');
  const inputs = {
    ...{ name: '', provenance: {}, words: OPTION_WORDS, shard: null, agentModel: null, fingerprints: false },
    // Entries contain no cost.
    pricing: NO_PRICES,
    allIds: allQuestions.map(({ id }) => id),
    templateTitles: titlesOf(templates),
    questions: selectFrom(allQuestions, select, sha256),
    select,
    drafts: 0,
    ...{ rules, failedOutputs },
    responses: decodedRecords(responses),
    scoring,
    aliases: decodeAliases(options.step_aliases ?? []),
    details,
    trials: decodeChoice('options.trials', options.trials ?? 'one', TRIAL_MODES),
    judging: await libraryJudge(options.judge ?? false, scoring),
  };
  await score(inputs, NOT_COMPARED, {
    write: (place, keys) => void parts.push({ place, keys }),
    redact: unchanged,
    progress: () => undefined,
  });
  return joinParts(parts);
}

async function* decodedRecords(responses: unknown): AsyncGenerator<ResponseRecord> {
  if (typeof responses !== 'object' || responses === null)
    throw usageError('responses: expected a list, a Map or an object');
  const isList = !(responses instanceof Map) && Symbol.iterator in responses;
  const byId = responses instanceof Map ? [...responses] : Object.entries(responses);
  const records = isList
    ? [...(responses as Iterable<unknown>)].entries()
    : byId.map(([id, record]) => [id, isMapping(record) ? { question_id: id, ...record } : record]);
  for (const [place, record] of records as Iterable<[string | number, unknown]>)
    yield { file: 'responses', path: [place], decoded: decodeRecorded(record) };
}

/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; for an empty list, all zeros.
 *
 * @throws StepgateError when `entries` is not a list of entries.
 */
export function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for the untyped result of a YAML or JSON parser. */
export function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
export function computeAggregates(entries: unknown, options: ScoringOptions = {}): Aggregates {
  const { knobs } = checkedScoring(options);
  if (!Array.isArray(entries) || !entries.every(isMapping)) {
    throw usageError('entries: expected a list of evaluation entries, as runEvaluation returns it');
  }
  const checkedEntries = entries as unknown[] as Entry[];
  const samples = checkedEntries.map((entry) => sampleOf(entry));
  const aggregates = aggregateSamples(samples, knobs);
  const hasTrials = checkedEntries.some(({ trial }) => trial !== undefined);
  const trials = hasTrials ? summarizeTrials(decodeRunFigures(entries, 'entries').questions) : null;
  return { ...aggregates, ...(trials && { trials }) } as Aggregates;
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
  readonly cells?: 'values' | 'typed' | 'lexical';
}

/** Compares two SPARQL JSON results, given as text or parsed: 1 if they are equal, else 0. Never throws. */
export function compareSparqlResults(reference: unknown, actual: unknown, options: SparqlComparison = {}): number {
  const { required_columns, ordered = false, ignore_duplicates = true, cells = 'values' } = options;
  const read = (output: unknown) => {
    const result = decodeSparqlResult(output);
    return cells === 'values' ? asValues(result, () => output) : result;
  };
  return compareResults(read(reference), read(actual), {
    requiredColumns: required_columns ?? null,
    ordered,
    ignoreDuplicates: ignore_duplicates,
    cells,
  }).score;
}
