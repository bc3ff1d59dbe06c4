#!/usr/bin/env bash
# rdf-test-suite 2.8.0 (npm, node 20), which runs the W3C tests of SPARQL engines, here with Oxigraph 0.5.11 as the engine
#
# A test passes if the rows that the engine returned equal the expected ones. These pass:
#   expected                                             the engine returned
#   "chat"@fr                                            "chat"@en, and "chat"
#   <http://example.org/a>                               "http://example.org/a"
#   "INF"^^xsd:double                                    "-INF"^^xsd:double, and "NaN"^^xsd:double
#   "2020"^^xsd:gYear                                    "2020-01-01"^^xsd:date, and "2020-01-01T00:00:00Z"^^xsd:dateTime
#   "POINT(7 47)"^^geo:wktLiteral                        "POINT(7 47)"
#   <<( :ann :age "1" )>>                                <<( :ann :age 1 )>>
# and this fails, rows of one blank node each, in no order, which are equal but for the names: expected _:a, _:a, _:b, returned
# _:a, _:b, _:b.
# Since version 1.10.0 literals are compared by value, as its changelog says, so 1 and 1.0 are equal. But the value that is compared
# is what rdf-literal makes of a term for JavaScript, as JSON: the language and unknown datatypes are gone, infinity is NaN and so
# null, and a text looks like an IRI. In SPARQL none of these pairs is equal by `=`, let alone the same term. Blank nodes are
# numbered after a sort in which all of them are equal.
# An engine that loses language tags passes a test of STRLANG, and its report of conformance says so. Who scores answers to
# questions with QueryResultBindings, which the package exports, passes an English label for a French one.
#
# Fails if one of the tests ends otherwise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "commonjs" }' > package.json
npm install --silent --no-audit --no-fund rdf-test-suite@2.8.0 oxigraph@0.5.11

cat > engine.cjs <<'JS'
// Oxigraph as an engine of rdf-test-suite, without data.
const { Readable } = require('node:stream');
const { Store } = require('oxigraph');
const { TestCaseQueryEvaluationHandler } = require('rdf-test-suite');
const json = 'application/sparql-results+json';

module.exports = {
  parse: async (query) => void new Store().query(query),
  query: async (_data, query) => {
    const text = new Store().query(query, { results_format: json });
    return TestCaseQueryEvaluationHandler.parseQueryResult(json, 'http://example.org/answer.srj', Readable.from([text]));
  },
};
JS

cat > tests.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import oxigraph from 'oxigraph';

const prefixes = `PREFIX : <http://example.org/> PREFIX geo: <http://www.opengis.net/ont/geosparql#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>`;
const ask = (query, options) => new oxigraph.Store().query(`${prefixes} ${query}`, options);
const rows = (...terms) => `SELECT ?value { VALUES ?value { ${terms.join(' ')} } }`;
const blank = (...numbers) => `SELECT ?value { { SELECT (BNODE() AS ?one) (BNODE() AS ?two) {} } VALUES ?number { ${numbers.join(' ')} }
  BIND(IF(?number = 1, ?one, ?two) AS ?value) }`;

// Name, expected rows, rows of the engine, whether the test passes, whether it should.
const tests = [
  ['language', rows('"chat"@fr'), rows('"chat"@en'), true, false],
  ['no-language', rows('"chat"@fr'), rows('"chat"'), true, false],
  ['iri', rows(':a'), rows('"http://example.org/a"'), true, false],
  ['infinity', rows('"INF"^^xsd:double'), rows('"-INF"^^xsd:double'), true, false],
  ['no-number', rows('"INF"^^xsd:double'), rows('"NaN"^^xsd:double'), true, false],
  ['year-and-date', rows('"2020"^^xsd:gYear'), rows('"2020-01-01"^^xsd:date'), true, false],
  ['year-and-time', rows('"2020"^^xsd:gYear'), rows('"2020-01-01T00:00:00Z"^^xsd:dateTime'), true, false],
  ['datatype', rows('"POINT(7 47)"^^geo:wktLiteral'), rows('"POINT(7 47)"'), true, false],
  ['triple', rows('<<( :ann :age "1" )>>'), rows('<<( :ann :age 1 )>>'), true, false],
  ['blank-nodes', blank(1, 1, 2), blank(1, 2, 2), false, true],
  // As it should be, the first one by value.
  ['decimal', rows('1'), rows('1.0'), true, true],
  ['same', rows('"chat"@fr', ':a'), rows('"chat"@fr', ':a'), true, true],
  ['other-text', rows('"chat"@fr'), rows('"chien"@fr'), false, false],
  ['other-iri', rows(':a'), rows(':b'), false, false],
  ['other-number', rows('"1.5"^^xsd:double'), rows('"2.5"^^xsd:double'), false, false],
  ['more-blank-nodes', blank(1, 1, 2), blank(1, 1, 1), false, false],
];

await mkdir('suite');
const term = (query) => query.match(/VALUES \?value \{ (.*) \} \}$/)?.[1];
for (const [name, expected, given, , right] of tests) {
  await writeFile(`suite/${name}.rq`, `${prefixes} ${given}`);
  await writeFile(`suite/${name}.srj`, ask(expected, { results_format: 'application/sparql-results+json' }));
  // What SPARQL says of the pair: an error of `=` counts as not equal.
  if (term(expected) && name !== 'same') {
    const equal = ask(`ASK { VALUES ?one { ${term(expected)} } VALUES ?two { ${term(given)} } FILTER(?one = ?two) }`);
    deepStrictEqual([name, equal], [name, right]);
  }
}
await writeFile('suite/manifest.ttl', `@prefix : <http://example.org/tests/manifest#> .
@prefix mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#> .
@prefix qt: <http://www.w3.org/2001/sw/DataAccess/tests/test-query#> .
<> a mf:Manifest; mf:entries (${tests.map(([name]) => `:${name}`).join(' ')}) .
${tests.map(([name]) => `:${name} a mf:QueryEvaluationTest; mf:name "${name}";
  mf:action [ qt:query <${name}.rq> ]; mf:result <${name}.srj> .`).join('\n')}
`);

const run = spawnSync('node_modules/.bin/rdf-test-suite', [
  'engine.cjs', 'http://example.org/tests/manifest.ttl', '-m', `http://example.org/tests/~${process.cwd()}/suite/`, '-o', 'summary', '-e',
], { encoding: 'utf8' });
console.log(run.stdout, run.stderr);
const passes = Object.fromEntries([...run.stdout.matchAll(/(✔|✖) (\S+) \(/g)].map(([, mark, name]) => [name, mark === '✔']));
deepStrictEqual(passes, Object.fromEntries(tests.map(([name, , , passed]) => [name, passed])));
JS
node tests.mjs
