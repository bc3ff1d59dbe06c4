/** Digits with points and commas among them, not within a word or a version; one character decides where a run begins. */
const RUN = /(?<![\p{L}\p{N}_.,])([-+−]?)((?:\d|\.\d)[\d.,]*)([eE][-+]?\d+)?/gu;

/** Blanks that only stand within numbers. */
const NARROW_BLANK = /(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

/**
 * The numbers of a text, as people write them: -3.5, 1,234.5, 1.234,5, 83,42 (a comma with other than three digits behind it
 * is a decimal comma), 1.5e3. Digits of words and versions (T3, v1.2.3) are none.
 */
export function numbersIn(text: string): number[] {
  const runs = text.replace(NARROW_BLANK, '').matchAll(RUN);
  return [...runs].flatMap(([, sign = '', digits = '', exponent = '']) => {
    const size = (decimal: string) => Number(`${decimal}${exponent}`) * (sign === '-' || sign === '−' ? -1 : 1);
    return decimalsOf(withoutEnd(digits)).map(size);
  });
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
