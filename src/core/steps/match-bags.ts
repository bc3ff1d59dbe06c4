import { type CandidateFinder, makeCandidateFinder } from './bag-index.js';
import { canonicalText } from './match-leaf.js';
import { type Compare, type Lists, type Matching, type Mismatch, type Place, placeAt } from './match-types.js';
import { hasTolerance, stateAt } from './value-rules.js';

/** Items of one list, each with a partner of its own in the other list; -1 for none yet. */
interface Pairing {
  readonly ofPart: Int32Array;
  readonly ofWhole: Int32Array;
}

/**
 * Lists whose order is free: each item of the smaller side needs one of its own on the other. Equal items are paired
 * first, near-linear in the size; only what is left is tried one by one, among the items that share a key's value.
 */
export function matchBags(lists: Lists, place: Place, matching: Matching, compare: Compare): Mismatch | null {
  const { left, right } = lists;
  const isWithin = matching.mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const pairing = pairEqual(lists, place, matching);
  const isExact = matching.mode === 'exact' && !hasTolerance(matching.rules);
  const open = [...part.keys()].filter((at) => (pairing.ofPart[at] as number) < 0);
  if (!isExact && open.length > 0) {
    const fits = (one: number, other: number): boolean => {
      const [index, at] = isWithin ? [whole[other], part[one]] : [part[one], whole[other]];
      const inside = placeAt(place, index as number, at as number);
      return compare(lists.reference[index as number], lists.actual[at as number], inside, matching) === null;
    };
    const candidates = makeCandidateFinder(lists, open, place, matching);
    for (const one of open) {
      if (matching.work.left <= 0) return { ...describe(lists, pairing, place, matching), tooSymmetric: true };
      if (!augment(one, pairing, candidates, fits, matching)) break;
    }
  }
  const isComplete = pairing.ofPart.every((other) => other >= 0);
  if (isComplete && (matching.mode !== 'exact' || left.length === right.length)) return null;
  const found = describe(lists, pairing, place, matching);
  return !isComplete && matching.work.left <= 0 ? { ...found, tooSymmetric: true } : found;
}

function pairEqual(lists: Lists, place: Place, matching: Matching): Pairing {
  const { reference, actual, left, right } = lists;
  const leftTexts = left.map((index) => canonicalText(reference[index], stateAt(place.reference, index), matching));
  const rightTexts = right.map((index) => canonicalText(actual[index], stateAt(place.actual, index), matching));
  const [part, whole] = matching.mode === 'within' ? [rightTexts, leftTexts] : [leftTexts, rightTexts];
  const free = new Map<string, number[]>();
  for (const [at, text] of [...whole.entries()].reverse()) {
    const same = free.get(text);
    if (same) same.push(at);
    else free.set(text, [at]);
  }
  const pairing = { ofPart: new Int32Array(part.length).fill(-1), ofWhole: new Int32Array(whole.length).fill(-1) };
  for (const [at, text] of part.entries()) {
    const other = free.get(text)?.pop();
    if (other === undefined) continue;
    pairing.ofPart[at] = other;
    pairing.ofWhole[other] = at;
  }
  return pairing;
}

/** To see that an item is taken costs so much of what a comparison does. */
const LOOK = 0.001;

/** Finds a partner for an item: a free one, else by moving others to another partner where that helps: breadth first, without recursion. */
function augment(
  start: number,
  { ofPart, ofWhole }: Pairing,
  candidates: CandidateFinder,
  fits: (one: number, other: number) => boolean,
  { work }: Matching,
): boolean {
  const cameFrom = new Map<number, number>();
  for (const other of candidates(start)) {
    work.left -= LOOK;
    if ((ofWhole[other] as number) >= 0) continue;
    if (work.left-- <= 0) return false;
    if (!fits(start, other)) continue;
    ofPart[start] = other;
    ofWhole[other] = start;
    return true;
  }
  const queue = [start];
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    for (const other of candidates(one)) {
      if (cameFrom.has(other)) continue;
      if (work.left-- <= 0) return false;
      if (!fits(one, other)) continue;
      cameFrom.set(other, one);
      const holder = ofWhole[other] as number;
      if (holder >= 0) {
        queue.push(holder);
        continue;
      }
      for (let at = other; at >= 0; ) {
        const owner = cameFrom.get(at) as number;
        const before = ofPart[owner] as number;
        ofPart[owner] = at;
        ofWhole[at] = owner;
        at = owner === start ? -1 : before;
      }
      return true;
    }
  }
  return false;
}

/** The first item without a partner: of the reference where it lacks one, else of the agent's list. */
function describe({ reference, actual, left, right }: Lists, pairing: Pairing, place: Place, matching: Matching) {
  const isWithin = matching.mode === 'within';
  const [ofLeft, ofRight] = isWithin ? [pairing.ofWhole, pairing.ofPart] : [pairing.ofPart, pairing.ofWhole];
  const missing = isWithin ? -1 : ofLeft.findIndex((other) => other < 0);
  if (missing >= 0) {
    const index = left[missing] as number;
    return { path: `${place.path}[${index}]`, reference: reference[index], actual: undefined, bag: place.path };
  }
  const index = right[ofRight.findIndex((other) => other < 0)] ?? 0;
  return { path: `${place.path}[${index}]`, reference: undefined, actual: actual[index], bag: place.path };
}
