import { isRight, type QuestionFigures, type RunFigures } from '../figures/figures.js';
import { groupedBy, listAt } from '../text/values.js';

export type DifferingQuestion = ReturnType<typeof differingQuestions>[number];

/** For each run whether it is right, and how many questions have these results. */
export type ResultPattern = ReturnType<typeof countPatterns>[number];

interface AskedQuestion {
  /** The question in the first run that has it. */
  readonly question: QuestionFigures;
  /** Its figures in each run; null: the run did not have the question, or with another reference. */
  readonly sides: (QuestionFigures | null)[];
}

/** Grouped by template, those with most such questions first; another fingerprint is another question. */
export function differingQuestions(asked: readonly AskedQuestion[]) {
  const differing = asked
    .map((one) => ({ ...one, right: resultsOf(one) }))
    .filter(({ right }) => right.includes(true) && right.includes(false));
  const byTemplate = groupedBy(differing, ({ question }) => question.templateId);
  return [...byTemplate.values()].sort((a, b) => b.length - a.length).flat();
}

function resultsOf({ sides }: AskedQuestion): (boolean | null)[] {
  return sides.map((side) => side && isRight(side));
}

export function countPatterns(asked: readonly AskedQuestion[]) {
  const alike = [...groupedBy(asked.map(resultsOf), (right) => right.join()).values()];
  const patterns = alike.map((same) => ({ right: same[0] ?? [], questions: same.length }));
  return patterns.sort((a, b) => b.questions - a.questions);
}

/** For each run whether it has one of these questions. */
export function askedRuns(differing: readonly DifferingQuestion[]): boolean[] {
  const [first] = differing;
  return first ? first.right.map((_, run) => differing.some(({ right }) => right[run] !== null)) : [];
}

/** The questions with reference steps, each with its figures in all runs. */
export function askedQuestions(runs: readonly RunFigures[]): AskedQuestion[] {
  const byId = new Map<string, AskedQuestion[]>();
  const all: AskedQuestion[] = [];
  for (const [index, run] of runs.entries()) {
    for (const question of run.questions) {
      if (question.score === null) continue;
      const sameId = listAt(byId, question.id);
      const known = sameId.find((other) => isSame(other.question, question));
      const asked = known ?? { question, sides: runs.map(() => null) };
      asked.sides[index] = question;
      if (known) continue;
      sameId.push(asked);
      all.push(asked);
    }
  }
  return all;
}

/** Whether two entries are the same question; a missing fingerprint matches any. */
function isSame(a: QuestionFigures, b: QuestionFigures): boolean {
  return a.fingerprint === b.fingerprint || a.fingerprint === null || b.fingerprint === null;
}
