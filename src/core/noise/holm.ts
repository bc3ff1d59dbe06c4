/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number));
  const corrected = new Array<number>(values.length);
  let before = 0;
  for (const [rank, index] of order.entries()) {
    before = Math.max(before, Math.min(1, (values[index] as number) * (values.length - rank)));
    corrected[index] = before;
  }
  return corrected;
}
