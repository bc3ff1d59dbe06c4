import type { RunDelta } from '../../core/comparison/comparison.js';
import { counted, whole } from '../../core/text/numerals.js';

/** How many regressions have a call that the base run made alike, with another result. */
export function countOtherResults({ regressed }: Pick<RunDelta, 'regressed'>): number {
  return regressed.filter(({ head: { why } }) => why?.detail.same_call && why.cause.kind !== 'cut_output').length;
}

/** "5 of 11 regressions: same call, other result"; null if there are none. */
export function otherResultsText(delta: RunDelta): string | null {
  const count = countOtherResults(delta);
  if (count === 0) return null;
  return `${whole(count)} of ${counted(delta.regressed.length, 'regression')}: same call, other result`;
}

/** The same for the first line of a report: only if they are the majority, which the change under review hardly caused. */
export function otherResultsInTitle(delta: RunDelta): string[] {
  const text = otherResultsText(delta);
  return text !== null && countOtherResults(delta) * 2 > delta.regressed.length ? [`; ${text}`] : [];
}
