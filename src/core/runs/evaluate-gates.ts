import { isPartial, type JudgedMetric, metricOfFigure } from '../judge/summary.js';
import { isMapping } from '../text/values.js';
import type { RuleName } from '../words/rules.js';
import type { Comparison, NotCompared } from './comparison.js';
import { checksHeadlineOf, type RunFigures, rowsHeadlineOf } from './figures.js';
import { type Gate, type MissingFigure, type Operator, SCORE_GATES } from './gate.js';
import type { StoredAggregates } from './result-types.js';

type DropGate = Extract<Gate, { kind: 'max-steps-drop' }>;

/** Why a gate has no figure, or did not fail with one; `report/gate-reasons.ts` puts it into words. */
export type GateReason =
  | {
      readonly kind:
        | MissingFigure
        | 'nothing-shared'
        | 'all-quarantined'
        | 'within-noise'
        | 'not-finite'
        | 'unknown-figure';
    }
  /** Accepted by a label of this user. */
  | { readonly kind: 'accepted'; readonly by: string }
  | { readonly kind: 'not-compared'; readonly why: NotCompared }
  | { readonly kind: 'no-data'; readonly metric: string }
  | { readonly kind: 'partly-judged'; readonly metric: JudgedMetric }
  | { readonly kind: 'rules-not-checked'; readonly rules: readonly (readonly [RuleName, number])[] };

/** A gate with its outcome. `skipped` only for want of a baseline, `warned` only for a drop within rerun noise, or accepted. */
export interface GateVerdict {
  readonly kind: Gate['kind'];
  /** What the gate is called: its kind, or the path of its figure. */
  readonly name: string;
  readonly operator: Operator;
  readonly limit: number;
  readonly value: number | null;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
  /** Why a gate failed or was skipped without a figure, or did not fail with one. */
  readonly reason: GateReason | null;
}

/** What gates check beside the comparison. */
type GatedRun = Pick<RunFigures, 'headline' | 'aggregates' | 'questions' | 'judge'>;

const COMPARE: Readonly<Record<Operator, (value: number, limit: number) => boolean>> = {
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
  '<=': (value, limit) => value <= limit,
  '<': (value, limit) => value < limit,
};

/** Every gate with its verdict; a figure that is missing or not finite fails its gate, it never passes by accident. */
export function evaluateGates(gates: readonly Gate[], run: GatedRun, comparison: Comparison): GateVerdict[] {
  return gates.map((gate) => evaluateGate(gate, run, comparison));
}

function evaluateGate(gate: Gate, run: GatedRun, comparison: Comparison): GateVerdict {
  if (gate.kind === 'metric') return verdict({ ...gate, name: gate.path }, ...metricAt(gate.path, run));
  if (gate.kind === 'max-steps-drop') return evaluateDrop(gate, comparison);
  const { figure, missing } = SCORE_GATES[gate.kind];
  return verdict({ ...named(gate), operator: '>=' }, figure(run), { kind: missing });
}

const NO_REFERENCE_STEPS: GateReason = { kind: 'no-reference-steps' };
const NO_ANSWER_CHECKS: GateReason = { kind: 'no-answer-checks' };

type Required = Pick<GateVerdict, 'kind' | 'name' | 'operator' | 'limit'>;

function named({ kind, limit }: Exclude<Gate, { kind: 'metric' }>) {
  return { kind, name: kind, limit };
}

function verdict({ kind, name, operator, limit }: Required, value: number | null, missing: GateReason): GateVerdict {
  const known = value !== null && Number.isFinite(value);
  // Sums of scores may miss a round threshold by their rounding.
  const slack = operator === '>=' ? -1e-12 : operator === '<=' ? 1e-12 : 0;
  const passed = known && COMPARE[operator](value, limit + slack);
  return {
    kind,
    name,
    operator,
    limit,
    value: known ? value : null,
    outcome: passed ? 'passed' : 'failed',
    reason: known ? null : missing,
  };
}

/**
 * A drop beyond the limit fails where it is larger than rerun noise. Making a question worse never passes a failing
 * gate: it makes the drop larger, can only lower p, and clears no broken template; a known question does nothing.
 */
function evaluateDrop(gate: DropGate, comparison: Comparison): GateVerdict {
  const required: Required = { ...named(gate), operator: '<=' };
  if (comparison.kind !== 'compared') {
    const reason: GateReason = { kind: 'not-compared', why: comparison };
    return { ...required, value: null, outcome: 'skipped', reason };
  }
  const { value, isLarger } = comparison.gatedDrop;
  const judged = verdict(required, value, {
    kind: comparison.head.questions > 0 ? 'all-quarantined' : 'nothing-shared',
  });
  const within = gate.test === 'significant' && isLarger === false;
  if (judged.outcome === 'passed' || judged.value === null || !within) return judged;
  return { ...judged, outcome: 'warned', reason: { kind: 'within-noise' } };
}

/** Metrics that the aggregates show as zeros if there is nothing to aggregate: such a zero cannot be gated. */
const ALWAYS_PRESENT = ['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec'];

/** The figure at a path of the aggregates; an unknown path is a usage error, one without a value in this run is not. */
function metricAt(path: string, run: GatedRun): [number | null, GateReason] {
  const { headline, aggregates, questions, judge } = run;
  if (path === 'micro.steps_score.mean') return [headline.micro, NO_REFERENCE_STEPS];
  if (path === 'macro.steps_score.mean') return [headline.macro, NO_REFERENCE_STEPS];
  if (path === 'micro.answer_check_score.mean') return [checksHeadlineOf(questions).micro, NO_ANSWER_CHECKS];
  if (path === 'macro.answer_check_score.mean') return [checksHeadlineOf(questions).macro, NO_ANSWER_CHECKS];
  const rows = path.endsWith('.rows_f1.mean') ? rowsHeadlineOf(questions) : null;
  if (rows && rows.micro !== null) return [path.startsWith('micro') ? rows.micro : rows.macro, { kind: 'not-finite' }];
  const [, metric = ''] = path.split('.');
  if (ALWAYS_PRESENT.includes(metric) && isWithoutData(metric, aggregates, questions)) {
    return [null, { kind: 'no-data', metric }];
  }
  const unchecked = uncheckedFor(path, aggregates);
  if (unchecked.length > 0) return [null, { kind: 'rules-not-checked', rules: unchecked }];
  const judged = metricOfFigure(judge ?? null, metric);
  if (judged && isPartial(judged)) return [null, { kind: 'partly-judged', metric: judged }];
  const value = stepCount(path, aggregates) ?? path.split('.').reduce<unknown>(stepInto, aggregates);
  if (typeof value === 'number') return [value, { kind: 'not-finite' }];
  return [null, { kind: 'unknown-figure' }];
}

/** The rules that a figure is about and that some answers could not be checked for. */
function uncheckedFor(path: string, { micro }: StoredAggregates): (readonly [RuleName, number])[] {
  const [, metric, rule] = path.split('.');
  const counts = isMapping(micro.rules_not_checked) ? micro.rules_not_checked : {};
  const all = Object.entries(counts) as [RuleName, number][];
  if (metric === 'rules_score') return all;
  return metric === 'rule_violations' ? all.filter(([name]) => name === rule) : [];
}

function isWithoutData(metric: string, aggregates: StoredAggregates, questions: GatedRun['questions']): boolean {
  const counted = questions.some(({ status, measures }) => status === 'success' && metric in measures);
  return !counted && ['micro', metric, 'max'].reduce<unknown>(stepInto, aggregates) === 0;
}

/**
 * A count of steps; the name may hold dots. In a run that counts steps, what was never called was called 0 times, and no
 * errors are 0 errors.
 */
function stepCount(path: string, aggregates: StoredAggregates): number | null {
  const [, kind, name] = /^micro\.steps\.(total|once_per_sample|empty_results|errors)\.(.+)$/.exec(path) ?? [];
  if (kind === undefined || name === undefined) return null;
  const countOf = (of: string) => ['micro', 'steps', of, name].reduce<unknown>(stepInto, aggregates);
  const count = countOf(kind);
  if (typeof count === 'number') return count;
  return isMapping(aggregates.micro.steps) ? 0 : null;
}

function stepInto(value: unknown, key: string): unknown {
  return isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What a reader sees of a gate, also of one that was read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;

/** A gate that failed, as one line; `reason`: why it has no figure. */
export function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string {
  return `gate ${name}: required ${operator} ${limit}, got ${value ?? reason}`;
}
