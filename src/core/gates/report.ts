import { brokenRules, type Comparison, type QuestionDelta } from '../comparison/comparison.js';
import { favouringEdits, lostReferences } from '../comparison/corpus-change.js';
import { type Coverage, type Failure, isUrgent, type Notice } from '../comparison/notices.js';
import { figureOf, type QuestionFigures, type RunFigures, SAME_SCORE } from '../figures/figures.js';
import type { GateVerdict } from './evaluate-gates.js';

export interface ScoredRun {
  readonly run: RunFigures;
  readonly coverage: Coverage;
  readonly failures: readonly Failure[];
  readonly notices: readonly Notice[];
}

/** The result of a run, compared and gated; plain data. `run.passed`: whether it passed. */
export interface Report extends ScoredRun {
  readonly run: ScoredRun['run'] & { readonly passed: boolean };
  readonly comparison: Comparison;
  readonly gates: readonly GateVerdict[];
}

export function hasPassed(failures: readonly Failure[], gates: readonly GateVerdict[]): boolean {
  return failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
}

/** Whether a run passed with a warning: a drop is over its limit. */
export function hasWarned({ run, gates }: Pick<Report, 'run' | 'gates'>): boolean {
  return run.passed && gates.some(({ outcome }) => outcome === 'warned');
}

/** A run that was scored earlier; its own questions are the selected ones. */
export function scoredEarlier(run: RunFigures): ScoredRun {
  const { questions } = run;
  const answered = questions.filter(({ status }) => status !== 'missing').length;
  const coverage = { selected: questions.length, answered, unasked: 0, unaskedIds: [] };
  return { run, coverage, failures: [], notices: [] };
}

export const COMMENT_WHEN = ['always', 'changed', 'failed'] as const;
export type CommentWhen = (typeof COMMENT_WHEN)[number];

export function reasonNotToComment(report: Report, when: CommentWhen): string | null {
  if (when === 'always' || report.run.passed !== true) return null;
  if (when === 'failed') return isLoosened(report) ? null : 'comment-when: failed, and the run passed';
  return hasChanged(report) ? null : 'comment-when: changed, and nothing changed';
}

/** Whether a run that passed could have failed without an edit that favours it, an easier gate, or questions that are gone. */
function isLoosened({ comparison, notices }: Report): boolean {
  if (notices.some(isUrgent)) return true;
  if (comparison.kind !== 'compared') return false;
  const { removed, older, otherSelection } = comparison;
  const isGone = removed.length + (otherSelection?.unselected.length ?? 0) > 0 || lostReferences(comparison).length > 0;
  return isGone || older?.behind === null || favouringEdits(comparison) !== 0;
}

/** Whether a run differs in the data for its score, or in a gate; so does one that was not compared. Tokens, time and cost always differ. */
export function hasChanged({ comparison, gates, notices, run }: Report): boolean {
  if (comparison.kind !== 'compared' || comparison.paired === 0 || run.passed !== true) return true;
  if (notices.some(isUrgent) || (comparison.otherSelection?.unselected.length ?? 0) > 0) return true;
  const { added, removed, edited, pairs, corpusChange } = comparison;
  if (corpusChange) return true;
  if (added.length + removed.length + edited.length > 0) return true;
  return gates.some(({ outcome }) => outcome !== 'passed') || pairs.some(isChanged);
}

/** Broken rules count by name, as one can replace another; answers count only if both were judged. */
function isChanged({ base, head }: QuestionDelta): boolean {
  const isScoreChanged = COMPARED.some((name) => {
    const [before, after] = [figureOf(base, name), figureOf(head, name)];
    return before !== null && after !== null && Math.abs(after - before) > SAME_SCORE;
  });
  const hasFailed = (question: QuestionFigures) => question.status !== 'success';
  return isScoreChanged || hasFailed(base) !== hasFailed(head) || brokenNames(base) !== brokenNames(head);
}

const COMPARED = ['steps_score', 'rules_score', 'answer_check_score', 'answer_f1'] as const;

function brokenNames(question: QuestionFigures): string {
  return String(
    brokenRules(question)
      .map(({ rule }) => rule)
      .sort(),
  );
}
