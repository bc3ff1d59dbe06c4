import type { Acceptance } from '../github/acceptance.js';
import type { AliasAdvice } from '../steps/aliases.js';
import { isMapping } from '../text/values.js';
import type { RuleName } from '../words/rules.js';
import { type NotCompared, uncheckedRules } from './comparison.js';
import type { RunFigures } from './figures.js';
import type { KnownEntry, KnownSource } from './known.js';
import type { Sample } from './sample.js';

/** What a reader should know beside the figures; `report/notices.ts` puts it into words. */
export type Notice =
  | { readonly kind: 'alias-advice'; readonly advice: AliasAdvice }
  | MeanDifference
  /** So many questions without reference steps, which the steps score leaves out. */
  | Counted<'unscored'>
  | (Counted<'unasked'> & { readonly ids: readonly string[] })
  | (Counted<'other-case'> & { readonly response: string; readonly question: string })
  /** Answers with steps that cannot be read. */
  | Counted<'unreadable'>
  /** Steps whose status is neither success nor error. */
  | Counted<'unknown-status'>
  /** Figures that are no finite numbers. */
  | Counted<'not-finite'>
  /** Questions that score 0 because their columns are too similar. */
  | Counted<'too-symmetric'>
  /** Questions with groups before the last one, where only the last is scored. */
  | Counted<'earlier-groups'>
  /** Questions with so many steps that not all pairs were tried. */
  | Counted<'bounded'>
  /** Rules over figures that so many answers do not report. */
  | { readonly kind: 'rules-not-checked'; readonly rules: readonly (readonly [RuleName, number])[] }
  /** The history of the baseline belongs to another evaluation, or to other rules of scoring. */
  | { readonly kind: 'history-dropped'; readonly reason: 'name' | 'scoring' }
  | { readonly kind: 'unpriced'; readonly models: readonly string[] }
  /** A label that accepts drops, and does not count. */
  | { readonly kind: 'label-ignored'; readonly acceptance: Extract<Acceptance, { kind: 'ignored' | 'unknown' }> }
  /** The file of known questions on the base branch could not be used, or the pull request changes it. */
  | { readonly kind: 'known-source'; readonly source: KnownSource }
  /** Entries of known questions that are past their last day, name no question, or are not needed any more. */
  | { readonly kind: 'known-void' | 'known-unmatched' | 'known-right-again'; readonly entries: readonly KnownEntry[] };

interface Counted<Kind extends string> {
  readonly kind: Kind;
  /** At least 1. */
  readonly count: number;
}

/** The mean of the aggregates is not the headline. */
interface MeanDifference {
  readonly kind: 'other-mean';
  readonly mean: number;
  /** `repeated`: the mean of so many answers; `failed-scored`: the steps of failed answers are scored; else left out. */
  readonly why: 'repeated' | 'failed-scored' | 'failed-left-out' | 'unscored-left-out';
  /** Answers. */
  readonly count: number;
}

/** What scoring saw beside the scores. */
interface Observations {
  /** One for each answer. */
  readonly samples: readonly Sample[];
  readonly unreadable: number;
  /** Questions with so many steps that scoring them was cut short. */
  readonly bounded: number;
  /** Questions with groups that are not scored. */
  readonly earlierGroups: number;
  readonly unpriced: readonly string[];
  readonly aliasAdvice: AliasAdvice | null;
}

/** What a reader of a run should know, the most important first. */
export function noticesOf(run: RunFigures, coverage: Coverage, seen: Observations): Notice[] {
  const { unasked, unaskedIds, otherCase } = coverage;
  const { questions, headline } = run;
  const unscored = headline.questions > 0 ? questions.length - headline.questions : 0;
  const mean = meanDifference(run, seen);
  const unchecked = uncheckedRules(seen.samples.flatMap(({ rules }) => rules ?? []));
  return [
    ...(seen.aliasAdvice ? [{ kind: 'alias-advice' as const, advice: seen.aliasAdvice }] : []),
    ...(mean ? [mean] : []),
    ...counted('unscored', unscored),
    ...counted('unasked', unasked).map((notice) => ({ ...notice, ids: unaskedIds })),
    ...(otherCase ? [{ kind: 'other-case' as const, ...otherCase }] : []),
    ...counted('unreadable', seen.unreadable),
    ...counted(
      'unknown-status',
      total(seen, ({ unknownStatus }) => unknownStatus),
    ),
    ...counted(
      'not-finite',
      total(seen, ({ notFinite }) => notFinite),
    ),
    ...counted('too-symmetric', questions.filter(({ why }) => why?.cause.kind === 'too_symmetric').length),
    ...counted('earlier-groups', seen.earlierGroups),
    ...counted('bounded', seen.bounded),
    ...(unchecked.length > 0 ? [{ kind: 'rules-not-checked' as const, rules: unchecked }] : []),
    ...(seen.unpriced.length > 0 ? [{ kind: 'unpriced' as const, models: seen.unpriced }] : []),
  ];
}

function counted<Kind extends string>(kind: Kind, count: number): Counted<Kind>[] {
  return count > 0 ? [{ kind, count }] : [];
}

function total({ samples }: Observations, countOf: (sample: Sample) => number): number {
  return samples.reduce((count, sample) => count + countOf(sample), 0);
}

/** The headline counts failed answers as 0; a preset may leave them out, or score their steps. */
function meanDifference(run: RunFigures, seen: Observations): MeanDifference | null {
  const { aggregates, headline, questions, scoring } = run;
  const series = aggregates.micro.steps_score;
  const mean = isMapping(series) && typeof series.mean === 'number' ? series.mean : null;
  if (mean === null || headline.micro === null || Math.abs(mean - headline.micro) < 1e-9) return null;
  const kind = 'other-mean';
  const scored = scoredAnswers(seen);
  if (aggregates.trials) return { kind, mean, why: 'repeated', count: scored };
  const failed = questions.filter(({ status, score }) => status !== 'success' && score !== null).length;
  if (scoring?.knobs.errors === 'zero') return { kind, mean, why: 'failed-scored', count: failed };
  const left = headline.questions - scored;
  return { kind, mean, why: left === failed ? 'failed-left-out' : 'unscored-left-out', count: left };
}

function scoredAnswers({ samples }: Observations): number {
  return samples.filter(({ status, metrics }) => status === 'success' && metrics.has('steps_score')).length;
}

/** How many of the selected questions have a response. */
export interface Coverage {
  readonly selected: number;
  readonly answered: number;
  /** Responses that no selected question asks for. */
  readonly unasked: number;
  /** Some of their ids. */
  readonly unaskedIds: readonly string[];
  /** How many of these ids are a question's but for upper and lower case, with the first such pair; absent: none. */
  readonly otherCase?: { readonly count: number; readonly response: string; readonly question: string };
}

/** What makes a run fail beside its gates; `report/failures.ts` puts it into words. */
export type Failure =
  | { readonly kind: 'no-answer' }
  | {
      readonly kind: 'low-coverage';
      readonly answered: number;
      readonly selected: number;
      /** The minimum share, in [0, 1]. */
      readonly required: number;
    }
  /** `null`: there is one, and it shares no question with the run. */
  | { readonly kind: 'baseline-required'; readonly missing: NotCompared | null }
  | { readonly kind: 'judging-cancelled' };
