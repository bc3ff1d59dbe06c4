import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../src/core/rules/answer-numbers.js';
import { ROOT } from '../support/docs/blocks.js';

const PAGE = 'docs/corpus-reference.md';

/** The numbers that the page names for each text of its table. */
const READ_AS: Readonly<Record<string, readonly number[]>> = {
  '1,234.5': [1234.5],
  '1.234,5': [1234.5],
  "1'234.5": [1234.5],
  '12,34,567': [1_234_567],
  '1 500': [1500],
  '83,42': [83.42],
  '1.5e3': [1500],
  '1.5 × 10³': [1500],
  '10^6': [1_000_000],
  '2½': [2.5],
  '1,234': [1.234, 1234],
  '1.234': [1.234, 1234],
  '−7': [-7],
  '-$5': [-5],
  '-USD 5': [-5],
  'kr-42': [-42],
  '$-5': [-5],
  '10-20': [10, 20],
  '5%–10%': [5, 10],
  '5 km-10 km': [5, 10],
  '5万-10亿': [5, 10],
  '12.5 %': [12.5],
  '5m2': [5],
  '20kg': [20],
  EUR42k: [42],
  '3.5 million': [3.5],
  '[10,20]': [10, 20],
  '["Paris",83,12]': [12, 83],
  共42个: [42],
  '٤٢': [42],
};

/** The texts in the first column of the table. */
function texts(): string[] {
  const [, table = ''] = readFileSync(join(ROOT, PAGE), 'utf8').split('| in the answer | read as |\n|---|---|\n');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map((line) => line.split(' | ')[0] ?? '');
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));
}

describe(`the numbers of ${PAGE}`, () => {
  test.each(texts())('%s', (text) => {
    // Texts of the table that are not listed here are no numbers, as it says.
    expect(numbersIn(text).toSorted((a, b) => a - b)).toEqual(READ_AS[text] ?? []);
  });

  test('all of them', () => expect(texts()).toEqual(expect.arrayContaining(Object.keys(READ_AS))));

  test.each([
    ['10,20', [10.2]],
    ['1 March 2026', [1, 2026]],
    ['city,a,b\nParis,500,83', [83, 500, 500.83]],
  ])('%j', (text, numbers) => expect(numbersIn(text).toSorted((a, b) => a - b)).toEqual(numbers));
});
