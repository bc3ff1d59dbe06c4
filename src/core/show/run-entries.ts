import type { EvaluationEntry } from '../runs/evaluate-question.js';
import type { ScoringRules } from '../scoring.js';
import { mean } from '../statistics.js';
import { listAt } from '../values.js';
import type { FoundEntry } from './entry.js';

/** One answer in a run's file, before the whole of it is read. */
export interface EntryHead {
  readonly id: string;
  /** The steps score; null without reference steps. */
  readonly score: number | null;
  readonly read: () => EvaluationEntry;
}

/** The scored answers of a run. */
export interface RunEntries {
  /** What a reader calls the run. */
  readonly label: string;
  readonly heads: readonly EntryHead[];
  /** The scoring of the run; absent where no file says it. */
  readonly rules?: ScoringRules;
}

/** A question of a run with its answers. */
interface ScoredQuestion {
  readonly id: string;
  readonly score: number | null;
  readonly heads: readonly EntryHead[];
}

/** The questions of a run by their ids, in its order; the score of several answers is their mean. */
export function questionsById({ heads }: RunEntries): Map<string, ScoredQuestion> {
  const byId = new Map<string, EntryHead[]>();
  for (const head of heads) listAt(byId, head.id).push(head);
  return new Map([...byId].map(([id, answers]) => [id, { id, score: scoreOf(answers), heads: answers }]));
}

function scoreOf(heads: readonly EntryHead[]): number | null {
  return mean(heads.flatMap(({ score }) => score ?? []));
}

/** Scores this near are the same but for the rounding of their sums. */
const ROUNDING = 1e-9;

/** Ids of the questions whose answers are not all right. */
export function failingIds(questions: ReadonlyMap<string, ScoredQuestion>): string[] {
  return [...questions.values()].filter(({ score }) => score !== null && score < 1 - ROUNDING).map(({ id }) => id);
}

/** Ids of the questions that score less than in another run. */
export function regressedIds(
  questions: ReadonlyMap<string, ScoredQuestion>,
  base: ReadonlyMap<string, ScoredQuestion>,
): string[] {
  const isWorse = ({ id, score }: ScoredQuestion) => {
    const before = base.get(id)?.score ?? null;
    return score !== null && before !== null && score < before - ROUNDING;
  };
  return [...questions.values()].filter(isWorse).map(({ id }) => id);
}

/** The entry with the lowest score, an answer that failed before others; null for none. */
export function worstOf(entries: readonly EvaluationEntry[]): EvaluationEntry | null {
  const scoreOf = ({ status, steps_score: score }: EvaluationEntry) =>
    status === 'success' && typeof score === 'number' ? score : 0;
  const [first, ...others] = entries;
  if (!first) return null;
  return others.reduce((worst, next) => (scoreOf(next) < scoreOf(worst) ? next : worst), first);
}

/** The worst answer to a question, which has most to explain. */
export function worstEntry({ heads }: ScoredQuestion): FoundEntry | null {
  const [first, ...others] = heads;
  if (!first) return null;
  const worst = others.reduce((one, next) => ((next.score ?? 0) < (one.score ?? 0) ? next : one), first);
  return { entry: worst.read(), answers: heads.length };
}
