import type { FoundDifference } from './found-difference.js';
import type { QueryFacts } from './query-facts.js';
import { placeText } from './query-roles.js';
import { type Condition, conditionsOnlyIn, type IsSame } from './same-variables.js';

/** Filters that only one query has. */
export function filterDifferences(reference: QueryFacts, actual: QueryFacts, isSame: IsSame): FoundDifference[] {
  const missing = conditionsOnlyIn(reference.filters, actual.filters, isSame);
  const extra = conditionsOnlyIn(actual.filters, reference.filters, (one, other) => isSame(other, one));
  return [
    ...textsApart(missing, reference, extra).map((expected) => ({ kind: 'filter_missing' as const, expected })),
    ...textsApart(extra, actual, missing).map((other) => ({ kind: 'filter_extra' as const, actual: other })),
  ];
}

/** Variables that have one name in both queries are written as what they are. */
function textsApart(one: readonly Condition[], { placesBy }: QueryFacts, other: readonly Condition[]): string[] {
  const others = new Set(other.map(({ shown }) => shown));
  return one.map(({ shown, textWith }) =>
    others.has(shown) ? textWith((name) => placeText(placesBy.get(name))) : shown,
  );
}

const FILTERS = { expected: 'filter_extra', actual: 'filter_missing' } as const;
const OTHER = { expected: 'actual', actual: 'expected' } as const;
const PATTERNS: ReadonlySet<string> = new Set([
  'constant_other',
  'class_other',
  'predicate_missing',
  'predicate_extra',
  'path',
]);

/**
 * What one query has in a pattern and the other in a filter as one difference: the text `"open"` is not missing where the query has
 * `LCASE(?s) = "open"`, nor is a property where it has NOT EXISTS with it.
 */
export function withFilters(differences: readonly FoundDifference[]): FoundDifference[] {
  const joined = new Map<FoundDifference, FoundDifference>();
  const told = new Set<FoundDifference>();
  for (const side of ['expected', 'actual'] as const) {
    const filters = filtersByTerm(differences, side);
    for (const one of differences) {
      const text = one[side];
      const filter = isOnlyOn(side, one) && text !== undefined ? filters.get(text.replace(OPTIONAL, '')) : undefined;
      if (!filter) continue;
      told.add(one);
      if (!joined.has(filter)) joined.set(filter, { ...filter, [side]: text });
    }
  }
  return differences.filter((one) => !told.has(one)).map((one) => joined.get(one) ?? one);
}

const OPTIONAL = /^OPTIONAL /;

function isOnlyOn(side: 'expected' | 'actual', one: FoundDifference): boolean {
  return PATTERNS.has(one.kind) && one[OTHER[side]] === undefined;
}

/** A literal without an end goes to the end of the text, which bounds the search. */
const TERM = /<[^<>\s]*>|"(?:[^"\\]|\\[\s\S])*(?:"(?:@[a-z0-9-]+)?|\\?$)/gi;

/** The filters of the other side, by the IRIs and literals in them. */
function filtersByTerm(
  differences: readonly FoundDifference[],
  side: 'expected' | 'actual',
): ReadonlyMap<string, FoundDifference> {
  const other = OTHER[side];
  const filters = differences.filter(({ kind }) => kind === FILTERS[side]);
  return new Map(
    filters.flatMap((one) => [...(one[other] ?? '').matchAll(TERM)].map(([term]) => [term, one] as const)).reverse(),
  );
}
