import type { Figure } from '../judge/metric.js';
import { brokenTemplates, mendedTemplates, type TemplateFlips } from '../statistics/broken-templates.js';
import { type Interval, intervalOf, Z } from '../statistics/intervals.js';
import { bootstrapInterval, clustersOf, type Generalisation, generalise } from '../statistics/over-templates.js';
import { dealCount, permutationP } from '../statistics/permutation.js';
import { detectableChange, holm, mean } from '../statistics/series.js';
import { SCORE_UNIT, signFlipP } from '../statistics/sign-flips.js';
import { listAt } from '../text/values.js';
import type { AnswerComparison } from './answer-delta.js';
import { isRight, type Measures, type QuestionFigures } from './figures.js';
import { answerScores } from './trials.js';

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

/** One question on both sides, with a score on each. */
export interface ScoredPair {
  readonly base: QuestionFigures & { readonly score: number };
  readonly head: QuestionFigures & { readonly score: number };
}

/** Whether both runs have a score for a question. */
export function isScoredPair<Pair extends { readonly base: QuestionFigures; readonly head: QuestionFigures }>(
  pair: Pair,
): pair is Pair & ScoredPair {
  return pair.base.score !== null && pair.head.score !== null;
}

/** Whether the steps score changed by more than reruns of one agent on these questions do. */
export interface Evidence {
  /** `none`: no question changed. */
  readonly verdict: 'larger' | 'within' | 'none';
  /** Mean change, head minus base, in [-1, 1]. */
  readonly change: number;
  /** Of the sign flips by question, or of the permutation within questions with several answers; in (0, 1]. */
  readonly p: number;
  readonly questions: number;
  /** Questions whose score changed. */
  readonly changed: number;
  /** Templates that went from all right to all wrong, and the other way, which is rare in reruns; ids. */
  readonly broken: readonly string[];
  readonly mended: readonly string[];
}

/** The same with how far the change may lie from the true one, and what it says of other questions. */
export interface ScoreChange extends Evidence {
  readonly interval: Interval;
  /** The change that four of five comparisons like this one would call larger, in (0, 1]. */
  readonly detectable: number;
  /** Whether no question changed, so that a usual rate of flips was assumed for it. */
  readonly isAssumed: boolean;
  readonly generalises: Generalisation;
}

/** A change is larger than rerun noise where that would give it in at most one of twenty comparisons. */
export const LEVEL = 0.05;

/** Scores that differ by less differ by rounding. */
const ROUNDING = 1e-9;

/** Assesses the change of the steps score; null where no question has one on both sides. Deterministic, never NaN. */
function assessScoreChange(pairs: readonly ScoredPair[]): ScoreChange | null {
  if (pairs.length === 0) return null;
  const sorted = [...pairs].sort((a, b) => (a.head.id < b.head.id ? -1 : 1));
  const changes = sorted.map(changeOf);
  const differences = sorted.map((pair) => ({ templateId: pair.base.templateId, change: changeOf(pair) }));
  return {
    ...evidenceOf(sorted),
    interval: intervalOf(changes),
    ...detectableChange(changes),
    generalises: generalise(differences),
  };
}

/**
 * What the verdict and the gate go by, of at least one pair; the pairs are in the order of their ids. `comparisons`: so
 * many are made together, which only the templates are corrected for.
 */
export function evidenceOf(pairs: readonly ScoredPair[], comparisons = 1): Evidence {
  const changes = pairs.map(changeOf);
  const changed = changes.filter((change) => change !== 0).length;
  const { broken, mended } = changedTemplates(pairs, comparisons);
  const p = pairs.some(isRepeated) ? permutationP(pairs.map(answersOfTwo)) : signFlipP(changes, SCORE_UNIT);
  const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const verdict = isLargerChange({ p, broken, mended }) ? 'larger' : changed === 0 ? 'none' : 'within';
  return { verdict, change, p, questions: changes.length, changed, broken, mended };
}

/** The templates that broke or were mended; `comparisons`: so many are made together. */
export function changedTemplates(
  pairs: readonly ScoredPair[],
  comparisons: number,
): Pick<Evidence, 'broken' | 'mended'> {
  const flips = templateFlips(pairs);
  return { broken: brokenTemplates(flips, comparisons), mended: mendedTemplates(flips, comparisons) };
}

/** Differences that are rounding are none. */
function changeOf({ base, head }: ScoredPair): number {
  return rounded(head.score - base.score);
}

function rounded(change: number): number {
  return Math.abs(change) <= ROUNDING ? 0 : Math.abs(change) >= 1 - ROUNDING ? Math.sign(change) : change;
}

/** Whether a change is larger than rerun noise: by the questions together, or by a template that broke or was mended. */
export function isLargerChange({ p, broken, mended }: Pick<Evidence, 'p' | 'broken' | 'mended'>): boolean {
  return p <= LEVEL || broken.length + mended.length > 0;
}

/** Whether a drop is larger than rerun noise: by the questions together, or by a template that broke. */
export function isLargerDrop({ change, p, broken }: Evidence): boolean {
  return change < 0 && (p <= LEVEL || broken.length > 0);
}

function isRepeated({ base, head }: ScoredPair): boolean {
  return answerScores(base).length > 1 || answerScores(head).length > 1;
}

function answersOfTwo({ base, head }: ScoredPair) {
  return { base: answerScores(base), head: answerScores(head) };
}

/** By the templates of the base: what is tested must not decide how it is tested. */
function templateFlips(pairs: readonly ScoredPair[]): TemplateFlips[] {
  const byTemplate = new Map<string, ScoredPair[]>();
  for (const pair of pairs) listAt(byTemplate, pair.base.templateId).push(pair);
  return [...byTemplate].map(([templateId, own]) => ({
    templateId,
    questions: own.length,
    fell: own.filter(({ base, head }) => isRight(base) && isAllWrong(head)).length,
    rose: own.filter(({ base, head }) => isAllWrong(base) && isRight(head)).length,
    chance: own.reduce((chance, pair) => chance / dealCount(answersOfTwo(pair)), 1),
  }));
}

function isAllWrong({ score }: { readonly score: number }): boolean {
  return score <= ROUNDING;
}

/**
 * The 95 % interval of a steps score, clustered by template: where the score may lie for other questions, of which each
 * template is one observation. Null for fewer than two templates with a score. Where all templates have the same mean,
 * drawing them again shows nothing; then it is Wilson's interval (1927) with the templates as observations, so that it
 * never has the width 0.
 */
export function scoreInterval(questions: readonly QuestionFigures[]): Interval | null {
  const scored = questions.flatMap(({ templateId, score }) => (score === null ? [] : [{ templateId, change: score }]));
  const clusters = clustersOf(scored);
  const drawn = bootstrapInterval(clusters);
  if (drawn === null || drawn.high - drawn.low > ROUNDING) return drawn;
  return wilsonInterval(mean(scored.map(({ change }) => change)) ?? 0, clusters.sums.length);
}

function wilsonInterval(share: number, count: number): Interval {
  const square = Z * Z;
  const middle = (share + square / (2 * count)) / (1 + square / count);
  const half = (Z / (1 + square / count)) * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
