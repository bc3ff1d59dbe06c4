import { sameScalar } from '../text/json-equal.js';
import { isMapping } from '../values.js';
import type { Matching } from './match-types.js';
import {
  allowedRange,
  isIgnored,
  isUnordered,
  type PathState,
  stateAt,
  toleranceAt,
  type ValueRules,
} from './value-rules.js';

/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
export function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: ValueMatching): boolean {
  if (typeof reference === 'string' && typeof actual === 'string') {
    return reference === actual || matching.normalized(reference) === matching.normalized(actual);
  }
  if (sameScalar(reference, actual)) return true;
  const tolerance = isNumber(reference) && isNumber(actual) ? toleranceAt(state, matching.rules) : null;
  if (tolerance === null) return false;
  const [least, most] = allowedRange(Number(reference), tolerance);
  // Nothing is allowed: as doubles, two large integers could be one.
  return least < most && least <= Number(actual) && Number(actual) <= most;
}

type ValueMatching = Pick<Matching, 'rules' | 'normalized'>;

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** A text that is the same exactly when two values are equal without any tolerance. */
export function canonicalText(value: unknown, state: PathState, matching: ValueMatching): string {
  if (typeof value === 'string') return JSON.stringify(matching.normalized(value));
  if (isNumber(value)) return numberText(value);
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) => {
      const inside = stateAt(state, index);
      return isIgnored(inside) ? [] : [canonicalText(item, inside, matching)];
    });
    return `[${(isUnordered(state, matching.rules) ? items.sort() : items).join(',')}]`;
  }
  if (!isMapping(value)) return value instanceof Date ? `date ${value.getTime()}` : String(value);
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const inside = stateAt(state, key);
    return isIgnored(inside) ? [] : [`${JSON.stringify(key)}:${canonicalText(item, inside, matching)}`];
  });
  return `{${parts.sort().join(',')}}`;
}

/** 5 and 5.0 are one number, and so are 1e21 and its digits. */
function numberText(value: number | bigint): string {
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** True where the rules allow a number at this place to be off. */
export function mayBeOff(state: PathState, rules: ValueRules): boolean {
  return toleranceAt(state, rules) !== null;
}
