import { makeContext } from '../../support/make.js';
import { type MatchRow, testRows } from '../../support/matching.js';

const JSON_TYPE = { output_media_type: 'application/json' };
const json = (output: unknown, keys: object = {}) => ({ output, ...JSON_TYPE, ...keys });
const text = (output: unknown, keys: object = {}) => ({ output, ...keys });
const INCLUDES = { match_output: 'includes' };
const WITHIN = { match_output: 'within' };
const ORDERS = '{"orders": [{"id": 1, "total": 83.42}, {"id": 2, "total": 10}], "next": null}';

/** The three right answers that scored 0 before, then each key alone, then keys together. */
const VALUES: readonly MatchRow[] = [
  ['a further field, not allowed', json({ id: 1 }), { output: { id: 1, etag: 'x' } }, 0, 'value_differs'],
  ['a further field', json({ id: 1 }, INCLUDES), { output: { id: 1, etag: 'x' } }, 1],
  ['a float written otherwise', json([83.4233333], { tolerance: 1e-6 }), { output: [83.42333330000001] }, 1],
  ['another order of a list', json(['a', 'b'], { unordered: true }), { output: ['b', 'a'] }, 1],
  [
    'the same instant in another zone',
    json(['2026-03-09T00:00:00+01:00'], { normalize: ['time'] }),
    { output: ['2026-03-08T23:00:00Z'] },
    1,
  ],
  // exact
  ['exact, said', json({ a: 1 }, { match_output: 'exact' }), { output: '{"a": 1.0}' }, 1],
  ['exact, another value', json({ a: 1 }, { match_output: 'exact' }), { output: { a: 2 } }, 0, 'value_differs'],
  [
    'exact, a key is missing',
    json({ a: 1, b: 2 }, { match_output: 'exact' }),
    { output: { a: 1 } },
    0,
    'value_differs',
  ],
  ['exact: true is not 1', json([true], { match_output: 'exact' }), { output: [1] }, 0, 'value_differs'],
  ['exact: missing is not null', json({ a: null }, { match_output: 'exact' }), { output: {} }, 0, 'value_differs'],
  [
    'exact, big integers',
    json('[12345678901234567890]', { match_output: 'exact' }),
    { output: '[12345678901234567891]' },
    0,
    'value_differs',
  ],
  // includes
  ['includes: the same', json(ORDERS, INCLUDES), { output: ORDERS }, 1],
  ['includes: further keys inside a list', json([{ id: 1 }], INCLUDES), { output: [{ id: 1, total: 5 }] }, 1],
  [
    'includes: further keys at any depth',
    json({ a: { b: { c: 1 } } }, INCLUDES),
    { output: { a: { b: { c: 1, d: 2 } }, e: 3 } },
    1,
  ],
  ['includes: further items between', json([1, 3], INCLUDES), { output: [0, 1, 2, 3, 4] }, 1],
  ['includes: items in another order', json([3, 1], INCLUDES), { output: [1, 2, 3] }, 0, 'value_differs'],
  [
    'includes: items in another order, unordered',
    json([3, 1], { ...INCLUDES, unordered: true }),
    { output: [1, 2, 3] },
    1,
  ],
  ['includes: an item twice needs two', json([1, 1], INCLUDES), { output: [1, 2] }, 0, 'value_differs'],
  [
    'includes: an item twice, unordered, needs two',
    json([1, 1], { ...INCLUDES, unordered: true }),
    { output: [1, 2] },
    0,
    'value_differs',
  ],
  ['includes: a key less', json({ a: 1, b: 2 }, INCLUDES), { output: { a: 1 } }, 0, 'value_differs'],
  ['includes: null must be there', json({ next: null }, INCLUDES), { output: {} }, 0, 'value_differs'],
  ['includes: an empty mapping is in any', json({}, INCLUDES), { output: { a: 1 } }, 1],
  ['includes: an empty list is in any', json([], INCLUDES), { output: [1] }, 1],
  ['includes: a list is not in a mapping', json([], INCLUDES), { output: {} }, 0, 'value_differs'],
  [
    'includes: texts inside JSON are whole',
    json({ a: 'can' }, INCLUDES),
    { output: { a: 'cancelled' } },
    0,
    'value_differs',
  ],
  [
    'includes: the earlier of two that fit',
    json([{ a: 1 }, { a: 1, b: 2 }], INCLUDES),
    {
      output: [
        { a: 1, b: 2 },
        { a: 1, b: 2 },
      ],
    },
    1,
  ],
  [
    'includes, unordered: the wide item is left for the wide need',
    json([{ a: 1 }, { a: 1, b: 2 }], { ...INCLUDES, unordered: true }),
    {
      output: [
        { a: 1, b: 2 },
        { a: 1, c: 3 },
      ],
    },
    1,
  ],
  // within
  ['within: the same', json(ORDERS, WITHIN), { output: ORDERS }, 1],
  ['within: a key less', json({ a: 1, b: 2 }, WITHIN), { output: { a: 1 } }, 1],
  ['within: a further key', json({ a: 1 }, WITHIN), { output: { a: 1, b: 2 } }, 0, 'value_differs'],
  ['within: items less', json([1, 2, 3], WITHIN), { output: [1, 3] }, 1],
  ['within: an item that is not there', json([1, 2], WITHIN), { output: [1, 4] }, 0, 'value_differs'],
  ['within: nothing at all', json([1, 2], WITHIN), { output: [] }, 1],
  ['within: another order', json([1, 2, 3], WITHIN), { output: [3, 1] }, 0, 'value_differs'],
  ['within: another order, unordered', json([1, 2, 3], { ...WITHIN, unordered: true }), { output: [3, 1] }, 1],
  ['within: another value', json({ a: 1, b: 2 }, WITHIN), { output: { a: 2 } }, 0, 'value_differs'],
  // tolerance
  ['absolute tolerance, at its edge', json([83.42], { tolerance: 0.01 }), { output: [83.43] }, 1],
  ['absolute tolerance, beyond', json([83.42], { tolerance: 0.01 }), { output: [83.44] }, 0, 'value_differs'],
  ['tolerance 0 is exact', json([0.3], { tolerance: 0 }), { output: [0.30000000000000004] }, 0, 'value_differs'],
  ['tolerance 0, equal', json([0.3], { tolerance: 0 }), { output: [0.3] }, 1],
  ['relative tolerance', json([1000], { tolerance: { relative: 0.001 } }), { output: [1001] }, 1],
  [
    'relative tolerance, beyond',
    json([1000], { tolerance: { relative: 0.001 } }),
    { output: [1001.5] },
    0,
    'value_differs',
  ],
  [
    'relative tolerance is a share of the reference',
    json([-1000], { tolerance: { relative: 0.001 } }),
    { output: [-999] },
    1,
  ],
  ['relative tolerance of 0', json([0], { tolerance: { relative: 0.5 } }), { output: [0.1] }, 0, 'value_differs'],
  [
    'absolute or relative',
    json([0, 1000], { tolerance: { absolute: 0.5, relative: 0.01 } }),
    { output: [0.4, 1009] },
    1,
  ],
  [
    'tolerance by path',
    json(ORDERS, { tolerance: { paths: { 'orders[*].total': 0.01 } } }),
    { output: ORDERS.replace('83.42', '83.425') },
    1,
  ],
  [
    'tolerance by another path',
    json(ORDERS, { tolerance: { paths: { 'orders[*].id': 0.01 } } }),
    { output: ORDERS.replace('83.42', '83.425') },
    0,
    'value_differs',
  ],
  ['tolerance by index', json([1, 1], { tolerance: { paths: { '[1]': 0.5 } } }), { output: [1, 1.4] }, 1],
  [
    'tolerance by another index',
    json([1, 1], { tolerance: { paths: { '[1]': 0.5 } } }),
    { output: [1.4, 1] },
    0,
    'value_differs',
  ],
  [
    'tolerance by path, relative',
    json({ a: 100 }, { tolerance: { paths: { a: { relative: 0.1 } } } }),
    { output: { a: 109 } },
    1,
  ],
  [
    'tolerance by path wins over the one for all',
    json({ a: 1, b: 1 }, { tolerance: { absolute: 1, paths: { a: 0 } } }),
    { output: { a: 1.5, b: 1 } },
    0,
    'value_differs',
  ],
  ['tolerance and another type', json([1], { tolerance: 5 }), { output: ['1'] }, 0, 'value_differs'],
  ['tolerance and true', json([1], { tolerance: 5 }), { output: [true] }, 0, 'value_differs'],
  [
    'tolerance of big integers',
    json('[12345678901234567890]', { tolerance: 5000 }),
    { output: '[12345678901234567891]' },
    1,
  ],
  ['NaN equals itself under a tolerance', json('[NaN]', { tolerance: 1 }), { output: '[NaN]' }, 1],
  ['infinite is not near', json('[Infinity]', { tolerance: 1 }), { output: [1e308] }, 0, 'value_differs'],
  // unordered
  ['unordered by path', json({ a: [1, 2], b: [1, 2] }, { unordered: ['a'] }), { output: { a: [2, 1], b: [1, 2] } }, 1],
  [
    'unordered by another path',
    json({ a: [1, 2], b: [1, 2] }, { unordered: ['a'] }),
    { output: { a: [1, 2], b: [2, 1] } },
    0,
    'value_differs',
  ],
  ['unordered lists in lists', json([[1, 2], [3]], { unordered: ['[*]'] }), { output: [[2, 1], [3]] }, 1],
  ['unordered inside only', json([[1, 2], [3]], { unordered: ['[*]'] }), { output: [[3], [2, 1]] }, 0, 'value_differs'],
  ['unordered everywhere', json([[1, 2], [3]], { unordered: true }), { output: [[3], [2, 1]] }, 1],
  ['unordered, an item too many', json([1, 2], { unordered: true }), { output: [2, 1, 1] }, 0, 'value_differs'],
  ['unordered, an item twice', json([1, 1, 2], { unordered: true }), { output: [1, 2, 2] }, 0, 'value_differs'],
  ['unordered: false is ordered', json([1, 2], { unordered: false }), { output: [2, 1] }, 0, 'value_differs'],
  [
    'unordered with tolerance: pairs cross over',
    json([1, 2], { unordered: true, tolerance: 1.5 }),
    { output: [3.2, 0.8] },
    1,
  ],
  [
    'unordered with tolerance: the near one is needed elsewhere',
    json([1, 2], { unordered: true, tolerance: 1 }),
    { output: [2, 3] },
    1,
  ],
  [
    'unordered with tolerance: no pairing',
    json([1, 2], { unordered: true, tolerance: 1 }),
    { output: [3, 3] },
    0,
    'value_differs',
  ],
  [
    'the root by an odd key',
    json({ 'odd.key': [1, 2] }, { unordered: ['"odd.key"'] }),
    { output: { 'odd.key': [2, 1] } },
    1,
  ],
  // ignore
  ['a path ignored', json(ORDERS, { ignore: ['next'] }), { output: ORDERS.replace('null', '"p2"') }, 1],
  ['an ignored path may be missing', json({ a: 1, next: 2 }, { ignore: ['next'] }), { output: { a: 1 } }, 1],
  ['an ignored path may be extra', json({ a: 1 }, { ignore: ['next'] }), { output: { a: 1, next: 2 } }, 1],
  [
    'a path in every item ignored',
    json([{ id: 1, etag: 'a' }], { ignore: ['[*].etag'] }),
    { output: [{ id: 1, etag: 'b' }] },
    1,
  ],
  ['another path ignored', json({ a: 1 }, { ignore: ['b'] }), { output: { a: 2 } }, 0, 'value_differs'],
  ['an item ignored', json([1, 2, 3], { ignore: ['[1]'] }), { output: [1, 9, 3] }, 1],
  ['all items ignored', json({ a: [1, 2] }, { ignore: ['a[*]'] }), { output: { a: [] } }, 1],
  ['ignored with $ before it', json({ a: 1, b: 2 }, { ignore: ['$.b'] }), { output: { a: 1, b: 3 } }, 1],
  [
    'ignored inside unordered',
    json(
      [
        { id: 1, e: 1 },
        { id: 2, e: 2 },
      ],
      { unordered: true, ignore: ['[*].e'] },
    ),
    { output: [{ id: 2 }, { id: 1 }] },
    1,
  ],
  // normalize
  ['blanks count in JSON', json({ a: 'x ' }, { match_output: 'exact' }), { output: { a: 'x' } }, 0, 'value_differs'],
  ['trim', json({ a: 'x ' }, { normalize: ['trim'] }), { output: { a: ' x' } }, 1],
  ['whitespace', json({ a: 'x  y' }, { normalize: ['whitespace'] }), { output: { a: 'x\n y' } }, 1],
  [
    'whitespace does not trim',
    json({ a: 'x' }, { normalize: ['whitespace'] }),
    { output: { a: 'x ' } },
    0,
    'value_differs',
  ],
  ['case', json({ a: 'Straße' }, { normalize: ['case'] }), { output: { a: 'STRASSE' } }, 1],
  ['keys keep their case', json({ a: 1 }, { normalize: ['case'] }), { output: { A: 1 } }, 0, 'value_differs'],
  ['all together', json(['A  b '], { normalize: ['case', 'trim', 'whitespace'] }), { output: [' a B'] }, 1],
  [
    'another instant',
    json(['2026-03-09T00:00:00Z'], { normalize: ['time'] }),
    { output: ['2026-03-09T00:00:01Z'] },
    0,
    'value_differs',
  ],
  [
    'a time without a zone is UTC',
    json(['2026-03-09T10:00:00'], { normalize: ['time'] }),
    { output: ['2026-03-09 10:00:00.000Z'] },
    1,
  ],
  [
    'a day is not an instant',
    json(['2026-03-09'], { normalize: ['time'] }),
    { output: ['2026-03-09T00:00:00Z'] },
    0,
    'value_differs',
  ],
  ['a number is not an instant', json(['2026'], { normalize: ['time'] }), { output: ['2026-01'] }, 0, 'value_differs'],
  ['no normalization at all', json(['a'], { normalize: [] }), { output: ['A'] }, 0, 'value_differs'],
  // ignored and unreadable outputs
  ['an output that is not compared', { match_output: 'ignore' }, { output: 'anything' }, 1],
  ['an output that is not compared and not there', { match_output: 'ignore' }, {}, 1],
  ['JSON that cannot be read', json({ a: 1 }, INCLUDES), { output: 'Error: 500' }, 0, 'unreadable'],
  ['a value without a media type is JSON', text({ a: 1 }, INCLUDES), { output: '{"a": 1, "b": 2}' }, 1],
  [
    'the example of the documentation',
    json('{"orders": [{"id": 1, "total": 83.42}], "next": null}', {
      ...INCLUDES,
      tolerance: 0.01,
      unordered: ['orders'],
      ignore: ['next', 'orders[*].etag'],
      normalize: ['trim', 'whitespace', 'case', 'time'],
    }),
    { output: '{"orders": [{"id": 7, "total": 1}, {"id": 1, "total": 83.425, "etag": "x"}], "page": 1}' },
    1,
  ],
  [
    'tolerance 0: big integers',
    json('[9007199254740993]', { tolerance: 0 }),
    { output: '[9007199254740992]' },
    0,
    'value_differs',
  ],
  ['NaN next to a number', json('[NaN]', { tolerance: 1 }), { output: [1] }, 0, 'value_differs'],
  ['NaN', json('[NaN]', { tolerance: 1 }), { output: '[NaN]' }, 1],
  ['a key that begins with $', json({ $id: 1, a: 1 }, { ignore: ['$id'] }), { output: { $id: 2, a: 1 } }, 1],
  [
    'a key that begins with $ is not the key behind it',
    json({ $id: 1, id: 1 }, { ignore: ['$id'] }),
    { output: { $id: 1, id: 2 } },
    0,
    'value_differs',
  ],
  ['a path as reports write it', json({ a: [1, 2] }, { ignore: ['$.a[1]'] }), { output: { a: [1, 3] } }, 1],
  ['a tolerant chain has one assignment', json([0, 1, 2], { unordered: true, tolerance: 1 }), { output: [1, 2, 3] }, 1],
  [
    'a rule of an item is none of the items of items',
    json(
      [
        ['name', 'v'],
        ['a', 1],
        ['b', 2],
      ],
      { unordered: true, tolerance: 0.01, ignore: ['[0]'] },
    ),
    {
      output: [
        ['v', 'name'],
        [1.004, 'a'],
        [2, 'b'],
      ],
    },
    1,
  ],
  [
    'a rule of all parts of one item, in another order',
    json(
      [
        { id: 1, tags: ['a', 'b'] },
        { id: 2, tags: ['c', 'd'] },
      ],
      {
        match_output: 'exact',
        unordered: true,
        expect: { 'output[0].tags[*]': { type: 'string' } },
      },
    ),
    {
      output: [
        { id: 2, tags: ['c', 'd'] },
        { id: 1, tags: ['a', 'b'] },
      ],
    },
    1,
  ],
  [
    'the same within more, with other parts',
    json(
      [
        [4, -2],
        [7, 7],
      ],
      { ...WITHIN, unordered: true, tolerance: 0.25, expect: { 'output[0][*]': { or_absent: true } } },
    ),
    {
      output: [
        [7, 7],
        [-3.5, 8],
      ],
    },
    1,
  ],
  [
    'NaN within a wide relative tolerance',
    json('[{"y": NaN, "x": 2}, {"y": 1, "x": 9}]', { ...WITHIN, unordered: true, tolerance: { relative: 0.5 } }),
    { output: '[{"y": NaN, "x": 2.5}]' },
    1,
  ],
  [
    'nanoseconds within a tolerance',
    json('{"t": 1764140000000000001}', { tolerance: 1 }),
    { output: '{"t": 1764140000000000002}' },
    1,
  ],
  [
    'nanoseconds beyond a tolerance',
    json('{"t": 1764140000000000000}', { tolerance: 1000 }),
    { output: '{"t": 1764140000000001050}' },
    0,
    'value_differs',
  ],
  [
    'nanoseconds in any order',
    json('[{"t": 1764140000000000001}, {"t": 1764140000000500000}]', { unordered: true, tolerance: 1 }),
    { output: '[{"t": 1764140000000500001}, {"t": 1764140000000000002}]' },
    1,
  ],
  [
    'nanoseconds that are further apart as doubles',
    json('[{"t": 1764140000000000001}, {"t": 9}]', { unordered: true, tolerance: 128 }),
    { output: '[{"t": 9}, {"t": 1764140000000000129}]' },
    1,
  ],
  [
    'a share of more than all',
    json([1, 10], { unordered: true, tolerance: { relative: 1.5 } }),
    { output: [-4, 2] },
    1,
  ],
  [
    'a share of more than all, in lists',
    json(
      [
        [1, 10, 'a'],
        [3, 'b'],
      ],
      { unordered: true, tolerance: { relative: 1.5 } },
    ),
    {
      output: [
        ['b', 3],
        ['a', -4, 2],
      ],
    },
    1,
  ],
  [
    'items that have a rule for one of their keys',
    json(
      Array.from({ length: 20 }, (_, at) => ({ v: at % 4, n: at })),
      {
        unordered: true,
        tolerance: 0.01,
        expect: { 'output[*].n': { type: 'integer' } },
      },
    ),
    { output: Array.from({ length: 20 }, (_, at) => ({ v: (at % 4) + 0.001, n: 19 - at })) },
    1,
  ],
  [
    'NaN among numbers, with a tolerance',
    json('[{"line": "T1", "mean": 4.2}, {"line": "T2", "mean": NaN}, {"line": "T3", "mean": 3.1}]', {
      unordered: true,
      tolerance: 0.01,
    }),
    { output: '[{"line": "T3", "mean": 3.101}, {"line": "T2", "mean": NaN}, {"line": "T1", "mean": 4.204}]' },
    1,
  ],
  [
    'a null that is absent is not a key of an item',
    json(
      [
        { a: null, b: 1 },
        { a: 2, b: 3 },
      ],
      { unordered: true, tolerance: 0.1, normalize: ['nulls'] },
    ),
    { output: [{ a: 2, b: 3 }, { b: 1.05 }] },
    1,
  ],
  [
    'a value with its own rule is not a key of an item',
    json(
      [
        { id: 1, n: 1 },
        { id: 2, n: 2 },
      ],
      { unordered: true, tolerance: 0.1, expect: { 'output[*].id': { type: 'integer' } } },
    ),
    {
      output: [
        { id: 1, n: 2.05 },
        { id: 9, n: 1.02 },
      ],
    },
    1,
  ],
  [
    'the wide item is needed twice',
    json([{ a: 1 }, { a: 1, b: 2 }], { ...INCLUDES, unordered: true }),
    { output: [{ a: 1, b: 2 }, { a: 1 }] },
    1,
  ],
  ['__proto__ is a key', json('{"__proto__": {"x": 1}}', INCLUDES), { output: '{}' }, 0, 'value_differs'],
  ['constructor is a key', json({ constructor: 1 }, INCLUDES), { output: {} }, 0, 'value_differs'],
  ['a lone surrogate', json('["\\ud800"]', { normalize: ['case'] }), { output: '["\\ud801"]' }, 0, 'value_differs'],
];

const TEXTS: readonly MatchRow[] = [
  ['the same', text('OK', { match_output: 'exact' }), { output: 'OK' }, 1],
  ['another case', text('OK', { match_output: 'exact' }), { output: 'ok' }, 0, 'value_differs'],
  ['another case, normalized', text('OK', { normalize: ['case'] }), { output: 'ok' }, 1],
  ['case alone does not trim', text('OK', { normalize: ['case'] }), { output: 'ok\n' }, 0, 'value_differs'],
  ['nothing normalized', text('OK', { normalize: [] }), { output: 'OK\n' }, 0, 'value_differs'],
  ['a part', text('cancelled', INCLUDES), { output: 'Order 4712 was cancelled.' }, 1],
  ['a part that is not there', text('cancelled', INCLUDES), { output: 'Order 4712 was shipped.' }, 0, 'value_differs'],
  ['a part in another case', text('Cancelled', { ...INCLUDES, normalize: ['case'] }), { output: 'order cancelled' }, 1],
  ['a part of a value', text('cancelled', INCLUDES), { output: { status: 'cancelled' } }, 1],
  ['an empty part', text('', INCLUDES), { output: 'x' }, 1],
  ['a part of nothing', text('a', INCLUDES), {}, 0, 'not_recorded'],
  ['a part of null', text('a', INCLUDES), { output: null }, 0, 'unreadable'],
  [
    'a regular expression',
    text('^Order \\d+ was (cancelled|deleted)', { match_output: 'regex' }),
    { output: 'Order 4712 was cancelled.' },
    1,
  ],
  ['a regular expression somewhere', text('\\d{4}', { match_output: 'regex' }), { output: 'Order 4712' }, 1],
  [
    'a regular expression that does not match',
    text('^\\d+$', { match_output: 'regex' }),
    { output: 'Order 4712' },
    0,
    'value_differs',
  ],
  [
    'a regular expression in another case',
    text('ORDER', { match_output: 'regex', normalize: ['case'] }),
    { output: 'order' },
    1,
  ],
  ['a regular expression over lines', text('(?s)a.b', { match_output: 'regex' }), { output: 'a\nb' }, 1],
  ['a regular expression on a value', text('"id":4712\\b', { match_output: 'regex' }), { output: { id: 4712 } }, 1],
  ['JSON in a text is a text', text('{"a": 1}', { match_output: 'exact' }), { output: '{"a":1}' }, 0, 'value_differs'],
];

testRows('values', VALUES);
testRows('texts', TEXTS);

for (const preset of ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const) {
  testRows(`what a step says counts in ${preset}`, [...VALUES, ...TEXTS], makeContext(preset));
}
