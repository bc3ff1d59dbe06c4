import type { RunDelta } from '../../core/comparison/comparison.js';
import { counted, whole } from '../../core/text/numerals.js';

/** How many regressions have a call that the base run made alike, with another result. */
export function countOtherResults(delta: Pick<RunDelta, 'regressed'>): number {
  return kindsOfOthers(delta).length;
}

/** Their causes: a failure has one of its own. */
function kindsOfOthers({ regressed }: Pick<RunDelta, 'regressed'>) {
  const causes = regressed.flatMap(({ head: { why } }) => (why?.detail.same_call ? [why.cause.kind] : []));
  return causes.filter((kind) => kind !== 'cut_output');
}

/** "5 of 11 regressions: same call, other result", which a list of causes counts without failures; null if there are none. */
export function otherResultsText(delta: RunDelta): string | null {
  const kinds = kindsOfOthers(delta);
  if (kinds.length === 0) return null;
  const what = kinds.every((kind) => kind === 'other_result') ? 'other result' : 'other result or failure';
  return `${whole(kinds.length)} of ${counted(delta.regressed.length, 'regression')}: same call, ${what}`;
}

/** The same for the first line of a report: only if they are the majority, which the change under review hardly caused. */
export function otherResultsInTitle(delta: RunDelta): string[] {
  const text = otherResultsText(delta);
  return text !== null && countOtherResults(delta) * 2 > delta.regressed.length ? [`; ${text}`] : [];
}
