import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyText, type Rewrite } from '../../src/core/text/values.js';
import type { Problem } from '../../src/core/words/errors.js';
import { THIS_RUN } from '../../src/report/words/blocks.js';
import { NO_ENTRIES, type PageRequest, writePage } from '../../src/run/page.js';
import { testFolder } from '../support/cli.js';
import { makeReport } from '../support/report.js';

const folder = testFolder();
const PAGE = join(folder, 'report.html');
const redact: Rewrite = (value) => everyText(value, (text) => text.replaceAll('s3cret', '***'));

/** Writes a page into a folder where another one lies, and collects the warnings. */
async function written(into: string, answers: PageRequest['answers'] = null) {
  const warnings: Problem[] = [];
  const request = {
    ...{ folder: into, report: makeReport(), answers, thisRun: THIS_RUN, tagsOf: new Map() },
    ...{ redact, base: NO_ENTRIES, footer: [], results: null, baseline: null },
  };
  const path = await writePage(request, (more) => warnings.push(...more));
  return { path, warnings: warnings.map(({ message }) => message) };
}

beforeEach(() => writeFileSync(PAGE, 'an earlier page'));

describe('the page of a run', () => {
  test('takes the place of an earlier one', async () => {
    expect(await written(folder)).toEqual({ path: PAGE, warnings: [] });
  });

  test('that cannot be rendered is a warning without secrets, and leaves no page', async () => {
    const { path, warnings } = await written(folder, () => Promise.reject(new Error('no answers for s3cret')));
    expect([path, warnings]).toEqual([null, ['report.html was not written: no answers for ***']]);
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
