export type Pair = readonly [reference: number, actual: number];

/** The partners of the indexes of one side, and of the other side; -1: none. */
export type Partners = Readonly<ReturnType<typeof noPartners>>;

export function noPartners(ones: number, others: number) {
  return { ofOne: new Array<number>(ones).fill(-1), ofOther: new Array<number>(others).fill(-1) };
}

/**
 * A largest set of pairs in which no index occurs twice; the partner of each reference index, null for none. Pairs out of
 * range are dropped.
 */
export function matchPairs(pairs: readonly Pair[], references: number, actuals: number): (number | null)[] {
  const partners = noPartners(references, actuals);
  const possible = Array.from({ length: references }, () => new Set<number>());
  for (const [reference, actual] of pairs) {
    const inRange = Number.isInteger(actual) && actual >= 0 && actual < actuals;
    if (inRange) possible[reference]?.add(actual);
  }
  for (const reference of possible.keys()) findPartner(reference, partners, (one) => possible[one] ?? []);
  return partners.ofOne.map((actual) => (actual < 0 ? null : actual));
}

/**
 * Finds a partner for an index of one side: a free one or, if there is none, one whose partner can move to another (maximum
 * bipartite matching by augmenting paths, Kuhn 1955). Breadth first, without recursion.
 */
export function findPartner(
  start: number,
  { ofOne, ofOther }: Partners,
  othersOf: (one: number) => Iterable<number>,
  fits: (one: number, other: number) => boolean = () => true,
): boolean {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const one of queue) {
    for (const other of othersOf(one)) {
      if (cameFrom.has(other) || !fits(one, other)) continue;
      cameFrom.set(other, one);
      const holder = ofOther[other] as number;
      if (holder >= 0) {
        queue.push(holder);
        continue;
      }
      for (let at = other; at >= 0; ) {
        const owner = cameFrom.get(at) as number;
        const before = ofOne[owner] as number;
        ofOne[owner] = at;
        ofOther[at] = owner;
        at = owner === start ? -1 : before;
      }
      return true;
    }
  }
  return false;
}

/**
 * Places that are taken one after the other: disjoint sets with path halving. `from`: the first free place from there on; the number of
 * places if all are taken.
 */
export function freePlaces(count: number) {
  const next = Int32Array.from({ length: count + 1 }, (_, at) => at);
  const from = (start: number): number => {
    let at = start;
    while (next[at] !== at) {
      next[at] = next[next[at] as number] as number;
      at = next[at] as number;
    }
    return at;
  };
  const take = (at: number): void => {
    next[at] = at + 1;
  };
  return { from, take };
}
