import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exactJsonText,
  lineAndColumn,
  readBoundedJson,
  readExactJson,
  readJson,
  repeatedKey,
} from '../../../src/core/text/json.js';
import { firstDifference } from '../../../src/core/text/json-path.js';
import { jsonValue } from '../../support/steps.js';

/** The value of a JSON text, integers exact. */
function exact(text: string): unknown {
  const json = readExactJson(text);
  if (json.kind === 'invalid') throw new Error(json.reason);
  return json.value;
}

describe('equal JSON values', () => {
  test.each<[string, string, string]>([
    ['keys in another order', '{"a": 1, "b": {"c": 2, "d": 3}}', '{"b": {"d": 3, "c": 2}, "a": 1}'],
    ['1 = 1.0', '1', '1.0'],
    ['100 = 1e2', '100', '1e2'],
    ['0 = -0.0', '0', '-0.0'],
    ['integers beyond 2^53', '12345678901234567890', '12345678901234567890'],
    ['an integer beyond 2^53 and the double that is exactly it', '9007199254740992', '9007199254740992.0'],
    ['NaN equals itself in a list', '[NaN, Infinity]', '[NaN,Infinity]'],
    ['escaped and plain characters', '"\\u0041"', '"A"'],
    ['a lone surrogate equals itself', '["\\ud83d"]', '["\\ud83d"]'],
    ['the key __proto__', '{"__proto__": {"x": 1}}', '{"__proto__":{"x":1.0}}'],
  ])('%s', (_, left, right) => {
    expect(firstDifference(exact(left), exact(right))).toBeNull();
    expect(firstDifference(exact(right), exact(left))).toBeNull();
  });
});

describe('different JSON values, and where they first differ', () => {
  test.each<[string, string, string, string]>([
    ['true is not 1', '{"open": true}', '{"open": 1}', '$.open'],
    ['1 is not its text', '1', '"1"', '$'],
    ['null is not missing', '{"a": null}', '{}', '$.a'],
    ['missing is not null', '{}', '{"a": null}', '$.a'],
    ['an empty list is not an empty object', '[]', '{}', '$'],
    ['the order of a list counts', '[1, 2]', '[2, 1]', '$[0]'],
    ['integers beyond 2^53', '{"n": 12345678901234567890}', '{"n": 12345678901234567891}', '$.n'],
    ['9007199254740993 and 9007199254740992.0', '[9007199254740993]', '[9007199254740992.0]', '$[0]'],
    ['NaN is not text', 'NaN', '"NaN"', '$'],
    ['Infinity is not -Infinity', '[Infinity]', '[-Infinity]', '$[0]'],
    ['the key __proto__', '{"__proto__": 1}', '{}', '$.__proto__'],
    ['a value deep inside', '{"a": [{"b": 1}]}', '{"a": [{"b": 2}]}', '$.a[0].b'],
    ['texts of another Unicode form', '"Caf\u00e9"', '"Cafe\u0301"', '$'],
  ])('%s', (_, left, right, path) => {
    expect(firstDifference(exact(left), exact(right))).toBe(path);
    expect(firstDifference(exact(right), exact(left))).not.toBeNull();
  });
});

describe('JSON is read as Python writes it', () => {
  test.each<[string, string, unknown]>([
    ['NaN', 'NaN', Number.NaN],
    ['Infinity in a list', '[Infinity, -Infinity]', [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
    ['the word NaN in a text is a text', '["NaN", NaN]', ['NaN', Number.NaN]],
    ['an escaped quote next to a token', '{"a\\"": NaN}', { 'a"': Number.NaN }],
  ])('%s', (_, text, value) => expect(readJson(text)).toEqual({ kind: 'value', value }));

  test.each<[string, string, string]>([
    ['an empty text', '', 'line 1 column 1'],
    ['words', 'Error: no such table', 'line 1 column 1'],
    ['a bad line', '{"a": 1,\n "b": x}', 'line 2 column 7'],
    ['a text that ends too early', '{"a":\n[1, 2', 'line 2 column 6'],
    ['text after the value', '{"a": 1} x', 'line 1 column 10'],
    ['text after a value with NaN', '[NaN] x', 'line 1 column 7'],
    ['+Infinity', '[+Infinity]', 'line 1 column 2'],
    ['an octal number next to NaN', '[NaN, 010]', 'line 1 column 8'],
    ['a key without quotes next to NaN', '{a: NaN}', 'line 1 column 2'],
  ])('%s is none, and where', (_, text, place) => {
    const json = readJson(text);
    expect(json.kind).toBe('invalid');
    expect(json.kind === 'invalid' && json.reason).toContain(place);
  });

  test('text nested too deep is refused, not a crash', () => {
    const deep = `${'['.repeat(100_000)}NaN${']'.repeat(100_000)}`;
    expect(readJson(deep).kind).toBe('invalid');
    expect(readExactJson(deep).kind).toBe('invalid');
    expect(readBoundedJson(deep).kind).toBe('invalid');
    expect(readBoundedJson(deep.replace('NaN', '1')).kind).toBe('invalid');
    expect(readBoundedJson('[[[[1]]]]').kind).toBe('value');
  });

  test('the key __proto__ is an ordinary key', () => {
    expect(Object.keys(exact('{"__proto__": {"polluted": 1}}') as object)).toEqual(['__proto__']);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test('a place is line and column, both from 1', () => {
    expect(lineAndColumn('ab\ncd', 0)).toBe('line 1 column 1');
    expect(lineAndColumn('ab\ncd', 4)).toBe('line 2 column 2');
  });
});

describe('for every JSON value', () => {
  test('both readers read what was written', () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        const text = JSON.stringify(value);
        expect(firstDifference(JSON.parse(text), exact(text))).toBeNull();
        expect(readJson(text)).toEqual({ kind: 'value', value: JSON.parse(text) });
      }),
    );
  });
});

describe('a key that one mapping has twice', () => {
  test.each<[string, [string, number, number] | null]>([
    ['{"a": 1, "a": 2}', ['"a"', 1, 9]],
    ['[{"a": {"a": 1}}, {"a": [{"b": 1}, {"b": 1}]}]', null],
    ['{"a": "a", "b": ["a", "a", "a"]}', null],
    ['{"a": {"b": 1}, "c": {"d": {}, "d": 1}}', ['"d"', 22, 31]],
    ['{"x\\\\": "\\"", "\\"": 1, "x\\\\": 2}', ['"x\\\\"', 1, 23]],
    ['{"__proto__": 1, "__proto__": 2}', ['"__proto__"', 1, 17]],
    ['{"a": 1, "\\u0061": 2}', ['"\\u0061"', 1, 9]],
    ['{"constructor": 1, "b": {"constructor": 1}}', null],
    ['{}', null],
    ['"{"', null],
  ])('%s', (text, expected) => {
    const [key, first, second] = expected ?? [];
    expect(repeatedKey(text)).toEqual(expected && { key, first, second });
  });
});

test.each([
  ['numbers of Python', { a: [Number.NaN, null], b: Number.POSITIVE_INFINITY }, '{"a":[NaN,null],"b":Infinity}'],
  ['integers', { a: 12345678901234567890n, b: Number.NEGATIVE_INFINITY }, '{"a":12345678901234567890,"b":-Infinity}'],
  ['null, and a text that says NaN', { a: null, b: 'NaN' }, '{"a":null,"b":"NaN"}'],
  ['minus zero and decimals', [-0, 0.1], '[-0,0.1]'],
  ['large doubles', [1e16, 1.2345678901234567e20], '[1e+16,1.2345678901234567e+20]'],
])('exactJsonText writes %s, as they are read', (_, value, text) => {
  expect(exactJsonText(value)).toBe(text);
  expect(readExactJson(text)).toEqual({ kind: 'value', value });
});
