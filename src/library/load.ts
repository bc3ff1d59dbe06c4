import { readCorpus } from '../adapters/files/corpus.js';
import { readResponses } from '../adapters/files/responses.js';
import { OPTION_WORDS } from '../core/input-words.js';
import { uniqueResponses } from '../run/unique-responses.js';
import type { Corpus, Response } from './corpus-types.js';

/** A path or glob, or several. */
export type Files = string | readonly string[];

/**
 * Reads corpus files as one corpus, as the command line does: older key names are brought up to date, ids are text.
 *
 * @throws StepgateError with every problem at its line.
 */
export async function loadCorpus(files: Files): Promise<Corpus> {
  const { templates } = await readCorpus([files].flat());
  return templates() as unknown as Corpus;
}

/**
 * Reads response files, all of them into memory. With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem at its line.
 */
export async function loadResponses(files: Files, { trials = 'one' }: LoadOptions = {}): Promise<Response[]> {
  const responses: Response[] = [];
  const records = readResponses([files].flat());
  for await (const { source, questionId } of uniqueResponses(records, { trials, words: OPTION_WORDS })) {
    responses.push({ ...source, question_id: questionId } as Response);
  }
  return responses;
}

export interface LoadOptions {
  readonly trials?: 'one' | 'all';
}
