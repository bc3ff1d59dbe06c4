import { readCorpus } from '../adapters/files/corpus.js';
import type { ResponseRecord } from '../adapters/files/response-record.js';
import { readResponses } from '../adapters/files/responses.js';
import type { FormatChoice } from '../core/decode/traces/formats.js';
import { filesError, forInput, type Problem } from '../core/errors.js';
import type { InputWords } from '../core/input-words.js';
import type { Response } from '../core/model.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Mapping } from '../core/values.js';
import { makeTraceNamer, type NamedTraces } from './name-traces.js';
import { selectedFrom } from './selected-questions.js';
import { uniqueResponses } from './unique-responses.js';

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
export interface Import {
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
    responses: sources(uniqueResponses(wanted, { trials: settings.trials, words }), files.map(inWords)),
    named: namer.named,
    warnings: read?.warnings ?? [],
  };
}

/** Standard input as other errors call it. */
function inWords(file: string): string {
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
