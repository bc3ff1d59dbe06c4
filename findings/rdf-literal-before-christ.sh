#!/usr/bin/env bash
# rdf-literal 2.0.0, sparqljson-to-tree 3.0.2 (npm), Node 24.21.0
#
# Dates before Christ, which XML Schema writes with a minus sign, become dates of our time when they are read as JavaScript values:
#   "-0038"^^xsd:gYear          2038-01-01
#   "-0043-03-15"^^xsd:date     2043-03-15
#   "-0098-07-12"^^xsd:date     1998-07-12
#   "-0383-01-01"^^xsd:date     0383-01-01, of our era
#   "-0043-03-15T00:00:00Z"^^xsd:dateTime     no date at all: null in JSON
# No error is raised. rdf-literal hands the text to `new Date`, which wants years before Christ with six digits; V8 reads any other
# text with a guess that drops the minus sign and takes a year below 100 for one of two digits. With its argument `validate`
# rdf-literal refuses these valid values as invalid. sparqljson-to-tree, which makes plain JSON of SPARQL results, uses rdf-literal.
# An agent that answers from such JSON says that a Roman town was founded in 2038, though the endpoint said 39 BC.
#
# Fails if one of the values becomes another.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent node@24.21.0
npm install --silent --ignore-scripts rdf-literal@2.0.0 rdf-data-factory@2.1.0 sparqljson-to-tree@3.0.2

cat > read.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { DataFactory } from 'rdf-data-factory';
import { fromRdf } from 'rdf-literal';
import { Converter } from 'sparqljson-to-tree';

const XSD = 'http://www.w3.org/2001/XMLSchema#';
const VALUES = [
  ['-0038', 'gYear', '2038-01-01T00:00:00.000Z'],
  ['-0043-03-15', 'date', '2043-03-15T00:00:00.000Z'],
  ['-0098-07-12', 'date', '1998-07-12T00:00:00.000Z'],
  ['-0383-01-01', 'date', '0383-01-01T00:00:00.000Z'],
  ['-0043-03-15T00:00:00Z', 'dateTime', null],
];
const factory = new DataFactory();
const converter = new Converter({ materializeRdfJsTerms: true });

for (const [value, type, expected] of VALUES) {
  const datatype = XSD + type;
  const read = fromRdf(factory.literal(value, factory.namedNode(datatype)));
  const bindings = [{ founded: { type: 'literal', value, datatype } }];
  const tree = converter.sparqlJsonResultsToTree(
    { head: { vars: ['founded'] }, results: { bindings } },
    { singularizeVariables: { founded: true } },
  );
  const written = JSON.stringify([read, tree[0].founded]);
  console.log(value, type, '->', written);
  deepStrictEqual(JSON.parse(written), [expected, expected]);
}
JS
TZ=UTC node_modules/.bin/node read.mjs
