import type { Baseline } from '../comparison/baseline.js';
import { compareRuns, countRegressions, scoredPairs } from '../comparison/comparison.js';
import { findEntries, type KnownQuestions } from '../comparison/known.js';
import { type AskedRun, findRescoringNeed } from '../comparison/rescored.js';
import type { Hash } from '../corpus/select.js';
import type { Decided, DecidedOutcome } from '../figures/decided.js';
import { figureOf, type QuestionFigures, type RunFigures } from '../figures/figures.js';
import { mean as meanOf } from '../statistics/intervals.js';
import { drawOrder, FEWEST, makeMeanTest, meanInterval } from '../statistics/until-decided.js';
import { type FigureName, figureRow, isFigureName } from '../words/figure-table.js';
import { type DropGate, type Gate, gateName, gatePath, type PathGate } from './gate.js';

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

/** Takes the answers of a gate in the order of the draw; returns its outcome, null while it is open. */
type GateTest = (question: QuestionFigures) => DecidedOutcome | null;

/** How a gate is decided; `needs-all`: by all questions alone; `skipped`: there is nothing to compare with. */
type GatePlan = GateTest | 'needs-all' | 'skipped';

/** The order of the questions of a run, those with a score first, and what its answers decide in this order. */
export type Decision = ReturnType<typeof openDecision>;

/** Draws the order of the questions, and takes the answers in it until the gates are decided: one failed, or all passed. */
export function openDecision(run: AskedRun, inputs: DecisionInputs) {
  const { questions } = run;
  const { gates, hash, error } = inputs;
  const seed = hash(`${hash(JSON.stringify(questions.map((one) => [one.id, one.fingerprint])))}\n${inputs.seed}`);
  const scored = questions.filter(isScored).map(({ id }) => id);
  const order = [...new Set([...drawOrder(scored, seed, hash), ...questions.map(({ id }) => id)])];
  const size = scored.length;
  const plans = gates.map((gate) => planGate(gate, run, size, inputs));
  const isTested = plans.some((plan) => typeof plan === 'function');
  const needsAll = gates.filter((_, at) => plans[at] === 'needs-all' || !isTested).map(gateName);
  const outcomes = plans.map((plan): DecidedOutcome | null => (plan === 'skipped' ? 'skipped' : null));
  const scores: number[] = [];
  return {
    order,
    /** The gates that only all questions decide; empty if the run can stop early. */
    needsAll,
    /** Counts the answer of the next question; returns whether no further one is needed. */
    add: (question: QuestionFigures): boolean => {
      scores.push(question.score ?? 0);
      for (const [at, plan] of plans.entries()) if (typeof plan === 'function') outcomes[at] ??= plan(question);
      const isDecided = outcomes.includes('failed') || outcomes.every((outcome) => outcome !== null);
      const isEnough = scores.length >= Math.min(size, FEWEST) && scores.length < order.length;
      return isDecided && isEnough && needsAll.length === 0;
    },
    /** `late`: number of answers behind those that were counted. */
    decided: (late = 0): Decided => {
      const left = new Set(order.slice(scores.length));
      return {
        ...{ asked: scores.length, of: order.length, error, seed, late },
        gates: gates.map((gate, at) => ({ name: gateName(gate), limit: gate.limit, outcome: outcomes[at] ?? 'open' })),
        interval: meanInterval(scores.slice(0, size), { size, error }),
        notAsked: questions.flatMap(({ id, templateId, text }) => (left.has(id) ? [{ id, templateId, text }] : [])),
      };
    },
    /** A gate that is not decided: one that needs all questions, if there is one. */
    open: () => gates[plans.indexOf('needs-all')] ?? (gates[Math.max(0, outcomes.indexOf(null))] as Gate),
  };
}

/** The scores in [0, 1] whose mean over the questions a gate needs at least; null: it needs something else. */
function meanScoreOf(gate: PathGate): FigureName | null {
  const [, name = ''] = /^micro\.(\w+)\.mean$/.exec(gatePath(gate)) ?? [];
  if (!isFigureName(name) || (gate.kind === 'metric' && gate.operator !== '>=')) return null;
  const { from, gateWithout } = figureRow(name);
  return from === 'scoring' && gateWithout ? name : null;
}

function planGate(gate: Gate, run: AskedRun, size: number, inputs: DecisionInputs): GatePlan {
  const error = inputs.error / inputs.gates.length;
  if (gate.kind === 'max-steps-drop' || gate.kind === 'max-regressions') {
    const { baseline } = inputs;
    if ('kind' in baseline) return baseline.kind === 'none' ? 'skipped' : 'needs-all';
    // Answers of the baseline would have to be scored again first.
    if (findRescoringNeed(baseline, run)) return 'needs-all';
    if (gate.kind === 'max-steps-drop') return planDrop(gate, run, baseline, { ...inputs, error });
    return planRegressions(gate.limit, baseline, inputs.known);
  }
  const score = meanScoreOf(gate);
  if (score === null || size === 0) return 'needs-all';
  // Only a figure that all drawn questions have, and no others, is a mean over the draw.
  if (!run.questions.every((one) => (figureOf(one, score) !== null) === isScored(one))) return 'needs-all';
  const test = makeMeanTest({ minimum: gate.limit, size, error });
  return (question) => toOutcome(test(figureOf(question, score) ?? 0));
}

const isScored = ({ score }: QuestionFigures): boolean => score !== null;

function toOutcome(decision: ReturnType<ReturnType<typeof makeMeanTest>>): DecidedOutcome | null {
  return decision && (decision === 'at-least' ? 'passed' : 'failed');
}

/** Quarantined questions do not count, and accepted ones count with the score of the baseline. */
function planDrop(gate: DropGate, run: AskedRun, base: RunFigures, { known, error }: DecisionInputs): GatePlan {
  const find = findEntries(known);
  const pairs = scoredPairs(base, { ...base, questions: run.questions });
  const counted = pairs.filter(({ head }) => find(head.id)?.kind !== 'quarantined');
  const baseScores = new Map(counted.map((pair) => [pair.head.id, pair.base.score]));
  const baseMean = meanOf([...baseScores.values()]);
  if (baseMean === null) return 'needs-all';
  const test = makeMeanTest({ minimum: baseMean - gate.limit, size: baseScores.size, error });
  const failsAlone = gate.test === 'plain' || gate.rerunChanges === 0;
  let isBelow = false;
  return ({ id, score }) => {
    const baseScore = baseScores.get(id);
    if (baseScore === undefined || isBelow) return null;
    const outcome = toOutcome(test(find(id) ? baseScore : (score ?? 0)));
    isBelow = outcome === 'failed' && !failsAlone;
    return isBelow ? null : outcome;
  };
}

/** Regressions fail when they exceed the limit; only all questions show that they do not. */
function planRegressions(limit: number, base: RunFigures, known: KnownQuestions): GateTest {
  const byId = new Map(base.questions.map((question) => [question.id, question]));
  let count = 0;
  return (head) => {
    const before = byId.get(head.id);
    const delta = before && compareRuns({ ...base, questions: [before] }, { ...base, questions: [head] }, known);
    if (delta?.kind === 'compared') count += countRegressions(delta);
    return count > limit ? 'failed' : null;
  };
}

/** The answers must be those to the first questions of the order. If all questions have one, nothing is decided. */
export function decideAnswers({ order, add, decided, open }: Decision, answers: ReadonlyMap<string, QuestionFigures>) {
  const answered = answers.size;
  if (answered === 0 || answered === order.length) return {};
  const first = order.slice(0, answered);
  const firstIds = new Set(first);
  const other = [...answers.keys()].find((id) => !firstIds.has(id)) ?? null;
  const decidedAt = other === null ? first.findIndex((id) => add(answers.get(id) as QuestionFigures)) : -1;
  if (decidedAt >= 0) return { decided: decided(answered - decidedAt - 1) };
  const gate = open();
  return { undecided: { answered, other, gate: gateName(gate), limit: gate.limit } };
}
