import { isRight, type Measures, type QuestionFigures, type QuestionPair, SAME_SCORE } from '../figures/figures.js';
import { answerScores } from '../figures/trials.js';
import type { Figure } from '../judge/metric.js';
import { detectableChange, holm, type Interval, intervalOf, mean, Z } from '../statistics/intervals.js';
import { brokenTemplates, dealCount, mendedTemplates, permutationP } from '../statistics/permutation.js';
import type { QuestionFlips } from '../statistics/rerun-chance.js';
import { bootstrapInterval, clustersOf, generalise, SCORE_UNIT, signFlipP } from '../statistics/sign-flips.js';
import { groupedBy, sortedByText } from '../text/values.js';
import type { AnswerComparison } from './answer-delta.js';

export type RunNoise = ReturnType<typeof assessNoise>;

/** The figures in a report, so that the correction counts only visible ones. */
const TESTED = ['failed_steps', 'total_tokens', 'elapsed_sec', 'cost_usd'] as const satisfies (keyof Measures)[];

/** The change of a figure other than the score, over the questions for which both runs have it. */
export type MeasureChange = ReturnType<typeof assessMeasures>[number];

/** Assesses every change over the questions of both runs; of judged figures, only those that are compared. */
export function assessNoise(pairs: readonly QuestionPair[], answers: AnswerComparison) {
  const scoredPairs = pairs.filter(isScoredPair);
  // The cost of a verdict is unrelated to the agent.
  const judgedFigures = answers.figures.flatMap(({ figure }) => (figure === 'answer_relevance_cost' ? [] : [figure]));
  return {
    /** Change of the steps score; null if no question has one on both sides. */
    score: assessScoreChange(scoredPairs),
    measures: assessMeasures(pairs, judgedFigures),
  };
}

function assessMeasures(pairs: readonly QuestionPair[], judgedFigures: readonly Figure[]) {
  const figures = [
    ...TESTED.map((measure) => ({ measure, of: ({ measures }: QuestionFigures) => measures[measure] })),
    ...judgedFigures.map((measure) => ({ measure, of: ({ answer }: QuestionFigures) => answer?.figures[measure] })),
  ];
  const measured = figures.flatMap(({ measure, of: readFigure }) => {
    const changes = collectChanges(pairs, readFigure);
    return changes.length === 0 ? [] : [{ measure, changes, p: signFlipP(changes) }];
  });
  const corrected = holm(measured.map(({ p }) => p));
  return measured.map(({ measure, changes, p }, index) => {
    const changed = changes.filter((change) => change !== 0).length;
    const correctedP = corrected[index] ?? 1;
    return {
      measure,
      verdict: verdictOf(correctedP <= LEVEL, changed),
      /** Mean change per question, head minus base, in the unit of the figure. */
      change: changes.reduce((sum, value) => sum + value, 0) / changes.length,
      /** p of the sign flips by question, in (0, 1]. */
      p,
      /** p after Holm's correction for all such figures of the comparison; `larger` if it is at most 5 %. */
      corrected: correctedP,
      questions: changes.length,
      changed,
    };
  });
}

function collectChanges(pairs: readonly QuestionPair[], readFigure: (side: QuestionFigures) => number | undefined) {
  return pairs.flatMap(({ base, head }) => {
    const [before, after] = [readFigure(base), readFigure(head)];
    return before === undefined || after === undefined ? [] : [after - before];
  });
}

export interface ScoredPair {
  readonly base: QuestionFigures & { readonly score: number };
  readonly head: QuestionFigures & { readonly score: number };
}

export function isScoredPair<Pair extends QuestionPair>(pair: Pair): pair is Pair & ScoredPair {
  return pair.base.score !== null && pair.head.score !== null;
}

/** The evidence that the steps score changed by more than in reruns of one agent on these questions. */
export type Evidence = Readonly<ReturnType<typeof evidenceOf>>;

/** The evidence with the uncertainty of the change, and its validity for other questions. */
export type ScoreChange = NonNullable<ReturnType<typeof assessScoreChange>>;

/** Maximum p of a change that is larger than rerun noise: noise alone causes it in at most 5 % of comparisons. */
export const LEVEL = 0.05;

/** Assesses the change of the steps score; null if no question has one on both sides. Deterministic, never NaN. */
function assessScoreChange(pairs: readonly ScoredPair[]) {
  if (pairs.length === 0) return null;
  const sorted = sortedByText(pairs, ({ head }) => head.id);
  const changes = sorted.map(scoreChange);
  const differences = sorted.map((pair) => ({ templateId: pair.base.templateId, change: scoreChange(pair) }));
  return {
    ...evidenceOf(sorted),
    interval: intervalOf(changes),
    /** The change that 80 % of such comparisons would call larger, and whether a usual rate of flips is assumed, as none changed. */
    ...detectableChange(changes),
    generalises: generalise(differences),
  };
}

/** From pairs in the order of their ids, at least one. Only templates are corrected for several `comparisons`. */
export function evidenceOf(pairs: readonly ScoredPair[], comparisons = 1) {
  const changes = pairs.map(scoreChange);
  const changed = changes.filter((change) => change !== 0).length;
  const { broken, mended } = changedTemplates(pairs, comparisons);
  const p = pairs.some(isRepeated) ? permutationP(pairs.map(answerScoresOfPair)) : signFlipP(changes, SCORE_UNIT);
  const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const verdict = verdictOf(isLargerChange({ p, broken, mended }), changed);
  return { verdict, change, p, questions: changes.length, changed, broken, mended };
}

/** The templates that broke or were mended; `comparisons`: number of comparisons made together. */
export function changedTemplates(pairs: readonly ScoredPair[], comparisons: number) {
  const flips = templateFlips(pairs);
  return { broken: brokenTemplates(flips, comparisons), mended: mendedTemplates(flips, comparisons) };
}

/** The change of a score; 0 for a rounding difference. */
function scoreChange({ base, head }: ScoredPair): number {
  const change = head.score - base.score;
  if (Math.abs(change) <= SAME_SCORE) return 0;
  return Math.abs(change) >= 1 - SAME_SCORE ? Math.sign(change) : change;
}

export function verdictOf(isLarger: boolean, changed: number) {
  return isLarger ? 'larger' : changed === 0 ? 'none' : 'within';
}

/** Whether a change is larger than rerun noise, over all questions or by a template that broke or was mended. */
export function isLargerChange({ p, broken, mended }: { p: number } & ReturnType<typeof changedTemplates>): boolean {
  return p <= LEVEL || broken.length + mended.length > 0;
}

/** Whether a drop is larger than rerun noise, over all questions or by a template that broke. */
export function isLargerDrop({ change, p, broken }: Evidence): boolean {
  return change < 0 && (p <= LEVEL || broken.length > 0);
}

/** The questions that were lost and gained; null if one has several answers, which the permutation test compares better. */
export function flipsOf(pairs: readonly ScoredPair[]): QuestionFlips | null {
  if (pairs.some(isRepeated)) return null;
  const changes = pairs.map(scoreChange);
  return {
    questions: pairs.length,
    losable: pairs.filter(({ base }) => !isAllWrong(base)).length,
    gainable: pairs.filter(({ base }) => !isRight(base)).length,
    lost: changes.filter((change) => change < 0).length,
    gained: changes.filter((change) => change > 0).length,
  };
}

function isRepeated({ base, head }: ScoredPair): boolean {
  return answerScores(base).length > 1 || answerScores(head).length > 1;
}

function answerScoresOfPair({ base, head }: ScoredPair) {
  return { base: answerScores(base), head: answerScores(head) };
}

/** Flips by the base's templates, as the tested data must not decide how they are tested. */
function templateFlips(pairs: readonly ScoredPair[]) {
  const byTemplate = groupedBy(pairs, ({ base }) => base.templateId);
  return [...byTemplate].map(([templateId, templatePairs]) => ({
    templateId,
    questions: templatePairs.length,
    fell: templatePairs.filter(({ base, head }) => isRight(base) && isAllWrong(head)).length,
    rose: templatePairs.filter(({ base, head }) => isAllWrong(base) && isRight(head)).length,
    chance: templatePairs.reduce((chance, pair) => chance / dealCount(answerScoresOfPair(pair)), 1),
  }));
}

function isAllWrong({ score }: { readonly score: number }): boolean {
  return score <= SAME_SCORE;
}

/**
 * The 95 % interval of a steps score, clustered by template: the range of the score for other questions, with each
 * template as one observation. Null for fewer than two templates with a score. If all templates have the same mean,
 * resampling has no variation; then it is Wilson's interval (1927) with the templates as observations, so that its
 * width is never 0.
 */
export function scoreInterval(questions: readonly QuestionFigures[]): Interval | null {
  const scores = questions.flatMap(({ templateId, score }) => (score === null ? [] : [{ templateId, change: score }]));
  const clusters = clustersOf(scores);
  const drawn = bootstrapInterval(clusters);
  if (drawn === null || drawn.high - drawn.low > SAME_SCORE) return drawn;
  return wilsonInterval(mean(scores.map(({ change }) => change)) ?? 0, clusters.sums.length);
}

function wilsonInterval(share: number, count: number): Interval {
  const square = Z * Z;
  const middle = (share + square / (2 * count)) / (1 + square / count);
  const half = (Z / (1 + square / count)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
