import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPARQL, SQL } from '../../engines/data.js';
import { csvOf, expectedPairs, type Outputs, unequalPairs, unequalTo } from '../../support/engines.js';

function recorded(name: string): Readonly<Record<string, Outputs>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/engines/${name}.json`), 'utf8'));
}

describe.each([
  ['sql', SQL],
  ['sparql', SPARQL],
])('what engines and drivers wrote for one query is equal, whichever is the reference: %s', (name, queries) => {
  const outputsOf = recorded(name);
  test.each(Object.entries(queries))('%s', (title, query) => {
    const outputs = outputsOf[title] as Outputs;
    expect(unequalPairs(query, outputs)).toEqual(expectedPairs(query, outputs));
  });
});

describe('a reference in CSV is equal to numbers that are numbers, and to those that are texts', () => {
  const outputsOf = recorded('sql');
  test.each(Object.entries(SQL))('%s', (title, { keys, lossy = [] }) => {
    const outputs = outputsOf[title] as Outputs;
    const output = csvOf(outputs['PGlite, lists'] as string);
    const reference = { output, output_media_type: 'text/csv', header: true, ...keys };
    expect(unequalTo(reference, outputs)).toEqual(lossy);
  });
});
