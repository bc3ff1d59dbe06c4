import { makeContext } from '../../support/make.js';
import { rowsOf, testRows } from '../../support/matching.js';

const VALUES = rowsOf(
  `
a further field, not allowed | {id: 1} |  | {id: 1, etag: x} | value_differs
a further field | {id: 1} | match_output: includes | {id: 1, etag: x} | right
a float written otherwise | [83.4233333] | tolerance: 0.000001 | [83.42333330000001] | right
another order of a list | [a, b] | unordered: true | [b, a] | right
the same instant in another zone | ['2026-03-09T00:00:00+01:00'] | normalize: [time] | ['2026-03-08T23:00:00Z'] | right
exact, said | {a: 1} | match_output: exact | '{"a": 1.0}' | right
exact, a key is missing | {a: 1, b: 2} | match_output: exact | {a: 1} | value_differs
exact: true is not 1 | [true] | match_output: exact | [1] | value_differs
exact: missing is not null | {a: null} | match_output: exact | {} | value_differs
exact, big integers | '[12345678901234567890]' | match_output: exact | '[12345678901234567891]' | value_differs
includes: further keys inside a list | [{id: 1}] | match_output: includes | [{id: 1, total: 5}] | right
includes: further keys at any depth | {a: {b: {c: 1}}} | match_output: includes | {a: {b: {c: 1, d: 2}}, e: 3} | right
includes: further items between | [1, 3] | match_output: includes | [0, 1, 2, 3, 4] | right
includes: items in another order | [3, 1] | match_output: includes | [1, 2, 3] | value_differs
includes: items in another order, unordered | [3, 1] | match_output: includes, unordered: true | [1, 2, 3] | right
includes: an item twice needs two | [1, 1] | match_output: includes | [1, 2] | value_differs
includes: an item twice, unordered, needs two | [1, 1] | match_output: includes, unordered: true | [1, 2] | value_differs
includes: null must be there | {next: null} | match_output: includes | {} | value_differs
includes: an empty mapping is in any | {} | match_output: includes | {a: 1} | right
includes: a list is not in a mapping | [] | match_output: includes | {} | value_differs
includes: texts inside JSON are whole | {a: can} | match_output: includes | {a: cancelled} | value_differs
includes: the earlier of two that fit | [{a: 1}, {a: 1, b: 2}] | match_output: includes | [{a: 1, b: 2}, {a: 1, b: 2}] | right
includes, unordered: the wide item is left for the wide need | [{a: 1}, {a: 1, b: 2}] | match_output: includes, unordered: true | [{a: 1, b: 2}, {a: 1, c: 3}] | right
within: a key less | {a: 1, b: 2} | match_output: within | {a: 1} | right
within: a further key | {a: 1} | match_output: within | {a: 1, b: 2} | value_differs
within: items less | [1, 2, 3] | match_output: within | [1, 3] | right
within: an item that is not there | [1, 2] | match_output: within | [1, 4] | value_differs
within: nothing at all | [1, 2] | match_output: within | [] | right
within: another order | [1, 2, 3] | match_output: within | [3, 1] | value_differs
within: another order, unordered | [1, 2, 3] | match_output: within, unordered: true | [3, 1] | right
absolute tolerance, at its edge | [83.42] | tolerance: 0.01 | [83.43] | right
absolute tolerance, beyond | [83.42] | tolerance: 0.01 | [83.44] | value_differs
tolerance 0 is exact | [0.3] | tolerance: 0 | [0.30000000000000004] | value_differs
relative tolerance | [1000] | tolerance: {relative: 0.001} | [1001] | right
relative tolerance, beyond | [1000] | tolerance: {relative: 0.001} | [1001.5] | value_differs
relative tolerance is a share of the reference | [-1000] | tolerance: {relative: 0.001} | [-999] | right
relative tolerance of 0 | [0] | tolerance: {relative: 0.5} | [0.1] | value_differs
absolute or relative | [0, 1000] | tolerance: {absolute: 0.5, relative: 0.01} | [0.4, 1009] | right
tolerance by path | '{"orders": [{"id": 1, "total": 83.42}, {"id": 2, "total": 10}], "next": null}' | tolerance: {paths: {"orders[*].total": 0.01}} | '{"orders": [{"id": 1, "total": 83.425}, {"id": 2, "total": 10}], "next": null}' | right
tolerance by index | [1, 1] | tolerance: {paths: {"[1]": 0.5}} | [1, 1.4] | right
tolerance by another index | [1, 1] | tolerance: {paths: {"[1]": 0.5}} | [1.4, 1] | value_differs
tolerance by path, relative | {a: 100} | tolerance: {paths: {a: {relative: 0.1}}} | {a: 109} | right
tolerance by path wins over the one for all | {a: 1, b: 1} | tolerance: {absolute: 1, paths: {a: 0}} | {a: 1.5, b: 1} | value_differs
tolerance and another type | [1] | tolerance: 5 | ['1'] | value_differs
tolerance and true | [1] | tolerance: 5 | [true] | value_differs
tolerance of big integers | '[12345678901234567890]' | tolerance: 5000 | '[12345678901234567891]' | right
infinite is not near | '[Infinity]' | tolerance: 1 | [1e+308] | value_differs
unordered by path | {a: [1, 2], b: [1, 2]} | unordered: [a] | {a: [2, 1], b: [1, 2]} | right
unordered by another path | {a: [1, 2], b: [1, 2]} | unordered: [a] | {a: [1, 2], b: [2, 1]} | value_differs
unordered lists in lists | [[1, 2], [3]] | unordered: ['[*]'] | [[2, 1], [3]] | right
unordered inside only | [[1, 2], [3]] | unordered: ['[*]'] | [[3], [2, 1]] | value_differs
unordered everywhere | [[1, 2], [3]] | unordered: true | [[3], [2, 1]] | right
unordered, an item too many | [1, 2] | unordered: true | [2, 1, 1] | value_differs
unordered, an item twice | [1, 1, 2] | unordered: true | [1, 2, 2] | value_differs
unordered: false is ordered | [1, 2] | unordered: false | [2, 1] | value_differs
unordered with tolerance: pairs cross over | [1, 2] | unordered: true, tolerance: 1.5 | [3.2, 0.8] | right
unordered with tolerance: the near one is needed elsewhere | [1, 2] | unordered: true, tolerance: 1 | [2, 3] | right
unordered with tolerance: no pairing | [1, 2] | unordered: true, tolerance: 1 | [3, 3] | value_differs
the root by an odd key | {odd.key: [1, 2]} | unordered: ['"odd.key"'] | {odd.key: [2, 1]} | right
an ignored path may be missing | {a: 1, next: 2} | ignore: [next] | {a: 1} | right
an ignored path may be extra | {a: 1} | ignore: [next] | {a: 1, next: 2} | right
a path in every item ignored | [{id: 1, etag: a}] | ignore: ['[*].etag'] | [{id: 1, etag: b}] | right
an item ignored | [1, 2, 3] | ignore: ['[1]'] | [1, 9, 3] | right
all items ignored | {a: [1, 2]} | ignore: ['a[*]'] | {a: []} | right
ignored with $ before it | {a: 1, b: 2} | ignore: ['$.b'] | {a: 1, b: 3} | right
ignored inside unordered | [{id: 1, e: 1}, {id: 2, e: 2}] | unordered: true, ignore: ['[*].e'] | [{id: 2}, {id: 1}] | right
blanks count in JSON | {a: 'x '} | match_output: exact | {a: x} | value_differs
trim | {a: 'x '} | normalize: [trim] | {a: ' x'} | right
whitespace | {a: x  y} | normalize: [whitespace] | {a: "x\\n y"} | right
whitespace does not trim | {a: x} | normalize: [whitespace] | {a: 'x '} | value_differs
case | {a: 'Straße'} | normalize: [case] | {a: STRASSE} | right
keys keep their case | {a: 1} | normalize: [case] | {A: 1} | value_differs
all together | ['A  b '] | normalize: [case, trim, whitespace] | [' a B'] | right
another instant | ['2026-03-09T00:00:00Z'] | normalize: [time] | ['2026-03-09T00:00:01Z'] | value_differs
a time without a zone is UTC | ['2026-03-09T10:00:00'] | normalize: [time] | ['2026-03-09 10:00:00.000Z'] | right
a day is not an instant | ['2026-03-09'] | normalize: [time] | ['2026-03-09T00:00:00Z'] | value_differs
a number is not an instant | ['2026'] | normalize: [time] | ['2026-01'] | value_differs
JSON that cannot be read | {a: 1} | match_output: includes | 'Error: 500' | unreadable
NaN next to a number | '[NaN]' | tolerance: 1 | [1] | value_differs
a key that begins with $ | {"$id": 1, a: 1} | ignore: ['$id'] | {"$id": 2, a: 1} | right
a path as reports write it | {a: [1, 2]} | ignore: ['$.a[1]'] | {a: [1, 3]} | right
nanoseconds within a tolerance | '{"t": 1764140000000000001}' | tolerance: 1 | '{"t": 1764140000000000002}' | right
nanoseconds beyond a tolerance | '{"t": 1764140000000000000}' | tolerance: 1000 | '{"t": 1764140000000001050}' | value_differs
__proto__ is a key | '{"__proto__": {"x": 1}}' | match_output: includes | '{}' | value_differs
constructor is a key | {constructor: 1} | match_output: includes | {} | value_differs
a lone surrogate | "[\\"\\\\ud800\\"]" | normalize: [case] | "[\\"\\\\ud801\\"]" | value_differs
`,
  { output_media_type: 'application/json' },
);

const TEXTS = rowsOf(`
an output that is not compared |  | match_output: ignore | anything | right
an output that is not compared and not there |  | match_output: ignore |  | right
a value without a media type is JSON | {a: 1} | match_output: includes | '{"a": 1, "b": 2}' | right
the same | OK | match_output: exact | OK | right
another case | OK | match_output: exact | ok | value_differs
another case, normalized | OK | normalize: [case] | ok | right
case alone does not trim | OK | normalize: [case] | "ok\\n" | value_differs
a part | cancelled | match_output: includes | Order 4712 was cancelled. | right
a part that is not there | cancelled | match_output: includes | Order 4712 was shipped. | value_differs
a part in another case | Cancelled | match_output: includes, normalize: [case] | order cancelled | right
a part of a value | cancelled | match_output: includes | {status: cancelled} | right
an empty part | '' | match_output: includes | x | right
a part of nothing | a | match_output: includes |  | not_recorded
a part of null | a | match_output: includes | null | unreadable
a regular expression | "^Order \\\\d+ was (cancelled\\u007cdeleted)" | match_output: regex | Order 4712 was cancelled. | right
a regular expression somewhere | "\\\\d{4}" | match_output: regex | Order 4712 | right
a regular expression that does not match | "^\\\\d+$" | match_output: regex | Order 4712 | value_differs
a regular expression in another case | ORDER | match_output: regex, normalize: [case] | order | right
a regular expression over lines | '(?s)a.b' | match_output: regex | "a\\nb" | right
a regular expression on a value | "\\"id\\":4712\\\\b" | match_output: regex | {id: 4712} | right
JSON in a text is a text | '{"a": 1}' | match_output: exact | '{"a":1}' | value_differs
`);

testRows('values', VALUES);
testRows('texts', TEXTS);
for (const preset of ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const) {
  testRows(`what a step says counts in ${preset}`, [...VALUES, ...TEXTS], makeContext(preset));
}
