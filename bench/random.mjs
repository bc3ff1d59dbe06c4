/** A small generator of repeatable numbers in [0, 1): mulberry32, public domain. */
export function makeRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from 0 to below `limit`. */
export function below(random, limit) {
  return Math.floor(random() * limit);
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled(random, items) {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}
