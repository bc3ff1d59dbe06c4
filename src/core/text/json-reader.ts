/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export const MAX_JSON_DEPTH = 1000;

/** Python reads no integer with more digits from a text; to write one takes time that grows with their square. */
const MOST_DIGITS = 4300;

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
export class ExactReader {
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
    if (Number.isSafeInteger(value) || !/^-?\d+$/.test(literal)) return value;
    if (literal.length > MOST_DIGITS) throw new SyntaxError(`an integer of more than ${MOST_DIGITS} digits`);
    return BigInt(literal);
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
