import { sha256 } from './adapters/hash.js';
import { type Aggregates, aggregateSamples } from './core/aggregate.js';
import { decodeAliases } from './core/aliases.js';
import { makeAnswerCollector } from './core/answers/collect.js';
import { splitEntry } from './core/answers/outcome.js';
import { decodeConfig } from './core/decode/config.js';
import { decodeCorpus } from './core/decode/corpus.js';
import { decodeEvaluation } from './core/decode/evaluation.js';
import { decodeResponse } from './core/decode/response.js';
import { decodeChoice, decodePreset } from './core/decode/settings.js';
import { compareRuns as compareFigures } from './core/delta.js';
import { inputError, type Problem, usageError } from './core/errors.js';
import { type EvaluationEntry, evaluateQuestion } from './core/evaluate-question.js';
import type { RunFigures } from './core/figures.js';
import type { Response } from './core/model.js';
import { sampleOf } from './core/sample.js';
import { type Knobs, type PresetName, type Scoring, scoringOf } from './core/scoring.js';
import { selectQuestions } from './core/select.js';
import { compareResults } from './core/sparql/compare.js';
import { decodeSparqlResult } from './core/sparql/result.js';
import { summarizeTrials, TRIAL_MODES, type TrialMode } from './core/trials.js';
import { isMapping, listAt, type Mapping } from './core/values.js';
import { type JudgeOptions, libraryJudge } from './library-judge.js';
import { comparisonBlock } from './report/files.js';
import { trialsBlock } from './report/trials-file.js';

/** Responses as a list of records, or as a `Map` or object from question id to record. */
export type Responses = readonly unknown[] | ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;

/** How an evaluation is scored. */
export interface ScoringOptions {
  /** The preset; `standard` when absent. */
  readonly scoring?: PresetName;
  /** Knobs that override the preset's. */
  readonly knobs?: Partial<Knobs>;
}

export interface EvaluationOptions extends ScoringOptions {
  /** Selection patterns such as `tag:smoke`; all questions when absent. */
  readonly select?: readonly string[];
  /** Rules such as `sparql_query = graphdb_sparql`. */
  readonly step_aliases?: readonly string[];
  /** `none` leaves `steps_details` and `answer_correctness_details` out. */
  readonly details?: 'full' | 'none';
  /** `all`: a question may have several responses, and has an entry with its number under `trial` for each. */
  readonly trials?: 'one' | 'all';
  /** Judges answers with a language model; not when absent, whatever keys the environment holds. */
  readonly judge?: boolean | JudgeOptions;
}

/**
 * Scores responses against a corpus (templates as in a corpus file). One entry per selected question, in corpus order,
 * in the shape of `evaluation.yaml`; a question without a response is an error sample. Nothing passed in is changed.
 *
 * With `options.judge` answers are sent to a language model; what it does not judge has an error key in its entry.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or two have the same, or the
 * judge has no key.
 */
export async function runEvaluation(
  corpus: unknown,
  responses: Responses,
  options: EvaluationOptions = {},
): Promise<EvaluationEntry[]> {
  const scoring = checkedScoring(options);
  const { knobs } = scoring;
  const decoded = decodeCorpus([{ file: 'corpus', value: corpus, writtenAs: () => null }]);
  if (decoded.problems.length > 0) throw inputError(decoded.problems);
  const trials = decodeChoice('options.trials', options.trials ?? 'one', TRIAL_MODES);
  const byId = responsesById(responses, trials);
  const details = options.details ?? 'full';
  const context = { knobs, aliases: decodeAliases(options.step_aliases ?? []), details };
  const judge = await libraryJudge(options.judge ?? false, scoring, details);
  const answers = makeAnswerCollector(knobs, judge.on);
  const entries: EvaluationEntry[] = [];
  for (const question of selectQuestions(decoded.corpus, options.select ?? [], sha256)) {
    for (const [index, response] of (byId.get(question.id) ?? [null]).entries()) {
      const numbered = trials === 'all' && response !== null ? { trial: index + 1 } : {};
      const { entry } = evaluateQuestion(question, response, { ...context, ...numbered });
      answers.take(entries.length, question, entry);
      entries.push(entry);
    }
  }
  const judged = await judge.run(answers);
  for (const { place, outcome } of judged?.outcomes ?? []) {
    const [head, tail] = splitEntry(entries[place] as EvaluationEntry);
    entries[place] = { ...head, ...outcome.entry, ...tail } as EvaluationEntry;
  }
  return entries;
}

/** A preset or a knob that does not exist is refused: it would score by other rules in silence. */
function checkedScoring({ scoring, knobs = {} }: ScoringOptions): Scoring {
  const config = decodeConfig({ scoring: knobs }, 'options.knobs');
  if (!('aliases' in config)) throw inputError(config);
  if (config.preset !== null) throw usageError('options.knobs: the preset belongs into options.scoring');
  return scoringOf(decodePreset(scoring ?? 'standard'), config.knobs);
}

function responsesById(responses: Responses, trials: TrialMode): Map<string, Response[]> {
  const byId = new Map<string, Response[]>();
  const problems: Problem[] = [];
  for (const [place, record] of recordsOf(responses)) {
    const decoded = decodeResponse(record);
    if (decoded.kind === 'invalid') problems.push({ file: 'responses', path: [place], message: decoded.message });
    else if (trials === 'one' && byId.has(decoded.response.questionId)) {
      const message = `a second response for question ${JSON.stringify(decoded.response.questionId)}`;
      problems.push({ file: 'responses', path: [place], message });
    } else listAt(byId, decoded.response.questionId).push(decoded.response);
  }
  if (problems.length > 0) throw inputError(problems);
  return byId;
}

function recordsOf(responses: Responses): [string | number, unknown][] {
  if (typeof responses !== 'object' || responses === null)
    throw usageError('responses: expected a list, a Map or an object');
  if (responses instanceof Map) return named([...responses]);
  if (Symbol.iterator in responses)
    return [...(responses as Iterable<unknown>)].map((record, index) => [index, record]);
  return named(Object.entries(responses));
}

function named(entries: readonly [string, unknown][]): [string, unknown][] {
  return entries.map(([id, record]) => [id, isMapping(record) ? { question_id: id, ...record } : record]);
}

/** Aggregates evaluation entries, in the shape of `aggregates.yaml`; no entries give zeros. */
export function computeAggregates(entries: readonly EvaluationEntry[], options: ScoringOptions = {}): Aggregates {
  const samples = entries.map((entry) => sampleOf(entry));
  const aggregates = aggregateSamples(samples, checkedScoring(options).knobs);
  const repeated = entries.some(({ trial }) => trial !== undefined);
  const trials = repeated ? summarizeTrials(figuresOf(entries, 'entries').questions) : null;
  return { ...aggregates, ...(trials && { trials: trialsBlock(trials) }) };
}

/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`: over
 * the questions that both have with the same references; scores in [0, 1], changes head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): Mapping {
  return comparisonBlock(compareFigures(figuresOf(base, 'base'), figuresOf(head, 'head')));
}

function figuresOf(entries: readonly EvaluationEntry[], label: string): RunFigures {
  const decoded = decodeEvaluation(entries, label, label, sha256);
  if ('label' in decoded) return decoded;
  throw inputError(decoded);
}

/** How two SPARQL results are compared; the names are those of a reference step. */
export interface SparqlComparison {
  /** The variables of the reference when absent. */
  readonly required_columns?: readonly string[];
  readonly ordered?: boolean;
  readonly ignore_duplicates?: boolean;
  readonly cells?: 'typed' | 'lexical';
}

/** Compares two SPARQL JSON results, texts or values: 1 when they say the same, else 0. Never throws. */
export function compareSparqlResults(reference: unknown, actual: unknown, options: SparqlComparison = {}): number {
  const { required_columns, ordered = false, ignore_duplicates = true, cells = 'typed' } = options;
  return compareResults(decodeSparqlResult(reference), decodeSparqlResult(actual), {
    requiredColumns: required_columns ?? null,
    ordered,
    ignoreDuplicates: ignore_duplicates,
    cells,
  }).score;
}
