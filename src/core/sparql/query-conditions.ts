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
    for (const one of differences) {
      const constant = isOnlyOn(side, one, PREDICATES) ? constantOf(one[side] ?? '', facts) : null;
      const other = differences.find((found) => found[side] === constant && isOnlyOn(side, found, CONSTANTS));
      if (constant === null || !other) continue;
      told.add(one);
      joined.set(other, { ...one, [side]: `${one[side]} ${constant}`, isCondition: true });
    }
  }
  return differences.filter((one) => !told.has(one)).map((one) => joined.get(one) ?? one);
}

const PREDICATES: ReadonlySet<string> = new Set(['predicate_missing', 'predicate_extra']);
const CONSTANTS: ReadonlySet<string> = new Set(['constant_other']);

function isOnlyOn(side: Side, { kind, ...sides }: FoundDifference, kinds: ReadonlySet<string>): boolean {
  return kinds.has(kind) && sides[side] !== undefined && sides[side === 'actual' ? 'expected' : 'actual'] === undefined;
}

/** The literal that is the value of a property in all patterns with it, and of no other property. */
function constantOf(predicate: string, { triples }: QueryFacts): string | null {
  const [first, ...others] = triples.filter((triple) => triple.predicate === predicate).map(({ object }) => object);
  if (!first?.startsWith('"') || others.some((object) => object !== first)) return null;
  return triples.some((triple) => triple.object === first && triple.predicate !== predicate) ? null : first;
}
