import { isMapping } from '../text/values.js';
import { type CellInterner, makeCellInterner } from './cell-interner.js';
import { DATATYPE_KINDS, exactDigits, isNumeral, numberText } from './cells.js';
import { meetsZero, numeralKey } from './numbers.js';
import type { SparqlOptions } from './table.js';
import { isBlank, isEncodedTriple } from './terms.js';
import type { CellRules } from './value-rules.js';

/** An interner that knows which of its cell numbers are numbers with a tolerance; none without a tolerance. */
export interface Interner extends CellInterner {
  readonly numbers: ReadonlyMap<number, number>;
}

/** Prefixes that no text of a file has by chance. */
const NUMBER = '\u0000number ';
const IRI = '\u0000iri ';

/** An interner for one pair of results. Under rules, texts are as they are normalized, and with a tolerance each number has its own value. */
export function makeInterner({ cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>): Interner {
  const plain = makeCellInterner(cells);
  const numbers = new Map<number, number>();
  if (!rules) return { ...plain, numbers };
  const { tolerance, normalized, booleans } = rules;
  const isValue = cells === 'values';
  const idOf = (term: unknown): number => {
    const truth = booleans ? truthOf(term, isValue) : undefined;
    if (truth !== undefined) return plain.idOf({ value: truth });
    const number = tolerance === null ? null : numberOf(term, isValue);
    if (number === null) return normalized ? idOfNormalized(term, normalized, plain, isValue) : plain.idOf(term);
    const id = plain.idOf({ value: `${NUMBER}${number}` });
    if (typeof number === 'number') numbers.set(id, number);
    return id;
  };
  return { ...plain, idOf, numbers };
}

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', '1'].map((word): [string, boolean] => [word, true]),
  ...['false', 'f', '0'].map((word): [string, boolean] => [word, false]),
]);

/** The boolean that a literal stands for with `normalize: [boolean]`; `byValue`: also a number that equals 1 or 0, such as 1.0. */
function truthOf(term: unknown, byValue: boolean): boolean | undefined {
  if (!isMapping(term) || term.type === 'uri' || term.type === 'bnode') return undefined;
  const { value, datatype } = term;
  const text = String(value);
  const truth = TRUTHS.get(text.trim().toLowerCase());
  const isNumber = typeof value !== 'string' || DATATYPE_KINDS.has(datatype);
  if (truth !== undefined || !byValue || !isNumber) return truth;
  const key = numeralKey(text, false);
  if (key === numeralKey('1', false)) return true;
  return key === numeralKey('0', false) || meetsZero(text) ? false : undefined;
}

type Normalized = NonNullable<CellRules['normalized']>;

/** The number of a term with its texts normalized: all of them if cells are values, otherwise only those without a datatype. */
function idOfNormalized(
  term: unknown,
  normalized: Normalized,
  { idOf, links }: CellInterner,
  isValue: boolean,
): number {
  if (!isValue) {
    const text = isMapping(term) && term.datatype === undefined ? term.value : undefined;
    return idOf(typeof text === 'string' ? { value: normalized(text) } : term);
  }
  if (!isMapping(term) || typeof term.value !== 'string') return idOf(normalizedParts(term, normalized));
  const { type, value, datatype } = term;
  if (isBlank(type, value) || isEncodedTriple(type, value) || DATATYPE_KINDS.has(datatype)) return idOf(term);
  if (type !== 'uri') return idOf({ value: normalized(value), datatype });
  // An IRI is never normalized, and equals the text of the same characters all the same.
  const id = idOf({ value: `${IRI}${value}` });
  links.standIns.set(id, idOf({ value: normalized(value) }));
  return id;
}

/** A triple term with the texts in it normalized; any other term as it is. */
function normalizedParts(term: unknown, normalized: Normalized): unknown {
  if (!isMapping(term)) return term;
  const { type, value, datatype } = term;
  if (isMapping(value)) {
    const parts = Object.entries(value).map(([name, part]) => [name, normalizedParts(part, normalized)]);
    return { ...term, value: Object.fromEntries(parts) };
  }
  const isText = typeof value === 'string' && type !== 'uri' && type !== 'bnode' && !DATATYPE_KINDS.has(datatype);
  return isText ? { ...term, value: normalized(value) } : term;
}

const INTEGER = /^\s*[-+]?\d+(?:\.0*)?\s*$/;

/** The number that a cell holds; -0 is 0. Integers from 2^53 on, such as ids, are exact: as a text, they have no tolerance. */
function numberOf(term: unknown, isLenient: boolean): number | string | null {
  if (!isMapping(term)) return null;
  const { value, datatype } = term;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'bigint' && isLenient) return exactText(String(value), Number(value));
  const kind = DATATYPE_KINDS.get(datatype);
  if (typeof value !== 'string' || kind === undefined || kind === 'boolean') return null;
  if (!isNumeral(value, isLenient ? 'double' : kind)) return null;
  const number = Number(value) + 0;
  const isLong = kind !== 'double' && Math.abs(number) > Number.MAX_SAFE_INTEGER;
  if (isLong && INTEGER.test(value)) return exactText(exactDigits(value.trim()), number);
  return Number.isFinite(number) ? number : null;
}

/** The same as for the double where it is the integer. */
function exactText(digits: string, double: number): string {
  return numberText(double) === digits ? String(double) : digits;
}
