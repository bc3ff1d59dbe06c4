import { describe, expect, test } from 'vitest';
import { makeContext } from '../../support/make.js';
import { matchedDetail, rowsOf, testRows } from '../../support/matching.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const CSV = { output_media_type: 'text/csv', match_output: 'table' };
const JSON_TABLE = { output_media_type: 'application/json', match_output: 'table' };
const TSV = { output_media_type: 'text/tab-separated-values', match_output: 'table' };

testRows('the keys of tables, CSV', [
  ...rowsOf(
    `
text: no number | "v,n\\n1.10,5" | text: [v] | [{v: '1.1', n: 5}] | other_rows
text: the same text | "v,n\\n1.10,5" | text: [v] | [{v: '1.10', n: '5.0'}] | right
text: under another name | "v,n\\n1.10,5" | text: [v] | [{x: 5, y: '1.10'}] | right
text: a sign | "v\\n+5" | text: [v] | [{v: '5'}] | other_rows
without text, a sign is none | "v\\n+5" |  | [{v: '5'}] | right
nulls | "id,city\\n1," | nulls: [none] | "id,city\\n1,none" | right
a word that is no null | "id,city\\n1," |  | "id,city\\n1,none" | other_rows
NULL beside numbers | "id,n\\n1,\\n2,5" |  | "id,n\\n1,NULL\\n2,5" | right
NULL beside words | "id,w\\n1,\\n2,x" |  | "id,w\\n1,NULL\\n2,x" | missing_and_extra
\\N beside words | "id,w\\n1,\\n2,x" |  | "id,w\\n1,\\\\N\\n2,x" | right
one name for infinite | "v,w\\n1,inf\\n2,-Infinity" |  | "v,w\\n1,INF\\n2,-inf" | right
an array of PostgreSQL | "id,tags\\n1,\\"{a,\\"\\"b c\\"\\",NULL}\\"" |  | [{id: 1, tags: [a, b c, null]}] | right
another array | "id,tags\\n1,\\"{a,b}\\"" |  | [{id: 1, tags: [b, a]}] | other_rows
numbers in an array | "id,tags\\n1,\\"{1,2.50}\\"" |  | [{id: 1, tags: [1, 2.5]}] | right
JSON in a cell | "id,j\\n1,\\"{\\"\\"a\\"\\": [1, 2.0]}\\"" |  | [{id: 1, j: {a: [1, 2]}}] | right
other JSON in a cell | "id,j\\n1,\\"{\\"\\"a\\"\\": 1}\\"" |  | [{id: 1, j: {a: 2}}] | other_rows
a point | "p\\nPOINT(50.000000 7.500000)" |  | [{p: 'POINT(50 7.5)'}] | right
another point | "p\\nPOINT(50.000000 7.500000)" |  | [{p: 'POINT(50 7.6)'}] | other_rows
a day and its midnight | "d\\n2026-03-01" | normalize: [time] | [{d: '2026-03-01T00:00:00.000Z'}] | right
a day with a zone | "d\\n2026-03-01Z" | normalize: [time] | [{d: '2026-03-01'}] | right
a day and another time | "d\\n2026-03-01" | normalize: [time] | [{d: '2026-03-01T00:00:01Z'}] | other_rows
a day and its midnight as texts | "d\\n2026-03-01" |  | [{d: '2026-03-01T00:00:00.000Z'}] | other_rows
fractions to the shorter one | "d\\n2026-03-01 10:00:00.123456" | normalize: [time] | [{d: '2026-03-01T10:00:00.123Z'}] | right
fractions that differ | "d\\n2026-03-01 10:00:00.123456" | normalize: [time] | [{d: '2026-03-01T10:00:00.124Z'}] | other_rows
booleans | "id,ok\\n5,t\\n6,F" | normalize: [boolean] | [{id: 5, ok: true}, {id: 6, ok: 0}] | right
other booleans | "id,ok\\n5,t\\n6,F" | normalize: [boolean] | [{id: 5, ok: true}, {id: 6, ok: true}] | missing_and_extra
booleans without normalize | "id,ok\\n5,t" |  | [{id: 5, ok: true}] | other_rows
no header, by position | "ash,oak\\nelm,fir" | header: false | [[elm, fir], [ash, oak]] | right
no header, a row of it only | "ash,oak\\nelm,fir" | header: false | [{x: elm, y: fir}] | missing_rows
no header in the answer, all texts | "a,b\\nash,oak\\nelm,fir" |  | "ash,oak\\nelm,fir" | right
a line of names and no row | "a,b\\n1,2" |  | "x,y" | empty_result
one word where no row is expected | "city\\n" |  | OK | unreadable
names where no row is expected | "city,n\\n" |  | "town,total" | right
`,
    CSV,
  ),
]);

testRows('the keys of tables, JSON', [
  ...rowsOf(
    `
ties in any order | [{t: a, n: 3}, {t: b, n: 3}, {t: c, n: 1}] | ordered: [n] | [{t: b, n: 3}, {t: a, n: 3}, {t: c, n: 1}] | right
what decides, in order | [{t: a, n: 3}, {t: b, n: 3}, {t: c, n: 1}] | ordered: [n] | [{t: c, n: 1}, {t: a, n: 3}, {t: b, n: 3}] | order
ties by a column that is not required | [{t: a, n: 3}, {t: b, n: 3}, {t: c, n: 1}] | ordered: [n], required_columns: [t] | [b, a, c] | right
a tie that is too far | [{t: a, n: 3}, {t: b, n: 3}, {t: c, n: 1}] | ordered: [n], required_columns: [t] | [a, c, b] | order
ties and another row | [{t: a, n: 3}, {t: b, n: 3}] | ordered: [n] | [{t: b, n: 3}, {t: x, n: 3}] | missing_and_extra
a repeat in an order | [{t: a, n: 3}, {t: b, n: 3}] | ordered: [n] | [{t: a, n: 3}, {t: b, n: 3}, {t: b, n: 3}] | extra_rows
integers of Neo4j | [{n: 3, id: 4294967298}] |  | [{n: {low: 3, high: 0}, id: {low: 2, high: 1}}] | right
negative integers of Neo4j | [{n: -1}] |  | [{n: {low: -1, high: -1}}] | right
other integers of Neo4j | [{n: 3}] |  | [{n: {low: 4, high: 0}}] | other_rows
no rows: nothing | [] |  | '' | right
no rows: null | [] |  | 'null' | right
no rows: no blocks | [] |  | {content: []} | right
no rows: names alone | [] |  | "id,total\\n" | right
no rows: a message | [] |  | "Error: no such table" | unreadable
no rows: names over a line | [] |  | "id  total\\n--  -----\\n" | right
a row for no rows | [] |  | '[{"id": 1}]' | extra_rows
nothing for a row | [{id: 1}] |  | '' | empty_result
a list that is cut off | [{id: 1}] |  | '[{"id": 1}, {"id": ' | cut_output
rows of SPARQL for others | [{l: T3, n: 5}] |  | {results: {bindings: [{l: {type: uri, value: T3}, n: {type: literal, value: '5', datatype: 'http://www.w3.org/2001/XMLSchema#int'}}]}} | right
a row that is an object | [{a: 1, b: x}] |  | {b: x, a: 1} | right
one column of values | [{a: 1}, {a: 2}] |  | [1, 2] | right
`,
    JSON_TABLE,
  ),
]);

testRows('tabs of mysql', [
  ['a line break', { output: 'a\tb\n1\t"x\ny"', ...TSV }, { output: 'a\tb\n1\tx\\ny' }, 1],
  ['another line break', { output: 'a\tb\n1\t"x\ny"', ...TSV }, { output: 'a\tb\n1\tx\\\\ny' }, 0, 'other_rows'],
]);

describe('a result of SPARQL', () => {
  const reference = { output: grid('l n', 'T3 5'), output_media_type: SPARQL_JSON };
  const bindings = [{ x: { type: 'literal', value: 'T3' }, y: { type: 'literal', value: '5' } }];
  const rdfjs = [{ x: { termType: 'Literal', value: 'T3' }, y: { termType: 'Literal', value: '5' } }];
  const inResult = { content: [], structuredContent: { result: JSON.stringify(grid('l n', 'T3 5')) } };
  test.each([
    ['its bindings alone', bindings, {}, 1],
    ['terms of RDF/JS', rdfjs, {}, 1],
    ['a text under result', inResult, {}, 1],
    ['another table', 'l,n\nT3,5', {}, 0],
    ['another table, with match_output: table', 'l,n\nT3,5', { match_output: 'table' }, 1],
    ['another row', [{ x: bindings[0]?.y, y: bindings[0]?.y }], {}, 0],
  ])('%s', (_, output, keys, score) => {
    expect(matchedDetail({ ...reference, ...keys }, { output }).score).toBe(score);
  });

  test('is read as before in the presets of graphrag-eval', () => {
    expect(matchedDetail(reference, { output: bindings }, makeContext('graphrag-eval-6')).score).toBe(0);
  });
});

describe('a value that a server wraps under result', () => {
  const blocks = (value: unknown) => [{ type: 'text', text: JSON.stringify(value) }];
  const wrapped = (result: unknown) => ({ content: blocks(result), structuredContent: { result } });
  const media = { output_media_type: 'application/json' };
  const json = (output: unknown, keys = {}) => ({ output: JSON.stringify(output), ...media, ...keys });
  test.each([
    ['a list', json([{ id: 7 }]), wrapped([{ id: 7 }]), 1],
    ['true', json(true), wrapped(true), 1],
    ['another value', json(true), wrapped(false), 0],
    ['a reference with the key', json({ result: [7] }), wrapped([7]), 1],
    ['a path with the key', json({ result: [7] }, { ignore: ['result'] }), wrapped([8]), 1],
  ])('%s', (_, reference, output, score) => {
    expect(matchedDetail(reference, { output }).score).toBe(score);
  });
});

test('the media type is a hint', () => {
  const output = '| a | b |\n|---|---|\n| 1 | 2 |';
  expect(matchedDetail({ output, match_output: 'table' }, { output: '[{"a": 1, "b": 2}]' }).score).toBe(1);
  expect(matchedDetail({ output, match_output: 'table' }, { output: '[{"a": 1, "b": 3}]' }).score).toBe(0);
});

test('a reason names another form', () => {
  const reference = { output: '[{"a": 1, "b": 2}]', ...JSON_TABLE };
  const { detail } = matchedDetail(reference, { output: '| a | b |\n|---|---|\n| 1 | 3 |' });
  expect(detail?.read_as).toBe('a drawn table of 2 columns');
  const unread = matchedDetail(reference, { output: 'no such table' }).detail;
  expect(unread?.error).toBe('the tool returned "no such table"');
});
