import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../src/adapters/patterns.js';
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

describe('an expression that RE2 does not know is refused', () => {
  test.each(['a(?=b)', '(?<!a)b', '(a)\\1', '(a{1000}){1000}', '[', '(', '*', '\\'])('%s', (source) => {
    expect(compile(source, false).kind).toBe('invalid');
  });
});

test('case counts unless it is said that it does not', () => {
  const [exact, loose] = [compile('Straße', false), compile('Straße', true)];
  expect([exact, loose].map((one) => one.kind === 'ok' && one.matches('STRAßE'))).toEqual([false, true]);
});
