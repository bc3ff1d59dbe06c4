import { describe, expect, test } from 'vitest';
import { loadQueryComparer } from '../../../src/adapters/sparql-queries.js';
import { MAX_PATTERNS } from '../../../src/core/limits.js';
import { MAX_LINE_TEXT, MAX_LISTED } from '../../../src/core/shown.js';
import { conditionsOfAll } from '../../../src/core/why/condition-table.js';
import { isSameId } from '../../../src/core/why/entities.js';
import { derivedIris, makeShortener } from '../../../src/core/why/query-names.js';
import { makeActual } from '../../support/make.js';
import { allDifferences, likely } from '../../support/queries.js';

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
  expect(compared && conditionsOfAll(compared, undefined)).toHaveLength(MAX_LISTED);
});

test('of a long list of texts, properties or classes, no item is a condition', () => {
  const textsOf = (patterns: string) => compare(select('?t c:q "1"'), select(patterns))?.actual.map(({ text }) => text);
  const listed = (count: number, item: string) => `VALUES ?c { ${joined(count, (at) => `${item}${at}`, ' ')} }`;
  const linked = (count: number) =>
    textsOf(`VALUES ?c { ${joined(count, (at) => `"e${at}"`, ' ')} } ?t c:p ?c`)?.join();
  expect(linked(MAX_LISTED)).toContain('→ "e1"');
  expect(linked(MAX_LISTED + 1)).not.toContain('→ "e1"');
  for (const use of ['?t ?c "1"', '?t a ?c']) {
    expect(textsOf(`${listed(MAX_LISTED, 'c:p')} ${use}`)?.join()).toMatch(/p19>\|/);
    expect(textsOf(`${listed(MAX_LISTED + 1, 'c:p')} ${use}`)?.join()).not.toContain('|');
  }
});

test('in queries of 12 patterns, another variable can be the answer; of 13, none', () => {
  const patterns = (count: number) => `?u c:in ?t . ${joined(count - 1, (at) => `?t c:p${at} "a"`)}`;
  const kinds = (count: number) =>
    (allDifferences(compare(select(patterns(count)), select(patterns(count), '?u'))) ?? []).map(({ kind }) => kind);
  expect(kinds(12)).toEqual(['projects_other']);
  expect(kinds(13)).not.toEqual(['projects_other']);
});

test('a text in a line is cut', () => {
  expect(makeShortener()('a'.repeat(MAX_LINE_TEXT + 1))).toBe(`${'a'.repeat(MAX_LINE_TEXT - 1)}…`);
});

describe('ids', () => {
  test('an id of four characters is the same in two forms, one of three is not', () => {
    expect(isSameId('"f176"', '<urn:uuid:f176-9aeb>')).toBe(true);
    expect(isSameId('"f17"', '<urn:uuid:f17-9aeb>')).toBe(false);
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
});
