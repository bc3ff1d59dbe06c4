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

  test.each(['exact', 'includes', 'within'] as const)('in any order are compared to 200 levels (%s)', (mode) => {
    for (const levels of [30, 200]) {
      const value = nested(levels, 1, isMixed);
      expect(matchValues(value, nested(levels, 1, isMixed), { mode, rules: UNORDERED })).toBeNull();
      expect(matchValues(value, nested(levels, 2, isMixed), { mode, rules: NEAR })).toBeNull();
      expect(matchValues(value, nested(levels, 5, isMixed), { mode, rules: NEAR })).not.toBeNull();
    }
    for (const levels of [202, 998]) {
      const [reference, actual] = [nested(levels, 1, isMixed), nested(levels, 5, isMixed)];
      expect(matchValues(reference, actual, { mode, rules: UNORDERED })).toMatchObject({ tooSymmetric: true });
      expect(matchValues(reference, actual, { mode, rules: NEAR })).toMatchObject({ tooSymmetric: true });
    }
  });
});
