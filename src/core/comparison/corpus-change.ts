import type { EditKind } from '../corpus/fingerprint.js';
import {
  isRight,
  meanScores,
  type QuestionFigures,
  type QuestionPair,
  type QuestionScores,
  type RunFigures,
  SAME_SCORE,
  scoresOf,
  type UnderBase,
} from '../figures/figures.js';
import { RULE_NAMES } from '../words/rules.js';
import { isEdited } from './rescored.js';

export type CorpusChange = NonNullable<ReturnType<typeof corpusChangeOf>>;

/** A question with an edited reference, or scored with other rules: four times its scores. */
export type EditedQuestion = ReturnType<typeof editedQuestion>;

/** A mean score other than the steps score: of both runs, with the references and rules of the base and of the head. */
export type OtherFigure = ReturnType<typeof changedFigures>[number];

interface Edits {
  readonly corpusChange?: CorpusChange;
  /** Edited questions that are not compared. */
  readonly edited: readonly QuestionPair[];
}

/** How the edits change the steps score of the base's answers, in [-1, 1]; null without a scored question. */
export function corpusEffect({ before, after }: CorpusChange): number | null {
  return before === null || after === null ? null : after - before;
}

/** The change of the steps score with the references and rules of the base, in [-1, 1]; null: unknown. */
export function changeBefore({ before, headBefore }: CorpusChange): number | null {
  return before === null || headBefore === null ? null : headBefore - before;
}

/** The number of edits that favour the head; null if the effect of some is unknown and none of the others does. */
export function favouringEdits({ corpusChange, edited }: Edits): number | null {
  const { favoursHead = 0, unchecked = 0 } = corpusChange ?? {};
  const isUnknown = unchecked > 0 || (edited.length > 0 && !corpusChange);
  return favoursHead === 0 && isUnknown ? null : favoursHead;
}

/** The questions that had reference steps in the base, and have none in the head: no score can fall there. */
export function lostReferences({ edited }: Edits): QuestionPair[] {
  return edited.filter(({ base, head }) => base.score !== null && head.score === null);
}

/** null: no answer was scored again, or only the version of Stepgate differs, and it scores the same. */
export function corpusChangeOf(base: RunFigures, pairs: readonly QuestionPair[], unpaired: readonly QuestionPair[]) {
  const { rescored } = base;
  if (!rescored || rescored.questions.length === 0) return null;
  const originals = new Map(rescored.original.questions.map((question) => [question.id, question]));
  const rescoredById = new Map(rescored.questions.map((question) => [question.id, question]));
  const underBase = (id: string) => rescoredById.get(id)?.underBase ?? null;
  const all = [...pairs, ...unpaired].filter(({ head }) => rescoredById.has(head.id));
  const isRenaming = rescored.differences.every(({ kind }) => kind === 'step_aliases' || kind === 'version');
  const figuresOf = ({ base, head }: QuestionPair) => ({ before: originals.get(head.id) ?? base, after: base, head });
  const questions = all.map((pair) => editedQuestion(figuresOf(pair), underBase(pair.head.id), isRenaming));
  const changed = questions.filter((question) => isAffected(question, isRenaming));
  if (changed.length === 0 && rescored.differences.every(({ kind }) => kind === 'version')) return null;
  const otherEdits = unpaired.filter(({ base, head }) => !rescoredById.has(head.id) && isEdited(base, head));
  const favouring = changed.filter(({ favoursHead }) => favoursHead);
  const missing = questions.filter(({ headBefore }) => headBefore === undefined);
  const sides = pairs.map((pair) => sidesOf(figuresOf(pair), underBase(pair.head.id)));
  const means = meanSides(sides, missing.length === 0);
  const countEdits = (kind: EditKind) =>
    questions.filter(({ head, isEdited: wasEdited }) => wasEdited && rescoredById.get(head.id)?.edit === kind).length;
  return {
    /** Number of questions of both runs whose scored content differs. */
    edited: questions.filter((question) => question.isEdited).length + otherEdits.length,
    rescored: rescored.questions.length,
    differences: rescored.differences,
    /** Steps score of the base's answers over all compared questions, with the old and the new references and rules. */
    before: means.before.steps,
    after: means.after.steps,
    /** The same of the head's answers, with the old references and rules; null if some of these scores are unknown. */
    headBefore: means.headBefore?.steps ?? null,
    unchecked: questions.filter(({ isUnknown }) => isUnknown).length,
    favoursHead: favouring.length,
    raisesHead: changed.filter(({ raisesHead }) => raisesHead).length,
    others: missing.length === questions.length ? [] : changedFigures(means),
    favouring: waysToFavour(favouring),
    /** Number of right answers of the base that are wrong, and of wrong ones that are right, after the edit. */
    broken: changed.filter(({ before, after }) => moved(before, after)).length,
    repaired: changed.filter(({ before, after }) => moved(after, before)).length,
    /** Number of the edited questions whose references are the same, and are only compared in another way. */
    onlyMatching: countEdits('matching'),
    onlyText: countEdits('text'),
    /** Ids of the questions without an edit that this run answers right, but not under the rules of the base. */
    turnedRight: questions
      .filter(({ head, headBefore, isEdited: was }) => !was && isRight(head) && (headBefore?.steps ?? 1) < 1)
      .map(({ head }) => head.id),
    /** The edited questions, and those that other rules score differently; those that favour the head first. */
    questions: changed.toSorted(byEffect),
  };
}

/** Whether a question was edited, or other rules change or favour its scores. */
function isAffected(question: EditedQuestion, isRenaming: boolean): boolean {
  const { isEdited: wasEdited, favoursHead, raisesHead } = question;
  return wasEdited || scoresDiffer(question) || (favoursHead && !isRenaming) || raisesHead;
}

/** Whether an answer was right, and is wrong now. */
function moved(from: QuestionFigures, to: QuestionFigures): boolean {
  return isRight(from) && to.score !== null && !isRight(to);
}

/** How edits favour the head: right answers of the base become wrong, regressions smaller, or neither. */
function waysToFavour(favouring: readonly EditedQuestion[]) {
  const isBroken = ({ before, after, head }: EditedQuestion) =>
    moved(before, after) && (after.score ?? 0) < (head.score ?? 0) - SAME_SCORE;
  const broken = favouring.filter(isBroken).length;
  const hidden = favouring.filter((question) => question.hidesDrop && !isBroken(question)).length;
  return { broken, hidden, other: favouring.length - broken - hidden };
}

function editedQuestion(figures: SideFigures, underBase: UnderBase | null, isRenaming: boolean) {
  const { before, after, head } = figures;
  const sides = sidesOf(figures, underBase);
  const effects = SCORES.map((figure) => effectOf(sides, underBase, (scores) => scores[figure]));
  // A question that breaks one rule has the same score if it also breaks others.
  const ofRules = RULE_NAMES.map((rule) => effectOf(sides, underBase, ({ kept }) => kept[rule] ?? null));
  const all = [...effects, ...ofRules];
  const hasEdit = isEdited(before, head);
  const hidesDrop = all.some((effect) => effect.hidesDrop);
  const favoursHead = hidesDrop || all.some((effect) => effect.lowersBase);
  return {
    before,
    after,
    headBefore: underBase?.head,
    head,
    isEdited: hasEdit,
    /** Whether the head's answer is worse than the base's without the edit, and with it less so, or not at all. */
    hidesDrop,
    /** Whether it hides a drop, or lowers a score of the base's answer below that of the head's. */
    favoursHead,
    /** Whether it does not favour the head, but raises a score of its answer by more than that of the base's. */
    raisesHead: (hasEdit || !isRenaming) && !favoursHead && effects.some((effect) => effect.raisesHead),
    /** Whether one of its scores with other references than its own is unknown. */
    isUnknown: underBase === null,
  };
}

const SCORES = ['steps', 'checks', 'rules'] as const;

function effectOf(sides: Sides, underBase: UnderBase | null, read: (scores: QuestionScores) => number | null) {
  const before = read(sides.before);
  const after = read(sides.after);
  const [ofBase, ofHead] = [after ?? 0, read(sides.head) ?? 0];
  // A score that the base does not have cannot drop, but the edit lets this run have more of it.
  const raisesHead = after !== null && ofHead > ofBase + SAME_SCORE;
  if (before === null) return { hidesDrop: false, lowersBase: false, raisesHead };
  const baseBefore = underBase ? read(underBase.base) : null;
  const headBefore = sides.headBefore ? read(sides.headBefore) : null;
  const isComparable = baseBefore !== null && headBefore !== null;
  const drop = isComparable ? baseBefore - headBefore : 0;
  const rise = isComparable ? ofHead - headBefore : 0;
  return {
    hidesDrop: drop > SAME_SCORE && ofHead - ofBase > SAME_SCORE - drop,
    lowersBase: after !== null && ofBase < before - SAME_SCORE && ofBase < ofHead - SAME_SCORE,
    raisesHead: rise > SAME_SCORE && rise > ofBase - before + SAME_SCORE,
  };
}

function scoresDiffer({ before, after }: EditedQuestion): boolean {
  return SCORES.some((figure) => areDifferent(scoresOf(before)[figure], scoresOf(after)[figure]));
}

function areDifferent(a: number | null | undefined, b: number | null): boolean {
  return Math.abs((a ?? -1) - (b ?? -1)) > SAME_SCORE;
}

/** The answer checks and rules of a question that its edit changes. */
export function differingFigures({ before, after, headBefore, head }: EditedQuestion): OtherFigure[] {
  return changedFigures(sidesOf({ before, after, head }, headBefore ? { head: headBefore } : null));
}

type SideFigures = Readonly<Record<'before' | 'after' | 'head', QuestionFigures>>;

/** The scores of a question, or their means over a run: of both runs, with the references and rules of the base and of the head. */
interface Sides extends Readonly<Record<'before' | 'after' | 'head', QuestionScores>> {
  /** undefined: unknown for some questions. */
  readonly headBefore: QuestionScores | undefined;
}

function sidesOf({ before, after, head }: SideFigures, underBase: Pick<UnderBase, 'head'> | null): Sides {
  return { before: scoresOf(before), after: scoresOf(after), headBefore: underBase?.head, head: scoresOf(head) };
}

/** The means over questions; one without an edit has the same score with the references of the base and of the head. */
function meanSides(all: readonly Sides[], isHeadBeforeKnown: boolean): Sides {
  const meanOf = (side: keyof Sides) => meanScores(all.map((one) => one[side] ?? one.head));
  const headBefore = isHeadBeforeKnown ? meanOf('headBefore') : undefined;
  return { before: meanOf('before'), after: meanOf('after'), headBefore, head: meanOf('head') };
}

/** The figures for which a run has different scores with the old and the new references. */
function changedFigures({ before, after, headBefore, head }: Sides) {
  const all = (['checks', 'rules'] as const).map((figure) => ({
    ...{ figure, before: before[figure], after: after[figure] },
    ...{ headBefore: headBefore?.[figure], head: head[figure] },
  }));
  return all.filter(
    (one) => areDifferent(one.before, one.after) || (headBefore && areDifferent(one.headBefore, one.head)),
  );
}

/** The order of edits: first those that favour the head, then those that raise its answer, then those that lower the base's answer most. */
function byEffect(a: EditedQuestion, b: EditedQuestion): number {
  const loss = ({ before, after }: EditedQuestion) => (after.score ?? 0) - (before.score ?? 0);
  const weight = ({ favoursHead, raisesHead }: EditedQuestion) => (favoursHead ? 2 : Number(raisesHead));
  return weight(b) - weight(a) || loss(a) - loss(b) || (a.head.id < b.head.id ? -1 : 1);
}
