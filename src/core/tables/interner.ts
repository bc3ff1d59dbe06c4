import { isMapping, type Mapping, madeAt } from '../text/values.js';
import { DATATYPE_KINDS, type DatatypeKind, exactDigits, isNumeral, numberText, oddKey, typedKey } from './cells.js';
import { meetsZero, numeralKey, standInOfNumber } from './numbers.js';
import type { CellRule, SparqlOptions } from './table.js';
import { BLANK, isBlank, isEncodedTriple, numericKey, VALUED, valueKey } from './terms.js';
import type { CellRules } from './value-rules.js';

/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
interface CellInterner {
  readonly idOf: (term: unknown) => number;
  /** The largest number given so far plus 1. */
  readonly size: () => number;
  readonly links: CellLinks;
}

/** What makes cells with different numbers equal; nothing does unless cells are compared as values. */
export interface CellLinks {
  /** By datatype the literals that can have one value in several ways, as durations. A text equals those of its characters. */
  readonly valued: ReadonlyMap<unknown, ReadonlyMap<string, number>>;
  readonly texts: ReadonlyMap<string, number>;
  /** The cell that a cell equals where the other result does not have the cell itself. */
  readonly standIns: Map<number, number>;
  readonly blanks: Map<number, BlankCell>;
  /** Some number in JSON has more digits than a double. */
  hasLongNumber: boolean;
}

/** A blank node, or a triple term with blank nodes: equal to another one if they have the same shape and their nodes are equal. */
export interface BlankCell {
  /** The cell number of all cells that only labels distinguish. */
  readonly shape: number;
  /** A number for each label. */
  readonly nodes: readonly number[];
}

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

/** The key of a literal of a datatype of numbers or booleans; null: its text is compared. */
const NUMERIC_KEYS: Readonly<Record<CellRule, (text: string, kind: DatatypeKind) => string | number | null>> = {
  lexical: () => null,
  typed: typedKey,
  values: numericKey,
};

/** Numbers the keys of several maps in one sequence from 1. */
function makeNumbering() {
  let next = 1;
  const idIn = <K>(ids: Map<K, number>, key: K): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, next);
    return next++;
  };
  return { idIn, size: () => next };
}

/** By value, by typed value, or by the text of the literal. */
function makeCellInterner(cells: CellRule): CellInterner {
  const isValue = cells === 'values';
  const numericKeyOf = NUMERIC_KEYS[cells];
  const { idIn, size } = makeNumbering();
  const [texts, labels, bare] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const valued = new Map<unknown, Map<string, number>>();
  const values = new Map<string | number, number>();
  const links: CellLinks = { valued, texts, standIns: new Map(), blanks: new Map(), hasLongNumber: false };
  const idOfNumber = (key: string | number): number => {
    const id = idIn(values, key);
    const standIn = isValue && typeof key === 'string' ? standInOfNumber(key) : null;
    if (standIn !== null) links.standIns.set(id, idIn(values, standIn));
    return id;
  };
  const idOfBlank = (key: string, found: readonly string[]): number => {
    const first = size();
    const id = key === BLANK ? idIn(bare, found[0] as string) : idIn(values, JSON.stringify([key, ...found]));
    if (id < first) return id;
    const nodes = found.map((label) => madeAt(labels, label, () => labels.size));
    links.blanks.set(id, { shape: idIn(values, `shape ${key}`), nodes });
    return id;
  };
  const idOfOther = (term: Mapping): number => {
    if (!isValue) return idIn(values, oddKey(term));
    const found: string[] = [];
    const key = valueKey(term, found);
    if (found.length > 0) return idOfBlank(key as string, found);
    if (key === 'u') return 0;
    links.hasLongNumber ||= isLongNumber(term.value);
    return typeof key === 'string' && key.startsWith('t') ? idIn(texts, key.slice(1)) : idOfNumber(key);
  };
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { type, value, datatype } = term as Mapping;
    // Most cells are literals and IRIs, for which a text of their value need not be made.
    const isOther = typeof value !== 'string' || (isValue && (isBlank(type, value) || isEncodedTriple(type, value)));
    if (isOther) return idOfOther(term as Mapping);
    const kind = datatype === undefined ? undefined : DATATYPE_KINDS.get(datatype);
    const numeric = kind === undefined ? null : numericKeyOf(value, kind);
    if (numeric !== null) return idOfNumber(numeric);
    if (!isValue || datatype === undefined || !VALUED.has(datatype)) return idIn(texts, value);
    return idIn(valued.get(datatype) ?? madeAt(valued, datatype, () => new Map()), value);
  };
  return { idOf, size, links };
}

function isLongNumber(value: unknown): boolean {
  return typeof value === 'number' && value % 1 === 0 && !Number.isSafeInteger(value);
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

/** The number of a term with its texts normalized: unless cells are values, only texts without a datatype are. */
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
