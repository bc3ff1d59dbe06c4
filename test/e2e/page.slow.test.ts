import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, inPage, startBrowser } from '../support/browser.js';
import { bundle, EXAMPLES } from '../support/bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-page-'));
const results = (version: string) => join(folder, version);
const page = (version: string) => join(results(version), 'report.html');

function evaluate(version: string, out: string, ...flags: string[]) {
  const inputs = [
    '--corpus',
    join(EXAMPLES, 'corpus.yaml'),
    '--responses',
    join(EXAMPLES, `responses-${version}.jsonl`),
  ];
  return bundle(['evaluate', ...inputs, '--out', out, '--quiet', ...flags]);
}

let browser: Browser;
beforeAll(async () => {
  evaluate('v1', results('v1'));
  evaluate('v2', results('v2'), '--baseline', results('v1'));
  if (hasBrowser) browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Questions that version 2 lost, by the files of the run, with the words that say why. */
const REGRESSED = [
  ['q03-step-free-interchanges', '3 extra rows (11, expected 8)'],
  ['q07-vehicles-at-tanners-yard', '1 of 8 rows missing'],
  ['q14-open-disruptions', 'empty result, expected 3 rows'],
] as const;

describe('report.html', () => {
  test('is one file, written beside the others, that only its own style and script may act in', () => {
    const html = readFileSync(page('v2'), 'utf8');
    expect(html).toMatch(
      /content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}=';/,
    );
    expect(html).not.toMatch(/<link|<img|<iframe|src=/);
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
  });

  test('is left out on demand', () => {
    const out = join(folder, 'without');
    expect(evaluate('v1', out, '--no-page').code).toBe(0);
    expect([existsSync(join(out, 'report.md')), existsSync(join(out, 'report.html'))]).toEqual([true, false]);
  });
});

describe.runIf(hasBrowser)('in a browser', () => {
  test.each([true, false])('with scripts %s: it shows itself, and asks for nothing', async (scripts) => {
    await inPage(browser, page('v2'), { scripts }, async ({ page, requests, messages, intrusions }) => {
      await page.waitForLoadState('networkidle');
      expect(await page.locator('h1').innerText()).toMatch(/^Steps score 0\.718, down 5\.8 points/);
      expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
    });
  });

  test.each(REGRESSED)('with scripts or without, the list says why %s regressed', async (id, why) => {
    for (const scripts of [true, false]) {
      await inPage(browser, page('v2'), { scripts }, async ({ page }) => {
        const row = page.locator('.group', { hasText: 'Regressed' }).locator('.q', { has: page.locator(`#q-${id}`) });
        expect(await row.locator('> summary').innerText()).toContain(why);
      });
    }
  });

  test.each([true, false])('with scripts %s: the address opens a question', async (scripts) => {
    await inPage(browser, page('v2'), { scripts, hash: 'q-q14-open-disruptions' }, async ({ page }) => {
      const detail = page.locator('#q-q14-open-disruptions');
      expect(await detail.isVisible()).toBe(true);
      expect(await detail.locator('.rows tr.missing').count()).toBe(3);
      expect(await detail.locator('.line.del').allInnerTexts()).toContain('  FILTER NOT EXISTS {');
      expect(await detail.locator('.calls').count()).toBe(2);
    });
  });

  test.each(['light', 'dark'] as const)('%s: axe finds nothing', async (scheme) => {
    await inPage(browser, page('v2'), { scheme, hash: 'q-q14-open-disruptions' }, async ({ page }) => {
      // The page's own policy keeps out what its tag does not name; a debugger is not bound by it.
      const found = await page.evaluate(`${axe.source}; axe.run(document, { resultTypes: ['violations'] })`);
      const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
      expect(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)])).toEqual([]);
    });
  });
});
