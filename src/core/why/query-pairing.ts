/** Facts of a kind beyond these are not paired. */
const MAX_PAIRED = 40;

export interface Paired<T> {
  readonly pairs: readonly (readonly [T, T])[];
  readonly missing: readonly T[];
  readonly extra: readonly T[];
}

/**
 * Pairs what only the reference has with what only the actual query has: the two with most words in common first, then
 * in their order. `textOf` gives the words of an item.
 */
export function pairAlike<T>(
  missing: readonly T[],
  extra: readonly T[],
  textOf: (item: T) => string,
  /**
   * What else makes two alike, or less alike; then those that have nothing in common are no pair, unless they are the only
   * ones and it is not below 0.
   */
  bonus?: (one: T, other: T) => number,
): Paired<T> {
  const areLike = bonus !== undefined;
  const [left, right] = [missing.slice(0, MAX_PAIRED), extra.slice(0, MAX_PAIRED)];
  const words = new Map([...left, ...right].map((item) => [item, wordsOf(textOf(item))]));
  const likeness = (one: T, other: T) =>
    sharedShare(words.get(one) ?? [], words.get(other) ?? []) + (bonus?.(one, other) ?? 0);
  const all = left.flatMap((one) => right.map((other) => ({ one, other, likeness: likeness(one, other) })));
  all.sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<T>();
  const partner = new Map<T, T>();
  const isOnly = missing.length === 1 && extra.length === 1;
  for (const { one, other, likeness } of all) {
    if (partner.has(one) || taken.has(other) || likeness < 0 || (likeness === 0 && areLike && !isOnly)) continue;
    partner.set(one, other);
    taken.add(other);
  }
  return {
    pairs: left.flatMap((one) => (partner.has(one) ? [[one, partner.get(one) as T] as const] : [])),
    missing: missing.filter((one) => !partner.has(one)),
    extra: extra.filter((other) => !taken.has(other)),
  };
}

/** The words of a local name such as `Terminal.ConductingEquipment`, without its namespace. */
function wordsOf(text: string): string[] {
  const ends = text.startsWith('<urn:') ? ['#', '/', ':'] : ['#', '/'];
  const local = text.slice(Math.max(...ends.map((end) => text.lastIndexOf(end))) + 1);
  return local.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu)?.map((word) => word.toLowerCase()) ?? [];
}

/** Words in common of all words, in [0, 1]. */
function sharedShare(one: readonly string[], other: readonly string[]): number {
  const words = new Set([...one, ...other]);
  const shared = one.filter((word) => other.includes(word)).length;
  return words.size === 0 ? 0 : Math.min(1, shared / words.size);
}
