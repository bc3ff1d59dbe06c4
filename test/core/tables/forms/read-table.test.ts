import { describe, expect, test } from 'vitest';
import { asRecorded, unwrapped } from '../../../../src/core/steps/mcp.js';
import { readTable } from '../../../../src/core/steps/read-output.js';
import { unique } from '../../../../src/core/tables/forms/rows.js';
import { ANY_ITEM, type JsonPath } from '../../../../src/core/text/json-path.js';
import { testRows } from '../../../support/matching.js';

const FORM = { tables: 'any_form', delimiter: null, rowsAt: null, columns: null, header: null } as const;
const NO_ROWS = { output: '[]', output_media_type: 'application/json', match_output: 'table' };
const table = (rows: unknown) => ({ ...NO_ROWS, output: JSON.stringify(rows) });
const BLANK = { results: { bindings: [{ x: { type: 'bnode', value: 'b0' }, n: { type: 'literal', value: '1' } }] } };
const AB = [
  ['oak', 1],
  ['elm', 2],
];

/** Rows of texts: `oak|1`; `-` is no value. */
const cells = (...rows: string[]) => rows.map((row) => row.split('|').map((cell) => (cell === '-' ? null : cell)));

const UNTYPED = cells('oak|1', 'elm|2');

/** The rows of an output; the reason where it cannot be read. */
function rowsIn(output: unknown, form: Partial<Parameters<typeof readTable>[1]> = {}): unknown {
  const table = readTable(unwrapped(output), { ...FORM, ...form });
  return table.kind === 'unreadable' ? table.reason : [table.form, table.columns, table.rows];
}

test('a table of pandas with very many rows', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => `${String(at).padEnd(6)}  1`);
  expect(rowsIn(`        n\n${rows.join('\n')}`)).toMatchObject(['a table of pandas', ['n'], { length: 200_000 }]);
});

test('names that are repeated very often get numbers', () => {
  const names = unique([...Array<string>(20_000).fill('n'), 'n (3)', 'n']);
  expect(new Set(names).size).toBe(20_002);
  expect(names.slice(0, 3)).toEqual(['n', 'n (2)', 'n (3)']);
  expect(names.slice(-3)).toEqual(['n (20000)', 'n (3) (2)', 'n (20001)']);
});

describe('each form is read', () => {
  const blocks = (...texts: string[]) => ({ content: texts.map((text) => ({ type: 'text', text })) });
  const objects = '[{"tree": "oak", "n": 1}, {"tree": "elm", "n": 2}]';
  test.each([
    ['a list of rows', objects, AB],
    ['a list of rows', '[["oak", 1], ["elm", 2]]', AB],
    ['names and rows', '{"columns": ["tree", "n"], "rows": [["oak", 1], ["elm", 2]]}', AB],
    ['names and rows', '[{"columns": ["tree", "n"], "values": [["oak", 1], ["elm", 2]]}]', AB],
    ['names and rows', '{"meta": [{"name": "tree"}, {"name": "n"}], "data": [["oak", 1], ["elm", 2]], "rows": 2}', AB],
    ['names and rows', '{"data": {"fields": ["tree", "n"], "values": [["oak", 1], ["elm", 2]]}, "bookmarks": []}', AB],
    ['lists of columns', '{"tree": ["oak", "elm"], "n": [1, 2]}', AB],
    ['lists of columns', '{"tree": {"0": "oak", "1": "elm"}, "n": {"0": 1, "1": 2}}', AB],
    ['one object', '{"tree": {"1": "oak", "2": "elm"}}', [[{ 1: 'oak', 2: 'elm' }]]],
    ['a list of rows', `{"success": true, "rows": ${objects}, "took": 3}`, AB],
    ['a list of rows', `{"result": ${JSON.stringify(objects)}}`, AB],
    ['a list of rows', JSON.stringify(objects), AB],
    ['one object', '{"tree": "oak", "n": 1}', [['oak', 1]]],
    ['one value', '7', [[7]]],
    ['a list of values', '[7, 8]', [[7], [8]]],
    ['JSON lines', '{"tree": "oak", "n": 1}\n{"tree": "elm", "n": 2}\n', AB],
    ['JSON lines', '["oak", 1]\n["elm", 2]', AB],
    ['JSON in a text', '{\n  "tree": "oak",\n  "n": 1\n}\n{\n  "tree": "elm",\n  "n": 2\n}\n', AB],
    ['JSON in a text', 'Rows:\n{"tree": "oak", "n": 1}\n{"tree": "elm", "n": 2}\n', AB],
    ['JSON in a text', `2 rows:\n${objects}\nDone in 3 ms.`, AB],
    ['JSON in a text', `Found <data-7>${objects}</data-7> [end]`, AB],
    ['Python text', "[('oak', 1), ('elm', 2)]", AB],
    ['Python text', "[{'tree': 'oak', 'n': 1}, {'tree': 'elm', 'n': 2}]", AB],
    ['Python text', "(('oak', 1), ('elm', 2))", AB],
    ['Python text', "('oak', 1)", [['oak', 1]]],
    ['Python text', "[(Decimal('1.5'), None, True, datetime.date(2026, 3, 1))]", [[1.5, null, true, '2026-03-01']]],
    ['Python text', "[(\"it's\", 'a \"b\"\\n', UUID('0c'), nan)]", [["it's", 'a "b"\n', '0c', Number.NaN]]],
    ['Python text', "[(np.int64(5), np.float64(nan), np.True_, np.str_('a'))]", [[5, Number.NaN, true, 'a']]],
    ['Python text', '[(1, datetime.timedelta(days=1))]', [[1, 'datetime.timedelta(days=1)']]],
    [
      'Python text',
      '[(datetime.datetime(2026, 3, 1, 9, 5, 0, 70, tzinfo=datetime.timezone.utc), datetime.time(9, 5))]',
      [['2026-03-01 09:05:00.000070+00:00', '09:05:00']],
    ],
    [
      'Python text',
      '[(datetime.datetime(2026, 3, 1, 9, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=68400))),)]',
      [['2026-03-01 09:05:00-05:00']],
    ],
    ['names and rows', '{"columns": ["tree", "n"], "data": [{"row": ["oak", 1], "meta": []}]}', AB.slice(0, 1)],
    [
      'names and rows',
      '{"schema": {"fields": [{"name": "tree"}, {"name": "n"}]}, "rows": [{"f": [{"v": "oak"}, {"v": 1}]}, {"f": [{"v": "elm"}, {"v": 2}]}]}',
      AB,
    ],
    ['a line for each value', '-[ RECORD 1 ]\ntree | oak\nn    | 1\n-[ RECORD 2 ]\ntree | elm\nn    | 2\n\n', UNTYPED],
    ['a line for each value', '-[ RECORD 1 ]-\nt | a  +\n  | b | c\nn | \n', [['a\nb | c', '']]],
    [
      'a line for each value',
      '*************************** 1. row ***************************\ntree: oak\n   n: 1\n*************************** 2. row ***************************\ntree: elm\n   n: 2\n2 rows in set (0.00 sec)\n\n',
      UNTYPED,
    ],
    ['a line for each value', 'Empty set (0.00 sec)\n', []],
    ['a line for each value', '(0 rows)\n', []],
    ['a table of pandas', '  tree  n\n0  oak  1\n1  elm  2', UNTYPED],
    ['a table of pandas', '    tree a    n\n0  old oak  1.0\n1      elm  NaN', cells('old oak|1.0', 'elm|-')],
    ['a table of pandas', '  aaaa bbbb\n0    x    y\n\n[1 rows x 2 columns]', [['x', 'y']]],
    ['a table of pandas', '   名前       d\n0  東京 2026-01\n1   x 2026-03', cells('東京|2026-01', 'x|2026-03')],
    ['a table of pandas', '   a      b\n7  1   True\n3  2  False', cells('1|true', '2|false')],
    ['a table of pandas', '  name  Total Sales\n0    a            5', [['a', '5']]],
    ['lines', ' Found:\n0 stations', [['0 stations']]],
    [
      'a line for each value',
      '*************************** 1. row ***************************\n  id: 1\nnote: C++\nhttps://x.example\n*************************** 2. row ***************************\n  id: 2\nnote: y\n',
      cells('1|C++\nhttps://x.example', '2|y'),
    ],
    ['a table of pandas', 'Empty DataFrame\nColumns: [tree, n]\nIndex: []', []],
    ['a drawn table', '| tree | n |\n|:---|--:|\n| oak | 1 |\n| elm | 2 |\n\n2 rows', UNTYPED],
    ['a drawn table', 'Rows:\n\n| tree | n |\n| - | - |\n| a \\| b | - |\n', [['a | b', '-']]],
    ['a drawn table', '+------+---+\n| tree | n |\n+------+---+\n| oak  | 1 |\n| elm  | 2 |\n+------+---+\n', UNTYPED],
    [
      'a drawn table',
      '┌─────────┬───────┐\n│  tree   │   n   │\n│ varchar │ int32 │\n├─────────┼───────┤\n│ oak     │     1 │\n│ elm     │     2 │\n└─────────┴───────┘',
      UNTYPED,
    ],
    ['a drawn table', 'tree | n\n:--- | ---:\noak | 1\nelm | 2\n', UNTYPED],
    ['a drawn table', '+------+---+\n| tree | n |\n+------+---+\n| o|k  | 1 |\n+------+---+\n', [['o|k', '1']]],
    [
      'a drawn table',
      '+------+----+\n| tree | n  |\n+------+----+\n| oak +| 1  |\n| old  |    |\n| elm  | 2+ |\n+------+----+\n(2 rows)\n',
      cells('oak\nold|1', 'elm|2+'),
    ],
    [
      'a drawn table',
      'shape: (2, 2)\n┌──────┬─────┐\n│ tree ┆ n   │\n│ ---  ┆ --- │\n│ str  ┆ i64 │\n╞══════╪═════╡\n│ oak  ┆ 1   │\n│ elm  ┆ 2   │\n└──────┴─────┘\n',
      UNTYPED,
    ],
    ['a drawn table', '┌─────┐\n│ n   │\n│ --- │\n│ i64 │\n╞═════╡\n│ 7   │\n└─────┘\n', [['7']]],
    ['columns below a line', 'tree n\n---- -\noak  1\nelm  2\n\n(2 rows affected)\n', UNTYPED],
    ['a drawn table', '+-----+---+\n| oak | 1 |\n| elm | 2 |\n+-----+---+\n', UNTYPED],
    ['a drawn table', '------------\n| tree | n |\n============\n| oak  | 1 |\n| elm  | 2 |\n------------\n', UNTYPED],
    ['a drawn table', '------------\n| tree | n |\n============\n------------\n', []],
    [
      'columns below a line',
      ' tree | n  \n------+----\n oak +| 1\n old  | \n elm  | 2+\n(2 rows)\n',
      cells('oak\nold|1', 'elm|2+'),
    ],
    ['columns below a line', ' tree | n \n------+---\n oak  | 1\n elm  | 2\n(2 rows)\n\n', UNTYPED],
    ['columns below a line', ' tree \n------\n oak\n\n(2 rows)\n', [['oak'], ['']]],
    ['columns below a line', 'tree  n\n----  -\noak   1\nelm   2\n', UNTYPED],
    ['CSV', 'tree,n\noak,1\nelm,2\n', UNTYPED],
    ['CSV', 'tree\tn\noak\t1\nelm\t2', UNTYPED],
    ['CSV', 'tree;n\noak;1\nelm;2', UNTYPED],
    ['CSV', 'tree|n\noak|1\nelm|2', UNTYPED],
    ['CSV', 'oak,1\nelm,2', UNTYPED],
    ['CSV', 'tree|n\noak|1\nelm|2\n(2 rows)\n', UNTYPED],
    ['CSV', ' oak  | 1\n elm  | 2\n\n', UNTYPED],
    ['CSV', 'tree\tn\n"oak" old\t1', [['"oak" old', '1']]],
    ['CSV', 'tree\tnote\noak\ta\\nb', [['oak', 'a\nb']]],
    ['lines', 'tree\noak\nelm, old\n\n', [['oak'], ['elm, old']]],
    ['an output without rows', '', []],
    ['an output without rows', 'null', []],
    ['an output without rows', blocks(), []],
    ['a list of rows', '[]', []],
    ['CSV', 'tree,n\n', []],
    ['a SPARQL result', '?tree\t?n\n\n', []],
    ['CSV', '{"result": "tree,n\\noak,1\\nelm,2\\n"}', UNTYPED],
    ['one object', '{"result": "oak, 1"}', [['oak, 1']]],
    ['CSV', { content: [], structuredContent: { result: 'tree,n\n' } }, []],
    ['lines', { content: [], structuredContent: { result: 'tree\noak\nelm\n' } }, [['oak'], ['elm']]],
    ['lines', blocks('tree\noak\nelm\n', 'Took 2 ms'), [['oak'], ['elm']]],
    ['CSV', blocks('tree,n\n', 'Took 2 ms'), []],
    ['a list of rows', blocks('2 rows', objects), AB],
    ['a list of rows', blocks(objects, '{"took": 3}'), AB],
    ['a list of rows', blocks('{"tree": "oak", "n": 1}', '{"tree": "elm", "n": 2}'), AB],
    ['a list of rows', blocks('{"tree": "oak", "n": 1}', '{"tree": "elm", "n": 2}', '2 rows'), AB],
    ['a list of rows', blocks('[{"tree": "oak", "n": 1}]', '[{"tree": "elm", "n": 2}]', '[{"took": 3}]'), AB],
    ['a list of rows', blocks(objects, '| tree | n |\n|---|---|\n| oak | 1 |\n| elm | 2 |'), AB],
    ['a drawn table', blocks('| tree | n |\n|---|---|\n| oak | 1 |\n| elm | 2 |', 'took 3 ms, 2 rows'), UNTYPED],
    ['a list of rows', { content: [], structuredContent: { result: JSON.parse(objects) } }, AB],
    ['records of Neo4j', '[{"keys": ["n"], "length": 1, "_fields": ["oak"], "_fieldLookup": {"n": 0}}]', [['oak']]],
    [
      'records of Neo4j',
      '{"keys": ["tree"], "records": [{"keys": ["tree"], "length": 1, "_fields": ["oak"]}], "summary": {"counters": {}}}',
      [['oak']],
    ],
    [
      'a SPARQL result',
      '[{"type": "bindings", "dataFactory": {}, "entries": {"tree": {"termType": "NamedNode", "value": "urn:oak"}}}]',
      [[{ type: 'uri', value: 'urn:oak' }]],
    ],
    ['a SPARQL result', '{"results":{"bindings":[{"n":{"type":"uri","value":""}}]}}', [[{ type: 'uri', value: '' }]]],
    [
      'a SPARQL result',
      '[{"?tree": {"termType": "Literal", "value": "1", "language": "", "datatype": {"termType": "NamedNode", "value": "urn:t"}}}]',
      [[{ type: 'literal', value: '1', datatype: 'urn:t' }]],
    ],
    ['a SPARQL result', '[{"tree": {"type": "uri", "value": "urn:oak"}}]', [[{ type: 'uri', value: 'urn:oak' }]]],
  ])('%s: %j', (form, output, rows) => {
    expect(rowsIn(output)).toEqual([form, expect.toSatisfy((names) => names === null || names.length > 0), rows]);
  });
});

describe('what nearly has a form is refused, with the place where it breaks off', () => {
  test.each([
    ['[{"n": 1}, {"n": ', /^looks like JSON, but breaks off: line 1 column/],
    ['{"n": 1}\n{"n": 2}\n{"n": ', 'looks like JSON lines, but line 3 is not a row in JSON'],
    ['{"n": 1}\n{"n": ', 'looks like JSON in a text, but its brackets do not end'],
    ['Rows:\n[{"n": 1}, {"n": ', 'looks like JSON in a text, but its brackets do not end'],
    ['[{"n": 1}, 2]', /^looks like a list of rows, but has rows that are neither/],
    ["[('oak', 1), ('elm'", 'looks like Python text, but it is not a whole value of Python'],
    ['| tree | n |\n|---|---|\n| oak | 1 |\n| elm', 'looks like a drawn table, but row 2 is not below the 2 names'],
    ['| tree | n |\n|---|---|\n| oak | 1 | x |', 'looks like a drawn table, but row 1 is not below the 2 names'],
    ['    n\n0   1\n..  .\n9   9\n', 'looks like a table of pandas, but row 2 has no number'],
    ['   a ...  b\n0  1 ...  2\n', 'looks like a table of pandas, but not all of its columns are side by side'],
    [
      '-[ RECORD 1 ]\nn | 1\n-[ RECORD 2 ]\nn | 2\nm | 3\n',
      'looks like a line for each value, but row 2 does not have the 1 names of the first',
    ],
    ['┌─n─┐\n│ 1 │\n└───┘\n', 'looks like a drawn table, but the box has no names'],
    ['+---+\n| n |\n+---+\n| 1 |\n', 'looks like a drawn table, but the box has no end'],
    [' tree | n \n------+---\n oak  | 1\n elm', 'looks like columns below a line, but row 2 is not below the 2 names'],
    ['tree  n\n----  -\noak   1\nlonger 2\n', 'looks like columns below a line, but row 2 is not below the 2 names'],
    ['{"results": {"bindings": [1]}}', /.*/],
    [undefined, 'is not a table: no output'],
  ])('%j', (output, reason) => {
    expect(rowsIn(output)).toSatisfy((said) =>
      typeof reason === 'string' ? said === reason : reason.test(String(said)),
    );
  });

  test('CSV by its media type', () => {
    expect(rowsIn('a,b\n1,2,3\n4', { delimiter: ',' })).toBe(
      'looks like CSV, but row 1 has 3 values, the first line 2',
    );
    expect(rowsIn('a\n"1', { delimiter: ',' })).toBe('looks like CSV, but unterminated quote in record 2');
  });
});

test('an error is no result without rows', () => {
  const reason = 'has an error in place of rows';
  expect(rowsIn('{"success": false, "rows": []}')).toBe(reason);
  expect(rowsIn('{"error": {"code": 42}, "data": []}')).toBe(reason);
  expect(rowsIn('[]\nError: connection lost')).toBe(`looks like JSON in a text, but ${reason}`);
  expect(rowsIn('Done:\n[]')).toEqual(['JSON in a text', null, []]);
  expect(rowsIn('{"success": true, "error": null, "rows": []}')).toEqual(['a list of rows', null, []]);
});

testRows('a line without rows, where none are expected', [
  ['a header', NO_ROWS, { output: 'tree,n' }, 1],
  ['a sentence', NO_ROWS, { output: 'Paris, Rome' }, 0, 'unreadable'],
]);

testRows('a reference of one column without a media type of tables', [
  ['columns of sqlite', { ...NO_ROWS, output: 'id\n--\n47\n48\n' }, { output: '[{"id": 47}, {"id": 48}]' }, 1],
  ['lines', { ...NO_ROWS, output: 'id\n4711\n4712\n' }, { output: '[{"id": 4711}, {"id": 4712}]' }, 0, 'unreadable'],
  ['a sentence', { ...NO_ROWS, output: 'None found.' }, { output: 'None found.' }, 0, 'unreadable'],
]);

testRows('a line alone where rows are expected', [
  ['a name', table([{ n: 5 }]), { output: 'n' }, 0, 'empty_result'],
  ['no name', table([{ n: 5 }]), { output: '==>5' }, 0, 'unreadable'],
]);

testRows('cells without types', [
  ['an empty array of PostgreSQL', table([{ a: [], n: 1 }]), { output: 'a,n\n{},1\n' }, 1],
  ['a blank node', table(BLANK), { output: 'x,n\n_:n7,1\n' }, 1],
  ['another text than a blank node', table(BLANK), { output: 'x,n\nn7,1\n' }, 0, 'other_rows'],
]);

testRows('words for numbers', [
  ['a text among numbers', table([{ n: 1.5 }, { n: 'Infinity' }]), { output: '[{"n": 1.5}, {"n": Infinity}]' }, 1],
  ['another sign', table([{ n: 1 }, { n: '-inf' }]), { output: '[{"n": 1}, {"n": Infinity}]' }, 0, 'missing_and_extra'],
  ['among texts', table([{ n: 'A' }, { n: 'Nan' }]), { output: '[{"n": "A"}, {"n": "NaN"}]' }, 0, 'missing_and_extra'],
]);

test('rows are not left out: a text with several tables is refused', () => {
  const drawn = '| n |\n|---|\n| 5 |\n';
  expect(rowsIn(`${drawn}\n${drawn}`)).toBe('looks like a drawn table, but there are several tables');
  const boxed = '+---+\n| n |\n+---+\n| 5 |\n+---+\n1 row in set\n';
  expect(rowsIn(`${boxed}\n${boxed}`)).toBe('looks like a drawn table, but there are several tables');
  const ruled = ' n \n---\n 5\n(1 row)\n';
  expect(rowsIn(`${ruled}\n${ruled}`)).toBe('looks like columns below a line, but there are several tables');
});

describe('the first line', () => {
  test.each([
    ['a number or a date is no name', 'oak,1\nelm,2', {}, ['1', '2'], 2],
    ['header: true', 'oak,1\nelm,2', { header: true }, ['oak', '1'], 1],
    ['header: false', 'oak,ash\nelm,fir', { header: false }, ['1', '2'], 2],
    ['columns', 'oak,ash\nelm,fir', { columns: ['a', 'b'] }, ['a', 'b'], 2],
    ['columns that are the first line', 'A,b\nelm,fir', { columns: ['a', 'b'] }, ['A', 'b'], 1],
    ['names over numbers', 'x,y\nelm,2', { columns: ['a', 'b'] }, ['x', 'y'], 1],
  ])('%s', (_, text, keys, columns, rows) => {
    const table = readTable(asRecorded(text), { ...FORM, ...keys });
    expect(table).toMatchObject({ kind: 'table', columns, rows: { length: rows } });
  });
});

describe('rows_at', () => {
  const at = (...rowsAt: JsonPath[]) => ({ rowsAt });
  test.each([
    ['a path', { data: { rows: [{ n: 1 }] } }, at(['data', 'rows']), [[1]]],
    ['into a list', [{ values: [[1]] }], at([0, 'values']), [[1]]],
    ['into JSON in a text', '{"out": "{\\"rows\\": [[1]]}"}', at(['out', 'rows']), [[1]]],
    ['pages', { p: [{ rows: [[1]] }, { rows: [[2]] }] }, at(['p', ANY_ITEM, 'rows', ANY_ITEM]), [[1], [2]]],
    ['rows of pages', { p: [{ rows: [{ n: 1 }] }, { rows: [{ n: 2 }] }] }, at(['p', ANY_ITEM, 'rows']), [[1], [2]]],
    ['a row of each item', { p: [{ row: [1] }, { row: [2] }] }, at(['p', ANY_ITEM, 'row']), [[1], [2]]],
    ['the first path that exists', { b: [[1]] }, at(['a'], ['b']), [[1]]],
    ['rows that stand alone', [[1]], at(['a']), [[1]]],
    ['its last key elsewhere', { data: [{ sql: 'x', rows: [[1]] }] }, at(['rows']), [[1]]],
    ['its last key twice', { data: [{ rows: [[1]] }, { rows: [[2]] }] }, at(['rows']), null],
    ['a path that is not there', { data: {} }, at(['rows']), null],
  ])('%s', (_, output, keys, rows) => {
    const expected = rows === null ? { reason: 'is not a table: nothing is at rows_at' } : { kind: 'table', rows };
    expect(readTable(unwrapped(output), { ...FORM, ...keys })).toMatchObject(expected);
  });
});
