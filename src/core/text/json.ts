import type { Mapping } from '../values.js';
import { excessOf } from './json-bounds.js';
import { ExactReader, MAX_JSON_DEPTH, type RepeatedKey } from './json-reader.js';

/** The outcome of reading JSON text: a value, or why it is none. */
export type JsonResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. `parse` has the outcome of
 * `JSON.parse`.
 */
export function readJson(text: string, parse: (text: string) => unknown = JSON.parse): JsonResult {
  const excess = excessOf(text);
  if (excess !== null) return { kind: 'invalid', reason: excess };
  try {
    return { kind: 'value', value: parse(text) };
  } catch (error) {
    if (/\b(?:NaN|Infinity)\b/.test(text)) return readExactJson(text);
    return { kind: 'invalid', reason: placeOfSyntaxError(text, String(error)) };
  }
}

/**
 * Reads JSON as `readJson`, with integers that a double cannot hold as bigint. Slower; for values that are
 * compared as a whole.
 */
export function readExactJson(text: string): JsonResult {
  const excess = excessOf(text);
  if (excess !== null) return { kind: 'invalid', reason: excess };
  const cursor = new ExactReader(text);
  try {
    return { kind: 'value', value: cursor.document() };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'invalid', reason: `${error.message}: ${lineAndColumn(text, cursor.at)}` };
  }
}

/** As `readJson`, but what is nested too deeply to be walked or written again is invalid. */
export function readBoundedJson(text: string): JsonResult {
  const json = mayLoseDigits(text) ? readExactJson(text) : readJson(text);
  if (json.kind === 'value' && !depthWithin(json.value, MAX_JSON_DEPTH)) {
    return { kind: 'invalid', reason: `nested deeper than ${MAX_JSON_DEPTH} levels` };
  }
  return json;
}

/** The JSON of a whole file, as `readBoundedJson` reads it, and the first key that one of its mappings has twice. */
export type JsonDocument =
  | (Extract<JsonResult, { kind: 'value' }> & { readonly repeated: RepeatedKey | null })
  | Extract<JsonResult, { kind: 'invalid' }>;

export function readJsonDocument(text: string): JsonDocument {
  const excess = excessOf(text);
  if (excess !== null) return { kind: 'invalid', reason: excess };
  const reader = new ExactReader(text);
  try {
    return { kind: 'value', value: reader.document(), repeated: reader.repeated };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const json = readBoundedJson(text);
    return json.kind === 'value' ? { ...json, repeated: null } : json;
  }
}

/** Whether lists and mappings are nested no deeper than a limit, which bounds the recursion, too. */
export function depthWithin(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (limit < 0) return false;
  if (Array.isArray(value)) return value.every((item) => depthWithin(item, limit - 1));
  for (const key in value) if (!depthWithin((value as Mapping)[key], limit - 1)) return false;
  return true;
}

/** True when the text holds an integer that JSON.parse could round. */
export function mayLoseDigits(text: string): boolean {
  return /(?:^|[:,[\s])-?\d{16}\d*(?:[\s,\]}]|$)/.test(text);
}

/** "line 1 column 5" of an offset. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line} column ${offset - before.lastIndexOf('\n')}`;
}

function placeOfSyntaxError(text: string, error: string): string {
  const position = /at position (\d+)/.exec(error)?.[1];
  if (position !== undefined) return lineAndColumn(text, Number(position));
  const atEnd = /end of JSON input|Unterminated/i.test(error);
  return lineAndColumn(text, atEnd ? text.length : firstBadOffset(text));
}

/** V8 leaves the position out of some messages; the exact reader knows it. */
function firstBadOffset(text: string): number {
  const cursor = new ExactReader(text);
  try {
    cursor.document();
  } catch {
    return cursor.at;
  }
  return 0;
}
