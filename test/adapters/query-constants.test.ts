import { expect, test } from 'vitest';
import { makeQueryCheck } from '../../src/adapters/sparql-queries.js';

const check = await makeQueryCheck({ e: 'urn:' });

/** The constants of a query: predicates begin with `.`, parts of texts with `~`. */
function constantsOf(query: string): string[] {
  const checked = check(query);
  if (checked.kind !== 'query') throw new Error(checked.why);
  const sign = { predicate: '.', 'part of a text': '~' };
  return checked.constants().map(({ value, role }) => `${role ? sign[role] : ''}${value}`);
}

test.each<[string, string[]]>([
  ['ASK { e:a e:p ?x }', ['urn:a', '.urn:p']],
  [
    'SELECT ?x { ?x a e:C ; e:p "text"@en, 5, true }',
    ['urn:C', '.http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'text', '.urn:p'],
  ],
  ['SELECT ?x { VALUES ?y { e:a e:b } ?x ?p ?y }', ['urn:a', 'urn:b']],
  ['SELECT ?x { ?x e:p ?y } VALUES ?y { e:a UNDEF }', ['.urn:p', 'urn:a']],
  ['SELECT ?x { ?x e:p/e:q+ ?y . ?y e:r|e:s ?z . ?z e:t* ?w }', ['.urn:p', '.urn:q']],
  ['SELECT ?x { ?x ?p ?y FILTER(?y = "b" || CONTAINS(LCASE(STR(?y)), "c") || ?y IN (e:a)) }', ['b', '~c', 'urn:a']],
  ['SELECT ?x { ?x ?p ?y FILTER(REGEX(?y, "^b") && LANG(?y) = "en" && ?y != e:a && ?y > 3) }', []],
  ['SELECT ?x { ?x ?p ?y FILTER(<urn:function>(?y) && DATATYPE(?y) = e:type) }', []],
  ['SELECT ?x { GRAPH e:g { ?x e:p e:a } }', ['urn:a', '.urn:p']],
  ['SELECT ?x FROM e:g { ?x ?p ?y OPTIONAL { ?x e:p e:a } MINUS { ?x e:q e:b } FILTER NOT EXISTS { ?x e:q e:c } }', []],
  ['SELECT ?x { { ?x e:p e:a } UNION { ?x e:q e:b } }', ['urn:a', 'urn:b']],
  ['SELECT ?n { { SELECT (COUNT(*) AS ?n) { ?x e:p e:a } } BIND(e:b AS ?y) }', ['urn:a', '.urn:p', 'urn:b']],
  ['SELECT ?x { ?x unknown:p unknown:a }', []],
])('%s', (query, constants) => expect(constantsOf(query).sort()).toEqual([...constants].sort()));
