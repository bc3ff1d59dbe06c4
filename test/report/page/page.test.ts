import { describe, expect, test } from 'vitest';
import type { HistoryRun } from '../../../src/core/history/history.js';
import type { Report } from '../../../src/core/runs/report.js';
import { redactNothing } from '../../../src/core/secrets/redact.js';
import { shownQuestion } from '../../../src/core/show/entry.js';
import { THIS_PR } from '../../../src/report/blocks.js';
import { PAGE_EXTENT, pageModel } from '../../../src/report/page/model.js';
import { renderPage } from '../../../src/report/page/page.js';
import { makeFigures } from '../../support/make.js';
import { makeDelta, makeReport } from '../../support/report.js';

/** The page of a report, with the steps of its question where there are some. */
async function pageOf(report: Report, steps: readonly object[] = []): Promise<string> {
  const none = { results: null, baseline: null, baseMissing: null, footer: [], tagsOf: new Map() };
  const model = pageModel(report, { thisRun: THIS_PR, redact: redactNothing, ...none });
  const entry = {
    ...{ template_id: 't', question_id: 'q', question_text: 'Which?', status: 'success' as const },
    actual_steps: steps,
  };
  const read = async () => shownQuestion({ entry, answers: 1 }, null, PAGE_EXTENT);
  let html = '';
  for await (const part of renderPage(model, read, () => 'hash')) html += part;
  return html;
}

function run(micro: number | null, more: Partial<HistoryRun> = {}): HistoryRun {
  const unknown = { commit: null, time: null, runId: null, macro: null, interval: null };
  return { ...unknown, questions: 190, tokens: null, seconds: null, cost: null, micro, ...more };
}

describe('the trend', () => {
  const known = { commit: '0123456789', time: '2026-11-22T10:00:00.000Z', interval: { low: 0.75, high: 0.87 } };

  test('is drawn with the intervals, and is a table for those who do not see it', async () => {
    const html = await pageOf(
      makeReport({ comparison: makeDelta({ history: [run(0.81, known), run(null), run(0.87)] }) }),
    );
    const figure = /<figure class="plot"><figcaption><h3>Steps score of main<\/h3>.*?<\/figure>/s.exec(html)?.[0] ?? '';
    expect(figure).toContain('Last 2 runs: 0.810 → 0.870');
    expect(figure.match(/<circle /g)).toHaveLength(2);
    expect(figure.match(/<line class="range same"/g)).toHaveLength(1);
    expect(figure).toContain(
      '<tr><th scope="row">2026-11-22 10:00</th><td>0123456</td><td>0.810</td><td>0.750 to 0.870</td><td>190</td></tr>',
    );
  });

  test.each<[string, readonly HistoryRun[] | undefined]>([
    ['no history', undefined],
    ['one run', [run(0.5)]],
    ['one run with a score', [run(0.5), run(null)]],
  ])('is left out with %s', async (_, history) => {
    expect(await pageOf(makeReport({ comparison: makeDelta({ history }) }))).not.toContain('Steps score of');
  });

  test('escapes what a baseline says', async () => {
    const html = await pageOf(
      makeReport({
        comparison: makeDelta({ label: '<b>\u202e', history: [run(0.5, { commit: '<i>' }), run(0.6)] }),
      }),
    );
    expect(html).toContain('<td>&lt;i>');
    expect(html).not.toMatch(/<b>|<td><i>|\u202e/);
  });
});

describe('the steps of an answer', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `tool-${at}`, args: {}, status: 'success', output: 'x' }));
  const report = makeReport({ questions: [makeFigures({ id: 'q' })] });

  test.each([
    [200, 200, null],
    [201, 200, '… 1 further step; <code>stepgate show ID</code> lists it.'],
    [1_400, 200, '… 1,200 further steps; <code>stepgate show ID</code> lists them.'],
  ])('of %i, %i are listed', async (count, listed, line) => {
    const html = await pageOf(report, steps(count));
    expect(html.match(/<code>tool-\d+<\/code>/g)).toHaveLength(listed);
    expect(html.match(/<option value="n\d+">/g)).toHaveLength(listed);
    if (line === null) expect(html).not.toContain('further step');
    else expect(html).toContain(line);
  });
});
