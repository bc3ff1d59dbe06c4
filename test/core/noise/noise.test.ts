import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../../src/core/noise/clusters.js';
import { judgeNoise, type Noise } from '../../../src/core/noise/noise.js';
import { EXAMPLE, makeDifferences } from '../../support/differences.js';

function judged(changes: readonly (readonly number[])[]): Noise {
  const noise = judgeNoise(clustersOf(makeDifferences(changes)));
  if (noise === null) throw new Error('nothing to judge');
  return noise.micro;
}

const times = (count: number, changes: readonly number[]) => Array.from({ length: count }, () => changes);

describe('what a difference is worth', () => {
  test('is told with error, p and detectable change', () => {
    const noise = judged(EXAMPLE);
    expect(noise).toMatchObject({ kind: 'too-few', p: 0.5, templates: 4, changed: 4 });
    expect(noise.change).toBeCloseTo(0.272727, 6);
    expect(noise.standardError).toBeCloseTo(0.195107, 6);
    expect(noise.detectable).toBeCloseTo(2.802 * 0.195107, 5);
  });

  test.each<[string, readonly (readonly number[])[], Noise['kind']]>([
    ['one question', [[1]], 'too-few'],
    ['one template', [[1, 1, 0, 1, 1]], 'too-few'],
    ['no differences', times(30, [0, 0]), 'too-few'],
    ['five templates that all fell', times(5, [-1]), 'too-few'],
    ['six templates that all fell', times(6, [-1]), 'larger'],
    ['everything changed, half of it for the better', [...times(10, [1, 1]), ...times(10, [-1, -1])], 'none'],
    ['everything rose', times(50, [1]), 'larger'],
    ['five of fifty templates fell', [...times(5, [-1, -1]), ...times(45, [0, 0])], 'too-few'],
    ['eight of fifty templates fell', [...times(8, [-1, 0]), ...times(42, [0, 0])], 'larger'],
    // Thirty questions agree, but they are one template: questions of one template stand or fall together.
    ['one large template that fell', [new Array(30).fill(-1), ...times(10, [1]), ...times(9, [-1])], 'none'],
  ])('%s', (_, changes, kind) => {
    expect(judged(changes).kind).toBe(kind);
  });

  test('is nothing without questions', () => {
    expect(judgeNoise(clustersOf([]))).toBeNull();
  });
});

const scores = fc.array(fc.array(fc.constantFrom(-1, -0.5, 0, 0, 0, 0.25, 1), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 25,
});
const effort = { draws: 200, flips: 200 };

test('figures are finite, in their ranges and the same each time', () => {
  fc.assert(
    fc.property(scores, fc.boolean(), (changes, macro) => {
      const clusters = clustersOf(makeDifferences(changes));
      const judge = () => judgeNoise(clusters, effort)?.[macro ? 'macro' : 'micro'] as Noise;
      const noise = judge();
      const { interval, standardError, p, detectable } = noise;
      const figures = [noise.change, standardError ?? 0, detectable ?? 0, interval?.low ?? 0, interval?.high ?? 0];
      expect(figures.every((figure) => Number.isFinite(figure) && Math.abs(figure) <= 3)).toBe(true);
      expect(p > 0 && p <= 1).toBe(true);
      expect(judge()).toEqual(noise);
    }),
  );
});

test('runs that swap sides swap signs', () => {
  fc.assert(
    fc.property(scores, (changes) => {
      const swapped = changes.map((template) => template.map((change) => -change));
      const [there, back] = [changes, swapped].map(
        (side) => judgeNoise(clustersOf(makeDifferences(side)), effort)?.micro,
      );
      expect(back?.kind).toBe(there?.kind);
      expect(back?.p).toBe(there?.p);
      expect(back?.interval?.low ?? 0).toBeCloseTo(-(there?.interval?.high ?? 0), 12);
    }),
  );
});
