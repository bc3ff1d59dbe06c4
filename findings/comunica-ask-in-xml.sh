#!/usr/bin/env bash
# @comunica/query-sparql 4.5.0 and 5.4.1 (npm), Linux, Node 24.21.0
#
# QueryEngine.resultToString writes the result of an ASK query as application/sparql-results+json, but not as
# application/sparql-results+xml, which the same engine lists among its media types and which the W3C recommendation defines for
# booleans. It rejects with
#   TypeError: action.metadata is not a function
# because the serializer asks for the metadata that only results with rows have. A tool that answers in XML must write
# yes or no by itself.
#
# Fails if the version below writes it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent node@24.21.0
npm install --silent --ignore-scripts @comunica/query-sparql@5.4.1

cat > ask.mjs <<'JS'
import { QueryEngine } from '@comunica/query-sparql';

const engine = new QueryEngine();
const source = { type: 'serialized', value: '<urn:a> <urn:b> 1 .', mediaType: 'text/turtle', baseIRI: 'urn:x' };

async function written(type) {
  const { data } = await engine.resultToString(await engine.query('ASK { ?s ?p 1 }', { sources: [source] }), type);
  let text = '';
  for await (const part of data) text += part;
  return text.trim();
}

console.log(await written('application/sparql-results+json'));
const refused = await written('application/sparql-results+xml').then(() => null, String);
console.log(refused);
if (refused !== 'TypeError: action.metadata is not a function') process.exit(1);
JS
node_modules/.bin/node ask.mjs
