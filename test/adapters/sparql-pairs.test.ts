import { expect, test } from 'vitest';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import type { CauseKind } from '../../src/core/words/causes.js';
import { allDifferences, casesIn, likely, lineOf } from '../support/queries.js';

const compare = await loadQueryComparer();
const PREFIXES =
  'PREFIX c: <https://c.example/ns#> PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ';

function found(reference: string, actual: string) {
  return compare(PREFIXES + reference, PREFIXES + actual);
}

/** A name, and below it two queries that ask the same. */
const SAME = `
other names of variables
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:n ?n }
  SELECT ?a { ?a a c:T ; c:p ?b . ?b c:n ?d }
reordered
  SELECT ?t { ?t c:p ?x . ?x c:q ?y . ?y c:r <urn:l> }
  SELECT ?t { ?y c:r <urn:l> . ?x c:q ?y . ?t c:p ?x }
other prefix
  SELECT ?t { ?t c:p <urn:l> }
  PREFIX d: <https://c.example/ns#> SELECT ?t { ?t d:p <urn:l> }
a and rdf:type
  SELECT ?t { ?t a c:T }
  SELECT ?t { ?t rdf:type c:T }
lists with ; and ,
  SELECT ?t { ?t c:p <urn:a>, <urn:b> ; c:q 5 }
  SELECT ?t { ?t c:p <urn:a> . ?t c:p <urn:b> . ?t c:q 5 }
blank node
  SELECT ?t { ?t c:p [ c:q <urn:l> ] }
  SELECT ?t { ?t c:p ?x . ?x c:q <urn:l> }
optional order
  SELECT ?t ?a ?b { ?t a c:T OPTIONAL { ?t c:a ?a } OPTIONAL { ?t c:b ?b } }
  SELECT ?t ?a ?b { ?t a c:T OPTIONAL { ?t c:b ?b } OPTIONAL { ?t c:a ?a } }
values/in
  SELECT ?t { VALUES ?c { "a" "b" } ?t c:p ?c }
  SELECT ?t { ?t c:p ?c FILTER(?c IN ("b", "a")) }
sameTerm
  SELECT ?t { ?t c:p ?c FILTER(sameTerm(?c, <urn:a>)) }
  SELECT ?t { ?t c:p <urn:a> }
union/alt
  SELECT ?a ?b { { ?a c:p ?b } UNION { ?a c:q ?b } }
  SELECT ?a ?b { ?a c:p|c:q ?b }
union order
  SELECT ?a { { ?a a c:A ; c:p <urn:l> } UNION { ?a a c:B ; c:q <urn:l> } }
  SELECT ?a { { ?a a c:B ; c:q <urn:l> } UNION { ?a a c:A ; c:p <urn:l> } }
union classes/values
  SELECT ?a { { ?a a c:A } UNION { ?a a c:B } }
  SELECT ?a { VALUES ?k { c:A c:B } ?a a ?k }
a comparison from its other side
  SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a < ?b) }
  SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?b > ?a) }
not in
  SELECT ?t { ?t c:p ?a FILTER(?a NOT IN (1, 2)) }
  SELECT ?t { ?t c:p ?a FILTER(?a != 1 && ?a != 2) }
!(=)
  SELECT ?t { ?t c:p ?a FILTER(!(?a = 1)) }
  SELECT ?t { ?t c:p ?a FILTER(?a != 1) }
de morgan
  SELECT ?t { ?t c:p ?a FILTER(!(?a < 1 || ?a > 9)) }
  SELECT ?t { ?t c:p ?a FILTER(?a >= 1 && ?a <= 9) }
minus
  SELECT ?t { ?t a c:T MINUS { ?t c:p ?a . ?a c:q 1 } }
  SELECT ?t { ?t a c:T FILTER NOT EXISTS { ?t c:p ?b . ?b c:q 1 } }
exists
  SELECT DISTINCT ?t { ?t a c:T FILTER EXISTS { ?t c:p ?a } }
  SELECT DISTINCT ?t { ?t a c:T . ?t c:p ?a }
sequence
  SELECT ?t { ?t c:p/c:q/c:r <urn:l> }
  SELECT ?t { ?t c:p ?a . ?a c:q ?b . ?b c:r <urn:l> }
inverse star
  SELECT ?t { ?t (^c:p)* <urn:l> }
  SELECT ?t { <urn:l> c:p* ?t }
negated set
  SELECT ?t { ?t !(c:p|c:q) <urn:l> }
  SELECT ?t { ?t !(c:q|c:p) <urn:l> }
having alias
  SELECT ?t (COUNT(?x) AS ?n) { ?t c:p ?x } GROUP BY ?t HAVING(?n > 3)
  SELECT ?t (COUNT(?x) AS ?m) { ?t c:p ?x } GROUP BY ?t HAVING(COUNT(?x) > 3)
bind filter
  SELECT ?t { ?t c:p ?x BIND(YEAR(?x) AS ?y) FILTER(?y > 2000) }
  SELECT ?t { ?t c:p ?x FILTER(YEAR(?x) > 2000) }
count star
  SELECT (COUNT(*) AS ?n) { ?t c:p <urn:l> }
  SELECT (COUNT(?t) AS ?n) { ?t c:p <urn:l> }
graph var values
  SELECT ?t { GRAPH <urn:g> { ?t c:p ?x } }
  SELECT ?t { VALUES ?g { <urn:g> } GRAPH ?g { ?t c:p ?x } }
filter type cast
  SELECT ?t { ?t c:p ?x FILTER(?x > "5"^^xsd:integer) }
  SELECT ?t { ?t c:p ?x FILTER(?x > 5) }
group by alias
  SELECT ?y (COUNT(?t) AS ?n) { ?t c:p ?x } GROUP BY (YEAR(?x) AS ?y)
  SELECT ?y (COUNT(?t) AS ?n) { ?t c:p ?x BIND(YEAR(?x) AS ?y) } GROUP BY ?y
distinct group
  SELECT DISTINCT ?t { ?t c:p ?x }
  SELECT ?t { ?t c:p ?x } GROUP BY ?t
`;

test.each(casesIn(SAME))('two ways to ask the same: %s', (_, one = '', other = '') => {
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

function firstOf(reference: string, actual: string, kind: CauseKind): string {
  const [expected = 0, rows = 0, common = 0] = ROWS[kind] ?? [];
  const cause = { kind, step: 0, expected, actual: rows, common };
  const [first] = likely(found(reference, actual), { cause, detail: {} });
  return first ? lineOf(first) : '';
}

/** Name and cause of each case with the first difference, and below them the reference and the actual query. */
const CASES = `
other predicate at end, empty_result: predicate_other | c:p/c:q | c:p/c:r
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?a { ?b c:r <urn:l> . ?a c:p ?b . ?a a c:T }
missing hop, empty_result: path | c:p |
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:T ; c:q <urn:l> }
extra hop, empty_result: path |  | c:s
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:T ; c:p/c:s/c:q <urn:l> }
other entity, other_rows: constant_other | <urn:l> | <urn:m>
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:m> }
no entity, extra_rows: entity_open | c:p/c:q <urn:l> |
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q ?y }
other class, empty_result: class_other | c:T | c:U
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:U ; c:p ?x . ?x c:q <urn:l> }
no class, extra_rows: class_other | ?answer a c:T |
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t c:p ?x . ?x c:q <urn:l> }
turned, empty_result: exchanged |  | c:p
  SELECT ?t { ?t c:p <urn:l> }
  SELECT ?t { <urn:l> c:p ?t }
star, extra_rows: predicate_other | c:p | c:p*
  SELECT ?t { ?t c:p <urn:l> }
  SELECT ?t { ?t c:p* <urn:l> }
alternative lost, missing_rows: predicate_other | (c:p|c:q) | c:p
  SELECT ?t { ?t c:p|c:q <urn:l> }
  SELECT ?t { ?t c:p <urn:l> }
optional lost word, missing_rows: predicate_other | OPTIONAL c:n | c:n
  SELECT ?t ?n { ?t a c:T OPTIONAL { ?t c:n ?n } }
  SELECT ?t ?n { ?t a c:T ; c:n ?n }
filter missing, extra_rows: filter_missing | ?x > "5" |
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER(?x > 5) }
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
filter extra, missing_rows: filter_extra |  | ?x > "5"
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER(?x > 5) }
filter other op, missing_and_extra: filter_missing | ?a < ?b |
  SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a < ?b) }
  SELECT ?t { ?t c:p ?a ; c:q ?b FILTER(?a > ?b) }
&& for ||, empty_result: filter_extra |  | ?a > "5"
  SELECT ?t { ?t c:p ?a FILTER(?a > 5 || ?a < 2) }
  SELECT ?t { ?t c:p ?a FILTER(?a > 5 && ?a < 2) }
negation lost, missing_and_extra: filter_missing | !(CONTAINS(?a, "x")) |
  SELECT ?t { ?t c:p ?a FILTER(!CONTAINS(?a, "x")) }
  SELECT ?t { ?t c:p ?a FILTER(CONTAINS(?a, "x")) }
regex flag, missing_rows: filter_extra |  | REGEX(?a, "x")
  SELECT ?t { ?t c:p ?a FILTER(REGEX(?a, "x", "i")) }
  SELECT ?t { ?t c:p ?a FILTER(REGEX(?a, "x")) }
not exists lost, extra_rows: filter_missing | NOT EXISTS { ?t c:old ?o } |
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> FILTER NOT EXISTS { ?t c:old ?o } }
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
in one less, missing_rows: path | ?answer c:p/c:k "y" |
  SELECT ?t { ?t c:p ?a . ?a c:k ?k FILTER(?k IN ("x", "y")) }
  SELECT ?t { ?t c:p ?a . ?a c:k "x" }
values one more, extra_rows: predicate_extra |  | c:k "y" | in_union | true
  SELECT ?t { VALUES ?k { "x" } ?t c:k ?k }
  SELECT ?t { VALUES ?k { "x" "y" } ?t c:k ?k }
condition value, other_rows: constant_other | "open" | "closed"
  SELECT ?t { ?t a c:T ; c:s "open" }
  SELECT ?t { ?t a c:T ; c:s "closed" }
count distinct, other_rows: projects_other | COUNT(DISTINCT ?x) | COUNT(?x)
  SELECT (COUNT(DISTINCT ?x) AS ?n) { ?t c:p ?x }
  SELECT (COUNT(?x) AS ?n) { ?t c:p ?x }
separator, other_rows: projects_other | GROUP_CONCAT(?x; SEPARATOR=",") | GROUP_CONCAT(?x)
  SELECT (GROUP_CONCAT(?x; SEPARATOR=",") AS ?n) { ?t c:p ?x }
  SELECT (GROUP_CONCAT(?x) AS ?n) { ?t c:p ?x }
having other, extra_rows: filter_missing | HAVING COUNT(?x) > "3" |
  SELECT ?t { ?t c:p ?x } GROUP BY ?t HAVING(COUNT(?x) > 3)
  SELECT ?t (COUNT(?x) AS ?n) { ?t c:p ?x } GROUP BY ?t HAVING(?n > 2)
returns other, other_rows: projects_other | ?t | ?x
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  SELECT ?x { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
ask, other_rows: projects_other | SELECT | ASK
  SELECT ?t { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
  ASK { ?t a c:T ; c:p ?x . ?x c:q <urn:l> }
`;

test.each(casesIn(CASES))(
  'one difference, which is the first that is said: %s',
  (head = '', reference = '', actual = '') => {
    const [, kind, expected] = /, (\w+): (.*)/.exec(head) ?? [];
    expect(firstOf(reference, actual, kind as CauseKind)).toBe(expected);
  },
);
