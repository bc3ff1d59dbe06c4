import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import { checksHeadlineOf, type Headline } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';

/** The figure that a report leads with. */
export interface MainFigure {
  readonly name: 'Steps score' | 'Answer checks';
  readonly headline: Headline & { readonly micro: number };
  /** Both sides of a comparison; null: there is none. */
  readonly sides: { readonly base: Headline; readonly head: Headline } | null;
  /** The gate on it. */
  readonly gate: Extract<GateVerdict['kind'], `min-${string}`>;
}

/** The steps score; in a run without any reference step the answer checks; null where nothing is scored. */
export function mainFigure({ run, comparison }: Report): MainFigure | null {
  const compared = comparison.kind === 'compared' ? comparison : null;
  const { micro } = run.headline;
  if (micro !== null) {
    const headline = { ...run.headline, micro };
    return { name: 'Steps score', headline, sides: compared, gate: 'min-steps-score' };
  }
  const checks = checksHeadlineOf(run.questions);
  if (checks.micro === null) return null;
  const headline = { ...checks, micro: checks.micro };
  return { name: 'Answer checks', headline, sides: compared?.checks ?? null, gate: 'min-answer-check-score' };
}
