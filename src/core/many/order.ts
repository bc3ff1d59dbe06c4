import type { ComparedRun } from './compare-many.js';

/** By what the rows of a table of runs can be sorted: the figure, and whether more of it is better. */
const ORDERS = {
  steps: { of: ({ run }) => run.headline.micro, isMoreBetter: true },
  macro: { of: ({ run }) => run.headline.macro, isMoreBetter: true },
  'answer-checks': { of: ({ checks }) => checks.micro, isMoreBetter: true },
  rules: { of: ({ rules }) => rules && rules.kept / rules.of, isMoreBetter: true },
  f1: { of: ({ answers }) => answers.answer_f1?.micro ?? null, isMoreBetter: true },
  'failed-calls': { of: failedShare, isMoreBetter: false },
  tokens: { of: ({ measures }) => measures.total_tokens, isMoreBetter: false },
  seconds: { of: ({ measures }) => measures.elapsed_sec, isMoreBetter: false },
  cost: { of: ({ measures }) => measures.cost_usd, isMoreBetter: false },
  'cost-per-right': { of: ({ costPerRight }) => costPerRight, isMoreBetter: false },
} as const satisfies Record<string, { of: (run: ComparedRun) => number | null; isMoreBetter: boolean }>;

export type RunOrder = keyof typeof ORDERS | 'given';
export const RUN_ORDERS = [...Object.keys(ORDERS), 'given'] as readonly RunOrder[];

/**
 * The runs in the order of a figure, the best first, those without it last; a new list. Runs without a rank, which have
 * other questions, come after those with one.
 */
export function sortRuns<Run extends ComparedRun>(runs: readonly Run[], order: RunOrder): Run[] {
  if (order === 'given') return [...runs];
  const { of, isMoreBetter } = ORDERS[order];
  const worst = isMoreBetter ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const keys = new Map(runs.map((run) => [run, of(run) ?? worst]));
  const sign = isMoreBetter ? -1 : 1;
  return [...runs].sort((a, b) => {
    const [one, other] = [keys.get(a) ?? worst, keys.get(b) ?? worst];
    if ((a.rank === null) !== (b.rank === null)) return a.rank === null ? 1 : -1;
    return one === other ? 0 : sign * (one < other ? -1 : 1);
  });
}

function failedShare({ measures: { steps, failed_steps } }: ComparedRun): number | null {
  return steps === null || steps === 0 ? null : (failed_steps ?? 0) / steps;
}
