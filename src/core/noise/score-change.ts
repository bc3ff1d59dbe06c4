import { isRight, type QuestionFigures } from '../runs/figures.js';
import { answerScores } from '../runs/trials.js';
import { listAt } from '../values.js';
import { brokenTemplates, mendedTemplates, type TemplateFlips } from './broken.js';
import { detectableChange } from './detectable.js';
import { type Generalisation, generalise } from './generalise.js';
import { type Interval, intervalOf } from './interval.js';
import { dealCount, permutationP } from './permutation.js';
import { SCORE_UNIT, signFlipP } from './sign-flips.js';

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
export function assessScoreChange(pairs: readonly ScoredPair[]): ScoreChange | null {
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
