/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
export function holm(values: readonly number[]): number[] {
  const ranked = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const corrected = new Array<number>(values.length);
  let before = 0;
  for (const [rank, { value, index }] of ranked.entries()) {
    before = Math.max(before, Math.min(1, value * (values.length - rank)));
    corrected[index] = before;
  }
  return corrected;
}
