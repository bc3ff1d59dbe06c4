import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { expectProportional } from '../../support/growth.js';
import { makeContext } from '../../support/make.js';
import { evaluated } from '../../support/run.js';

const PATTERNS = await loadPatterns();

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const keyed = <T>(count: number, make: (at: number) => T) =>
  Object.fromEntries(many(count, (at) => [`k${at}`, make(at)]));

/** The score of one call. */
function scoreOf(expectation: object, args: unknown, reference: object = {}): unknown {
  const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: reference, expect: expectation };
  return evaluated([[step]], { actual_steps: [{ name: 'f', args, status: 'success', output: '' }] }).steps_score;
}

/** What is wrong with the rules of a step. */
function problemsOf(rules: object): string[] {
  const question = { id: 'q', question_text: '?', reference_steps: [[{ name: 'f', expect: rules }]] };
  const value = [{ template_id: 't', questions: [question] }];
  const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
  return decoded.kind === 'invalid' ? decoded.problems.map(({ message }) => message) : [];
}

describe('rules over large values take time in proportion to the values', () => {
  const stars = (rule: object) => Object.fromEntries(many(50, (at) => [`args.items[*].k${at}`, rule]));
  const itemsOf = (size: number, item: unknown) => ({ items: many(size, () => item) });

  test.each<[string, (size: number) => readonly [rules: object, args: unknown, reference: object], number]>([
    [
      '50 rules over many items',
      (size) => [stars({ type: 'integer', or_absent: true }), itemsOf(size, { k0: 1 }), itemsOf(size, {})],
      1,
    ],
    ['the first of many items breaks 50 rules', (size) => [stars({ type: 'string' }), itemsOf(size, { k0: 1 }), {}], 0],
    [
      'many values over many items',
      (size) => [
        { 'args.items[*]': { any: many(size, (at) => `v${at}`) } },
        itemsOf(size, `v${size - 1}`),
        itemsOf(size, 'x'),
      ],
      1,
    ],
    [
      'none of many values',
      (size) => [
        { 'args.items[*]': { any: many(size, (at) => `v${at}`) } },
        itemsOf(size, 'other'),
        itemsOf(size, 'x'),
      ],
      0,
    ],
    [
      'many numbers',
      (size) => [{ 'args.items[*]': { any: many(size, (at) => at) } }, itemsOf(size, size - 1), itemsOf(size, 0)],
      1,
    ],
    [
      'many mappings',
      (size) => [
        { 'args.items[*]': { any: many(size, (at) => ({ a: at, b: [at] })) } },
        itemsOf(size, { b: [size - 1], a: size - 1 }),
        itemsOf(size, 0),
      ],
      1,
    ],
    [
      'many paths',
      (size) => [
        Object.fromEntries(many(size / 10, (at) => [`args.k${at}`, { type: 'integer' }])),
        keyed(size / 10, (at) => at),
        {},
      ],
      1,
    ],
    [
      'an expression that would backtrack',
      (size) => [{ 'args.q': { regex: '^(a+)+$' } }, { q: `${'a'.repeat(10 * size)}!` }, {}],
      0,
    ],
    [
      'such an expression over many texts',
      (size) => [
        { 'args.q[*]': { regex: '(a|a)*b(a|a)*c' } },
        { q: many(size, () => 'a'.repeat(100)) },
        { q: many(size, () => '') },
      ],
      0,
    ],
    ['a long text', (size) => [{ 'args.q': { includes: 'b'.repeat(1000) } }, { q: 'ab'.repeat(100 * size) }, {}], 0],
  ])('%s', (_, callOf, score) => {
    expect(scoreOf(...callOf(1_000))).toBe(score);
    expectProportional(callOf, (call) => scoreOf(...call), 2_500);
  });
});

describe('values, keys and paths of any kind', () => {
  const deepPath = `args${'.a'.repeat(900)}`;
  const deep = (value: unknown) => many(900, () => 0).reduce<unknown>((inner) => ({ a: inner }), value);
  const odd = { 'a.b': 1, 'c[0]': 2, 'd"e': 3, "f'g": 4, ' ': 5, '': 6, '*': 7, '[*]': 8 };
  const oddRules = Object.fromEntries(
    Object.entries(odd).map(([key, value]) => [`args.${JSON.stringify(key)}`, { any: [value] }]),
  );
  test.each<[string, object, unknown, object, number]>([
    ['a path 900 deep', { [deepPath]: { any: [1] } }, deep(1), deep(2) as object, 1],
    ['a path 900 deep, broken', { [deepPath]: { any: [1] } }, deep(2), deep(2) as object, 0],
    ['keys with dots, brackets, quotes and blanks', oddRules, odd, {}, 1],
    ['__proto__ as a key', { 'args.__proto__': { any: [1] } }, JSON.parse('{"__proto__": 1}'), {}, 1],
    ['__proto__ that is not there', { 'args.__proto__': { type: 'object' } }, {}, {}, 0],
    ['a key below __proto__', { 'args.__proto__.a': { any: [1], or_absent: true } }, {}, {}, 1],
    [
      'constructor that is not there',
      { 'args.constructor': { or_absent: true }, 'args.toString': { type: 'string' } },
      {},
      {},
      0,
    ],
    ['constructor as a key', { 'args.constructor': { any: ['x'] } }, { constructor: 'x' }, {}, 1],
    [
      'operators of MongoDB in the reference are data',
      { 'args.x': { or_absent: true } },
      { f: { $regex: '.*', $in: [1] } },
      { f: { $regex: '.*', $in: [1] } },
      1,
    ],
    [
      'operators of MongoDB match nothing else',
      { 'args.x': { or_absent: true } },
      { f: 'abc' },
      { f: { $regex: '.*' } },
      0,
    ],
    [
      'rules as data',
      { 'args.f': { any: [{ any: [1], or_absent: true }] } },
      { f: { any: [1], or_absent: true } },
      {},
      1,
    ],
    [
      'a path inside that of another rule: both hold',
      { 'args.a': { type: 'object' }, 'args.a.b': { any: [1] } },
      { a: { b: 1, c: 2 } },
      {},
      1,
    ],
    [
      'a path inside that of another rule: one is broken',
      { 'args.a': { type: 'object' }, 'args.a.b': { any: [1] } },
      { a: { b: 2 } },
      {},
      0,
    ],
    [
      'an item and all items',
      { 'args.a[*]': { type: 'integer' }, 'args.a[0]': { any: [1] } },
      { a: [1, 2] },
      { a: [0, 0] },
      1,
    ],
    ['1e3 is an integer', { 'args.n': { type: 'integer' } }, JSON.parse('{"n": 1e3}'), {}, 1],
    ['a large integer is one', { 'args.n': { type: 'integer' } }, { n: 2n ** 60n }, {}, 1],
    ['a large integer is exact', { 'args.n': { any: [2n ** 60n] } }, { n: 2n ** 60n + 1n }, {}, 0],
    ['a large integer as double', { 'args.n': { any: [2n ** 60n] } }, { n: 2 ** 60 }, {}, 1],
    ['infinity is not an integer', { 'args.n': { type: 'integer' } }, { n: Number.POSITIVE_INFINITY }, {}, 0],
    ['an expression is for texts', { 'args.n': { regex: '1' } }, { n: ['1'] }, {}, 0],
    ['a part is of a text', { 'args.n': { includes: 'a' } }, { n: { a: 'a' } }, {}, 0],
  ])('%s', (_, rules, args, reference, score) => {
    expect(scoreOf(rules, args, reference)).toBe(score);
  });

  test('a rule of expect counts although a path above it is ignored', () => {
    const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: {}, ignore: ['a'] };
    const rules = { 'args.a.b': { any: [1] } };
    const scoreWith = (b: number) => {
      const call = { name: 'f', args: { a: { b, c: b } }, status: 'success', output: '' };
      return evaluated([[{ ...step, expect: rules }]], { actual_steps: [call] }, makeContext()).steps_score;
    };
    expect([scoreWith(1), scoreWith(2)]).toEqual([1, 0]);
  });

  test('with a tolerance, many numbers over many items are the same as each by itself, in time in proportion', () => {
    const scoreWith = (size: number, number: number) => {
      const rules = { expect: { 'args.items[*]': { any: many(size, (at) => 10 * at) } }, tolerance: 0.1 };
      const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: { items: many(size, () => 0) } };
      const call = { name: 'f', args: { items: many(size, () => number) }, status: 'success', output: '' };
      return evaluated([[{ ...step, ...rules }]], { actual_steps: [call] }).steps_score;
    };
    const scores = [9_990, 9_990.1, 9_990.11, -0.1, 5].map((number) => scoreWith(1_000, number));
    expect(scores).toEqual([1, 1, 0, 1, 0]);
    expectProportional(
      (size) => size,
      (size) => scoreWith(size, 10 * size - 9.95),
      2_500,
    );
  });

  test('a tolerance of the step applies to the numbers of any, also inside mappings', () => {
    const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: {}, tolerance: 0.1 };
    const scoreOf = (n: number) => {
      const call = { name: 'f', args: { a: { n } }, status: 'success', output: '' };
      return evaluated([[{ ...step, expect: { 'args.a': { any: [{ n: 7 }, { n: 3 }] } } }]], { actual_steps: [call] })
        .steps_score;
    };
    expect([scoreOf(3.1), scoreOf(3.2)]).toEqual([1, 0]);
  });
});

describe('rules that cannot be read are errors', () => {
  test.each<[object, RegExp]>([
    [{ 'args.a': { number: Number.NaN } }, /^expected a number, got NaN$/],
    [{ 'args.a': { number: Number.POSITIVE_INFINITY } }, /^expected a number, got Infinity$/],
    [{ 'args.a': { number: '3' } }, /^expected a number, got "3"$/],
    [
      { 'args.a': { number: 2n ** 60n } },
      /^expected a number, as in any: \[1152921504606846976\], for an integer of more digits, got 1152921504606846976$/,
    ],
    [{ 'args.a': { number: 3, tolerance: Number.NaN } }, /^expected a number of at least 0, got NaN$/],
    [{ 'args.a': { regex: '(a{1000}){1000}' } }, /^not a regular expression \(in the syntax of RE2\): /],
    [{ 'args.a': { any: [1] }, 'args."a"': { any: [2] } }, /^the same path as args\.a; one path has one rule$/],
    [
      { 'args.a[*]': { any: [1] }, '$.args.a[*]': { any: [2] } },
      /^the same path as args\.a\[\*\]; one path has one rule$/,
    ],
  ])('%#', (rules, message) => {
    expect(problemsOf(rules)).toEqual([expect.stringMatching(message)]);
  });
});
