/// <reference lib="dom" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, hasBrowser, inPage } from '../../support/browser.js';
import { cli, testFolder } from '../../support/cli.js';
import { threeRuns } from '../../support/example.js';
import { PAGE_TEXTS, pageExam } from '../../support/page/hostile.js';

const folder = testFolder();
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  await threeRuns(folder);
  await cli('compare', at('v1'), at('v2'), at('v3'), '--out', at('out'), '--quiet');
});

const path = () => at('out', 'report.html');
const html = () => readFileSync(path(), 'utf8');

test('the page of several runs without answers has the list, and says nothing of their steps', async () => {
  const runs = ['v1', 'v2', 'v3'].map((name) => at(name, 'baseline.yaml'));
  await cli('compare', ...runs, '--out', at('bare'), '--quiet');
  const page = readFileSync(at('bare', 'report.html'), 'utf8');
  expect(page.match(/The details are not on this page/g)).toHaveLength(12);
  expect(page).not.toContain('class="panel"');
  expect(page).toContain('The details of 12 questions are left out');
});

describe.runIf(hasBrowser)('in a browser', () => {
  test.each([true, false])(
    'with scripts %s: the questions with different results, each with its cause per run; it asks for nothing',
    (scripts) =>
      inPage(path(), { scripts }, async ({ page, requests, messages, intrusions }) => {
        await page.waitForLoadState('networkidle');
        expect(await page.locator('h1').innerText()).toBe(
          '3 runs: v1, v2, v3 share rank 1, steps score 0.622 to 0.776',
        );
        if (scripts) await page.locator('[name=by]').selectOption('all');
        expect(await page.locator('#list .q').count()).toBe(12);
        const open = page.locator('#list .q').filter({ hasText: 'Which disruptions are still open' }).first();
        const cells = await open.locator('summary .cell').allInnerTexts();
        expect(cells.map((cell) => cell.replace(/\s+/g, ' '))).toEqual([
          expect.stringMatching(/^A ●\s?right$/),
          expect.stringMatching(/^B ○\s?wrong \w+/),
          expect.stringMatching(/^C ●\s?right$/),
        ]);
        expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
      }),
  );

  test('has a row for each run, its score with the interval drawn, and plots score against cost', () =>
    inPage(path(), {}, async ({ page }) => {
      const table = page.locator('#scores table').first();
      const rows = await table.locator('tbody tr').allInnerTexts();
      // As the table of the terminal has it.
      expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
        expect.stringMatching(/^A v1 1 0\.776 \d\.\d{3} to \d\.\d{3} 0\.762 – first run$/),
        expect.stringMatching(/^B v2 1 0\.718 \d\.\d{3} to \d\.\d{3} 0\.705 −0\.058 within$/),
        expect.stringMatching(/^C v3 1 0\.622 \d\.\d{3} to \d\.\d{3} 0\.595 −0\.154 within$/),
      ]);
      const places = await table
        .locator('tbody svg')
        .evaluateAll((all) =>
          all.map((svg) => [
            ...['x1', 'x2'].map((name) => Number.parseFloat(svg.querySelector('line')?.getAttribute(name) ?? '')),
            Number.parseFloat(svg.querySelector('circle')?.getAttribute('cx') ?? ''),
          ]),
        );
      expect(places).toHaveLength(3);
      for (const [low = 1, high = 0, dot = 0] of places) {
        expect(low).toBeLessThan(dot);
        expect(dot).toBeLessThan(high);
      }
      // The better the score, the farther to the right.
      expect(places.map(([, , dot]) => dot)).toEqual(places.map(([, , dot]) => dot).sort((a = 0, b = 0) => b - a));
      const costs = await page.locator('#cost tbody tr').allInnerTexts();
      expect(costs.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
        'C v3 0.622 $0.0040 yes',
        'A v1 0.776 $0.066 yes',
        'B v2 0.718 $0.090 no',
      ]);
      const points = page.locator('#cost svg').first().locator('circle');
      expect(await points.evaluateAll((all) => all.map((one) => one.classList[0]))).toEqual(['bar', 'ring', 'bar']);
    }));

  test('groups them by result, the most frequent first; a bar filters them, and Back returns', () =>
    inPage(path(), {}, async ({ page }) => {
      const heads = await page.locator('#list h4.head').allInnerTexts();
      expect(heads.map((head) => head.replace(/\s+/g, ' ').trim())).toEqual([
        expect.stringMatching(/^\d+ [●○–]{3} /),
        ...heads.slice(1).map(() => expect.stringMatching(/^\d+ [●○–]{3} /)),
      ]);
      const counts = heads.map((head) => Number.parseInt(head, 10));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
      const bar = page.locator('#figures a[data-filter]').first();
      const [title, count] = [await bar.innerText(), Number(await bar.locator('xpath=ancestor::tr/td[2]').innerText())];
      await bar.click();
      expect(await page.locator('#filters output').innerText()).toBe(`${count} of 12`);
      expect(await page.locator('#list h4.head').innerText()).toContain(title);
      expect(await fragmentOf(page)).toMatch(/^#\?pattern=[012]{3}$/);
      await page.goBack();
      expect(await page.locator('#filters output').innerText()).toBe('');
    }));

  test('an address opens a question: causes, answers, conditions, queries and steps of each run', async () => {
    const [, anchor = ''] = /id="(q-[^"]*)"/.exec(html()) ?? [];
    await inPage(path(), { width: 1440, hash: anchor }, async ({ page }) => {
      const detail = page.locator('#detail');
      expect(await detail.locator('.cause .why').first().innerText()).toMatch(/^[ABC] v\d: ./);
      expect(await detail.locator('.right-runs').innerText()).toMatch(/^✓ Right: [ABC] v\d/);
      const tabs = await detail.getByRole('tab').allInnerTexts();
      expect(tabs).toEqual(expect.arrayContaining(['Queries next to reference', 'Answers', 'Copy for an assistant']));
      await detail.getByRole('tab', { name: 'Queries next to reference' }).click();
      expect(await detail.locator('.panel:visible .run').count()).toBeGreaterThan(1);
      await detail.getByRole('tab', { name: /^Steps/ }).click();
      expect(await detail.locator('.panel:visible .calls').count()).toBeGreaterThan(1);
      const [before = ''] = (await detail.locator('.place').innerText()).split(' of 12');
      await page.keyboard.press(before === '12' ? 'k' : 'j');
      const after = Number(before) + (before === '12' ? -1 : 1);
      expect(await detail.locator('.place').innerText()).toBe(`${after} of 12`);
      expect(await fragmentOf(page)).not.toBe(`#${anchor}`);
    });
    await inPage(path(), { hash: 'q-unknown' }, async ({ page }) => {
      expect(await page.getByRole('status').innerText()).toContain('This report has no question unknown');
    });
  });

  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('axe finds nothing, and nothing is wider than the screen: %s, %i px', (scheme, width) =>
    inPage(path(), { scheme, width }, async ({ page }) => {
      // Run by the test itself: the page's policy lets no script in.
      const { violations } = (await page.evaluate(`(() => { ${axe.source}; return axe.run(); })()`)) as {
        violations: { id: string }[];
      };
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }),
  );

  test('texts of strangers stay texts', async () => {
    const texts = PAGE_TEXTS.filter((_, at) => at % 5 === 0);
    const exam = pageExam(texts);
    writeFileSync(at('corpus.json'), exam.corpus);
    const sides = [0, 1, 2].map((index) => at(`hostile-${index}`));
    for (const [index, isRight] of [true, false, true].entries()) {
      writeFileSync(at(`${index}.jsonl`), exam.responses(isRight));
      const inputs = ['--corpus', at('corpus.json'), '--responses', at(`${index}.jsonl`)];
      const out = ['--out', at(`hostile-${index}`), '--no-page', '--quiet'];
      expect((await cli('evaluate', ...inputs, ...out)).code).toBe(0);
    }
    expect((await cli('compare', ...sides, '--out', at('hostile'), '--quiet')).code).toBe(0);
    for (const scripts of [true, false]) {
      await inPage(at('hostile', 'report.html'), { scripts }, async (open) => {
        await open.page.waitForTimeout(500);
        const { requests, messages, intrusions } = open;
        expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
        expect(await open.page.locator('#list .q').count()).toBeGreaterThan(texts.length / 2);
        expect(await open.page.locator('img, iframe, a[href^="javascript"], svg image').count()).toBe(0);
        expect(await open.page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      });
    }
  });
});
