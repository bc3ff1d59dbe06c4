import { withoutKnown } from '../known/set-aside.js';
import type { QuestionDelta, RunDelta, SetAside } from './comparison.js';
import type { QuestionFigures } from './figures.js';

/** Differences up to this are rounding. */
const ROUNDING = 1e-9;

/** Questions whose answer checks changed, with that change: the largest fall first; and how many are as before. */
export function compareChecks(
  pairs: readonly QuestionDelta[],
  setAside: readonly SetAside[],
): Pick<RunDelta, 'fallenChecks' | 'risenChecks'> {
  const changes = pairs
    .filter(({ base, head }) => base.checks !== undefined && head.checks !== undefined)
    .map((pair) => ({ ...pair, change: checkScore(pair.head) - checkScore(pair.base) }))
    .sort((a, b) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1));
  return {
    fallenChecks: withoutKnown(changes, setAside).filter(({ change }) => change < -ROUNDING),
    risenChecks: changes.filter(({ change }) => change > ROUNDING).reverse(),
  };
}

function checkScore({ checks }: QuestionFigures): number {
  return checks?.score ?? 0;
}
