import type { Decided, Undecided } from '../figures/decided.js';
import type { ScoredAnswer } from '../figures/entry-figures.js';
import { isRight, type QuestionPair, type RunFigures } from '../figures/figures.js';
import { askedResults, RESULTS } from '../figures/history.js';
import type { Acceptance } from '../github/event.js';
import type { JudgeSummary } from '../judge/summary.js';
import { type AliasAdvice, aliasAdvice, type ObservedNames, type RenamedTool, renamedTool } from '../steps/aliases.js';
import { groupedBy } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';
import type { RuleName } from '../words/rules.js';
import { leavesGroups, type Scoring } from '../words/scoring-rules.js';
import { type Comparison, type NotCompared, uncheckedRules } from './comparison.js';
import { isVoid, type KnownEntry, type KnownQuestions, type KnownSource } from './known.js';

/** A notice for the reader in addition to the figures; `report/words/notices.ts` describes it in words. */
export type Notice =
  | { readonly kind: 'alias-advice'; readonly advice: AliasAdvice }
  | { readonly kind: 'renamed-tool'; readonly tool: RenamedTool }
  | Counted<'unscored'>
  | (Counted<'unasked'> & Pick<Coverage, 'similar'> & { readonly ids: readonly string[] })
  /** Number of questions that score 0 because their columns are too similar. */
  | Counted<'too-symmetric'>
  /** Number of questions with groups before the last one, if only the last is scored; `differing`: whose scores they would change. */
  | (Counted<'earlier-groups'> & { readonly differing: number })
  /** Number of questions with too many steps to compare all. */
  | Counted<'bounded'>
  /** Rules over figures, each with the number of answers that do not report them. */
  | { readonly kind: 'rules-not-checked'; readonly rules: readonly (readonly [RuleName, number])[] }
  /** The baseline of a path: the pull request `changed` it, and that of the branch counts; or it is the run's `own`, and not of the branch. */
  | {
      readonly kind: 'baseline-file';
      readonly path: string;
      readonly branch: string;
      readonly state: 'changed' | 'own';
    }
  /** Gates of the baseline's run that this one has with an easier limit, or not at all (null). */
  | { readonly kind: 'weaker-gates'; readonly label: string; readonly gates: readonly WeakerGate[] }
  | { readonly kind: 'renamed-repository'; readonly name: string }
  /** The branch has other evaluations, and none of this name, or one that did not pass. */
  | {
      readonly kind: 'other-evaluations';
      readonly label: string;
      readonly names: readonly string[];
      readonly own: 'none' | 'failed';
    }
  /** The history of the baseline belongs to another evaluation, or to other scoring rules. */
  | { readonly kind: 'history-dropped'; readonly reason: 'name' | 'scoring' }
  | { readonly kind: 'unpriced'; readonly models: readonly string[] }
  /** A label for accepting drops, which is ignored. */
  | { readonly kind: 'label-ignored'; readonly acceptance: Extract<Acceptance, { kind: 'ignored' | 'unknown' }> }
  /** The file of known failures on the base branch could not be used, or the pull request changes it. */
  | { readonly kind: 'known-source'; readonly source: KnownSource }
  /** Entries of known failures that are expired, match no question, or are no longer needed. */
  | { readonly kind: 'known-void' | 'known-unmatched' | 'known-right-again'; readonly entries: readonly KnownEntry[] };

/** Whether a notice is about what a pull request could hide: it comes first, in the open. */
export function isUrgent({ kind }: Notice): boolean {
  return kind === 'baseline-file' || kind === 'weaker-gates' || kind === 'other-evaluations';
}

/** A gate that is easier to pass than in the baseline's run. */
export interface WeakerGate {
  readonly name: string;
  /** Its limit in the baseline's run, and in this one; null: it is not set. */
  readonly required: number | string;
  readonly here: number | string | null;
}

interface Counted<Kind extends string> {
  readonly kind: Kind;
  readonly count: number;
}

/** A question with its answers in the order of their trials; an unanswered question has one placeholder. */
export interface AnsweredQuestion {
  readonly answers: readonly ScoredAnswer[];
  /** Whether the question has groups before the last one. */
  readonly hasEarlierGroups: boolean;
}

export interface ScoredAnswers {
  /** In the order of the selection. */
  readonly questions: readonly AnsweredQuestion[];
  readonly coverage: Coverage;
  readonly unpriced: readonly string[];
  readonly names: readonly ObservedNames[];
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
  /** Set if not all questions were asked. */
  readonly decided?: Decided;
}

/** The notices of a run, most important first. */
export function noticesOf(run: RunFigures, scored: ScoredAnswers, scoring: Scoring): Notice[] {
  const { unasked, unaskedIds, similar } = scored.coverage;
  const { questions, headline } = run;
  const advice = aliasAdvice(scored.names);
  const tool = renamedTool(scored.names);
  const answers = scored.questions.flatMap((question) => question.answers);
  const earlier = leavesGroups(scoring) ? scored.questions.filter(({ hasEarlierGroups }) => hasEarlierGroups) : [];
  const isOther = (question: AnsweredQuestion) => question.answers.some(({ isOtherByGroups }) => isOtherByGroups);
  const differing = earlier.filter(isOther).length;
  const unscored = headline.questions > 0 ? questions.length - headline.questions : 0;
  const symmetric = questions.filter(({ why }) => why?.cause.kind === 'too_symmetric').length;
  const bounded = answers.filter(({ isBounded }) => isBounded).length;
  const unchecked = uncheckedRules(answers.flatMap(({ sample: { rules } }) => rules ?? []));
  return onlyGiven([
    advice && { kind: 'alias-advice', advice },
    tool && { kind: 'renamed-tool', tool },
    unasked > 0 && { kind: 'unasked', count: unasked, ids: unaskedIds, ...(similar && { similar }) },
    unscored > 0 && { kind: 'unscored', count: unscored },
    symmetric > 0 && { kind: 'too-symmetric', count: symmetric },
    earlier.length > 0 && { kind: 'earlier-groups', count: earlier.length, differing },
    bounded > 0 && { kind: 'bounded', count: bounded },
    unchecked.length > 0 && { kind: 'rules-not-checked', rules: unchecked },
    scored.unpriced.length > 0 && { kind: 'unpriced', models: scored.unpriced },
  ]);
}

function onlyGiven(notices: readonly (Notice | false | null | undefined)[]): Notice[] {
  return notices.filter((notice) => typeof notice === 'object' && notice !== null);
}

/** Number of right results after a wrong one from which a question needs no entry. */
const ENOUGH_RIGHT = 5;

/** Notices for the author of a file of known failures. `ids`: of all questions of the corpus. */
export function knownNotices(known: KnownQuestions, comparison: Comparison, ids: readonly string[]): Notice[] {
  const { entries, today, source } = known;
  const expired = entries.filter((entry) => isVoid(entry, today));
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const unmatched = valid.filter(({ question }) => !ids.some((id) => fitsPattern(id, question)));
  const again = rightAgain(comparison);
  return onlyGiven([
    source && (source.absence ?? source.changes) && { kind: 'known-source', source },
    expired.length > 0 && { kind: 'known-void', entries: expired },
    unmatched.length > 0 && { kind: 'known-unmatched', entries: unmatched },
    again.length > 0 && { kind: 'known-right-again', entries: again },
  ]);
}

/** Entries whose questions are right now and were in the last runs of the base's branch, after a wrong result. */
function rightAgain(comparison: Comparison): KnownEntry[] {
  if (comparison.kind !== 'compared') return [];
  const byEntry = [...groupedBy(comparison.setAside, ({ entry }) => entry)];
  return byEntry.flatMap(([entry, asides]) => {
    const pairs = asides.map(({ delta }) => delta);
    const wasWrong = pairs.some(({ base }) =>
      askedResults(base.results ?? '').some((result) => result !== RESULTS.right),
    );
    return wasWrong && pairs.every(isLastingRight) ? [entry] : [];
  });
}

function isLastingRight({ base, head }: QuestionPair): boolean {
  const newest = askedResults(base.results ?? '').slice(-ENOUGH_RIGHT);
  return isRight(head) && newest.length === ENOUGH_RIGHT && newest.every((result) => result === RESULTS.right);
}

/** The number of selected questions with a response. */
export interface Coverage {
  readonly selected: number;
  readonly answered: number;
  /** Number of responses without a selected question. */
  readonly unasked: number;
  /** Some ids of these responses. */
  readonly unaskedIds: readonly string[];
  /** The first of these ids that is similar to that of a question without an answer; absent: none. */
  readonly similar?: { readonly response: string; readonly question: string };
  /** Number of drafts in the corpus, which are not scored; absent: none. */
  readonly drafts?: number;
  /** Why the answers of `until-decided` decide nothing; absent: they do, or all questions were asked. */
  readonly undecided?: Undecided;
}

/** A failure of a run other than a failed gate; `report/failures.ts` describes it in words. */
export type Failure =
  | { readonly kind: 'no-answer' }
  | {
      readonly kind: 'low-coverage';
      readonly answered: number;
      readonly selected: number;
      /** The minimum share, in [0, 1]. */
      readonly required: number;
      readonly undecided?: Undecided;
    }
  /** `null`: the baseline shares no question with the run; `unrelated`: its commit is not an ancestor. */
  | { readonly kind: 'baseline-required'; readonly missing: NotCompared | 'unrelated' | null }
  | { readonly kind: 'judging-cancelled' };
