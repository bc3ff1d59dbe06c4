/** A pair of indexes, one of each side. */
export type Pair = readonly [reference: number, actual: number];

/**
 * A largest set of pairs in which no index occurs twice (maximum bipartite matching by augmenting paths, Kuhn 1955);
 * the partner of each reference index, null for none. Pairs out of range are dropped.
 */
export function matchPairs(pairs: readonly Pair[], references: number, actuals: number): (number | null)[] {
  const partners = candidates(pairs, references, actuals);
  const takenBy = new Array<number | null>(actuals).fill(null);
  for (let reference = 0; reference < references; reference++) {
    augment(reference, partners, takenBy, new Set());
  }
  const result = new Array<number | null>(references).fill(null);
  takenBy.forEach((reference, actual) => {
    if (reference !== null) result[reference] = actual;
  });
  return result;
}

function candidates(pairs: readonly Pair[], references: number, actuals: number): ReadonlySet<number>[] {
  const partners = Array.from({ length: references }, () => new Set<number>());
  for (const [reference, actual] of pairs) {
    const inRange = Number.isInteger(actual) && actual >= 0 && actual < actuals;
    if (inRange) partners[reference]?.add(actual);
  }
  return partners;
}

/** Finds a partner for a reference index, moving others to another partner where that makes room. */
function augment(
  reference: number,
  partners: readonly ReadonlySet<number>[],
  takenBy: (number | null)[],
  tried: Set<number>,
): boolean {
  for (const actual of partners[reference] ?? []) {
    if (tried.has(actual)) continue;
    tried.add(actual);
    const holder = takenBy[actual] ?? null;
    if (holder !== null && !augment(holder, partners, takenBy, tried)) continue;
    takenBy[actual] = reference;
    return true;
  }
  return false;
}

interface FreePlaces {
  /** The first free place from here on; the number of places if all are taken. */
  readonly from: (at: number) => number;
  /** The last free place before this one; -1 if all are taken. */
  readonly before: (at: number) => number;
  readonly take: (at: number) => void;
}

/** Places that are taken one after the other: disjoint sets with path halving, one for each direction. */
export function freePlaces(count: number): FreePlaces {
  const next = Int32Array.from({ length: count + 1 }, (_, at) => at);
  const previous = Int32Array.from({ length: count + 1 }, (_, at) => at);
  const find = (links: Int32Array, start: number): number => {
    let at = start;
    while (links[at] !== at) {
      links[at] = links[links[at] as number] as number;
      at = links[at] as number;
    }
    return at;
  };
  const take = (at: number): void => {
    next[at] = at + 1;
    previous[at + 1] = at;
  };
  return { from: (at) => find(next, at), before: (at) => find(previous, at) - 1, take };
}
