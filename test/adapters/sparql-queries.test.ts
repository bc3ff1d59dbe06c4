import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompareTexts, loadQueryComparer, makeQueryCheck } from '../../src/adapters/sparql-queries.js';
import type { QueryDifference } from '../../src/core/words/causes.js';
import { allDifferences } from '../support/queries.js';

const compare: CompareTexts = await loadQueryComparer();
const check = await makeQueryCheck({});

const NAMESPACE = 'https://cim.example/ns#';
const PREFIXES = `PREFIX cim: <${NAMESPACE}>\nPREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>\n`;

function differences(reference: string, actual: string): readonly QueryDifference[] | null {
  return allDifferences(compare(PREFIXES + reference, PREFIXES + actual));
}

test.each<[string, string, string, QueryDifference[]]>([
  [
    'a part of the way that only another branch has',
    'SELECT ?l { ?l cim:bays/cim:isPart <urn:l> }',
    'SELECT ?l { { ?l cim:bays <urn:l> } UNION { <urn:l> cim:isPart ?l } }',
    [{ kind: 'path', expected: 'cim:bays/cim:isPart', actual: '(cim:bays|^cim:isPart)' }],
  ],
  [
    'a condition of the reference is missing, and is not the same as a property without a value',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:open true }',
    'SELECT ?t ?n { ?t cim:a <urn:l> . ?t cim:code ?n . ?n cim:b ?c }',
    [
      { kind: 'predicate_missing', expected: 'cim:open "true"' },
      { kind: 'path', actual: 'cim:code/cim:b' },
    ],
  ],
  [
    'a value that another property has, too, is another difference than the property',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:c ?x }',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:c "1" ; cim:status "1" }',
    [
      { kind: 'predicate_missing', expected: 'cim:c' },
      { kind: 'predicate_extra', actual: 'cim:c "1"' },
      { kind: 'predicate_extra', actual: 'cim:status "1"' },
    ],
  ],
  [
    'a name for an IRI',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a ?l FILTER(?l = "l"^^xsd:string) }',
    [{ kind: 'constant_other', expected: '<urn:l>', actual: '"l"' }],
  ],
  [
    'an entity that is found by its id, where the reference has its IRI',
    'SELECT ?t { ?t cim:a <urn:uuid:f1769a> }',
    'SELECT ?t { ?x cim:id "f1769a" . ?t cim:b ?x }',
    [{ kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' }],
  ],
  [
    'an id as text where the entity itself is needed',
    'SELECT ?t { ?t cim:a <urn:uuid:f1769a> }',
    'SELECT ?t { ?t cim:a "f1769a" }',
    [{ kind: 'constant_other', expected: '<urn:uuid:f1769a>', actual: '"f1769a"' }],
  ],
  [
    'a count for the things themselves',
    'SELECT (COUNT(?t) AS ?n) { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> }',
    [{ kind: 'projects_other', expected: 'COUNT(?t)' }],
  ],
  [
    'a path of any length',
    'SELECT ?t { ?t cim:a ?x }',
    'SELECT ?t { ?t cim:a* ?x }',
    [
      { kind: 'predicate_missing', expected: 'cim:a' },
      { kind: 'predicate_extra', actual: 'cim:a*' },
    ],
  ],
])('%s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

test.each<[string, string, string, QueryDifference[]]>([
  [
    'undeclared in both, shown as it is written',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:b <urn:l> }',
    [{ kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' }],
  ],
  [
    'undeclared in one',
    'SELECT ?t { ?t cim:a <urn:l> }',
    `PREFIX cim: <${NAMESPACE}> SELECT ?t { ?t cim:a <urn:l> }`,
    [],
  ],
  ['a whole IRI', 'SELECT ?t { ?t cim:a <urn:l> }', `SELECT ?t { ?t <${NAMESPACE}a> <urn:l> }`, []],
  [
    'known by every server',
    'SELECT ?t { ?t rdfs:label "a" }',
    'SELECT ?t { ?t <http://www.w3.org/2000/01/rdf-schema#label> "a" }',
    [],
  ],
  [
    'the same name for two namespaces: whole IRIs are shown',
    'PREFIX c: <urn:one#> SELECT ?t { ?t c:a <urn:l> }',
    'PREFIX c: <urn:two#> SELECT ?t { ?t c:a <urn:l> }',
    [{ kind: 'predicate_other', expected: '<urn:one#a>', actual: '<urn:two#a>' }],
  ],
])('prefixes: %s', (_, reference, actual, expected) => {
  expect(allDifferences(compare(reference, actual))).toEqual(expected);
});

const ASKED = 'SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }';

test.each<[string, string, string, QueryDifference[]]>([
  [
    'other properties, whatever their number',
    ASKED,
    'SELECT ?t { ?t cim:c ?x . ?x cim:d ?y . ?y cim:e <urn:l> }',
    [{ kind: 'path', expected: 'cim:a/cim:b', actual: 'cim:c/cim:d/cim:e' }],
  ],
  [
    'what both have at their ends is left out',
    ASKED,
    'SELECT ?t { ?t cim:a ?x . ?x cim:d <urn:l> }',
    [{ kind: 'predicate_other', expected: 'cim:b', actual: 'cim:d' }],
  ],
  [
    'of an entity that is found by its id',
    'SELECT ?t { ?t cim:a <urn:uuid:f1769a> }',
    'SELECT ?t { ?x cim:id "f1769a" ; cim:b ?t }',
    [{ kind: 'path', expected: '?answer cim:a <urn:uuid:f1769a>', actual: '<urn:uuid:f1769a> cim:b ?answer' }],
  ],
  [
    'from another entity',
    ASKED,
    'SELECT ?t { ?t cim:c <urn:m> }',
    [{ kind: 'path', expected: 'cim:a/cim:b <urn:l>', actual: 'cim:c <urn:m>' }],
  ],
  [
    'from a list of other entities',
    ASKED,
    'SELECT ?t { VALUES ?m { <urn:m> <urn:n> } ?t cim:c ?m }',
    [
      { kind: 'path', expected: 'cim:a/cim:b', actual: 'cim:c' },
      { kind: 'constant_other', actual: '(<urn:m>, <urn:n>)' },
    ],
  ],
  [
    'none at all',
    ASKED,
    'SELECT ?t { ?t cim:a ?x . ?y cim:b <urn:l> }',
    [
      { kind: 'unconnected', expected: '<urn:l>' },
      { kind: 'predicate_extra', actual: 'cim:a' },
      { kind: 'predicate_extra', actual: 'cim:b' },
    ],
  ],
  [
    'any property',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t ?p <urn:l> }',
    [{ kind: 'predicate_other', expected: 'cim:a', actual: '?p' }],
  ],
])('the properties from what is returned to the asked entity: %s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

test.each<[string, string]>([
  ['a list of what is returned', 'SELECT ?t { VALUES ?t { <urn:1> <urn:2> } ?t cim:c ?x }'],
  ['a choice of what is returned', 'SELECT ?t { ?t cim:c ?x FILTER(?t = <urn:1> || ?t = <urn:2>) }'],
  ['the asked entity itself', 'SELECT ?t { BIND(<urn:l> AS ?t) ?t cim:c ?x }'],
])('%s has nothing to compare', (_, actual) => {
  expect(differences(ASKED, actual)).toEqual([]);
});

test('classes are compared where they are said of the same: of what is returned, or of an entity', () => {
  const reference = 'SELECT ?t { ?t a cim:Line ; cim:a <urn:l> . <urn:l> a cim:Plant }';
  expect(differences(reference, 'SELECT ?t { ?t a cim:Bay ; cim:a <urn:l> . <urn:l> a cim:Node }')).toEqual([
    { kind: 'class_other', expected: 'cim:Line', actual: 'cim:Bay' },
    { kind: 'class_other', expected: '<urn:l> a cim:Plant', actual: '<urn:l> a cim:Node' },
  ]);
  expect(differences(reference, 'SELECT ?t { ?t cim:a ?x . ?x a cim:Bay ; cim:b <urn:l> }')).toEqual([
    { kind: 'path', actual: 'cim:b' },
    { kind: 'class_other', expected: 'cim:Line' },
    { kind: 'class_other', actual: 'cim:Bay' },
  ]);
});

test.each<[string, string, string, string, string]>([
  ['the other direction', '?n > 5', '?n < 5', '?n > "5"', '?n < "5"'],
  ['with and without the limit', '?n > 5', '5 <= ?n', '?n > "5"', '?n >= "5"'],
  ['a difference is not a sum', '?n - 5 = 0', '5 - ?n = 0', '"0" = (?n - "5")', '"0" = ("5" - ?n)'],
  ['two variables', '?n > ?m', '?n < ?m', '?m < ?n', '?n < ?m'],
])('a comparison is another one: %s', (_, one, other, expected, actual) => {
  const query = (filter: string) => `SELECT ?t { ?t cim:n ?n ; cim:m ?m FILTER(${filter}) }`;
  expect(differences(query(one), query(other))).toEqual([
    { kind: 'filter_missing', expected },
    { kind: 'filter_extra', actual },
  ]);
});

test('a prefix that no query declares has its meaning from other queries of the run', async () => {
  const [one, other] = ['SELECT ?t { ?t cim:a <urn:l> }', `SELECT ?t { ?t <${NAMESPACE}b> <urn:l> }`];
  const declared = `PREFIX cim: <${NAMESPACE}> SELECT ?t { ?t cim:c ?x }`;
  const learned = await loadQueryComparer([declared]);
  expect(allDifferences(learned(one, other))).toEqual([
    { kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' },
  ]);
  expect(allDifferences(learned(one, `SELECT ?t { ?t <${NAMESPACE}a> <urn:l> }`))).toEqual([]);
});

test.each<[string, string, string, QueryDifference[]]>([
  [
    'a text of another language is another text',
    'SELECT ?t { ?t cim:status "Open"@en ; cim:phase "a"@en }',
    'SELECT ?t { ?t cim:status "Open" ; cim:phase "a"@EN }',
    [{ kind: 'constant_other', expected: '"Open"@en', actual: '"Open"' }],
  ],
  [
    'an entity by a name with a language is the same entity, found by another text',
    'SELECT ?t { ?t cim:part <urn:l> }',
    'SELECT ?t { ?t cim:part ?e . ?e cim:name "Line"@en }',
    [{ kind: 'constant_other', expected: '<urn:l>', actual: 'cim:name "Line"@en' }],
  ],
  [
    'any value of a property where the reference asks for one',
    'SELECT ?t { ?t cim:maxQ "700" }',
    'SELECT ?t { ?t cim:maxQ ?q FILTER(?q < 800) }',
    [
      { kind: 'predicate_other', expected: 'cim:maxQ "700"', actual: 'cim:maxQ' },
      { kind: 'filter_extra', actual: '?q < "800"' },
    ],
  ],
  [
    'an IRI of a text is that IRI',
    'SELECT ?t { ?t cim:part <urn:l> }',
    'SELECT ?t { BIND(IRI("urn:l") AS ?e) ?t cim:part ?e }',
    [],
  ],
  ['a class at the end of a path is that class', 'SELECT ?t { ?t a cim:T }', 'SELECT ?t { ?t a/cim:sub* cim:T }', []],
  [
    'a variable with more than one value is an alternative',
    'SELECT ?t { ?t cim:part ?x }',
    'SELECT ?t { ?t ?p ?x FILTER(?p IN (cim:part, cim:all)) }',
    [{ kind: 'predicate_other', expected: 'cim:part', actual: '(cim:all|cim:part)' }],
  ],
])('%s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

const name = fc.constantFrom('a', 'b', 'Terminal.Equipment', 'Equipment.name', 'x');
const variable = fc.constantFrom('?u', '?v', '?w');
const constant = fc.oneof(
  fc.constantFrom('<urn:l>', '"text"', '5'),
  name.map((local) => `cim:${local}`),
);
const predicate = fc.oneof(
  { weight: 4, arbitrary: name.map((local) => `cim:${local}`) },
  fc.tuple(name, name).map(([one, two]) => `cim:${one}/^cim:${two}`),
  fc.tuple(name, name, fc.constantFrom('*', '+', '?')).map(([one, two, how]) => `(cim:${one}|cim:${two})${how}`),
);
const subject = fc.oneof(variable, fc.constant('<urn:m>'));
const triple = fc.tuple(subject, predicate, fc.oneof(variable, constant)).map((parts) => `${parts.join(' ')} .`);
const typed = fc.tuple(variable, name).map(([one, local]) => `${one} a cim:${local} .`);
const filter = fc
  .tuple(variable, fc.constantFrom('=', '!=', '<', '>='), fc.oneof(constant, variable))
  .map(([one, operator, other]) => `FILTER(${one} ${operator} ${other})`);
const pattern = fc.oneof({ weight: 5, arbitrary: triple }, typed, filter);
const query = fc.record({
  projected: fc.oneof(
    fc.uniqueArray(variable, { minLength: 1 }).map((all) => all.join(' ')),
    fc.constant('*'),
  ),
  head: fc.constantFrom('SELECT', 'SELECT DISTINCT'),
  patterns: fc.array(pattern, { minLength: 1, maxLength: 6 }),
  optional: fc.array(triple, { maxLength: 2 }),
  tail: fc.constantFrom('', 'LIMIT 3', 'ORDER BY ?u LIMIT 3 OFFSET 1'),
});

type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;

function written({ head, projected, patterns, optional, tail }: Query): string {
  const optionals = optional.map((one) => `OPTIONAL { ${one} }`);
  return `${head} ${projected} { ${[...patterns, ...optionals].join(' ')} } ${tail}`;
}

const RENAMED: Readonly<Record<string, string>> = { '?u': '?first', '?v': '?u', '?w': '?third_1' };

test('a query does not differ from itself in other words', () => {
  fc.assert(
    fc.property(query, fc.func(fc.nat()), (one, order) => {
      const patterns = [...one.patterns].sort((a, b) => order(a) - order(b));
      const other = written({ ...one, patterns })
        .replace(/\?[uvw]\b/g, (variableName) => RENAMED[variableName] as string)
        .replace(/cim:([\w.]*\w)/g, `<${NAMESPACE}$1>`)
        .replace(/ /g, '\n  ');
      expect([one, other, differences(written(one), other)]).toEqual([one, other, []]);
    }),
  );
});

test('differences hold only parts of one of the queries, in a limited length', () => {
  fc.assert(
    fc.property(query, query, (one, other) => {
      for (const { expected, actual } of differences(written(one), written(other)) ?? []) {
        expect(expected ?? actual).toBeDefined();
        expect(expected).not.toBe(actual);
        for (const text of [expected, actual]) expect(text?.length ?? 0).toBeLessThanOrEqual(300);
      }
    }),
  );
});

const select = (body: string): string => `SELECT * { ${body} }`;
const nested = (open: string, inner: string, close: string, depth: number) =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
const GOOD = select('?a <urn:b> ?c');

test.each<[string, unknown]>([
  ['not a text', 5],
  ['a mapping', { query: GOOD }],
  ['prose', 'Which terminals are there?'],
  ['broken', select('?a ?b')],
  ['an unfinished text', select(`?a ?b "${'x'.repeat(90_000)}`)],
  ['an update', 'INSERT DATA { <urn:a> <urn:b> 1 }'],
  ['more than 100 kB', select(`?a <urn:b> "${'x'.repeat(100_000)}"`)],
  ['groups in groups', select(nested('{', '?a <urn:b> ?c', '}', 45_000))],
  ['brackets in brackets', select(`FILTER(${nested('(', '?a', ')', 45_000)})`)],
  ['brackets that never close', select('?a <u:b> '.concat('('.repeat(90_000)))],
])('%s is left alone', (_, hostile) => {
  expect([compare(GOOD, hostile), compare(hostile, GOOD)]).toEqual([null, null]);
});

describe('escapes in IRIs of queries', () => {
  test.each<[string, string]>([
    ['four digits', '<https://x.example/\\u00e4>'],
    ['eight digits', '<https://x.example/\\U000000E4>'],
  ])('%s', (_, iri) => {
    expect(check(select(`?a <urn:b> ${iri}`))).toMatchObject({ kind: 'query', text: select(`?a <urn:b> ${iri}`) });
    expect(allDifferences(compare(select(`?a <urn:b> ${iri}`), select('?a <urn:b> <https://x.example/ä>')))).toEqual(
      [],
    );
  });

  test.each([
    ['an end of the IRI', '<https://x.example/\\u003e>'],
    ['a blank', '<https://x.example/\\u0020>'],
    ['no character', '<https://x.example/\\U00110000>'],
  ])('%s is refused', (_, iri) => expect(check(select(`?a <urn:b> ${iri}`))).toMatchObject({ kind: 'refused' }));
});

test('thousands of other queries in between change nothing', async () => {
  const compareMany = await loadQueryComparer();
  const way = (at: number) => `SELECT ?a { ?a <urn:way${at}> ?b }`;
  const first = allDifferences(compareMany(way(0), way(1)));
  for (let at = 2; at < 3000; at++) compareMany(way(0), way(at));
  expect(first).not.toEqual([]);
  expect(allDifferences(compareMany(way(0), way(1)))).toEqual(first);
});
