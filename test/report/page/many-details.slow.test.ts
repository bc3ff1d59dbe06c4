import { expect, test } from 'vitest';
import { manyPage, reader, tableOf } from '../../support/page/many.js';
import { times } from '../../support/report.js';

test('details stop at 8 MB, and one line says how many are left out', async () => {
  const html = await manyPage(tableOf(times(2000, () => '○●○')), reader('long '.repeat(6000)));
  const details = html.match(/<details class="q"/g)?.length ?? 0;
  expect(details).toBeLessThan(2000);
  expect(html).toContain(`The details of ${(2000 - details).toLocaleString('en-US')} questions are left out`);
  expect(html.length).toBeLessThan(11_300_000);
});
