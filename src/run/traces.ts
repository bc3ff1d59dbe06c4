import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseExpected, readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { findFiles, readText } from '../adapters/files/find-files.js';
import { RESPONSES, type Roots } from '../adapters/files/input-file.js';
import type { ResponseRecord } from '../adapters/files/lines.js';
import { readResponses } from '../adapters/files/responses.js';
import type { TraceReading } from '../adapters/files/traces.js';
import { decodeResponse, makeResponseWatch } from '../core/corpus/response.js';
import type { TrialMode } from '../core/figures/trials.js';
import type { RunResponses } from '../core/refresh/contradicted.js';
import { firstNames, MAX_LISTED, MAX_NAME, MAX_NAMED } from '../core/shown.js';
import type { Corpus, Response } from '../core/steps/model.js';
import { counted } from '../core/text/numerals.js';
import { beginningOf, increment, listAt } from '../core/text/values.js';
import { makeCensus, makeUnknownSpans, type UnknownSpans } from '../core/traces/census.js';
import { type LinkedBy, makeKnownQuestions, makeQuestionFinder } from '../core/traces/documents.js';
import type { Trace } from '../core/traces/events/trace.js';
import type { FormatChoice } from '../core/traces/formats.js';
import { questionTextOf } from '../core/traces/response.js';
import {
  ENOUGH_PROBLEMS,
  filesError,
  forInput,
  type InputWords,
  inputError,
  invalid,
  type Problem,
  renderProblem,
  StepgateError,
  usageError,
} from '../core/words/errors.js';
import type { JudgeSetup } from './judge-setup.js';

export interface ImportSettings extends TraceRules {
  readonly files: readonly string[];
  /** Empty: the ids of the traces are used unchanged. */
  readonly corpus: readonly string[];
  readonly latest: boolean;
  readonly trials: TrialMode;
}

/** Reads traces as responses, one by one; `named` is valid after all of them are read. */
export async function importTraces(settings: ImportSettings, words: InputWords) {
  const { files, trials } = settings;
  const corpusFile =
    settings.corpus.length === 0 ? null : await forInput('--corpus', readCorpus(settings.corpus, null, 'all'));
  if (corpusFile) selectedFrom(corpusFile, []);
  const questions = corpusFile?.corpus.questions ?? null;
  const namer = makeTraceNamer(settings, questions, words, '--from');
  const records = readResponses(files, null, namer);
  const used = settings.latest ? keepLatest(records) : records;
  return {
    responses: listSources(uniqueResponses(used, { trials, words }), files, namer.unknown),
    named: namer.named,
    census: namer.census,
    warnings: corpusFile?.warnings ?? [],
  };
}

/** Yields responses in their original form. Throws an input error for files without a response. */
async function* listSources(responses: AsyncIterable<Response>, files: readonly string[], unknown: UnknownSpans) {
  let isEmpty = true;
  for await (const { source, questionId } of responses) {
    isEmpty = false;
    yield { ...source, question_id: questionId };
  }
  if (!isEmpty) return;
  const names = files.map((file) => (file === '-' ? 'stdin' : file));
  const held = unknown.words() ?? 'no conversation, and no span with a trace id';
  throw filesError(names, `there is no trace: ${held}`);
}

/** Yields the latest record of each question by start time; without times, the last one in the files. */
async function* keepLatest(records: AsyncIterable<ResponseRecord>): AsyncGenerator<ResponseRecord> {
  const latest = new Map<string, ResponseRecord>();
  for await (const record of records) {
    if (record.decoded.kind === 'invalid') {
      yield record;
      continue;
    }
    const { questionId } = record.decoded.value;
    const previous = latest.get(questionId);
    if (!previous || (record.start ?? Number.POSITIVE_INFINITY) >= (previous.start ?? 0))
      latest.set(questionId, record);
  }
  yield* latest.values();
}

/** The format of response files, and where records and ids are in them. */
interface TraceRules {
  readonly responsesFormat: FormatChoice;
  /** Path of the list of records in a document; null: the document itself. */
  readonly records: string | null;
  /** Key, attribute or path of the question id; null: not given. */
  readonly questionId: string | null;
}

/** The result of matching traces to questions, after all traces are read. */
export interface NamedTraces {
  /** Number of traces by the part that links them to a question. */
  readonly links: ReadonlyMap<LinkedBy, number>;
  readonly unnamed: number;
  readonly examples: readonly Problem[];
}

/**
 * Matches traces to questions and counts the parts that link them; without a corpus (null), ids are used unchanged. It is an error if no
 * trace matches a question. `setting`: the input that names the format.
 */
export function makeTraceNamer(
  { responsesFormat: format, records, questionId: path }: TraceRules,
  questions: readonly { readonly id: string; readonly text: string }[] | null,
  words: InputWords,
  setting = words.name('responses-format'),
) {
  const knownQuestions = makeKnownQuestions(questions ?? []);
  const find = makeQuestionFinder(knownQuestions, path);
  const links = new Map<LinkedBy, number>();
  const examples: Problem[] = [];
  const census = makeCensus();
  const unknown = makeUnknownSpans();
  let unnamed = 0;
  const reading: TraceReading = {
    format,
    setting,
    questionId: { path, remedyFor: (key) => `if ${key} holds it, set ${words.setting('question-id', key)}` },
    records: { path: records, setting: words.name('records') },
    leaveOut: unknown.add,
    observe: census.observe,
    questionOf: (trace, place) => {
      const question = find(trace);
      if (question !== null && (questions === null || knownQuestions.has(question.id))) {
        increment(links, question.linkedBy);
        return question.id;
      }
      unnamed++;
      if (examples.length < MAX_NAMED) examples.push({ ...place, message: describeTrace(trace, question?.id ?? null) });
      return null;
    },
    done: () => {
      const [example] = examples;
      if (links.size > 0 || !example) return;
      const summary = unnamed === 1 ? 'the trace fits no question' : `none of ${unnamed} traces fits a question`;
      const byCorpus = questions === null ? 'name the corpus, by whose texts questions are found, or ' : '';
      const byName =
        'give each record a question_id, or each span the attribute stepgate.question_id, or name its place';
      const remedy = `${byCorpus}${byName} with ${words.name('question-id')}`;
      throw new StepgateError('input', `${summary}: ${renderProblem(example)}; ${remedy}`);
    },
  };
  return { ...reading, named: (): NamedTraces => ({ links, unnamed, examples }), census, unknown };
}

function describeTrace(trace: Trace, id: string | null): string {
  if (id !== null) return `${JSON.stringify(id)} is not a question of the corpus`;
  const { records = [], attributes = [] } = trace;
  const keys = [...new Set([...records, ...attributes].flatMap(Object.keys))];
  const text = questionTextOf(trace);
  const askedText = text === null ? '' : `, and asks ${JSON.stringify(beginningOf(text, MAX_NAME))}`;
  return `names no question; it has the keys ${firstNames(keys, MAX_LISTED)}${askedText}`;
}

export function unnamedWarnings({ unnamed, examples }: NamedTraces): Problem[] {
  const more = unnamed - examples.length;
  if (more <= 0) return [...examples];
  return [...examples, { message: `${counted(more, 'more trace')} ${more === 1 ? 'fits' : 'fit'} no question` }];
}

/** Response files whose format and ids are found by Stepgate. */
export const DETECTED = { responsesFormat: 'auto', records: null, questionId: null, roots: null } as const;

/** Reads responses, including traces matched to the corpus; warns about traces that match no question. */
export async function* readNamedResponses(
  settings: TraceRules & { readonly responses: readonly string[]; readonly roots: Roots },
  { questions }: Corpus,
  { words, warn }: Pick<JudgeSetup, 'words' | 'warn'>,
) {
  const namer = makeTraceNamer(settings, questions, words);
  const watch = makeResponseWatch();
  yield* observeRecords(readResponses(settings.responses, settings.roots, namer), watch);
  const { census, named, unknown } = namer;
  const left = named().links.size === 0 ? unknown.words() : null;
  const nothing = left === null ? [] : [{ message: `recordings: ${left}` }];
  const lacking = census.isLacking() ? [{ message: `recordings: ${census.line()}` }] : [];
  warn([...nothing, ...unnamedWarnings(named()), ...lacking, ...watch.warnings()]);
}

export async function* observeRecords(
  records: AsyncIterable<ResponseRecord>,
  watch: ReturnType<typeof makeResponseWatch>,
): AsyncGenerator<ResponseRecord> {
  for await (const record of records) {
    watch.observe(record);
    yield record;
  }
}

/** Yields the responses of a run; with trials `one`, a second response for a question is a problem. */
export function uniqueResponses(
  records: AsyncIterable<ResponseRecord>,
  { trials, words }: { readonly trials: TrialMode; readonly words: InputWords },
): AsyncGenerator<Response> {
  return validResponses(trials === 'all' ? records : refuseRepeated(records, words.setting('trials', 'all')));
}

/** Yields responses until the first problem. The rest is only checked, so that problems are reported together. */
export async function* validResponses(records: AsyncIterable<ResponseRecord> | Iterable<ResponseRecord>) {
  const problems: Problem[] = [];
  for await (const { decoded, ...place } of records) {
    if (problems.length >= ENOUGH_PROBLEMS) throw inputError(problems, true);
    if (decoded.kind === 'invalid') {
      for (const problem of decoded.problems) problems.push({ ...place, ...problem });
    } else if (problems.length === 0) yield decoded.value;
  }
  if (problems.length > 0) throw inputError(problems);
}

async function* refuseRepeated(records: AsyncIterable<ResponseRecord>, allTrials: string) {
  const firstPlaces = new Map<string, NonNullable<Problem['also']>>();
  for await (const record of records) {
    const { decoded, file, line, path = [] } = record;
    const id = decoded.kind === 'ok' ? decoded.value.questionId : null;
    const also = id === null ? undefined : firstPlaces.get(id);
    if (id !== null && !also) firstPlaces.set(id, { file, line, path });
    const message = `a second response for question ${JSON.stringify(id)}; keep one, or score all with ${allTrials}`;
    yield also ? { ...record, decoded: invalid([{ also, message }]) } : record;
  }
}

/** Minimum number of runs, because the agreement of fewer runs is not evidence. */
const MIN_RUNS = 3;

/** Reads runs: result folders, or files of responses, each of which is one run. */
export async function readRunResponses(paths: readonly string[], corpus: Corpus, words: InputWords) {
  const expand = async (path: string) => {
    if ((await stat(path).catch(() => null))?.isDirectory()) return [{ path, isFolder: true }];
    const files = await findFiles([path], 'runs', { kinds: RESPONSES, roots: null });
    return files.map((file) => ({ path: file, isFolder: false }));
  };
  const named = (await Promise.all(paths.map(expand))).flat();
  if (named.length < MIN_RUNS) {
    throw usageError(`expected at least ${MIN_RUNS} runs, better five or more, got ${named.length}`);
  }
  const runs: RunResponses[] = [];
  for (const { path, isFolder } of named) {
    const settings = { responses: [path], ...DETECTED };
    const file = join(path, EVALUATION_FILE);
    const entries = isFolder ? [parseExpected('results', await readText(file), file)].flat() : [];
    const records = isFolder
      ? entries.map((entry) => ({ file, decoded: decodeResponse(entry) }))
      : readNamedResponses(settings, corpus, { words, warn: () => undefined });
    runs.push(await groupByQuestion(validResponses(records)));
  }
  return runs;
}

export async function groupByQuestion(responses: AsyncIterable<Response>): Promise<RunResponses> {
  const byQuestion = new Map<string, Response[]>();
  for await (const response of responses) listAt(byQuestion, response.questionId).push(response);
  return byQuestion;
}
