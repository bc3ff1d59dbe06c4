import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPairs, type Pair } from '../../../src/core/text/matching.js';

const size = (pairs: readonly Pair[], references: number, actuals: number) =>
  matchPairs(pairs, references, actuals).filter((partner) => partner !== null).length;

describe('matching claims', () => {
  /** Pairs as `0:1`. */
  const pairsIn = (text: string): Pair[] =>
    text.split(' ').flatMap((pair): Pair[] => (pair === '' ? [] : [pair.split(':').map(Number) as [number, number]]));
  test.each<[string, string, number, number, number]>([
    ['each claim counts once', '0:0 0:1 1:0', 2, 2, 2],
    ['one claim cannot be paired with two', '0:0 1:0', 2, 1, 1],
    ['a pair said twice is one', '0:0 0:0', 1, 1, 1],
    ['the first choice gives way where that gains one', '0:0 1:0 1:1 2:1 2:2', 3, 3, 3],
    ['indexes out of range are dropped', '0:5 7:0 -1:0 0:-1', 1, 1, 0],
    ['indexes that are not integers are dropped', '0.5:0 0:NaN', 1, 1, 0],
    ['no pairs, no match', '', 2, 2, 0],
    ['no claims, no match', '0:0', 0, 0, 0],
  ])('%s', (_, pairs, references, actuals, expected) => {
    expect(size(pairsIn(pairs), references, actuals)).toBe(expected);
  });

  test('is the largest that trying all subsets finds', () => {
    const index = fc.integer({ min: -1, max: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(index, index), { maxLength: 9 }), (pairs) => {
        expect(size(pairs, 4, 3)).toBe(largest(pairs.filter(([a, b]) => a >= 0 && a < 4 && b >= 0 && b < 3)));
      }),
    );
  });
});

/** The largest set of pairs without a common index, by trying. */
function largest(pairs: readonly Pair[]): number {
  const [first, ...rest] = pairs;
  if (!first) return 0;
  const compatible = rest.filter(([a, b]) => a !== first[0] && b !== first[1]);
  return Math.max(largest(rest), 1 + largest(compatible));
}
