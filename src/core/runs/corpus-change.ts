import type { CorpusChange, EditedQuestion, QuestionDelta } from './comparison.js';
import { headlineOf, isRight, type QuestionFigures, type RunFigures } from './figures.js';
import { isEdited } from './rescored.js';

/** What the edits do to the steps score of the base's answers, in [-1, 1]; null without a scored question. */
export function corpusEffect({ before, after }: CorpusChange): number | null {
  return before === null || after === null ? null : after - before;
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
  const rescoredIds = new Set(rescored.ids);
  const all = [...pairs, ...unpaired].filter(({ head }) => rescoredIds.has(head.id));
  const questions = all.map(({ base, head }) => editedQuestion(originals.get(head.id) ?? base, base, head));
  const changed = questions.filter((question) => question.isEdited || scoresDiffer(question));
  if (changed.length === 0 && rescored.differences.every(({ kind }) => kind === 'version')) return null;
  const otherEdits = unpaired.filter(({ base, head }) => !rescoredIds.has(head.id) && isEdited(base, head));
  const moved = (from: QuestionFigures, to: QuestionFigures) => isRight(from) && to.score !== null && !isRight(to);
  return {
    edited: questions.filter((question) => question.isEdited).length + otherEdits.length,
    rescored: rescored.ids.length,
    differences: rescored.differences,
    before: headlineOf(pairs.map(({ base }) => originals.get(base.id) ?? base)).micro,
    after: headlineOf(pairs.map(({ base }) => base)).micro,
    favoursHead: changed.filter(({ favoursHead }) => favoursHead).length,
    broken: changed.filter(({ before, after }) => moved(before, after)).length,
    repaired: changed.filter(({ before, after }) => moved(after, before)).length,
    questions: changed.toSorted(byEffect),
  };
}

function editedQuestion(before: QuestionFigures, after: QuestionFigures, head: QuestionFigures): EditedQuestion {
  const [old, edited, current] = [before, after, head].map(({ score }) => score ?? 0) as [number, number, number];
  const favoursHead = edited < old - ROUNDING && current > edited + ROUNDING;
  return { before, after, head, isEdited: isEdited(before, head), favoursHead };
}

function scoresDiffer({ before, after }: EditedQuestion): boolean {
  return Math.abs((before.score ?? -1) - (after.score ?? -1)) > ROUNDING;
}

/** Those that favour the head first, then those that lower the base's answer most. */
function byEffect(a: EditedQuestion, b: EditedQuestion): number {
  const loss = ({ before, after }: EditedQuestion) => (after.score ?? 0) - (before.score ?? 0);
  return Number(b.favoursHead) - Number(a.favoursHead) || loss(a) - loss(b) || (a.head.id < b.head.id ? -1 : 1);
}
