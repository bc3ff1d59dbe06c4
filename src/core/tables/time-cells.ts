import { instantOf } from '../text/time.js';
import { isMapping } from '../text/values.js';
import type { SelectResult } from './result.js';
import { INSTANT } from './value-rules.js';

const DATE_TIME = /^(\d{4}-?\d\d-?\d\d[T ]\d\d:?\d\d(?::?\d\d)?)(?:[.,](\d+))?(.*)$/is;
const DATE = /^(\d{4}-\d\d-\d\d)(z|[+-]\d\d:\d\d)?$/i;

/**
 * Texts as they are compared where times are equal by their instants: also a date and its midnight, and fractions of seconds up to
 * as many digits as both tables have.
 */
export function timeNormalizer(results: readonly SelectResult[], normalized: (text: string) => string) {
  const digits = Math.min(...results.map(fractionDigits));
  return (text: string) => instantText(text.trim(), digits) ?? normalized(text);
}

function fractionDigits({ columns, rows }: SelectResult): number {
  let most = 0;
  for (const row of rows) {
    for (const name of columns) {
      const term = row[name];
      const text = isMapping(term) ? term.value : undefined;
      if (typeof text === 'string') most = Math.max(most, DATE_TIME.exec(text.trim())?.[2]?.length ?? 0);
    }
  }
  return most;
}

function instantText(date: string, digits: number): string | null {
  const parts = DATE_TIME.exec(date.replace(DATE, '$1T00:00$2'));
  if (!parts) return null;
  const [, moment, fraction = '', zone = ''] = parts;
  const instant = instantOf(`${moment}${zone}`);
  return instant === null ? null : `${INSTANT}${instant} ${Number(`0.${fraction.slice(0, digits)}`)}`;
}
