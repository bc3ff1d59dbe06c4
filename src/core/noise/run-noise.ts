import type { AnswerComparison } from '../answers/delta.js';
import type { Figure } from '../answers/metric.js';
import type { Measures, QuestionFigures } from '../runs/figures.js';
import { holm } from './holm.js';
import { assessScoreChange, isScoredPair, LEVEL, type ScoreChange } from './score-change.js';
import { signFlipP } from './sign-flips.js';

/** Whether what changed between two runs is more than rerun noise. */
export interface RunNoise {
  /** Of the steps score; null where no question has one on both sides. */
  readonly score: ScoreChange | null;
  readonly measures: readonly MeasureChange[];
}

/** The measures that a report shows, so that the correction counts what a reader can see. */
const TESTED = ['failed_steps', 'total_tokens', 'elapsed_sec', 'cost_usd'] as const satisfies (keyof Measures)[];
export type TestedMeasure = (typeof TESTED)[number] | JudgedFigure;

/** What a relevance verdict cost says nothing about the agent. */
type JudgedFigure = Exclude<Figure, 'answer_relevance_cost'>;

/** Whether another figure than the score changed, over the questions for which both runs have it. */
export interface MeasureChange {
  readonly measure: TestedMeasure;
  /** `none`: no question changed. */
  readonly verdict: 'larger' | 'within' | 'none';
  /** Mean change of a question, head minus base, in the measure's own unit. */
  readonly change: number;
  /** Of the sign flips by question, in (0, 1]. */
  readonly p: number;
  /** p after Holm's correction for all measures of the comparison; `larger` where it is at most 5 %. */
  readonly corrected: number;
  readonly questions: number;
  /** Questions whose figure changed. */
  readonly changed: number;
}

/** A question on both sides. */
interface Pair {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
}

/** Assesses every change between two runs over the questions on both sides; of judged figures those that are compared. */
export function assessNoise(pairs: readonly Pair[], answers: AnswerComparison): RunNoise {
  const scored = pairs.filter(isScoredPair);
  const judged = answers.figures.flatMap(({ figure }) => (figure === 'answer_relevance_cost' ? [] : [figure]));
  return { score: assessScoreChange(scored), measures: assessMeasures(pairs, judged) };
}

function assessMeasures(pairs: readonly Pair[], judged: readonly JudgedFigure[]): MeasureChange[] {
  const figures = [
    ...TESTED.map((measure) => ({ measure, of: ({ measures }: QuestionFigures) => measures[measure] })),
    ...judged.map((measure) => ({ measure, of: ({ answer }: QuestionFigures) => answer?.figures[measure] })),
  ];
  const found = figures.flatMap(({ measure, of }) => {
    const changes = changesOf(pairs, of);
    return changes.length === 0 ? [] : [{ measure, changes, p: signFlipP(changes) }];
  });
  const corrected = holm(found.map(({ p }) => p));
  return found.map(({ measure, changes, p }, index) => {
    const changed = changes.filter((change) => change !== 0).length;
    const correctedP = corrected[index] ?? 1;
    const verdict = correctedP <= LEVEL ? 'larger' : changed === 0 ? 'none' : 'within';
    const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
    return { measure, verdict, change, p, corrected: correctedP, questions: changes.length, changed };
  });
}

function changesOf(pairs: readonly Pair[], of: (side: QuestionFigures) => number | undefined): number[] {
  return pairs.flatMap(({ base, head }) => {
    const [before, after] = [of(base), of(head)];
    return before === undefined || after === undefined ? [] : [after - before];
  });
}
