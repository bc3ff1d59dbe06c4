import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prices from '@pydantic/genai-prices';
import { expect, test } from 'vitest';
import { pricesAsJson } from '../../scripts/prices.mjs';

const code = readFileSync(fileURLToPath(import.meta.resolve('@pydantic/genai-prices')), 'utf8');

/** Prices and sizes of some hundred models, as a package has them. */
function pricedBy({ calcPrice }: typeof prices) {
  const usage = { input_tokens: 1000, output_tokens: 200, cache_read_tokens: 100 };
  const timestamp = new Date('2026-01-01T12:00:00Z');
  const ids = new Set([...code.matchAll(/^ {8}id: "([^"]+)"/gm)].map(([, id]) => id as string));
  return [...ids].map((id) => {
    const price = calcPrice(usage, id, { timestamp });
    return [id, price?.total_price, price?.model.context_window];
  });
}

test('the table of prices in the bundle has the prices of the package', async () => {
  const bundled = await import(`data:text/javascript,${encodeURIComponent(pricesAsJson(code))}`);
  const found = pricedBy(bundled);
  expect(found.filter(([, price]) => typeof price === 'number').length).toBeGreaterThan(300);
  expect(found).toEqual(pricedBy(prices));
});
