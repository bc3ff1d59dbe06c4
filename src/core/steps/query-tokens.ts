/** A piece of a query's text. Comments and blanks are left out. */
export interface Token {
  readonly kind: 'iri' | 'text' | 'variable' | 'word' | 'sign';
  /** An IRI without its brackets, a text without its quotes, a variable without its mark; else as it is written. */
  readonly text: string;
}

const IRI = /<([^<>"{}|^`\\\s]*)>/y;
const VARIABLE = /[?$]([\p{L}\p{N}_]+)/uy;
/** In names, a backslash escapes punctuation. */
const WORD = /[\p{L}\p{N}_:@][\p{L}\p{N}_.:%@-]*(?:\\[_~.!$&'()*+,;=/?#@%-][\p{L}\p{N}_.:%@-]*)*/uy;
const SPACE = /\s+/y;

/** Blanks and a comment. */
const GAP = /\s*(?:#[^\n]*)?/y;
const PREFIX = /(?:prefix|base)\s+(?:([^\s:<]*:)\s*)?<([^<>\s]*)>/iy;

/** The prefixes that a query declares, each with its colon, and where the query begins behind them. */
export function prologueOf(query: string): { readonly prefixes: ReadonlyMap<string, string>; readonly end: number } {
  const prefixes = new Map<string, string>();
  let end = 0;
  for (;;) {
    PREFIX.lastIndex = behindGaps(query, end);
    const found = PREFIX.exec(query);
    if (!found) return { prefixes, end };
    if (found[1] !== undefined) prefixes.set(found[1], found[2] as string);
    end = PREFIX.lastIndex;
  }
}

function behindGaps(query: string, start: number): number {
  for (let at = start; ; at = GAP.lastIndex) {
    GAP.lastIndex = at;
    GAP.test(query);
    if (GAP.lastIndex === at) return at;
  }
}

/** The tokens of a query from a place on. Never throws: what no token can be is a sign, a text without an end goes to the end. */
export function tokensOf(query: string, start = 0): Token[] {
  const tokens: Token[] = [];
  for (let at = start; at < query.length; ) at = readToken(query, at, tokens);
  return tokens;
}

/** A token as it is written, or a comment. */
export interface WrittenToken {
  readonly text: string;
  /** Blanks stand before it. */
  readonly spaced: boolean;
}

/** The tokens of a query as they are written, comments among them: together they are the whole text except its blanks. */
export function* writtenTokens(query: string): Generator<WrittenToken> {
  let spaced = false;
  for (let at = 0, end = 0; at < query.length; at = end) {
    end = readToken(query, at, []);
    const text = query.slice(at, end);
    if (text.trim() !== '') yield { text, spaced };
    spaced = text.trim() === '';
  }
}

/** A query with terms in place of variables; texts, IRIs and comments stay as they are. */
export function replaceVariables(query: string, terms: ReadonlyMap<string, string>): string {
  let text = '';
  for (let at = 0, end = 0; at < query.length; at = end) {
    end = readToken(query, at, []);
    const written = query.slice(at, end);
    text += /^[?$]./.test(written) ? (terms.get(written.slice(1)) ?? written) : written;
  }
  return text;
}

/** Adds the token that begins at a place, if there is one, and returns the offset after it. */
function readToken(query: string, at: number, tokens: Token[]): number {
  switch (query[at]) {
    case '"':
    case "'":
      return readText(query, at, tokens);
    case '#':
      return query.indexOf('\n', at) < 0 ? query.length : query.indexOf('\n', at);
    case '<':
      return readMatch(IRI, 'iri', query, at, tokens) ?? readSign(query, at, tokens);
    case '?':
    case '$':
      return readMatch(VARIABLE, 'variable', query, at, tokens) ?? readSign(query, at, tokens);
    default:
      return readWord(query, at, tokens);
  }
}

function readSign(query: string, at: number, tokens: Token[]): number {
  tokens.push({ kind: 'sign', text: query[at] as string });
  return at + 1;
}

function readMatch(expression: RegExp, kind: Token['kind'], query: string, at: number, tokens: Token[]): number | null {
  expression.lastIndex = at;
  const found = expression.exec(query);
  if (!found) return null;
  tokens.push({ kind, text: found[1] as string });
  return expression.lastIndex;
}

/** A word, blanks, or a sign. A dot at the end of a name ends the statement. */
function readWord(query: string, at: number, tokens: Token[]): number {
  SPACE.lastIndex = at;
  if (SPACE.test(query)) return SPACE.lastIndex;
  WORD.lastIndex = at;
  if (!WORD.test(query)) return readSign(query, at, tokens);
  let end = WORD.lastIndex;
  while (query[end - 1] === '.' && query[end - 2] !== '\\') end--;
  tokens.push({ kind: 'word', text: query.slice(at, end) });
  return end;
}

/** A text in quotes, single or threefold; a backslash keeps the next character from ending it. */
function readText(query: string, start: number, tokens: Token[]): number {
  const mark = query[start] as string;
  const quote = query.startsWith(mark.repeat(3), start) ? mark.repeat(3) : mark;
  const from = start + quote.length;
  let at = from;
  while (at < query.length && !query.startsWith(quote, at)) at += query[at] === '\\' ? 2 : 1;
  tokens.push({ kind: 'text', text: query.slice(from, at) });
  return Math.min(at, query.length) + quote.length;
}
