interface FreePlaces {
  /** The first free place from here on; the number of places where there is none. */
  readonly from: (at: number) => number;
  /** The last free place before this one; -1 where there is none. */
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
