import { isMapping } from '../text/values.js';
import { DATATYPE_KINDS, isNumeral } from './cells.js';
import { isBlank, isEncodedTriple } from './terms.js';
import type { Interner } from './value-interner.js';
import type { CellRules } from './value-rules.js';

/** An interner that knows which of its cell numbers are numbers with a tolerance; none without a tolerance. */
interface RuledInterner extends Interner {
  readonly numbers: ReadonlyMap<number, number>;
}

/** Prefixes that no text of a file has by chance. */
const NUMBER = '\u0000number ';
const IRI = '\u0000iri ';

/** Numbers cells under rules: texts as they are normalized, and with a tolerance each number by its own value. */
export function ruledInterner(base: Interner, { tolerance, normalized, booleans }: CellRules): RuledInterner {
  const numbers = new Map<number, number>();
  const { links } = base;
  const idOfText = normalized && (links ? valueNormalizer(base, normalized) : textNormalizer(base, normalized));
  const idOf = (term: unknown): number => {
    const truth = booleans ? truthOf(term) : undefined;
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
const LONGEST_TRUTH = 10;

/** The boolean that a literal stands for with `normalize: [boolean]`. */
function truthOf(term: unknown): boolean | undefined {
  if (!isMapping(term) || term.type === 'uri' || term.type === 'bnode') return undefined;
  const text = String(term.value);
  return text.length > LONGEST_TRUTH ? undefined : TRUTHS.get(text.trim().toLowerCase());
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
    if (!isMapping(term) || typeof term.value !== 'string') return base.idOf(term);
    const { type, value, datatype } = term;
    if (isBlank(type, value) || isEncodedTriple(type, value) || DATATYPE_KINDS.has(datatype)) return base.idOf(term);
    if (type !== 'uri') return base.idOf({ value: normalized(value), datatype });
    const id = base.idOf({ value: `${IRI}${value}` });
    base.links?.standIns.set(id, base.idOf({ value: normalized(value) }));
    return id;
  };
}

const INTEGER = /^([-+]?\d+)(?:\.0*)?$/;

/** The number that a cell holds; -0 is 0. Integers from 2^53 on, such as ids, are exact: as a text, they have no tolerance. */
function numberOf(term: unknown, isLenient: boolean): number | string | null {
  if (!isMapping(term)) return null;
  const { value, datatype } = term;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'bigint' && isLenient) return exactText(value, Number(value));
  const kind = DATATYPE_KINDS.get(datatype);
  if (typeof value !== 'string' || kind === undefined || kind === 'boolean') return null;
  if (!isNumeral(value, isLenient ? 'double' : kind)) return null;
  const number = Number(value) + 0;
  const isLong = kind !== 'double' && Math.abs(number) > Number.MAX_SAFE_INTEGER;
  const digits = isLong ? INTEGER.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? number : exactText(BigInt(digits), number);
}

/** The same as for the double where it is the integer. */
function exactText(integer: bigint, double: number): string {
  return Number.isFinite(double) && BigInt(double) === integer ? String(double) : String(integer);
}
