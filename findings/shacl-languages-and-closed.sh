#!/usr/bin/env bash
# rdf-validate-shacl 0.6.5 and shacl-engine 1.1.2 (npm, node 20), which check RDF data against SHACL shapes
#
# sh:languageIn is defined by LANGMATCHES: "fr" allows fr and fr-CH, in capitals or not. Both compare the beginning of the text:
#   sh:languageIn ("fr")       "Arpitan"@frp      conforms; it does not: frp is another language, as arz is for "ar"
#   sh:languageIn ("de-CH")    "Velo"@de-ch       a violation; it conforms
# Both tags are those of labels in Wikidata. Oxigraph 0.5.11 says so with LANGMATCHES.
# sh:closed allows the properties that are, as they are, a sh:path of the shape. shacl-engine takes the first property of any path:
#   sh:closed true; sh:property [ sh:path [ sh:inversePath :manages ] ]    :ann :manages :ben    conforms; rdf-validate-shacl: no
#   sh:closed true; sh:property [ sh:path ( :team :name ) ]                :ann :team :red       the same
# shacl-engine also finds no value by the inverse of a sequence, so that right data violates sh:minCount 1; rdf-validate-shacl
# refuses such a path. Otherwise no error is raised, and the READMEs do not speak of this.
# Who checks by shapes what an agent or a model wrote into a graph passes labels in a wrong language and properties that no shape
# allows, and rejects right ones, and the two libraries disagree.
#
# Fails if one of the answers changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts rdf-validate-shacl@0.6.5 shacl-engine@1.1.2 rdf-ext@2.6.0 n3@2.13.12 oxigraph@0.5.11

cat > check.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { Parser } from 'n3';
import oxigraph from 'oxigraph';
import rdf from 'rdf-ext';
import ShaclValidator from 'rdf-validate-shacl';
import { Validator } from 'shacl-engine';

const prefixes = '@prefix : <urn:> . @prefix sh: <http://www.w3.org/ns/shacl#> . ';
const graph = (text) => rdf.dataset(new Parser({ factory: rdf }).parse(prefixes + text));
const conforms = async (shape, data) => {
  const shapes = graph(`:Shape sh:targetNode :ann ; ${shape} .`);
  const zazuko = async () => (await new ShaclValidator(shapes).validate(graph(data))).conforms;
  const engine = async () => (await new Validator(shapes, { factory: rdf }).validate({ dataset: graph(data) })).conforms;
  return [await zazuko().catch(() => 'refused'), await engine()];
};
const check = async (shape, data, right, zazuko, engine) => {
  const found = await conforms(shape, data);
  console.log(`${shape}\n  ${data}  should be ${right}; rdf-validate-shacl: ${found[0]}, shacl-engine: ${found[1]}`);
  deepStrictEqual(found, [zazuko, engine]);
};

for (const [range, tag, both] of [
  ['fr', 'frp', true],
  ['ar', 'arz', true],
  ['de-CH', 'de-ch', false],
  ['fr', 'fr', true],
  ['fr', 'fr-CH', true],
  ['fr', 'it', false],
]) {
  const right = new oxigraph.Store().query(`ASK { FILTER(LANGMATCHES("${tag}", "${range}")) }`);
  deepStrictEqual(right === both, ['fr', 'fr-CH', 'it'].includes(tag), 'which of them are wrong');
  await check(`sh:property [ sh:path :label ; sh:languageIn ("${range}") ]`, `:ann :label "x"@${tag} .`, right, both, both);
}

const closed = (path) => `sh:closed true ; sh:property [ sh:path ${path} ]`;
await check(closed(':manages'), ':ann :manages :ben .', true, true, true);
await check(closed(':manages'), ':ann :knows :ben .', false, false, false);
await check(closed('[ sh:inversePath :manages ]'), ':ann :manages :ben .', false, false, true);
await check(closed('( :team :name )'), ':ann :team :red .', false, false, true);

const twoSteps = 'sh:property [ sh:path [ sh:inversePath ( :manages :mentors ) ] ; sh:minCount 1 ]';
const data = ':cem :manages :ben . :ben :mentors :ann .';
const store = new oxigraph.Store();
store.load(`@prefix : <urn:> . ${data}`, { format: 'text/turtle' });
deepStrictEqual(store.query('ASK { <urn:ann> ^(<urn:manages>/<urn:mentors>) ?value }'), true);
await check(twoSteps, data, true, 'refused', false);
JS
node check.mjs
