import { type Baseline, type QuestionDelta, ruleRegressions } from '../comparison/comparison.js';
import { findEntries, type KnownQuestions } from '../comparison/known.js';
import { isEdited, needsRescoring, ruleDifferences } from '../comparison/rescored.js';
import type { Hash } from '../corpus/select.js';
import type { Decided, DecidedOutcome } from '../figures/decided.js';
import { type QuestionFigures, type RunFigures, SAME_SCORE } from '../figures/figures.js';
import { mean } from '../statistics/intervals.js';
import { drawOrder, FEWEST, makeMeanTest, meanInterval } from '../statistics/until-decided.js';
import type { Gate } from './gate.js';

/** What decides a run before all its questions are asked. */
export interface DecisionInputs {
  readonly gates: readonly Gate[];
  /** The largest probability of another verdict than that of all questions. */
  readonly error: number;
  /** A text that the author of a change does not choose. */
  readonly seed: string;
  readonly baseline: Baseline;
  readonly known: KnownQuestions;
  readonly hash: Hash;
}

/** A run whose questions are asked in a random order; answers that are missing score 0. */
interface DrawnRun extends Pick<RunFigures, 'scoring' | 'config'> {
  readonly questions: readonly QuestionFigures[];
}

/** Takes the answers of a gate in the order of the draw; returns its outcome, null while it is open. */
type GateTest = (question: QuestionFigures) => DecidedOutcome | null;

/** How a gate is decided; `needs-all`: by all questions alone; `skipped`: there is nothing to compare with. */
type GatePlan = GateTest | 'needs-all' | 'skipped';

/** The order of the questions, and what decides the gates. */
export type DecisionPlan = ReturnType<typeof planDecision>;

/** Plans how a run is decided: the order of all questions, those with a score first, and the test of each gate. */
export function planDecision(run: DrawnRun, inputs: DecisionInputs) {
  const { gates, hash, seed } = inputs;
  const prints = run.questions.map(({ id, fingerprint }) => [id, fingerprint]);
  const drawSeed = hash(`${hash(JSON.stringify(prints))}\n${seed}`);
  const scored = run.questions.filter(isScored).map(({ id }) => id);
  const others = run.questions.filter((question) => !isScored(question)).map(({ id }) => id);
  const plans = gates.map((gate) => planGate(gate, run, inputs));
  const isTested = plans.some((plan) => typeof plan === 'function');
  return {
    seed: drawSeed,
    order: [...drawOrder(scored, drawSeed, hash), ...others],
    size: scored.length,
    plans,
    error: inputs.error,
    gates,
    /** The gates that only all questions decide; empty if the run can stop early. */
    needsAll: gates.filter((_, at) => plans[at] === 'needs-all' || !isTested).map(gateName),
  };
}

/** The name of a gate in reports. */
export function gateName(gate: Gate): string {
  return gate.kind === 'metric' ? gate.path : gate.kind;
}

/** Gates on a mean of scores in [0, 1]. */
const MEANS: Readonly<Record<string, (question: QuestionFigures) => number | null>> = {
  'min-steps-score': ({ score }) => score,
  'micro.steps_score.mean': ({ score }) => score,
  'min-answer-check-score': ({ checks }) => checks?.score ?? null,
  'micro.answer_check_score.mean': ({ checks }) => checks?.score ?? null,
};

function planGate(gate: Gate, run: DrawnRun, inputs: DecisionInputs): GatePlan {
  const error = inputs.error / inputs.gates.length;
  if (gate.kind === 'max-steps-drop') return planDrop(gate, run, { ...inputs, error });
  if (gate.kind === 'max-regressions') return planRegressions(gate.limit, run, inputs);
  const isMinimum = gate.kind !== 'metric' || gate.operator === '>=';
  const scoreOf = isMinimum && Object.hasOwn(MEANS, gateName(gate)) ? MEANS[gateName(gate)] : undefined;
  const size = run.questions.filter(isScored).length;
  // Only a figure that all drawn questions have, and no others, is a mean over the draw.
  if (!scoreOf || size === 0 || run.questions.some((one) => (scoreOf(one) === null) === isScored(one)))
    return 'needs-all';
  const test = makeMeanTest({ minimum: gate.limit, size, error });
  return (question) => toOutcome(test(scoreOf(question) ?? 0));
}

function isScored({ score }: QuestionFigures): boolean {
  return score !== null;
}

function toOutcome(decision: ReturnType<ReturnType<typeof makeMeanTest>>): DecidedOutcome | null {
  return decision && (decision === 'at-least' ? 'passed' : 'failed');
}

/** The baseline's questions by id; null: some would have to be scored again first. */
function comparableBase(base: RunFigures, run: DrawnRun): ReadonlyMap<string, QuestionFigures> | null {
  const byId = new Map(base.questions.map((question) => [question.id, question]));
  const differences = ruleDifferences(base, run);
  const isOther = run.questions.some((question) => {
    const before = byId.get(question.id);
    return before !== undefined && needsRescoring(differences, before, question);
  });
  return isOther ? null : byId;
}

/**
 * The drop: the mean over the questions that the baseline has, without quarantined ones, is at least that of the baseline minus the
 * limit. Accepted drops count with the score of the baseline.
 */
function planDrop(gate: Extract<Gate, { kind: 'max-steps-drop' }>, run: DrawnRun, inputs: DecisionInputs): GatePlan {
  const { baseline, known, error } = inputs;
  if ('kind' in baseline) return baseline.kind === 'none' ? 'skipped' : 'needs-all';
  const before = comparableBase(baseline, run);
  const find = findEntries(known);
  const baseScores = new Map(
    run.questions.flatMap(({ id, score }): [string, number][] => {
      const base = before?.get(id)?.score ?? null;
      return score === null || base === null || find(id)?.kind === 'quarantined' ? [] : [[id, base]];
    }),
  );
  const baseMean = mean([...baseScores.values()]);
  if (before === null || baseMean === null) return 'needs-all';
  const test = makeMeanTest({ minimum: baseMean - gate.limit, size: baseScores.size, error });
  const failsAlone = gate.test === 'plain' || gate.rerunChanges === 0;
  let isBelow = false;
  return ({ id, score }) => {
    const base = baseScores.get(id);
    if (base === undefined || isBelow) return null;
    const outcome = toOutcome(test(find(id) ? base : (score ?? 0)));
    isBelow = outcome === 'failed' && !failsAlone;
    return isBelow ? null : outcome;
  };
}

/** Regressions fail when they exceed the limit; only all questions show that they do not. */
function planRegressions(limit: number, run: DrawnRun, { baseline, known }: DecisionInputs): GatePlan {
  if ('kind' in baseline) return baseline.kind === 'none' ? 'skipped' : 'needs-all';
  const before = comparableBase(baseline, run);
  if (before === null) return 'needs-all';
  const find = findEntries(known);
  let count = 0;
  return (head) => {
    const base = before.get(head.id);
    if (
      base &&
      !isEdited(base, head) &&
      isRegressed({ base, head, change: (head.score ?? 0) - (base.score ?? 0) }, find(head.id) !== null)
    )
      count++;
    return count > limit ? 'failed' : null;
  };
}

function isRegressed(delta: QuestionDelta, isKnown: boolean): boolean {
  const { base, head, change } = delta;
  const drop = base.checks && head.checks ? head.checks.score - base.checks.score : 0;
  return ruleRegressions([delta]).length > 0 || (!isKnown && Math.min(change, drop) < -SAME_SCORE);
}

/** Takes the answers in the order of the draw until the gates are decided: one failed, or all passed. */
export function makeDecider({ plans, needsAll, size, order, error, gates, seed }: DecisionPlan) {
  const outcomes = plans.map((plan): DecidedOutcome | null => (plan === 'skipped' ? 'skipped' : null));
  const scores: number[] = [];
  const isDecided = () =>
    needsAll.length === 0 &&
    scores.length >= Math.min(size, FEWEST) &&
    scores.length < order.length &&
    (outcomes.includes('failed') || outcomes.every((outcome) => outcome !== null));
  /** Counts the answer of the next question; returns whether no further one is needed. */
  const add = (question: QuestionFigures): boolean => {
    scores.push(question.score ?? 0);
    for (const [at, plan] of plans.entries()) if (typeof plan === 'function') outcomes[at] ??= plan(question);
    return isDecided();
  };
  return {
    add,
    /** How the run was decided; without the questions that were not asked. */
    decided: (): Omit<Decided, 'notAsked'> => ({
      ...{ asked: scores.length, of: order.length, error, seed },
      gates: gates.map((gate, at) => ({ name: gateName(gate), limit: gate.limit, outcome: outcomes[at] ?? 'open' })),
      interval: meanInterval(scores.slice(0, size), { size, error }),
    }),
    /** The first gate that is open. */
    open: () => gates.find((_, at) => outcomes[at] === null) ?? null,
  };
}
