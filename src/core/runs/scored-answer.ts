import type { QuestionFigures } from './figures.js';
import type { Sample } from './sample.js';

/** One answer scored, or a question without any. */
export interface ScoredAnswer {
  readonly figures: QuestionFigures;
  readonly sample: Sample;
  /** There were too many steps to try all pairs. */
  readonly isBounded: boolean;
}
