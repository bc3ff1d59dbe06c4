import type { BaseDifference } from '../cause-words.js';
import { countDifferences, likeliestFirst } from './difference-order.js';
import type { FoundDifference } from './found-difference.js';
import { isLabelName } from './label-names.js';
import type { ShownMiss } from './possible-differences.js';

const NONE = countDifferences([]);

/**
 * Which way to the asked entity the matching query of another run has, and no query of this run. Null for none: by which names,
 * optional values or steps on the way another run got its rows says nothing of why this run missed them.
 */
export function baseDifference(
  found: readonly FoundDifference[],
  /** The queries of this run. */
  asked: readonly string[],
  miss: ShownMiss,
): Omit<BaseDifference, 'label'> | null {
  const known = asked.map(namesIn);
  const isNew = (names: readonly string[]) => !known.some((all) => names.every((name) => all.has(name)));
  const ways = found.filter((one) => isWay(one) && isNew(propertiesOf(one.expected ?? '')));
  const [first] = likeliestFirst(ways, NONE, miss);
  return first?.expected === undefined ? null : { ...first, expected: first.expected };
}

/** From the same entity, and another relation than the one that this run has. */
function isWay({ isLink, isSameRelation, instead, expected = '' }: FoundDifference): boolean {
  if (!isLink || isSameRelation || instead !== undefined) return false;
  return propertiesOf(expected).some((name) => !isLabelName(name));
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
function namesIn(query: string): ReadonlySet<string> {
  const words: readonly string[] = query.match(/[\p{L}\p{N}_.-]+/gu) ?? [];
  return new Set(words.map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)));
}
