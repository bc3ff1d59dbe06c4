import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { readExactJson } from '../../src/core/text/json.js';
import { NEEDS_DATA } from '../support/summary.js';

/** The cases that every clone has. */
export const COPIES = join(import.meta.dirname, '../fixtures/conformance');

const WHOLE = process.env.STEPGATE_CONFORMANCE ?? join(import.meta.dirname, '../../../shared/conformance');

/** Whether the whole conformance data is there, and not only the copies. */
export const HAS_DATA = existsSync(WHOLE);

/** The folder of the conformance data: the whole data if it is there, the copies otherwise. */
export const ROOT = HAS_DATA ? WHOLE : COPIES;

/** Tests of the whole data. Without the data, one test of this title is skipped instead, and the summary counts it. */
export function describeWithData(title: string, define: () => void): void {
  if (HAS_DATA) describe(title, define);
  else skipForData(title);
}

/** A test of the whole data. Without the data it is skipped, and the summary counts it. */
export function testWithData(title: string, run: () => void | Promise<void>, timeout?: number): void {
  if (HAS_DATA) test(title, run, timeout);
  else skipForData(title);
}

export function skipForData(title: string): void {
  test.skip(`${title} ${NEEDS_DATA}`, () => {});
}

/** Names in a folder of the data; none if the folder is not there. Tests that need it use `describeWithData`. */
export function list(...path: string[]): string[] {
  const folder = join(ROOT, ...path);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
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
  return json<T[]>('robustness', file);
}
