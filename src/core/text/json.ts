import { depthWithin } from './values.js';

/** The outcome of reading JSON text: a value, or why it is invalid. */
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
type JsonDocument =
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

/** True when the text holds an integer that JSON.parse could round. */
export function mayLoseDigits(text: string): boolean {
  return /(?:^|[:,[\s])-?\d{16}\d*(?:[\s,\]}]|$)/.test(text);
}

/** The source text of a value, by its key in the outermost mapping; null if the key is absent. Example: `1.0`, which is not `1`. */
export function writtenValue(text: string, key: string): string | null {
  try {
    return new ExactReader(text).sourceOf(key);
  } catch {
    return null;
  }
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

/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export const MAX_JSON_DEPTH = 1000;

/** Python reads no integer with more digits from a text; to write one takes time that grows with their square. */
const MAX_DIGITS = 4300;

/** A key that one mapping has twice; readers would silently keep the last value. */
interface RepeatedKey {
  /** As it is written, in its quotes. */
  readonly key: string;
  /** Where the first and the second one start. */
  readonly first: number;
  readonly second: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANKS = ' \t\n\r';
const WORD = /true|false|null|NaN|-?Infinity/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/** `__proto__` is an ordinary key, and assigning to it is not. */
const OWN = { enumerable: true, writable: true, configurable: true };

/** A recursive-descent reader; `at` is its position, and the position of the error when it throws. */
class ExactReader {
  at = 0;
  /** The first repeated key that was read. */
  repeated: RepeatedKey | null = null;
  /** Keys as they are written, with their texts: a file has few, and has them often. */
  private readonly names = new Map<string, string>();
  constructor(private readonly text: string) {}

  document(): unknown {
    const value = this.value(0);
    if (this.at < this.text.length) throw new SyntaxError('unexpected text after the value');
    return value;
  }

  /** The text of the value of a key of the outermost mapping, the last one if there are several; null for none. */
  sourceOf(key: string): string | null {
    let source: string | null = null;
    this.skipBlank();
    this.object(0, (name, from) => {
      if (name === key) source = this.text.slice(from, this.at).trim();
    });
    return source;
  }

  private value(depth: number): unknown {
    if (depth > MAX_JSON_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_JSON_DEPTH}`);
    this.skipBlank();
    const value = this.bareValue(depth);
    this.skipBlank();
    return value;
  }

  private bareValue(depth: number): unknown {
    const first = this.text[this.at];
    if (first === '{') return this.object(depth);
    if (first === '[') return this.array(depth);
    if (first === '"') return this.string();
    WORD.lastIndex = this.at;
    if (!WORD.test(this.text)) return this.number();
    const word = this.text.slice(this.at, WORD.lastIndex);
    this.at = WORD.lastIndex;
    return WORDS.get(word);
  }

  private object(depth: number, wasRead?: (key: string, from: number) => void): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    const places: number[] = [];
    this.items('}', () => {
      this.skipBlank();
      places.push(this.at);
      const key = this.string(this.names);
      if (Object.hasOwn(made, key)) this.repeated ??= this.repetition(places);
      this.skipBlank();
      this.take(':');
      const from = this.at;
      const value = this.value(depth + 1);
      wasRead?.(key, from);
      if (key === '__proto__') Object.defineProperty(made, key, { ...OWN, value });
      else made[key] = value;
    });
    return made;
  }

  /** The key at the last of these places, which is also at one of the others. */
  private repetition(places: readonly number[]): RepeatedKey | null {
    const keyAt = (at: number) => this.text.slice(at, endOfString(this.text, at) + 1);
    const [second = 0] = places.slice(-1);
    const key = keyAt(second);
    const first = places.find((at) => JSON.parse(keyAt(at)) === JSON.parse(key));
    return first === undefined ? null : { key, first, second };
  }

  private array(depth: number): unknown[] {
    const made: unknown[] = [];
    this.items(']', () => made.push(this.value(depth + 1)));
    return made;
  }

  private items(close: string, item: () => void): void {
    this.at++;
    this.skipBlank();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    do item();
    while (this.takeIf(','));
    this.take(close);
  }

  private string(known?: Map<string, string>): string {
    if (this.text[this.at] !== '"') throw new SyntaxError('expected a string');
    const end = endOfString(this.text, this.at);
    const written = this.text.slice(this.at, end + 1);
    const value: string = known?.get(written) ?? JSON.parse(written);
    if (known && !known.has(written)) known.set(written, value);
    this.at = end + 1;
    return value;
  }

  private number(): number | bigint {
    NUMBER.lastIndex = this.at;
    const literal = NUMBER.exec(this.text)?.[0];
    if (literal === undefined) throw new SyntaxError('unexpected character');
    this.at += literal.length;
    const value = Number(literal);
    if (Number.isSafeInteger(value) || !/^-?\d+$/.test(literal)) return value;
    if (literal.length > MAX_DIGITS) throw new SyntaxError(`an integer of more than ${MAX_DIGITS} digits`);
    return BigInt(literal);
  }

  private skipBlank(): void {
    while (this.at < this.text.length && BLANKS.includes(this.text.charAt(this.at))) this.at++;
  }

  private takeIf(character: string): boolean {
    const there = this.text[this.at] === character;
    if (there) this.at++;
    return there;
  }

  private take(character: string): void {
    if (!this.takeIf(character)) throw new SyntaxError(`expected ${character}`);
  }
}

/** The closing quote of the string that opens at an offset, or the end of a text that has none. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

const BACKSLASH = 0x5c;

/** More values in one text are a bomb: honest ones have less than a tenth of it. */
export const MAX_VALUES = 20_000_000;

/** Below this size no text can take much memory, and is not searched. */
const LARGE = 4 * 1024 * 1024;

const [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_MAPPING, CLOSE_MAPPING] = codesOf('",[]{}');

/**
 * Why a JSON text is refused before it is parsed, or null. A bracket is one byte in a file and about fifty in memory, so
 * that depth and number of values are bounded on the text itself.
 */
function excessOf(text: string): string | null {
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

/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
export function jsonText(value: unknown, indent = 0): string {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  try {
    return (
      JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item), indent) ?? 'nothing'
    );
  } catch {
    return 'a value nested too deeply';
  }
}

/** What marks a number among the texts until they are written; no text of a file starts so by chance. */
const MARK = '\u0000stepgate-number:';
const MARKED = /"\\u0000stepgate-number:(-?\d+|NaN|-?Infinity)"/g;

/** A value as JSON in one line, integers of any size, NaN and infinities as they were read. */
export function exactJsonText(value: unknown): string {
  try {
    const text = JSON.stringify(value);
    // NaN is written as null. Few values have one, and a replacer takes three times as long.
    return text?.includes('null') && hasNoJsonNumber(value) ? withMarkedNumbers(value) : text;
  } catch {
    // A bigint is refused.
    return withMarkedNumbers(value);
  }
}

/** Whether NaN or an infinity is somewhere in a value. */
function hasNoJsonNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNoJsonNumber);
}

function withMarkedNumbers(value: unknown): string {
  const isMarked = (item: unknown) => typeof item === 'bigint' || (typeof item === 'number' && !Number.isFinite(item));
  const marked = (_: string, item: unknown) => (isMarked(item) ? `${MARK}${item}` : item);
  return JSON.stringify(value, marked).replace(MARKED, '$1');
}
