import { fitsPattern } from '../text/wildcards.js';
import type { ActualStep, StepDetail, StepsOutcome } from './model.js';
import { type ScoredWay, type StepsWork, scoreWay } from './score.js';
import type { PreparedActual, PreparedReference, StepContext } from './step.js';

interface Forbidding {
  readonly references: readonly (readonly PreparedReference[])[];
  readonly actuals: readonly PreparedActual[];
  readonly context: StepContext;
  readonly work: StepsWork;
  /** Names of tools, with `*`, that may be called. */
  readonly except: readonly string[];
}

/** One way to answer a question that forbids calls which match no step of any of its groups: with such a call it scores 0. */
export function withoutExtraCalls(scored: ScoredWay, how: Forbidding): ScoredWay {
  const { references, actuals, context, work } = how;
  const inAnyGroup = { ...context, knobs: { ...context.knobs, groups: 'all' as const } };
  // All groups as one: a call is none beside the steps wherever it stands.
  const all = references.length > 1 ? scoreWay([references.flat()], actuals, inAnyGroup, work) : scored;
  const extra = extraCall(all.outcome().details, how);
  if (extra === null) return scored;
  return {
    score: 0,
    isBounded: scored.isBounded || all.isBounded,
    outcome: () => markExtraCall(scored.outcome(), references, extra),
  };
}

/** The first call that matched no step, failed ones included. */
function extraCall(details: readonly StepDetail[], { actuals, except }: Forbidding): ActualStep | null {
  const matched = new Set<number>();
  for (const { score, matches } of details) {
    const at = actuals.findIndex(
      ({ step }, index) => step.id === matches && step.status === 'success' && !matched.has(index),
    );
    if (score > 0 && at >= 0) matched.add(at);
  }
  const isExtra = ({ names }: PreparedActual, at: number) =>
    !matched.has(at) && !except.some((pattern) => [...names].some((name) => fitsPattern(name, pattern)));
  return actuals.find(isExtra)?.step ?? null;
}

/** The outcome with the score 0; where all steps are met, the extra call is the cause of the last one. */
function markExtraCall(
  outcome: StepsOutcome,
  references: readonly (readonly PreparedReference[])[],
  extra: ActualStep,
): StepsOutcome {
  const isMet = outcome.details.every(({ cause }) => cause === undefined);
  const last = outcome.details.length - 1;
  const details = outcome.details.map((detail, at): StepDetail => {
    if (!isMet || at !== last) return detail;
    const before = references.slice(0, detail.group).reduce((sum, group) => sum + group.length, 0);
    const cause = { kind: 'extra_call' as const, step: before + detail.step };
    return { ...detail, score: 0, cause, detail: { tool: extra.name } };
  });
  return { ...outcome, score: 0, details };
}
