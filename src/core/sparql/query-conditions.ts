import { setAt } from '../values.js';
import type { FoundDifference } from './found-difference.js';
import type { QueryFacts } from './query-facts.js';

type Side = 'expected' | 'actual';

/**
 * Differences with a property and its value as one where only one query has both: `m:status "open"` says more than `"open"`
 * and `m:status` do.
 */
export function withConditions(
  differences: readonly FoundDifference[],
  reference: QueryFacts,
  actual: QueryFacts,
): FoundDifference[] {
  const joined = new Map<FoundDifference, FoundDifference>();
  const told = new Set<FoundDifference>();
  for (const [side, facts] of [
    ['expected', reference],
    ['actual', actual],
  ] as const) {
    const conditionOf = conditionsOf(facts);
    const constants = new Map(
      differences.filter((one) => isOnlyOn(side, one, CONSTANTS)).map((one) => [one[side], one]),
    );
    for (const one of differences) {
      const constant = isOnlyOn(side, one, PREDICATES) ? conditionOf.get(one[side] ?? '') : undefined;
      const other = constant === undefined ? undefined : constants.get(constant);
      if (!other) continue;
      told.add(one);
      joined.set(other, { ...one, [side]: `${one[side]} ${constant}`, isCondition: true });
    }
  }
  return differences.filter((one) => !told.has(one)).map((one) => joined.get(one) ?? one);
}

const PREDICATES: ReadonlySet<string> = new Set(['predicate_missing', 'predicate_extra']);
const CONSTANTS: ReadonlySet<string> = new Set(['constant_other']);

function isOnlyOn(side: Side, one: FoundDifference, kinds: ReadonlySet<string>): boolean {
  return kinds.has(one.kind) && one[side] !== undefined && one[side === 'actual' ? 'expected' : 'actual'] === undefined;
}

/** By property the literal that is its value in all patterns with it, and the value of no other property. */
function conditionsOf({ triples }: QueryFacts): ReadonlyMap<string, string> {
  const [values, properties] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { predicate, object } of triples) {
    setAt(values, predicate).add(object);
    setAt(properties, object).add(predicate);
  }
  const only = [...values].flatMap(([predicate, [value = '', ...others]]): [string, string][] => {
    const isOnly = value.startsWith('"') && others.length === 0 && properties.get(value)?.size === 1;
    return isOnly ? [[predicate, value]] : [];
  });
  return new Map(only);
}
