import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import type { CauseKind } from '../../src/core/words/causes.js';
import { allDifferences, likely } from '../support/queries.js';

const compare = await loadQueryComparer();
const PREFIXES =
  'PREFIX c: <https://c.example/ns#> PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ';

function found(reference: string, actual: string) {
  return compare(PREFIXES + reference, PREFIXES + actual);
}

test.each<[string, string, string]>([
  [
    'other names of variables',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:n ?n }',
    'SELECT ?a { ?a a c:T ; c:p ?b . ?b c:n ?d }',
  ],
  [
    'reordered',
    'SELECT ?t { ?t c:p ?x . ?x c:q ?y . ?y c:r <urn:l> }',
    'SELECT ?t { ?y c:r <urn:l> . ?x c:q ?y . ?t c:p ?x }',
  ],
  ['other prefix', 'SELECT ?t { ?t c:p <urn:l> }', 'PREFIX d: <https://c.example/ns#> SELECT ?t { ?t d:p <urn:l> }'],
  ['a and rdf:type', 'SELECT ?t { ?t a c:T }', 'SELECT ?t { ?t rdf:type c:T }'],
  [
    'lists with ; and ,',
    'SELECT ?t { ?t c:p <urn:a>, <urn:b> ; c:q 5 }',
    'SELECT ?t { ?t c:p <urn:a> . ?t c:p <urn:b> . ?t c:q 5 }',
  ],
  ['blank node', 'SELECT ?t { ?t c:p [ c:q <urn:l> ] }', 'SELECT ?t { ?t c:p ?x . ?x c:q <urn:l> }'],
  [
    'optional order',
    'SELECT ?t ?a ?b { ?t a c:T OPTIONAL { ?t c:a ?a } OPTIONAL { ?t c:b ?b } }',
    'SELECT ?t ?a ?b { ?t a c:T OPTIONAL { ?t c:b ?b } OPTIONAL { ?t c:a ?a } }',
  ],
  ['values/in', 'SELECT ?t { VALUES ?c { "a" "b" } ?t c:p ?c }', 'SELECT ?t { ?t c:p ?c FILTER(?c IN ("b", "a")) }'],
  ['sameTerm', 'SELECT ?t { ?t c:p ?c FILTER(sameTerm(?c, <urn:a>)) }', 'SELECT ?t { ?t c:p <urn:a> }'],
  ['union/alt', 'SELECT ?a ?b { { ?a c:p ?b } UNION { ?a c:q ?b } }', 'SELECT ?a ?b { ?a c:p|c:q ?b }'],
  ['union/alt inverse', 'SELECT ?a ?b { { ?a c:p ?b } UNION { ?b c:q ?a } }', 'SELECT ?a ?b { ?a c:p|^c:q ?b }'],
  [
    'union order',
    'SELECT ?a { { ?a a c:A ; c:p <urn:l> } UNION { ?a a c:B ; c:q <urn:l> } }',
    'SELECT ?a { { ?a a c:B ; c:q <urn:l> } UNION { ?a a c:A ; c:p <urn:l> } }',
  ],
  [
    'union classes/values',
    'SELECT ?a { { ?a a c:A } UNION { ?a a c:B } }',
    'SELECT ?a { VALUES ?k { c:A c:B } ?a a ?k }',
  ],
  [
    'a comparison from its other side',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a < ?b) }',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?b > ?a) }',
  ],
  [
    'symmetric',
    'SELECT ?x ?y { ?x c:p ?a . ?y c:p ?b FILTER(?a < ?b) }',
    'SELECT ?y ?x { ?x c:p ?a . ?y c:p ?b FILTER(?b < ?a) }',
  ],
  [
    '&& split',
    'SELECT ?t { ?t c:p ?a FILTER(?a > 1 && ?a < 9) }',
    'SELECT ?t { ?t c:p ?a FILTER(?a < 9) FILTER(?a > 1) }',
  ],
  ['not in', 'SELECT ?t { ?t c:p ?a FILTER(?a NOT IN (1, 2)) }', 'SELECT ?t { ?t c:p ?a FILTER(?a != 1 && ?a != 2) }'],
  ['!(=)', 'SELECT ?t { ?t c:p ?a FILTER(!(?a = 1)) }', 'SELECT ?t { ?t c:p ?a FILTER(?a != 1) }'],
  [
    'de morgan',
    'SELECT ?t { ?t c:p ?a FILTER(!(?a < 1 || ?a > 9)) }',
    'SELECT ?t { ?t c:p ?a FILTER(?a >= 1 && ?a <= 9) }',
  ],
  [
    'minus',
    'SELECT ?t { ?t a c:T MINUS { ?t c:p ?a . ?a c:q 1 } }',
    'SELECT ?t { ?t a c:T FILTER NOT EXISTS { ?t c:p ?b . ?b c:q 1 } }',
  ],
  [
    'exists',
    'SELECT DISTINCT ?t { ?t a c:T FILTER EXISTS { ?t c:p ?a } }',
    'SELECT DISTINCT ?t { ?t a c:T . ?t c:p ?a }',
  ],
  ['sequence', 'SELECT ?t { ?t c:p/c:q/c:r <urn:l> }', 'SELECT ?t { ?t c:p ?a . ?a c:q ?b . ?b c:r <urn:l> }'],
  ['inverse of sequence', 'SELECT ?t { ?t ^(c:p/c:q) <urn:l> }', 'SELECT ?t { <urn:l> c:p/c:q ?t }'],
  ['inverse of alternatives', 'SELECT ?t { ?t ^(c:p|c:q) <urn:l> }', 'SELECT ?t { ?t ^c:q|^c:p <urn:l> }'],
  ['inverse star', 'SELECT ?t { ?t (^c:p)* <urn:l> }', 'SELECT ?t { <urn:l> c:p* ?t }'],
  ['negated set', 'SELECT ?t { ?t !(c:p|c:q) <urn:l> }', 'SELECT ?t { ?t !(c:q|c:p) <urn:l> }'],
  ['typed', 'SELECT ?t { ?t c:p 5 }', 'SELECT ?t { ?t c:p "5"^^xsd:integer }'],
  [
    'having alias',
    'SELECT ?t (COUNT(?x) AS ?n) { ?t c:p ?x } GROUP BY ?t HAVING(?n > 3)',
    'SELECT ?t (COUNT(?x) AS ?m) { ?t c:p ?x } GROUP BY ?t HAVING(COUNT(?x) > 3)',
  ],
  [
    'bind filter',
    'SELECT ?t { ?t c:p ?x BIND(YEAR(?x) AS ?y) FILTER(?y > 2000) }',
    'SELECT ?t { ?t c:p ?x FILTER(YEAR(?x) > 2000) }',
  ],
  ['count star', 'SELECT (COUNT(*) AS ?n) { ?t c:p <urn:l> }', 'SELECT (COUNT(?t) AS ?n) { ?t c:p <urn:l> }'],
  ['order asc', 'SELECT ?t { ?t c:p ?x } ORDER BY ASC(?x) LIMIT 3', 'SELECT ?t { ?t c:p ?x } ORDER BY ?x LIMIT 3'],
  [
    'graph var values',
    'SELECT ?t { GRAPH <urn:g> { ?t c:p ?x } }',
    'SELECT ?t { VALUES ?g { <urn:g> } GRAPH ?g { ?t c:p ?x } }',
  ],
  ['from/graph', 'SELECT ?t FROM <urn:g> { ?t c:p ?x }', 'SELECT ?t { GRAPH <urn:g> { ?t c:p ?x } }'],
  [
    'filter type cast',
    'SELECT ?t { ?t c:p ?x FILTER(?x > "5"^^xsd:integer) }',
    'SELECT ?t { ?t c:p ?x FILTER(?x > 5) }',
  ],
  [
    'or order',
    'SELECT ?t { ?t c:p ?x FILTER(CONTAINS(?x, "a") || CONTAINS(?x, "b")) }',
    'SELECT ?t { ?t c:p ?x FILTER(CONTAINS(?x, "b") || CONTAINS(?x, "a")) }',
  ],
  [
    'group by alias',
    'SELECT ?y (COUNT(?t) AS ?n) { ?t c:p ?x } GROUP BY (YEAR(?x) AS ?y)',
    'SELECT ?y (COUNT(?t) AS ?n) { ?t c:p ?x BIND(YEAR(?x) AS ?y) } GROUP BY ?y',
  ],
  ['distinct group', 'SELECT DISTINCT ?t { ?t c:p ?x }', 'SELECT ?t { ?t c:p ?x } GROUP BY ?t'],
])('two ways to ask the same: %s', (_, one, other) => {
  expect(allDifferences(found(one, other))).toEqual([]);
  expect(allDifferences(found(other, one))).toEqual([]);
});

/** Rows of the reference, of the actual step, and common to both. */
const ROWS: Readonly<Partial<Record<CauseKind, readonly [number, number, number]>>> = {
  empty_result: [3, 0, 0],
  missing_rows: [3, 2, 2],
  extra_rows: [3, 4, 3],
  other_rows: [3, 2, 0],
  missing_and_extra: [3, 2, 1],
};

/** The first difference as its kind, what the reference has, and what the actual query has. */
function firstOf(reference: string, actual: string, kind: CauseKind): string {
  const [expected = 0, rows = 0, common = 0] = ROWS[kind] ?? [];
  const cause = { kind, step: 0, expected, actual: rows, common };
  const [first] = likely(found(reference, actual), { cause, detail: {} });
  return first ? [first.kind, first.expected ?? '', first.actual ?? ''].join(' | ') : '';
}

test.each<[string, CauseKind, string, string, string]>([
  [
    'other predicate at end',
    'empty_result',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?a { ?b c:r <urn:l> . ?a c:p ?b . ?a a c:T }',
    'predicate_other | c:q | c:r',
  ],
  [
    'missing hop',
    'empty_result',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:q <urn:l> }',
    'path | c:p | ',
  ],
  [
    'extra hop',
    'empty_result',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:p/c:s/c:q <urn:l> }',
    'path |  | c:s',
  ],
  [
    'other entity',
    'other_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:m> }',
    'constant_other | <urn:l> | <urn:m>',
  ],
  [
    'no entity',
    'extra_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q ?y }',
    'path | c:p/c:q <urn:l> | ',
  ],
  [
    'other class',
    'empty_result',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:U ; c:p ?x . ?x c:q <urn:l> }',
    'class_other | c:T | c:U',
  ],
  [
    'no class',
    'extra_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t c:p ?x . ?x c:q <urn:l> }',
    'class_other | c:T | ',
  ],
  ['turned', 'empty_result', 'SELECT ?t { ?t c:p <urn:l> }', 'SELECT ?t { <urn:l> c:p ?t }', 'path | ^c:p | c:p'],
  [
    'star',
    'extra_rows',
    'SELECT ?t { ?t c:p <urn:l> }',
    'SELECT ?t { ?t c:p* <urn:l> }',
    'predicate_other | c:p | c:p*',
  ],
  [
    'plus/star',
    'extra_rows',
    'SELECT ?t { ?t c:p+ <urn:l> }',
    'SELECT ?t { ?t c:p* <urn:l> }',
    'predicate_other | c:p+ | c:p*',
  ],
  [
    'alternative lost',
    'missing_rows',
    'SELECT ?t { ?t c:p|c:q <urn:l> }',
    'SELECT ?t { ?t c:p <urn:l> }',
    'predicate_other | (c:p|c:q) | c:p',
  ],
  [
    'union branch lost',
    'missing_rows',
    'SELECT ?t { { ?t c:p <urn:l> } UNION { ?t c:q <urn:l> } }',
    'SELECT ?t { ?t c:p <urn:l> }',
    'predicate_other | (c:p|c:q) | c:p',
  ],
  [
    'optional lost word',
    'missing_rows',
    'SELECT ?t ?n { ?t a c:T OPTIONAL { ?t c:n ?n } }',
    'SELECT ?t ?n { ?t a c:T ; c:n ?n }',
    'predicate_other | OPTIONAL c:n | c:n',
  ],
  [
    'optional too much',
    'extra_rows',
    'SELECT ?t { ?t a c:T ; c:n ?n }',
    'SELECT ?t { ?t a c:T OPTIONAL { ?t c:n ?n } }',
    'predicate_other | c:n | OPTIONAL c:n',
  ],
  [
    'filter missing',
    'extra_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER(?x > 5) }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'filter_missing | ?x > "5" | ',
  ],
  [
    'filter extra',
    'missing_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER(?x > 5) }',
    'filter_extra |  | ?x > "5"',
  ],
  [
    'filter other op',
    'missing_and_extra',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a < ?b) }',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a > ?b) }',
    'filter_missing | ?a < ?b | ',
  ],
  [
    'filter other variable',
    'missing_and_extra',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a > 5) }',
    'SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?b > 5) }',
    'filter_missing | ?a > "5" | ',
  ],
  [
    '&& for ||',
    'empty_result',
    'SELECT ?t { ?t c:p ?a FILTER(?a > 5 || ?a < 2) }',
    'SELECT ?t { ?t c:p ?a FILTER(?a > 5 && ?a < 2) }',
    'filter_extra |  | ?a > "5"',
  ],
  [
    'negation lost',
    'missing_and_extra',
    'SELECT ?t { ?t c:p ?a FILTER(!CONTAINS(?a, "x")) }',
    'SELECT ?t { ?t c:p ?a FILTER(CONTAINS(?a, "x")) }',
    'filter_missing | !(CONTAINS(?a, "x")) | ',
  ],
  [
    'regex flag',
    'missing_rows',
    'SELECT ?t { ?t c:p ?a FILTER(REGEX(?a, "x", "i")) }',
    'SELECT ?t { ?t c:p ?a FILTER(REGEX(?a, "x")) }',
    'filter_extra |  | REGEX(?a, "x")',
  ],
  [
    'not exists lost',
    'extra_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER NOT EXISTS { ?t c:old ?o } }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'filter_missing | NOT EXISTS { ?t c:old ?o } | ',
  ],
  [
    'in one less',
    'missing_rows',
    'SELECT ?t { ?t c:p ?a . ?a c:k ?k FILTER(?k IN ("x", "y")) }',
    'SELECT ?t { ?t c:p ?a . ?a c:k "x" }',
    'path | c:p/c:k "y" | ',
  ],
  [
    'values one more',
    'extra_rows',
    'SELECT ?t { VALUES ?k { "x" } ?t c:k ?k }',
    'SELECT ?t { VALUES ?k { "x" "y" } ?t c:k ?k }',
    'predicate_extra |  | c:k "y"',
  ],
  [
    'condition value',
    'other_rows',
    'SELECT ?t { ?t a c:T ; c:s "open" }',
    'SELECT ?t { ?t a c:T ; c:s "closed" }',
    'constant_other | "open" | "closed"',
  ],
  [
    'limit',
    'missing_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } LIMIT 2',
    'limit |  | LIMIT 2',
  ],
  [
    'offset',
    'missing_and_extra',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } LIMIT 5',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } LIMIT 5 OFFSET 5',
    'limit | LIMIT 5 | LIMIT 5 OFFSET 5',
  ],
  [
    'order direction',
    'missing_and_extra',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } ORDER BY DESC(?x) LIMIT 2',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } ORDER BY ?x LIMIT 2',
    'order | ORDER BY DESC(?x) | ORDER BY ?x',
  ],
  [
    'count distinct',
    'other_rows',
    'SELECT (COUNT(DISTINCT ?x) AS ?n) { ?t c:p ?x }',
    'SELECT (COUNT(?x) AS ?n) { ?t c:p ?x }',
    'projects_other | COUNT(DISTINCT ?x) | COUNT(?x)',
  ],
  [
    'sum/avg',
    'other_rows',
    'SELECT (SUM(?x) AS ?n) { ?t c:p ?x }',
    'SELECT (AVG(?x) AS ?n) { ?t c:p ?x }',
    'projects_other | SUM(?x) | AVG(?x)',
  ],
  [
    'separator',
    'other_rows',
    'SELECT (GROUP_CONCAT(?x; SEPARATOR=",") AS ?n) { ?t c:p ?x }',
    'SELECT (GROUP_CONCAT(?x) AS ?n) { ?t c:p ?x }',
    'projects_other | GROUP_CONCAT(?x; SEPARATOR=",") | GROUP_CONCAT(?x)',
  ],
  [
    'having other',
    'extra_rows',
    'SELECT ?t { ?t c:p ?x } GROUP BY ?t HAVING(COUNT(?x) > 3)',
    'SELECT ?t (COUNT(?x) AS ?n) { ?t c:p ?x } GROUP BY ?t HAVING(?n > 2)',
    'filter_missing | HAVING COUNT(?x) > "3" | ',
  ],
  [
    'returns other',
    'other_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?x { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'projects_other | ?t | ?x',
  ],
  [
    'ask',
    'other_rows',
    'SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'ASK { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'projects_other | SELECT | ASK',
  ],
  [
    'graph',
    'empty_result',
    'SELECT ?t { GRAPH <urn:g> { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } }',
    'SELECT ?t { GRAPH <urn:h> { ?t a c:T ; c:p ?x . ?x c:q <urn:l> } }',
    'source | GRAPH <urn:g> | GRAPH <urn:h>',
  ],
  [
    'from',
    'empty_result',
    'SELECT ?t FROM <urn:g> { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'SELECT ?t FROM <urn:h> { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }',
    'source | FROM <urn:g> | FROM <urn:h>',
  ],
])('one difference, which is the first that is said: %s', (_, kind, reference, actual, expected) => {
  expect(firstOf(reference, actual, kind)).toBe(expected);
});
