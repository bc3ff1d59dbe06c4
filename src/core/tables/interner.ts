import { isMapping, type Mapping } from '../text/values.js';
import { cellKey, DATATYPE_KINDS, exactDigits, isNumeral, numberText } from './cells.js';
import { meetsZero, numeralKey } from './numbers.js';
import type { CellRule, SparqlOptions } from './table.js';
import { isBlank, isEncodedTriple } from './terms.js';
import { type Interner, makeNumbering, makeValueInterner } from './value-interner.js';
import type { CellRules } from './value-rules.js';

/** An interner for one pair of results: by value, by typed value, or by the text of the literal. */
export function makeInterner(cells: CellRule): Interner {
  return cells === 'values' ? makeValueInterner() : makeKeyInterner(cells);
}

function makeKeyInterner(cells: 'typed' | 'lexical'): Interner {
  const { idIn, size } = makeNumbering();
  const texts = new Map<string, number>();
  const values = new Map<string | number, number>();
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { value, datatype } = term as Mapping;
    // Most cells are texts, for which a text of their value need not be made.
    const isText = typeof value === 'string' && (cells === 'lexical' || !DATATYPE_KINDS.has(datatype));
    if (isText) return idIn(texts, value);
    const key = cellKey(term, cells);
    return typeof key === 'string' && key.startsWith('t') ? idIn(texts, key.slice(1)) : idIn(values, key);
  };
  return { idOf, size };
}

/** An interner that knows which of its cell numbers are numbers with a tolerance; none without a tolerance. */
export interface RuledInterner extends Interner {
  readonly numbers: ReadonlyMap<number, number>;
}

/** Prefixes that no text of a file has by chance. */
const NUMBER = '\u0000number ';
const IRI = '\u0000iri ';

/** Numbers cells under rules: texts as they are normalized, and with a tolerance each number by its own value. */
export function makeRuledInterner({ cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>): RuledInterner {
  const base = makeInterner(cells);
  if (!rules) return { ...base, numbers: new Map() };
  const { tolerance, normalized, booleans } = rules;
  const numbers = new Map<number, number>();
  const { links } = base;
  const idOfText = normalized && (links ? valueNormalizer(base, normalized) : textNormalizer(base, normalized));
  const idOf = (term: unknown): number => {
    const truth = booleans ? truthOf(term, links !== undefined) : undefined;
    if (truth !== undefined) return base.idOf({ value: truth });
    const number = tolerance === null ? null : numberOf(term, links !== undefined);
    if (number === null) return idOfText ? idOfText(term) : base.idOf(term);
    const id = base.idOf({ value: `${NUMBER}${number}` });
    if (typeof number === 'number') numbers.set(id, number);
    return id;
  };
  return { idOf, size: base.size, numbers, ...(links && { links }) };
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

/** Only texts without a datatype are normalized. */
function textNormalizer(base: Interner, normalized: Normalized): Interner['idOf'] {
  return (term) => {
    const text = isMapping(term) && term.datatype === undefined ? term.value : undefined;
    return base.idOf(typeof text === 'string' ? { value: normalized(text) } : term);
  };
}

/** Every text is normalized, and never an IRI, which equals the text of the same characters all the same. */
function valueNormalizer(base: Interner, normalized: Normalized): Interner['idOf'] {
  return (term) => {
    if (!isMapping(term) || typeof term.value !== 'string') return base.idOf(normalizedParts(term, normalized));
    const { type, value, datatype } = term;
    if (isBlank(type, value) || isEncodedTriple(type, value) || DATATYPE_KINDS.has(datatype)) return base.idOf(term);
    if (type !== 'uri') return base.idOf({ value: normalized(value), datatype });
    const id = base.idOf({ value: `${IRI}${value}` });
    base.links?.standIns.set(id, base.idOf({ value: normalized(value) }));
    return id;
  };
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
