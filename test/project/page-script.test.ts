import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageScript, SCRIPT_TEXT } from '../../scripts/page-script.mjs';

test('the script of the page is what its sources build to', async () => {
  const isSame = readFileSync(SCRIPT_TEXT, 'utf8') === (await pageScript());
  expect(isSame, 'after a change of src/report/page/browser: node scripts/page-script.mjs').toBe(true);
});
