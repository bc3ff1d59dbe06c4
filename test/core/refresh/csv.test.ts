import { expect, test } from 'vitest';
import { asCsv, isCsvWithHeader } from '../../../src/core/refresh/placed-steps.js';
import { decodedQuestion } from '../../support/run.js';

const ROWS = [
  { city: 'Paris, "Île"', r: '84.50' },
  { city: ' Rome\n', n: 3, r: null },
];

test('rows for a reference in CSV are written as CSV, with all columns', () => {
  // RFC 4180: quotes are doubled, and a text with a quote, a comma or a line break stands in quotes.
  expect(asCsv(JSON.stringify(ROWS))).toBe('city,r,n\n"Paris, ""Île""",84.50,\n" Rome\n",,3\n');
});

test.each([
  ['CSV', 'city,r\nParis,1\n'],
  ['no rows', '[]'],
  ['rows with values inside', '[{"a": [1]}]'],
  ['another value', '{"a": 1}'],
])('%s stays as it is', (_, output) => expect(asCsv(output)).toBe(output));

test.each([
  [{ output_media_type: 'text/csv' }, true],
  [{ output_media_type: 'text/csv', match_output: 'table', header: true }, true],
  [{ output_media_type: 'text/csv', match_output: 'table', header: false }, false],
  [{ output_media_type: 'text/csv', match_output: 'table', columns: ['city', 'r'] }, false],
  [{ output_media_type: 'application/json' }, false],
])('a reference with %j names its columns in CSV: %j', (keys, expected) => {
  const step = decodedQuestion([[{ name: 't', output: 'city,r\nParis,1\n', ...keys }]]).groups[0]?.[0];
  expect(step && isCsvWithHeader(step)).toBe(expected);
});
