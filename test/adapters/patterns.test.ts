import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPatterns, patternsOf } from '../../src/adapters/patterns.js';
import type { RawEntry } from '../../src/core/runs/evaluate-question.js';
import { fewer } from '../support/fewer.js';
import { makeRandom } from '../support/random.js';
import { evaluated } from '../support/run.js';

const compile = await loadPatterns();

/** Expressions with a text of many times `pump` on which a backtracking engine takes exponential or cubic time. */
const CATASTROPHIC: readonly [pattern: string, pump: string, end: string, matches: boolean][] = [
  ['^(a+)+$', 'a', '!', false],
  ['^(a|aa)+$', 'a', '!', false],
  ['^(a|a?)+$', 'a', '!', false],
  ['^(\\w+\\s?)*$', 'word ', '!', false],
  ['^(.*a){12}$', 'a', '!', false],
  ['(x+x+)+y', 'x', '', false],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a', '!', false],
  ['^([a-zA-Z0-9]+)*@', 'a', '', false],
  ['^((ab)*)+$', 'ab', '!', false],
  ['(a*)*(b*)*c$', 'ab', '', false],
  ['\\d+\\d+\\d+\\d+$', '1', 'x', false],
  ['^(?:a?){50}a{50}$', 'a', 'b', false],
];

describe('no expression can hang a run', () => {
  test.each(CATASTROPHIC)('%s', (pattern, pump, end, matches) => {
    const output = pump.repeat(50_000) + end;
    const reference = { name: 't', output: pattern, match_output: 'regex' };
    const record = { actual_steps: [{ name: 't', status: 'success', output }] };
    expect(evaluated([[reference]], record).steps_score).toBe(matches ? 1 : 0);
  });
});

describe('an entry without steps_details is scored again', () => {
  test.each<[what: string, keys: object, needsEngine: boolean]>([
    ['a regular expression as output', { output: '^a$', match_output: 'regex' }, true],
    ['a regular expression of a path', { expect: { 'args.q': { regex: '^a$' } } }, true],
    ['an output', { output: 'a' }, false],
  ])('with the engine for %s: %j', async (_, keys, needsEngine) => {
    const entry = { reference_steps: [[{ name: 't', ...keys }]] } as unknown as RawEntry;
    expect('compile' in (await patternsOf(entry))).toBe(needsEngine);
    expect(await patternsOf({ ...entry, steps_details: [{}] } as unknown as RawEntry)).toEqual({});
  });
});

/** A text of which no part is like another. */
function anyText(letters: string, length: number): string {
  const random = makeRandom(7);
  return Array.from({ length }, () => letters.charAt(Math.floor(random() * letters.length))).join('');
}

const PROSE = 'The order 4712 was cancelled on 2026-03-01, and 83.42 € go back to customer Ann O’Neil (id: C-77).\n';
const JSON_ROWS = '{"id": 4712, "status": "open", "total": 83.42, "lines": [{"sku": "A-1", "count": 2}]},\n';

/** Expressions as people write them, which match nothing here, so that all of the text is searched. */
const HONEST = [
  '(?i)order \\d+ was shipped',
  '\\b4713\\b',
  '^Order [0-9]+$',
  '(?i)cancel(l)?ed.{0,80}refund',
  '(?s)customer.{0,200}C-78',
  '(?s)"id": ?4712\\b.{0,300}"status": ?"cancelled"',
  '(?i)(yes|no|maybe|perhaps|certainly|sure)\\W+(\\w+\\W+){0,10}refund',
  '.{0,80}refund',
  '(?m)^\\s*-?\\s*\\w+( \\w+){0,8}: 84\\.\\d{2}$',
  '\\p{Lu}\\p{Ll}+(-\\p{Lu}\\p{Ll}+)? Smith',
  '(\\d{1,3}([.,]\\d{3})*|\\d+)([.,]\\d{1,2})? (USD|GBP)',
];

describe('an expression that needs too many steps for a text', () => {
  test.each([
    ['\\p{L}{0,1000}\\d$', 'a'.repeat(300_000)],
    ['[aq].{500}[1b]x?$', anyText('ab', 300_000)],
    [`${'.{0,1000}'.repeat(20)}\\d$`, 'ab'.repeat(300_000)],
  ])('%s is given up', (source, text) => {
    const pattern = compile(source, false);
    expect(pattern.kind === 'ok' && pattern.matches(text)).toBeNull();
  });

  test('(.{0,1000}q)\\d$ needs few where the automaton can be used', () => {
    const pattern = compile('(.{0,1000}q)\\d$', false);
    expect(pattern.kind === 'ok' && pattern.matches('q1 '.repeat(100_000))).toBe(false);
    expect(pattern.kind === 'ok' && pattern.matches(`${'q1 '.repeat(100_000)}q1`)).toBe(true);
  });

  test.each(HONEST)('is not %s on a megabyte', (source) => {
    const pattern = compile(source, false);
    for (const text of [PROSE, JSON_ROWS, 'Ää word, '])
      expect(pattern.kind === 'ok' && pattern.matches(text.repeat(1_000_000 / text.length))).toBe(false);
  });

  test('leaves few of its states behind, of which thousands of expressions would have gigabytes', () => {
    const text = 'q1 '.repeat(700);
    const patterns = Array.from({ length: 10 }, (_, at) => compile(`(.{0,${600 + at}}q)\\d$`, false));
    const before = usedAfterCollection();
    for (const pattern of patterns) expect(pattern.kind === 'ok' && pattern.matches(text)).toBe(false);
    expect((usedAfterCollection() - before) / patterns.length).toBeLessThan(500_000);
  });
});

/** Bytes of the heap without what nobody can reach. */
function usedAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('expressions match what those of JavaScript match', () => {
  const atom = fc.constantFrom('a', 'b', '.', '\\d', '[ab]', '[^a]', '\\b', '^', '$', '\\w', '1', ' ');
  const { source } = fc.letrec<{ source: string }>((tie) => ({
    source: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(tie('source'), tie('source')).map(([one, other]) => one + other),
      fc.tuple(tie('source'), tie('source')).map(([one, other]) => `(${one}|${other})`),
      fc
        .tuple(tie('source'), fc.constantFrom('*', '+', '?', '{0,3}', '{2}', '*?'))
        .map(([one, often]) => `(?:${one})${often}`),
    ),
  }));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'ä'), maxLength: 30 });
  fc.assert(
    fc.property(source, fc.array(text, { minLength: 1, maxLength: 4 }), (written, texts) => {
      const pattern = compile(written, false);
      const expression = new RegExp(written, 'u');
      // The second text meets the states of the first.
      for (const one of texts) expect(pattern.kind === 'ok' && pattern.matches(one)).toBe(expression.test(one));
    }),
    { numRuns: fewer(4_000) },
  );
});

describe('an expression that RE2 does not know is refused', () => {
  test.each(['a(?=b)', '(?<!a)b', '(a)\\1', '(a{1000}){1000}', '[', '(', '*', '\\'])('%s', (source) => {
    expect(compile(source, false).kind).toBe('invalid');
  });
});

test('case counts unless it is said that it does not', () => {
  const [exact, loose] = [compile('Straße', false), compile('Straße', true)];
  expect([exact, loose].map((one) => one.kind === 'ok' && one.matches('STRAßE'))).toEqual([false, true]);
});
