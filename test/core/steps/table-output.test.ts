import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectProportional } from '../../support/growth.js';
import { makeContext } from '../../support/make.js';
import { type MatchRow, matchedDetail, testRows } from '../../support/matching.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const TABLE = { match_output: 'table' };
const csv = (output: string, keys: object = {}) => ({ output, output_media_type: 'text/csv', ...TABLE, ...keys });
const json = (output: unknown, keys: object = {}) => ({
  output,
  output_media_type: 'application/json',
  ...TABLE,
  ...keys,
});
const NEAR = { tolerance: 0.01 };
const ITEMS = [
  { id: 1, name: 'a' },
  { id: 2, name: 'b' },
];
const LISTS = [
  [1, 'a'],
  [2, 'b'],
];

const ROWS: readonly MatchRow[] = [
  // forms
  ['CSV', csv('id,name\n1,a\n2,b\n'), { output: 'name,id\r\nb,2\r\na,1' }, 1],
  ['CSV, another value', csv('id,name\n1,a'), { output: 'id,name\n1,b' }, 0, 'other_rows'],
  [
    'TSV',
    { output: 'id\tname\n1\ta', output_media_type: 'text/tab-separated-values', ...TABLE },
    { output: 'id\tname\n1\ta\n' },
    1,
  ],
  ['quotes', csv('a,b\n"x, y","say ""hi"""'), { output: 'a,b\n"x, y","say ""hi"""' }, 1],
  ['a line break in quotes', csv('a,b\n"x\ny",1'), { output: 'a,b\n"x\ny",1' }, 1],
  ['a byte order mark', csv('a\n1'), { output: '\ufeffa\n1' }, 1],
  // long integers and special numbers
  [
    '16 digits in two forms',
    csv('t,v\n1700000000000000,83.42', NEAR),
    { output: '[{"t":1700000000000000,"v":83.421}]' },
    1,
  ],
  [
    '16 digits within a tolerance',
    csv('t\n1700000000000000', { tolerance: 1000 }),
    { output: 't\n1700000000000500' },
    1,
  ],
  [
    '16 digits beyond it',
    csv('t\n1700000000000000', { tolerance: 400 }),
    { output: 't\n1700000000000500' },
    0,
    'other_rows',
  ],
  ['an exponent', csv('t\n1700000000000000', NEAR), { output: 't\n1.7e15' }, 1],
  ['2^53 + 1 as a decimal', csv('t\n9007199254740993', NEAR), { output: 't\n9007199254740993.0' }, 1],
  [
    '2^53 + 1 is exact',
    csv('t\n9007199254740993', { tolerance: 5 }),
    { output: 't\n9007199254740994' },
    0,
    'other_rows',
  ],
  ['1e16 in two forms', json('[[1e16]]', NEAR), { output: '[[10000000000000000]]' }, 1],
  ['NaN in CSV and JSON', csv('v\nNaN\n1.5', NEAR), { output: '[{"v":NaN},{"v":1.501}]' }, 1],
  ['Infinity in CSV and JSON', csv('v\n-Infinity\n1.5'), { output: '[{"v":-Infinity},{"v":1.5}]' }, 1],
  ['an unterminated quote', csv('a\n1'), { output: 'a\n"1' }, 0, 'unreadable'],
  ['too many values in a row', csv('a\n1'), { output: 'a\n1,2' }, 0, 'unreadable'],
  ['CSV without any line', csv('a\n1'), { output: '' }, 0, 'unreadable'],
  ['a list of objects', json(ITEMS), { output: JSON.stringify(ITEMS) }, 1],
  [
    'objects with other names',
    json(ITEMS),
    {
      output: [
        { n: 'a', i: 1 },
        { n: 'b', i: 2 },
      ],
    },
    1,
  ],
  ['a list of lists', json(LISTS), { output: LISTS }, 1],
  [
    'a list of lists with names',
    json(LISTS, { columns: ['id', 'name'], required_columns: ['id'] }),
    { output: [[1], [2]] },
    1,
  ],
  ['objects without the key of an empty column', json([{ id: 1, end: null }]), { output: [{ id: 1 }] }, 1],
  ['the same within a tolerance', json([{ id: 1, end: null }], NEAR), { output: [{ id: 1.005 }] }, 1],
  ['the same in order', json([{ id: 1, end: null }], { ordered: true }), { output: [{ id: 1 }] }, 1],
  ['the same compared with CSV', csv('id,end\n1,\n2,'), { output: [{ id: 1 }, { id: 2 }] }, 1],
  [
    'objects with a value under another name',
    json([{ id: 1, end: null }]),
    { output: [{ id: 1, to: 2 }] },
    0,
    'missing_column',
  ],
  ['a value where only an empty one is', json([{ last: null }]), { output: [{ latest: 42 }] }, 0, 'missing_column'],
  ['values where only empty ones are', json([{ a: null, b: null }]), { output: [{ x: 5 }] }, 0, 'missing_column'],
  ['one key of two empty columns', json([{ id: 1, a: null, b: null }]), { output: [{ id: 1, b: null }] }, 1],
  [
    'the same with fewer required',
    json([{ id: 1, a: null, n: 2 }], { required_columns: ['id', 'a'] }),
    { output: [{ id: 1, n: 2 }] },
    1,
  ],
  [
    'another column that may be it',
    json([{ id: 1, a: null, n: 2 }], { required_columns: ['id', 'a'] }),
    { output: [{ id: 1, b: 2 }] },
    0,
    'missing_column',
  ],
  ['renamed columns without the empty one', json([{ id: 1, a: null }]), { output: [{ ID: 1 }] }, 1],
  ['an error where no row is expected', csv('city\n'), { output: 'Error: no such table: cities' }, 0, 'unreadable'],
  ['no rows under a name in other letters', csv('city,n\n'), { output: 'City,count\n' }, 1],
  ['objects with a value there', json([{ id: 1, end: null }]), { output: [{ id: 1, end: 2 }] }, 0, 'other_rows'],
  [
    'objects without the key of a column with a value',
    json([
      { id: 1, end: null },
      { id: 2, end: 3 },
    ]),
    { output: [{ id: 1 }, { id: 2 }] },
    0,
    'missing_column',
  ],
  ['CSV without an empty column', csv('id,end\n1,'), { output: 'id\n1' }, 0, 'missing_column'],
  [
    'names for a column that no row has',
    json(
      [
        [1, null],
        [2, null],
      ],
      { columns: ['id', 'state'] },
    ),
    { output: [[1], [2]] },
    0,
    'missing_column',
  ],
  [
    'names alone',
    json(LISTS, { columns: ['id', 'name'], required_columns: ['id'] }),
    {
      output: [
        [1, 'x'],
        [3, 'y'],
      ],
    },
    0,
    'missing_and_extra',
  ],
  ['columns and rows', json(ITEMS), { output: { columns: ['x', 'y'], rows: LISTS } }, 1],
  ['columns and rows of objects', json(ITEMS), { output: { columns: ['id', 'name'], rows: ITEMS } }, 1],
  [
    'rows at a path',
    json({ data: { items: ITEMS } }, { rows_at: 'data.items' }),
    { output: { data: { items: ITEMS }, next: 1 } },
    1,
  ],
  [
    'rows at a path, the reference without it',
    json(ITEMS, { rows_at: 'data.items' }),
    { output: { data: { items: ITEMS } } },
    1,
  ],
  [
    'columns and rows at a path',
    json(ITEMS, { rows_at: 'result' }),
    { output: { result: { columns: ['id', 'name'], rows: LISTS } } },
    1,
  ],
  ['nothing at the path', json(ITEMS, { rows_at: 'data.items' }), { output: { data: {} } }, 0, 'unreadable'],
  ['no table', json(ITEMS), { output: { id: 1 } }, 0, 'unreadable'],
  ['rows of two kinds', json(ITEMS), { output: [{ id: 1 }, [1]] }, 0, 'unreadable'],
  ['no JSON', json(ITEMS), { output: 'Error: no such table' }, 0, 'unreadable'],
  ['JSON for CSV', csv('id,name\n1,a\n2,b'), { output: ITEMS }, 1],
  ['JSON text for CSV', csv('id,name\n1,a\n2,b'), { output: JSON.stringify(LISTS) }, 1],
  ['an MCP result', json(ITEMS), { output: [{ type: 'text', text: JSON.stringify(ITEMS) }] }, 1],
  [
    'structured content',
    json(ITEMS, { rows_at: 'result' }),
    { output: { content: [], structuredContent: { result: ITEMS } } },
    1,
  ],
  [
    'a SPARQL result',
    { output: grid('a', '1'), output_media_type: SPARQL_JSON, ...TABLE },
    { output: grid('b', '1') },
    1,
  ],
  // cells
  ['numbers of CSV', csv('n\n5'), { output: 'n\n5.0' }, 1],
  ['a number with an exponent', csv('n\n5e2'), { output: 'n\n500' }, 1],
  ['a code is not a number', csv('zip\n01234'), { output: 'zip\n1234' }, 0, 'other_rows'],
  ['a code in JSON', csv('zip\n01234'), { output: [{ zip: '01234' }] }, 1],
  ['big integers of CSV', csv('n\n12345678901234567890'), { output: 'n\n12345678901234567891' }, 0, 'other_rows'],
  ['infinite is a text', csv('n\n1e999'), { output: 'n\n1e998' }, 0, 'other_rows'],
  ['an empty cell is unbound', csv('a,b\n1,'), { output: [{ a: 1, b: null }] }, 1],
  ['a row with fewer cells', csv('a,b\n1,'), { output: 'a,b\n1' }, 1],
  ['an empty line in one column', csv('a\n1\n\n'), { output: [{ a: 1 }, { a: null }] }, 1],
  ['absent and null', json([{ a: 1, b: null }]), { output: [{ a: 1 }, { a: 1, b: null }] }, 1],
  ['null and an empty text of JSON', json([{ a: 1, b: null }]), { output: [{ a: 1, b: '' }] }, 0, 'other_rows'],
  ['JSON text and number', json([{ a: '1' }]), { output: [{ a: 1 }] }, 0, 'other_rows'],
  ['JSON true and 1', json([{ a: true }]), { output: [{ a: 1 }] }, 0, 'other_rows'],
  ['JSON true and its text in CSV', csv('a\ntrue'), { output: [{ a: true }] }, 1],
  ['big integers of JSON', json('[{"n": 12345678901234567890}]'), { output: '[{"n": 12345678901234567890}]' }, 1],
  ['nested values', json([{ a: { x: 1, y: [2] } }]), { output: [{ a: { y: [2], x: 1 } }] }, 1],
  ['names such as constructor', json([{ constructor: 1, __proto__x: 2 }]), { output: [{ a: 2, b: 1 }] }, 1],
  // keys
  ['a row is missing', json(ITEMS), { output: [{ id: 1, name: 'a' }] }, 0, 'missing_rows'],
  ['a row too many', json(ITEMS), { output: [...ITEMS, { id: 3, name: 'c' }] }, 0, 'extra_rows'],
  ['an empty table', json(ITEMS), { output: [] }, 0, 'empty_result'],
  ['both empty', json([]), { output: [] }, 1],
  ['both empty, a column required', json([], { required_columns: ['id'] }), { output: [] }, 1],
  ['an empty reference', json([], { columns: ['id'] }), { output: [{ id: 1 }] }, 0, 'extra_rows'],
  ['ordered', json(ITEMS, { ordered: true }), { output: [...ITEMS].reverse() }, 0, 'order'],
  ['required columns', json(ITEMS, { required_columns: ['name'] }), { output: [{ n: 'b' }, { n: 'a' }] }, 1],
  ['repeated rows', json(ITEMS), { output: [...ITEMS, ...ITEMS] }, 1],
  [
    'repeated rows that count',
    json(ITEMS, { ignore_duplicates: false }),
    { output: [...ITEMS, ...ITEMS] },
    0,
    'extra_rows',
  ],
  ['tolerance', json([{ n: 83.42 }], { tolerance: 0.01 }), { output: [{ n: 83.43 }] }, 1],
  ['tolerance, beyond', json([{ n: 83.42 }], { tolerance: 0.01 }), { output: [{ n: 83.44 }] }, 0, 'other_rows'],
  [
    'tolerance 0 is exact',
    json([{ n: 0.3 }], { tolerance: 0 }),
    { output: [{ n: 0.30000000000000004 }] },
    0,
    'other_rows',
  ],
  ['no tolerance: 5 decimals', json([{ n: 0.3 }]), { output: [{ n: 0.30000000000000004 }] }, 1],
  ['relative tolerance', csv('n\n1000\n10', { tolerance: { relative: 0.01 } }), { output: 'n\n1009\n10.05' }, 1],
  [
    'tolerance of SPARQL cells',
    { output: grid('a', '1'), output_media_type: SPARQL_JSON, tolerance: 1 },
    { output: grid('a', '1') },
    1,
  ],
  [
    'the nearest number counts',
    json([{ n: 1 }, { n: 1.5 }], { tolerance: 1 }),
    { output: [{ n: 1.1 }, { n: 1.4 }] },
    1,
  ],
  ['normalize', json([{ a: 'Paris ' }], { normalize: ['trim', 'case'] }), { output: [{ a: 'PARIS' }] }, 1],
  [
    'normalize: time',
    json([{ a: '2026-01-01T00:00:00Z' }], { normalize: ['time'] }),
    { output: [{ a: '2026-01-01 01:00:00+01:00' }] },
    1,
  ],
  ['an error message in the place of CSV', csv('a,b\n1,2'), { output: 'Error: no such table' }, 0, 'unreadable'],
  ['names alone', csv('a,b\n1,2'), { output: 'x,y' }, 0, 'empty_result'],
];

testRows('tables', ROWS);
for (const preset of ['graphrag-eval-5', 'graphrag-eval-6'] as const) {
  const plain = ROWS.filter(([title]) => !/MCP|structured/.test(title));
  testRows(`tables in ${preset}`, plain, makeContext(preset));
}

describe('a table of CSV', () => {
  test.each(['ab', '', 'a (2)'])('with many columns of the name %j is read in time in proportion to them', (name) => {
    const outputOf = (count: number) => `${Array(count).fill(name).join(',')}\n`;
    const scoreOf = (output: string) => matchedDetail(csv('a,b\n1,2'), { output }).score;
    expect(scoreOf(outputOf(1_000))).toBe(0);
    expectProportional(outputOf, scoreOf, 5_000);
  });

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
