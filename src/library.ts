import { sha256 } from './adapters/hash.js';
import { decodeAliases } from './core/aliases.js';
import { makeAnswerCollector } from './core/answers/collect.js';
import { splitEntry } from './core/answers/outcome.js';
import { decodeCorpus } from './core/decode/corpus.js';
import { decodeResponse } from './core/decode/response.js';
import { decodeChoice } from './core/decode/settings.js';
import { inputError, type Problem, usageError } from './core/errors.js';
import { type EvaluationEntry as Entry, evaluateQuestion } from './core/evaluate-question.js';
import type { Response } from './core/model.js';
import { selectQuestions } from './core/select.js';
import { compareResults } from './core/sparql/compare.js';
import { decodeSparqlResult } from './core/sparql/result.js';
import { TRIAL_MODES, type TrialMode } from './core/trials.js';
import { isMapping, listAt } from './core/values.js';
import type { Corpus, Responses } from './library/corpus-types.js';
import type { EvaluationOptions } from './library/options.js';
import type { EvaluationEntry } from './library/result-types.js';
import { checkedScoring } from './library/scoring.js';
import { libraryJudge } from './library-judge.js';
import { makeQueryExplainer, samplingStep } from './query-differences.js';

/**
 * Scores responses against a corpus (templates as in a corpus file). One entry per selected question, in corpus order,
 * in the shape of `evaluation.yaml`; a question without a response is an error sample. Nothing passed in is changed.
 *
 * With `options.judge` answers are sent to a language model; what it does not judge has an error key in its entry.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or two have the same, or the
 * judge has no key.
 */
export function runEvaluation(
  corpus: Corpus,
  responses: Responses,
  options?: EvaluationOptions,
): Promise<EvaluationEntry[]>;
/** The same for what a YAML or JSON parser gives; its shape is checked here either way. */
export function runEvaluation(
  corpus: unknown,
  responses: unknown,
  options?: EvaluationOptions,
): Promise<EvaluationEntry[]>;
export async function runEvaluation(
  corpus: unknown,
  responses: unknown,
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
  const queries = makeQueryExplainer();
  const entries: Entry[] = [];
  const selected = selectQuestions(decoded.corpus, options.select ?? [], sha256);
  const sampling = samplingStep(selected.length);
  for (const [at, question] of selected.entries()) {
    for (const [index, response] of (byId.get(question.id) ?? [null]).entries()) {
      const numbered = trials === 'all' && response !== null ? { trial: index + 1 } : {};
      const result = evaluateQuestion(question, response, { ...context, ...numbered });
      const isSampled = index === 0 && at % sampling === 0;
      queries.take({ place: entries.length, question, response, result, isSampled }, [result.entry]);
      answers.take(entries.length, question, result.entry);
      entries.push(result.entry);
    }
  }
  for (const { place, tail } of await queries.finish()) entries[place] = { ...entries[place], ...tail } as Entry;
  const judged = await judge.run(answers);
  for (const { place, outcome } of judged?.outcomes ?? []) {
    const [head, tail] = splitEntry(entries[place] as Entry);
    entries[place] = { ...head, ...outcome.entry, ...tail } as Entry;
  }
  return entries as EvaluationEntry[];
}

function responsesById(responses: unknown, trials: TrialMode): Map<string, Response[]> {
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

function recordsOf(responses: unknown): [string | number, unknown][] {
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
