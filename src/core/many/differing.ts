import { isRight, type QuestionFigures, type RunFigures } from '../runs/figures.js';
import { listAt } from '../values.js';

/** A question that is right in some runs and wrong in others. */
export interface DifferingQuestion {
  /** As the first run that has it says. */
  readonly question: QuestionFigures;
  /** For each run whether it is right; null: the run was not asked, or a question with another reference. */
  readonly right: readonly (boolean | null)[];
}

/** A question with its figures in each run. */
interface AskedQuestion {
  readonly question: QuestionFigures;
  readonly sides: (QuestionFigures | null)[];
}

/**
 * The questions that are right in some runs and wrong in others, by template: those with most such questions first. The
 * same id with another fingerprint is another question.
 */
export function differingQuestions(runs: readonly RunFigures[]): DifferingQuestion[] {
  const found = askedQuestions(runs)
    .map(({ question, sides }) => ({ question, right: sides.map((side) => side && isRight(side)) }))
    .filter(({ right }) => right.includes(true) && right.includes(false));
  const byTemplate = new Map<string, DifferingQuestion[]>();
  for (const one of found) listAt(byTemplate, one.question.templateId).push(one);
  return [...byTemplate.values()].sort((a, b) => b.length - a.length).flat();
}

/** For each run whether it was asked one of these questions. */
export function askedRuns(differing: readonly DifferingQuestion[]): boolean[] {
  const [first] = differing;
  return first ? first.right.map((_, run) => differing.some(({ right }) => right[run] !== null)) : [];
}

function askedQuestions(runs: readonly RunFigures[]): AskedQuestion[] {
  const byId = new Map<string, AskedQuestion[]>();
  const all: AskedQuestion[] = [];
  for (const [index, run] of runs.entries()) {
    for (const question of run.questions) {
      if (question.score === null) continue;
      const known = listAt(byId, question.id);
      let asked = known.find((other) => isSame(other.question, question));
      if (!asked) {
        asked = { question, sides: runs.map(() => null) };
        known.push(asked);
        all.push(asked);
      }
      asked.sides[index] = question;
    }
  }
  return all;
}

/** A file without fingerprints is taken at its word. */
function isSame(a: QuestionFigures, b: QuestionFigures): boolean {
  return a.fingerprint === b.fingerprint || a.fingerprint === null || b.fingerprint === null;
}
