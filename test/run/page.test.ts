import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Redact } from '../../src/core/secrets/redact.js';
import { everyText } from '../../src/core/text/every-text.js';
import type { Problem } from '../../src/core/words/errors.js';
import { THIS_RUN } from '../../src/report/words/blocks.js';
import { type PageHooks, pageHooks, writePage } from '../../src/run/page.js';
import { makeReport } from '../support/report.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-page-'));
const PAGE = join(folder, 'report.html');
const redact: Redact = (value) => everyText(value, (text) => text.replaceAll('s3cret', '***'));

/** Writes a page into a folder where another one lies, and collects the warnings. */
async function written(into: string, hooks: Partial<PageHooks> = {}) {
  const warnings: Problem[] = [];
  const request = {
    ...{ folder: into, report: makeReport(), answers: null, thisRun: THIS_RUN, tagsOf: new Map() },
    ...{ redact, hooks: { ...pageHooks(undefined, undefined), ...hooks } },
  };
  const path = await writePage(request, (more) => warnings.push(...more));
  return { path, warnings: warnings.map(({ message }) => message) };
}

beforeEach(() => writeFileSync(PAGE, 'an earlier page'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of a run', () => {
  test('takes the place of an earlier one', async () => {
    expect(await written(folder)).toEqual({ path: PAGE, warnings: [] });
  });

  test('that cannot be rendered is a warning without secrets, and leaves no page', async () => {
    const footer = async () => {
      throw new Error('no footer for s3cret');
    };
    const { path, warnings } = await written(folder, { footer });
    expect([path, warnings]).toEqual([null, ['report.html was not written: no footer for ***']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('whose folder is gone is a warning', async () => {
    const gone = join(folder, 'gone');
    const { path, warnings } = await written(gone);
    expect(path).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^report\.html was not written: .*ENOENT/)]);
    expect(existsSync(gone)).toBe(false);
  });
});
