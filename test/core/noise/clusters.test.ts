import { describe, expect, test } from 'vitest';
import { type Clusters, clustersOf, evenly, meanChange, standardError } from '../../../src/core/noise/clusters.js';
import { EXAMPLE, makeDifferences } from '../../support/differences.js';

function both(clusters: Clusters): [number, number | null] {
  return [meanChange(clusters), standardError(clusters)];
}

describe('a mean difference and its standard error', () => {
  const clusters = clustersOf(makeDifferences(EXAMPLE));

  test('take templates for observations: micro', () => {
    const [change, error] = both(clusters);
    expect(change).toBeCloseTo(0.272727, 6);
    expect(error).toBeCloseTo(0.195107, 6);
  });

  test('take templates for equals: macro', () => {
    const [change, error] = both(evenly(clusters));
    expect(change).toBeCloseTo(0.208333, 6);
    expect(error).toBeCloseTo(0.239357, 6);
  });

  test('with one question a template are those of the plain mean', () => {
    const values = [1, 0, 0, -1, 1, 1];
    const mean = 2 / 6;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 5;
    const [change, error] = both(clustersOf(makeDifferences(values.map((value) => [value]))));
    expect(change).toBeCloseTo(mean, 12);
    expect(error).toBeCloseTo(Math.sqrt(variance / 6), 12);
  });

  test.each<[string, number[][], [number, number | null]]>([
    ['nothing', [], [0, null]],
    ['one question', [[1]], [1, null]],
    ['one template', [[1, 0, -1, 1]], [0.25, null]],
    ['no differences', [[0, 0], [0]], [0, 0]],
    ['everything changed alike', [[1, 1], [1]], [1, 0]],
  ])('of %s are no NaN', (_, changes, expected) => {
    expect(both(clustersOf(makeDifferences(changes)))).toEqual(expected);
    expect(both(evenly(clustersOf(makeDifferences(changes))))).toEqual(expected);
  });
});

describe('clusters', () => {
  test('do not depend on the order of questions', () => {
    const differences = makeDifferences(EXAMPLE);
    expect(clustersOf([...differences].reverse())).toEqual(clustersOf(differences));
  });

  test('are nought where their differences cancel out but for rounding', () => {
    expect([...clustersOf(makeDifferences([[0.1, 0.2, -0.3]])).sums]).toEqual([0]);
  });
});
