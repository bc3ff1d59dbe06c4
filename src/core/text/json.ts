import { MAX_JSON_DEPTH, MAX_VALUES } from '../limits.js';
import { depthWithin } from './values.js';

/** The outcome of reading JSON text: a value, or why it is invalid. */
export type JsonResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. */
export function readJson(text: string): JsonResult {
  return readWith(text, JSON.parse, (error) => {
    if (/\b(?:NaN|Infinity)\b/.test(text)) return readMarked(text);
    return invalidAt(() => lineAndColumn(text, offsetOfError(text, error)));
  });
}

/** Reads JSON as `readJson`, with integers that a double cannot hold as bigint. */
export function readExactJson(text: string): JsonResult {
  return HAS_LONG_INTEGER.test(text) ? readMarked(text) : readJson(text);
}

/** As `readExactJson`, but what is nested too deeply to be walked or written again is invalid. */
export function readBoundedJson(text: string): JsonResult {
  const json = readExactJson(text);
  return json.kind === 'value' && !depthWithin(json.value, MAX_JSON_DEPTH) ? TOO_DEEP : json;
}

const TOO_DEEP: JsonResult = { kind: 'invalid', reason: `nested deeper than ${MAX_JSON_DEPTH} levels` };

function readWith(text: string, parse: typeof JSON.parse, otherwise: (error: SyntaxError) => JsonResult): JsonResult {
  const excess = excessOf(text);
  if (excess !== null) return { kind: 'invalid', reason: excess };
  try {
    return { kind: 'value', value: parse(text) };
  } catch (error) {
    // A reviver exhausts the stack.
    return error instanceof SyntaxError ? otherwise(error) : TOO_DEEP;
  }
}

const HAS_LONG_INTEGER = /(?:^|[:,[\s])-?\d{16}\d*(?:[\s,\]}]|$)/;

/** What marks a number among the texts until they are read or written; no text of a file starts so by chance. */
const MARK = '\u0000stepgate-number:';
const MARKED = /"\\u0000stepgate-number:(-?\d+(?:\.\d+)?(?:e[+-]\d+)?|NaN|-?Infinity)"/g;

/** Reads a text whose long integers and words such as NaN are texts with a mark while JSON.parse reads it. */
function readMarked(text: string): JsonResult {
  const marked = outsideTexts(text, (part) => part.replace(NUMBERS, (number) => markedNumber(number)));
  const unmark = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(MARK) ? numberOf(value.slice(MARK.length)) : value;
  const plain = (part: string) => part.replace(MARKED, '$1');
  return readWith(
    marked,
    (json) => JSON.parse(json, unmark),
    (error) => invalidAt(() => lineAndColumn(text, plain(marked.slice(0, offsetOfError(marked, error))).length)),
  );
}

const NUMBERS = /-?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Infinity)|NaN/g;

function markedNumber(number: string): string {
  const isLong = number.length > 15 && !/^-?0|[.eE]/.test(number);
  return isLong || /^-?[NI]/.test(number) ? JSON.stringify(MARK + number) : number;
}

function numberOf(written: string): number | bigint {
  const value = Number(written);
  return Number.isSafeInteger(value) || !Number.isFinite(value) ? value : BigInt(written);
}

/** A text with all that is not in quotes replaced. */
function outsideTexts(text: string, replace: (part: string) => string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const start = quote < 0 ? text.length : quote;
    const end = Math.min(endOfString(text, start) + 1, text.length);
    parts.push(replace(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  return parts.join('');
}

/**
 * The first key of valid JSON, in its quotes, that one of its mappings has twice, with the places of both; null where there is none. Readers
 * would silently keep the last value.
 */
export function repeatedKey(text: string) {
  const open: { mapping: number; places: Map<string, number> }[] = [];
  for (const { key, at, depth, mapping } of keysIn(text)) {
    if (open[depth]?.mapping !== mapping) open[depth] = { mapping, places: new Map() };
    const { places } = open[depth];
    const name: string = key.includes('\\') ? JSON.parse(key) : key.slice(1, -1);
    const first = places.get(name);
    if (first !== undefined) return { key, first, second: at };
    places.set(name, at);
  }
  return null;
}

/** The keys of valid JSON, texts before a colon, with the number of their mapping, and of the mappings around it. */
function* keysIn(text: string) {
  const open: number[] = [];
  let mappings = 0;
  const signs = /[{}"]/g;
  for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
    if (found[0] === '{') open.push(mappings++);
    else if (found[0] === '}') open.pop();
    else {
      const end = endOfString(text, found.index) + 1;
      signs.lastIndex = end;
      COLON.lastIndex = end;
      const key = { key: text.slice(found.index, end), at: found.index };
      if (COLON.test(text))
        yield { ...key, valueAt: COLON.lastIndex, mapping: open.at(-1) ?? 0, depth: open.length - 1 };
    }
  }
}

const COLON = /\s*:\s*/y;

/** The source text of a number or a word, by its key in the outermost mapping; null if it is absent. Example: `1.0`, which is not `1`. */
export function writtenValue(text: string, key: string): string | null {
  const name = JSON.stringify(key);
  const found = Array.from(keysIn(text)).findLast((one) => one.depth === 0 && one.key === name);
  if (found === undefined) return null;
  SCALAR.lastIndex = found.valueAt;
  return SCALAR.exec(text)?.[0] ?? null;
}

const SCALAR = /[^\s,{}[\]"]+/y;

/** "line 1 column 5" of an offset. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line} column ${offset - before.lastIndexOf('\n')}`;
}

/** An invalid text. The place of the error is looked for only if it is shown: most outputs that are not JSON are plain texts. */
function invalidAt(place: () => string): JsonResult {
  return {
    kind: 'invalid',
    get reason() {
      return place();
    },
  };
}

/** Where JSON.parse stopped. Not all of its messages have a position: the others follow the longest text that only ends too early. */
function offsetOfError(text: string, { message }: SyntaxError): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (/end of JSON input|Unterminated/i.test(message)) return text.length;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return new RegExp(`end of JSON input|Unterminated|at position ${text.length}\\b`).test(String(error));
  }
}

/** The closing quote of the string that opens at an offset, or the end of a text that has none. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/** Whether a text ends within a JSON object, list or string whose brackets close in their order so far. */
export function endsWithinJson(text: string): boolean {
  return /^[[{]/.test(text) && partsInBrackets(text).next().value === 'open';
}

/** Where a part of a text begins and ends. */
export type Span = readonly [start: number, end: number];

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * The parts of a text that begin and end with brackets, in one walk: quotes count inside of brackets. The last one is `open` where the
 * text ends within brackets, as an output that was cut off, and `wrong` where a bracket closes another one.
 */
export function* partsInBrackets(text: string): Generator<Span | 'open' | 'wrong'> {
  const open: number[] = [];
  const signs = /["[\]{}]/g;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    const [character] = sign;
    if (character === '"') {
      if (open.length > 0) signs.lastIndex = endOfString(text, sign.index) + 1;
    } else if (character in CLOSING) open.push(sign.index);
    else {
      const start = open.pop();
      if (start === undefined || CLOSING[text[start] as string] !== character) return yield 'wrong';
      if (open.length === 0) yield [start, signs.lastIndex];
    }
  }
  if (open.length > 0) yield 'open';
}

/** Below this size no text can take much memory, and is not searched. */
const LARGE = 4 * 1024 * 1024;

/**
 * Why a JSON text is refused before it is parsed, or null. A bracket is one byte in a file and about fifty in memory, so
 * that depth and number of values are bounded on the text itself.
 */
function excessOf(text: string): string | null {
  if (text.length < LARGE) return null;
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      if (++depth > MAX_JSON_DEPTH) return `nested deeper than ${MAX_JSON_DEPTH} levels`;
      values++;
    } else if (sign === ']' || sign === '}') depth--;
    else if (sign === ',') values++;
    if (values > MAX_VALUES) return `more than ${MAX_VALUES} values`;
  }
  return null;
}

/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
export function jsonText(value: unknown, indent = 0): string {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  const plain = (_: string, item: unknown) => (typeof item === 'bigint' ? String(item) : item);
  try {
    return JSON.stringify(value, plain, indent) ?? 'nothing';
  } catch {
    return 'a value nested too deeply';
  }
}

/**
 * A value as JSON in one line that is read as the same value: integers of any size, NaN and infinities, minus zero, which
 * `JSON.stringify` writes as 0, and large numbers, which would be read as integers with all their digits.
 */
export function exactJsonText(value: unknown): string {
  // Few values have such numbers, and a replacer takes three times as long.
  if (!hasOddNumber(value)) return JSON.stringify(value);
  const marked = (_: string, item: unknown) => (isOddNumber(item) ? MARK + numberText(item) : item);
  return JSON.stringify(value, marked).replace(MARKED, '$1');
}

/** A value as JSON for a YAML file: the characters that PyYAML reads as line breaks or refuses are escapes. */
export function jsonForYaml(value: unknown): string {
  return exactJsonText(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function hasOddNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isOddNumber(value);
  return Object.values(value).some(hasOddNumber);
}

function isOddNumber(value: unknown): value is number | bigint {
  if (typeof value !== 'number') return typeof value === 'bigint';
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isRounded || !Number.isFinite(value) || Object.is(value, -0);
}

function numberText(value: number | bigint): string {
  if (Object.is(value, -0)) return '-0';
  return Number.isInteger(value) ? (value as number).toExponential() : String(value);
}
