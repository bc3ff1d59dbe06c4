import { MAX_CALLS } from '../limits.js';
import type { MatchOutcome } from '../tables/outcome.js';
import { memoizedPairs } from '../text/values.js';
import { assign } from './assign.js';
import { attemptLevels } from './attempt.js';
import { causeOf, closestMiss } from './cause.js';
import { comparatorFor, compareSteps } from './comparators.js';
import { givenBy } from './given.js';
import { startSearch } from './match-leaf.js';
import type { ComparatorName } from './match-outputs.js';
import type { Candidate, MissedStep } from './missed.js';
import type { ActualStep, StepDetail, StepsOutcome } from './model.js';
import {
  alternativesOf,
  mustFail,
  type PreparedActual,
  type PreparedGroups,
  type PreparedReference,
  prepareActual,
  type StepContext,
} from './step.js';
import { hasRows } from './table-output.js';

/** Two steps that can be compared, by the alternative of the reference that scores best. */
interface Pairing {
  readonly comparator: ComparatorName;
  readonly comparison: MatchOutcome;
  readonly alternative: number;
}

/** Compares a reference step of a group with an actual step; null if no comparator applies. */
type PairAt = (row: number, at: number) => Pairing | null;

type ScoredStep = ReturnType<typeof placedSteps>[number][number];

/** The steps score of one route to answer a question. The details are computed only by `outcome`. */
export type ScoredRoute = Readonly<ReturnType<typeof scoreRoute>>;

/** Prepares the steps of an agent, which all alternatives of a question share. */
export function prepareActuals(steps: readonly ActualStep[], { knobs, aliases }: StepContext): PreparedActual[] {
  return steps.map((step) => prepareActual(step, aliases, knobs.mcp_results === 'unwrap'));
}

/**
 * The steps score of one route, in [0, 1]. The preset decides whether only the last group is scored, or all groups from
 * last to first. Only successful actual steps count, except for steps that must fail, each at most once, unless a reference step has `reuse: true`.
 */
export function scoreRoute(references: PreparedGroups, actuals: readonly PreparedActual[], given: StepContext) {
  const context = { ...given, search: given.search ?? startSearch() };
  const all = actuals.slice(-MAX_CALLS);
  const scored = placedSteps(references).slice(context.knobs.groups === 'last' ? -1 : 0);
  const outcomes: GroupOutcome[] = [];
  let before = all.length;
  for (const [index, group] of [...scored.entries()].reverse()) {
    const outcome = before < 0 ? notReached(group) : scoreGroup({ group, all, before, references, context }, index > 0);
    outcomes.unshift(outcome);
    before = outcome.complete ? outcome.earliest : -1;
  }
  const score = outcomes.reduce((sum, { mean }) => sum + mean, 0) / outcomes.length;
  const isBounded = all.length < actuals.length || outcomes.some((outcome) => outcome.isBounded);
  const withAllGroups = { ...context, knobs: { ...context.knobs, groups: 'all' as const } };
  const ofAllGroups = (): number => scoreRoute(references, actuals, withAllGroups).score;
  const outcome = (): StepsOutcome => {
    const details = outcomes.flatMap((group) => group.details());
    const found = { score, details, rowsF1: meanRowsF1(details, scored.flat()), isBounded };
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

/** The steps of groups; `position`: the index of the step over all groups of the question. */
function placedSteps(groups: PreparedGroups) {
  let position = 0;
  return groups.map((steps, group) =>
    steps.map((reference, step) => ({ group, step, position: position++, reference })),
  );
}

type GroupOutcome = ReturnType<typeof scoreGroup>;

/** A group of reference steps, and the calls of the answer. */
interface GroupCalls {
  readonly group: readonly ScoredStep[];
  readonly all: readonly PreparedActual[];
  /** Number of actual steps before the matches of later groups. */
  readonly before: number;
  readonly references: PreparedGroups;
  readonly context: StepContext;
}

function notReached(group: readonly ScoredStep[]): GroupOutcome {
  const details = () =>
    group.map(({ group: at, step, position, reference }): StepDetail => {
      const cause = { kind: 'not_reached' as const, step: position };
      return { group: at, step, name: reference.step.name, comparator: null, score: 0, cause };
    });
  return { mean: 0, details, complete: false, earliest: -1, isBounded: false };
}

/** `earliest`: index of the earliest matched actual step. */
function scoreGroup(calls: GroupCalls, everyRow: boolean) {
  const { group } = calls;
  const pairAt = makePairs(calls);
  const { chosen, isBounded } = chooseCalls(calls, everyRow, pairAt);
  const scores = chosen.map((at, row) => (at === null ? 0 : scoreOf(pairAt(row, at))));
  const matches = chosen.filter((at) => at !== null);
  return {
    mean: scores.reduce((sum, score) => sum + score, 0) / group.length,
    // The candidates are listed again, because thousands of groups would keep as many lists.
    details: () => explainGroup(calls, chosen, pairAt),
    complete: matches.length === group.length,
    // `Math.min(...matches)` fails for very many matches, because the number of arguments of a call is limited.
    earliest: matches.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    isBounded,
  };
}

function makePairs({ group, all, context }: GroupCalls): PairAt {
  return memoizedPairs(all.length, (row, at) => {
    const { reference } = group[row] as ScoredStep;
    let best: Pairing | null = null;
    for (const [alternative, one] of alternativesOf(reference).entries()) {
      const pair = pairAlternative(one, all[at] as PreparedActual, context);
      if (pair && (best === null || pair.comparison.score > best.comparison.score)) best = { ...pair, alternative };
      if (best?.comparison.score === 1) break;
    }
    return best;
  });
}

function pairAlternative(reference: PreparedReference, actual: PreparedActual, context: StepContext) {
  if (actual.step.status !== (mustFail(reference, context.knobs) ? 'error' : 'success')) return null;
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}

const scoreOf = (pair: Pairing | null): number => pair?.comparison.score ?? 0;

/** Chooses the call of each step of a group; null: no call. */
function chooseCalls(calls: GroupCalls, everyRow: boolean, pairAt: PairAt) {
  const { group, context } = calls;
  const { knobs } = context;
  const candidates = candidatesOf(calls);
  const reused = (row: number): boolean => group[row]?.reference.step.matching?.reuse === true;
  const scoreAt = (row: number, at: number): number => scoreOf(pairAt(row, at));
  const rows = group.map((_, row) => row);
  const assigned = assign({
    rows: group.length,
    columns: candidates.length,
    score: (row, column) => scoreAt(row, candidates[column] as number) * (reused(row) ? (everyRow ? 0 : REUSED) : 1),
    everyRow: everyRow && knobs.groups === 'all',
    order: knobs.ties === 'first_to_last' ? rows : rows.reverse(),
  });
  const chosen = assigned.chosen.map((column, row) => {
    const at = column === null ? null : (candidates[column] ?? null);
    const best = reused(row) ? bestCandidate(row, candidates, scoreAt) : null;
    return best !== null && (at === null || scoreAt(row, best) > scoreAt(row, at)) ? best : at;
  });
  return { chosen, isBounded: assigned.isBounded };
}

/** The indexes of the calls before the matches of later groups that can match. */
function candidatesOf({ group, all, before }: GroupCalls): number[] {
  const alternatives = group.flatMap(({ reference }) => alternativesOf(reference));
  const statuses: unknown[] = alternatives.some(({ step }) => step.mustFail) ? ['success', 'error'] : ['success'];
  return all.slice(0, before).flatMap(({ step }, index) => (statuses.includes(step.status) ? [index] : []));
}

/**
 * The weight of steps that can share a call. They take separate calls only if no other step needs them, so that fewer calls are left
 * over. In groups before others it is 0, because an earlier call would leave fewer calls for them.
 */
const REUSED = 1e-6;

/** The call with the best score for a step; the latest on ties. It may also match other steps. */
function bestCandidate(row: number, candidates: readonly number[], scoreAt: (row: number, at: number) => number) {
  let [bestScore, best]: [number, number | null] = [0, null];
  for (const at of candidates) {
    const score = scoreAt(row, at);
    if (score > 0 && score >= bestScore) [bestScore, best] = [score, at];
  }
  return best;
}

function explainGroup(calls: GroupCalls, chosen: readonly (number | null)[], pairAt: PairAt): StepDetail[] {
  const { group, all, before, references, context } = calls;
  const { question = '' } = context;
  const taken = new Set(chosen);
  const free = candidatesOf(calls).filter((index) => !taken.has(index));
  return group.map((step, row): StepDetail => {
    const at = chosen[row] ?? null;
    const candidateAt = (one: PreparedReference, index: number): Candidate[] => {
      const actual = all[index] as PreparedActual;
      const found = one === step.reference ? pairAt(row, index) : pairAlternative(one, actual, context);
      return found ? [{ actual, comparator: found.comparator, comparison: found.comparison }] : [];
    };
    const missed = (reference: PreparedReference): MissedStep => {
      const given = givenBy(question, reference, references.slice(0, step.group));
      return {
        ...{ reference, position: step.position, actuals: all, before, given, question },
        levelOf: attemptLevels(reference, given),
        mustFail: mustFail(reference, context.knobs),
        candidates: (at === null ? free : [at]).flatMap((index) => candidateAt(reference, index)),
      };
    };
    const matched = at === null ? null : (all[at] as PreparedActual);
    return detailOf(step, at === null ? null : pairAt(row, at), matched, missed);
  });
}

function detailOf(
  place: ScoredStep,
  pair: Pairing | null,
  matched: PreparedActual | null,
  missed: (reference: PreparedReference) => MissedStep,
): StepDetail {
  const { group, step, reference } = place;
  const score = scoreOf(pair);
  const alternatives = alternativesOf(reference);
  const base = (at: number) => ({
    group,
    step,
    name: (alternatives[at] ?? reference).step.name,
    ...(reference.alternatives && { any_of: at }),
  });
  if (pair && matched && score === 1) {
    const rows = pair.comparison.rows?.();
    const { comparator } = pair;
    return { ...base(pair.alternative), comparator, score, ...(rows && { rows }), matches: matched.step.id };
  }
  // A partial match is explained by its own alternative.
  const isExplained = (at: number) => !pair || at === pair.alternative;
  const explained = alternatives.flatMap((one, at) => (isExplained(at) ? [{ at, ...causeOf(missed(one)) }] : []));
  const { at, comparator, cause, detail, rows } = closestMiss(explained);
  const found = { ...(rows && { rows }), ...(matched && { matches: matched.step.id }) };
  return { ...base(at), comparator, score, ...found, cause, detail };
}
