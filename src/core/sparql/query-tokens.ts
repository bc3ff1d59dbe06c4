/** A piece of a query's text. Comments and blanks are left out. */
export interface Token {
  readonly kind: 'iri' | 'text' | 'variable' | 'word' | 'sign';
  /** An IRI without its brackets, a text without its quotes, a variable without its mark; else as it is written. */
  readonly text: string;
}

const COMMENT = /#[^\n]*/y;
const IRI = /<([^<>"{}|^`\\\s]*)>/y;
const VARIABLE = /[?$]([\p{L}\p{N}_]+)/uy;
const WORD = /[\p{L}\p{N}_:@][\p{L}\p{N}_.:%@-]*/uy;

/** The tokens of a query. Never throws: what no token can be is a sign, a text without an end goes to the end. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const letter = query[at] as string;
    if (letter === '"' || letter === "'") {
      const { text, end } = quotedText(query, at);
      tokens.push({ kind: 'text', text });
      at = end;
    } else if (/\s/.test(letter)) at++;
    else if (letter === '#') at += matchAt(COMMENT, query, at)?.[0].length ?? 1;
    else {
      const { token, length } = tokenAt(query, at);
      tokens.push(token);
      at += length;
    }
  }
  return tokens;
}

function tokenAt(query: string, at: number): { readonly token: Token; readonly length: number } {
  const iri = matchAt(IRI, query, at);
  if (iri) return { token: { kind: 'iri', text: iri[1] as string }, length: iri[0].length };
  const variable = matchAt(VARIABLE, query, at);
  if (variable) return { token: { kind: 'variable', text: variable[1] as string }, length: variable[0].length };
  const text = wordAt(query, at);
  if (text !== '') return { token: { kind: 'word', text }, length: text.length };
  return { token: { kind: 'sign', text: query[at] as string }, length: 1 };
}

/** A dot at the end of a name ends the statement. */
function wordAt(query: string, at: number): string {
  const word = matchAt(WORD, query, at)?.[0] ?? '';
  let end = word.length;
  while (word[end - 1] === '.') end--;
  return word.slice(0, end);
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** A text in quotes, single or threefold; a backslash keeps the next character from ending it. */
function quotedText(query: string, start: number): { readonly text: string; readonly end: number } {
  const mark = query[start] as string;
  const quote = query.startsWith(mark.repeat(3), start) ? mark.repeat(3) : mark;
  const from = start + quote.length;
  let at = from;
  while (at < query.length && !query.startsWith(quote, at)) at += query[at] === '\\' ? 2 : 1;
  return { text: query.slice(from, at), end: Math.min(at, query.length) + quote.length };
}
