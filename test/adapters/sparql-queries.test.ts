import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompareTexts, loadQueryComparer, makeQueryCheck } from '../../src/adapters/sparql-queries.js';
import type { QueryDifference } from '../../src/core/words/causes.js';
import { allDifferences, casesIn, lineOf } from '../support/queries.js';

const compare: CompareTexts = await loadQueryComparer();
const check = await makeQueryCheck({});

const NAMESPACE = 'https://cim.example/ns#';
const PREFIXES = `PREFIX cim: <${NAMESPACE}>\nPREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>\n`;

function differences(reference: string, actual: string): readonly QueryDifference[] | null {
  return allDifferences(compare(PREFIXES + reference, PREFIXES + actual));
}

/** A title, and below it the reference, the actual query, and each difference. */
const CASES = `
a part of the way that only another branch has
  SELECT ?l { ?l cim:bays/cim:isPart <urn:l> }
  SELECT ?l { { ?l cim:bays <urn:l> } UNION { <urn:l> cim:isPart ?l } }
  path | cim:bays/cim:isPart | (cim:bays|^cim:isPart)
a condition of the reference is missing, and is not the same as a property without a value
  SELECT ?t { ?t cim:a <urn:l> ; cim:open true }
  SELECT ?t ?n { ?t cim:a <urn:l> . ?t cim:code ?n . ?n cim:b ?c }
  predicate_missing | ?answer cim:open "true" |
  path |  | ?answer cim:code/cim:b
a value that another property has, too, is another difference than the property
  SELECT ?t { ?t cim:a <urn:l> ; cim:c ?x }
  SELECT ?t { ?t cim:a <urn:l> ; cim:c "1" ; cim:status "1" }
  predicate_missing | ?answer cim:c |
  predicate_extra |  | ?answer cim:c "1"
  predicate_extra |  | ?answer cim:status "1"
a name for an IRI
  SELECT ?t { ?t cim:a <urn:l> }
  SELECT ?t { ?t cim:a ?l FILTER(?l = "l"^^xsd:string) }
  constant_other | <urn:l> | "l"
an entity that is found by its id, where the reference has its IRI
  SELECT ?t { ?t cim:a <urn:uuid:f1769a> }
  SELECT ?t { ?x cim:id "f1769a" . ?t cim:b ?x }
  predicate_other | cim:a | cim:b
  looked_up | <urn:uuid:f1769a> | cim:id "f1769a"
an id as text where the entity itself is needed
  SELECT ?t { ?t cim:a <urn:uuid:f1769a> }
  SELECT ?t { ?t cim:a "f1769a" }
  constant_other | <urn:uuid:f1769a> | "f1769a"
a count for the things themselves
  SELECT (COUNT(?t) AS ?n) { ?t cim:a <urn:l> }
  SELECT ?t { ?t cim:a <urn:l> }
  projects_other | COUNT(?t) |
a path of any length
  SELECT ?t { ?t cim:a ?x }
  SELECT ?t { ?t cim:a* ?x }
  predicate_missing | ?answer cim:a |
  predicate_extra |  | ?answer cim:a*
a text of another language is another text
  SELECT ?t { ?t cim:status "Open"@en ; cim:phase "a"@en }
  SELECT ?t { ?t cim:status "Open" ; cim:phase "a"@EN }
  constant_other | "Open"@en | "Open"
an entity by a name with a language is the same entity, found by another text
  SELECT ?t { ?t cim:part <urn:l> }
  SELECT ?t { ?t cim:part ?e . ?e cim:name "Line"@en }
  looked_up | <urn:l> | cim:name "Line"@en
any value of a property where the reference asks for one
  SELECT ?t { ?t cim:maxQ "700" }
  SELECT ?t { ?t cim:maxQ ?q FILTER(?q < 800) }
  predicate_other | ?answer cim:maxQ "700" | ?answer cim:maxQ ?q
  filter_extra |  | ?q < "800"
an IRI of a text is that IRI
  SELECT ?t { ?t cim:part <urn:l> }
  SELECT ?t { BIND(IRI("urn:l") AS ?e) ?t cim:part ?e }
a class at the end of a path is that class
  SELECT ?t { ?t a cim:T }
  SELECT ?t { ?t a/cim:sub* cim:T }
a variable with more than one value is an alternative
  SELECT ?t { ?t cim:part ?x }
  SELECT ?t { ?t ?p ?x FILTER(?p IN (cim:part, cim:all)) }
  predicate_other | cim:part | (cim:all|cim:part)
`;

test.each(casesIn(CASES))('%s', (_, reference = '', actual = '', ...lines) => {
  expect(differences(reference, actual)?.map(lineOf)).toEqual(lines);
});

/** The same of queries without the usual prefixes. */
const WITH_PREFIXES = `
undeclared in both, shown as it is written
  SELECT ?t { ?t cim:a <urn:l> }
  SELECT ?t { ?t cim:b <urn:l> }
  predicate_other | cim:a | cim:b
undeclared in one
  SELECT ?t { ?t cim:a <urn:l> }
  PREFIX cim: <https://cim.example/ns#> SELECT ?t { ?t cim:a <urn:l> }
a whole IRI
  SELECT ?t { ?t cim:a <urn:l> }
  SELECT ?t { ?t <https://cim.example/ns#a> <urn:l> }
known by every server
  SELECT ?t { ?t rdfs:label "a" }
  SELECT ?t { ?t <http://www.w3.org/2000/01/rdf-schema#label> "a" }
the same name for two namespaces: whole IRIs are shown
  PREFIX c: <urn:one#> SELECT ?t { ?t c:a <urn:l> }
  PREFIX c: <urn:two#> SELECT ?t { ?t c:a <urn:l> }
  predicate_other | <urn:one#a> | <urn:two#a>
`;

test.each(casesIn(WITH_PREFIXES))('prefixes: %s', (_, reference = '', actual = '', ...lines) => {
  expect(allDifferences(compare(reference, actual))?.map(lineOf)).toEqual(lines);
});

const ASKED = 'SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }';

/** The same, of the properties from what is returned to the asked entity. */
const WAYS = `
other properties, whatever their number
  SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }
  SELECT ?t { ?t cim:c ?x . ?x cim:d ?y . ?y cim:e <urn:l> }
  path | cim:a/cim:b | cim:c/cim:d/cim:e
where each has something of its own, both are whole
  SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }
  SELECT ?t { ?t cim:a ?x . ?x cim:d <urn:l> }
  predicate_other | cim:a/cim:b | cim:a/cim:d
of an entity that is found by its id
  SELECT ?t { ?t cim:a <urn:uuid:f1769a> }
  SELECT ?t { ?x cim:id "f1769a" ; cim:b ?t }
  path | ?answer cim:a <urn:uuid:f1769a> | <urn:uuid:f1769a> cim:b ?answer
  looked_up | <urn:uuid:f1769a> | cim:id "f1769a"
from another entity
  SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }
  SELECT ?t { ?t cim:c <urn:m> }
  path | ?answer cim:a/cim:b <urn:l> | ?answer cim:c <urn:m> | other_entity | other
from a list of other entities
  SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }
  SELECT ?t { VALUES ?m { <urn:m> <urn:n> } ?t cim:c ?m }
  path | cim:a/cim:b | cim:c
  constant_other |  | ?m in (<urn:m>, <urn:n>)
none at all
  SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }
  SELECT ?t { ?t cim:a ?x . ?y cim:b <urn:l> }
  unconnected | <urn:l> |
  predicate_extra |  | ?answer cim:a
  predicate_extra |  | ?any cim:b <urn:l>
any property
  SELECT ?t { ?t cim:a <urn:l> }
  SELECT ?t { ?t ?p <urn:l> }
  predicate_other | cim:a | ?p
`;

test.each(casesIn(WAYS))(
  'the properties from what is returned to the asked entity: %s',
  (_, reference = '', actual = '', ...lines) => expect(differences(reference, actual)?.map(lineOf)).toEqual(lines),
);

test.each<[string, string]>([
  ['a list of what is returned', 'SELECT ?t { VALUES ?t { <urn:1> <urn:2> } ?t cim:c ?x }'],
  ['a choice of what is returned', 'SELECT ?t { ?t cim:c ?x FILTER(?t = <urn:1> || ?t = <urn:2>) }'],
  ['the asked entity itself', 'SELECT ?t { BIND(<urn:l> AS ?t) ?t cim:c ?x }'],
])('%s has nothing to compare', (_, actual) => expect(differences(ASKED, actual)).toEqual([]));

test('classes are compared where they are said of the same: of what is returned, or of an entity', () => {
  const reference = 'SELECT ?t { ?t a cim:Line ; cim:a <urn:l> . <urn:l> a cim:Plant }';
  expect(differences(reference, 'SELECT ?t { ?t a cim:Bay ; cim:a <urn:l> . <urn:l> a cim:Node }')).toEqual([
    { kind: 'class_other', expected: 'cim:Line', actual: 'cim:Bay' },
    { kind: 'class_other', expected: '<urn:l> a cim:Plant', actual: '<urn:l> a cim:Node' },
  ]);
  expect(differences(reference, 'SELECT ?t { ?t cim:a ?x . ?x a cim:Bay ; cim:b <urn:l> }')).toEqual([
    { kind: 'path', actual: 'cim:b' },
    { kind: 'class_other', expected: '?answer a cim:Line' },
    { kind: 'class_other', actual: '?x a cim:Bay' },
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
  const knows = await loadQueryComparer([declared]);
  expect(allDifferences(knows(one, other))).toEqual([{ kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' }]);
  expect(allDifferences(knows(one, `SELECT ?t { ?t <${NAMESPACE}a> <urn:l> }`))).toEqual([]);
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
])('%s is left alone', (_, hostile) => expect([compare(GOOD, hostile), compare(hostile, GOOD)]).toEqual([null, null]));

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
