import { describe, expect, test } from 'vitest';
import { loadQueryComparer } from '../../../src/adapters/sparql-queries.js';
import { conditionsOfAll } from '../../../src/core/why/condition-table.js';
import { isSameId } from '../../../src/core/why/entities.js';
import { derivedIris, makeShortener } from '../../../src/core/why/query-names.js';
import { areInverse, chainText } from '../../../src/core/why/query-roles.js';
import { makeActual } from '../../support/make.js';
import { allDifferences, likely } from '../../support/queries.js';

/** The limits of query differences, each at the limit and one beyond it. */
const compare = await loadQueryComparer();

const select = (patterns: string, returned = '?t') =>
  `PREFIX c: <https://c.example/ns#> SELECT ${returned} { ${patterns} }`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const joined = (count: number, write: (at: number) => string, by = ' . ') => numbers(count).map(write).join(by);
const pair = (reference: string, actual: string, returned?: string) =>
  allDifferences(compare(select(reference, returned), select(actual, returned))) ?? [];

test('a query of 5,000 patterns is read, one of more is not', () => {
  const patterns = (count: number) => select(joined(count, () => '?t c:p ?x', '.'));
  expect(compare(patterns(5000), patterns(5000))).not.toBeNull();
  expect(compare(patterns(5001), patterns(5001))).toBeNull();
});

describe('pairs of conditions', () => {
  test.each([
    [40, 40],
    [41, 40 + 2],
  ])('of %i conditions with another value, 40 are paired', (count, differences) => {
    const values = (value: string) => joined(count, (at) => `?t c:p${at} "${value}"`);
    expect(pair(values('a'), values('b'))).toHaveLength(differences);
  });

  test.each([
    [20, 20],
    [21, 20 + 2],
  ])('of %i other ways to entities, 20 are paired', (count, differences) => {
    const ways = (property: string) => joined(count, (at) => `?t c:${property}${at} <urn:uuid:e${at}00>`);
    expect(pair(ways('p'), ways('q'))).toHaveLength(differences);
  });

  test('five differences are kept', () => {
    const ways = (property: string) => select(joined(7, (at) => `?t c:${property}${at} <urn:uuid:e${at}00>`));
    const miss = { cause: { kind: 'other_rows', step: 0 }, detail: {} } as const;
    expect(likely(compare(ways('p'), ways('q')), miss)).toHaveLength(5);
  });

  test('of 20 texts in a list, each is a pattern; more are a list', () => {
    const listed = (count: number) => `VALUES ?c { ${joined(count, (at) => `"e${at}"`, ' ')} } ?t c:p ?c`;
    expect(pair('?t c:p "e1"', listed(20)).some(({ kind }) => kind === 'constant_other')).toBe(false);
    expect(pair('?t c:p "e1"', listed(21)).some(({ kind }) => kind === 'constant_other')).toBe(true);
  });

  test('400 conditions that only one query has are compared', () => {
    const changed = (count: number) => compare(select(joined(count, (at) => `?t c:p${at} "a"`)), select('?t c:q ?x'));
    expect(changed(400)?.missing).toHaveLength(400);
    expect(changed(401)?.missing).toHaveLength(400);
  });

  test('a listed class or property of 20 is named, one of more is any', () => {
    const textsOf = (patterns: string) =>
      compare(select('?t c:q "1"'), select(patterns))?.actual.map(({ text }) => text);
    const listed = (count: number) => `VALUES ?p { ${joined(count, (at) => `c:p${at}`, ' ')} }`;
    expect(textsOf(`${listed(20)} ?t ?p "1"`)?.join()).toMatch(/p19>\|/);
    expect(textsOf(`${listed(21)} ?t ?p "1"`)?.join()).not.toContain('|');
    expect(textsOf(`${listed(20)} ?t a ?p`)?.join()).toMatch(/p19>\|/);
    expect(textsOf(`${listed(21)} ?t a ?p`)?.join()).not.toContain('|');
  });

  test('forty conditions are kept', () => {
    const compared = compare(select(joined(50, (at) => `?t c:p${at} "a"`)), select('?t c:q "a"'));
    expect(compared && conditionsOfAll(compared, undefined)).toHaveLength(40);
  });
});

describe('roles', () => {
  const conditionsOf = (patterns: string, returned?: string) => {
    const query = select(patterns, returned);
    return compare(query, query)?.actual ?? [];
  };
  /** The same answers with their patterns, each under the name of the next. */
  const turned = (count: number, by: number) =>
    joined(count, (at) => `?v${(at + by) % count} c:p${at} "a" ; c:q${at} "b"`);
  const all = (count: number) => joined(count, (at) => `?v${at}`, ' ');

  test('three answers are exchanged with each other, four are not', () => {
    expect(pair(turned(3, 0), turned(3, 1), all(3))).toEqual([]);
    expect(pair(turned(4, 0), turned(4, 1), all(4))).not.toEqual([]);
  });

  test('in queries of 12 patterns, another variable can be the answer; of 13, none', () => {
    const patterns = (count: number) => `?u c:in ?t . ${joined(count - 1, (at) => `?t c:p${at} "a"`)}`;
    const kinds = (count: number) =>
      (allDifferences(compare(select(patterns(count)), select(patterns(count), '?u'))) ?? []).map(({ kind }) => kind);
    expect(kinds(12)).toEqual(['projects_other']);
    expect(kinds(13)).not.toEqual(['projects_other']);
  });

  test('eight helper roles are laid over each other, nine are not', () => {
    const helpers = (count: number, property: string) =>
      joined(count, (at) => `?t c:${property}${at} ?v${at} . ?v${at} c:a${at} "1" ; c:b${at} "2"`);
    const differences = (count: number) => pair(helpers(count, 'p'), helpers(count, 'q'));
    expect(differences(8)).toHaveLength(2 * 8);
    expect(differences(9).length).toBeGreaterThan(2 * 9);
  });

  test('a hundred returned variables are answers', () => {
    const ends = conditionsOf(
      joined(101, (at) => `?v${at} c:p "${at}"`),
      all(101),
    ).flatMap(({ from, to }) => [from, to]);
    expect(new Set(ends.filter((end) => end.startsWith('?v'))).size).toBe(100);
  });

  test('the end of a name counts as the name from four characters on', () => {
    const answerOf = (name: string) => {
      const actual = select(`?x c:q "1" . ?power${name} c:q "2"`, `?x ?power${name}`);
      const compared = compare(select(`?${name} c:p "1"`, `?${name}`), actual);
      return compared?.actual.find(({ from }) => from === '?answer')?.to;
    };
    expect(answerOf('unit')).toBe('"2"');
    expect(answerOf('set')).toBe('"1"');
  });

  test('a way to a helper has at most 20 properties', () => {
    const way = joined(
      25,
      (at) => `${at === 0 ? '?t' : `?v${at}`} c:p${at} ?v${at + 1} . ?v${at + 1} c:n${at + 1} "x"`,
    );
    const named = conditionsOf(way).filter(({ value, from }) => /c#n|n\d/.test(value) && from.startsWith('?answer/'));
    expect(named).toHaveLength(20);
  });
});

describe('ids', () => {
  test('an id of four characters is the same in two forms, one of three is not', () => {
    expect(isSameId('"f176"', '<urn:uuid:f176-9aeb>')).toBe(true);
    expect(isSameId('"f17"', '<urn:uuid:f17-9aeb>')).toBe(false);
  });

  const found = (id: string, output: string, iris = ['<urn:uuid:99aa>']) =>
    derivedIris(`SELECT ?t { ?t <urn:in> <urn:uuid:${id}> }`, `SELECT ?t { ?t <urn:in> ${iris.join(' , ')} }`, [
      makeActual({ name: 'sparql_query', args: { query: `SELECT ?x { ?x ?p "${id}" }` }, output, status: 'success' }),
    ]);

  test('an IRI is found from an id of four characters, not of three', () => {
    expect(found('f176', 'urn:uuid:99aa').size).toBe(1);
    expect(found('f17', 'urn:uuid:99aa').size).toBe(0);
  });

  test('an output of 1,000,000 characters is searched, a longer one is not', () => {
    expect(found('f176', 'urn:uuid:99aa'.padEnd(1_000_000)).size).toBe(1);
    expect(found('f176', 'urn:uuid:99aa'.padEnd(1_000_001)).size).toBe(0);
  });

  test('500,000,000 characters are searched for one query', () => {
    const iris = numbers(501).map((at) => `<urn:uuid:a${at}>`);
    const output = iris.map((iri) => iri.slice(1, -1)).join(' ');
    expect(found('f176', output.padEnd(1_000_000), iris).size).toBe(500);
  });
});

describe('texts', () => {
  const chain = (length: number) => numbers(length).map((at) => ({ predicate: `c:p${at}`, isInverse: false }));

  test('of a path of more than four properties, the first two and the last one are written', () => {
    expect(chainText(chain(4))).toBe('c:p0/c:p1/c:p2/c:p3');
    expect(chainText(chain(5))).toBe('c:p0/c:p1/…/c:p4');
  });

  test('an expression of 500 characters is written for the variable that it computes, a longer one is not', () => {
    const filterOf = (length: number) => {
      const query = select(`?t c:p ?x BIND(STR("${'a'.repeat(length - 'STR("")'.length)}") AS ?k) FILTER(?k != ?x)`);
      return compare(query, query)?.actual.find(({ kind }) => kind === 'filter')?.text;
    };
    expect(filterOf(500)).toContain('STR("aaa');
    expect(filterOf(501)).not.toContain('STR("aaa');
  });

  test('a text has at most 160 characters', () => {
    const short = makeShortener();
    expect(short('a'.repeat(160))).toBe('a'.repeat(160));
    expect(short('a'.repeat(161))).toBe(`${'a'.repeat(159)}…`);
  });

  test('the role of a property has at least four characters to be the end of the name of its class', () => {
    expect(areInverse('<urn:ns#PowerUnit.Plants>', '<urn:ns#Plant.Unit>')).toBe(true);
    expect(areInverse('<urn:ns#PowerSet.Plants>', '<urn:ns#Plant.Set>')).toBe(false);
  });
});
