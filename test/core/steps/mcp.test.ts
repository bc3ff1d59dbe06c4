import { makeContext } from '../../support/make.js';
import { type MatchRow, testRows } from '../../support/matching.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const block = (text: string) => ({ type: 'text', text });
const JSON_TYPE = 'application/json';
const json = (output: unknown, more: object = {}) => ({ output, output_media_type: JSON_TYPE, ...more });
const ROWS = grid('a', '1');

/** Score in `standard`, which unwraps, for outputs that no other preset takes as equal. */
const WRAPPED: readonly MatchRow[] = [
  ['a list of one block', json({ a: 1 }), { output: [block('{"a": 1}')] }, 1],
  ['the same as text', json({ a: 1 }), { output: JSON.stringify([block('{"a": 1}')]) }, 1],
  ['content', json({ a: 1 }), { output: { content: [block('{"a": 1}')], isError: false } }, 1],
  ['structured content', json({ a: 1 }), { output: { content: [block('one')], structuredContent: { a: 1 } } }, 1],
  ['structured content alone', json({ a: 1 }), { output: { content: [], structuredContent: { a: 1 } } }, 1],
  ['a block for each item', json([{ a: 1 }, { a: 2 }]), { output: [block('{"a": 1}'), block('{"a": 2}')] }, 1],
  ['a text', { output: 'done' }, { output: [block('done')] }, 1],
  ['several texts, one per line', { output: 'a\nb' }, { output: { content: [block('a'), block('b')] } }, 1],
  [
    'text, structured beside it',
    { output: 'done' },
    { output: { content: [block('done')], structuredContent: { a: 1 } } },
    1,
  ],
  ['a SPARQL result', { output: ROWS, output_media_type: SPARQL_JSON }, { output: [block(JSON.stringify(ROWS))] }, 1],
  ['annotations', { output: 'done' }, { output: [{ ...block('done'), annotations: { priority: 1 } }] }, 1],
  ['a reference in its wrapping', json([block('{"a": 1}')]), { output: { a: 1 } }, 1],
];

/** In every preset. */
const ALWAYS: readonly MatchRow[] = [
  ['both sides in the same wrapping', json([block('{"a": 1}')]), { output: [block('{"a": 1}')] }, 1],
  ['another value inside', json({ a: 1 }), { output: [block('{"a": 2}')] }, 0, 'value_differs'],
  ['a list with other keys is a value', json([{ ...block('x'), id: 1 }]), { output: [{ ...block('x'), id: 1 }] }, 1],
  ['and is not unwrapped', { output: 'x' }, { output: [{ ...block('x'), id: 1 }] }, 0, 'value_differs'],
  [
    'an image is not unwrapped',
    { output: 'x' },
    { output: [block('x'), { type: 'image', data: 'x' }] },
    0,
    'value_differs',
  ],
  ['an empty list is a value', json([]), { output: [] }, 1],
  ['a mapping with content is a value', json({ content: 'x' }), { output: { content: 'x' } }, 1],
];

testRows('standard unwraps', WRAPPED);
testRows('and nothing else', ALWAYS);
for (const preset of ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const) {
  testRows(`${preset} compares what was recorded`, ALWAYS, makeContext(preset));
  const cause = (row: MatchRow) => (row[1] as { output_media_type?: string }).output_media_type === SPARQL_JSON;
  testRows(
    `${preset} does not unwrap`,
    WRAPPED.map((row): MatchRow => [row[0], row[1], row[2], 0, cause(row) ? 'unreadable' : 'value_differs']),
    makeContext(preset),
  );
}

const EXACT = { match_output: 'exact' };

testRows('standard trims the texts of steps that say how they are compared', [
  ['a line break at the end', { output: 'OK', ...EXACT }, { output: 'OK\n' }, 1],
  ['a regular expression for all of it', { output: '^OK$', match_output: 'regex' }, { output: 'OK\n' }, 1],
  ['not inside', { output: 'a b', ...EXACT }, { output: 'a  b' }, 0, 'value_differs'],
  ['not of a step that says nothing', { output: 'OK' }, { output: 'OK\n' }, 0, 'value_differs'],
  ['not in JSON', json({ a: 'x' }, EXACT), { output: { a: 'x ' } }, 0, 'value_differs'],
]);
for (const preset of ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const) {
  testRows(
    `${preset} does not trim`,
    [['', { output: 'OK', ...EXACT }, { output: 'OK\n' }, 0, 'value_differs']],
    makeContext(preset),
  );
}
