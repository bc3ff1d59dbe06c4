import { readBoundedJson } from '../text/json.js';
import { isMapping } from '../text/values.js';
import { isNumeral } from './cells.js';
import { graphInteger } from './forms/graph-records.js';
import { XSD } from './forms/n-triples.js';
import { isNumber } from './forms/number-texts.js';

/** A term as SPARQL results have it, or a number or boolean in its place. */
export type Term = { readonly type?: string; readonly value: unknown; readonly datatype?: string };

export interface CellReading {
  /** Texts say nothing of their types, on one of both sides. */
  readonly isUntyped: boolean;
  /** By the media type, with JSON's own types alone. */
  readonly isPlain: boolean;
  readonly nulls: ReadonlySet<string>;
  /** The text of a value that is no number, no text and no boolean. */
  readonly textOf: (value: unknown) => string;
}

/** The words for numbers that are no digits. */
export const SPECIAL_NUMBER = /^\s*([-+]?)(?:(inf(?:inity)?)|nan)\s*$/i;

/**
 * The cell of a table as a term: JSON types as they are; a text without a type that is a number as that number. null, nothing, and
 * without types the empty text, are unbound.
 */
export function cellTerm(cell: unknown, reading: CellReading): Term | undefined {
  const { isUntyped, isPlain, nulls, textOf } = reading;
  if (cell === null || cell === undefined || (isUntyped && cell === '')) return undefined;
  if (typeof cell === 'string') {
    if (nulls.has(cell)) return undefined;
    // CSV has no other sign of a blank node than its label.
    if (!isPlain && /^_:\S*$/.test(cell)) return { type: 'bnode', value: cell.replace('_:', '') };
    return (isPlain ? null : structuredTerm(cell, reading)) ?? (isUntyped ? untypedTerm(cell, isPlain) : literal(cell));
  }
  if (typeof cell === 'bigint') return { ...literal(String(cell)), datatype: `${XSD}integer` };
  const isSpecial = typeof cell === 'number' && !Number.isFinite(cell);
  if (isSpecial && !isPlain) return untypedTerm(String(cell), false);
  if (isUntyped && (isSpecial || typeof cell === 'boolean')) return literal(String(cell));
  if (typeof cell === 'number' || typeof cell === 'boolean') return { value: cell };
  const plain = isPlain ? cell : plainValue(cell, isUntyped);
  return isMapping(plain) || Array.isArray(plain) || isPlain ? literal(textOf(plain)) : cellTerm(plain, reading);
}

/** The cell of a column of texts: `1.10` is not `1.1`. */
export function textTerm(cell: unknown, reading: CellReading): Term | undefined {
  if (typeof cell === 'object') return cellTerm(cell, reading);
  const text = rawText(cell);
  const isNone = text === undefined || (reading.isUntyped && text === '') || reading.nulls.has(text);
  return isNone ? undefined : literal(text);
}

/** The text that a cell is written with; undefined where there is none. */
export function rawText(cell: unknown): string | undefined {
  return cell === null || cell === undefined ? undefined : String(cell);
}

function literal(value: string): Term {
  return { type: 'literal', value };
}

/** The beginning of a text that can be more than its characters. */
const MAY_BE_NUMBER = /^[\s\d.+\-in]/i;
const MAY_BE_VALUE = /^[\s[{p]/i;

function untypedTerm(text: string, isPlain: boolean): Term {
  if (!MAY_BE_NUMBER.test(text)) return literal(text);
  const [special, sign, infinite] = (isPlain ? null : SPECIAL_NUMBER.exec(text)) ?? [];
  if (special === undefined) return numeralTerm(text) ?? literal(text);
  const value = infinite === undefined ? 'NaN' : sign === '-' ? '-INF' : 'INF';
  return { ...literal(value), datatype: `${XSD}double` };
}

/** The number that a text is; null for other texts. */
function numeralTerm(text: string): Term | null {
  if (!isNumber(text)) return null;
  const type = isNumeral(text, 'integer') ? 'integer' : /e/i.test(text) ? 'double' : 'decimal';
  return { ...literal(text), datatype: XSD + type };
}

/** A text that is a list or mapping in JSON, an array of PostgreSQL, or a point: the same as its value; null for other texts. */
function structuredTerm(text: string, { isUntyped, textOf }: CellReading): Term | null {
  if (!MAY_BE_VALUE.test(text)) return null;
  if (POINT.test(text)) return literal(text.replace(NUMBER_IN_POINT, (number) => String(Number(number))));
  if (!/^\s*[[{]/.test(text)) return null;
  const json = readBoundedJson(text);
  if (json.kind === 'value') return literal(textOf(plainValue(json.value, isUntyped)));
  const list = readBoundedJson(text.replace(PART_OF_ARRAY, jsonOfPart));
  return list.kind === 'value' ? literal(textOf(plainValue(list.value, true))) : null;
}

/** The parts of an array as PostgreSQL prints it, `{a,"b c",NULL,{1,2}}`. */
const PART_OF_ARRAY = /"(?:[^"\\]|\\.)*"?|[{}]|[^{},"]+/gs;

function jsonOfPart(part: string): string {
  if (part === '{') return '[';
  if (part === '}') return ']';
  if (part.startsWith('"') || part.trim() === '') return part;
  return part === 'NULL' ? 'null' : JSON.stringify(part);
}

const POINT = /^\s*POINT\s?Z?\s?\(/i;
const NUMBER_IN_POINT = /[-+]?\d+(?:\.\d+)?/g;

/** A value with the integers of Neo4j, and without types with the numbers that its texts are. */
function plainValue(value: unknown, isUntyped: boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => plainValue(item, isUntyped));
  if (isMapping(value)) {
    const entries = Object.entries(value);
    // PostgreSQL writes an empty array in this way.
    if (isUntyped && entries.length === 0) return entries;
    return graphInteger(value) ?? Object.fromEntries(entries.map(([key, item]) => [key, plainValue(item, isUntyped)]));
  }
  return isUntyped && typeof value === 'string' && isNumber(value) ? Number(value) : value;
}
