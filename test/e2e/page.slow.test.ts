import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, hasBrowser, inPage } from '../support/browser.js';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { cli, cliIn, testFolder } from '../support/cli.js';
import { textOf } from '../support/evaluated.js';
import { evaluateExample } from '../support/example.js';

const ROOT = join(import.meta.dirname, '../..');
const folder = testFolder();
const results = (version: string) => join(folder, version);
const page = (version: string) => join(results(version), 'report.html');

beforeAll(async () => {
  await evaluateExample('v1', results('v1'));
  await evaluateExample('v2', results('v2'), '--baseline', results('v1'));
});

/** Questions that version 2 lost, by the files of the run, with the words that say why. */
const REGRESSED = [
  ['q03-step-free-interchanges', '3 extra rows (11, expected 8)'],
  ['q07-vehicles-at-tanners-yard', '1 of 8 rows missing'],
  ['q14-open-disruptions', 'empty result, expected 3 rows'],
] as const;

test('report.html is one file, written next to the others, that only its own style and script may act in', () => {
  const html = textOf(page('v2'));
  expect(html).toMatch(/content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'sha256-[\w+/]{43}=';/);
  expect(html).not.toMatch(/<link|<img|<iframe|src=/);
  expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
});

describe.runIf(hasBrowser)('in a browser', () => {
  test.each([true, false])(
    'with scripts %s: the list says why each question regressed; it asks for nothing',
    (scripts) =>
      inPage(page('v2'), { scripts }, async ({ page, requests, messages, intrusions }) => {
        await page.waitForLoadState('networkidle');
        expect(await page.locator('h1').innerText()).toMatch(/^Steps score 0\.718, down 0\.058/);
        // With scripts, a list of a few questions is unfolded.
        if (scripts) await page.check('[name=state][value=regressed]', { force: true });
        for (const [id, why] of REGRESSED) {
          const row = page
            .locator('.group', { hasText: 'Regressed' })
            .locator('.q', { has: page.getByText(id, { exact: true }) });
          expect(await row.locator('> summary').textContent()).toContain(why);
        }
        expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
      }),
  );

  test.each([true, false])('with scripts %s: the address opens a question', (scripts) =>
    inPage(page('v2'), { scripts, hash: 'q-q14-open-disruptions' }, async ({ page }) => {
      const detail = page.locator('#q-q14-open-disruptions');
      await expect.poll(() => detail.isVisible()).toBe(true);
      expect(await detail.locator('.rows tr.missing').count()).toBe(3);
      expect(await detail.locator('.line.del').allTextContents()).toContain('  FILTER NOT EXISTS {');
      expect(await detail.locator('.calls').count()).toBe(2);
      // Without scripts all panels are open; with them, one is.
      expect(await detail.locator('.panel:visible').count()).toBe(scripts ? 1 : await detail.locator('.panel').count());
    }),
  );

  test.each([
    ['dark', 320, '.q.current .text'],
    ['light', 1440, '#detail h3'],
  ] as const)(
    '%s, %i pixels: a link shows its question, nothing is too wide, and axe finds nothing',
    (scheme, width, text) =>
      inPage(page('v2'), { scheme, width, hash: 'q-q14-open-disruptions' }, async ({ page }) => {
        await page.waitForTimeout(500);
        const top = await page.locator(text).evaluate((node) => node.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(300);
        await expect.poll(() => page.locator('#q-q14-open-disruptions .cause').first().isVisible()).toBe(true);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        // The page's own policy keeps out what its tag does not name; a debugger is not bound by it.
        const found = await page.evaluate(`${axe.source}; axe.run(document, { resultTypes: ['violations'] })`);
        const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
        expect(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)])).toEqual([]);
      }),
  );

  /** Questions that the list shows. */
  const shown = (page: Page) => page.locator('.q:visible .text').allInnerTexts();
  const choose = (page: Page, state: string) => page.check(`[name=state][value=${state}]`, { force: true });

  test('states are in the order of their failures, each grouped by cause with one example', () =>
    inPage(page('v2'), {}, async ({ page }) => {
      const titles = await page.locator('.group h3').allInnerTexts();
      expect(titles).toEqual(['Regressed 5', 'Wrong 3', 'Improved 4', 'Right 14']);
      const groups = page.locator('.group').first().locator('.cluster');
      const heads = await groups.locator('.head').allInnerTexts();
      // A cause of one question has no heading of its own.
      expect(heads.filter((head) => /^1\b/.test(head))).toEqual([]);
      const counts = heads.filter((head) => !head.includes('other causes')).map((head) => Number.parseInt(head, 10));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(await page.locator('.group').last().locator('.q').count()).toBe(1);
      await page.locator('.group').last().locator('.more').click();
      expect(await page.locator('.group').last().locator('.q').count()).toBe(14);
    }));

  test('filters and the search narrow the list, and the address keeps them by name', () =>
    inPage(page('v2'), {}, async ({ page }) => {
      await choose(page, 'regressed');
      await expect.poll(() => shown(page)).toHaveLength(5);
      await page.fill('input[name=q]', 'DISRUPTIONS open');
      await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/^Which disruptions are still open/)]);
      expect(await fragmentOf(page)).toBe('#?state=regressed&q=DISRUPTIONS+open');
      await page.reload();
      await expect.poll(() => shown(page)).toHaveLength(1);
      await page.click('#filters button[type=reset]');
      await expect.poll(() => page.locator('.group').count()).toBe(4);
    }));

  test('Back returns to what was shown before', () =>
    inPage(page('v2'), {}, async ({ page }) => {
      await choose(page, 'regressed');
      await page.locator('.q > summary').first().click();
      await page.locator('.q > summary').nth(1).click();
      const second = await fragmentOf(page);
      await page.goBack();
      await expect.poll(() => fragmentOf(page)).toBe('#q-q03-step-free-interchanges?state=regressed');
      expect(await page.locator('.q[open]').count()).toBe(1);
      await page.goForward();
      await expect.poll(() => fragmentOf(page)).toBe(second);
      await page.goBack();
      await page.goBack();
      await expect.poll(() => fragmentOf(page)).toBe('#?state=regressed');
      await page.goBack();
      await expect.poll(() => page.locator('.group').count()).toBe(4);
    }));

  test('Enter moves the focus into the question, and Back returns it to its row', () =>
    inPage(page('v2'), {}, async ({ page }) => {
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest('.q')?.querySelector('.text')?.textContent);
      const isInside = () => page.evaluate(() => document.activeElement?.classList.contains('body'));
      // The filters are before the list.
      await page.locator('[name=q]').focus();
      await page.locator('.q > summary').nth(1).focus();
      const row = await focused();
      await page.keyboard.press('Enter');
      expect(await isInside()).toBe(true);
      await page.goBack();
      await expect.poll(isInside).toBe(false);
      expect(await focused()).toBe(row);
      const order = await page.evaluate(() => {
        const [form, list] = [document.querySelector('#filters'), document.querySelector('#list')];
        return form && list ? form.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
      });
      expect(order).not.toBe(0);
    }));

  test('the button prints all questions with their details, and then shows what it showed before', () =>
    inPage(page('v2'), { width: 1500 }, async ({ page }) => {
      const shown = await page.locator('#detail').innerText();
      expect(shown).toContain('At which step-free stations');
      await page.evaluate(() => {
        // A browser tells both before it goes on.
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          // On paper, no question stays in the pane next to the list.
          document.body.setAttribute('data-pane', document.querySelector('#detail')?.textContent ?? '?');
          document.body.setAttribute('data-bodies', `${document.querySelectorAll('.q[open] > .body').length}`);
          dispatchEvent(new Event('afterprint'));
        };
        document.querySelector<HTMLElement>('#print')?.click();
      });
      expect(await page.locator('body').getAttribute('data-bodies')).toBe('26');
      expect(await page.locator('body').getAttribute('data-pane')).toBe('');
      expect(await page.locator('.q[open]').count()).toBe(0);
      expect(await page.locator('#detail').innerText()).toBe(shown);
    }));

  test('what a browser saves of the page is the whole page', async () => {
    const saved = join(folder, 'saved.html');
    await inPage(page('v2'), {}, async ({ page }) => writeFileSync(saved, await page.content()));
    await inPage(saved, { hash: 'q-q14-open-disruptions' }, async ({ page, messages }) => {
      await expect.poll(() => page.locator('#q-q14-open-disruptions .cause').isVisible()).toBe(true);
      await page.fill('[name=q]', 'at which step-free stations');
      await expect.poll(() => shown(page)).toEqual([expect.stringContaining('At which step-free stations')]);
      expect(messages).toEqual([]);
    });
  });

  test('a link to a section and Escape leave the list as it is', () =>
    inPage(page('v2'), { hash: '?state=regressed' }, async ({ page }) => {
      const before = await shown(page);
      await page.getByRole('link', { name: 'Figures' }).click();
      await expect.poll(() => fragmentOf(page)).toBe('#figures');
      expect(await shown(page)).toEqual(before);
      await page.fill('[name=q]', 'open');
      const found = await shown(page);
      await page.press('[name=q]', 'Escape');
      expect(await page.inputValue('[name=q]')).toBe('open');
      expect(await shown(page)).toEqual(found);
    }));

  test('keys: next, previous, search, help', () =>
    inPage(page('v2'), {}, async ({ page }) => {
      const open = () => page.locator('.q[open] > summary .text').allInnerTexts();
      await page.keyboard.press('j');
      expect(await open()).toEqual([expect.stringContaining('At which step-free stations')]);
      expect(await fragmentOf(page)).toBe('#q-q03-step-free-interchanges');
      // The cause is in its box below.
      expect(await page.locator('.q[open] .cause').isVisible()).toBe(true);
      expect(await page.locator('.q[open] > summary .why').isVisible()).toBe(false);
      expect(await page.locator('.q:not([open]) > summary .why').first().isVisible()).toBe(true);
      await page.keyboard.press('j');
      const second = await open();
      expect(second).toHaveLength(1);
      await page.getByText('‹ previous').click();
      expect(await open()).not.toEqual(second);
      await page.getByText('next ›').click();
      expect(await open()).toEqual(second);
      await page.keyboard.press('k');
      expect(await page.locator('.place').innerText()).toBe('1 of 26');
      await page.keyboard.press('/');
      await page.keyboard.type('j?k');
      expect(await page.inputValue('input[name=q]')).toBe('j?k');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      expect(await page.locator('#keys').isVisible()).toBe(true);
    }));
});

describe('two scored runs', () => {
  const out = join(folder, 'compared');

  test('compare --out writes their page, with both runs', async () => {
    const { stderr } = await cliIn(folder, 'compare', results('v1'), results('v2'), '--out', 'compared');
    expect(stderr).toContain('report.html');
    const html = textOf(out, 'report.html');
    expect(html).toContain('v1: 1 step');
    expect(html).toContain('empty result, expected 3 rows');
    expect(html).toContain(`stepgate show q14-open-disruptions ${results('v2')} --baseline ${results('v1')}`);
  });

  test('without evaluation.yaml of the base the page says so', async () => {
    const base = join(folder, 'figures');
    mkdirSync(base);
    copyFileSync(join(results('v1'), 'baseline.yaml'), join(base, 'baseline.yaml'));
    const compared = await cli('compare', base, results('v2'), '--out', join(folder, 'half'), '--quiet');
    expect(compared.stderr).toBe('');
    const html = textOf(folder, 'half', 'report.html');
    expect(html).toContain('The baseline has no evaluation.yaml, so this page shows the steps of this run only.');
  });
});

describe('stepgate open', () => {
  test('opens it where there is a screen', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" > ${join(folder, 'opened')}\n`, { mode: 0o755 });
    bundle(['open', results('v2')], { env: { PATH: `${bin}:${process.env.PATH}`, DISPLAY: ':99' } });
    await expect.poll(() => textOf(folder, 'opened')).toBe(`${page('v2')}\n`);
  });

  test('a folder without a page is an error that says how to get one', async () => {
    const { code, stderr } = await cli('open', EXAMPLES);
    expect(code).toBe(2);
    expect(stderr).toContain('the folder has no report.html; stepgate evaluate --out writes one');
  });
});

test('the example in the documentation is what the page is today', () => {
  const fresh = join(folder, 'sample');
  mkdirSync(fresh);
  execFileSync(process.execPath, [join(ROOT, 'scripts/sample.mjs'), fresh]);
  const [ours, documented] = [fresh, join(ROOT, 'docs')].map((at) => textOf(at, 'example-report.html'));
  expect(ours === documented, 'after a change of the page: npm run bundle && npm run sample').toBe(true);
});
