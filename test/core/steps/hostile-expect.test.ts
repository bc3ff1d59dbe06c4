import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { threadMs } from '../../support/clock.js';
import { makeContext } from '../../support/make.js';
import { evaluated } from '../../support/run.js';

const PATTERNS = await loadPatterns();

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const keyed = <T>(count: number, make: (at: number) => T) =>
  Object.fromEntries(many(count, (at) => [`k${at}`, make(at)]));

/** The score of one call, and the milliseconds that it took. */
function timed(expectation: object, args: unknown, reference: object = {}): readonly [score: unknown, ms: number] {
  const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: reference, expect: expectation };
  const started = threadMs();
  const { steps_score } = evaluated([[step]], { actual_steps: [{ name: 'f', args, status: 'success', output: '' }] });
  return [steps_score, threadMs() - started];
}

/** What is wrong with the rules of a step. */
function problemsOf(rules: object): string[] {
  const question = { id: 'q', question_text: '?', reference_steps: [[{ name: 'f', expect: rules }]] };
  const value = [{ template_id: 't', questions: [question] }];
  const decoded = decodeCorpus([{ file: 'c.yaml', value, writtenAs: () => null }], PATTERNS);
  return decoded.kind === 'invalid' ? decoded.problems.map(({ message }) => message) : [];
}

describe('rules over large values end soon', () => {
  const MAX_MS = 2000;
  const stars = (rule: object) => Object.fromEntries(many(50, (at) => [`args.items[*].k${at}`, rule]));
  const values = many(10_000, (at) => `v${at}`);

  test.each<[string, object, unknown, object, number]>([
    [
      '50 rules over 100,000 items',
      stars({ type: 'integer', or_absent: true }),
      { items: many(100_000, () => ({ k0: 1 })) },
      { items: many(100_000, () => ({})) },
      1,
    ],
    [
      'the first of 100,000 items breaks 50 rules',
      stars({ type: 'string' }),
      { items: many(100_000, () => ({ k0: 1 })) },
      {},
      0,
    ],
    [
      '10,000 values over 100,000 items',
      { 'args.items[*]': { any: values } },
      { items: many(100_000, () => 'v9999') },
      { items: many(100_000, () => 'x') },
      1,
    ],
    [
      'none of 10,000 values',
      { 'args.items[*]': { any: values } },
      { items: many(100_000, () => 'other') },
      { items: many(100_000, () => 'x') },
      0,
    ],
    [
      '10,000 numbers',
      { 'args.items[*]': { any: many(10_000, (at) => at) } },
      { items: many(100_000, () => 9999) },
      { items: many(100_000, () => 0) },
      1,
    ],
    [
      '1,000 mappings',
      { 'args.items[*]': { any: many(1000, (at) => ({ a: at, b: [at] })) } },
      { items: many(10_000, () => ({ b: [999], a: 999 })) },
      { items: many(10_000, () => 0) },
      1,
    ],
    [
      '1,000 paths',
      Object.fromEntries(many(1000, (at) => [`args.k${at}`, { type: 'integer' }])),
      keyed(1000, (at) => at),
      {},
      1,
    ],
    ['an expression that would backtrack', { 'args.q': { regex: '^(a+)+$' } }, { q: `${'a'.repeat(100_000)}!` }, {}, 0],
    [
      'such an expression over many texts',
      { 'args.q[*]': { regex: '(a|a)*b(a|a)*c' } },
      { q: many(1000, () => 'a'.repeat(1000)) },
      { q: many(1000, () => '') },
      0,
    ],
    ['a long text', { 'args.q': { includes: 'b'.repeat(1000) } }, { q: 'ab'.repeat(2_000_000) }, {}, 0],
  ])('%s', (_, rules, args, reference, score) => {
    const [found, ms] = timed(rules, args, reference);
    expect(found).toBe(score);
    expect(ms).toBeLessThan(MAX_MS);
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
    ['infinity is no integer', { 'args.n': { type: 'integer' } }, { n: Number.POSITIVE_INFINITY }, {}, 0],
    ['an expression is for texts', { 'args.n': { regex: '1' } }, { n: ['1'] }, {}, 0],
    ['a part is of a text', { 'args.n': { includes: 'a' } }, { n: { a: 'a' } }, {}, 0],
  ])('%s', (_, rules, args, reference, score) => {
    expect(timed(rules, args, reference)[0]).toBe(score);
  });

  test('a rule of expect counts although a path above it is ignored', () => {
    const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: {}, ignore: ['a'] };
    const rules = { 'args.a.b': { any: [1] } };
    const scoreOf = (b: number) => {
      const call = { name: 'f', args: { a: { b, c: b } }, status: 'success', output: '' };
      return evaluated([[{ ...step, expect: rules }]], { actual_steps: [call] }, makeContext()).steps_score;
    };
    expect([scoreOf(1), scoreOf(2)]).toEqual([1, 0]);
  });

  test('with a tolerance, 10,000 numbers over 100,000 items are the same as each by itself, and end soon', () => {
    const any = many(10_000, (at) => 10 * at);
    const rules = { expect: { 'args.items[*]': { any } }, tolerance: 0.1, args: { items: many(100_000, () => 0) } };
    const step = { name: 'f', match_args: 'exact', match_output: 'ignore', ...rules };
    const started = threadMs();
    const scores = [99_990, 99_990.1, 99_990.11, -0.1, 5].map((number) => {
      const call = { name: 'f', args: { items: many(100_000, () => number) }, status: 'success', output: '' };
      return evaluated([[step]], { actual_steps: [call] }).steps_score;
    });
    expect(scores).toEqual([1, 1, 0, 1, 0]);
    expect(threadMs() - started).toBeLessThan(5 * 2000);
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

describe('rules beyond the limits are errors', () => {
  test.each<[object, RegExp]>([
    [
      Object.fromEntries(many(10_000, (at) => [`args.k${at}`, { type: 'null' }])),
      /^expected at most 1000 paths, got 10000$/,
    ],
    [{ 'args.a': { any: many(100_000, (at) => `v${at}`) } }, /^expected a list of 1 to 10000 values, got 100000$/],
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
