/** A quoted text of a YAML file. */
interface Quoted {
  /** The offset after the closing quote. */
  readonly to: number;
  /** null if the text is short or must be read by the library. */
  readonly value: string | null;
}

/**
 * Finds the end of the text with its opening quote at `from`, and reads it if it is long and ends its line. Null if the
 * closing quote is missing.
 */
function readQuoted(text: string, from: number, minLength: number): Quoted | null {
  const isSingle = text[from] === "'";
  const end = isSingle ? singleQuoteEnd(text, from + 1) : doubleQuoteEnd(text, from + 1);
  if (end < 0) return null;
  const to = end + 1;
  if (end - from <= minLength || !endsLine(text, to)) return { to, value: null };
  const inside = text.slice(from + 1, end);
  if (inside.includes('\n') && /\n(?:---|\.\.\.)/.test(inside)) return { to, value: null };
  return { to, value: isSingle ? readSingle(inside) : readDouble(inside) };
}

function endsLine(text: string, at: number): boolean {
  const blanks = / *(?:\n|$)/y;
  blanks.lastIndex = at;
  return blanks.test(text);
}

/** The offset of the next quote that is not doubled; -1 if there is none. */
function singleQuoteEnd(text: string, from: number): number {
  let end = text.indexOf("'", from);
  while (end >= 0 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  return end;
}

/** The offset of the next quote that is not escaped; -1 if there is none. */
function doubleQuoteEnd(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end >= 0 && isEscaped(text, end, from)) end = text.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, at: number, from: number): boolean {
  let first = at;
  while (first > from && text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

function readSingle(inside: string): string {
  const text = inside.includes('\n') ? joinLines(inside, '\n', trimEnd) : inside;
  return text.includes("''") ? text.replaceAll("''", "'") : text;
}

/** Reads a text in double quotes. Escapes that JSON lacks are converted to JSON's. */
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

/** YAML escapes that JSON lacks, and their JSON text. */
const NON_JSON_ESCAPES: Readonly<Record<string, string>> = {
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
  return code <= 0x10ffff
    ? JSON.stringify(String.fromCodePoint(code)).slice(1, -1)
    : (NON_JSON_ESCAPES[written] ?? written);
}

/**
 * Folds lines like YAML: blanks around a line break are dropped, a single break becomes a blank, and further breaks are
 * kept. In double quotes, a line that ends with a backslash continues without a break or blank.
 */
function joinLines(inside: string, lineBreak: '\n' | '\\n', trim: (line: string) => string): string {
  const lines = inside.split('\n');
  const last = lines.length - 1;
  let joinedText = '';
  let breaks = 0;
  let isContinued = false;
  for (const [index, line] of lines.entries()) {
    const lineStart = index === 0 ? line : trimStart(line);
    const text = index === last ? lineStart : trim(lineStart);
    if (index === 0 || index === last || text !== '') {
      if (breaks > 0 && !isContinued) joinedText += breaks === 1 ? ' ' : lineBreak.repeat(breaks - 1);
      isContinued = lineBreak === '\\n' && index < last && isEscaped(text, text.length, 0);
      joinedText += isContinued ? text.slice(0, -1) : text;
      breaks = 0;
    }
    breaks++;
  }
  return joinedText;
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

/** Removes blanks at the end, but keeps an escaped blank. */
function trimUnescapedEnd(line: string): string {
  const trimmed = trimEnd(line);
  return trimmed.length < line.length && isEscaped(trimmed, trimmed.length, 0)
    ? line.slice(0, trimmed.length + 1)
    : trimmed;
}

function isBlank(line: string, at: number): boolean {
  return line[at] === ' ' || line[at] === '\t';
}

/** A YAML text with a short placeholder for each long quoted text. */
interface Shortened {
  readonly rest: string;
  /** Inserts the long texts into the parsed value of `rest`; null if a placeholder is missing from the value. */
  readonly restore: (value: unknown) => { readonly value: unknown } | null;
}

/** Minimum length of a long text; the library is as fast for shorter ones. */
const MIN_LONG_LENGTH = 100;

/** The placeholder of a text, followed by its number. A file that contains it itself is left to the library. */
const PLACEHOLDER = 'stepgate-text-';

/** Control characters, which are often errors, and line ends of other systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNUSUAL = /[\0-\x08\x0b-\x1f]/;

/** The start of a line whose value begins with a quote: `- `, `key: `, or both. */
const BEFORE_QUOTE = /^ *(?:- +)*(?:[A-Za-z_][\w.-]*: +)?(?=['"])/gm;

/**
 * Replaces the long quoted texts of a YAML text, because the library reads them character by character. A quote that
 * only seems to begin a text (in a comment or a multi-line text) is harmless: its placeholder is then read as part of
 * another value, and `restore` returns null. Null if there is no text to replace.
 */
export function shortenTexts(text: string): Shortened | null {
  if (text.length < MIN_LONG_LENGTH || UNUSUAL.test(text) || text.includes(PLACEHOLDER)) return null;
  const texts: string[] = [];
  const rest: string[] = [];
  let copiedTo = 0;
  BEFORE_QUOTE.lastIndex = 0;
  for (let match = BEFORE_QUOTE.exec(text); match; match = BEFORE_QUOTE.exec(text)) {
    const from = match.index + match[0].length;
    const quoted = readQuoted(text, from, MIN_LONG_LENGTH);
    if (quoted === null) return null;
    BEFORE_QUOTE.lastIndex = quoted.to;
    if (quoted.value === null) continue;
    rest.push(text.slice(copiedTo, from), `'${PLACEHOLDER}${texts.length}'`);
    texts.push(quoted.value);
    copiedTo = quoted.to;
  }
  if (texts.length === 0) return null;
  rest.push(text.slice(copiedTo));
  return { rest: rest.join(''), restore: (value) => restoreIn(value, texts) };
}

function restoreIn(root: unknown, texts: readonly string[]): { readonly value: unknown } | null {
  const missing = new Set(texts.keys());
  const restoreText = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(PLACEHOLDER)) return value;
    const index = Number(value.slice(PLACEHOLDER.length));
    missing.delete(index);
    return texts[index];
  };
  const holder: unknown[] = [root];
  const pending: object[] = [holder];
  const visited = new Set<object>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const child of restoreChildren(next, restoreText)) {
      if (visited.has(child)) continue;
      visited.add(child);
      pending.push(child);
    }
  }
  return missing.size === 0 ? { value: holder[0] } : null;
}

/** Restores the texts of one mapping or list in place; returns the nested mappings and lists. */
function restoreChildren(value: object, restoreText: (value: unknown) => unknown): object[] {
  const children: object[] = [];
  const entries = value as Record<string | number, unknown>;
  for (const key of Object.keys(value)) {
    const child = entries[key];
    if (typeof child === 'object' && child !== null) children.push(child);
    else if (typeof child === 'string') entries[key] = restoreText(child);
  }
  return children;
}
