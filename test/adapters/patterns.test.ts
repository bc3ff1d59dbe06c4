import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../src/adapters/patterns.js';
import { fewer } from '../support/fewer.js';
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

test.each(CATASTROPHIC)('no expression can hang a run: %s', (pattern, pump, end, matches) => {
  const output = pump.repeat(50_000) + end;
  const reference = { name: 't', output: pattern, match_output: 'regex' };
  const record = { actual_steps: [{ name: 't', status: 'success', output }] };
  expect(evaluated([[reference]], record).steps_score).toBe(matches ? 1 : 0);
});

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
