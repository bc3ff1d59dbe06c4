import { recentResults } from '../../core/history/flaky.js';
import { isFlakyDelta, type QuestionDelta, type RunDelta } from '../../core/runs/comparison.js';
import { counted, whole } from '../../core/text/numerals.js';
import { code, type Text } from '../text.js';

/** "2 stable regressions, 3 flaky"; empty where no regressed question is flaky. */
export function stableWords({ regressed }: RunDelta): string[] {
  const flaky = regressed.filter(isFlakyDelta).length;
  return flaky === 0 ? [] : [counted(regressed.length - flaky, 'stable regression'), `${whole(flaky)} flaky`];
}

/** "5 regressed (2 stable, 3 flaky)" */
export function regressedWords({ regressed }: RunDelta): string {
  const flaky = regressed.filter(isFlakyDelta).length;
  const parts = flaky === 0 ? '' : ` (${whole(regressed.length - flaky)} stable, ${whole(flaky)} flaky)`;
  return `${whole(regressed.length)} regressed${parts}`;
}

/** "flaky, right in 5 of the last 8 runs on `main`: "; empty for a question that is not flaky. */
export function flakyText(delta: QuestionDelta, label: string): Text {
  if (!isFlakyDelta(delta)) return [];
  const { right, runs } = recentResults(delta.base.results ?? '');
  return [`flaky, right in ${right} of the last ${runs} runs on `, code(label), ': '];
}
