import { expect, test } from 'vitest';
import type { Report } from '../../../src/core/gates/report.js';
import { badgeOf } from '../../../src/report/formats/comment.js';
import { questionText, renderFullReport } from '../../../src/report/formats/markdown.js';
import { renderTerminal, type TerminalStyle } from '../../../src/report/formats/terminal.js';
import { viewOf } from '../../../src/report/formats/view.js';
import { THIS_RUN } from '../../../src/report/words/blocks.js';

import { commentOf, gated, makeDelta, makeHeadline, makeNoise, makeReport } from '../../support/report.js';

const marked = (name: string) => (text: string) => `${name}(${text})`;
const STYLE: TerminalStyle = {
  ...{ bold: String, dim: String, green: marked('green'), red: marked('red'), yellow: marked('yellow') },
  ...{ code: String, plainCode: String, width: 100, textWidth: 100 },
};

/** The first line of a terminal. */
function titleOf(report: Report): string {
  const options = { visibleRegressions: 5, rows: 12, footer: [], textOf: questionText };
  const view = viewOf(report, { ...options, thisRun: THIS_RUN });
  return renderTerminal(view, STYLE).split('\n')[0] ?? '';
}

const [low, high] = [makeHeadline(158, 0.8107), makeHeadline(177, 0.9394)];
const compared = (base = low, head = low, more: Parameters<typeof makeDelta>[0] = {}) =>
  makeReport({ headline: head, comparison: makeDelta({ base, head, ...more }) });
const WITHIN = { noise: makeNoise('within', [-14, 1]) };

test.each<[string, Report, sign: string, color: string]>([
  ['worse, without a gate', compared(high, low), '➖', ''],
  ['worse, with a gate that passed', gated(compared(high, low), { score: 0.8 }), '✅', 'green'],
  ['worse, with a gate that failed', gated(compared(high, low), { score: 0.9 }), '❌', 'red'],
  ['worse than its limit, within rerun noise', gated(compared(high, low, WITHIN), { drop: 0.05 }), '⚠️', 'yellow'],
  ['better, without a gate', compared(low, high), '➖', ''],
  ['without a baseline and a gate', makeReport({}), '➖', ''],
])('%s', (_, report, sign, color) => {
  const title = titleOf(report);
  expect(badgeOf(report).color).toBe(color === '' || color === 'green' ? 'brightgreen' : color);
  expect(title).toContain(`${sign} Steps score`);
  expect(/^\w*(?=\()/.exec(title)?.[0] ?? '').toBe(color);
  for (const markdown of [commentOf(report), renderFullReport(report, { thisRun: THIS_RUN, ids: 'short' })])
    expect(markdown).toMatch(new RegExp(`^#+ ${sign} Steps score`, 'm'));
});
