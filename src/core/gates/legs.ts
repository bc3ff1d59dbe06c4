import * as v from 'valibot';
import { type RunTable, sortRuns } from '../comparison/compare-many.js';
import { problemsOf } from '../corpus/shape.js';
import { type Decoded, invalid, ok } from '../words/errors.js';
import { gateLine } from './evaluate-gates.js';

const finite = v.pipe(v.number(), v.finite());
const figure = v.nullable(finite);

const gateSchema = v.object({
  name: v.string(),
  operator: v.picklist(['>=', '>', '<=', '<']),
  limit: finite,
  value: figure,
  outcome: v.picklist(['passed', 'failed', 'skipped', 'warned']),
  reason: v.optional(v.string()),
});

const comparedSchema = v.object({
  kind: v.literal('compared'),
  questions: v.number(),
  steps_score: v.object({
    micro: v.object({ base: figure, head: figure, change: figure }),
    noise: v.optional(v.object({ verdict: v.picklist(['larger', 'within', 'no_change']) })),
  }),
  regressed: v.array(v.unknown()),
});

const legSchema = v.object({
  passed: v.nullable(v.boolean()),
  failures: v.array(v.string()),
  baseline: v.object({ label: v.string() }),
  comparison: v.union([comparedSchema, v.object({ kind: v.string(), reason: v.string() })]),
  gates: v.array(gateSchema),
});

/** An evaluation of this run: its outcome, and the changes relative to its baseline. */
export type Leg = Readonly<ReturnType<typeof outcomeOf>> & { readonly name: string; readonly attempt: number };

/** The evaluations of a run side by side; the matrix jobs are in the order of the runs of the table. */
export interface CombinedLegs {
  readonly table: RunTable;
  readonly legs: readonly Leg[];
}

export function decodeLeg(value: unknown, file: string): Decoded<ReturnType<typeof outcomeOf>> {
  const parsed = v.safeParse(legSchema, value);
  return parsed.success ? ok(outcomeOf(parsed.output)) : invalid(problemsOf(file, value, parsed.issues));
}

/** An evaluation passed only if its file contains no failure. */
function outcomeOf({ passed, failures, gates, baseline, comparison }: v.InferOutput<typeof legSchema>) {
  const [compared, reason] = 'reason' in comparison ? [null, comparison.reason] : [comparison, null];
  return {
    passed: passed === true && failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed'),
    failures,
    gates,
    baseline: { label: baseline.label, compared, reason },
  };
}

/** The reasons why a matrix job failed, one per line; at least one for a job that did not pass. */
export function legBreaches(leg: Leg): string[] {
  const failed = leg.gates.filter(({ outcome }) => outcome === 'failed');
  return [
    ...legFailures(leg),
    ...failed.map((gate) => gateLine(gate, gate.reason ?? (gate.value === null ? 'no figure' : ''))),
  ];
}

/** The reasons why a matrix job failed, without its gates. */
export function legFailures({ passed, failures, gates }: Leg): readonly string[] {
  const isExplained = passed || failures.length > 0 || gates.some(({ outcome }) => outcome === 'failed');
  return isExplained ? failures : ['did not pass'];
}

/** The names of the matrix jobs with rank 1, highest scores first; empty if no job has a rank. */
export function bestLegs({ table }: CombinedLegs): string[] {
  const leaders = table.runs.filter(({ rank }) => rank === 1);
  return sortRuns(leaders, 'steps').map(({ run }) => run.label);
}
