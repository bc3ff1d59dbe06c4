/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export const MAX_JSON_DEPTH = 1000;

/** Python reads no integer with more digits from a text; to write one takes time that grows with their square. */
const MOST_DIGITS = 4300;

/** A key that one mapping has twice; readers would silently keep the last value. */
export interface RepeatedKey {
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

/** A recursive-descent reader; `at` is where it stands, and where it failed when it throws. */
export class ExactReader {
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

  private object(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    const places: number[] = [];
    this.items('}', () => {
      this.skipBlank();
      places.push(this.at);
      const key = this.string(this.names);
      if (Object.hasOwn(made, key)) this.repeated ??= this.repetition(places);
      this.skipBlank();
      this.take(':');
      const value = this.value(depth + 1);
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
    if (literal.length > MOST_DIGITS) throw new SyntaxError(`an integer of more than ${MOST_DIGITS} digits`);
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
