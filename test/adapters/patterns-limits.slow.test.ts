import { describe, expect, test } from 'vitest';
import { loadPatterns } from '../../src/adapters/patterns.js';
import { makeRandom } from '../support/random.js';

const compile = await loadPatterns();

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
});
