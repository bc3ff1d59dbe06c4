/** Characters of a text that are looked at together. */
const BLOCK = 3;
const SLOTS = 1 << 15;

/**
 * Whether a text may hold one of some texts, each of at least three characters: false is certain. It looks at few places
 * of a text, however many are sought (the algorithm of Wu and Manber), where an expression tries them all at each place.
 */
export function makeMayHold(sought: readonly string[]): (text: string) => boolean {
  const length = Math.min(...sought.map((one) => one.length));
  const starts = new Set(sought.map((one) => one.slice(0, length)));
  /** How far the nearest start can be, by the block before. */
  const skips = new Uint32Array(SLOTS).fill(length - BLOCK + 1);
  for (const start of starts) {
    for (let end = BLOCK; end <= length; end++) {
      const slot = slotOf(start, end);
      skips[slot] = Math.min(skips[slot] as number, length - end);
    }
  }
  return (text) => {
    for (let end = length; end <= text.length; ) {
      const skip = skips[slotOf(text, end)] as number;
      if (skip === 0 && starts.has(text.slice(end - length, end))) return true;
      end += skip || 1;
    }
    return false;
  };
}

/** The slot of the block that ends at a place. */
function slotOf(text: string, end: number): number {
  const [third, second, first] = [text.charCodeAt(end - 1), text.charCodeAt(end - 2), text.charCodeAt(end - 3)];
  return (third ^ (second << 5) ^ (first << 10)) & (SLOTS - 1);
}
