import { expect, test } from 'vitest';
import { unequalTo } from '../../../support/engines.js';

const iri = (name: string) => `http://example.org/${name}`;
const rows = (...cells: readonly object[]) =>
  JSON.stringify({ results: { bindings: cells.map((cell) => ({ s: cell })) } });

// What is not in question marks is TSV of SPARQL only if a cell cannot be anything else.
test.each([
  ['an IRI', `s\n<${iri('quay')}>\n`, rows({ type: 'uri', value: iri('quay') })],
  ['a language', 's\n"Quay"@en\n', rows({ type: 'literal', value: 'Quay', 'xml:lang': 'en' })],
  ['a datatype', `s\n"3"^^<http://www.w3.org/2001/XMLSchema#integer>\n`, '[{"s": 3}]'],
  ['an escaped quote', 's\n"B\\"17"\n', '[{"s": "B\\"17"}]'],
  [
    'an empty cell first',
    `s\tt\n\t<${iri('quay')}>\n`,
    `{"results": {"bindings": [{"t": {"type": "uri", "value": "${iri('quay')}"}}]}, "head": {"vars": ["s", "t"]}}`,
  ],
  ['plain TSV with quotes', 's\tt\n"a"\t"b"\n', '[{"s": "a", "t": "b"}]'],
  ['plain TSV with a backslash', 's\tt\n"C:\\new"\t1\n', '[{"s": "C:\\\\new", "t": 1}]'],
])('TSV without question marks: %s', (_, tsv, json) => {
  expect(unequalTo({ output: json, output_media_type: 'text/csv' }, { tsv })).toEqual([]);
  expect(unequalTo({ output: tsv }, { tsv, json })).toEqual([]);
});
