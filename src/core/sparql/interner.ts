import { isMapping, type Mapping } from '../values.js';
import { type DatatypeKind, hundredThousandths, makeKindOf, oddValue, stepsOfNumeral, typedValue } from './cells.js';

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
    const steps = kind === 'boolean' ? null : stepsOfNumeral(lexical, kind);
    if (steps !== null) return idIn(numbers, steps);
    const value = typedValue(lexical, datatype);
    return value === null ? idIn(texts, lexical) : idIn(values, value);
  };
  const kindOf = makeKindOf();
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
