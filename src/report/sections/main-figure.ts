import type { RunDelta } from '../../core/runs/comparison.js';
import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import { checksHeadlineOf, type Headline } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted } from '../../core/text/numerals.js';
import { code, type Text } from '../words/text.js';

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

/** What the compared questions are called: `unchanged` beside others that are new or edited, else `shared`. */
export function sharedWord({ added, edited }: RunDelta): 'unchanged' | 'shared' {
  return added.length + edited.length > 0 ? 'unchanged' : 'shared';
}

/** "the 187 questions unchanged since `main`" */
export function sharedQuestions(delta: RunDelta): Text {
  const questions = `the ${counted(delta.head.questions, 'question')}`;
  if (sharedWord(delta) === 'shared') return [`${questions} that `, code(delta.label), ' was also asked'];
  return [`${questions} unchanged since `, code(delta.label)];
}
