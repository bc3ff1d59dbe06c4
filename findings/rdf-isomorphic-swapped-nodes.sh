#!/usr/bin/env bash
# rdf-isomorphic 2.0.1 (npm, node 20)
#
# It says whether two RDF graphs are equal but for their labels of blank nodes, and calls graphs equal that are not:
#   :line :stops ("Harbour" "Museum" "Park" "Station")          and the list with Park before Museum
#   [] :name "Ann"; :address [ :city "Bern" ] .
#   [] :name "Ben"; :address [ :city "Graz" ] .                 and the same with the two cities exchanged
#   two rings of three blank nodes                              and one ring of six
# `isomorphic` is true for each pair, and `getBijection` returns a mapping under which the first graph is not the second one.
# rdf-canonize 5.0.0, which implements the W3C recommendation for canonical graphs, finds all three pairs different.
# A node that a value of its own tells apart from the others is matched by this value, its links to blank nodes count but not their
# ends, and the mapping that is found is never applied. The README documents no such limit, and recommends it for tests; jest-rdf
# (`toBeRdfIsomorphic`) and rdf-test-suite are built on it.
# Lists and nested blank nodes are what CONSTRUCT and DESCRIBE return: an answer with the wrong order of stops, or with Ann in Graz,
# passes a comparison with the expected graph.
#
# Fails if one of the pairs is found different.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent rdf-isomorphic@2.0.1 rdf-canonize@5.0.0 n3@2.13.12

cat > compare.mjs <<'JS'
import { deepStrictEqual, strictEqual } from 'node:assert';
import { Parser, Writer } from 'n3';
import { canonize } from 'rdf-canonize';
import { getBijection, isomorphic } from 'rdf-isomorphic';

const read = (turtle) => new Parser().parse(`@prefix : <http://example.org/> . ${turtle}`);
const write = (quads) => new Writer({ format: 'N-Quads' }).quadsToString(quads);
const canonical = (quads) => canonize(write(quads), { algorithm: 'RDFC-1.0', inputFormat: 'application/n-quads', maxWorkFactor: 3 });

// The lines of a graph, with its blank nodes renamed as the mapping says.
function renamed(quads, mapping) {
  const name = (term) => (term.termType === 'BlankNode' ? mapping[`_:${term.value}`] : `${term.termType} ${term.value}`);
  return quads.map((quad) => [name(quad.subject), name(quad.predicate), name(quad.object)].join(' ')).sort();
}
const itself = (quads) => Object.fromEntries(quads.flatMap((quad) => [quad.subject, quad.object])
  .filter((term) => term.termType === 'BlankNode').map((term) => [`_:${term.value}`, `_:${term.value}`]));

async function check(name, first, second, equal) {
  const [left, right] = [read(first), read(second)];
  const mapping = getBijection(left, right);
  const maps = mapping !== null && JSON.stringify(renamed(left, mapping)) === JSON.stringify(renamed(right, itself(right)));
  const seen = {
    isomorphic: [isomorphic(left, right), isomorphic(right, left)],
    'the mapping leads to the second graph': maps,
    'rdf-canonize': (await canonical(left)) === (await canonical(right)),
  };
  console.log(name, JSON.stringify(seen));
  deepStrictEqual(seen, equal);
}
const right = (value) => ({ isomorphic: [value, value], 'the mapping leads to the second graph': value, 'rdf-canonize': value });
const wrong = { isomorphic: [true, true], 'the mapping leads to the second graph': false, 'rdf-canonize': false };

const stops = (...names) => `:line :stops (${names.map((name) => `"${name}"`).join(' ')}) .`;
const people = (ann, ben) => `[] :name "Ann"; :address [ :city "${ann}" ] . [] :name "Ben"; :address [ :city "${ben}" ] .`;
const ring = (start, length) => Array.from({ length }, (_, at) => `_:n${start + at} :next _:n${start + ((at + 1) % length)} .`).join(' ');

await check('order of a list:', stops('Harbour', 'Museum', 'Park', 'Station'), stops('Harbour', 'Park', 'Museum', 'Station'), wrong);
await check('exchanged cities:', people('Bern', 'Graz'), people('Graz', 'Bern'), wrong);
await check('rings:', ring(0, 3) + ring(3, 3), ring(0, 6), wrong);

// It does tell these apart, or finds them equal, as it should.
await check('the same list:', stops('Harbour', 'Museum'), stops('Harbour', 'Museum'), right(true));
await check('another stop:', stops('Harbour', 'Museum'), stops('Harbour', 'Park'), right(false));
await check('the same people:', people('Bern', 'Graz'), people('Bern', 'Graz'), right(true));
await check('another city:', people('Bern', 'Graz'), people('Bern', 'Linz'), right(false));
strictEqual(isomorphic([], []), true);
JS
node compare.mjs
