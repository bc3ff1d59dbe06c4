import { endOfString, MAX_JSON_DEPTH } from './json-reader.js';

/** More values in one text are a bomb: honest ones have less than a tenth of it. */
export const MAX_VALUES = 20_000_000;

/** Below this size no text can take much memory, and is not searched. */
const LARGE = 4 * 1024 * 1024;

const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_MAPPING, CLOSE_MAPPING] = codesOf('",[]{}');

/**
 * Why a JSON text is refused before it is parsed, or null. A bracket is one byte in a file and about fifty in memory, so
 * that depth and number of values are bounded on the text itself.
 */
export function excessOf(text: string): string | null {
  if (text.length < LARGE) return null;
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_LIST || code === OPEN_MAPPING) {
      if (++depth > MAX_JSON_DEPTH) return `nested deeper than ${MAX_JSON_DEPTH} levels`;
      values++;
    } else if (code === CLOSE_LIST || code === CLOSE_MAPPING) depth--;
    else if (code === COMMA) values++;
    if (values > MAX_VALUES) return `more than ${MAX_VALUES} values`;
  }
  return null;
}

/** The codes of characters, one each. */
export function codesOf(characters: string): readonly number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}
