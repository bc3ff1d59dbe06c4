import { expect, test } from 'vitest';
import { matchValues } from '../../../src/core/steps/match-value.js';
import { NO_RULES } from '../../../src/core/tables/value-rules.js';

test('partners that are taken count as looked at: a long list of objects with close numbers is given up', () => {
  const numbers = (by: number) => Array.from({ length: 60_000 }, (_, at) => ({ n: (at * 7919 * by) % 1 }));
  const rules = { ...NO_RULES, unordered: true, tolerance: { absolute: 0.5, relative: 0 } };
  expect(matchValues(numbers(0.618), numbers(0.414), { mode: 'exact', rules })).toMatchObject({ tooSymmetric: true });
});
