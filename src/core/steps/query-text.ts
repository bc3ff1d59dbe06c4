import { isMapping, type Mapping } from '../text/values.js';
import { prologueOf, type Token, tokensOf } from './query-tokens.js';

/** The parts of a query that its tokens show. A query with syntax errors is also read. */
export interface QueryText {
  readonly form: 'select' | 'ask' | 'graph';
  /** Names of the projected variables; null: all of them. */
  readonly variables: readonly string[] | null;
  /** The LIMIT of the whole query, not of a part. */
  readonly limit: number | null;
  readonly triples: readonly Triple[];
  readonly text: string;
}

/** Maximum length of a query that is read. */
export const MAX_QUERY_LENGTH = 100_000;

const MAX_FORM_LENGTH = 'construct'.length;
const FORM = /^(?:select|ask|construct|describe)$/i;
const FORMS: ReadonlyMap<string, QueryText['form']> = new Map([
  ['select', 'select'],
  ['ask', 'ask'],
  ['construct', 'graph'],
  ['describe', 'graph'],
]);

/** The query among the arguments of a step, whatever its key is; null when there is none. */
export function queryOf(args: Mapping): QueryText | null {
  for (const value of Object.values(args)) {
    const query = typeof value === 'string' ? readQuery(value) : null;
    if (query) return query;
  }
  return null;
}

/** Reads a text as a query; null if it is not one. */
export function readQuery(text: string): QueryText | null {
  if (text.length > MAX_QUERY_LENGTH || !/[{<]/.test(text) || !/select|ask|construct|describe/i.test(text)) return null;
  const { prefixes, end } = prologueOf(text);
  const tokens = tokensOf(text, end);
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && text.length <= MAX_FORM_LENGTH && FORM.test(text));
  const form = FORMS.get(tokens[at]?.text.toLowerCase() ?? '');
  if (!form) return null;
  const variables = form === 'select' ? projectedOf(tokens.slice(at + 1)) : [];
  return { form, variables, limit: limitOf(tokens), triples: triplesOf(tokens, prefixes), text };
}

function projectedOf(tokens: readonly Token[]): string[] | null {
  const names: string[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const word = token.kind === 'word' ? token.text.toLowerCase() : token.text;
    if (token.kind === 'sign' && word === '{') break;
    if (token.kind === 'word' && (word === 'where' || word === 'from')) break;
    if (token.kind === 'sign' && word === '*' && depth === 0) return null;
    if (token.kind === 'sign' && (word === '(' || word === ')')) depth += word === '(' ? 1 : -1;
    const isNamed = depth === 0 || tokens[index - 1]?.text.toLowerCase() === 'as';
    if (token.kind === 'variable' && isNamed) names.push(token.text);
  }
  return names;
}

/** The LIMIT of the whole query, which is after the last brace. */
function limitOf(tokens: readonly Token[]): number | null {
  for (let at = tokens.length - 2; at >= 0 && tokens[at]?.text !== '}'; at--) {
    const [{ kind, text }, number] = [tokens[at] as Token, tokens[at + 1]?.text ?? ''];
    if (kind === 'word' && /^limit$/i.test(text) && /^\d{1,9}$/.test(number)) return Number(number);
  }
  return null;
}

/**
 * The number of tokens that only one of two queries has, without variables and things: a rough measure of their difference.
 * Things are left out, because a query can use what an earlier one found.
 */
export function queryDistance(one: QueryText, other: QueryText): number {
  const [left, right] = [tokenSet(one), tokenSet(other)];
  const shared = [...left].filter((token) => right.has(token)).length;
  return left.size + right.size - 2 * shared;
}

/** The end of an IRI of a thing, which has a digit. IRIs of classes and properties rarely have one. */
const THING = /\d[^/#:]*$/;

/** The tokens of a query, without variables and things. They are not stored, because they take much more memory than the text. */
function tokenSet({ text }: QueryText): Set<string> {
  const tokens = tokensOf(text).filter(
    ({ kind, text: token }) => kind !== 'variable' && !(kind === 'iri' && THING.test(token)),
  );
  return new Set(tokens.map((token) => `${token.kind} ${token.text}`));
}

/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT return it. */
export function looksLikeGraph(output: unknown): boolean {
  if (isMapping(output)) return Object.hasOwn(output, '@graph') || Object.hasOwn(output, '@context');
  if (typeof output !== 'string') return false;
  const start = output.slice(0, 200).replace(/^[\s"]+/, '');
  return /^(?:@prefix|@base|PREFIX|BASE|<[^<>\s]*> +<|_:[\w-]+ +<)/i.test(start);
}

/** Whether a text looks like a query at all: tools that search for texts have a `query`, too. */
export function isQueryText(query: unknown): query is string {
  return typeof query === 'string' && /[{<]/.test(query) && /\b(?:select|ask|construct|describe)\b/i.test(query);
}

/** A term of a query: a variable, an IRI, a text, a number. */
export interface Term {
  readonly kind: 'iri' | 'text' | 'variable' | 'word';
  /** An IRI in full where its prefix is declared. */
  readonly value: string;
  /** As the query writes it. */
  readonly written: string;
}

/** A triple pattern, or a variable with its value in FILTER, BIND or VALUES; these have no predicate. */
export interface Triple {
  readonly subject: Term;
  /** A property path as its pieces; null: subject and object are the same thing. */
  readonly path: readonly Term[] | null;
  readonly object: Term;
}

const EXPRESSIONS = new Set(['filter', 'bind', 'values', 'having']);
const NAMED_PARTS = new Set(['graph', 'service']);
const PATH_SIGNS = new Set(['/', '|', '^', '!', '(', ')', '*', '+', '?']);
/** Signs of a path that another piece follows. */
const JOINING = new Set(['/', '|', '^', '!', '(']);
/** Maximum triples that are read; further ones are ignored. */
const MAX_TRIPLES = 1000;
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

/** The triple patterns of a query, found by its tokens. Other parts are skipped. */
function triplesOf(tokens: readonly Token[], prefixes: ReadonlyMap<string, string>): Triple[] {
  const from = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === '{');
  const start = { at: from < 0 ? tokens.length : from + 1, subject: null, path: null };
  const reader: Reader = { tokens, prefixes, found: [], outer: [], ...start };
  while (reader.at < tokens.length && reader.found.length < MAX_TRIPLES) readNext(reader);
  return reader.found;
}

function readNext(reader: Reader): void {
  const token = reader.tokens[reader.at] as Token;
  if (token.kind === 'sign') readSign(reader, token.text);
  else if (token.kind === 'word' && isKeyword(token, reader)) readKeyword(reader, token.text.toLowerCase());
  else if (token.kind === 'word' && token.text.startsWith('@')) reader.at++;
  else readTerm(reader, termOf(token, reader.prefixes));
}

/** A word without a colon is a keyword, except `a`, numbers, `true` and `false`. */
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

/** Reads a FILTER, BIND or VALUES. Each constant in it belongs to the variable before it, or else to the first variable. */
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

/** Skips to the end of the bracket that was just opened. */
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

const LABEL = /name|label|title|description|comment|mrid|uuid|identifier|identcode/i;
const ID = /(?:^id|[a-z]I[dD])$/;

/** Whether a property is a name or an id of a thing, by the last part of its own name. */
export function isLabelName(property: string): boolean {
  const last = property.split(/[#/:.]/).at(-1) ?? '';
  return LABEL.test(last) || ID.test(last);
}
