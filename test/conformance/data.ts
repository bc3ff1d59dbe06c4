import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExactJson } from '../../src/core/text/json.js';

/** The cases that every clone has. */
export const COPIES = join(import.meta.dirname, '../fixtures/conformance');

const WHOLE = process.env.STEPGATE_CONFORMANCE ?? join(import.meta.dirname, '../../../shared/conformance');

/** The folder of the conformance data: all of it where it lies beside the project. */
export const ROOT = existsSync(WHOLE) ? WHOLE : COPIES;

/** Names in a folder of the data; none where it is not there, so that its cases are left out. */
export function list(...path: string[]): string[] {
  const folder = join(ROOT, ...path);
  if (existsSync(folder)) return readdirSync(folder).sort();
  if (ROOT === COPIES) console.warn(`no conformance data at ${WHOLE}: cases of ${path.join('/')} are left out`);
  return [];
}

export function text(...path: string[]): string {
  return readFileSync(join(ROOT, ...path), 'utf8');
}

/** A JSON file of the data; the tokens of Python's json module are read, too. */
export function json<T>(...path: string[]): T {
  const read = readExactJson(text(...path));
  if (read.kind === 'invalid') throw new Error(read.reason);
  return read.value as T;
}

/** The records of a JSONL file. */
export function records(...path: string[]): unknown[] {
  return text(...path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);
}

/** The cases of a file of hard inputs. */
export function casesIn<T>(file: string): T[] {
  return list('robustness').includes(file) ? json<T[]>('robustness', file) : [];
}
