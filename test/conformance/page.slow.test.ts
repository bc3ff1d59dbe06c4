import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import type { CauseKind } from '../../src/core/words/causes.js';
import { hasBrowser, inPage, type OpenedPage, startBrowser } from '../support/browser.js';
import { bundle } from '../support/bundle.js';
import { HAS_DATA, ROOT, skipForData } from './data.js';

/// <reference lib="dom" />

/** The base run, and two runs of other models on the same questions. */
const BASE = 'version_2_2__gpt-5.4-n-shot-off__dev';
const HEADS = ['version_2__gpt-4o__dev', 'version_2__open_models__Qwen3-Next-80B-A3B-Instruct_local__dev'];

/** Words of the sentence for each cause, as docs/scoring.md has them. */
const WORDS: Partial<Record<CauseKind, RegExp>> = {
  no_response: /no response|failed/,
  no_tool_call: /no tool was called/,
  search_empty: /stopped after .* found nothing/,
  stopped_after: /stopped after/,
  no_step: /no further/,
  step_failed: /no successful/,
  only_lookups: /only lookups/,
  entity_not_found: /the entity in the question was not found|the entity was found, but/,
  empty_result: /empty result/,
  given_row_missing: /only the entity in the question|the entity in the question is missing/,
  given_row_extra: /the entity in the question/,
  cut_off: /cut off by LIMIT/,
  split: /spread over/,
  missing_rows: /missing/,
  extra_rows: /extra row/,
  missing_and_extra: /missing, .* extra/,
  other_rows: /other rows?/,
  missing_column: /is not returned|no column for/,
  unbound_column: /is unbound in every row/,
  literal_for_iri: /holds text/,
};

interface Regressed {
  readonly question_id: string;
  readonly cause: { readonly kind: CauseKind };
}

const folder = mkdtempSync(join(tmpdir(), 'stepgate-page-'));
const at = (...names: string[]) => join(folder, ...names);
let browser: Browser;

function evaluate(run: string, out: string, ...flags: string[]): void {
  const data = (of: string, file: string) => join(ROOT, 'published', of, file);
  const inputs = ['--corpus', data(BASE, 'corpus.yaml'), '--responses', data(run, 'responses.jsonl')];
  const { code, stderr } = bundle(['evaluate', ...inputs, '--out', at(out), '--quiet', ...flags]);
  expect([code, stderr]).toEqual([0, '']);
}

/** What the run itself says: questions that regressed, and why. */
function regressedOf(run: string): readonly Regressed[] {
  const { comparison } = parseYaml(readFileSync(at(run, 'comparison.yaml'), 'utf8'), 'comparison.yaml') as {
    comparison: { regressed: readonly Regressed[] };
  };
  return comparison.regressed;
}

function expectSilent({ requests, messages, intrusions }: OpenedPage): void {
  expect({ requests, messages, intrusions }).toEqual({ requests: [], messages: [], intrusions: [] });
}

/** Whether the row of a question begins below the bar of the filters, which stays at the top of the window. */
function isBelowBar(detail: Locator): Promise<boolean> {
  return detail.evaluate((node) => {
    const bar = document.querySelector('#filters')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return (node.closest('.q')?.getBoundingClientRect().top ?? -1) >= bar;
  });
}

/** The short id and the line of each question in the list that a reader sees; nothing has been opened. */
function linesOf(page: Page, group: string): Promise<[shortId: string, line: string][]> {
  return page.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>(`[data-group="${name}"] .q`)].map((row): [string, string] => {
        const line = row.querySelector<HTMLElement>('summary');
        const why = line?.querySelector<HTMLElement>('.why');
        const isSeen = why?.checkVisibility() === true && why.getBoundingClientRect().height > 0;
        return [row.querySelector('.short')?.textContent ?? '', isSeen ? why.innerText : ''];
      }),
    group,
  );
}

/** Lists all regressed questions, each with its whole sentence: below a heading of causes, one stands for all. */
async function showAllRegressed(page: Page): Promise<void> {
  await page.check('[name=state][value=regressed]', { force: true });
  await page.selectOption('select[name=by]', 'all');
}

if (!HAS_DATA) skipForData('the page of a published run against another');
describe.runIf(hasBrowser && HAS_DATA).each(HEADS)('the page of a published run against another: %s', (run) => {
  const path = at(run, 'report.html');
  let regressed: readonly Regressed[] = [];
  beforeAll(async () => {
    browser ??= await startBrowser();
    evaluate(BASE, 'base');
    evaluate(run, run, '--baseline', at('base'));
    regressed = regressedOf(run);
    expect(regressed.length).toBeGreaterThan(40);
  });

  test.each([true, false])(
    'with scripts %s, it says why each question regressed, and asks for nothing',
    async (scripts) => {
      await inPage(browser, path, { scripts }, async (open) => {
        if (scripts) await showAllRegressed(open.page);
        const lines = await linesOf(open.page, 'regressed');
        expect(lines).toHaveLength(regressed.length);
        const said = regressed.map(({ question_id, cause }) => {
          const own = lines.filter(([shortId]) => question_id.includes(shortId)).map(([, line]) => line);
          return { question_id, kind: cause.kind, own };
        });
        const isSaid = ({ kind, own }: (typeof said)[number]) => own.length === 1 && WORDS[kind]?.test(own[0] ?? '');
        expect(said.filter((one) => !isSaid(one))).toEqual([]);
        expectSilent(open);
      });
    },
  );

  test.each([true, false])(
    'with scripts %s, the address of a question opens it, at the top of the window',
    async (scripts) => {
      for (const { question_id } of [regressed[0], regressed.at(-1)].filter((one) => one !== undefined)) {
        await inPage(browser, path, { scripts, width: 800, hash: `q-${question_id}` }, async (open) => {
          const detail = open.page.locator(`[id="q-${question_id}"]`);
          await expect.poll(() => detail.isVisible()).toBe(true);
          expect(await detail.locator('.cause').isVisible()).toBe(true);
          // What is drawn for the first time moves what is below, and the page follows it.
          await expect
            .poll(() => detail.evaluate((node) => node.getBoundingClientRect().top))
            .toSatisfy((top: number) => top > 0 && top < 700);
          if (scripts) await expect.poll(() => isBelowBar(detail)).toBe(true);
          expectSilent(open);
        });
      }
    },
  );

  test('filters, search and keys work', async () => {
    await inPage(browser, path, {}, async (open) => {
      const { page } = open;
      const count = () => page.locator('.q:visible').count();
      await showAllRegressed(page);
      await expect.poll(count).toBe(regressed.length);
      await page.keyboard.press('j');
      await expect.poll(() => page.locator('.q[open]').count()).toBe(1);
      const id = regressed[3]?.question_id ?? '';
      await page.fill('input[name=q]', id);
      await expect.poll(count).toBe(1);
      await page.locator('.q:visible > summary').click();
      expect(await page.locator('.q:visible .body').getAttribute('id')).toBe(`q-${id}`);
      expectSilent(open);
    });
  });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});
