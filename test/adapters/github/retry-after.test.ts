import { expect, test } from 'vitest';
import { retryAfterSeconds } from '../../../src/adapters/github/failure.js';

const DAY = 24 * 3600;
const NOW = 'Sat, 21 Nov 2026 12:00:00 GMT';

test.each<[unknown, number | null]>([
  ['1', 1],
  ['60', 60],
  ['1.5', 2],
  ['0', null],
  ['-1', null],
  ['-99999999999', null],
  ['99999999999', DAY],
  [`1${'0'.repeat(400)}`, DAY],
  ['NaN', null],
  ['', null],
  [undefined, null],
  ['soon', null],
  ['Sat, 21 Nov 2026 12:00:07 GMT', 7],
  ['Sat, 21 Nov 2026 11:59:00 GMT', null],
  ['Sat, 21 Nov 2099 11:59:00 GMT', DAY],
])('%s', (value, seconds) => {
  expect(retryAfterSeconds(value, NOW)).toBe(seconds);
});
