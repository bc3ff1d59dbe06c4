import type { ActualStep, Group, StepDetail, StepsOutcome } from '../model.js';
import { assign } from './assign.js';
import { causeOf, closestMiss } from './cause.js';
import { hasRows } from './compared-tables.js';
import { type MissedStep, missedStep, type Surroundings } from './missed.js';
import { costOf, memoizedPairing, type Pairing, pairAlternative } from './pairing.js';
import {
  alternativesOf,
  type PreparedActual,
  type PreparedReference,
  prepareActual,
  prepareGroups,
  type StepContext,
} from './step.js';

/** Pairs of steps with texts that are compared for one question; above that, only the latest steps are compared. */
const MOST_PAIRS = 4_000_000;
/** Comparisons of a group that its misses are explained by. */
const MOST_RIVALS = 200_000;

/** A reference step of a scored group, with its place. */
interface ScoredStep {
  readonly group: number;
  readonly step: number;
  /** Counted over all groups of the question. */
  readonly position: number;
  readonly reference: PreparedReference;
}

/**
 * The steps score of one question, in [0, 1]: the last group alone, or all groups from last to first, as the preset
 * says. Only successful actual steps count, each at most once.
 */
export function scoreSteps(
  groups: readonly Group[],
  steps: readonly ActualStep[],
  context: StepContext,
  references = prepareGroups(groups),
): StepsOutcome {
  const { knobs, aliases } = context;
  const all = steps.map((step) => prepareActual(step, aliases, knobs.mcp_results === 'unwrap'));
  const scored = placedSteps(references).slice(knobs.groups === 'last' ? -1 : 0);
  const details: StepDetail[][] = [];
  let before = all.length;
  let isBounded = false;
  const work = { pairs: MOST_PAIRS };
  for (const [index, group] of [...scored.entries()].reverse()) {
    const place = { all, before, references };
    const outcome = before < 0 ? notReached(group) : scoreGroup(group, place, index > 0, context, work);
    isBounded ||= outcome.isBounded;
    details.push(outcome.details);
    before = outcome.complete ? outcome.earliest : -1;
  }
  details.reverse();
  const means = details.map((group) => sumOf(group) / group.length);
  const score = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const rowsF1 = meanRowsF1(details.flat(), scored.flat());
  return { score, details: details.flat(), rowsF1, isBounded };
}

/** Over the scored steps whose output is a table: a step without any table to compare counts 0. */
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

function sumOf(details: readonly StepDetail[]): number {
  return details.reduce((sum, { score }) => sum + score, 0);
}

interface GroupOutcome {
  readonly details: StepDetail[];
  /** Every step of the group matched. */
  readonly complete: boolean;
  /** Index of the earliest matched actual step. */
  readonly earliest: number;
  readonly isBounded: boolean;
}

function notReached(group: readonly ScoredStep[]): GroupOutcome {
  const details = group.map(({ group, step, position, reference }) => ({
    group,
    step,
    name: reference.step.name,
    comparator: null,
    score: 0,
    cause: { kind: 'not_reached' as const, step: position },
  }));
  return { details, complete: false, earliest: -1, isBounded: false };
}

function scoreGroup(
  group: readonly ScoredStep[],
  surroundings: Surroundings,
  everyRow: boolean,
  context: StepContext,
  work: { pairs: number },
): GroupOutcome {
  const actuals = surroundings.all.slice(0, surroundings.before);
  const references = group.map(({ reference }) => reference);
  const successful = actuals.flatMap((actual, index) => (actual.step.status === 'success' ? [index] : []));
  const candidates = successful.slice(-Math.max(1, Math.floor(work.pairs / costOf(references))));
  const pairing = memoizedPairing(references, actuals, context, work);
  const rows = group.map((_, row) => row);
  const assigned = assign({
    rows: group.length,
    columns: candidates.length,
    score: (row, column) => pairing(row, candidates[column])?.comparison.score ?? 0,
    everyRow: everyRow && context.knobs.groups === 'all',
    order: context.knobs.ties === 'first_to_last' ? rows : rows.reverse(),
  });
  const chosen = assigned.chosen.map((column) => (column === null ? null : (candidates[column] ?? null)));
  const taken = new Set(chosen);
  const free = candidates.filter((index) => !taken.has(index)).slice(-Math.ceil(MOST_RIVALS / group.length));
  const details = group.map((step, row): StepDetail => {
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
  const matches = chosen.filter((at) => at !== null);
  const isBounded = assigned.isBounded || candidates.length < successful.length;
  return { details, complete: matches.length === group.length, earliest: least(matches), isBounded };
}

/** Not by spreading: a call takes only so many arguments. */
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
