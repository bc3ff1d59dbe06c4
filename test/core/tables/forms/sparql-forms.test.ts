import { describe, expect, test } from 'vitest';
import { readSparqlTsv } from '../../../../src/core/tables/forms/sparql-tsv.js';
import { readSparqlXml } from '../../../../src/core/tables/forms/sparql-xml.js';
import { decodeSparqlResult } from '../../../../src/core/tables/result.js';
import { asValues } from '../../../../src/core/tables/sparql-forms.js';
import { expectProportional } from '../../../support/growth.js';
import { makeAsk, makeSelect, plain, typed, uri } from '../../../support/sparql.js';

const rows = makeSelect(
  ['s', 'label', 'n'],
  [
    [uri('http://x.example/a'), { type: 'literal', value: 'Dock', 'xml:lang': 'en' }, typed('5', 'integer')],
    [{ type: 'bnode', value: 'b0' }, plain('two\nlines "x"'), null],
  ],
);
const decimal = makeSelect(['a'], [[typed('2.5', 'decimal')]]);
const parts = { subject: uri('urn:s'), predicate: uri('urn:p'), object: plain('o') };
const triple = makeSelect(['a'], [[{ type: 'triple', value: parts }]]);

describe('SPARQL TSV', () => {
  test.each<[string, string, unknown]>([
    ['rows', '?s\t?label\t?n\n<http://x.example/a>\t"Dock"@en\t5\n_:b0\t"two\\nlines \\"x\\""\t\n', rows],
    ['lines of Windows', '?a\r\n"x"\r\n', makeSelect(['a'], [['x']])],
    ['a variable with $', '$a\n"x"', makeSelect(['a'], [['x']])],
    ['no rows', '?a\t?b\n', makeSelect(['a', 'b'], [])],
    ['an unbound cell of one column', '?a\n\n"x"\n', makeSelect(['a'], [[null], ['x']])],
    ['a datatype', '?a\n"2.5"^^<http://www.w3.org/2001/XMLSchema#decimal>\n', decimal],
    ['a short datatype', '?a\n"2.5"^^xsd:decimal\n', decimal],
    [
      'bare numbers',
      '?a\t?b\t?c\n-5\t.5\t1e3\n',
      makeSelect(['a', 'b', 'c'], [[typed('-5', 'integer'), typed('.5', 'decimal'), typed('1e3', 'double')]]),
    ],
    ['a bare boolean', '?a\ntrue\n', makeSelect(['a'], [[typed('true', 'boolean')]])],
    ['a bare text', '?a\nHarbour 7\n', makeSelect(['a'], [['Harbour 7']])],
    ['escapes in a text', '?a\n"\\U000000E4\\u00e4\\t\\\\"\n', makeSelect(['a'], [['ää\t\\']])],
    ['escapes in an IRI', '?a\n<http://x.example/\\u00e4>\n', makeSelect(['a'], [[uri('http://x.example/ä')]])],
    ['a triple', '?a\n<< <urn:s> <urn:p> "o" >>\n', triple],
  ])('%s', (_, text, expected) => expect(readSparqlTsv(text)).toEqual(expected));

  test.each([
    ['no text', ''],
    ['other TSV', 'a\tb\n1\t2\n'],
    ['a sentence', '?a is not known\n'],
    ['a row with too many cells', '?a\n"x"\t"y"\n'],
    ['a row with too few cells', '?a\t?b\n"x"\n'],
    ['a quote that does not end', '?a\n"x\n'],
    ['an IRI that does not end', '?a\n<urn:x\n'],
    ['text after a literal', '?a\n"x" y\n'],
  ])('is not %s', (_, text) => expect(readSparqlTsv(text)).toBeNull());
});

const XML = (body: string) =>
  `<?xml version="1.0"?>\n<sparql xmlns="http://www.w3.org/2005/sparql-results#">${body}</sparql>\n`;
const CELL = (term: string) =>
  XML(`<head><variable name="a"/></head><results><result><binding name="a">${term}</binding></result></results>`);
const HEAD = '<head><variable name="s"/><variable name="label"/><variable name="n"/></head>';

describe('SPARQL XML', () => {
  test.each<[string, string, unknown]>([
    [
      'rows',
      XML(`${HEAD}<results>
        <result>
          <binding name="s"><uri>http://x.example/a</uri></binding>
          <binding name="label"><literal xml:lang="en">Dock</literal></binding>
          <binding name='n'><literal datatype='http://www.w3.org/2001/XMLSchema#integer'>5</literal></binding>
        </result>
        <!-- a remark > -->
        <result><binding name="s"><bnode>b0</bnode></binding>
          <binding name="label"><literal>two&#10;lines &quot;x&quot;</literal></binding></result>
      </results>`),
      rows,
    ],
    ['no rows', XML('<head><variable name="a"/></head><results/>'), makeSelect(['a'], [])],
    ['an empty literal', CELL('<literal/>'), makeSelect(['a'], [['']])],
    ['CDATA', CELL('<literal><![CDATA[<b> & c]]></literal>'), makeSelect(['a'], [['<b> & c']])],
    ['a prefix', '<r:sparql><r:head/><r:boolean>true</r:boolean></r:sparql>', makeAsk(true)],
    ['no', XML('<head/><boolean> false </boolean>'), makeAsk(false)],
    [
      'a triple',
      CELL(
        '<triple><subject><uri>urn:s</uri></subject><predicate><uri>urn:p</uri></predicate><object><literal>o</literal></object></triple>',
      ),
      triple,
    ],
  ])('%s', (_, text, expected) => expect(readSparqlXml(text)).toEqual(expected));

  test.each([
    ['no text', ''],
    ['a page', '<html><body>Error</body></html>'],
    ['a document that ends too early', XML(HEAD).slice(0, -12)],
    ['tags that cross', '<sparql><head></sparql></head>'],
    ['a document type', `<!DOCTYPE sparql [<!ENTITY a "b">]>${XML('<head/><boolean>true</boolean>')}`],
    ['text after it', `${XML('<head/><boolean>true</boolean>')}more`],
    ['a cell without a term', CELL('')],
    ['a cell with an unknown term', CELL('<number>1</number>')],
    ['too deep', `${'<sparql>'.repeat(100_000)}`],
  ])('is not %s', (_, text) => expect(readSparqlXml(text)).toBeNull());
});

test.each([
  ['TSV', (count: number) => `?a\n${'"x\\"y"@en\n'.repeat(count)}`, readSparqlTsv],
  ['a quote in TSV that does not end', (count: number) => `?a\n"${'\\\\'.repeat(count)}`, readSparqlTsv],
  ['XML', (count: number) => XML(`<head/><results>${'<result></result>'.repeat(count)}</results>`), readSparqlXml],
  ['blanks in a tag', (count: number) => `<sparql${' '.repeat(count)}<`, readSparqlXml],
  ['texts beside entities', (count: number) => `<sparql>${'&a'.repeat(count)}</sparql>`, readSparqlXml],
])('the time grows with the text: %s', (_, make, read) => expectProportional(make, read, 50_000));

describe('an output in place of SPARQL JSON', () => {
  const read = (output: unknown) => asValues(decodeSparqlResult(output), () => output);
  test.each<[string, unknown, unknown]>([
    ['true', 'true', { kind: 'ask', value: true }],
    ['false with blanks', ' false\n', { kind: 'ask', value: false }],
    ['what Python writes', 'True', { kind: 'ask', value: true }],
    ['a boolean', true, { kind: 'ask', value: true }],
    ['TSV', '?a\n"x"\n', { kind: 'select', columns: ['a'] }],
    ['XML', XML('<head/><boolean>true</boolean>'), { kind: 'ask', value: true }],
    ['a word', 'yes', { kind: 'unreadable' }],
    ['a number', '1', { kind: 'unreadable' }],
    ['a variable twice', makeSelect(['a', 'a'], [['x', 'x']]), { columns: ['a'] }],
    ['no vars', { head: {}, results: { bindings: [{ a: plain('1') }, { b: plain('1') }] } }, { columns: ['a', 'b'] }],
  ])('%s', (_, output, expected) => expect(read(output)).toMatchObject(expected as object));
});
