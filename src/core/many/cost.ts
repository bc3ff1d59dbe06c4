import { isRight, type QuestionFigures } from '../runs/figures.js';
import { sum } from '../statistics.js';

/** What a right answer costs, in US dollars: the cost of all answers per right one. Null without a price or a right answer. */
export function costPerRight(questions: readonly QuestionFigures[]): number | null {
  const priced = questions.filter(({ score, measures }) => score !== null && measures.cost_usd !== undefined);
  const right = sum(priced.map(shareRight));
  return right === 0 ? null : sum(priced.map(({ measures }) => measures.cost_usd ?? 0)) / right;
}

/** Of several answers, the share that is right: the measures of a question are those of one answer. */
function shareRight(question: QuestionFigures): number {
  const { trials } = question;
  return trials ? trials.right / Math.max(1, trials.count) : isRight(question) ? 1 : 0;
}
