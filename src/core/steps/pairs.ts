import type { MatchOutcome } from '../tables/outcome.js';
import { listAt } from '../text/values.js';
import { differingArgs } from './arguments.js';
import { type Comparator, comparatorFor, compareOutputs, compareSteps } from './comparators.js';
import { BY_NAME, type Compared, type KnownKeys, type Need, needsOf, startKeys } from './match-needs.js';
import { alternativesOf, type PreparedActual, type PreparedReference, type StepContext } from './step.js';
import { isTable } from './table-output.js';
import { argumentsCost, costOf, type SizeWork, sizeCost } from './work.js';

interface Sifting {
  readonly context: StepContext;
  readonly keys?: KnownKeys;
  /** Absent: all. */
  readonly compares?: Compared;
}

/** The actual steps that can match a reference step, by their places. */
export type Possible = ReadonlySet<number>;

/**
 * Finds the actual steps at some places that can match a reference step at all: they have its name and, where these must
 * be equal, its arguments and its output. All others score 0, and need no comparison.
 */
export function makeSieve(
  actuals: readonly PreparedActual[],
  places: readonly number[],
  { context, keys = startKeys(), compares = 'all' }: Sifting,
): (reference: PreparedReference) => Possible {
  const indexes = new Map<string, Map<string, number[]> | null>();
  const sets = new Map<readonly number[], Possible>();
  const indexOf = ({ index, keysOf }: Need): ReadonlyMap<string, number[]> | null => {
    const known = indexes.get(index);
    if (known !== undefined) return known;
    const ofSteps = keys.ofSteps.get(index) ?? new Map<PreparedActual, Iterable<string>>();
    const fresh = places.map((at) => actuals[at] as PreparedActual).filter((actual) => !ofSteps.has(actual));
    const cost = index === BY_NAME ? 0 : fresh.reduce((sum, { size }) => sum + size, 0);
    const made = cost > keys.work.left ? null : new Map<string, number[]>();
    indexes.set(index, made);
    if (made === null) return null;
    keys.work.left -= cost;
    keys.ofSteps.set(index, ofSteps);
    for (const at of places) {
      const actual = actuals[at] as PreparedActual;
      const found = ofSteps.get(actual) ?? keysOf(actual);
      ofSteps.set(actual, found);
      for (const key of found) listAt(made, key).push(at);
    }
    return made;
  };
  const fewest = (reference: PreparedReference): readonly number[] => {
    const found = needsOf(reference, keys, context, compares).flatMap((need) => {
      const index = indexOf(need);
      const lists = need.keys.map((key) => index?.get(key) ?? NONE);
      return index ? [lists.length === 1 ? (lists[0] as readonly number[]) : lists.flat()] : [];
    });
    return found.reduce((least, list) => (list.length < least.length ? list : least));
  };
  const setOf = (list: readonly number[]): Possible => {
    const known = sets.get(list) ?? new Set(list);
    sets.set(list, known);
    return known;
  };
  return (reference) => {
    const [first, ...others] = alternativesOf(reference).map((one) => setOf(fewest(one)));
    return others.length === 0
      ? (first as Possible)
      : new Set([...(first as Possible), ...others.flatMap((set) => [...set])]);
  };
}

const NONE: readonly number[] = [];

/** Maximum comparisons of a group that are stored. Others are computed again. */
const MAX_KEPT = 200_000;
/** Maximum characters of the tables in comparisons that are stored with all that explains a miss; of others, only the scores. */
const MAX_KEPT_SIZE = 30_000_000;

/** Two steps that can be compared, by the alternative of the reference that scores best. */
export interface Pairing {
  readonly comparator: Comparator;
  readonly comparison: MatchOutcome;
  /** Index of the alternative, from 0 on. */
  readonly alternative: number;
}

/** Compares a reference step of a group with an actual step; null if no comparator applies. */
export type PairAt = (row: number, at: number | undefined) => Pairing | null;

/** The compared pairs of a group. */
export interface Pairings {
  /** The score of a pair; 0 for one that the work did not allow to compare. */
  readonly scoreAt: (row: number, at: number) => number;
  /** The pair with all that explains it, whatever work is left. */
  readonly pairAt: PairAt;
  /** Whether the comparison of a pair is stored, so that it is explained at once. */
  readonly isKept: (row: number, at: number) => boolean;
  /** The steps for which some pair was not compared. */
  readonly untried: ReadonlySet<number>;
}

/** Whether some comparator applies to two steps. */
export function canCompare(
  reference: PreparedReference | undefined,
  actual: PreparedActual | undefined,
  context: StepContext,
): boolean {
  if (!reference || !actual) return false;
  return alternativesOf(reference).some((one) => comparatorFor(one, actual, context) !== null);
}

/** Compares each pair of steps of a group once and stores the result, up to `MAX_KEPT` results. */
export function memoizedPairing(
  group: readonly PreparedReference[],
  actuals: readonly PreparedActual[],
  context: StepContext,
  work: { pairs: number; readonly sizes: SizeWork },
): Pairings {
  const known = new Map<number, Pairing | null>();
  const scores = new Map<number, number>();
  const untried = new Set<number>();
  let size = 0;
  const compare = (row: number, at: number, sizes: SizeWork | null): Pairing | null => {
    const [reference, actual] = [group[row], actuals[at]];
    if (!reference || !actual) return null;
    work.pairs -= costOf([reference]);
    const found = bestPairing(reference, actual, context, sizes);
    if (found === 'no work') {
      untried.add(row);
      return null;
    }
    const key = row * actuals.length + at;
    if (found && alternativesOf(reference).some(isTable)) size += reference.size + actual.size;
    if (known.size < MAX_KEPT && size <= MAX_KEPT_SIZE) known.set(key, found);
    else if (known.size < MAX_KEPT) scores.set(key, found?.comparison.score ?? 0);
    return found;
  };
  const pairAt: PairAt = (row, at) => {
    if (at === undefined) return null;
    const pair = known.get(row * actuals.length + at);
    return pair === undefined ? compare(row, at, null) : pair;
  };
  const scoreAt: Pairings['scoreAt'] = (row, at) => {
    const key = row * actuals.length + at;
    const pair = known.get(key);
    if (pair !== undefined) return pair?.comparison.score ?? 0;
    return scores.get(key) ?? compare(row, at, work.sizes)?.comparison.score ?? 0;
  };
  return { scoreAt, pairAt, isKept: (row, at) => known.has(row * actuals.length + at), untried };
}

/** The pair of the best alternative; the first on ties. `no work`: not all of them could be compared. */
function bestPairing(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
  sizes: SizeWork | null,
): Pairing | null | 'no work' {
  let best: Pairing | null = null;
  for (const [alternative, one] of alternativesOf(reference).entries()) {
    const comparator = comparatorFor(one, actual, context);
    if (!comparator) continue;
    if (sizes && sizes.left <= 0) return 'no work';
    const differing = differingArgs(one, actual, context.search);
    if (sizes) sizes.left -= differing ? argumentsCost(one, actual) : sizeCost(one, actual);
    const comparison = differing ?? compareOutputs(comparator, one, actual, context);
    if (best === null || comparison.score > best.comparison.score) best = { comparator, comparison, alternative };
    if (comparison.score === 1) break;
  }
  return best;
}

/** The pair of one alternative, without the store. */
export function pairAlternative(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Omit<Pairing, 'alternative'> | null {
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}
