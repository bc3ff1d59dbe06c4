import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../../src/adapters/sparql-queries.js';
import { MAX_PATTERNS } from '../../../src/core/limits.js';
import { MAX_LINE_TEXT, MAX_LISTED } from '../../../src/core/shown.js';
import { conditionsOfAll } from '../../../src/core/why/condition-table.js';
import { derivedIris, makeShortener } from '../../../src/core/why/query-names.js';
import { makeActual } from '../../support/make.js';
import { likely } from '../../support/queries.js';

const compare = await loadQueryComparer();

const select = (patterns: string, returned = '?t') =>
  `PREFIX c: <https://c.example/ns#> SELECT ${returned} { ${patterns} }`;
const joined = (count: number, write: (at: number) => string, by = ' . ') =>
  Array.from({ length: count }, (_, at) => write(at)).join(by);

test('a query with too many patterns is not compared', () => {
  const patterns = (count: number) => select(joined(count, () => '?t c:p ?x', '.'));
  expect(compare(patterns(MAX_PATTERNS), patterns(MAX_PATTERNS))).not.toBeNull();
  expect(compare(patterns(MAX_PATTERNS + 1), patterns(1))).toBeNull();
});

test('five differences are kept, and twenty conditions', () => {
  const ways = (property: string) => select(joined(30, (at) => `?t c:${property}${at} <urn:uuid:e${at}00>`));
  const miss = { cause: { kind: 'other_rows', step: 0 }, detail: {} } as const;
  const compared = compare(ways('p'), ways('q'));
  expect(likely(compared, miss)).toHaveLength(5);
  expect(compared && conditionsOfAll(compared, [])).toHaveLength(MAX_LISTED);
});

test('a text in a line is cut', () => {
  expect(makeShortener()('a'.repeat(MAX_LINE_TEXT + 1))).toBe(`${'a'.repeat(MAX_LINE_TEXT - 1)}…`);
});

test('an IRI is found from an id of four characters, not of three', () => {
  const found = (id: string) =>
    derivedIris(`SELECT ?t { ?t <urn:in> <urn:uuid:${id}> }`, 'SELECT ?t { ?t <urn:in> <urn:uuid:99aa> }', [
      makeActual({
        name: 'sparql_query',
        args: { query: `SELECT ?x { ?x ?p "${id}" }` },
        output: 'urn:uuid:99aa',
        status: 'success',
      }),
    ]);
  expect(found('f176').size).toBe(1);
  expect(found('f17').size).toBe(0);
});
