import type { Sample } from '../entries/sample.js';
import type { Undecided } from '../figures/decided.js';
import type { RunFigures } from '../figures/figures.js';
import type { Acceptance } from '../github/event.js';
import type { AliasAdvice, RenamedTool } from '../steps/aliases.js';
import type { RuleName } from '../words/rules.js';
import { type NotCompared, uncheckedRules } from './comparison.js';
import type { KnownEntry, KnownSource } from './known.js';

/** A notice for the reader in addition to the figures; `report/words/notices.ts` describes it in words. */
export type Notice =
  | { readonly kind: 'alias-advice'; readonly advice: AliasAdvice }
  | { readonly kind: 'renamed-tool'; readonly tool: RenamedTool }
  /** Number of questions without reference steps, which the steps score excludes. */
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
  /** The repository had another name when the baseline was recorded. */
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
  /** At least 1. */
  readonly count: number;
}

interface Observations {
  /** One for each answer. */
  readonly samples: readonly Sample[];
  /** Number of questions with too many steps to compare all. */
  readonly bounded: number;
  /** Number of questions with groups that are not scored, and of those whose scores they would change. */
  readonly earlierGroups: { readonly count: number; readonly differing: number };
  readonly unpriced: readonly string[];
  readonly aliasAdvice: AliasAdvice | null;
  readonly renamedTool: RenamedTool | null;
}

/** The notices of a run, most important first. */
export function noticesOf(run: RunFigures, coverage: Coverage, observations: Observations): Notice[] {
  const { unasked, unaskedIds, similar } = coverage;
  const { questions, headline } = run;
  const { earlierGroups } = observations;
  const unscored = headline.questions > 0 ? questions.length - headline.questions : 0;
  const unchecked = uncheckedRules(observations.samples.flatMap(({ rules }) => rules ?? []));
  return [
    ...(observations.aliasAdvice ? [{ kind: 'alias-advice' as const, advice: observations.aliasAdvice }] : []),
    ...(observations.renamedTool ? [{ kind: 'renamed-tool' as const, tool: observations.renamedTool }] : []),
    ...countNotice('unasked', unasked).map((notice) => ({ ...notice, ids: unaskedIds, ...(similar && { similar }) })),
    ...countNotice('unscored', unscored),
    ...countNotice('too-symmetric', questions.filter(({ why }) => why?.cause.kind === 'too_symmetric').length),
    ...countNotice('earlier-groups', earlierGroups.count).map((notice) => ({ ...notice, ...earlierGroups })),
    ...countNotice('bounded', observations.bounded),
    ...(unchecked.length > 0 ? [{ kind: 'rules-not-checked' as const, rules: unchecked }] : []),
    ...(observations.unpriced.length > 0 ? [{ kind: 'unpriced' as const, models: observations.unpriced }] : []),
  ];
}

function countNotice<Kind extends string>(kind: Kind, count: number): Counted<Kind>[] {
  return count > 0 ? [{ kind, count }] : [];
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
