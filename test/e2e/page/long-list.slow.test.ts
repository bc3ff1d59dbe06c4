/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, hasBrowser, inPage, startBrowser } from '../../support/browser.js';
import { bundle } from '../../support/bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-long-'));
const QUESTIONS = 700;
/** The place of a question in the corpus, by its number: the texts are in no order. */
const numbers = Array.from({ length: QUESTIONS }, (_, at) => (at * 37) % QUESTIONS);
const textOf = (number: number) => `Which is number ${number}?`;
const isRight = (number: number) => number % 2 === 0;

let browser: Browser;
beforeAll(async () => {
  const questions = numbers.map((number) => ({
    ...{ id: `q${number}`, question_text: textOf(number) },
    reference_steps: [[{ name: 's', output: 'gold' }]],
  }));
  const responses = numbers.map((number) => {
    const step = { id: '1', name: 's', args: {}, status: 'success', output: isRight(number) ? 'gold' : 'other' };
    return JSON.stringify({ question_id: `q${number}`, actual_answer: '', actual_steps: [step] });
  });
  writeFileSync(join(folder, 'c.json'), JSON.stringify([{ template_id: 't', questions }]));
  writeFileSync(join(folder, 'r.jsonl'), responses.join('\n'));
  const paths = ['--corpus', join(folder, 'c.json'), '--responses', join(folder, 'r.jsonl'), '--out', folder];
  bundle(['evaluate', ...paths, '--quiet']);
  if (hasBrowser) browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const open = <T>(hash: string, use: (page: Page) => Promise<T>) =>
  inPage(browser, join(folder, 'report.html'), { hash }, ({ page }) => use(page));

/** The numbers of the questions in the list, in its order. */
function shownIn(page: Page): Promise<number[]> {
  return page.$$eval('.q', (rows) =>
    rows
      .filter((row) => row.closest('[hidden]') === null)
      .map((row) => Number(/number (\d+)/.exec(row.textContent)?.[1])),
  );
}

/** Each word of a search occurs somewhere. */
const has = (number: number, digits: string) => String(number).includes(digits);

/** Wrong questions come before right ones. */
function inGroups(wanted: readonly number[]): number[] {
  return [...wanted.filter((number) => !isRight(number)), ...wanted.filter(isRight)];
}

test('the script stays small', () => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(readFileSync(join(folder, 'report.html'), 'utf8')) ?? [];
  expect(script.length).toBeGreaterThan(1000);
  expect(Buffer.byteLength(script)).toBeLessThan(10_000);
});

describe.runIf(hasBrowser)('a long list', () => {
  test('is filtered, sorted, and whole again', async () => {
    await open('', async (page) => {
      const shown = () => shownIn(page);
      expect(await shown()).toEqual(inGroups(numbers));
      await page.fill('[name=text]', 'number 12');
      await expect.poll(shown).toEqual(inGroups(numbers.filter((number) => has(number, '12'))));
      await page.selectOption('[name=s]', 'wrong');
      await expect.poll(shown).toEqual(numbers.filter((number) => has(number, '12') && !isRight(number)));
      await page.selectOption('[name=sort]', 'text');
      await page.fill('[name=text]', '');
      const byText = [...numbers].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
      await expect.poll(shown).toEqual(byText.filter((number) => !isRight(number)));
      await page.click('#filters [type=reset]');
      await expect.poll(shown).toEqual(inGroups(numbers));
      // The numbers are written once the work on the list is done.
      await expect.poll(() => page.locator('#filters output').textContent()).toBe('');
      await expect.poll(() => page.locator('.group .count').allTextContents()).toEqual(['350', '350']);
    });
  });

  test('is walked in the order that is shown, and printed whole', async () => {
    await open('s=right&sort=text', async (page) => {
      const byText = numbers.filter(isRight).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
      expect(await shownIn(page)).toEqual(byText);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      expect(await fragmentOf(page)).toBe(`#q-q${byText[1]}&s=right&sort=text`);
      await page.fill('[name=text]', 'number 3');
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await shownIn(page)).toEqual(byText.filter((number) => has(number, '3')));
    });
  });

  test('shows a question of the address that its filters would hide', async () => {
    await open('q-q3&s=right', async (page) => {
      await expect.poll(() => shownIn(page)).toEqual(inGroups(numbers));
      expect(await page.locator('#q-q3').isVisible()).toBe(true);
    });
  });
});
