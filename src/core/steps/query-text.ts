import { MAX_QUERY } from '../limits.js';
import { isMapping, type Mapping } from '../text/values.js';
import { prefixesOf, type Token, tokensOf } from './query-tokens.js';

/** The parts of a query that its tokens show. A query with syntax errors is also read. */
export interface QueryText {
  readonly form: 'select' | 'ask' | 'graph';
  /** Names of the projected variables; null: all variables. */
  readonly variables: readonly string[] | null;
  /** The LIMIT of the whole query, not of a part. */
  readonly limit: number | null;
  readonly triples: readonly Triple[];
  readonly text: string;
}

const FORMS = new Map(Object.entries({ select: 'select', ask: 'ask', construct: 'graph', describe: 'graph' } as const));

/** The query in the arguments of a step, under any key; null without a query. */
export function queryOf(args: Mapping): QueryText | null {
  for (const value of Object.values(args)) {
    const query = typeof value === 'string' ? readQuery(value) : null;
    if (query) return query;
  }
  return null;
}

/** Reads a text as a query; null if it is not one. */
export function readQuery(text: string): QueryText | null {
  if (text.length > MAX_QUERY || !isQueryText(text)) return null;
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'comment');
  const at = tokens.findIndex(({ kind, text }) => kind === 'word' && FORMS.has(text.toLowerCase()));
  const form = FORMS.get(tokens[at]?.text.toLowerCase() ?? '');
  if (!form) return null;
  const [prologue, body] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const variables = form === 'select' ? projectedOf(body) : [];
  return { form, variables, limit: limitOf(body), triples: triplesOf(body, prefixesOf(prologue)), text };
}

/** Inside brackets, only the name after AS is projected. */
function projectedOf(tokens: readonly Token[]): string[] | null {
  const end = tokens.findIndex(({ kind, text }) => (kind === 'sign' ? text === '{' : /^(?:where|from)$/i.test(text)));
  const names: string[] = [];
  let depth = 0;
  for (const [at, { kind, text, written }] of tokens.slice(0, end < 0 ? tokens.length : end).entries()) {
    if (written === '(') depth++;
    else if (written === ')') depth--;
    else if (written === '*' && depth === 0) return null;
    else if (kind === 'variable' && (depth === 0 || /^as$/i.test(tokens[at - 1]?.text ?? ''))) names.push(text);
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

/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT return it. */
export function looksLikeGraph(output: unknown): boolean {
  if (isMapping(output)) return Object.hasOwn(output, '@graph') || Object.hasOwn(output, '@context');
  if (typeof output !== 'string') return false;
  const start = output.slice(0, 200).replace(/^[\s"]+/, '');
  return /^(?:@prefix|@base|PREFIX|BASE|<[^<>\s]*> +<|_:[\w-]+ +<)/i.test(start);
}

/** Whether a text looks like SPARQL. Tools that run SQL or search for texts also have an argument `query`. */
export function isQueryText(query: unknown): query is string {
  if (typeof query !== 'string' || !/[{<]/.test(query)) return false;
  if (!/\b(?:select|ask|construct|describe)\b/i.test(query)) return false;
  // Nearly all SQL has FROM, nearly no SPARQL: the others need not be taken apart.
  return !/\bfrom\b/i.test(query) || !isSql(query.slice(0, MAX_QUERY));
}

/** Whether a text with FROM is SQL: SPARQL has its patterns in braces, and is FROM an IRI. */
function isSql(text: string): boolean {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'comment');
  const hasPatterns = tokens.some(({ kind, text }) => kind === 'iri' || (kind === 'sign' && text === '{'));
  return !hasPatterns || tokens.some((_, at) => isFromOfSql(tokens, at));
}

/** Whether a FROM is followed by the name of a table, or by a query in parentheses. */
function isFromOfSql(tokens: readonly Token[], at: number): boolean {
  const [from, { kind, text } = { kind: 'sign', text: '' }] = [tokens[at], tokens[at + 1]];
  if (from?.kind !== 'word' || from.text.toUpperCase() !== 'FROM') return false;
  return kind === 'word' ? !text.includes(':') && text.toUpperCase() !== 'NAMED' : kind === 'text' || text === '(';
}

export interface Term {
  readonly kind: 'iri' | 'text' | 'variable' | 'word';
  /** An IRI in full where its prefix is declared. */
  readonly value: string;
  /** The term in the form of the query. */
  readonly written: string;
}

/** A triple pattern, or a variable with its value in FILTER, BIND or VALUES, which does not have a predicate. */
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
const BLANK: Term = { kind: 'word', value: '[]', written: '[]' };

/** The subject and the property that the next term follows; null: not read yet. */
type Place = { readonly subject: Term | null; readonly path: readonly Term[] | null };

interface Reader {
  readonly tokens: readonly Token[];
  readonly termAt: (at: number) => Term;
  readonly found: Triple[];
  readonly outer: Place[];
  at: number;
  place: Place;
}

const START: Place = { subject: null, path: null };

/** The triple patterns of a query, found by its tokens. Other parts are skipped. */
function triplesOf(tokens: readonly Token[], prefixes: ReadonlyMap<string, string>): Triple[] {
  const termAt = (at: number) => termOf(tokens[at] as Token, prefixes);
  const from = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === '{');
  const at = from < 0 ? tokens.length : from + 1;
  const reader: Reader = { tokens, termAt, found: [], outer: [], at, place: START };
  while (reader.at < tokens.length) readNext(reader);
  return reader.found;
}

function readNext(reader: Reader): void {
  const { tokens, at, place } = reader;
  const token = tokens[at] as Token;
  if (place.subject && !place.path && isPathStart(token)) {
    readPath(reader);
    return;
  }
  reader.at++;
  if (token.kind === 'sign') readSign(reader, token.text);
  else if (isKeyword(token, place)) readKeyword(reader, token.text.toLowerCase());
  else if (!token.text.startsWith('@') || token.kind !== 'word') readTerm(reader, reader.termAt(at));
}

function isPathStart({ kind, text }: Token): boolean {
  if (kind === 'sign') return PATH_SIGNS.has(text);
  return kind !== 'word' || text.includes(':') || text === 'a';
}

/** A word without a colon is a keyword, except `a`, numbers, languages, `true` and `false`. */
function isKeyword({ kind, text }: Token, { path }: Place): boolean {
  if (kind !== 'word' || /[:@]|^\d/.test(text)) return false;
  return !(path && (text === 'true' || text === 'false'));
}

function readSign(reader: Reader, sign: string): void {
  const { tokens, at, place } = reader;
  if (sign === '.' || sign === '{' || sign === '}') reader.place = START;
  else if (sign === ';') reader.place = { subject: place.subject, path: null };
  else if (sign === '[') {
    readTerm(reader, BLANK);
    reader.outer.push(place.path ? place : { subject: BLANK, path: null });
    reader.place = { subject: BLANK, path: null };
  } else if (sign === ']') reader.place = reader.outer.pop() ?? START;
  // The datatype of a text.
  else if (sign === '^' && tokens[at]?.text === '^') reader.at += 2;
  else if (sign === '(') skipBrackets(reader);
}

function readTerm(reader: Reader, term: Term): void {
  const { subject, path } = reader.place;
  if (subject && path) reader.found.push({ subject, path, object: term });
  else if (!subject) reader.place = { subject: term, path: null };
}

function readKeyword(reader: Reader, word: string): void {
  const { tokens, at } = reader;
  reader.place = START;
  if (NAMED_PARTS.has(word)) reader.at += tokens[at]?.text.toLowerCase() === 'silent' ? 2 : 1;
  else if (word === 'select') while (reader.at < tokens.length && tokens[reader.at]?.written !== '{') reader.at++;
  else if (EXPRESSIONS.has(word)) readExpression(reader);
}

/** Reads a FILTER, BIND or VALUES. Each constant in it belongs to the variable before it, or else to the first variable. */
function readExpression(reader: Reader): void {
  const { tokens, at: from } = reader;
  if (/^(?:exists|not)$/i.test(tokens[from]?.text ?? '')) return;
  while (reader.at < tokens.length && !'({'.includes(tokens[reader.at]?.written ?? '')) reader.at++;
  reader.at++;
  skipBrackets(reader);
  const inside = tokens.slice(from, reader.at);
  let subject = inside.findIndex(({ kind }) => kind === 'variable');
  if (subject < 0) return;
  for (const [at, { kind, text }] of inside.entries()) {
    const isType = inside[at - 1]?.written === '^';
    const isOther = inside[at - 2]?.written === '!' || inside[at + 1]?.written === '!';
    if (kind === 'variable') subject = at;
    else if ((kind === 'text' || kind === 'iri' || text.includes(':')) && !isType && !isOther)
      reader.found.push({ subject: reader.termAt(from + subject), path: null, object: reader.termAt(from + at) });
  }
}

/** Skips to the end of the bracket before the current token. */
function skipBrackets(reader: Reader): void {
  for (let depth = 1; reader.at < reader.tokens.length && depth > 0; reader.at++) {
    const { kind, text } = reader.tokens[reader.at] as Token;
    if (kind === 'sign' && '({'.includes(text)) depth++;
    else if (kind === 'sign' && ')}'.includes(text)) depth--;
  }
}

function readPath(reader: Reader): void {
  const path: Term[] = [];
  let isOpen = true;
  for (; reader.at < reader.tokens.length; reader.at++) {
    const { kind, text } = reader.tokens[reader.at] as Token;
    const isPathSign = kind === 'sign' && PATH_SIGNS.has(text);
    if (!isPathSign && (kind === 'sign' || !isOpen)) break;
    if (!isPathSign) path.push(reader.termAt(reader.at));
    isOpen = isPathSign && (JOINING.has(text) || isOpen);
  }
  reader.place = { subject: reader.place.subject, path };
}

function termOf({ kind, text }: Token, prefixes: ReadonlyMap<string, string>): Term {
  if (kind === 'iri') return { kind, value: text, written: `<${text}>` };
  if (kind === 'text') return { kind, value: text, written: `"${text}"` };
  if (kind === 'variable') return { kind, value: text, written: `?${text}` };
  const colon = text.indexOf(':');
  if (colon < 0 || kind === 'sign') return { kind: 'word', value: text, written: text };
  const start = prefixes.get(text.slice(0, colon + 1));
  const value = start === undefined ? text : start + text.slice(colon + 1).replaceAll('\\', '');
  return { kind: 'iri', value, written: text };
}

const LABEL = /name|label|title|description|comment|mrid|uuid|identifier|identcode/i;
const ID = /(?:^id|[a-z]I[dD])$/;

/** Whether a property is a name or an id of a thing, by the last part of its own name. */
export function isLabelName(property: string): boolean {
  const last = property.split(/[#/:.]/).at(-1) ?? '';
  return LABEL.test(last) || ID.test(last);
}
