import { jsonText } from '../text/json.js';
import { isMapping, type Mapping } from '../text/values.js';
import { XSD } from './forms/n-triples.js';
import { NUMERAL } from './forms/number-texts.js';

export type DatatypeKind = 'integer' | 'decimal' | 'double' | 'boolean';

const INTEGER_TYPES = [
  ...['integer', 'int', 'long', 'short', 'byte', 'nonNegativeInteger', 'positiveInteger', 'nonPositiveInteger'],
  ...['negativeInteger', 'unsignedLong', 'unsignedInt', 'unsignedShort', 'unsignedByte'],
];

export const DATATYPE_KINDS: ReadonlyMap<unknown, DatatypeKind> = new Map<unknown, DatatypeKind>([
  ...INTEGER_TYPES.map((name): [string, DatatypeKind] => [XSD + name, 'integer']),
  [`${XSD}decimal`, 'decimal'],
  [`${XSD}double`, 'double'],
  [`${XSD}float`, 'double'],
  [`${XSD}boolean`, 'boolean'],
]);

const GRAMMARS: Readonly<Record<Exclude<DatatypeKind, 'boolean'>, RegExp>> = {
  integer: /^\s*[+-]?\d+\s*$/,
  decimal: /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/,
  double: NUMERAL,
};

/** Values of doubles and booleans that are words. */
const WORDS: Readonly<Partial<Record<DatatypeKind, ReadonlyMap<string, string>>>> = {
  double: new Map(Object.entries({ inf: 'Infinity', '+inf': 'Infinity', '-inf': '-Infinity', nan: 'NaN' })),
  boolean: new Map(Object.entries({ true: 'true', 1: 'true', false: 'false', 0: 'false' })),
};

/**
 * A key of a typed literal that is equal exactly when the values are, or null when the literal must be compared by its text.
 * Numbers of all types share one space: 5, 05 and 5.0 have the same key.
 */
export function typedKey(lexical: string, kind: DatatypeKind): string | number | null {
  if (kind !== 'boolean' && isNumeral(lexical, kind)) {
    return hundredThousandths(Number(lexical)) ?? `v${largeValue(lexical, kind)}`;
  }
  const value = WORDS[kind]?.get(kind === 'double' ? lexical.trim().toLowerCase() : lexical);
  return value === undefined ? null : `v${value}`;
}

/** Whether a literal is compared by its text, and not as a number or a boolean. */
export function isTextLiteral({ value, datatype }: Mapping): boolean {
  const kind = DATATYPE_KINDS.get(datatype);
  return typeof value === 'string' && (kind === undefined || typedKey(value, kind) === null);
}

/** Whether a literal of a numeric datatype is a finite number in the grammar of its type. */
export function isNumeral(lexical: string, kind: Exclude<DatatypeKind, 'boolean'>): boolean {
  return GRAMMARS[kind].test(lexical);
}

/** Whether a text can be mistaken for a number or a boolean. */
export function looksTyped(text: string): boolean {
  return isNumeral(text, 'double') || text === 'true' || text === 'false';
}

/** Beyond 2^53 a double would make neighbours equal, so that the digits themselves are compared. */
function largeValue(lexical: string, kind: Exclude<DatatypeKind, 'boolean'>): string {
  const value = Number(lexical);
  const isExact = kind === 'double' || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return isExact ? numberText(value) : exactDigits(lexical.trim());
}

const PARTS = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** The digits of a number with a larger exponent are not written out. */
const LARGEST_EXPONENT = 1000;

/** All digits of a number, without an exponent and without zeros that say nothing. */
export function exactDigits(lexical: string): string {
  const [, sign, whole = '', fraction = '', exponent = '0'] = PARTS.exec(lexical) as RegExpExecArray;
  const shift = Number(exponent);
  if (shift > LARGEST_EXPONENT) return String(Number(lexical));
  const digits = whole + fraction.padEnd(Math.max(0, shift), '0');
  const point = whole.length + shift;
  const before = digits.slice(0, Math.max(0, point)).replace(/^0+(?=\d)/, '');
  const after = digits.slice(Math.max(0, point)).replace(/(?<!0)0+$/, '');
  return `${sign === '-' ? '-' : ''}${before}${after && `.${after}`}`;
}

/** Up to here a product by 100,000 is off by less than 0.1. */
const EXACT_PRODUCT = 2 ** 49;

/**
 * A number as a whole count of 0.00001, rounded half away from zero; null where the count would not be exact.
 */
export function hundredThousandths(value: number): number | null {
  const size = Math.abs(value);
  const product = size * 100_000;
  // From 2^36 on, neighbouring doubles differ by more than 0.00001, so that there are no decimals to round.
  if (!(product < 2 ** 36 * 100_000)) return null;
  const fraction = product - Math.floor(product);
  const isClear = product < EXACT_PRODUCT && (fraction < 0.4 || fraction > 0.6);
  // Near a half the decimal text decides: shifting its point loses nothing.
  const steps = isClear ? Math.round(product) : Math.round(size < 1e-6 ? 0 : Number(`${size}e5`));
  return value < 0 && steps !== 0 ? -steps : steps;
}

/** A number that is not rounded, as text: an integer has no exponent, and 5.0 is 5. */
export function numberText(value: number | bigint): string {
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** A key of a term whose value is not a text: a JSON number or boolean by value, anything else by its JSON. */
export function oddKey(term: unknown): string | number {
  const value = isMapping(term) ? term.value : undefined;
  if (typeof value === 'number') return hundredThousandths(value) ?? `v${numberText(value)}`;
  return typeof value === 'boolean' ? `v${value}` : `vjson ${jsonText(term)}`;
}

const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The term of a row; names such as `constructor` are ordinary. */
export function termOf(row: Mapping, column: string): unknown {
  const term = row[column];
  return term !== undefined && INHERITED.has(column) && !Object.hasOwn(row, column) ? undefined : term;
}

/** Reads a column of many rows, as fast as its name allows. */
export function termReader(column: string): (row: Mapping) => unknown {
  return INHERITED.has(column) ? (row) => termOf(row, column) : (row) => row[column];
}

/** A cell as a person reads it; null when unbound. */
export function cellText(term: unknown): string | null {
  if (term === undefined || term === null || (isMapping(term) && term.type === 'unbound')) return null;
  const value = isMapping(term) ? term.value : term;
  return typeof value === 'string' ? value : jsonText(value === undefined ? term : value);
}

/** A cell in a line for people; a dash for an unbound one. */
export function shownCell(term: unknown): string {
  return cellText(term) ?? '–';
}

/** Cells of a row in a line for people. */
export function shownRow(row: Mapping, columns: readonly string[]): string {
  return columns.map((column) => shownCell(termOf(row, column))).join(', ');
}

export function isIriColumn(rows: readonly Mapping[], column: string): boolean {
  return rows.every((row) => {
    const term = termOf(row, column);
    return isMapping(term) && term.type === 'uri';
  });
}
