/** A quoted text of a YAML file. */
interface Quoted {
  /** Where the text goes on after the closing quote. */
  readonly to: number;
  /** null where it is short, or something that only the library reads. */
  readonly value: string | null;
}

/**
 * Finds the end of the text whose opening quote stands at `from`, and reads it where it is long and ends its line. Null
 * where it has no end.
 */
function readQuoted(text: string, from: number, long: number): Quoted | null {
  const isSingle = text[from] === "'";
  const end = isSingle ? singleQuoteEnd(text, from + 1) : doubleQuoteEnd(text, from + 1);
  if (end < 0) return null;
  const to = end + 1;
  if (end - from <= long || !endsLine(text, to)) return { to, value: null };
  const inside = text.slice(from + 1, end);
  if (inside.includes('\n') && /\n(?:---|\.\.\.)/.test(inside)) return { to, value: null };
  return { to, value: isSingle ? readSingle(inside) : readDouble(inside) };
}

function endsLine(text: string, at: number): boolean {
  const blanks = / *(?:\n|$)/y;
  blanks.lastIndex = at;
  return blanks.test(text);
}

/** The next quote that is not doubled. */
function singleQuoteEnd(text: string, from: number): number {
  let end = text.indexOf("'", from);
  while (end >= 0 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  return end;
}

/** The next quote that is not escaped. */
function doubleQuoteEnd(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end >= 0 && isEscaped(text, end, from)) end = text.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes stands before a character. */
function isEscaped(text: string, at: number, from: number): boolean {
  let first = at;
  while (first > from && text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

function readSingle(inside: string): string {
  const text = inside.includes('\n') ? joinLines(inside, '\n', trimEnd) : inside;
  return text.includes("''") ? text.replaceAll("''", "'") : text;
}

/** Most escapes are JSON's; the others are written as such. */
function readDouble(inside: string): string | null {
  const text = inside.includes('\n') ? joinLines(inside, '\\n', trimUnescapedEnd) : inside;
  return parseJson(text) ?? parseJson(text.replace(ESCAPE, jsonEscape));
}

function parseJson(text: string): string | null {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return null;
  }
}

const ESCAPE = /\\(?:x([\dA-Fa-f]{2})|U00([01][\dA-Fa-f]{5})|.)/g;

/** What JSON writes otherwise, or not at all. */
const NO_JSON: Readonly<Record<string, string>> = {
  '\\ ': ' ',
  '\\0': '\\u0000',
  '\\a': '\\u0007',
  '\\v': '\\u000b',
  '\\e': '\\u001b',
  '\\N': '\\u0085',
  '\\_': '\\u00a0',
  '\\L': '\\u2028',
  '\\P': '\\u2029',
};

function jsonEscape(written: string, two?: string, six?: string): string {
  if (two !== undefined) return `\\u00${two}`;
  const code = Number.parseInt(six ?? '', 16);
  return code <= 0x10ffff ? JSON.stringify(String.fromCodePoint(code)).slice(1, -1) : (NO_JSON[written] ?? written);
}

/**
 * Folds lines as YAML does: blanks around a line break do not count, one break is a blank, further ones are breaks. In
 * double quotes, a line that ends with a backslash goes on without any of this.
 */
function joinLines(inside: string, lineBreak: '\n' | '\\n', trim: (line: string) => string): string {
  const lines = inside.split('\n');
  const last = lines.length - 1;
  let joined = '';
  let breaks = 0;
  let goesOn = false;
  for (const [index, line] of lines.entries()) {
    const started = index === 0 ? line : trimStart(line);
    const text = index === last ? started : trim(started);
    if (index === 0 || index === last || text !== '') {
      if (breaks > 0 && !goesOn) joined += breaks === 1 ? ' ' : lineBreak.repeat(breaks - 1);
      goesOn = lineBreak === '\\n' && index < last && isEscaped(text, text.length, 0);
      joined += goesOn ? text.slice(0, -1) : text;
      breaks = 0;
    }
    breaks++;
  }
  return joined;
}

function trimStart(line: string): string {
  let at = 0;
  while (isBlank(line, at)) at++;
  return line.slice(at);
}

function trimEnd(line: string): string {
  let end = line.length;
  while (isBlank(line, end - 1)) end--;
  return line.slice(0, end);
}

/** An escaped blank stays. */
function trimUnescapedEnd(line: string): string {
  const trimmed = trimEnd(line);
  return trimmed.length < line.length && isEscaped(trimmed, trimmed.length, 0)
    ? line.slice(0, trimmed.length + 1)
    : trimmed;
}

function isBlank(line: string, at: number): boolean {
  return line[at] === ' ' || line[at] === '\t';
}

/** A YAML text in which a short quoted text stands for each long one. */
interface Shortened {
  readonly rest: string;
  /** Puts the long texts into the value of `rest`; null where one of them is not found again as a whole. */
  readonly restore: (value: unknown) => { readonly value: unknown } | null;
}

/** Of shorter texts the library is as fast. */
const LONG = 100;

/** What stands for a text, with its number. A file that holds this itself is left to the library. */
const PLACEHOLDER = 'stepgate-text-';

/** Control characters, which are errors in many places, and line ends of other systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNUSUAL = /[\0-\x08\x0b-\x1f]/;

/** The start of a line whose value begins with a quote: `- `, `key: `, or both. */
const BEFORE_QUOTE = /^ *(?:- +)*(?:[A-Za-z_][\w.-]*: +)?(?=['"])/gm;

/**
 * Takes the long quoted texts out of a YAML text, because the library reads them character by character. A quote that
 * only seems to begin a text (in a comment, in a text over several lines) does no harm: the library then reads its
 * placeholder as part of something else, so that `restore` does not find it. Null where nothing is gained.
 */
export function shortenTexts(text: string): Shortened | null {
  if (text.length < LONG || UNUSUAL.test(text) || text.includes(PLACEHOLDER)) return null;
  const texts: string[] = [];
  const rest: string[] = [];
  let copied = 0;
  BEFORE_QUOTE.lastIndex = 0;
  for (let found = BEFORE_QUOTE.exec(text); found; found = BEFORE_QUOTE.exec(text)) {
    const from = found.index + found[0].length;
    const quoted = readQuoted(text, from, LONG);
    if (quoted === null) return null;
    BEFORE_QUOTE.lastIndex = quoted.to;
    if (quoted.value === null) continue;
    rest.push(text.slice(copied, from), `'${PLACEHOLDER}${texts.length}'`);
    texts.push(quoted.value);
    copied = quoted.to;
  }
  if (texts.length === 0) return null;
  rest.push(text.slice(copied));
  return { rest: rest.join(''), restore: (value) => restoreIn(value, texts) };
}

function restoreIn(root: unknown, texts: readonly string[]): { readonly value: unknown } | null {
  const missing = new Set(texts.keys());
  const restored = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(PLACEHOLDER)) return value;
    const index = Number(value.slice(PLACEHOLDER.length));
    missing.delete(index);
    return texts[index];
  };
  const holder: unknown[] = [root];
  const pending: object[] = [holder];
  const seen = new Set<object>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const child of restoreChildren(next, restored)) {
      if (seen.has(child)) continue;
      seen.add(child);
      pending.push(child);
    }
  }
  return missing.size === 0 ? { value: holder[0] } : null;
}

/** Restores the texts of one mapping or list in place; gives back the mappings and lists in it. */
function restoreChildren(value: object, restored: (value: unknown) => unknown): object[] {
  const inner: object[] = [];
  const entries = value as Record<string | number, unknown>;
  for (const key of Object.keys(value)) {
    const child = entries[key];
    if (typeof child === 'object' && child !== null) inner.push(child);
    else if (typeof child === 'string') entries[key] = restored(child);
  }
  return inner;
}
