import { describe, expect, test } from 'vitest';
import type { Agent } from '../../support/agents.js';
import { PROVES } from '../../support/fewer.js';
import { type Change, simulateDetectable, simulateDrop, simulateReruns } from '../../support/simulation.js';

/** Shares of a few percent need more than the others; `npm run prove` draws five times as many of both. */
const RERUNS = PROVES ? 5000 : 1000;
const PAIRS = PROVES ? 2000 : 400;

/** Gives 8 flips of 100 answers. */
const USUAL = 0.16;

/** In every run every template moves as one. */
const TOGETHER = 1;

const SIZES = [
  [5, 4],
  [45, 4],
] as const;
const agentOf = ([templates, questions]: readonly [number, number], more: Partial<Agent> = {}): Agent => ({
  ...{ templates, questions, unstable: USUAL, flaky: 0, ...more },
});

describe.each(SIZES)('%i templates of %i questions', (...size) => {
  test('reruns are called larger in at most 5 %, and fail a gate in at most 5 %, stable or not', () => {
    const rows = [0, 0.1].map((flaky) => simulateReruns(agentOf(size, { flaky }), RERUNS, 1));
    for (const { larger, failed } of rows) {
      expect(larger).toBeLessThanOrEqual(0.05);
      expect(failed).toBeLessThanOrEqual(0.05);
    }
  });
});

const inTemplates: Change = ({ breakTemplates }, rates, base) => breakTemplates(rates, base, 0.05);

describe('a drop of 180 questions is found', () => {
  const agent = agentOf([45, 4]);
  test.each([3, 8])(
    'of %i percentage points spread over all questions, as often as by McNemar’s exact test',
    (points) => {
      const { found, mcnemar } = simulateDrop(agent, ({ spread }, rates) => spread(rates, points / 100), PAIRS, 2);
      expect(Math.abs(found - mcnemar)).toBeLessThan(0.03);
    },
  );

  test.each([
    [USUAL, 0.9],
    [0.3, 0.7],
  ])('of 5 percentage points in whole templates of 4 questions, with %d of them unstable', (unstable, least) => {
    const { found, mcnemar } = simulateDrop({ ...agent, unstable }, inTemplates, PAIRS, 3);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeGreaterThan(mcnemar + 0.3);
  });
});

const SEVERAL = [
  [50, 3, 2],
  [200, 4, 4],
] as const;

test.each(SEVERAL)(
  'wholly broken templates are named together: %i templates of %i, %i of them broken',
  (templates, questions, count) => {
    const change: Change = ({ breakTemplates }, rates, base) => breakTemplates(rates, base, count / templates);
    const { named, misnamed } = simulateDrop(agentOf([templates, questions]), change, PAIRS, 6);
    expect(named).toBeGreaterThan(0.95);
    expect(misnamed).toBeLessThan(0.01);
  },
);

test.each([
  [12, 3],
  [200, 4],
] as const)('a template is called broken in at most 2 of 100 reruns: %i templates of %i', (...size) => {
  const shares = [0, 0.1].map((flaky) => simulateReruns(agentOf(size, { flaky }), RERUNS, 1).broken);
  expect(Math.max(...shares)).toBeLessThan(0.02);
});

test.each([
  [45, 4, 0.3],
  [20, 4, USUAL],
])(
  'a drop as large as said to be detectable is found in four of five: %i templates of %i',
  (templates, questions, unstable) => {
    const found = simulateDetectable(agentOf([templates, questions], { unstable }), PAIRS, 4);
    expect(found).toBeGreaterThan(0.75);
    expect(found).toBeLessThan(0.85);
  },
);

test('reruns that move whole templates break the level, as the docs say', () => {
  const { designEffect, larger } = simulateReruns(agentOf([45, 4], { together: TOGETHER }), PAIRS, 5);
  expect(designEffect).toBeGreaterThan(1.9);
  expect(larger).toBeGreaterThan(0.2);
});
