import { readCorpus } from '../adapters/files/corpus.js';
import { readResponses } from '../adapters/files/responses.js';
import type { Corpus, Response } from '../core/corpus/corpus-types.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { OPTION_WORDS, StepgateError } from '../core/words/errors.js';
import { makeTraceNamer, uniqueResponses } from '../run/traces.js';

/** Format of response files: responses, or traces of an agent. */
export type ResponsesFormat =
  | 'auto'
  | 'responses'
  | 'messages'
  | 'otlp'
  | 'spans'
  | 'jaeger'
  | 'langfuse'
  | 'session'
  | 'atif';

/** A path or glob, or several. */
export type Files = string | readonly string[];

/** The paths and globs of an argument as a list; their type is checked here, for callers in JavaScript. */
export function pathsOf(name: string, files: Files): string[] {
  const paths: unknown[] = [files].flat();
  if (paths.some((path) => typeof path !== 'string')) {
    throw new StepgateError('input', `${name}: expected a path or a list of paths, as in eval/corpus.yaml`);
  }
  return paths as string[];
}

/**
 * Reads corpus files as one corpus, as the command line does: older key names become current ones, and ids become text.
 *
 * @throws StepgateError with every problem and its line.
 */
export async function loadCorpus(files: Files): Promise<Corpus> {
  const { templates } = await readCorpus(pathsOf('files', files));
  return templates() as unknown as Corpus;
}

/**
 * Reads response files and recorded traces, all of them into memory; traces without a matching question are left out.
 * With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem and its line.
 */
export async function loadResponses(files: Files, options: LoadOptions = {}): Promise<Response[]> {
  const { trials = 'one', corpus, records: recordsAt = null, question_id = null } = options;
  const format = decodeChoice('options.format', options.format ?? 'auto', FORMAT_CHOICES);
  const namer = makeTraceNamer({
    format,
    questions: corpus ? questionsOf(corpus) : null,
    path: question_id,
    records: recordsAt,
    setting: 'options.format',
    words: OPTION_WORDS,
  });
  const responses: Response[] = [];
  const records = readResponses(pathsOf('files', files), null, namer);
  for await (const { source, questionId } of uniqueResponses(records, { trials, words: OPTION_WORDS })) {
    responses.push({ ...source, question_id: questionId } as Response);
  }
  return responses;
}

export interface LoadOptions {
  readonly trials?: 'one' | 'all';
  /** Format of the files; `auto` when absent: detected for each file. */
  readonly format?: ResponsesFormat;
  /** Path of the list of records in a document that holds more. Example: `simulations`. */
  readonly records?: string;
  /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
  readonly question_id?: string;
  /** Assigns traces to questions by text and by session id; when absent, only by the question ids in the traces. */
  readonly corpus?: Corpus;
}

function questionsOf(corpus: Corpus) {
  const questions = corpus.flatMap((template) => template.questions ?? []);
  return questions.map(({ id, question_text }) => ({ id: String(id), text: question_text }));
}
