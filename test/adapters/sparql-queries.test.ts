import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CompareTexts, loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import type { QueryDifference } from '../../src/core/words/causes.js';
import { allDifferences } from '../support/queries.js';

const compare: CompareTexts = await loadQueryComparer();

const NAMESPACE = 'https://cim.example/ns#';
const PREFIXES = `PREFIX cim: <${NAMESPACE}>\nPREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>\n`;

function differences(reference: string, actual: string): readonly QueryDifference[] | null {
  return allDifferences(compare(PREFIXES + reference, PREFIXES + actual));
}

test.each<[string, string, string, QueryDifference[]]>([
  [
    'another property',
    'SELECT ?t { ?t cim:Terminal.ConductingEquipment <urn:l> }',
    'SELECT ?t { ?t cim:Equipment.EquipmentContainer <urn:l> }',
    [
      {
        kind: 'predicate_other',
        expected: 'cim:Terminal.ConductingEquipment',
        actual: 'cim:Equipment.EquipmentContainer',
      },
    ],
  ],
  [
    'a part of the way that only another branch has',
    'SELECT ?l { ?l cim:bays/cim:isPart <urn:l> }',
    'SELECT ?l { { ?l cim:bays <urn:l> } UNION { <urn:l> cim:isPart ?l } }',
    [{ kind: 'path', expected: 'cim:bays/cim:isPart', actual: '(cim:bays|^cim:isPart)' }],
  ],
  [
    'another way to one of the answers',
    'SELECT ?level ?voltage { <urn:l> cim:isPart ?level . ?level cim:BaseVoltage ?voltage }',
    'SELECT ?voltage { <urn:l> cim:BaseVoltage ?voltage }',
    [{ kind: 'path', expected: 'cim:isPart' }],
  ],
  [
    'a property of the reference is missing',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:b ?x }',
    'SELECT ?t { ?t cim:a <urn:l> }',
    [{ kind: 'predicate_missing', expected: 'cim:b' }],
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
    'a condition too many',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:status "open" }',
    [{ kind: 'predicate_extra', actual: 'cim:status "open"' }],
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
    'a property too many',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:b ?x }',
    [{ kind: 'predicate_extra', actual: 'cim:b' }],
  ],
  [
    'an optional property too many',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> OPTIONAL { ?t cim:b ?x } }',
    [{ kind: 'predicate_extra', actual: 'OPTIONAL cim:b' }],
  ],
  [
    'a property that is optional',
    'SELECT ?t { ?t cim:a <urn:l> ; cim:b ?x }',
    'SELECT ?t { ?t cim:a <urn:l> OPTIONAL { ?t cim:b ?x } }',
    [{ kind: 'predicate_other', expected: 'cim:b', actual: 'OPTIONAL cim:b' }],
  ],
  [
    'another class',
    'SELECT ?t { ?t a cim:Terminal ; cim:a <urn:l> }',
    'SELECT ?t { ?t a cim:Substation ; cim:a <urn:l> }',
    [{ kind: 'class_other', expected: 'cim:Terminal', actual: 'cim:Substation' }],
  ],
  [
    'no class',
    'SELECT ?t { ?t a cim:Terminal ; cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> }',
    [{ kind: 'class_other', expected: 'cim:Terminal' }],
  ],
  [
    'another entity',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:m> }',
    [{ kind: 'constant_other', expected: '<urn:l>', actual: '<urn:m>' }],
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
    'a filter too many',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> FILTER(?t != <urn:l>) }',
    [{ kind: 'filter_extra', actual: '<urn:l> != ?t' }],
  ],
  [
    'a filter of the reference is missing',
    'SELECT ?t { ?t cim:a ?x FILTER(?x > 3 && CONTAINS(?t, "a")) }',
    'SELECT ?t { ?t cim:a ?x FILTER(CONTAINS(?t, "a")) }',
    [{ kind: 'filter_missing', expected: '?x > "3"' }],
  ],
  [
    'what must not exist',
    'SELECT ?t { ?t cim:a ?x MINUS { ?t cim:b ?y } }',
    'SELECT ?t { ?t cim:a ?x }',
    [{ kind: 'filter_missing', expected: 'NOT EXISTS { ?t cim:b ?y }' }],
  ],
  [
    'another variable is returned',
    'SELECT ?t { ?t a cim:Terminal ; cim:a ?x . ?x cim:b <urn:l> }',
    'SELECT ?x { ?t a cim:Terminal ; cim:a ?x . ?x cim:b <urn:l> }',
    [{ kind: 'projects_other', expected: '?t', actual: '?x' }],
  ],
  [
    'a count for the things themselves',
    'SELECT (COUNT(?t) AS ?n) { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> }',
    [{ kind: 'projects_other', expected: 'COUNT(?t)' }],
  ],
  [
    'a yes or no for a table',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'ASK { ?t cim:a <urn:l> }',
    [{ kind: 'projects_other', expected: 'SELECT', actual: 'ASK' }],
  ],
  [
    'a limit',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> } LIMIT 10 OFFSET 5',
    [{ kind: 'limit', actual: 'LIMIT 10 OFFSET 5' }],
  ],
  [
    'another limit',
    'SELECT ?t { ?t cim:a <urn:l> } LIMIT 5',
    'SELECT ?t { ?t cim:a <urn:l> } LIMIT 10',
    [{ kind: 'limit', expected: 'LIMIT 5', actual: 'LIMIT 10' }],
  ],
  [
    'DISTINCT',
    'SELECT DISTINCT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:a <urn:l> }',
    [{ kind: 'distinct', expected: 'DISTINCT' }],
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
  [
    'a property in the other direction',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { <urn:l> cim:a ?t }',
    [{ kind: 'path', expected: '^cim:a', actual: 'cim:a' }],
  ],
])('%s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

test.each<[string, string, string]>([
  ['a sequence and its steps', 'SELECT ?t { ?t cim:a/cim:b <urn:l> }', 'SELECT ?t { ?t cim:a ?x . ?x cim:b <urn:l> }'],
  ['an inverse and the pattern turned round', 'SELECT ?t { <urn:l> ^cim:a ?t }', 'SELECT ?t { ?t cim:a <urn:l> }'],
  ['VALUES and a constant', 'SELECT ?t { VALUES ?l { <urn:l> } ?t cim:a ?l }', 'SELECT ?t { ?t cim:a <urn:l> }'],
  ['BIND and a constant', 'SELECT ?t { BIND(<urn:l> AS ?l) ?t cim:a ?l }', 'SELECT ?t { ?t cim:a <urn:l> }'],
  ['a filter for equality and a constant', 'SELECT ?t { ?t cim:a ?l FILTER(?l = 5) }', 'SELECT ?t { ?t cim:a 5 }'],
  ['a name for another variable', 'SELECT ?n { ?t cim:a ?x BIND(?x AS ?n) }', 'SELECT ?x { ?t cim:a ?x }'],
  ['`a` and rdf:type', 'SELECT ?t { ?t a cim:A }', 'SELECT ?t { ?t rdf:type cim:A }'],
  ['alternatives in another order', 'SELECT ?t { ?t cim:a|cim:b ?x }', 'SELECT ?t { ?t cim:b|cim:a ?x }'],
  [
    'sides of = and && in another order',
    'SELECT ?t { ?t cim:a ?x FILTER(?x*2 = 4 && ?x > 1) }',
    'SELECT ?y { ?y cim:a ?z FILTER(?z > 1 && 4 = 2*?z) }',
  ],
  [
    'MINUS and NOT EXISTS',
    'SELECT ?t { ?t cim:a ?x MINUS { ?t cim:b ?y } }',
    'SELECT ?t { ?t cim:a ?x FILTER NOT EXISTS { ?t cim:b ?y } }',
  ],
  ['a further column', 'SELECT ?t { ?t cim:a ?x }', 'SELECT ?t ?x { ?t cim:a ?x }'],
])('%s are not a difference', (_, reference, actual) => {
  expect(differences(reference, actual)).toEqual([]);
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
  ['a property less', ASKED, 'SELECT ?t { ?t cim:a <urn:l> }', [{ kind: 'path', expected: 'cim:b' }]],
  [
    'a property more',
    ASKED,
    'SELECT ?t { ?t cim:a ?x . ?x cim:c ?y . ?y cim:b <urn:l> }',
    [{ kind: 'path', actual: 'cim:c' }],
  ],
  [
    'in the direction in which both are written',
    'SELECT ?t { <urn:l> cim:a ?x . ?x cim:b ?t }',
    'SELECT ?t { <urn:l> cim:c ?x . ?x cim:b ?t }',
    [{ kind: 'predicate_other', expected: 'cim:a', actual: 'cim:c' }],
  ],
  [
    'of an entity that is found by its id',
    'SELECT ?t { ?t cim:a <urn:uuid:f1769a> }',
    'SELECT ?t { ?x cim:id "f1769a" ; cim:b ?t }',
    [{ kind: 'path', expected: '^cim:a', actual: 'cim:b' }],
  ],
  [
    'of an entity that is found by its name',
    ASKED,
    'SELECT ?t { ?t cim:c ?x . ?x cim:name "Line 1" }',
    [{ kind: 'path', expected: 'cim:a/cim:b', actual: 'cim:c' }],
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
    'from what is returned under the name that the reference has',
    'SELECT ?line { ?line cim:a <urn:l> }',
    'SELECT ?name ?some_line { ?some_line cim:b <urn:l> ; cim:c ?x . <urn:l> cim:name ?name }',
    [
      { kind: 'predicate_other', expected: 'cim:a', actual: 'cim:b' },
      { kind: 'predicate_extra', actual: 'cim:c' },
      { kind: 'predicate_extra', actual: 'cim:name' },
    ],
  ],
  [
    'a long one by its ends',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t cim:b/cim:c/cim:d/cim:e/cim:f <urn:l> }',
    [{ kind: 'path', expected: 'cim:a', actual: 'cim:b/cim:c/…/cim:f' }],
  ],
  [
    'any property',
    'SELECT ?t { ?t cim:a <urn:l> }',
    'SELECT ?t { ?t ?p <urn:l> }',
    [{ kind: 'predicate_other', expected: 'cim:a', actual: '?p' }],
  ],
  [
    'the same relations from their other ends are named in whole',
    'SELECT ?t { ?t cim:Line.Region <urn:l> }',
    'SELECT ?t { <urn:l> cim:Region.Lines ?t }',
    [{ kind: 'path', expected: '^cim:Line.Region', actual: 'cim:Region.Lines' }],
  ],
  [
    'the same relations next to others are left out',
    'SELECT ?t { ?t cim:Bay.Level ?x . ?x cim:Line.Region <urn:l> }',
    'SELECT ?t { ?x cim:Level.Bays ?t . ?x cim:c <urn:l> }',
    [{ kind: 'predicate_other', expected: 'cim:Line.Region', actual: 'cim:c' }],
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
    { kind: 'class_other', expected: 'cim:Plant', actual: 'cim:Node' },
  ]);
  expect(differences(reference, 'SELECT ?t { ?t cim:a ?x . ?x a cim:Bay ; cim:b <urn:l> }')).toEqual([
    { kind: 'path', actual: 'cim:b' },
    { kind: 'class_other', expected: 'cim:Line' },
    { kind: 'class_other', actual: 'cim:Bay' },
  ]);
});

test.each([
  ['forwards', 'SELECT ?t { ?t cim:c/cim:d <urn:l> }', 'cim:c/cim:d'],
  ['backwards', 'SELECT ?t { <urn:l> cim:e/cim:f ?t }', '^cim:f/^cim:e'],
])('one query reads alike with a reference that is written %s', (_, reference, expected) => {
  const actual = 'SELECT ?t { ?t cim:a/cim:b <urn:l> }';
  expect(differences(reference, actual)).toEqual([{ kind: 'path', expected, actual: 'cim:a/cim:b' }]);
  const turned = 'SELECT ?t { <urn:l> ^cim:b/^cim:a ?t }';
  expect(differences(reference, turned)).toEqual([{ kind: 'path', expected, actual: 'cim:a/cim:b' }]);
});

test('what the reference says of an entity that it names is not a condition', () => {
  const reference = 'SELECT ?t { ?t cim:a <urn:l> . <urn:l> a cim:Plant }';
  expect(differences(reference, 'SELECT ?t { ?t cim:a <urn:l> }')).toEqual([]);
});

test('a variable of the class of the answer is the answer, though another has the same way', () => {
  const reference = 'SELECT ?t { ?t a cim:Line ; cim:a <urn:l> }';
  const actual = 'SELECT ?t { ?x cim:a <urn:l> . ?x cim:b ?t . ?t a cim:Line }';
  expect(differences(reference, actual)).toEqual([{ kind: 'path', actual: '^cim:b' }]);
});

test.each<[string, string, string]>([
  ['greater', '?n > 5', '5 < ?n'],
  ['less', '?n < 5', '5 > ?n'],
  ['at least', '?n >= 5.5', '5.5 <= ?n'],
  ['at most a computed value', 'STRLEN(?n) <= 5', '5 >= STRLEN(?n)'],
  ['inside others', '?n > 5 && !(?n > 9)', '!(9 < ?n) && 5 < ?n'],
])('a comparison is the same with its constant on the other side: %s', (_, one, other) => {
  const query = (filter: string) => `SELECT ?t { ?t cim:n ?n FILTER(${filter}) }`;
  expect(differences(query(one), query(other))).toEqual([]);
  expect(differences(query(other), query(one))).toEqual([]);
});

test.each<[string, string, string, string, string]>([
  ['the other direction', '?n > 5', '?n < 5', '?n > "5"', '?n < "5"'],
  ['the other direction, turned', '?n > 5', '5 > ?n', '?n > "5"', '?n < "5"'],
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

test.each<[string, string, string]>([
  ['in an IRI', '?t cim:a <urn:caf\\u00E9>', '?t cim:a <urn:café>'],
  ['of eight digits', '?t cim:a <urn:\\U0001F68B>', '?t cim:a <urn:\u{1f68b}>'],
  ['in the name of a property', '?t cim:n\\u00e4chste <urn:l>', '?t cim:nächste <urn:l>'],
  ['in a variable', '?t cim:a ?\\u00E4 . ?ä cim:b <urn:l>', '?t cim:a ?x . ?x cim:b <urn:l>'],
  ['of a number sign in an IRI', '?t <https://cim.example/ns\\u0023a> <urn:l>', '?t cim:a <urn:l>'],
  ['in a text', '?t cim:a "caf\\u00E9"', '?t cim:a "café"'],
  ['of a quotation mark in a text', '?t cim:a "a \\u0022b\\u0022 c"', `?t cim:a 'a "b" c'`],
  ['of a line break in a text', '?t cim:a "a\\u000Ab"', '?t cim:a """a\nb"""'],
  ['of a backslash in a text', '?t cim:a "a\\u005Cn"', '?t cim:a "a\\\\n"'],
  ['that is none behind two backslashes', '?t cim:a "a\\\\u00E9"', `?t cim:a 'a\\\\u00E9'`],
  ['of two halves of a character in a text', '?t cim:a "\\uD83D\\uDE8B"', '?t cim:a "\u{1f68b}"'],
])('an escape of a code point is its character: %s', (_, escaped, plainly) => {
  const query = (pattern: string) => `SELECT ?t { ${pattern} }`;
  expect(differences(query(escaped), query(plainly))).toEqual([]);
  expect(differences(query('?t cim:z ?z'), query(escaped))).toEqual(differences(query('?t cim:z ?z'), query(plainly)));
});

test.each([
  ['what ends an IRI', '<urn:a\\u003E . ?t cim:b <urn:c>'],
  ['a blank', '<urn:a\\u0020b>'],
  ['a quotation mark', '<urn:\\u0022>'],
  ['half a character', '<urn:\\uD83D>'],
  ['two halves', '<urn:\\uD83D\\uDE8B>'],
  ['a code point that is too large', '<urn:\\U00110000>'],
  ['too few digits', '<urn:\\u00E>'],
  ['a sign', '<urn:\\uZZZZ>'],
])('a query with an IRI that cannot be has no differences: %s', (_, iri) => {
  expect(differences('SELECT ?t { ?t cim:a <urn:l> }', `SELECT ?t { ?t cim:a ${iri} }`)).toBeNull();
});

test('escaped brackets are nested as deeply as others', () => {
  const deep = `SELECT ?t { ?t cim:n ?n FILTER(${'\\u0028'.repeat(2000)}?n${'\\u0029'.repeat(2000)} > 5) }`;
  expect(differences('SELECT ?t { ?t cim:n ?n }', deep)).toBeNull();
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
    'a text, only in a filter of the reference',
    'SELECT ?t { ?t cim:status ?s FILTER(LCASE(?s) = "open") }',
    'SELECT ?t { ?t cim:status "open" }',
    [{ kind: 'filter_missing', expected: '"open" = LCASE(?s)', actual: 'cim:status "open"' }],
  ],
  [
    'texts, only in a filter of the actual query',
    'SELECT ?t { ?t cim:status "open" ; cim:phase "A" }',
    'SELECT ?t { ?t cim:status ?s ; cim:phase ?p FILTER(?s = "open" || ?p = "A") }',
    [{ kind: 'filter_extra', expected: 'cim:status "open"', actual: '("A" = ?p) || ("open" = ?s)' }],
  ],
  [
    'an entity that is left out in place of asked for',
    'SELECT ?t { ?t cim:part <urn:e> }',
    'SELECT ?t { ?t cim:part ?e FILTER(?e != <urn:e>) }',
    [
      { kind: 'predicate_missing', expected: 'cim:part' },
      { kind: 'filter_extra', actual: '<urn:e> != ?e' },
    ],
  ],
  [
    'a property with NOT EXISTS',
    'SELECT ?t { ?t a cim:T . OPTIONAL { ?t cim:retired ?r } }',
    'SELECT ?t { ?t a cim:T . FILTER NOT EXISTS { ?t cim:retired ?r } }',
    [{ kind: 'filter_extra', expected: 'OPTIONAL cim:retired', actual: 'NOT EXISTS { ?t cim:retired ?r }' }],
  ],
  [
    'a class in a filter',
    'SELECT ?t { ?t a cim:T ; cim:b ?x }',
    'SELECT ?t { ?t a ?c ; cim:b ?x FILTER(?c != cim:T) }',
    [{ kind: 'filter_extra', expected: 'cim:T', actual: 'cim:T != ?c' }],
  ],
])('what the other query has in a filter is not missing there: %s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

test.each<[string, string, string, QueryDifference[]]>([
  [
    'a text of another language is another text',
    'SELECT ?t { ?t cim:status "Open"@en ; cim:phase "a"@en }',
    'SELECT ?t { ?t cim:status "Open" ; cim:phase "a"@EN }',
    [{ kind: 'constant_other', expected: '"Open"@en', actual: '"Open"' }],
  ],
  [
    'an entity by a name with a language is the same entity',
    'SELECT ?t { ?t cim:part <urn:l> }',
    'SELECT ?t { ?t cim:part ?e . ?e cim:name "Line"@en }',
    [],
  ],
  [
    'an IRI of a text is that IRI',
    'SELECT ?t { ?t cim:part <urn:l> }',
    'SELECT ?t { BIND(IRI("urn:l") AS ?e) ?t cim:part ?e }',
    [],
  ],
  [
    'in a filter, too; a relative one depends on the server',
    'SELECT ?t { ?t cim:part <urn:l> ; cim:b ?b FILTER(?b = <urn:m>) }',
    'SELECT ?t { ?t cim:part ?e ; cim:b ?b FILTER(URI("urn:l") = ?e) FILTER(?b = IRI("m")) }',
    [
      { kind: 'predicate_missing', expected: 'cim:b <urn:m>' },
      { kind: 'filter_extra', actual: '?b = IRI("m")' },
    ],
  ],
  ['a class at the end of a path is that class', 'SELECT ?t { ?t a cim:T }', 'SELECT ?t { ?t a/cim:sub* cim:T }', []],
  ['in either query', 'SELECT ?t { ?t a ?c . ?c cim:sub* cim:T }', 'SELECT ?t { ?t a cim:T }', []],
  [
    'a variable that is one property is that property',
    'SELECT ?t { ?t cim:part ?x }',
    'SELECT ?t { VALUES ?p { cim:part } ?t ?p ?x }',
    [],
  ],
  [
    'a variable with more than one value is an alternative',
    'SELECT ?t { ?t cim:part ?x }',
    'SELECT ?t { ?t ?p ?x FILTER(?p IN (cim:part, cim:all)) }',
    [
      { kind: 'predicate_missing', expected: 'cim:part' },
      { kind: 'predicate_extra', actual: '(cim:all|cim:part)' },
    ],
  ],
  [
    'the only link to an entity, in a filter',
    'SELECT ?t { ?t cim:part <urn:l> }',
    'SELECT ?t { ?t a cim:T MINUS { ?t cim:part <urn:l> } }',
    [
      { kind: 'filter_extra', expected: 'cim:part <urn:l>', actual: 'NOT EXISTS { ?t cim:part <urn:l> }' },
      { kind: 'class_other', actual: 'cim:T' },
    ],
  ],
  [
    'a text that looks like an IRI is written as it is',
    `SELECT ?t { ?t cim:b "<${NAMESPACE}x>" }`,
    'SELECT ?t { ?t cim:b cim:x }',
    [{ kind: 'constant_other', expected: `"<${NAMESPACE}x>"`, actual: 'cim:x' }],
  ],
  [
    'what a subquery computes',
    'SELECT ?n { { SELECT (COUNT(?t) AS ?n) { ?t cim:part <urn:l> } } }',
    'SELECT ?n { { SELECT (SUM(?t) AS ?n) { ?t cim:part <urn:l> } } }',
    [{ kind: 'projects_other', expected: 'COUNT(?t)', actual: 'SUM(?t)' }],
  ],
])('%s', (_, reference, actual, expected) => {
  expect(differences(reference, actual)).toEqual(expected);
});

test('a name with a backslash is the IRI without it', () => {
  const whole = `SELECT ?x { ?x cim:p <${NAMESPACE}a/b,c> }`;
  expect(differences('SELECT ?x { ?x cim:p cim:a\\/b\\,c }', whole)).toEqual([]);
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
        for (const text of [expected, actual]) expect(text?.length ?? 0).toBeLessThanOrEqual(160);
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
  ['none', undefined],
  ['a mapping', { query: GOOD }],
  ['empty', ''],
  ['prose', 'Which terminals are there?'],
  ['broken', select('?a ?b')],
  ['an unfinished text', select(`?a ?b "${'x'.repeat(90_000)}`)],
  ['an update', 'INSERT DATA { <urn:a> <urn:b> 1 }'],
  ['more than 100 kB', select(`?a <urn:b> "${'x'.repeat(100_000)}"`)],
  ['more than 5,000 patterns', select('?a <u:b> ?c. '.repeat(5001))],
  ['groups in groups', select(nested('{', '?a <urn:b> ?c', '}', 45_000))],
  ['brackets in brackets', select(`FILTER(${nested('(', '?a', ')', 45_000)})`)],
  ['blank nodes in blank nodes', select(`?a <u:b> ${nested('[ <u:b> ', '1', ']', 9_000)}`)],
  ['a path in brackets', select(`?a ${nested('(', '<u:b>', ')', 45_000)} ?c`)],
  ['functions of functions', select(`FILTER(${nested('STR(', '?a', ')', 15_000)})`)],
  ['brackets that never close', select('?a <u:b> '.concat('('.repeat(90_000)))],
  ['only brackets', '<'.repeat(99_000)],
  ['only colons', ':'.repeat(99_000)],
  ['NUL', '\0'.repeat(99_000)],
])('%s is left alone', (_, hostile) => {
  expect([compare(GOOD, hostile), compare(hostile, GOOD)]).toEqual([null, null]);
});

test.each<[string, string]>([
  ['names in a circle', select('FILTER(?a = ?b) FILTER(?b = ?c) FILTER(?c = ?a) ?a <u:b> ?c')],
  ['keys of every object', select('?__proto__ <constructor> ?toString . ?constructor a <__proto__>')],
])('%s are compared', (_, hostile) => {
  expect(allDifferences(compare(hostile, hostile)) ?? []).toEqual([]);
});
