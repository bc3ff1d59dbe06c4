import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/adapters/hash.js';
import { drawOrder, FEWEST, makeMeanTest } from '../../src/core/statistics/until-decided.js';
import { ROOT } from '../support/docs/blocks.js';

const PAGE = readFileSync(join(ROOT, 'docs/statistics.md'), 'utf8');
const SIZES = [20, 50, 100, 200];
const ROWS = [...PAGE.matchAll(/^\| (\d+) % \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(([, right, ...cells]) => ({
  right: Number(right) / 100,
  cells: cells.map(Number),
}));

/** How many questions decide `min-steps-score: 0.75` in an order. */
function countAsked(size: number, right: number, seed: string): number {
  const ids = Array.from({ length: size }, (_, at) => String(at));
  const decide = makeMeanTest({ minimum: 0.75, size, error: 0.005 });
  const order = drawOrder(ids, seed, sha256);
  const at = order.findIndex((id) => decide(Number(id) < Math.round(right * size) ? 1 : 0) !== null);
  return Math.max(FEWEST, at + 1);
}

function medianAsked(size: number, right: number): number {
  const counts = Array.from({ length: 200 }, (_, seed) => countAsked(size, right, String(seed)));
  return counts.sort((a, b) => a - b)[100] as number;
}

test('docs/statistics.md says how many questions decide, from always right to never', () =>
  expect(ROWS.map(({ right }) => right)).toEqual([1, 0.9, 0.8, 0.7, 0.5, 0]));

test.each(ROWS)('$right right', ({ right, cells }) => {
  expect(cells).toEqual(SIZES.map((size) => medianAsked(size, right)));
});
