import type { ResponseRecord } from '../adapters/files/lines.js';
import { sha256 } from '../adapters/hash.js';
import { decodeCorpusWithPatterns } from '../adapters/patterns.js';
import type { Pricing } from '../adapters/prices.js';
import type { Corpus, Responses } from '../core/corpus/corpus-types.js';
import { decodeResponse } from '../core/corpus/response.js';
import { selectQuestions, titlesOf, withDrafts } from '../core/corpus/select.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { joinParts, type PlacedKeys } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/result-types.js';
import { TRIAL_MODES } from '../core/runs/trials.js';
import { redactNothing } from '../core/secrets/redact.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { isMapping } from '../core/text/values.js';
import { OPTION_WORDS, requireOk, usageError } from '../core/words/errors.js';
import { score } from '../run/score-responses.js';
import { libraryJudge } from './judge.js';
import { checkedFailedOutputs, checkedRules, checkedScoring, type EvaluationOptions } from './options.js';

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
export async function runEvaluation(
  corpus: unknown,
  responses: unknown,
  options: EvaluationOptions = {},
): Promise<EvaluationEntry[]> {
  const scoring = checkedScoring(options);
  const decoded = requireOk(await decodeCorpusWithPatterns([{ file: 'corpus', value: corpus, writtenAs: () => null }]));
  const { details = 'full', select = [] } = options;
  const parts: PlacedKeys[] = [];
  const scored = withDrafts(decoded.corpus, 'without');
  const { questions: allQuestions, templates } = scored;
  const inputs = {
    ...UNNAMED,
    allIds: allQuestions.map(({ id }) => id),
    templateTitles: titlesOf(templates),
    questions: selectQuestions(scored, select, sha256),
    select,
    drafts: 0,
    rules: checkedRules(options.rules),
    failedOutputs: await checkedFailedOutputs(options.failed_outputs),
    responses: decodedRecords(responses),
    scoring,
    aliases: decodeAliases(options.step_aliases ?? []),
    details,
    trials: decodeChoice('options.trials', options.trials ?? 'one', TRIAL_MODES),
    judging: await libraryJudge(options.judge ?? false, scoring, details),
  };
  await score(inputs, FIRST_RUN, {
    write: (place, keys) => void parts.push({ place, keys }),
    redact: redactNothing,
    progress: () => undefined,
  });
  return joinParts(parts);
}

const FIRST_RUN = { kind: 'none', label: '', reason: { kind: 'first-run' } } as const;

/** Entries contain no cost, so no price is looked up. */
const NO_PRICES: Pricing = { priceOf: async () => null, unknown: () => [] };

/** Inputs that do not affect the entries of a run. */
const UNNAMED = {
  name: '',
  provenance: {},
  words: OPTION_WORDS,
  shard: null,
  agentModel: null,
  fingerprints: false,
  pricing: NO_PRICES,
};

/** The responses as records, in the form of the records of a response file. */
async function* decodedRecords(responses: unknown): AsyncGenerator<ResponseRecord> {
  for (const [place, record] of listRecords(responses)) {
    yield { file: 'responses', path: [place], decoded: decodeResponse(record) };
  }
}

function listRecords(responses: unknown): [string | number, unknown][] {
  if (typeof responses !== 'object' || responses === null)
    throw usageError('responses: expected a list, a Map or an object');
  if (responses instanceof Map) return addQuestionIds([...responses]);
  if (Symbol.iterator in responses)
    return [...(responses as Iterable<unknown>)].map((record, index) => [index, record]);
  return addQuestionIds(Object.entries(responses));
}

function addQuestionIds(entries: readonly [string, unknown][]): [string, unknown][] {
  return entries.map(([id, record]) => [id, isMapping(record) ? { question_id: id, ...record } : record]);
}
