/// <reference lib="dom" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, hasBrowser, inPage } from '../../support/browser.js';
import { cli, testFolder } from '../../support/cli.js';

const folder = testFolder();
const QUESTIONS = 700;
/** The place of a question in the corpus, by its number: the texts are in no order. */
const numbers = Array.from({ length: QUESTIONS }, (_, at) => (at * 37) % QUESTIONS);
const textOf = (number: number) => `Which is number ${number}?`;
const isRight = (number: number) => number % 2 === 0;

beforeAll(async () => {
  const questions = numbers.map((number) => ({
    ...{ id: `q${number}`, question_text: textOf(number) },
    reference_steps: [[{ name: 's', output: 'gold' }]],
  }));
  const responses = (outputOf: (number: number) => string) =>
    numbers.map((number) => {
      const step = { id: '1', name: 's', args: {}, status: 'success', output: outputOf(number) };
      return JSON.stringify({ question_id: `q${number}`, actual_answer: '', actual_steps: [step] });
    });
  const at = (name: string) => join(folder, name);
  writeFileSync(at('c.json'), JSON.stringify([{ template_id: 't', questions }]));
  writeFileSync(at('base.jsonl'), responses(() => 'gold').join('\n'));
  writeFileSync(at('r.jsonl'), responses((number) => (isRight(number) ? 'gold' : 'other')).join('\n'));
  const flags = ['evaluate', '--corpus', at('c.json'), '--quiet'];
  await cli(...flags, '--responses', at('base.jsonl'), '--out', at('base'), '--no-page');
  await cli(...flags, '--responses', at('r.jsonl'), '--out', folder, '--baseline', at('base'));
});

const open = <T>(hash: string, use: (page: Page) => Promise<T>) =>
  inPage(join(folder, 'report.html'), { hash }, ({ page }) => use(page));

/** The numbers of the questions in the list, in its order. */
function shownIn(page: Page): Promise<number[]> {
  return page.$$eval('.q', (rows) => rows.map((row) => Number(/number (\d+)/.exec(row.textContent)?.[1])));
}

/** A cluster shows one question until it is unfolded, and then up to so many. */
const MAX_SHOWN = 80;

/** Each word of a search occurs somewhere. */
const has = (number: number, digits: string) => String(number).includes(digits);

test('the script stays small', () => {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(readFileSync(join(folder, 'report.html'), 'utf8')) ?? [];
  expect(script.length).toBeGreaterThan(1000);
  expect(Buffer.byteLength(script)).toBeLessThan(20_000);
});

describe.runIf(hasBrowser)('a long list', () => {
  test('is filtered, unfolded in parts, and whole again', () =>
    open('', async (page) => {
      const shown = () => shownIn(page);
      const [wrong, right] = [numbers.filter((number) => !isRight(number)), numbers.filter(isRight)];
      expect(await shown()).toEqual([wrong[0], right[0]]);
      await page.fill('[name=q]', 'number 12');
      await page.check('[name=state][value=regressed]', { force: true });
      const fitting = wrong.filter((number) => has(number, '12'));
      await expect.poll(shown).toEqual(fitting);
      expect(await page.locator('#filters output').textContent()).toBe(`${fitting.length} of 700`);
      await page.fill('[name=q]', '');
      await expect.poll(shown).toEqual(wrong.slice(0, MAX_SHOWN));
      await page.locator('.more').click();
      await expect.poll(shown).toEqual(wrong.slice(0, 2 * MAX_SHOWN));
      await page.click('#filters [type=reset]');
      await expect.poll(() => page.locator('.group .count').allTextContents()).toEqual(['350', '350']);
    }));

  test('is walked across parts that are not shown', async () => {
    const wrong = numbers.filter((number) => !isRight(number));
    await open(`q-q${wrong[MAX_SHOWN - 1]}?state=regressed`, async (page) => {
      expect(await page.locator('.place').textContent()).toBe(`${MAX_SHOWN} of 350`);
      await page.keyboard.press('j');
      await expect.poll(() => fragmentOf(page)).toBe(`#q-q${wrong[MAX_SHOWN]}?state=regressed`);
      expect(await page.locator('.q[open]').count()).toBe(1);
      expect(await shownIn(page)).toEqual(wrong.slice(0, 2 * MAX_SHOWN));
    });
  });

  test('shows a question of the address that its filters would hide', () =>
    open('q-q3?state=right', async (page) => {
      await expect.poll(() => page.locator('#q-q3').isVisible()).toBe(true);
      expect(await page.locator('#filters output').textContent()).toBe('');
    }));
});
