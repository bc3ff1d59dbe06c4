import { describe, expect, test } from 'vitest';
import { scoreInterval } from '../../../src/core/comparison/run-noise.js';
import { fewer } from '../../support/fewer.js';
import { makeFigures } from '../../support/make.js';
import { makeRandom } from '../../support/random.js';

/** Questions of templates, by their scores. */
const questionsOf = (templates: readonly (readonly (number | null)[])[]) =>
  templates.flatMap((scores, template) =>
    scores.map((score, index) => makeFigures({ id: `q${template}-${index}`, templateId: `t${template}`, score })),
  );

describe('the interval of a steps score', () => {
  test('covers the true score in about 95 of 100 runs, also where templates stand or fall together', () => {
    const random = makeRandom(7);
    const [truth, runs] = [0.7, fewer(6_000)];
    let covered = 0;
    for (let run = 0; run < runs; run++) {
      // A rate per template, uniform with the mean 0.7: the questions of a template are alike.
      const templates = Array.from({ length: 40 }, () => 0.4 + 0.6 * random()).map((rate) =>
        Array.from({ length: 4 }, () => (random() < rate ? 1 : 0)),
      );
      const interval = scoreInterval(questionsOf(templates));
      if (interval && interval.low <= truth && truth <= interval.high) covered++;
    }
    expect(covered / runs).toBeGreaterThan(0.91);
    expect(covered / runs).toBeLessThan(0.985);
  });

  test('is wider where the questions of a template are alike', () => {
    const width = (templates: number[][]) => {
      const { low, high } = scoreInterval(questionsOf(templates)) ?? { low: 0, high: 0 };
      return high - low;
    };
    const apart = Array.from({ length: 20 }, () => [1, 1, 0, 1]);
    const mixed = apart.map((scores, at) => (at % 2 === 0 ? [1, 1, 0, 0] : scores.map(() => 1)));
    const together = Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? [0, 0, 0, 0] : [1, 1, 1, 1]));
    expect(width(together)).toBeGreaterThan(1.4 * width(mixed));
  });

  // Wilson's interval with the templates as observations, by its formula: n / (n + z²) and z² / (n + z²).
  test.each([
    [1, { low: 20 / (20 + 1.959964 ** 2), high: 1 }],
    [0, { low: 0, high: 1.959964 ** 2 / (20 + 1.959964 ** 2) }],
  ])('has a width even where every score is %d', (score, { low, high }) => {
    const interval = scoreInterval(questionsOf(Array.from({ length: 20 }, () => [score, score])));
    expect(interval?.low).toBeCloseTo(low, 9);
    expect(interval?.high).toBeCloseTo(high, 9);
  });

  test('is not there for one template, or without a score', () => {
    expect(scoreInterval(questionsOf([[1, 0, 1]]))).toBeNull();
    expect(scoreInterval(questionsOf([[null], [null]]))).toBeNull();
    expect(scoreInterval([])).toBeNull();
  });
});
