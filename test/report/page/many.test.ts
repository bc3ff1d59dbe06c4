import { describe, expect, test } from 'vitest';
import { compareMany, type RunTable } from '../../../src/core/runs/compare-many.js';
import { redactNothing } from '../../../src/core/secrets/redact.js';
import { shownQuestion } from '../../../src/core/show/entry.js';
import type { RunCondition } from '../../../src/core/why/condition-table.js';
import { manyModel, type ReadManyDetail } from '../../../src/report/page/many/model.js';
import { renderManyPage } from '../../../src/report/page/many/page.js';
import { PAGE_EXTENT } from '../../../src/report/page/model.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { times } from '../../support/report.js';

/** Runs whose questions are right where a pattern says so. */
function tableOf(patterns: readonly string[]): RunTable {
  const runs = ['x', 'y', 'z'].map((label, run) => {
    const questions = patterns.map((pattern, at) => {
      const isRight = pattern[run] === '●';
      const why = isRight ? null : { cause: { kind: 'empty_result' as const, step: 0 }, stepName: 'find', detail: {} };
      return makeFigures({ id: `q${at}`, text: `Question ${at}`, score: Number(isRight), why });
    });
    return makeRun(questions, { label });
  });
  const [first, ...others] = runs;
  return compareMany(first as (typeof runs)[number], others) as RunTable;
}

async function manyPage(table: RunTable, read: ReadManyDetail): Promise<string> {
  const options = { order: 'given', ids: 'short', redact: redactNothing, paths: ['x', 'y', 'z'] } as const;
  let html = '';
  for await (const piece of renderManyPage(manyModel(table, options, null), read, () => 'hash')) html += piece;
  return html;
}

/** Reads an answer of each run. */
function reader(answer: string, conditions: readonly RunCondition[] = []): ReadManyDetail {
  return async ({ id, text, right }) => {
    const shown = right.map((isRight) => {
      const entry = { template_id: 't', question_id: id, question_text: text, status: 'success' as const };
      const steps = { steps_score: Number(isRight), actual_answer: answer };
      return shownQuestion({ entry: { ...entry, ...steps }, answers: 1 }, null, PAGE_EXTENT);
    });
    return { shown, conditions };
  };
}

const texts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe('the page of several runs', () => {
  test('groups questions by result, the most frequent first, and counts those that do not differ', async () => {
    const html = await manyPage(tableOf(['○●○', '●●●', '○●○', '●●○', '○○○', '●●●', '●●●']), async () => null);
    expect(texts(html, /<h4 class="head">.*?<span>([^<]*)/g)).toEqual(['○●○ only B right', '●●○ only C wrong']);
    const [, plot = ''] = html.split('Which runs are right where');
    const bars = plot.match(/<tr>.*?<td class="num">\d+/g)?.slice(1) ?? [];
    expect(
      bars.map((bar) =>
        bar
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ).toEqual(['○●○ only B right 2', '●●○ only C wrong 1', '○○○ all wrong 1']);
    expect(plot).toContain('●●● all right');
  });

  test('says of each condition in which wrong runs it differs, unless a right run has no need of it', async () => {
    const html = await manyPage(
      tableOf(['○●○']),
      reader('yes', [
        { text: '?a needed', reference: true, runs: [false, true, true] },
        { text: '?a replaced', reference: true, runs: [false, false, null] },
        { text: '?a wrong', reference: false, runs: [true, false, true] },
        { text: '?a harmless', reference: false, runs: [false, true, true] },
        { text: '?a shared', reference: true, runs: [true, true, true] },
      ]),
    );
    const rows = [...html.matchAll(/<tr(?: class="([a-z]+)")?><td><code>([^<]*)<\/code> <small>([^<]*)/g)];
    expect(rows.map(([, tone, text, note]) => [tone, text, note])).toEqual([
      ['lost', '?a needed', 'missing in A'],
      [undefined, '?a replaced', 'missing in A; B is right without it'],
      ['added', '?a wrong', 'only in A, C'],
      [undefined, '?a harmless', 'in C; B is right with it'],
      [undefined, '?a shared', ''],
    ]);
    expect(texts(html, /<th scope="col">((?:reference|[ABC] [✓✗]))</g)).toEqual(['reference', 'A ✗', 'B ✓', 'C ✗']);
  });

  test('equal answers are shown once, with the runs that gave them', async () => {
    const html = await manyPage(tableOf(['○●○']), reader('The same.'));
    expect(texts(html, /<p class="edge"><span class="soft">([^<]*)/g)).toEqual(['A x ✗, B y ✓, C z ✗ answered:']);
  });

  test('details stop at 8 MB, and one line says how many are left out', async () => {
    const html = await manyPage(tableOf(times(2000, () => '○●○')), reader('long '.repeat(6000)));
    const details = html.match(/<details class="q"/g)?.length ?? 0;
    expect(details).toBeLessThan(2000);
    expect(html).toContain(`The details of ${(2000 - details).toLocaleString('en-US')} questions are left out`);
    expect(html.length).toBeLessThan(11_300_000);
  });
});
