const [ZERO, MINUS, POINT] = [48, 45, 46];

/** With more characters, the count would not be exact. */
const LONGEST = 10;

/** By how much a number is multiplied that has so many decimals already. */
const FACTORS = [1e5, 1e4, 1e3, 1e2, 1e1, 1];

/**
 * The count of 0.00001 of a numeral of digits, with at most 5 of them after a point; null for any other text. Most cells
 * that are numbers are such a numeral, and an expression takes several times as long.
 */
export function stepsOfDigits(text: string, mayHavePoint: boolean): number | null {
  if (text.length > LONGEST) return null;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let value = 0;
  let point = text.length;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= ZERO + 9) value = value * 10 + (code - ZERO);
    else if (code === POINT && mayHavePoint && point === text.length) point = at;
    else return null;
  }
  const decimals = Math.max(0, text.length - 1 - point);
  const factor = FACTORS[decimals];
  const hasDigits = point > start || decimals > 0;
  if (!hasDigits || factor === undefined) return null;
  const steps = value * factor;
  return start === 1 && steps !== 0 ? -steps : steps;
}
