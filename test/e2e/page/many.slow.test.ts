/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, inPage, startBrowser } from '../../support/browser.js';
import { bundle, EXAMPLES } from '../../support/bundle.js';
import { PAGE_TEXTS, pageExam } from '../../support/page/hostile.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-many-page-'));
const at = (...names: string[]) => join(folder, ...names);

/** Scores responses into a folder. */
function score(out: string, corpus: string, responses: string, ...flags: string[]): void {
  const inputs = ['--corpus', corpus, '--responses', responses, '--out', at(out), '--min-coverage', '0'];
  expect(bundle(['evaluate', ...inputs, '--no-page', '--quiet', ...flags]).code).toBe(0);
}

let browser: Browser;
beforeAll(async () => {
  const corpus = join(EXAMPLES, 'corpus.yaml');
  for (const version of ['v1', 'v2'])
    score(version, corpus, join(EXAMPLES, `responses-${version}.jsonl`), '--agent-model', 'gpt-4o');
  const lines = readFileSync(join(EXAMPLES, 'responses-v1.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(at('v3.jsonl'), lines.slice(4).join('\n'));
  score('v3', corpus, at('v3.jsonl'), '--agent-model', 'gpt-4o-mini');
  bundle(['compare', at('v1'), at('v2'), at('v3'), '--out', at('out'), '--quiet']);
  if (hasBrowser) browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const path = () => at('out', 'report.html');
const html = () => readFileSync(path(), 'utf8');

describe('the page of several runs', () => {
  test('is one file in which only its own style may act', () => {
    expect(html()).toMatch(/content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:;/);
    expect(html()).not.toMatch(/<script|<link|<img|<iframe|src=|href="[^#]/);
  });

  test('is written beside the other files, and left out on demand', () => {
    const runs = [at('v1'), at('v2'), at('v3')];
    const { stderr } = bundle(['compare', ...runs, '--out', at('again')]);
    expect(stderr).toContain('report.html');
    expect(bundle(['compare', ...runs, '--out', at('without'), '--no-page']).stderr).not.toContain('report.html');
  });
});

describe.runIf(hasBrowser)('in a browser', () => {
  test.each([true, false])('with scripts %s: it shows itself, and asks for nothing', async (scripts) => {
    await inPage(browser, path(), { scripts }, async ({ page, requests, messages, intrusions }) => {
      await page.waitForLoadState('networkidle');
      expect(await page.locator('h1').innerText()).toBe('3 runs: v1, v2, v3 share rank 1, steps score 0.622 to 0.776');
      expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
    });
  });

  test('has a row for each run, its score with the interval drawn', async () => {
    await inPage(browser, path(), {}, async ({ page }) => {
      const table = page.locator('#figures table').first();
      const rows = await table.locator('tbody tr').allInnerTexts();
      // As the table of the terminal has it.
      expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
        expect.stringMatching(/^A v1 1 0\.776 \d\.\d{3} to \d\.\d{3} 0\.762 – first run$/),
        expect.stringMatching(/^B v2 1 0\.718 \d\.\d{3} to \d\.\d{3} 0\.705 −5\.8 pp within$/),
        expect.stringMatching(/^C v3 1 0\.622 \d\.\d{3} to \d\.\d{3} 0\.595 −15\.4 pp within$/),
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
    });
  });

  test('plots score against cost, and marks the runs that are worth their cost', async () => {
    await inPage(browser, path(), {}, async ({ page }) => {
      const rows = await page.locator('#cost tbody tr').allInnerTexts();
      expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
        'C v3 0.622 $0.0040 yes',
        'A v1 0.776 $0.066 yes',
        'B v2 0.718 $0.090 no',
      ]);
      const points = page.locator('#cost svg').first().locator('circle');
      expect(await points.evaluateAll((all) => all.map((one) => one.classList[0]))).toEqual(['bar', 'ring', 'bar']);
    });
  });

  test('has the questions with different results, by template', async () => {
    await inPage(browser, path(), {}, async ({ page }) => {
      const rows = page.locator('.matrix tbody tr');
      expect(await rows.count()).toBe(12);
      const open = rows.filter({ hasText: 'Which disruptions are still open' });
      expect(await open.locator('td').allInnerTexts()).toEqual(['●\nright', '○\nwrong', '●\nright']);
      const titles = await page.locator('#questions h3').allInnerTexts();
      expect(titles.map((title) => title.replace(/ \d+$/, ''))).toEqual([
        ...['station_lookup', 'stops_and_lines_in_order', 'disruptions', 'depots_and_fleet', 'passenger_counts'],
      ]);
    });
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('axe finds nothing, and nothing is wider than the screen: %s, %i px', async (scheme, width) => {
    await inPage(browser, path(), { scheme, width }, async ({ page }) => {
      // Run by the test itself: the page's policy lets no script in.
      const { violations } = (await page.evaluate(`(() => { ${axe.source}; return axe.run(); })()`)) as {
        violations: { id: string }[];
      };
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

  test('texts of strangers stay texts', async () => {
    const exam = pageExam(PAGE_TEXTS);
    writeFileSync(at('corpus.json'), exam.corpus);
    const sides = [true, false, true].map((isRight, index) => {
      writeFileSync(at(`${index}.jsonl`), exam.responses(isRight));
      score(`hostile-${index}`, at('corpus.json'), at(`${index}.jsonl`));
      return at(`hostile-${index}`);
    });
    expect(bundle(['compare', ...sides, '--out', at('hostile'), '--quiet']).code).toBe(0);
    for (const scripts of [true, false]) {
      await inPage(browser, at('hostile', 'report.html'), { scripts }, async (open) => {
        await open.page.waitForTimeout(500);
        const { requests, messages, intrusions } = open;
        expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
        expect(await open.page.locator('.matrix tbody tr').count()).toBeGreaterThan(PAGE_TEXTS.length / 2);
        expect(await open.page.locator('script, img, iframe, a[href^="javascript"], svg image').count()).toBe(0);
        expect(await open.page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      });
    }
  });
});
