import { isLabelName } from '../steps/query-text.js';
import type { FoundDifference } from './compare-ways.js';

/**
 * The first way to an entity that the right query of another run has, and no query of this run; `asked`: all queries of this
 * run. Null for none: by which names or optional values another run got its rows does not explain a miss.
 */
export function wayOnlyIn(found: readonly FoundDifference[], asked: readonly string[]): FoundDifference | null {
  const known = asked.map(namesOfQuery);
  const isNew = (names: readonly string[]) => !known.some((all) => names.every((name) => all.has(name)));
  return found.find((one) => isOtherWay(one) && isNew(propertiesOf(one.expected ?? ''))) ?? null;
}

/** Another relation than the one that this run has. */
function isOtherWay({ isWay, isSameRelation, expected = '' }: FoundDifference): boolean {
  return isWay === true && !isSameRelation && propertiesOf(expected).some((name) => !isLabelName(name));
}

/** The names of the properties on a way, without their namespaces. */
function propertiesOf(way: string): string[] {
  const properties: readonly string[] = way.match(/<[^<>\s]*>|[^\s/|^()+*?!…]+/g) ?? [];
  return properties
    .map(
      (property) =>
        property
          .replace('>', '')
          .split(/[/#:<]/)
          .at(-1) ?? '',
    )
    .filter(Boolean);
}

/** All words of a query, without the dot that ends a statement. */
function namesOfQuery(query: string): ReadonlySet<string> {
  const words: readonly string[] = query.match(/[\p{L}\p{N}_.-]+/gu) ?? [];
  return new Set(words.map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)));
}
