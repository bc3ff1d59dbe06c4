import type { Token } from './query-tokens.js';

/** A term of a query: a variable, an IRI, a text, a number. */
export interface Term {
  readonly kind: 'iri' | 'text' | 'variable' | 'word';
  /** An IRI in full where its prefix is declared. */
  readonly value: string;
  /** As the query writes it. */
  readonly written: string;
}

/** A triple pattern, or what a FILTER, BIND or VALUES says of a variable: then without a predicate. */
export interface Triple {
  readonly subject: Term;
  /** A property path as its pieces; null: subject and object are the same thing. */
  readonly path: readonly Term[] | null;
  readonly object: Term;
}

const EXPRESSIONS = new Set(['filter', 'bind', 'values', 'having']);
const NAMED_PARTS = new Set(['graph', 'service']);
const PATH_SIGNS = new Set(['/', '|', '^', '!', '(', ')', '*', '+', '?']);
/** Signs of a path after which it goes on. */
const JOINING = new Set(['/', '|', '^', '!', '(']);
/** A longer query is read this far. */
const MOST_TRIPLES = 1000;
const BLANK: Term = { kind: 'word', value: '[]', written: '[]' };

interface Reader {
  readonly tokens: readonly Token[];
  readonly prefixes: ReadonlyMap<string, string>;
  readonly found: Triple[];
  readonly outer: { readonly subject: Term | null; readonly path: readonly Term[] | null }[];
  at: number;
  subject: Term | null;
  path: readonly Term[] | null;
}

/** The triple patterns of a query, found by its tokens alone; what cannot be one is passed over. */
export function triplesOf(tokens: readonly Token[], prefixes: ReadonlyMap<string, string>): Triple[] {
  const from = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === '{');
  const start = { at: from < 0 ? tokens.length : from + 1, subject: null, path: null };
  const reader: Reader = { tokens, prefixes, found: [], outer: [], ...start };
  while (reader.at < tokens.length && reader.found.length < MOST_TRIPLES) readNext(reader);
  return reader.found;
}

function readNext(reader: Reader): void {
  const token = reader.tokens[reader.at] as Token;
  if (token.kind === 'sign') readSign(reader, token.text);
  else if (token.kind === 'word' && isKeyword(token, reader)) readKeyword(reader, token.text.toLowerCase());
  else if (token.kind === 'word' && token.text.startsWith('@')) reader.at++;
  else readTerm(reader, termOf(token, reader.prefixes));
}

/** A word without a colon is a keyword, but for `a`, numbers and truth values. */
function isKeyword({ text }: Token, { subject, path }: Reader): boolean {
  if (text.includes(':') || text.startsWith('@') || /^\d/.test(text)) return false;
  return !(text === 'a' && subject && !path) && !(path && (text === 'true' || text === 'false'));
}

function readSign(reader: Reader, sign: string): void {
  const { subject, path } = reader;
  reader.at++;
  if (sign === '.' || sign === '{' || sign === '}') restart(reader);
  else if (sign === ';') reader.path = null;
  else if (sign === '[') {
    readPlaced(reader, BLANK);
    reader.outer.push({ subject: path ? subject : BLANK, path });
    Object.assign(reader, { subject: BLANK, path: null });
  } else if (sign === ']') Object.assign(reader, reader.outer.pop() ?? { subject: null, path: null });
  else if (sign === '^' && reader.tokens[reader.at]?.text === '^') reader.at += 2;
  else if (sign === '(' && (!subject || path)) skipBrackets(reader, '(', ')');
  else if (subject && !path && PATH_SIGNS.has(sign)) {
    reader.at--;
    readPath(reader);
  }
}

function restart(reader: Reader): void {
  Object.assign(reader, { subject: null, path: null });
}

function readKeyword(reader: Reader, word: string): void {
  restart(reader);
  reader.at++;
  if (NAMED_PARTS.has(word)) reader.at += reader.tokens[reader.at]?.text.toLowerCase() === 'silent' ? 2 : 1;
  else if (word === 'select') while (reader.at < reader.tokens.length && !isSign(reader, '{')) reader.at++;
  else if (EXPRESSIONS.has(word)) readExpression(reader);
}

function isSign({ tokens, at }: Reader, sign: string): boolean {
  return tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
}

/** A FILTER, BIND or VALUES: each constant in it is said of the variable before it, or of the first one after it. */
function readExpression(reader: Reader): void {
  const from = reader.at;
  if (['exists', 'not'].includes(reader.tokens[from]?.text.toLowerCase() ?? '')) return;
  const stop = new Set(['(', '{']);
  while (reader.at < reader.tokens.length && !stop.has(reader.tokens[reader.at]?.text ?? '')) reader.at++;
  const isBlock = isSign(reader, '{');
  reader.at++;
  skipBrackets(reader, isBlock ? '{' : '(', isBlock ? '}' : ')');
  const inside = reader.tokens.slice(from, reader.at);
  let subject = inside.find(({ kind }) => kind === 'variable');
  for (const [index, token] of inside.entries()) {
    const isType = inside[index - 1]?.text === '^';
    const isOther = [inside[index - 2], inside[index + 1]].some((sign) => sign?.text === '!');
    if (token.kind === 'variable') subject = token;
    else if (
      (token.kind === 'text' || token.kind === 'iri' || token.text.includes(':')) &&
      subject &&
      !isType &&
      !isOther
    ) {
      const [left, right] = [termOf(subject, reader.prefixes), termOf(token, reader.prefixes)];
      reader.found.push({ subject: left, path: null, object: right });
    }
  }
}

/** Goes behind the bracket that closes the one that was just read. */
function skipBrackets(reader: Reader, open: string, close: string): void {
  for (let depth = 1; reader.at < reader.tokens.length && depth > 0; reader.at++) {
    if (isSign(reader, open)) depth++;
    else if (isSign(reader, close)) depth--;
  }
}

function readTerm(reader: Reader, term: Term): void {
  if (reader.subject && !reader.path) readPath(reader);
  else {
    reader.at++;
    readPlaced(reader, term);
  }
}

/** A term as subject or object. */
function readPlaced(reader: Reader, term: Term): void {
  const { subject, path } = reader;
  if (subject && path) reader.found.push({ subject, path, object: term });
  else if (!subject) reader.subject = term;
}

function readPath(reader: Reader): void {
  const pieces: Term[] = [];
  let isOpen = true;
  for (; reader.at < reader.tokens.length; reader.at++) {
    const token = reader.tokens[reader.at] as Token;
    const isPathSign = token.kind === 'sign' && PATH_SIGNS.has(token.text);
    if (!isPathSign && (token.kind === 'sign' || !isOpen)) break;
    if (!isPathSign) pieces.push(termOf(token, reader.prefixes));
    isOpen = isPathSign && (JOINING.has(token.text) || isOpen);
  }
  reader.path = pieces;
  if (pieces.length === 0) reader.at++;
}

function termOf({ kind, text }: Token, prefixes: ReadonlyMap<string, string>): Term {
  if (kind === 'iri') return { kind, value: text, written: `<${text}>` };
  if (kind === 'text') return { kind, value: text, written: `"${text}"` };
  if (kind === 'variable') return { kind, value: text, written: `?${text}` };
  const colon = text.indexOf(':');
  if (colon < 0 || kind === 'sign') return { kind: 'word', value: text, written: text };
  const start = prefixes.get(text.slice(0, colon + 1));
  return {
    kind: 'iri',
    value: start === undefined ? text : start + text.slice(colon + 1).replaceAll('\\', ''),
    written: text,
  };
}
