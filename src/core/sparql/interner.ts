import { isMapping, type Mapping } from '../values.js';
import { DATATYPE_KINDS, type DatatypeKind, isNumeral, oddValue, typedValue } from './cells.js';

/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface Interner {
  idOf(term: unknown): number;
  /** One more than the largest number given so far. */
  size(): number;
}

/** An interner for one pair of results: by typed value, or by the text of the literal. */
export function makeInterner(cells: 'typed' | 'lexical'): Interner {
  let next = 1;
  const texts = new Map<string, number>();
  const values = new Map<string, number>();
  const numbers = new Map<number, number>();
  const idIn = <K>(ids: Map<K, number>, key: K): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, next);
    return next++;
  };
  const typedId = (lexical: string, kind: DatatypeKind, datatype: unknown): number => {
    const steps = kind !== 'boolean' && isNumeral(lexical, kind) ? hundredThousandths(Number(lexical)) : null;
    if (steps !== null) return idIn(numbers, steps);
    const value = typedValue(lexical, datatype);
    return value === null ? idIn(texts, lexical) : idIn(values, value);
  };
  // A column has one datatype as a rule, so that the last one need not be looked up again.
  let lastDatatype: unknown;
  let lastKind: DatatypeKind | undefined;
  const kindOf = (datatype: unknown): DatatypeKind | undefined => {
    if (datatype !== lastDatatype) {
      lastDatatype = datatype;
      lastKind = DATATYPE_KINDS.get(datatype);
    }
    return lastKind;
  };
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { value, datatype } = term as Mapping;
    if (typeof value !== 'string') return oddId(term);
    const kind = datatype === undefined || cells === 'lexical' ? undefined : kindOf(datatype);
    return kind === undefined ? idIn(texts, value) : typedId(value, kind, datatype);
  };
  const oddId = (term: unknown): number => {
    const value = isMapping(term) ? term.value : undefined;
    const steps = typeof value === 'number' ? hundredThousandths(value) : null;
    return steps === null ? idIn(values, oddValue(term)) : idIn(numbers, steps);
  };
  return { idOf, size: () => next };
}

/** Beyond it a number is told by its text. */
const MOST_STEPS = 2 ** 36 * 100_000;
/** Up to here a product by 100,000 is off by less than 0.1. */
const EXACT_PRODUCT = 2 ** 49;

/**
 * A number as a whole count of 0.00001, rounded half away from zero: equal exactly when `numberValue` is, and much
 * faster. null where the count would not be exact.
 */
export function hundredThousandths(value: number): number | null {
  const size = Math.abs(value);
  const product = size * 100_000;
  if (!(product < MOST_STEPS)) return null;
  const fraction = product - Math.floor(product);
  const isClear = product < EXACT_PRODUCT && (fraction < 0.4 || fraction > 0.6);
  // Near a half the decimal text decides: shifting its point loses nothing.
  const steps = isClear ? Math.round(product) : Math.round(size < 1e-6 ? 0 : Number(`${size}e5`));
  if (steps >= MOST_STEPS) return null;
  return value < 0 && steps !== 0 ? -steps : steps;
}
