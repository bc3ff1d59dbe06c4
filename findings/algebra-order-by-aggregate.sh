#!/usr/bin/env bash
# sparqlalgebrajs 5.0.2 and @traqula/algebra-sparql-1-1 1.3.1 (npm), Node 20
#
# Both translate SPARQL to algebra and back. A query that orders by an aggregate comes back ordered by a variable that nothing binds:
#   … GROUP BY ?team ORDER BY DESC(MAX(?points)) LIMIT 1    becomes    … GROUP BY ?team ORDER BY DESC(?var0) LIMIT 1
# It is valid, no error is raised, and the order is gone: in Oxigraph 0.5.11 the query for the best team and the one for the worst
# (ASC) return the same team. An aggregate in SELECT or HAVING, and an order by the alias of one, come back right.
# sparqlalgebrajs also drops an empty separator: GROUP_CONCAT(?text; SEPARATOR="") then joins "x" and "x" to "x x", not "xx".
# Who sends a query on as text after reading it as algebra (a proxy, a federation, a normaliser of queries before a comparison) gets
# another "top 1" for a question with a superlative, and the query of before and after look like two answers to the same question.
#
# Fails if one of the two libraries keeps the order, or sparqlalgebrajs the separator.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts sparqlalgebrajs@5.0.2 @traqula/algebra-sparql-1-1@1.3.1 @traqula/parser-sparql-1-1@1.3.1 \
  @traqula/generator-sparql-1-1@1.3.1 oxigraph@0.5.11

cat > ask.mjs <<'JS'
import { deepStrictEqual, doesNotMatch, match } from 'node:assert';
import { toAlgebra, toAst } from '@traqula/algebra-sparql-1-1';
import { Generator } from '@traqula/generator-sparql-1-1';
import { Parser } from '@traqula/parser-sparql-1-1';
import oxigraph from 'oxigraph';
import algebra from 'sparqlalgebrajs';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const libraries = {
  sparqlalgebrajs: (query) => oneLine(algebra.toSparql(algebra.translate(query))),
  traqula: (query) => oneLine(new Generator().generate(toAst(toAlgebra(new Parser().parse(query))))),
};

const store = new oxigraph.Store();
const points = { a: [1, 2], b: [9], c: [5], d: [7] };
const facts = Object.entries(points).map(([team, list]) => `<urn:${team}> <urn:points> ${list.join(', ')} .`);
store.load(facts.join('\n'), { format: 'text/turtle' });
const rowsOf = (query) => store.query(query).map((row) => [...row.values()].map((term) => term.value.replace('urn:', '')).join());

const where = 'WHERE { ?team <urn:points> ?points } GROUP BY ?team';
const ask = (order) => `SELECT ?team ${where} ORDER BY ${order} LIMIT 1`;
const best = ask('DESC(MAX(?points))');
const worst = ask('ASC(MAX(?points))');
deepStrictEqual([rowsOf(best), rowsOf(worst)], [['b'], ['a']]);

for (const [name, translate] of Object.entries(libraries)) {
  for (const query of [best, worst]) {
    const text = translate(query);
    console.log(`${name}: ${query}\n  -> ${text} -> ${rowsOf(text)}`);
    match(text, /ORDER BY (DESC|ASC)? ?\( ?\?var0 ?\)/);
    doesNotMatch(text, /MAX|AS \?var0/);
  }
  deepStrictEqual(rowsOf(translate(best)), rowsOf(translate(worst)), `${name}: best and worst differ`);

  const named = (direction) => `SELECT ?team (MAX(?points) AS ?most) ${where} ORDER BY ${direction}(?most) LIMIT 1`;
  deepStrictEqual([rowsOf(translate(named('DESC'))), rowsOf(translate(named('ASC')))], [['b,9'], ['a,2']]);
  deepStrictEqual(rowsOf(translate(`SELECT ?team ${where} HAVING (MAX(?points) > 8)`)), ['b']);
}

const joined = 'SELECT (GROUP_CONCAT(?text; SEPARATOR="") AS ?all) WHERE { BIND("x" AS ?text) VALUES ?twice { 1 2 } }';
const found = [joined, ...Object.values(libraries).map((translate) => translate(joined))].map((query) => rowsOf(query)[0]);
console.log('GROUP_CONCAT with SEPARATOR="", as written, by sparqlalgebrajs, by traqula:', JSON.stringify(found));
deepStrictEqual(found, ['xx', 'x x', 'xx']);
JS
node ask.mjs
