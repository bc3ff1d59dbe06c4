/** No part of it may begin as the part before it ends: that takes quadratic time on a text that fails. */
export const NUMERAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;
/** A code such as a postal code, which is not a number. */
const LEADING_ZERO = /^\s*[+-]?0\d/;
const DATE = /^\s*\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?$/i;

/** Whether a text is a finite number, and no code such as 01234. */
export function isNumber(text: string): boolean {
  return NUMERAL.test(text) && !LEADING_ZERO.test(text) && Number.isFinite(Number(text));
}

export function isNumberOrDate(text: string): boolean {
  return isNumber(text) || DATE.test(text);
}
