import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedPairs, unequalPairs } from '../support/engines.js';
import { SPARQL, SQL } from './data.js';
import { outputsOf, SPARQL_ENGINES, SQL_ENGINES } from './engines.mjs';

const FOLDER = join(import.meta.dirname, '../fixtures/engines');

// Run with STEPGATE_RECORD=yes, it writes the fixtures of the ordinary tests.
test.each([
  ['sql', SQL, SQL_ENGINES],
  ['sparql', SPARQL, SPARQL_ENGINES],
])('the results of all engines are equal: %s', async (name, queries, engines) => {
  process.env.TZ = 'UTC';
  const outputs = await outputsOf(engines, queries);
  for (const [title, query] of Object.entries(queries))
    expect(unequalPairs(query, outputs[title]), title).toEqual(expectedPairs(query, outputs[title]));
  mkdirSync(FOLDER, { recursive: true });
  if (process.env.STEPGATE_RECORD === 'yes')
    writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(outputs, null, 1)}\n`);
  expect(Object.keys(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')))).toEqual(Object.keys(queries));
});
