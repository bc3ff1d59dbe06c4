import type { Tolerance } from '../steps/value-rules.js';
import { isMapping } from '../values.js';
import { DATATYPE_KINDS, isNumeral } from './cells.js';
import type { Interner } from './interner.js';

/** How cells are equal beside their own values. */
export interface CellRules {
  readonly tolerance: Tolerance | null;
  readonly normalized: (text: string) => string;
}

/** An interner that knows which of its cell numbers stand for numbers that may be off; none without a tolerance. */
export interface RuledInterner extends Interner {
  readonly numbers: ReadonlyMap<number, number>;
}

/** What no text of a file begins with by chance. */
const NUMBER = '\u0000number ';

/** Numbers cells under rules: texts as they are normalized, and with a tolerance each number by its own value. */
export function ruledInterner(base: Interner, { tolerance, normalized }: CellRules): RuledInterner {
  const numbers = new Map<number, number>();
  const idOf = (term: unknown): number => {
    const value = tolerance === null ? null : numberOf(term);
    if (value !== null) {
      const id = base.idOf({ value: `${NUMBER}${value}` });
      numbers.set(id, value);
      return id;
    }
    const text = isMapping(term) && term.datatype === undefined ? term.value : undefined;
    return base.idOf(typeof text === 'string' ? { value: normalized(text) } : term);
  };
  return { idOf, size: base.size, numbers };
}

/** The number that a cell holds; -0 is 0. */
function numberOf(term: unknown): number | null {
  if (!isMapping(term)) return null;
  const { value, datatype } = term;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  const kind = DATATYPE_KINDS.get(datatype);
  const isNumber = typeof value === 'string' && kind !== undefined && kind !== 'boolean' && isNumeral(value, kind);
  return isNumber ? Number(value) + 0 : null;
}
