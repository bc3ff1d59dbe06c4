import type { MatchOutcome } from '../tables/outcome.js';
import { type SearchWork, startSearch } from '../tables/table.js';
import { assign } from './assign.js';
import { causeOf, closestMiss } from './cause.js';
import { type Comparator, comparatorFor, compareSteps } from './comparators.js';
import { type MissedStep, missedStep, type Surroundings } from './missed.js';
import type { ActualStep, Group, StepDetail, StepsOutcome } from './model.js';
import {
  alternativesOf,
  JSON_MEDIA_TYPE,
  type PreparedActual,
  type PreparedReference,
  prepareActual,
  prepareGroups,
  SPARQL_MEDIA_TYPE,
  type StepContext,
} from './step.js';
import { hasRows } from './table-output.js';

/** Maximum pairs of steps with texts that are compared for one question. Beyond it, only the latest steps are compared. */
const MAX_PAIRS = 4_000_000;
/** Maximum comparisons that explain the misses of a group. */
const MAX_RIVALS = 200_000;

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
  readonly search: SearchWork;
}

export function startSteps(): StepsWork {
  return { pairs: MAX_PAIRS, search: startSearch() };
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
  return steps.map((step) => prepareActual(step, aliases, knobs.mcp_results === 'unwrap'));
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
  const outcome = (): StepsOutcome => {
    const details = outcomes.flatMap((group) => group.details());
    return { score, details, rowsF1: meanRowsF1(details, scored.flat()), isBounded };
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

function notReached(group: readonly ScoredStep[]): GroupOutcome {
  const details = () =>
    group.map(({ group, step, position, reference }) => ({
      group,
      step,
      name: reference.step.name,
      comparator: null,
      score: 0,
      cause: { kind: 'not_reached' as const, step: position },
    }));
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
  const candidates = successful.slice(-Math.max(1, Math.floor(work.pairs / costOf(references))));
  const pairing = memoizedPairing(references, actuals, context, work);
  const rows = group.map((_, row) => row);
  const reused = (row: number): boolean => references[row]?.step.matching?.reuse === true;
  const scoreAt = (row: number, at: number | undefined) => pairing(row, at)?.comparison.score ?? 0;
  const assigned = assign({
    rows: group.length,
    columns: candidates.length,
    score: (row, column) => scoreAt(row, candidates[column]) * (reused(row) ? (everyRow ? 0 : REUSED) : 1),
    everyRow: everyRow && context.knobs.groups === 'all',
    order: context.knobs.ties === 'first_to_last' ? rows : rows.reverse(),
  });
  const chosen = assigned.chosen.map((column, row) => {
    const at = column === null ? null : (candidates[column] ?? null);
    const best = reused(row) ? bestCandidate(row, candidates, pairing) : null;
    return best !== null && (at === null || scoreAt(row, best) > scoreAt(row, at)) ? best : at;
  });
  const scores = chosen.map((at, row) => (at === null ? 0 : scoreAt(row, at)));
  const matches = chosen.filter((at) => at !== null);
  return {
    mean: scores.reduce((sum, score) => sum + score, 0) / group.length,
    details: () => explainGroup({ group, actuals, candidates, chosen, pairing }, surroundings, context),
    complete: matches.length === group.length,
    earliest: least(matches),
    isBounded: assigned.isBounded || candidates.length < successful.length,
  };
}

/**
 * The weight of steps that can share a call: they take calls of their own only where no other step needs these, so that
 * fewer calls are left over. In groups before others it is 0, as an earlier call would leave less room for these.
 */
const REUSED = 1e-6;

/** The call with the best score for a step, the latest of equal ones. It may also match other steps. */
function bestCandidate(row: number, candidates: readonly number[], pairing: PairAt): number | null {
  let [most, best]: [number, number | null] = [0, null];
  for (const at of candidates) {
    const score = pairing(row, at)?.comparison.score ?? 0;
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
  readonly pairing: PairAt;
}

function explainGroup(
  { group, actuals, candidates, chosen, pairing }: AssignedGroup,
  surroundings: Surroundings,
  context: StepContext,
): StepDetail[] {
  const taken = new Set(chosen);
  const free = candidates.filter((index) => !taken.has(index)).slice(-Math.ceil(MAX_RIVALS / group.length));
  return group.map((step, row): StepDetail => {
    const at = chosen[row] ?? null;
    const pair = at === null ? null : pairing(row, at);
    const matched = at === null ? null : (actuals[at] ?? null);
    const pairOf = (one: PreparedReference, index: number) => {
      const actual = actuals[index];
      return one === step.reference || !actual ? pairing(row, index) : pairAlternative(one, actual, context);
    };
    const missed = (one: PreparedReference): MissedStep => ({
      ...missedStep({ ...step, reference: one }, surroundings, context),
      candidates: (at !== null && pair ? [at] : free).flatMap((index) => {
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

/** The cost of comparing two structured outputs, and two with a tolerance, in comparisons of two texts. */
const [STRUCTURED, TOLERANT] = [10, 40];
/** Maximum comparisons of a group that are stored. Others are computed again. */
const MAX_KEPT = 200_000;

/** Two steps that can be compared, by the alternative of the reference that scores best. */
interface Pairing {
  readonly comparator: Comparator;
  readonly comparison: MatchOutcome;
  /** Which of several alternatives, from 0 on. */
  readonly alternative: number;
}

/** Compares a reference step of a group with an actual step; null if no comparator applies. */
type PairAt = (row: number, at: number | undefined) => Pairing | null;

const STRUCTURED_TYPES: ReadonlySet<string | null> = new Set([SPARQL_MEDIA_TYPE, JSON_MEDIA_TYPE]);

/** The cost of comparing each of the steps with one actual step. */
function costOf(references: readonly PreparedReference[]): number {
  const costs = references.flatMap(alternativesOf).map(({ step }) => {
    const isStructured = step.name === 'retrieval' || step.matching || STRUCTURED_TYPES.has(step.mediaType);
    if (step.matching?.outputRules.tolerance) return TOLERANT;
    return isStructured ? STRUCTURED : 1;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Compares each pair of steps of a group once and stores the result, up to `MAX_KEPT` results. */
function memoizedPairing(
  group: readonly PreparedReference[],
  actuals: readonly PreparedActual[],
  context: StepContext,
  work: { pairs: number },
): PairAt {
  const known = new Map<number, Pairing | null>();
  return (row, at) => {
    if (at === undefined) return null;
    const key = row * actuals.length + at;
    let pair = known.get(key);
    if (pair === undefined) {
      const [reference, actual] = [group[row], actuals[at]];
      if (!reference || !actual) return null;
      pair = bestPairing(reference, actual, context);
      work.pairs -= costOf([reference]);
      if (known.size < MAX_KEPT) known.set(key, pair);
    }
    return pair;
  };
}

/** The pair of the best alternative; the first on ties. */
function bestPairing(reference: PreparedReference, actual: PreparedActual, context: StepContext): Pairing | null {
  let best: Pairing | null = null;
  for (const [alternative, one] of alternativesOf(reference).entries()) {
    const pair = pairAlternative(one, actual, context);
    if (!pair) continue;
    if (best === null || pair.comparison.score > best.comparison.score) best = { ...pair, alternative };
    if (pair.comparison.score === 1) break;
  }
  return best;
}

/** The pair of one alternative, without the store. */
function pairAlternative(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Omit<Pairing, 'alternative'> | null {
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}
