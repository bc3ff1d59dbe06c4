import type { RunDelta } from '../../src/core/comparison/comparison.js';
import { evaluateGates } from '../../src/core/gates/evaluate-gates.js';
import type { DropRule } from '../../src/core/gates/gate.js';

/** What becomes of `max-steps-drop` for a comparison. */
export function dropOutcome(
  comparison: RunDelta,
  limit: number,
  test: DropRule['test'] = 'significant',
): string | undefined {
  const figures = {
    ...{ headline: comparison.head, questions: [] },
    aggregates: { per_template: {}, micro: {}, macro: {} },
  };
  return evaluateGates([{ kind: 'max-steps-drop', limit, test }], figures, comparison)[0]?.outcome;
}
