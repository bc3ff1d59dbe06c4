import type { CorpusChange, EditedQuestion, QuestionDelta, RunDelta } from './comparison.js';
import {
  headlineOf,
  isRight,
  type QuestionFigures,
  type Rescored,
  type RunFigures,
  type UnderBase,
} from './figures.js';
import { isEdited } from './rescored.js';

/** What the edits do to the steps score of the base's answers, in [-1, 1]; null without a scored question. */
export function corpusEffect({ before, after }: CorpusChange): number | null {
  return before === null || after === null ? null : after - before;
}

/**
 * What the head does with the references and rules of the base, as a change of the steps score in [-1, 1]; null if it is
 * unknown, or without a scored question.
 */
export function changeBefore({ before, headBefore }: CorpusChange): number | null {
  return before === null || headBefore === null ? null : headBefore - before;
}

/** The number of edits that favour the head; null if there are none, and the effect of some is unknown. */
export function favouringEdits({ corpusChange, edited }: RunDelta): number | null {
  const { favoursHead = 0, unchecked = 0 } = corpusChange ?? {};
  const isUnknown = unchecked > 0 || (edited.length > 0 && !corpusChange);
  return favoursHead === 0 && isUnknown ? null : favoursHead;
}

/** Maximum score difference that counts as rounding. */
const ROUNDING = 1e-9;

/**
 * Finds what the edits do; null if no answer was scored again, or if only the version of Stepgate differs and it scores
 * the same.
 */
export function corpusChangeOf(
  { rescored }: RunFigures,
  pairs: readonly QuestionDelta[],
  unpaired: readonly QuestionDelta[],
): CorpusChange | null {
  if (!rescored || rescored.ids.length === 0) return null;
  const originals = new Map(rescored.original.questions.map((question) => [question.id, question]));
  const underBase = new Map(rescored.underBase.map((scores) => [scores.id, scores]));
  const rescoredIds = new Set(rescored.ids);
  const all = [...pairs, ...unpaired].filter(({ head }) => rescoredIds.has(head.id));
  const questions = all.map(({ base, head }) =>
    editedQuestion({ before: originals.get(head.id) ?? base, after: base, head }, underBase.get(head.id)),
  );
  const changed = questions.filter((question) => question.isEdited || scoresDiffer(question));
  if (changed.length === 0 && rescored.differences.every(({ kind }) => kind === 'version')) return null;
  const otherEdits = unpaired.filter(({ base, head }) => !rescoredIds.has(head.id) && isEdited(base, head));
  const favouring = changed.filter(({ favoursHead }) => favoursHead);
  const unchecked = questions.filter(({ headBefore }) => headBefore === undefined);
  return {
    edited: questions.filter((question) => question.isEdited).length + otherEdits.length,
    rescored: rescored.ids.length,
    differences: rescored.differences,
    before: headlineOf(pairs.map(({ base }) => originals.get(base.id) ?? base)).micro,
    after: headlineOf(pairs.map(({ base }) => base)).micro,
    headBefore: unchecked.length > 0 ? null : headlineOf(pairs.map(({ head }) => headUnderBase(head, underBase))).micro,
    unchecked: unchecked.length,
    favoursHead: favouring.length,
    favouring: waysToFavour(favouring),
    broken: changed.filter(({ before, after }) => moved(before, after)).length,
    repaired: changed.filter(({ before, after }) => moved(after, before)).length,
    onlyMatching: countOnlyMatching(rescored, questions),
    questions: changed.toSorted(byEffect),
  };
}

/** Whether an answer was right, and is wrong now. */
function moved(from: QuestionFigures, to: QuestionFigures): boolean {
  return isRight(from) && to.score !== null && !isRight(to);
}

function waysToFavour(favouring: readonly EditedQuestion[]): CorpusChange['favouring'] {
  const isBroken = ({ before, after, head }: EditedQuestion) => moved(before, after) && isLower(after, head);
  const broken = favouring.filter(isBroken).length;
  const hidden = favouring.filter((question) => question.hidesFall && !isBroken(question)).length;
  return { broken, hidden, other: favouring.length - broken - hidden };
}

function isLower(a: QuestionFigures, b: QuestionFigures): boolean {
  return (a.score ?? 0) < (b.score ?? 0) - ROUNDING;
}

function countOnlyMatching({ onlyMatching }: Rescored, questions: readonly EditedQuestion[]): number {
  const ids = new Set(onlyMatching);
  return questions.filter(({ head, isEdited: wasEdited }) => wasEdited && ids.has(head.id)).length;
}

/** A question with the score of the head's answer under the references of the base; itself if it was not edited. */
function headUnderBase(head: QuestionFigures, underBase: ReadonlyMap<string, UnderBase>): QuestionFigures {
  const scores = underBase.get(head.id);
  return scores ? { ...head, score: scores.head } : head;
}

function editedQuestion(
  { before, after, head }: Pick<EditedQuestion, 'before' | 'after' | 'head'>,
  underBase: UnderBase | undefined,
): EditedQuestion {
  const change = (head.score ?? 0) - (after.score ?? 0);
  const fall = before.score === null || !underBase ? 0 : (underBase.base ?? 0) - (underBase.head ?? 0);
  const hidesFall = fall > ROUNDING && change > ROUNDING - fall;
  return {
    ...{ before, after, headBefore: underBase?.head, head },
    ...{ isEdited: isEdited(before, head), hidesFall },
    favoursHead: hidesFall || (isLower(after, before) && isLower(after, head)),
  };
}

function scoresDiffer({ before, after }: EditedQuestion): boolean {
  return Math.abs((before.score ?? -1) - (after.score ?? -1)) > ROUNDING;
}

/** Those that favour the head first, then those that lower the base's answer most. */
function byEffect(a: EditedQuestion, b: EditedQuestion): number {
  const loss = ({ before, after }: EditedQuestion) => (after.score ?? 0) - (before.score ?? 0);
  return Number(b.favoursHead) - Number(a.favoursHead) || loss(a) - loss(b) || (a.head.id < b.head.id ? -1 : 1);
}
