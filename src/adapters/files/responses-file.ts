import { rm } from 'node:fs/promises';
import { exactJsonText } from '../../core/text/exact-json-text.js';
import type { Mapping } from '../../core/values.js';
import { completeFile, partialOf, realFile } from './output-file.js';
import { openText } from './text-file.js';

/** Writes responses as JSONL to a file, which exists only when all are written; gives back how many there are. */
export function writeResponses(file: string, responses: AsyncIterable<Mapping>): Promise<number> {
  return writeLines(file, textsOf(responses));
}

async function* textsOf(responses: AsyncIterable<Mapping>): AsyncGenerator<string> {
  for await (const response of responses) yield exactJsonText(response);
}

/** Writes lines to a file, which has them only when all are written; gives back how many there are. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  const path = await realFile(file);
  const partial = await openText(partialOf(path));
  let count = 0;
  try {
    for await (const line of lines) {
      await partial.append(`${line}\n`);
      count++;
    }
    await partial.flush();
    await partial.handle.close();
    await completeFile(path);
    return count;
  } catch (error) {
    await partial.handle.close().catch(() => undefined);
    await rm(partialOf(path), { force: true });
    throw error;
  }
}
