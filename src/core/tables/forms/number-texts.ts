const NUMERAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;
/** A code such as a postal code, which is not a number. */
const LEADING_ZERO = /^\s*[+-]?0\d/;
const DATE = /^\s*\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d.*)?$/i;

/** Whether a text is a finite number, and no code such as 01234. */
export function isNumber(text: string): boolean {
  return NUMERAL.test(text) && !LEADING_ZERO.test(text) && Number.isFinite(Number(text));
}

/** Whether a text is a number or a date. */
export function isNumberOrDate(text: string): boolean {
  return isNumber(text) || DATE.test(text);
}
