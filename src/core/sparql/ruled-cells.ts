import { allowedRange, type Tolerance } from '../steps/value-rules.js';
import { isMapping } from '../values.js';
import { DATATYPE_KINDS, isNumeral } from './cells.js';
import type { Interner } from './interner.js';

/** How cells are equal beside their own values. */
export interface CellRules {
  readonly tolerance: Tolerance | null;
  readonly normalized: (text: string) => string;
}

/** What no text of a file begins with by chance. */
const NUMBER = '\u0000number ';

/**
 * Numbers the cells of both sides under rules. With a tolerance, a number of the agent counts as the nearest number of the
 * reference that allows it; so the reference has to be numbered first.
 */
export function ruledInterners(
  base: Interner,
  { tolerance, normalized }: CellRules,
): { readonly reference: Interner; readonly actual: Interner } {
  const numbers = new Set<number>();
  let sorted: number[] | null = null;
  const nearest = (value: number, allowed: Tolerance): number => {
    sorted ??= [...numbers].sort((a, b) => a - b);
    const at = firstFrom(sorted, value);
    const near = [sorted[at - 1], sorted[at]].filter((known) => known !== undefined);
    const allowing = near.filter((known) => {
      const [least, most] = allowedRange(known, allowed);
      return least <= value && value <= most;
    });
    return allowing.sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? value;
  };
  const idOf = (term: unknown, countsAs: (value: number) => number): number => {
    const value = tolerance === null ? null : numberOf(term);
    if (value !== null) return base.idOf({ value: `${NUMBER}${countsAs(value)}` });
    const text = isMapping(term) && term.datatype === undefined ? term.value : undefined;
    return base.idOf(typeof text === 'string' ? { value: normalized(text) } : term);
  };
  const kept = (value: number): number => {
    numbers.add(value);
    return value;
  };
  return {
    reference: { idOf: (term) => idOf(term, kept), size: base.size },
    actual: { idOf: (term) => idOf(term, (value) => (tolerance ? nearest(value, tolerance) : value)), size: base.size },
  };
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

function firstFrom(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
