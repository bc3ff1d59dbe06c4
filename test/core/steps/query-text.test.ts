import { describe, expect, test } from 'vitest';
import { isQueryText, looksLikeGraph, queryOf, readQuery } from '../../../src/core/steps/query-text.js';

/** The triples of a query as `subject predicate object`, `=` for what a filter says. */
function triplesOf(query: string): string[] {
  return (readQuery(query)?.triples ?? []).map(({ subject, path, object }) => {
    const predicate = path ? path.map(({ written }) => written).join('/') : '=';
    return `${subject.written} ${predicate} ${object.written}`;
  });
}

describe('what a query says at a glance', () => {
  test.each<[string, string, readonly string[] | null, number | null]>([
    ['projected variables', 'SELECT ?a $b WHERE { ?a ?b ?c }', ['a', 'b'], null],
    ['all variables', 'select distinct * { ?a ?b ?c }', null, null],
    ['an aggregate has the name after AS', 'SELECT (COUNT(?x) AS ?n) { ?x a :C }', ['n'], null],
    ['the LIMIT of the whole', 'SELECT ?a { { SELECT ?a { ?a a :C } LIMIT 3 } } LIMIT 20', ['a'], 20],
    ['a LIMIT of a part is none of the whole', 'SELECT ?a { { SELECT ?a { ?a a :C } LIMIT 3 } }', ['a'], null],
    ['a LIMIT in a comment is none', 'SELECT ?a { ?a a :C } # LIMIT 3', ['a'], null],
    ['a LIMIT in a text is none', 'SELECT ?a { ?a :p "x } LIMIT 3" }', ['a'], null],
  ])('%s', (_, query, variables, limit) => {
    expect(readQuery(query)).toMatchObject({ form: 'select', variables, limit });
  });

  test.each<[string, string, string[]]>([
    ['lists of objects', 'SELECT * { ?s :p ?a, ?b ; :q "x"@en . }', ['?s :p ?a', '?s :p ?b', '?s :q "x"']],
    ['a path', 'SELECT * { ?s ^:p/(:q|!:r)* ?o }', ['?s :p/:q/:r ?o']],
    ['signs in a name', "SELECT * { ?s :p :O\\'Neil\\. . ?t :r ?u }", ["?s :p :O\\'Neil\\.", '?t :r ?u']],
    ['a typed text', 'SELECT * { ?s :p "1"^^xsd:int ; :q 5 . ?t :r ?u }', ['?s :p "1"', '?s :q 5', '?t :r ?u']],
    ['a node without a name', 'SELECT * { ?s :p [ :q "x" ] . ?t :r ?u }', ['?s :p []', '[] :q "x"', '?t :r ?u']],
    ['parts', 'SELECT * { { ?a :p ?b } UNION { ?c :q ?d } }', ['?a :p ?b', '?c :q ?d']],
    ['a graph', 'SELECT * { GRAPH ?g { ?a :p ?b } SERVICE SILENT <x:y> { ?c :q ?d } }', ['?a :p ?b', '?c :q ?d']],
    ['an equality in a filter', 'SELECT * { ?s :id ?i FILTER (?i = "x"^^xsd:string) }', ['?s :id ?i', '?i = "x"']],
    ['a search', 'SELECT * { ?s :n ?n FILTER(CONTAINS(?n, "x")) ?s :p ?o }', ['?s :n ?n', '?n = "x"', '?s :p ?o']],
    ['an inequality says nothing', 'SELECT * { ?s :p ?o FILTER(?o != <u:x>) FILTER(<u:y> != ?o) }', ['?s :p ?o']],
    ['values', 'SELECT * { BIND(<u:x> AS ?s) VALUES ?t { <u:y> "z" } }', ['?s = <u:x>', '?t = <u:y>', '?t = "z"']],
    ['a filter that is a pattern', 'SELECT * { FILTER NOT EXISTS { ?a :p ?b } }', ['?a :p ?b']],
  ])('triples: %s', (_, query, triples) => expect(triplesOf(query)).toEqual(triples));

  test('names are written out where their prefix is declared', () => {
    const query = readQuery('PREFIX e: <http://e/#> SELECT * { e:a f:b e:c }');
    expect(query?.triples[0]).toMatchObject({ subject: { value: 'http://e/#a' }, object: { value: 'http://e/#c' } });
    expect(query?.triples[0]?.path?.[0]?.value).toBe('f:b');
  });

  test('comments stand before, between and behind prefixes', () => {
    const prologue = '# a\n  # b\nPREFIX e: <http://e/#> # PREFIX e: <http://no/>\n\n# c\nPREFIX f: <http://f/#>';
    const query = readQuery(`${prologue}\n# d\n SELECT * { e:a f:b e:c\\/d }`);
    expect(query?.triples[0]).toMatchObject({ subject: { value: 'http://e/#a' }, object: { value: 'http://e/#c/d' } });
    expect(query?.triples[0]?.path?.[0]?.value).toBe('http://f/#b');
  });

  test('the query is found under whatever key it has; other texts are none', () => {
    expect(queryOf({ limit: 3, text: 'the plants', sparql: 'ASK { ?a ?b ?c }' })?.form).toBe('ask');
    expect(queryOf({ q: 'Please select the plants' })).toBeNull();
    expect(readQuery('DESCRIBE <u:x>')?.form).toBe('graph');
  });

  test.each([
    "SELECT name FROM events WHERE payload #>> '{plan,name}' = 'pro' AND cancelled = false",
    "WITH a AS (SELECT id FROM orders WHERE total < 10) SELECT {'id': id} FROM a",
    'select {region:String} as r from "orders" where total<5 or total>9',
    'select s from (select 1 as s) where s < 2 and {d: 1}',
  ])('SQL is none: %s', (sql) => {
    expect(isQueryText(sql)).toBe(false);
    expect(readQuery(sql)).toBeNull();
  });

  test.each([
    'SELECT ?s FROM <urn:g> FROM NAMED ex:h { ?s ?p "FROM orders" } # FROM orders',
    'SELECT ?s FROM {{graph}} { ?s ?p 1 }',
    'DESCRIBE <urn:x>',
    `SELECT ?s { ?s ?p 1 } #${' '.repeat(100_000)}`,
    'select ?s where { ?s :from :orders',
  ])('SPARQL is one: %s', (query) => expect(isQueryText(query)).toBe(true));

  test('longer texts than 100,000 characters are left alone', () => {
    expect(readQuery(`SELECT ?a { ?a a :C } #${' '.repeat(100_000)}`)).toBeNull();
  });

  test('a query with syntax errors is read as far as possible', () => {
    const broken = 'SELECT * { ?a :p [ FILTER(?b = ) ^^ "c } VALUES ?d';
    expect(triplesOf(broken)).toEqual(['?a :p []']);
  });
});

test.each<[unknown, boolean]>([
  ['@prefix e: <http://e/> .\ne:a e:b e:c .', true],
  ['"@prefix e: <http://e/> ."', true],
  ['<http://e/a> <http://e/b> "c" .', true],
  [{ '@context': {}, '@graph': [] }, true],
  ['Error: malformed query', false],
  ['{"head": {}}', false],
  [null, false],
])('a graph is known by its notation: %j', (output, expected) => expect(looksLikeGraph(output)).toBe(expected));
