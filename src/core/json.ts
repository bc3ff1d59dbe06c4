import { isMapping } from './values.js';

/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export const MAX_JSON_DEPTH = 1000;

/** The outcome of reading JSON text: a value, or why it is none. */
export type JsonResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. */
export function readJson(text: string): JsonResult {
  try {
    return { kind: 'value', value: JSON.parse(text) };
  } catch (error) {
    if (/\b(?:NaN|Infinity)\b/.test(text)) return readExactJson(text);
    return { kind: 'invalid', reason: placeOfSyntaxError(text, error as Error) };
  }
}

/**
 * Reads JSON as `readJson`, with integers that a double cannot hold as bigint. Slower; for values that are
 * compared as a whole.
 */
export function readExactJson(text: string): JsonResult {
  const cursor = new ExactReader(text);
  try {
    return { kind: 'value', value: cursor.document() };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'invalid', reason: `${error.message}: ${lineAndColumn(text, cursor.at)}` };
  }
}

/** True when the text holds an integer that JSON.parse could round. */
export function mayLoseDigits(text: string): boolean {
  return /(?:^|[:,[\s])-?\d{16,}(?:[\s,\]}]|$)/.test(text);
}

/** "line 1 column 5" of an offset. */
export function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line} column ${offset - before.lastIndexOf('\n')}`;
}

function placeOfSyntaxError(text: string, error: Error): string {
  const position = /at position (\d+)/.exec(error.message)?.[1];
  if (position !== undefined) return lineAndColumn(text, Number(position));
  const atEnd = /end of JSON input|Unterminated/i.test(error.message);
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

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/** A recursive-descent reader; `at` is where it stands, and where it failed when it throws. */
class ExactReader {
  at = 0;
  constructor(private readonly text: string) {}

  document(): unknown {
    const value = this.value(0);
    if (this.at < this.text.length) throw new SyntaxError('unexpected text after the value');
    return value;
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
    for (const [word, value] of WORDS) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    return this.number();
  }

  private object(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    this.items('}', () => {
      this.skipBlank();
      const key = this.string();
      this.skipBlank();
      this.take(':');
      const value = this.value(depth + 1);
      // Not an assignment: __proto__ is an ordinary key.
      Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
    });
    return made;
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

  private string(): string {
    if (this.text[this.at] !== '"') throw new SyntaxError('expected a string');
    let end = this.at + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    const value = JSON.parse(this.text.slice(this.at, end + 1)) as string;
    this.at = end + 1;
    return value;
  }

  private number(): number | bigint {
    NUMBER.lastIndex = this.at;
    const literal = NUMBER.exec(this.text)?.[0];
    if (literal === undefined) throw new SyntaxError('unexpected character');
    this.at += literal.length;
    const value = Number(literal);
    return /^-?\d+$/.test(literal) && !Number.isSafeInteger(value) ? BigInt(literal) : value;
  }

  private skipBlank(): void {
    BLANK.lastIndex = this.at;
    this.at += BLANK.exec(this.text)?.[0].length ?? 0;
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

/**
 * Equality of JSON values: key order free, 1 = 1.0, `true` ≠ 1, big integers exact, missing ≠ null, NaN equals
 * itself. Returns the path of the first difference (`$.rows[2].name`), or null when the values are equal.
 */
export function firstDifference(reference: unknown, actual: unknown): string | null {
  const pending: [unknown, unknown, string][] = [[reference, actual, '$']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [left, right, path] = next;
    if (Array.isArray(left) && Array.isArray(right)) {
      const longer = Math.max(left.length, right.length);
      if (left.length !== right.length) return `${path}[${Math.min(left.length, right.length)}]`;
      for (let i = longer - 1; i >= 0; i--) pending.push([left[i], right[i], `${path}[${i}]`]);
    } else if (isMapping(left) && isMapping(right)) {
      const odd = unsharedKey(left, right);
      if (odd !== null) return `${path}.${odd}`;
      for (const key of Object.keys(left).reverse()) pending.push([left[key], right[key], `${path}.${key}`]);
    } else if (!sameScalar(left, right)) {
      return path;
    }
  }
  return null;
}

function unsharedKey(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): string | null {
  const missing = Object.keys(left).find((key) => !Object.hasOwn(right, key));
  return missing ?? Object.keys(right).find((key) => !Object.hasOwn(left, key)) ?? null;
}

function sameScalar(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === 'bigint' || typeof right === 'bigint') return sameBigNumber(left, right);
  return typeof left === 'number' && typeof right === 'number' && Number.isNaN(left) && Number.isNaN(right);
}

/** A bigint and a double are equal when the double is exactly that integer. */
function sameBigNumber(left: unknown, right: unknown): boolean {
  const bothNumbers = [left, right].every((side) => typeof side === 'bigint' || typeof side === 'number');
  // biome-ignore lint/suspicious/noDoubleEquals: == between bigint and number is the exact mathematical comparison.
  return bothNumbers && (left as bigint) == (right as bigint);
}
