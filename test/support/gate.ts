import type { RunDelta } from '../../src/core/delta.js';
import { judgeGates } from '../../src/core/gates.js';

/** What becomes of `max-steps-drop` for a comparison. */
export function evaluateGate(comparison: RunDelta, limit: number): string | undefined {
  const figures = {
    ...{ headline: comparison.head, comparison, questions: [] },
    aggregates: { per_template: {}, micro: {}, macro: {} },
  };
  return judgeGates([{ kind: 'max-steps-drop', limit, test: 'significant' }], figures)[0]?.outcome;
}
