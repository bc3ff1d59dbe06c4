import type { Comparison, NotCompared } from '../comparison/comparison.js';
import type { GatedDrop } from '../comparison/known-changes.js';
import { LEVEL } from '../comparison/run-noise.js';
import type { StoredAggregates } from '../entries/result-types.js';
import { isKnownKey } from '../entries/sample.js';
import type { Decided } from '../figures/decided.js';
import { headlineOf, type RunFigures } from '../figures/figures.js';
import { distrustReason, isPartial, type JudgedMetric, metricOfFigure } from '../judge/summary.js';
import { rerunChance, usualChanges } from '../statistics/rerun-chance.js';
import { isMapping, mappingOf, own } from '../text/values.js';
import { figureRow, isFigureName } from '../words/figure-table.js';
import type { RuleName } from '../words/rules.js';
import { COMPARISON_FIGURES, type ComparisonFigure, REGRESSIONS } from './comparison-figures.js';
import { type DropGate, type DropRule, type Gate, gateName, gatePath, NAMED_GATES, type Operator } from './gate.js';

/** Why a gate has no figure, or did not fail with one; `report/words/failures.ts` describes it in words. */
export type GateReason =
  | {
      readonly kind:
        | 'no-reference-steps'
        | 'no-answer-checks'
        | 'no-tables'
        | 'nothing-shared'
        | 'nothing-paired'
        | 'all-quarantined'
        | 'within-noise'
        | 'not-finite'
        | 'unknown-figure'
        | 'not-scored-again'
        | 'not-decided'
        | 'other-selection';
    }
  | { readonly kind: 'accepted'; readonly by: string }
  | { readonly kind: 'not-compared'; readonly why: NotCompared }
  | { readonly kind: 'no-data'; readonly metric: string }
  | { readonly kind: 'partly-judged'; readonly metric: JudgedMetric }
  /** The judge has to be checked by people, and is not. */
  | { readonly kind: 'untrusted-judge'; readonly why: string }
  | { readonly kind: 'rules-not-checked'; readonly rules: readonly (readonly [RuleName, number])[] };

/** `skipped`: only without a baseline. `warned`: only for a drop that is within rerun noise or accepted. */
export interface GateVerdict {
  readonly kind: Gate['kind'];
  /** The name of the gate: its kind, or the path of its figure. */
  readonly name: string;
  readonly operator: Operator;
  readonly limit: number;
  readonly value: number | null;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
  /** Why a gate failed or was skipped without a figure, or did not fail with one. */
  readonly reason: GateReason | null;
  /** How often reruns lose as much as a drop over its limit; absent if this was not computed. */
  readonly reruns?: RerunLoss;
}

/** The lost and gained questions of a drop, and the share of reruns of the same agent that lose as many net, in [0, 1]. */
export type RerunLoss = NonNullable<ReturnType<typeof rerunLossOf>>;

/** The data that gates check, apart from the comparison. */
type GatedRun = Pick<RunFigures, 'aggregates' | 'questions' | 'judge'>;

const COMPARE: Readonly<Record<Operator, (value: number, limit: number) => boolean>> = {
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
  '<=': (value, limit) => value <= limit,
  '<': (value, limit) => value < limit,
};

/** Evaluates all gates; a figure that is missing or not finite fails its gate. */
export function evaluateGates(gates: readonly Gate[], run: GatedRun, comparison: Comparison): GateVerdict[] {
  return gates.map((gate) => {
    const verdict = makeVerdict(gate, figureOfGate(gate, run, comparison));
    return gate.kind === 'max-steps-drop' ? testDrop(verdict, gate, comparison) : verdict;
  });
}

function figureOfGate(gate: Gate, run: GatedRun, comparison: Comparison): GateFigure {
  if (gate.kind === 'max-steps-drop') return stepsDrop(comparison);
  if (gate.kind === 'max-regressions') return figureIn(comparison, REGRESSIONS);
  const path = gatePath(gate);
  return path.startsWith('comparison.') ? comparisonAt(path, comparison) : metricAt(path, run);
}

/** The verdicts of a run that was decided before all its questions were asked; its figures are those of the questions asked. */
export function withDecisions(verdicts: readonly GateVerdict[], decided: Decided | undefined): readonly GateVerdict[] {
  if (!decided) return verdicts;
  return verdicts.map((verdict, at): GateVerdict => {
    const outcome = decided.gates[at]?.outcome ?? 'open';
    if (outcome === 'skipped') return verdict;
    const { reruns: _, ...others } = verdict;
    if (outcome === 'open') return { ...others, outcome: 'skipped', reason: { kind: 'not-decided' } };
    return { ...others, outcome, reason: null };
  });
}

/** A figure, and the reason if it is missing. A gate on a comparison is skipped if there is none. */
type GateFigure = readonly [number | null, GateReason];

/** A figure of what happened to the questions and rules. An edit whose effect is unknown fails a gate on effects. */
function comparisonAt(path: string, comparison: Comparison): GateFigure {
  if (comparison.kind === 'incompatible') return [null, { kind: 'not-scored-again' }];
  const figure = COMPARISON_FIGURES[path];
  return figure ? figureIn(comparison, figure) : [null, { kind: 'unknown-figure' }];
}

function figureIn(comparison: Comparison, { of: figureOf, without }: ComparisonFigure): GateFigure {
  return comparison.kind === 'compared' ? [figureOf(comparison), { kind: without }] : notCompared(comparison);
}

function notCompared(why: NotCompared): GateFigure {
  return [null, { kind: 'not-compared', why }];
}

function makeVerdict(gate: Gate, [value, missing]: GateFigure): GateVerdict {
  const { kind, limit } = gate;
  const operator = gate.kind === 'metric' ? gate.operator : NAMED_GATES[gate.kind].operator;
  const hasValue = value !== null && Number.isFinite(value);
  // Sums of scores may miss a round threshold by rounding.
  const slack = operator === '>=' ? -1e-12 : operator === '<=' ? 1e-12 : 0;
  const passed = hasValue && COMPARE[operator](value, limit + slack);
  return {
    kind,
    name: gateName(gate),
    operator,
    limit,
    value: hasValue ? value : null,
    outcome: passed ? 'passed' : !hasValue && missing.kind === 'not-compared' ? 'skipped' : 'failed',
    reason: hasValue ? null : missing,
  };
}

/**
 * The drop that the drop gate limits. Making a question worse never passes a failing gate: it increases the drop, can
 * only lower p and the chance of reruns, and clears no broken template; a known failure has no effect.
 */
function stepsDrop(comparison: Comparison): GateFigure {
  if (comparison.kind !== 'compared') return notCompared(comparison);
  const why = comparison.head.questions > 0 ? 'all-quarantined' : 'nothing-shared';
  return [comparison.gatedDrop.value, { kind: why }];
}

/** A drop over the limit only warns if reruns of the same agent can do the same, unless the plain limit decides. */
function testDrop(verdict: GateVerdict, rule: DropGate, comparison: Comparison): GateVerdict {
  if (verdict.outcome !== 'failed' || verdict.value === null || comparison.kind !== 'compared') return verdict;
  const { gatedDrop } = comparison;
  const reruns = rerunLossOf(gatedDrop, rule);
  const tested = { ...verdict, ...(reruns && { reruns }) };
  if (isFailedDrop(gatedDrop, rule, reruns)) return tested;
  return { ...tested, outcome: 'warned', reason: { kind: 'within-noise' } };
}

function isFailedDrop({ isLarger }: GatedDrop, { test, rerunChanges }: DropRule, reruns: RerunLoss | null): boolean {
  if (test === 'plain' || rerunChanges === 0 || isLarger !== false) return true;
  return reruns !== null && reruns.chance <= LEVEL;
}

/** How often reruns lose as much, with the assumed share of questions that a rerun changes; null if the test does not need it. */
function rerunLossOf({ flips }: GatedDrop, { test, rerunChanges }: DropRule) {
  if (test !== 'auto' || rerunChanges === 0 || flips === null) return null;
  const { questions, lost, gained } = flips;
  const changes = rerunChanges ?? usualChanges(flips);
  return { questions, lost, gained, changes, chance: rerunChance(flips, changes) };
}

/** The figure at a path, and the reason if it is missing; paths that exist in no run were refused earlier. */
function metricAt(path: string, run: GatedRun): GateFigure {
  const { aggregates, questions, judge } = run;
  const { level, metric, keys, isCount } = partsOf(path);
  if (isFigureName(metric)) {
    const { from, gateWithout } = figureRow(metric);
    if (gateWithout && keys.at(-1) === 'mean') {
      const { micro, macro } = headlineOf(questions, metric);
      const why = gateWithout === 'no-data' ? { kind: gateWithout, metric } : { kind: gateWithout };
      return [level === 'micro' ? micro : macro, why];
    }
    // A zero of the aggregates that stands for no data cannot be gated.
    if (from === 'response' && isWithoutData(metric, aggregates, questions)) {
      return [null, { kind: 'no-data', metric }];
    }
  }
  const unchecked = uncheckedRules(keys, aggregates);
  if (unchecked.length > 0) return [null, { kind: 'rules-not-checked', rules: unchecked }];
  const judgedMetric = metricOfFigure(judge ?? null, metric);
  if (judgedMetric && isPartial(judgedMetric)) return [null, { kind: 'partly-judged', metric: judgedMetric }];
  const distrust = judgedMetric && judge?.trust ? distrustReason(judge.trust, metric) : null;
  if (distrust !== null) return [null, { kind: 'untrusted-judge', why: distrust }];
  const value = valueAt([level, ...keys], aggregates);
  if (typeof value === 'number') return [value, { kind: 'not-finite' }];
  // In a run that counts calls, a tool without calls or errors has 0 of them.
  if (isCount && isMapping(aggregates.micro.steps)) return [0, { kind: 'not-finite' }];
  return [null, { kind: metric === 'rows_f1' ? 'no-tables' : 'unknown-figure' }];
}

/** The parts of a path such as `micro.answer_f1.mean`; names of custom outputs and of tools can contain dots. */
function partsOf(path: string) {
  const [level = '', ...names] = path.split('.');
  const [, kind, tool] = /^micro\.steps\.(total|once_per_sample|empty_results|errors)\.(.+)$/.exec(path) ?? [];
  if (kind && tool) return { level, metric: 'steps', keys: ['steps', kind, tool], isCount: true };
  const metric = names.length < 2 ? (names[0] ?? '') : names.slice(0, -1).join('.');
  return { level, metric, keys: names.length < 2 ? names : [metric, ...names.slice(-1)], isCount: false };
}

function valueAt(keys: readonly string[], aggregates: StoredAggregates): unknown {
  return keys.reduce<unknown>((value, key) => own(mappingOf(value), key), aggregates);
}

/** The rules of a figure that could not be checked for some answers. */
function uncheckedRules([figure, rule]: readonly string[], { micro }: StoredAggregates) {
  const all = Object.entries(mappingOf(micro.rules_not_checked)) as [RuleName, number][];
  if (figure === 'rules_score') return all;
  return figure === 'rule_violations' ? all.filter(([name]) => name === rule) : [];
}

function isWithoutData(metric: string, aggregates: StoredAggregates, questions: GatedRun['questions']): boolean {
  const hasData = questions.some(({ status, measures }) => status === 'success' && metric in measures);
  return !hasData && valueAt(['micro', metric, 'max'], aggregates) === 0;
}

/** The shown part of a gate, also for a gate read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;

/** The line for a failed gate; `reason`: why it has no figure, or what its figure means; empty: nothing to add. */
export function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string {
  const parts = [...(value === null ? [] : [value]), ...(reason === '' ? [] : [reason])];
  return `gate ${name}: required ${operator} ${limit}, got ${parts.join('; ')}`;
}

export function customFiguresOf({ judge, aggregates }: Pick<RunFigures, 'judge' | 'aggregates'>): string[] {
  const judged = (judge?.metrics ?? []).flatMap(({ figures = [] }) => figures);
  return [...judged, ...Object.keys(aggregates.micro).filter((name) => !isKnownKey(name))];
}
