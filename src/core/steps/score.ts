import { type SearchWork, startSearch } from '../tables/table.js';
import { memoized } from '../text/values.js';
import { assign } from './assign.js';
import { causeOf, closestMiss } from './cause.js';
import { type KnownKeys, startKeys } from './match-needs.js';
import { type MissedStep, makeRivals, missedStep, type Surroundings } from './missed.js';
import type { ActualStep, Group, StepDetail, StepsOutcome } from './model.js';
import {
  canCompare,
  makeSieve,
  memoizedPairing,
  type Pairing,
  type Pairings,
  type Possible,
  pairAlternative,
} from './pairs.js';
import {
  alternativesOf,
  namesWithAliases,
  type PreparedActual,
  type PreparedReference,
  prepareActual,
  prepareGroups,
  type StepContext,
} from './step.js';
import { hasRows } from './table-output.js';
import { costOf, costOfSizes, creditSizes, type SizeWork, startSizes } from './work.js';

/** Maximum pairs of steps with texts that are compared for one question. Beyond it, only the latest steps are compared. */
const MAX_PAIRS = 4_000_000;

/** A reference step of a scored group, with its place. */
interface ScoredStep {
  readonly group: number;
  readonly step: number;
  /** Counted over all groups of the question. */
  readonly position: number;
  readonly reference: PreparedReference;
}

/** The work that is left for one question. All ways to answer it share this work. */
export interface StepsWork {
  pairs: number;
  readonly sizes: SizeWork;
  readonly search: SearchWork;
  readonly keys: KnownKeys;
}

export function startSteps(): StepsWork {
  return { pairs: MAX_PAIRS, sizes: startSizes(), search: startSearch(), keys: startKeys() };
}

/** The steps score of one way to answer a question. The details are computed only by `outcome`. */
export interface ScoredWay {
  readonly score: number;
  readonly isBounded: boolean;
  readonly outcome: () => StepsOutcome;
}

/**
 * The steps score of one question, in [0, 1]. The preset decides whether only the last group is scored, or all groups from
 * last to first. Only successful actual steps count, each at most once, unless a reference step has `reuse: true`.
 */
export function scoreSteps(
  groups: readonly Group[],
  steps: readonly ActualStep[],
  context: StepContext,
  references = prepareGroups(groups),
): StepsOutcome {
  return scoreWay(references, prepareActuals(steps, context), context, startSteps()).outcome();
}

/** The steps of an agent; all ways to answer a question share them. */
export function prepareActuals(steps: readonly ActualStep[], { knobs, aliases }: StepContext): PreparedActual[] {
  const namesOf = memoized((name: string) => namesWithAliases(name, aliases));
  return steps.map((step) => prepareActual(step, aliases, knobs.mcp_results === 'unwrap', namesOf(step.name)));
}

export function scoreWay(
  references: readonly (readonly PreparedReference[])[],
  all: readonly PreparedActual[],
  given: StepContext,
  work: StepsWork,
): ScoredWay {
  const context = { ...given, search: work.search };
  const scored = placedSteps(references).slice(context.knobs.groups === 'last' ? -1 : 0);
  const outcomes: GroupOutcome[] = [];
  let before = all.length;
  for (const [index, group] of [...scored.entries()].reverse()) {
    const place = { all, before, references };
    const outcome = before < 0 ? notReached(group) : scoreGroup(group, place, index > 0, context, work);
    outcomes.unshift(outcome);
    before = outcome.complete ? outcome.earliest : -1;
  }
  const score = outcomes.reduce((sum, { mean }) => sum + mean, 0) / outcomes.length;
  const isBounded = outcomes.some((outcome) => outcome.isBounded);
  const withAllGroups = { ...given, knobs: { ...given.knobs, groups: 'all' as const } };
  const ofAllGroups = () => scoreWay(references, all, withAllGroups, work).score;
  const outcome = (): StepsOutcome => {
    const details = outcomes.flatMap((group) => group.details());
    const isCut = details.some(({ cause }) => cause?.kind === 'not_tried');
    const found = { score, details, rowsF1: meanRowsF1(details, scored.flat()), isBounded: isBounded || isCut };
    return scored.length < references.length ? { ...found, ofAllGroups } : found;
  };
  return { score, isBounded, outcome };
}

/** The mean F1 of the scored steps whose output is a table; a step without a table of the agent counts as 0. */
function meanRowsF1(details: readonly StepDetail[], steps: readonly ScoredStep[]): number | null {
  const found = details.flatMap(({ rows, any_of = 0 }, at) => {
    if (rows) return [rows.f1];
    const reference = steps[at] && alternativesOf(steps[at].reference)[any_of];
    return reference && hasRows(reference) ? [0] : [];
  });
  return found.length === 0 ? null : found.reduce((sum, f1) => sum + f1, 0) / found.length;
}

function placedSteps(groups: readonly (readonly PreparedReference[])[]): ScoredStep[][] {
  let position = 0;
  return groups.map((steps, group) =>
    steps.map((reference, index) => ({ group, step: index, position: position++, reference })),
  );
}

interface GroupOutcome {
  /** The mean of the scores of its steps. */
  readonly mean: number;
  readonly details: () => StepDetail[];
  /** Every step of the group matched. */
  readonly complete: boolean;
  /** Index of the earliest matched actual step. */
  readonly earliest: number;
  readonly isBounded: boolean;
}

/** A step that was compared with no call. */
function withoutPair({ group, step, position, reference }: ScoredStep, kind: 'not_reached' | 'not_tried'): StepDetail {
  const { name } = reference.step;
  return { group, step, name, comparator: null, score: 0, cause: { kind, step: position } };
}

function notReached(group: readonly ScoredStep[]): GroupOutcome {
  const details = () => group.map((step) => withoutPair(step, 'not_reached'));
  return { mean: 0, details, complete: false, earliest: -1, isBounded: false };
}

function scoreGroup(
  group: readonly ScoredStep[],
  surroundings: Surroundings,
  everyRow: boolean,
  context: StepContext,
  work: StepsWork,
): GroupOutcome {
  const actuals = surroundings.all.slice(0, surroundings.before);
  const references = group.map(({ reference }) => reference);
  const successful = actuals.flatMap((actual, index) => (actual.step.status === 'success' ? [index] : []));
  creditSizes(work.sizes, [...references.flatMap(alternativesOf), ...actuals]);
  const possible = possiblePairs(references, actuals, successful, { context, work });
  const candidates = latestWithin(work, references, successful, possible);
  const pairings = memoizedPairing(references, actuals, context, work);
  const rows = group.map((_, row) => row);
  const reused = (row: number): boolean => references[row]?.step.matching?.reuse === true;
  const scoreAt = (row: number, at: number | undefined): number =>
    at === undefined || possible?.[row]?.has(at) === false ? 0 : pairings.scoreAt(row, at);
  const assigned = assign({
    rows: group.length,
    columns: candidates.length,
    score: (row, column) => scoreAt(row, candidates[column]) * (reused(row) ? (everyRow ? 0 : REUSED) : 1),
    everyRow: everyRow && context.knobs.groups === 'all',
    order: context.knobs.ties === 'first_to_last' ? rows : rows.reverse(),
  });
  const chosen = assigned.chosen.map((column, row) => {
    const at = column === null ? null : (candidates[column] ?? null);
    const best = reused(row) ? bestCandidate(row, candidates, scoreAt) : null;
    return best !== null && (at === null || scoreAt(row, best) > scoreAt(row, at)) ? best : at;
  });
  const scores = chosen.map((at, row) => (at === null ? 0 : scoreAt(row, at)));
  const matches = chosen.filter((at) => at !== null);
  return {
    mean: scores.reduce((sum, score) => sum + score, 0) / group.length,
    details: () => {
      const skipped = successful.slice(0, successful.length - candidates.length);
      const isUntried = (row: number) =>
        pairings.untried.has(row) ||
        skipped.some((at) => possible?.[row]?.has(at) !== false && canCompare(references[row], actuals[at], context));
      return explainGroup(
        { group, actuals, candidates, chosen, pairings, isUntried },
        surroundings,
        context,
        work.sizes,
      );
    },
    complete: matches.length === group.length,
    earliest: least(matches),
    isBounded: assigned.isBounded || candidates.length < successful.length || pairings.untried.size > 0,
  };
}

/**
 * In a group with fewer pairs, which take at most this share of the work that is left, each is compared: an index would take as long,
 * and two to three times as long for large outputs.
 */
const [MIN_PAIRS, MOST_WORK] = [1000, 0.5];

/** For each step of a group the actual steps that it can match; null: it can be any. */
function possiblePairs(
  references: readonly PreparedReference[],
  actuals: readonly PreparedActual[],
  successful: readonly number[],
  { context, work }: { readonly context: StepContext; readonly work: StepsWork },
): readonly Possible[] | null {
  const calls = successful.map((at) => actuals[at] as PreparedActual);
  const isSmall =
    references.length * calls.length < MIN_PAIRS && costOf(references) * calls.length <= MOST_WORK * work.pairs;
  if (isSmall && costOfSizes(references, calls) <= MOST_WORK * work.sizes.left) return null;
  return references.map(makeSieve(actuals, successful, { context, keys: work.keys }));
}

/** Cost of rejecting a pair without comparing it; comparing two short texts costs 1. */
const LOOK = 0.05;

/** The latest of the actual steps, as many as the work that is left allows to compare. */
function latestWithin(
  work: StepsWork,
  references: readonly PreparedReference[],
  successful: readonly number[],
  possible: readonly Possible[] | null,
): readonly number[] {
  if (!possible) return successful.slice(-Math.max(1, Math.floor(work.pairs / costOf(references))));
  const costs = new Map<number, number>();
  for (const [row, places] of possible.entries()) {
    const cost = costOf([references[row] as PreparedReference]);
    for (const at of places) costs.set(at, (costs.get(at) ?? 0) + cost);
  }
  let [from, left] = [successful.length, work.pairs];
  const most = Math.floor(MAX_PAIRS / references.length);
  while (from > 0 && successful.length - from < most) {
    left -= (costs.get(successful[from - 1] as number) ?? 0) + references.length * LOOK;
    if (left < 0) break;
    from--;
  }
  work.pairs -= (successful.length - from) * references.length * LOOK;
  return successful.slice(Math.min(from, successful.length - 1));
}

/**
 * The weight of steps that can share a call: they take calls of their own only where no other step needs these, so that
 * fewer calls are left over. In groups before others it is 0, as an earlier call would leave less room for these.
 */
const REUSED = 1e-6;

/** The call with the best score for a step, the latest of equal ones. It may also match other steps. */
function bestCandidate(
  row: number,
  candidates: readonly number[],
  scoreAt: (row: number, at: number) => number,
): number | null {
  let [most, best]: [number, number | null] = [0, null];
  for (const at of candidates) {
    const score = scoreAt(row, at);
    if (score > 0 && score >= most) [most, best] = [score, at];
  }
  return best;
}

/** A group, and the actual step that each of its steps was assigned. */
interface AssignedGroup {
  readonly group: readonly ScoredStep[];
  readonly actuals: readonly PreparedActual[];
  readonly candidates: readonly number[];
  readonly chosen: readonly (number | null)[];
  readonly pairings: Pairings;
  /** Whether a step can match a call that was not tried. */
  readonly isUntried: (row: number) => boolean;
}

function explainGroup(
  { group, actuals, candidates, chosen, pairings, isUntried }: AssignedGroup,
  surroundings: Surroundings,
  context: StepContext,
  sizes: SizeWork,
): StepDetail[] {
  const taken = new Set(chosen);
  const free = candidates.filter((index) => !taken.has(index));
  const rivalsOf = makeRivals({ free, rows: group.length, actuals, isKept: pairings.isKept }, context, sizes);
  return group.map((step, row): StepDetail => {
    const at = chosen[row] ?? null;
    if (at === null && isUntried(row)) return withoutPair(step, 'not_tried');
    const pair = at === null ? null : pairings.pairAt(row, at);
    const matched = at === null ? null : (actuals[at] ?? null);
    const pairOf = (one: PreparedReference, index: number) => {
      const actual = actuals[index];
      return one === step.reference || !actual ? pairings.pairAt(row, index) : pairAlternative(one, actual, context);
    };
    const alternatives = alternativesOf(step.reference);
    const rivals = at !== null && pair ? alternatives.map(() => [at]) : rivalsOf(row, alternatives);
    if (rivals === null) return withoutPair(step, 'not_tried');
    const missed = (one: PreparedReference): MissedStep => ({
      ...missedStep({ ...step, reference: one }, surroundings, context),
      candidates: (rivals[alternatives.indexOf(one)] ?? []).flatMap((index) => {
        const [actual, found] = [actuals[index], pairOf(one, index)];
        return actual && found ? [{ actual, comparator: found.comparator.name, comparison: found.comparison }] : [];
      }),
    });
    return detailOf(step, pair, matched, missed);
  });
}

/** The smallest number. `Math.min(...numbers)` would fail, because a call has a limit of arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function rowsOf({ comparison }: Pairing): Pick<StepDetail, 'rows'> {
  return comparison.rows ? { rows: comparison.rows() } : {};
}

function detailOf(
  place: ScoredStep,
  pair: Pairing | null,
  matched: PreparedActual | null,
  missed: (reference: PreparedReference) => MissedStep,
): StepDetail {
  const { group, step, reference } = place;
  const score = pair?.comparison.score ?? 0;
  const alternatives = alternativesOf(reference);
  const base = (at: number) => ({
    group,
    step,
    name: (alternatives[at] ?? reference).step.name,
    ...(reference.alternatives && { any_of: at }),
  });
  if (pair && matched && score === 1) {
    return {
      ...base(pair.alternative),
      comparator: pair.comparator.name,
      score,
      ...rowsOf(pair),
      matches: matched.step.id,
    };
  }
  // A partial match is explained by its own alternative.
  const explained = alternatives.flatMap((one, at) =>
    pair && at !== pair.alternative ? [] : [{ at, ...causeOf(missed(one)) }],
  );
  const { at, comparator, cause, detail, rows } = closestMiss(explained) as (typeof explained)[number];
  const found = { ...(rows && { rows }), ...(matched && { matches: matched.step.id }) };
  return { ...base(at), comparator, score, ...found, cause, detail };
}
