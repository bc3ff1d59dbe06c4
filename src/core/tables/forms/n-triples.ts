import { MAX_JSON_DEPTH } from '../../limits.js';
import { endOfString } from '../../text/json.js';

export const XSD = 'http://www.w3.org/2001/XMLSchema#';

/** A term of SPARQL results in JSON, and where its text ends. */
type ReadTerm = { readonly term: Readonly<Record<string, unknown>>; readonly end: number };

/** Reads a term as N-Triples and SPARQL TSV write it, from its first character; null for what is none. */
export function readTerm(text: string, at: number, depth = 0): ReadTerm | null {
  if (text.startsWith('<<', at)) return depth < MAX_JSON_DEPTH ? readTriple(text, at + 2, depth + 1) : null;
  if (text[at] === '"') return readLiteral(text, at);
  for (const [expression, termOf] of TERMS) {
    const [written] = matchAt(expression, text, at) ?? [];
    if (written !== undefined) return { term: termOf(written), end: at + written.length };
  }
  return null;
}

function readTriple(text: string, start: number, depth: number): ReadTerm | null {
  let at = text[start] === '(' ? start + 1 : start;
  const parts: ReadTerm['term'][] = [];
  while (parts.length < 3) {
    const part = readTerm(text, skipBlanks(text, at), depth);
    if (!part) return null;
    parts.push(part.term);
    at = part.end;
  }
  const [subject, predicate, object] = parts;
  at = skipBlanks(text, at);
  if (text[at] === ')') at++;
  const term = { type: 'triple', value: { subject, predicate, object } };
  return text.startsWith('>>', at) ? { term, end: at + 2 } : null;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at;
}

/** What follows the quotes of a literal: a language, a datatype, or nothing. */
const SUFFIX = /@([a-zA-Z\d-]+)|\^\^xsd:(\w+)|\^\^<([^\s<>"]*)>|/y;

function readLiteral(text: string, at: number): ReadTerm | null {
  const end = endOfString(text, at) + 1;
  if (end > text.length) return null;
  const literal = { type: 'literal', value: unescaped(text.slice(at + 1, end - 1)) };
  const [suffix = '', language, short, iri] = matchAt(SUFFIX, text, end) ?? [];
  const datatype = short === undefined ? iri && unescaped(iri) : XSD + short;
  const more = { ...(language && { 'xml:lang': language }), ...(datatype !== undefined && { datatype }) };
  return { term: { ...literal, ...more }, end: end + suffix.length };
}

/** Terms without quotes: IRIs, blank nodes, booleans and numbers. */
const TERMS: readonly (readonly [expression: RegExp, termOf: (text: string) => ReadTerm['term']])[] = [
  [/<[^\s<>"]*>/y, (text) => ({ type: 'uri', value: unescaped(text.slice(1, -1)) })],
  [/_:[^\s<>"(),;]+/y, (text) => ({ type: 'bnode', value: text.slice(2) })],
  [/(?:true|false)(?![^\s)>])/y, (text) => typed(text, 'boolean')],
  [/[+-]?\d+(?![^\s)>])/y, (text) => typed(text, 'integer')],
  [/[+-]?\d*\.\d+(?![^\s)>])/y, (text) => typed(text, 'decimal')],
  [/[+-]?(?:\d+(?:\.\d*)?|\.\d+)e[+-]?\d+(?![^\s)>])/iy, (text) => typed(text, 'double')],
];

function typed(value: string, type: string): ReadTerm['term'] {
  return { type: 'literal', value, datatype: XSD + type };
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

const ESCAPE = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs;
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_, short?: string, long?: string, sign?: string) => {
    const code = short ?? long;
    if (code === undefined) return CONTROLS[sign as string] ?? (sign as string);
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
  });
}
