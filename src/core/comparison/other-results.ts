import type { RunDelta } from './comparison.js';

/** How many regressions have a call that the base run made alike, with another result. */
export function countOtherResults({ regressed }: Pick<RunDelta, 'regressed'>): number {
  return regressed.filter(({ head: { why } }) => why?.detail.same_call && why.cause.kind !== 'cut_output').length;
}
