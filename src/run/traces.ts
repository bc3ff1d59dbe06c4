import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import type { Roots } from '../adapters/files/input-file.js';
import type { Place, ResponseRecord } from '../adapters/files/lines.js';
import { readResponses } from '../adapters/files/responses.js';
import type { TraceReading } from '../adapters/files/traces.js';
import { makeResponseWatch } from '../core/corpus/response.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Corpus, Response } from '../core/steps/model.js';
import { counted } from '../core/text/numerals.js';
import { increment, type Mapping } from '../core/text/values.js';
import type { Trace } from '../core/traces/events/trace.js';
import type { FormatChoice } from '../core/traces/formats.js';
import { makeKnownQuestions, makeQuestionFinder, type Way } from '../core/traces/question.js';
import { questionTextOf } from '../core/traces/response.js';
import {
  ENOUGH_PROBLEMS,
  filesError,
  forInput,
  type InputWords,
  inputError,
  type Problem,
  renderProblem,
  StepgateError,
} from '../core/words/errors.js';

/** What is imported, and how. */
export interface ImportSettings {
  readonly files: readonly string[];
  readonly format: FormatChoice;
  /** none: ids count as the traces name them. */
  readonly corpus: readonly string[];
  readonly path: string | null;
  /** Of several traces for one question the latest counts. */
  readonly latest: boolean;
  readonly trials: TrialMode;
}

/** Recorded traces as responses, and how they were named once these are read. */
interface Import {
  readonly responses: AsyncIterable<Mapping>;
  readonly named: () => NamedTraces;
  /** About the corpus. */
  readonly warnings: readonly Problem[];
}

/** Reads traces as responses, one by one. */
export async function importTraces(settings: ImportSettings, words: InputWords): Promise<Import> {
  const { files, format, path } = settings;
  const read = settings.corpus.length === 0 ? null : await forInput('--corpus', readCorpus(settings.corpus));
  if (read) selectedFrom(read, []);
  const namer = makeTraceNamer({ format, questions: read?.corpus.questions ?? null, path, setting: '--from' });
  const records = readResponses(files, null, namer);
  const wanted = settings.latest ? latestOf(records) : records;
  return {
    responses: sources(uniqueResponses(wanted, { trials: settings.trials, words }), files.map(sourceName)),
    named: namer.named,
    warnings: read?.warnings ?? [],
  };
}

/** Standard input as other errors call it. */
function sourceName(file: string): string {
  return file === '-' ? 'stdin' : file;
}

/** Responses as their files have them; an input error for files without any. */
async function* sources(responses: AsyncIterable<Response>, files: readonly string[]): AsyncGenerator<Mapping> {
  let isEmpty = true;
  for await (const { source, questionId } of responses) {
    isEmpty = false;
    yield { ...source, question_id: questionId };
  }
  if (isEmpty) throw filesError(files, 'there is no trace: no conversation, and no span with a trace id');
}

/** Of the records of one question that which started last; without times the last in the files. */
async function* latestOf(records: AsyncIterable<ResponseRecord>): AsyncGenerator<ResponseRecord> {
  const latest = new Map<string, ResponseRecord>();
  for await (const record of records) {
    if (record.decoded.kind === 'invalid') {
      yield record;
      continue;
    }
    const { questionId } = record.decoded.value;
    const known = latest.get(questionId);
    if (!known || (record.start ?? Number.POSITIVE_INFINITY) >= (known.start ?? 0)) latest.set(questionId, record);
  }
  yield* latest.values();
}

/** What traces are named by. */
interface TraceNaming {
  readonly format: FormatChoice;
  /** The questions of the corpus; null: there is no corpus, and ids count as they are. */
  readonly questions: readonly { readonly id: string; readonly text: string }[] | null;
  /** Key, attribute or path that holds the question's id; null: none is given. */
  readonly path: string | null;
  /** The input that names the format. */
  readonly setting: string;
}

/** How the traces were named, once they are read. */
export interface NamedTraces {
  /** How many went which way. */
  readonly ways: ReadonlyMap<Way, number>;
  /** How many fit no question, and the first of them. */
  readonly unnamed: number;
  readonly examples: readonly Problem[];
}

/** As many traces that fit no question are listed. */
const MAX_EXAMPLES = 5;

type TraceNamer = TraceReading & { readonly named: () => NamedTraces };

/** Names traces, and counts how; that none fits a question is an error. */
export function makeTraceNamer({ format, questions, path, setting }: TraceNaming): TraceNamer {
  const known = makeKnownQuestions(questions ?? []);
  const find = makeQuestionFinder(known, path);
  const ways = new Map<Way, number>();
  const examples: Problem[] = [];
  let unnamed = 0;
  return {
    format,
    setting,
    questionOf: (trace, place) => {
      const question = find(trace);
      if (question !== null && (questions === null || known.has(question.id))) {
        increment(ways, question.way);
        return question.id;
      }
      unnamed++;
      if (examples.length < MAX_EXAMPLES) examples.push({ ...place, message: inWords(trace, question?.id ?? null) });
      return null;
    },
    done: () => {
      if (ways.size === 0 && examples[0]) throw noneFits(examples[0], unnamed, questions !== null);
    },
    named: () => ({ ways, unnamed, examples }),
  };
}

/** Naming of traces in a run, whose corpus is known. */
export function runNaming(format: FormatChoice, questions: TraceNaming['questions'], words: InputWords): TraceNamer {
  return makeTraceNamer({ format, questions, path: null, setting: words.name('responses-format') });
}

function noneFits(example: Problem, unnamed: number, hasCorpus: boolean): StepgateError {
  const many = unnamed === 1 ? 'the trace fits no question' : `none of ${unnamed} traces fits a question`;
  const remedy =
    `${hasCorpus ? '' : 'name the corpus, by whose texts questions are found, or '}give each record a question_id, ` +
    'or each span the attribute stepgate.question_id, or name its place with stepgate import --question-id';
  return new StepgateError('input', `${many}: ${renderProblem(example)}; ${remedy}`);
}

const MAX_KEYS = 20;
const MAX_TEXT = 80;

/** What a trace has that could have named a question. */
function inWords(trace: Trace, id: string | null): string {
  if (id !== null) return `${JSON.stringify(id)} is no question of the corpus`;
  const { records, attributes } = trace.naming;
  const keys = [...new Set([...records, ...attributes].flatMap(Object.keys))];
  const more = keys.length > MAX_KEYS ? ', …' : '';
  const text = questionTextOf(trace);
  const asked = text === null ? '' : `, and asks ${JSON.stringify(text.slice(0, MAX_TEXT))}`;
  return `names no question; it has the keys ${keys.slice(0, MAX_KEYS).join(', ')}${more}${asked}`;
}

/** Traces that fit no question, as warnings. */
export function unnamedWarnings({ unnamed, examples }: NamedTraces): Problem[] {
  const more = unnamed - examples.length;
  if (more <= 0) return [...examples];
  return [...examples, { message: `${counted(more, 'more trace')} ${more === 1 ? 'fits' : 'fit'} no question` }];
}

/** Where responses lie, and in which format. */
interface ResponseFiles {
  readonly responses: readonly string[];
  readonly responsesFormat: FormatChoice;
  readonly roots: Roots;
}

interface Reading {
  readonly words: InputWords;
  readonly warn: (warnings: readonly Problem[]) => void;
}

/** Responses, and recorded traces named by the corpus; those that fit no question are warned of. */
export async function* readNamedResponses(settings: ResponseFiles, { questions }: Corpus, { words, warn }: Reading) {
  const namer = runNaming(settings.responsesFormat, questions, words);
  const watch = makeResponseWatch();
  for await (const record of readResponses(settings.responses, settings.roots, namer)) {
    watch.observe(record);
    yield record;
  }
  warn([...unnamedWarnings(namer.named()), ...watch.warnings()]);
}

/**
 * Responses as they come, up to the first problem; after that the rest is only checked, so that all
 * problems are reported together, until there are enough.
 * With trials `all` a question may have several.
 */
export async function* uniqueResponses(
  records: AsyncIterable<ResponseRecord>,
  { trials, words }: { readonly trials: TrialMode; readonly words: InputWords },
): AsyncGenerator<Response> {
  const seen = new Map<string, Place>();
  const problems: Problem[] = [];
  for await (const { decoded, ...place } of records) {
    if (problems.length === ENOUGH_PROBLEMS) throw inputError(problems, true);
    if (decoded.kind === 'invalid') {
      for (const problem of decoded.problems) problems.push({ ...place, ...problem });
      continue;
    }
    const { questionId } = decoded.value;
    const first = seen.get(questionId);
    if (!first) seen.set(questionId, place);
    else if (trials === 'one') {
      problems.push(secondResponse(questionId, place, first, words.setting('trials', 'all')));
    }
    if (problems.length === 0) yield decoded.value;
  }
  if (problems.length > 0) throw inputError(problems);
}

function secondResponse(id: string, second: Place, first: Place, allTrials: string): Problem {
  const also = { ...first, path: first.path ?? [] };
  return {
    ...second,
    also,
    message: `a second response for question ${JSON.stringify(id)}; keep one, or score all with ${allTrials}`,
  };
}
