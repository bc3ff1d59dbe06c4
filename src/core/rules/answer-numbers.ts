/** Digits with points and commas among them, not within a word or a version; two characters decide where a run begins. */
const RUN = /(?<![\p{L}\p{N}_.,])(?<!\p{L}[-−])([-+−]?)[$€£¥]?((?:\d|\.\d)[\d.,]*)([eE][-+]?\d+)?/gu;

/** Characters between thousands that stand within numbers only: narrow blanks, and the Swiss apostrophe. */
const SEPARATOR = /(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g;

/** A plain blank there can also stand between two numbers. */
const BLANKS = /(?<![\p{L}\p{N}_.,])\d{1,3}(?: \d{3})+(?!\d)/gu;

/** Dates as 2026-03-01 and 3/1/2026, and times of day. */
const DATE_OR_TIME =
  /(?<![\p{L}\p{N}_.,:/-])(?:\d{4}-\d\d-\d\d(?!\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[-+]\d\d:?\d\d)?)?|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}:\d\d(?::\d\d)?)(?![\p{N}:/])/gu;

/**
 * The numbers of a text, as people write them: -3.5, 1,234.5, 1.234,5, 83,42 (a comma with other than three digits behind it
 * is a decimal comma), 1.5e3, 1'234, 1 234 (also as two numbers). Digits of words, versions, dates and times (T3, ORD-12,
 * v1.2.3, 2026-03-01, 10:30) are none.
 */
export function numbersIn(text: string): number[] {
  const written = text.replace(DATE_OR_TIME, ' ').replace(SEPARATOR, '');
  const grouped = (written.match(BLANKS) ?? []).map((run) => Number(run.replaceAll(' ', '')));
  const runs = [...written.matchAll(RUN)].flatMap(([, sign = '', digits = '', exponent = '']) => {
    const size = (decimal: string) => Number(`${decimal}${exponent}`) * (sign === '-' || sign === '−' ? -1 : 1);
    return decimalsOf(withoutEnd(digits)).map(size);
  });
  return [...grouped, ...runs];
}

/** Points and commas behind a number belong to the sentence. */
function withoutEnd(run: string): string {
  let end = run.length;
  while (end > 0 && '.,'.includes(run.charAt(end - 1))) end--;
  return run.slice(0, end);
}

/** A run of digits as decimals; several where commas separate a list. */
function decimalsOf(run: string): string[] {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(run)) return [run.replaceAll(',', '')];
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(run)) return [run.replaceAll('.', '').replace(',', '.')];
  if (/^\d+,\d+$/.test(run)) return [run.replace(',', '.')];
  return run.split(',').filter((part) => /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(part));
}
