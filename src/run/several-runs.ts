import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseExpected } from '../adapters/files/corpus.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { findFiles, readText } from '../adapters/files/find-files.js';
import { RESPONSES } from '../adapters/files/input-file.js';
import { decodeResponse } from '../core/corpus/response.js';
import type { RunResponses } from '../core/refresh/contradicted.js';
import type { Corpus, Response } from '../core/steps/model.js';
import { listAt } from '../core/text/values.js';
import { type InputWords, inputError, type Problem, usageError } from '../core/words/errors.js';
import { DETECTED, readNamedResponses } from './traces.js';

/** Minimum runs, because fewer runs prove nothing together. */
const MIN_RUNS = 3;

/** Reads runs: folders that a run wrote, or files of responses, each of which is one run. */
export async function readRunResponses(
  paths: readonly string[],
  corpus: Corpus,
  words: InputWords,
): Promise<RunResponses[]> {
  const named = (await Promise.all(paths.map(expandPath))).flat();
  if (named.length < MIN_RUNS) {
    throw usageError(`expected at least ${MIN_RUNS} runs, better five or more, got ${named.length}`);
  }
  const runs: RunResponses[] = [];
  for (const path of named) {
    const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true;
    runs.push(isFolder ? await readFolder(path) : await readFile(path, corpus, words));
  }
  return runs;
}

/** A folder, or the files of a pattern. */
async function expandPath(path: string): Promise<string[]> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true;
  if (isFolder) return [path];
  return findFiles([path], 'runs', { kinds: RESPONSES, roots: null });
}

async function readFolder(folder: string): Promise<RunResponses> {
  const file = join(folder, EVALUATION_FILE);
  const entries = parseExpected('results', await readText(file), file);
  return groupResponses(
    Array.isArray(entries) ? entries.map((entry) => ({ file, decoded: decodeResponse(entry) })) : [],
  );
}

async function readFile(file: string, corpus: Corpus, words: InputWords): Promise<RunResponses> {
  const settings = { responses: [file], ...DETECTED };
  const records: Parameters<typeof groupResponses>[0][number][] = [];
  for await (const record of readNamedResponses(settings, corpus, { words, warn: () => undefined }))
    records.push(record);
  return groupResponses(records);
}

function groupResponses(
  records: readonly { readonly file?: string; readonly decoded: ReturnType<typeof decodeResponse> }[],
): RunResponses {
  const responses = new Map<string, Response[]>();
  const problems: Problem[] = [];
  for (const { decoded, ...place } of records) {
    if (decoded.kind === 'ok') listAt(responses, decoded.value.questionId).push(decoded.value);
    else problems.push(...decoded.problems.map((problem) => ({ ...place, ...problem })));
  }
  if (problems.length > 0) throw inputError(problems);
  return responses;
}
