import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchMode } from '../../../src/core/steps/match-leaf.js';
import { matchValues } from '../../../src/core/steps/match-value.js';
import { NO_RULES, type ValueRules } from '../../../src/core/tables/value-rules.js';
import { differenceOf } from '../../../src/core/text/json-path.js';
import { isMapping } from '../../../src/core/text/values.js';

/** Small values with many equal parts. */
const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, 1.5, 2, '', 'a'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** The value with parts taken away. */
const lessOf = (whole: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(whole)) return fc.subarray(whole).chain((items) => fc.tuple(...items.map(lessOf)));
  if (!isMapping(whole)) return fc.constant(whole);
  return fc
    .subarray(Object.entries(whole))
    .chain((entries) => fc.tuple(...entries.map(([key, item]) => lessOf(item).map((less) => [key, less] as const))))
    .map((entries) => Object.fromEntries(entries));
};

const rules = (more: Partial<ValueRules>): ValueRules => ({ ...NO_RULES, ...more });
const UNORDERED = rules({ unordered: true });
const matches = (reference: unknown, actual: unknown, mode: MatchMode, how = rules({})) =>
  matchValues(reference, actual, { mode, rules: how }) === null;
const BOTH = [rules({}), UNORDERED];
const pair = fc.oneof(
  fc.tuple(value, value),
  value.chain((whole) => fc.tuple(lessOf(whole), fc.constant(whole))),
);

function permutations(list: readonly unknown[]): unknown[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, at) => permutations(list.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('values are matched so that', () => {
  test('every way is reflexive', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...BOTH), (one, how) => {
        for (const mode of ['exact', 'includes', 'within'] as const) expect(matches(one, one, mode, how)).toBe(true);
      }),
    );
  });

  test('within is includes the other way round', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...BOTH), ([a, b], how) => {
        expect(matches(a, b, 'within', how)).toBe(matches(b, a, 'includes', how));
      }),
    );
  });

  test('exact implies both, and both of ordered values imply exact', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...BOTH), ([a, b], how) => {
        const both = matches(a, b, 'includes', how) && matches(a, b, 'within', how);
        if (matches(a, b, 'exact', how)) expect(both).toBe(true);
        if (both) expect(matches(a, b, 'exact', how)).toBe(true);
      }),
    );
  });

  test('exact without rules, and tolerance 0, are equality', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const equal = differenceOf(a, b) === null;
        expect(matches(a, b, 'exact')).toBe(equal);
        expect(matches(a, b, 'exact', rules({ tolerance: { absolute: 0, relative: 0 } }))).toBe(equal);
      }),
    );
  });

  test('unordered equals some permutation', () => {
    const item = fc.oneof(value, fc.integer({ min: 0, max: 3 }));
    const list = fc.array(item, { maxLength: 4 });
    const lists = fc.oneof(
      fc.tuple(list, list),
      list.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
    );
    const tolerances = fc.constantFrom(null, { absolute: 1, relative: 0 }, { absolute: 0.5, relative: 0.4 });
    const flat = (items: readonly unknown[]) => !items.some((one) => typeof one === 'object' && one !== null);
    fc.assert(
      fc.property(lists, fc.constantFrom('exact', 'includes', 'within'), tolerances, ([a, b], mode, tolerance) => {
        fc.pre(flat(a) && flat(b));
        const some = permutations(b).some((turned) => matches(a, turned, mode, rules({ tolerance })));
        expect(matches(a, b, mode, rules({ unordered: true, tolerance }))).toBe(some);
      }),
      { numRuns: 500 },
    );
  });
});
