import { differencesOf } from '../../src/core/why/compare-conditions.js';
import type { ComparedQuery } from '../../src/core/why/explain-queries.js';
import { likelyDifferences, writtenDifference } from '../../src/core/why/likely-differences.js';
import type { ShownMiss } from '../../src/core/why/possible-differences.js';
import type { QueryDifference } from '../../src/core/words/causes.js';

/** All differences of two queries, in no special order; null for queries that cannot be read. */
export function allDifferences(compared: ComparedQuery | null): QueryDifference[] | null {
  if (!compared || compared.isListed) return compared && [];
  return differencesOf(compared).map((one) => writtenDifference(one, compared));
}

/** The differences that can have led to a miss, the most likely first; `harmless` and `harmlessElsewhere`: see `MissFacts`. */
export function likely(
  compared: ComparedQuery | null,
  miss: ShownMiss,
  harmless: Iterable<string> = [],
  harmlessElsewhere: Iterable<string> = [],
): QueryDifference[] {
  if (!compared) return [];
  const found = likelyDifferences(compared, {
    ...miss,
    harmless: new Set(harmless),
    harmlessElsewhere: new Set(harmlessElsewhere),
  });
  return found.map((one) => writtenDifference(one, compared));
}

/** The cases of a text: each begins with its title, and has indented lines below it. */
export function casesIn(text: string): string[][] {
  const cases = text.trim().split(/\n(?! )/);
  return cases.map((one) => one.split('\n').map((line) => line.trim()));
}

/** A difference as its kind, what the reference has, what the actual query has, and the names and values of the rest. */
export function lineOf({ kind, expected = '', actual = '', ...others }: QueryDifference): string {
  return [kind, expected, actual, ...Object.entries(others).flat()].join(' | ').trim();
}
