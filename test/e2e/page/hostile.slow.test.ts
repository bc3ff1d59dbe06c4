/// <reference lib="dom" />
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, inPage, type OpenedPage } from '../../support/browser.js';
import { cli, testFolder } from '../../support/cli.js';
import { LONG_WORD, PAGE_TEXTS, pageExam } from '../../support/page/hostile.js';

const folder = testFolder();

/** The page of a run that lost every question against the one before. */
async function pageOf(name: string, texts: readonly string[]): Promise<string> {
  const exam = pageExam(texts);
  const at = (file: string) => join(folder, `${name}-${file}`);
  writeFileSync(at('corpus.json'), exam.corpus);
  for (const [side, isRight] of [
    ['base', true],
    ['head', false],
  ] as const) {
    writeFileSync(at(`${side}.jsonl`), exam.responses(isRight));
    const baseline = isRight ? [] : ['--baseline', at('base')];
    const paths = ['--corpus', at('corpus.json'), '--responses', at(`${side}.jsonl`), '--out', at(side)];
    expect((await cli('evaluate', ...paths, ...baseline, '--quiet')).code).toBe(0);
  }
  return join(at('head'), 'report.html');
}

/** What a page is made of: kinds of elements with the names of their attributes. */
function structureOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].flatMap(({ localName, namespaceURI, attributes }) => {
      const name = `${namespaceURI?.split('/').at(-1)} ${localName}`;
      return [name, ...[...attributes].map((attribute) => `${name} ${attribute.name}`)];
    });
    return [...new Set(found)].sort();
  });
}

/** Does what a reader may do to every part of a page; to be printed, it is whole. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const events = ['mouseover', 'mouseenter', 'mousedown', 'focus', 'pointerdown', 'animationstart', 'toggle'];
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
      }
    };
    if (document.documentElement.classList.contains('scripted')) document.querySelector<HTMLElement>('#print')?.click();
    else window.print();
  });
  await page.waitForTimeout(500);
}

function expectSilent({ requests, messages, intrusions }: OpenedPage): void {
  expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
}

/** The questions of the exam whose ids a file of UTF-8 can hold: the others have no details. */
const WHOLE = PAGE_TEXTS.filter((text) => !/\p{Cs}/u.test(text));

describe.runIf(hasBrowser)('texts of strangers in the page', () => {
  let path: string;
  beforeAll(async () => {
    path = await pageOf('hostile', PAGE_TEXTS);
  });

  test('with scripts, nothing runs, nothing is asked for, nothing is said', () =>
    inPage(path, {}, async (open) => {
      await touchAll(open.page);
      expectSilent(open);
      const search = open.page.locator('#filters [name=q]');
      for (const text of WHOLE.filter((one, at) => one.length < 200 && at % 8 === 0)) await search.fill(text);
      await search.fill('');
      const selects = await open.page.locator('#filters select').all();
      expect(selects.length).toBeGreaterThan(2);
      await open.page.locator('#filters .fold').evaluate((fold) => fold.setAttribute('open', ''));
      for (const select of selects) await select.selectOption({ index: 1 });
      expectSilent(open);
    }));

  test('without scripts, a text adds no element, attribute, link or id, and stands there as it is', async () => {
    const words = PAGE_TEXTS.map((_, at) => `word ${at}`).slice(0, 20);
    const usual = await inPage(await pageOf('usual', words), { scripts: false }, ({ page }) => structureOf(page));
    await inPage(path, { scripts: false }, async (open) => {
      const { page } = open;
      // A question whose details are left out.
      const known = new Set([...usual, 'xhtml p id']);
      expect((await structureOf(page)).filter((one) => !known.has(one))).toEqual([]);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('[href], [src], [action], [formaction], [srcset], [poster], [data]')].map(
          (element) => element.getAttribute('href') ?? element.outerHTML,
        ),
      );
      expect(links.filter((link) => !/^#[\w%.=&-]*$/.test(link))).toEqual([]);
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(ids.filter((id) => id.startsWith('q-'))).toHaveLength(4 * PAGE_TEXTS.length);
      const shown = (await page.locator('body').textContent()) ?? '';
      const drawn = PAGE_TEXTS.filter((text) => text.length < 200 && /^[\x20-\x7e]+$/.test(text));
      expect(drawn.length).toBeGreaterThan(60);
      expect(drawn.filter((text) => !shown.includes(text))).toEqual([]);
      expectSilent(open);
    });
  });

  test.each([
    '<img src=x onerror=pwned()>',
    '?q=e&state=<script>pwned()</script>&sort=__proto__&template=constructor&by=valueOf',
  ])('an address that a stranger hands out: #%s', (hash) =>
    inPage(path, { hash }, async (open) => {
      expectSilent(open);
      expect(await open.page.locator('.q').count()).toBeGreaterThan(0);
    }),
  );

  test('a word of 200 KB breaks neither the layout nor the limits', async () => {
    const long = await pageOf('long', [LONG_WORD, 'a']);
    expect(statSync(long).size).toBeLessThan(2_400_000);
    await inPage(long, { width: 360 }, async (open) => {
      await touchAll(open.page);
      expect(await open.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expectSilent(open);
    });
  });

  test('no character steers the reader', async () => {
    const steering = /(?!\n|\t|(?<=\u26a0)\ufe0f)[\p{Cc}\p{Cf}\p{Cs}]/u;
    expect(steering.exec(readFileSync(path, 'utf8'))).toBeNull();
  });
});
