import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeContext } from '../../support/make.js';
import { type MatchRow, matchedDetail, rowsOf, testRows } from '../../support/matching.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const CSV = { output_media_type: 'text/csv', match_output: 'table' };
const JSON_TABLE = { output_media_type: 'application/json', match_output: 'table' };
const csv = (output: string, keys: object = {}) => ({ output, ...CSV, ...keys });
const json = (output: unknown) => ({ output, ...JSON_TABLE });

const ONE = { output: grid('a', '1'), output_media_type: SPARQL_JSON };
const ROWS: readonly MatchRow[] = [
  ...rowsOf(
    `
CSV | "id,name\\n1,a\\n2,b\\n" |  | "name,id\\r\\nb,2\\r\\na,1" | right
CSV, another value | "id,name\\n1,a" |  | "id,name\\n1,b" | other_rows
quotes | "a,b\\n\\"x, y\\",\\"say \\"\\"hi\\"\\"\\"" |  | "a,b\\n\\"x, y\\",\\"say \\"\\"hi\\"\\"\\"" | right
a line break in quotes | "a,b\\n\\"x\\ny\\",1" |  | "a,b\\n\\"x\\ny\\",1" | right
a byte order mark | "a\\n1" |  | "﻿a\\n1" | right
16 digits within a tolerance | "t\\n1700000000000000" | tolerance: 1000 | "t\\n1700000000000500" | right
16 digits beyond it | "t\\n1700000000000000" | tolerance: 400 | "t\\n1700000000000500" | other_rows
an exponent | "t\\n1700000000000000" | tolerance: 0.01 | "t\\n1.7e15" | right
2^53 + 1 is exact | "t\\n9007199254740993" | tolerance: 5 | "t\\n9007199254740994" | other_rows
NaN in CSV and JSON | "v\\nNaN\\n1.5" | tolerance: 0.01 | '[{"v":NaN},{"v":1.501}]' | right
Infinity in CSV and JSON | "v\\n-Infinity\\n1.5" |  | '[{"v":-Infinity},{"v":1.5}]' | right
an unterminated quote | "a\\n1" |  | "a\\n\\"1" | unreadable
too many values in a row | "a\\n1" |  | "a\\n1,2" | unreadable
the same compared with CSV | "id,end\\n1,\\n2," |  | [{id: 1}, {id: 2}] | right
an error where no row is expected | "city\\n" |  | 'Error: no such table: cities' | unreadable
no rows under a name in other letters | "city,n\\n" |  | "City,count\\n" | right
CSV without an empty column | "id,end\\n1," |  | "id\\n1" | missing_column
JSON for CSV | "id,name\\n1,a\\n2,b" |  | [{id: 1, name: a}, {id: 2, name: b}] | right
JSON text for CSV | "id,name\\n1,a\\n2,b" |  | '[[1,"a"],[2,"b"]]' | right
numbers of CSV | "n\\n5" |  | "n\\n5.0" | right
a number with an exponent | "n\\n5e2" |  | "n\\n500" | right
a code is not a number | "zip\\n01234" |  | "zip\\n1234" | other_rows
a code in JSON | "zip\\n01234" |  | [{zip: '01234'}] | right
big integers of CSV | "n\\n12345678901234567890" |  | "n\\n12345678901234567891" | other_rows
infinite is a text | "n\\n1e999" |  | "n\\n1e998" | other_rows
an empty cell is unbound | "a,b\\n1," |  | [{a: 1, b: null}] | right
a row with fewer cells | "a,b\\n1," |  | "a,b\\n1" | right
JSON true and its text in CSV | "a\\ntrue" |  | [{a: true}] | right
relative tolerance | "n\\n1000\\n10" | tolerance: {relative: 0.01} | "n\\n1009\\n10.05" | right
an error message in the place of CSV | "a,b\\n1,2" |  | 'Error: no such table' | unreadable
names alone | "a,b\\n1,2" |  | 'x,y' | empty_result
`,
    CSV,
  ),
  ...rowsOf(
    `
a list of objects | [{id: 1, name: a}, {id: 2, name: b}] |  | '[{"id":1,"name":"a"},{"id":2,"name":"b"}]' | right
objects with other names | [{id: 1, name: a}, {id: 2, name: b}] |  | [{n: a, i: 1}, {n: b, i: 2}] | right
a list of lists | [[1, a], [2, b]] |  | [[1, a], [2, b]] | right
a list of lists with names | [[1, a], [2, b]] | columns: [id, name], required_columns: [id] | [[1], [2]] | right
objects without the key of an empty column | [{id: 1, end: null}] |  | [{id: 1}] | right
objects with a value under another name | [{id: 1, end: null}] |  | [{id: 1, to: 2}] | missing_column
a value where only an empty one is | [{last: null}] |  | [{latest: 42}] | missing_column
values where only empty ones are | [{a: null, b: null}] |  | [{x: 5}] | missing_column
objects with a value there | [{id: 1, end: null}] |  | [{id: 1, end: 2}] | other_rows
objects without the key of a column with a value | [{id: 1, end: null}, {id: 2, end: 3}] |  | [{id: 1}, {id: 2}] | missing_column
names for a column that no row has | [[1, null], [2, null]] | columns: [id, state] | [[1], [2]] | missing_column
names alone | [[1, a], [2, b]] | columns: [id, name], required_columns: [id] | [[1, x], [3, y]] | missing_and_extra
columns and rows | [{id: 1, name: a}, {id: 2, name: b}] |  | {columns: [x, y], rows: [[1, a], [2, b]]} | right
columns and rows of objects | [{id: 1, name: a}, {id: 2, name: b}] |  | {columns: [id, name], rows: [{id: 1, name: a}, {id: 2, name: b}]} | right
rows at a path | {data: {items: [{id: 1, name: a}, {id: 2, name: b}]}} | rows_at: data.items | {data: {items: [{id: 1, name: a}, {id: 2, name: b}]}, next: 1} | right
rows at a path, the reference without it | [{id: 1, name: a}, {id: 2, name: b}] | rows_at: data.items | {data: {items: [{id: 1, name: a}, {id: 2, name: b}]}} | right
columns and rows at a path | [{id: 1, name: a}, {id: 2, name: b}] | rows_at: result | {result: {columns: [id, name], rows: [[1, a], [2, b]]}} | right
nothing at the path | [{id: 1, name: a}, {id: 2, name: b}] | rows_at: data.items | {data: {}} | unreadable
rows of two kinds | [{id: 1, name: a}, {id: 2, name: b}] |  | [{id: 1}, [1]] | unreadable
no JSON | [{id: 1, name: a}, {id: 2, name: b}] |  | 'Error: no such table' | unreadable
an MCP result | [{id: 1, name: a}, {id: 2, name: b}] |  | [{type: text, text: '[{"id":1,"name":"a"},{"id":2,"name":"b"}]'}] | right
structured content | [{id: 1, name: a}, {id: 2, name: b}] | rows_at: result | {content: [], structuredContent: {result: [{id: 1, name: a}, {id: 2, name: b}]}} | right
absent and null | [{a: 1, b: null}] |  | [{a: 1}, {a: 1, b: null}] | right
null and an empty text of JSON | [{a: 1, b: null}] |  | [{a: 1, b: ''}] | other_rows
JSON text and number | [{a: '1'}] |  | [{a: 1}] | other_rows
JSON true and 1 | [{a: true}] |  | [{a: 1}] | other_rows
nested values | [{a: {x: 1, y: [2]}}] |  | [{a: {y: [2], x: 1}}] | right
names such as constructor | [{constructor: 1, __proto__x: 2}] |  | [{a: 2, b: 1}] | right
an empty table | [{id: 1, name: a}, {id: 2, name: b}] |  | [] | empty_result
both empty | [] |  | [] | right
an empty reference | [] | columns: [id] | [{id: 1}] | extra_rows
rows within a tolerance, in any order | [{city: Paris, n: 100}, {city: Rome, n: 104}] | tolerance: 5 | [{c: Rome, t: 104}, {c: Paris, t: 103}] | right
rows of which one is beyond it | [{city: Paris, n: 100}, {city: Rome, n: 104}] | tolerance: 2 | [{c: Rome, t: 104}, {c: Paris, t: 103}] | missing_and_extra
tolerance 0 is exact | [{n: 0.3}] | tolerance: 0 | [{n: 0.30000000000000004}] | other_rows
no tolerance: 5 decimals | [{n: 0.3}] |  | [{n: 0.30000000000000004}] | right
the nearest number counts | [{n: 1}, {n: 1.5}] | tolerance: 1 | [{n: 1.1}, {n: 1.4}] | right
normalize | [{a: 'Paris '}] | normalize: [trim, case] | [{a: PARIS}] | right
`,
    JSON_TABLE,
  ),
  ...rowsOf(
    `
TSV | "id\\tname\\n1\\ta" |  | "id\\tname\\n1\\ta\\n" | right
`,
    { output_media_type: 'text/tab-separated-values', match_output: 'table' },
  ),
  ['a SPARQL result', { ...ONE, match_output: 'table' }, { output: grid('b', '1') }, 1],
  ['tolerance of SPARQL cells', { ...ONE, tolerance: 1 }, { output: grid('a', '1') }, 1],
];

testRows('tables', ROWS);

/** What only the reader of `standard` takes as a table, or as another one. */
const BY_MEDIA_TYPE = [
  ...rowsOf(
    `
CSV without any line | "a\\n1" |  | '' | unreadable
an empty line in one column | "a\\n1\\n\\n" |  | [{a: 1}, {a: null}] | right
`,
    CSV,
  ),
  ...rowsOf(
    `
no table | [{id: 1, name: a}, {id: 2, name: b}] |  | {id: 1} | unreadable
`,
    JSON_TABLE,
  ),
];
for (const preset of ['graphrag-eval-5', 'graphrag-eval-6'] as const) {
  const plain = ROWS.filter(([title]) => !/MCP|structured/.test(title));
  testRows(`tables in ${preset}`, [...plain, ...BY_MEDIA_TYPE], makeContext(preset));
}

describe('a table of CSV', () => {
  test('keeps columns of one name apart, in any order of its numbers', () => {
    const table = csv('a,a (2),a\n1,2,3', { required_columns: ['a', 'a (2)', 'a (3)'] });
    expect(matchedDetail(table, { output: 'x,y,z\n1,2,3' }).score).toBe(1);
  });

  const cell = fc.constantFrom('', 'a', 'b, c', '"', 'x\ny', '1', '1.0', '01', ' ');
  const table = fc.array(fc.tuple(cell, cell), { maxLength: 6 });
  const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const write = (rows: readonly (readonly string[])[]) =>
    [['p', 'q'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');

  test('equals the same table as JSON', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const output = { columns: ['p', 'q'], rows };
        expect(matchedDetail(csv(write(rows)), { output }).score).toBe(1);
        expect(matchedDetail(json(output), { output: [...rows, ...rows] }).score).toBe(1);
      }),
    );
  });
});
