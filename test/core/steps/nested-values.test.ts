import { describe, expect, test } from 'vitest';
import { matchValues } from '../../../src/core/steps/match-value.js';
import { NO_RULES, type ValueRules } from '../../../src/core/tables/value-rules.js';

const UNORDERED: ValueRules = { ...NO_RULES, unordered: true };
const NEAR: ValueRules = { ...UNORDERED, tolerance: { absolute: 1, relative: 0 } };

/** A value within so many lists, or within lists and mappings by turns. */
function nested(levels: number, value: unknown, isMixed: boolean): unknown {
  let outer = value;
  for (let level = 0; level < levels; level++) outer = isMixed && level % 2 === 0 ? { a: outer } : [outer];
  return outer;
}

// If an item were compared twice, each level would double the work: 30 levels would take hours.
describe.each([
  ['lists', false],
  ['lists in mappings', true],
])('%s that are nested deep', (_, isMixed) => {
  test.each(['exact', 'includes', 'within'] as const)('differ at their end (%s)', (mode) => {
    for (const levels of [30, 300, 998]) {
      const [reference, actual] = [nested(levels, 1, isMixed), nested(levels, 5, isMixed)];
      expect(matchValues(reference, actual, { mode, rules: NO_RULES })).toMatchObject({ reference: 1, actual: 5 });
    }
  });

  test.each(['exact', 'includes', 'within'] as const)('are compared to 200 levels in any order (%s)', (mode) => {
    const compare = (levels: number, number: number, rules: ValueRules) =>
      matchValues(nested(levels, 1, isMixed), nested(levels, number, isMixed), { mode, rules });
    expect(compare(200, 1, UNORDERED)).toBeNull();
    expect(compare(200, 2, NEAR)).toBeNull();
    expect(compare(200, 5, NEAR)).toMatchObject({ bag: expect.any(String) });
    expect(compare(998, 1, NEAR)).toMatchObject({ tooSymmetric: true });
  });
});

test('a list in any order whose items would need millions of comparisons is given up', () => {
  const items = (from: number, step = 1) =>
    Array.from({ length: 3000 }, (_, at) => ({ n: from + 10 * ((at * step) % 3000) }));
  const how = { mode: 'exact', rules: NEAR } as const;
  expect(matchValues(items(0), items(0.5), how)).toBeNull();
  expect(matchValues(items(0), items(0.5).reverse(), how)).toBeNull();
  expect(matchValues(items(0), items(0.5, 7919), how)).toMatchObject({ tooSymmetric: true });
});
