import type { FoundDifference } from './found-difference.js';
import type { QuerySyntax } from './query-syntax.js';
import type { Condition } from './same-variables.js';

/** Which rows of a query or of a query inside it are kept, and in which order. */
export interface Slice {
  /** `LIMIT 10 OFFSET 5`; null for neither. */
  readonly limit: string | null;
  /** The most rows that it gives. */
  readonly rows: number;
  readonly keys: readonly Condition[];
}

export function limitText({ limit, offset }: QuerySyntax): string | null {
  const parts = [limit === undefined ? '' : `LIMIT ${limit}`, offset ? `OFFSET ${offset}` : ''];
  return parts.filter((part) => part !== '').join(' ') || null;
}

/** Limits that only one query has, wherever it has them; the whole query's slice is the first. */
export function limitDifferences(reference: readonly Slice[], actual: readonly Slice[]): FoundDifference[] {
  const [missing, extra] = [onlyIn(reference, actual), onlyIn(actual, reference)];
  return Array.from({ length: Math.max(missing.length, extra.length) }, (_, at) => ({
    kind: 'limit' as const,
    ...(missing[at] !== undefined && { expected: missing[at] }),
    ...(extra[at] !== undefined && { actual: extra[at] }),
  }));
}

function onlyIn(one: readonly Slice[], other: readonly Slice[]): string[] {
  const rest = new Map<string, number>();
  for (const { limit } of other) if (limit !== null) rest.set(limit, (rest.get(limit) ?? 0) + 1);
  return one.flatMap(({ limit }) => {
    const left = limit === null ? 0 : (rest.get(limit) ?? 0);
    if (limit !== null) rest.set(limit, left - 1);
    return limit === null || left > 0 ? [] : [limit];
  });
}
