import type { MeasureDelta } from '../core/runs/comparison.js';
import { fixed } from '../core/text/numerals.js';
import { dollarDigits, dollars, percent, placesApart } from './numbers.js';

/** How a figure per question is written. */
export interface AmountStyle {
  readonly digits: (value: number) => number;
  readonly show: (value: number, digits: number) => string;
}

export const TOKENS: AmountStyle = { digits: () => 0, show: fixed };
export const SECONDS: AmountStyle = { digits: () => 1, show: fixed };
export const DOLLARS: AmountStyle = { digits: dollarDigits, show: dollars };

/** The cells of a measure: both sides with the same number of digits, and the change in percent. */
export interface AmountCells {
  readonly base: string;
  readonly head: string;
  readonly change: string;
}

/** Digits that tell two different amounts apart are shown only where the change in percent can be seen, too. */
export function amountCells({ base, head }: MeasureDelta, { digits, show }: AmountStyle): AmountCells {
  const alone = (value: number | null) => (value === null ? '–' : show(value, digits(value)));
  if (base === null || head === null) return { base: alone(base), head: alone(head), change: '' };
  const change = percent(base, head);
  const least = Math.max(digits(base), digits(head));
  const places = change.startsWith('±') ? least : placesApart(base, head, least);
  return { base: show(base, places), head: show(head, places), change };
}
