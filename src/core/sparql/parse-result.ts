import { isMapping, type Mapping } from '../values.js';
import { RowReader } from './row-reader.js';

/** Shorter texts are parsed before the form of their rows is known. */
const SHORT = 1000;

/**
 * Parses SPARQL JSON, with the outcome of `JSON.parse`. The rows of a table are written alike but for the texts of their
 * values; to compare all else with the row before takes less than half of the time.
 */
export function parseResult(text: string): unknown {
  return (text.length < SHORT ? null : parseRows(text)) ?? JSON.parse(text);
}

const KEY = '"bindings"';
const BRACKET = /[ \t\n\r]*:[ \t\n\r]*\[/y;

/** The result, or null where the text is to be parsed in one piece. */
function parseRows(text: string): unknown {
  const key = text.indexOf(KEY);
  BRACKET.lastIndex = key + KEY.length;
  if (key < 0 || !BRACKET.test(text)) return null;
  const start = BRACKET.lastIndex;
  const reader = new RowReader(text, start);
  try {
    return reader.readAll() ? withRows(text.slice(0, start), reader.rows, text.slice(reader.at)) : null;
  } catch {
    return null;
  }
}

/** What is around the rows is parsed with a mark in their place, which has to come out as the bindings of the result. */
function withRows(before: string, rows: readonly Mapping[], after: string): unknown {
  // Without a backslash, there is no other text like the mark.
  if (before.includes('\\') || after.includes('\\')) return null;
  const value: unknown = JSON.parse(`${before}"\\u0000"${after}`);
  const results = isMapping(value) ? value.results : undefined;
  if (!isMapping(value) || !isMapping(results) || !Array.isArray(results.bindings)) return null;
  return results.bindings[0] === '\u0000' ? { ...value, results: { ...results, bindings: rows } } : null;
}
