import { isMapping, type Mapping } from '../text/values.js';
import { DATATYPE_KINDS, type DatatypeKind, oddKey, termOf, typedKey } from './cells.js';
import { readTerm, XSD } from './forms/n-triples.js';
import { dateKey, dateTimeKey, durationKey, timeKey } from './instants.js';
import { jsonNumberKey, numeralKey } from './numbers.js';

/** Values that several texts can have; a text without a datatype equals each of these literals that has its characters. */
export const VALUED: ReadonlyMap<unknown, (text: string) => string | null> = new Map([
  [`${XSD}dateTime`, dateTimeKey],
  [`${XSD}dateTimeStamp`, dateTimeKey],
  [`${XSD}date`, dateKey],
  [`${XSD}time`, timeKey],
  [`${XSD}duration`, durationKey],
  [`${XSD}dayTimeDuration`, durationKey],
  [`${XSD}yearMonthDuration`, durationKey],
  ['http://www.opengis.net/ont/geosparql#wktLiteral', shapeKey],
]);

/** The value of a literal that has characters of its own, too; null for other literals. */
export function valueBehind(text: string, datatype: unknown): string | null {
  return VALUED.get(datatype)?.(text.trim()) ?? null;
}

const NUMBER_IN_SHAPE = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/gi;

/** The text of a shape with its numbers by value; an IRI of a coordinate system before it stays as it is. */
function shapeKey(text: string): string {
  const start = text.startsWith('<') ? text.indexOf('>') + 1 : 0;
  const shape = text.slice(start).toUpperCase();
  const byValue = shape.replace(NUMBER_IN_SHAPE, (number) => `[${numeralKey(number, true)}]`);
  return `shape ${text.slice(0, start)}${byValue.replace(/\s/g, '')}`;
}

/** What stands in the place of the label of a blank node, which means nothing outside of its result. */
export const BLANK = 'b';

/** A key that is equal for terms that are equal as values of RDF but for the labels of their blank nodes, which go to `labels`. */
export function valueKey(term: unknown, labels: string[] = []): string | number {
  if (!isMapping(term)) return term === undefined || term === null ? 'u' : oddKey(term);
  const { type, value, datatype } = term;
  if (isUnbound(term)) return 'u';
  if (typeof value === 'number' || typeof value === 'bigint') return jsonNumberKey(value);
  if (typeof value !== 'string') return tripleKey(term, labels) ?? oddKey(term);
  if (isBlank(type, value)) {
    labels.push(value);
    return BLANK;
  }
  if (isEncodedTriple(type, value)) return tripleKey(term, labels) ?? `t${value}`;
  const kind = DATATYPE_KINDS.get(datatype);
  if (kind === undefined) return `t${value}`;
  return numericKey(value, kind) ?? `t${value}`;
}

/** The key of a number or boolean; null for a text that is none. */
export function numericKey(text: string, kind: DatatypeKind): string | number | null {
  return kind === 'boolean' ? typedKey(text.trim().toLowerCase(), kind) : numeralKey(text, kind === 'double');
}

/** Some engines write a cell without a value as a term. */
export function isUnbound({ type, value }: Mapping): boolean {
  return type === 'unbound' || (value === null && type !== undefined);
}

/** Virtuoso and others write blank nodes as IRIs. */
export function isBlank(type: unknown, value: string): boolean {
  return type === 'bnode' || (type === 'uri' && (value.startsWith('_:') || value.startsWith('nodeID://')));
}

const ENCODED = 'urn:rdf4j:triple:';

export function isEncodedTriple(type: unknown, value: string): boolean {
  return type === 'uri' && value.startsWith(ENCODED);
}

function decodedTriple(iri: string): unknown {
  const text = decodedBase64(iri.slice(ENCODED.length).replaceAll('-', '+').replaceAll('_', '/'));
  const read = readTerm(text, 0);
  return read?.end === text.length ? read.term : null;
}

function decodedBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Some engines write the first letters of these names. */
const PARTS = ['subject', 'predicate', 'object'];

/** The key of a triple term, of any depth; null for what is none. */
function tripleKey(term: unknown, labels: string[]): string | null {
  if (!partsOf(term)) return null;
  const keys: string[] = [];
  const open = [term];
  while (open.length > 0) {
    const next = open.pop();
    const parts = partsOf(next);
    const key = parts ? 'q' : partKey(next, labels);
    keys.push(`${key.length}:${key}`);
    if (parts) open.push(...parts);
  }
  return `q${keys.join('')}`;
}

function partsOf(term: unknown): readonly unknown[] | null {
  if (!isMapping(term)) return null;
  const { type, value } = term;
  if (typeof value === 'string') return isEncodedTriple(type, value) ? partsOf(decodedTriple(value)) : null;
  if (!isMapping(value)) return null;
  const parts = PARTS.map((name) => (value[name] === undefined ? value[name.charAt(0)] : value[name]));
  return parts.includes(undefined) ? null : parts;
}

function partKey(part: unknown, labels: string[]): string {
  const { value, datatype } = isMapping(part) ? part : {};
  const behind = typeof value === 'string' ? valueBehind(value, datatype) : null;
  return behind === null ? keyText(valueKey(part, labels)) : `v${behind}`;
}

/** A text that is equal for rows with equal cells in some columns. */
export function rowKey(row: Mapping, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => canonicalCell(termOf(row, column))));
}

/** The text of one cell for a key of a row; the labels of blank nodes do not count. */
export function canonicalCell(term: unknown): string {
  return keyText(valueKey(term));
}

function keyText(key: string | number): string {
  return typeof key === 'number' ? `n${key}` : key;
}
