#!/usr/bin/env bash
# @comunica/query-sparql 5.4.1 (npm), Node 24.21.0
#
# SPARQL compares strings by their code points. Comunica compares them in the language of the machine that runs it:
#   MIN and MAX of "Zorn", "Berg", "Ärlig"      Ärlig and Zorn with LC_ALL=en_US.UTF-8, Berg and Ärlig with sv_SE.UTF-8,
#                                               of which the latter is right
#   ORDER BY DESC(?name) LIMIT 1                Zorn or Ärlig
#   "B" < "a"                                   false; true by code points
# and takes strings for equal that differ in the form of an accent or by a soft hyphen. Of three names, "Zoë", the same with a
# combining accent, and that with a soft hyphen, IN ("Zoë") finds three, and `=` or a triple pattern with "Zoë" one.
# The functions behind `=`, `IN` and `<`, and so ORDER BY, MIN and MAX, call `left.localeCompare(right)`.
# A query over one and the same file answers differently on two machines, and differently from other engines.
#
# Fails if the answers become equal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent node@24.21.0
npm install --silent --ignore-scripts @comunica/query-sparql@5.4.1

cat > ask.mjs <<'JS'
import { QueryEngine } from '@comunica/query-sparql';

const value = '<urn:1> <urn:name> "Zo\\u00EB". <urn:2> <urn:name> "Zoe\\u0308". <urn:3> <urn:name> "Zo\\u00ADe\\u0308".';
const sources = [{ type: 'serialized', value, mediaType: 'text/turtle', baseIRI: 'urn:x' }];
const engine = new QueryEngine();
const NAMES = 'VALUES ?name { "Zorn" "Berg" "Ärlig" }';

for (const query of [
  `SELECT (MIN(?name) AS ?min) { ${NAMES} }`,
  `SELECT (MAX(?name) AS ?max) { ${NAMES} }`,
  `SELECT ?name { ${NAMES} } ORDER BY DESC(?name) LIMIT 1`,
  'SELECT ("B" < "a" AS ?less) {}',
  'SELECT (COUNT(*) AS ?count) { ?s <urn:name> "Zo\\u00EB" }',
  'SELECT (COUNT(*) AS ?count) { ?s <urn:name> ?name FILTER(?name = "Zo\\u00EB") }',
  'SELECT (COUNT(*) AS ?count) { ?s <urn:name> ?name FILTER(?name IN ("Zo\\u00EB")) }',
]) {
  const [row] = await (await engine.queryBindings(query, { sources })).toArray();
  console.log([...row.values()][0].value);
}
JS
answers() { LC_ALL=$1 node_modules/.bin/node ask.mjs | paste -sd ' '; }
english=$(answers en_US.UTF-8)
swedish=$(answers sv_SE.UTF-8)
printf '%s\n' "English: $english" "Swedish: $swedish"
[ "$english" = 'Ärlig Zorn Zorn false 1 1 3' ]
[ "$swedish" = 'Berg Ärlig Ärlig false 1 1 3' ]
