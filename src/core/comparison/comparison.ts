import {
  type Headline,
  type Measures,
  type NotRescoredReason,
  type OlderBaseline,
  type QuestionFigures,
  type QuestionPair,
  type RunFigures,
  scoresOf,
} from '../figures/figures.js';
import { type HistoryRun, isFlakyHistory } from '../figures/history.js';
import type { QuestionFlips } from '../statistics/rerun-chance.js';
import { increment } from '../text/values.js';
import type { BrokenRule, RuleName } from '../words/rules.js';
import type { PresetName } from '../words/scoring-rules.js';
import type { AnswerComparison } from './answer-delta.js';
import type { BaselineAbsence, BaselineOutcome, FirstBaseline } from './baseline-candidates.js';
import type { CorpusChange } from './corpus-change.js';
import type { KnownEntry } from './known.js';
import type { RunNoise } from './run-noise.js';

/** One question in base and head. */
export interface QuestionDelta extends QuestionPair {
  /** Head minus base, in [-1, 1]; 0 if neither side has a score. */
  readonly change: number;
}

export type KeptRules = NonNullable<ReturnType<typeof keptOf>>;

/** A question that broke rules that it kept in the base run. */
export interface RuleRegression extends QuestionPair {
  /** At least one. */
  readonly rules: readonly BrokenRule[];
}

/** Whether a question is flaky on the base's branch, so that its change may be random. */
export function isFlakyDelta({ base }: QuestionDelta): boolean {
  return isFlakyHistory(base.results);
}

export interface TemplateDelta {
  readonly id: string;
  readonly questions: number;
  readonly base: number;
  readonly head: number;
  readonly change: number;
}

/** A question of the file of known failures, in base and head. */
export interface SetAside {
  readonly entry: KnownEntry;
  readonly delta: QuestionDelta;
}

/** The drop of the steps score that the gate `max-steps-drop` uses. */
export interface GatedDrop {
  /** Base minus head, in [-1, 1]; null without a remaining question. */
  readonly value: number | null;
  /** Whether it is larger than rerun noise; null without a remaining question. */
  readonly isLarger: boolean | null;
  /** The lost and gained questions without an entry; null without such questions, or if a question has several answers. */
  readonly flips: QuestionFlips | null;
}

/** A figure per question (or a count) in base and head; null if a side has none. */
export interface MeasureDelta {
  readonly base: number | null;
  readonly head: number | null;
}

export type MeasureDeltas = Readonly<Record<keyof Measures, MeasureDelta>>;

/** Why questions were not scored again, and their number. */
export interface NotRescored {
  readonly count: number;
  readonly reason: NotRescoredReason;
}

/** The changes between two runs, over the questions that both have and whose references agree. */
export interface RunDelta {
  readonly kind: 'compared';
  readonly label: string;
  readonly base: Headline;
  readonly head: Headline;
  readonly paired: number;
  /** The compared questions, in the order of the head. */
  readonly pairs: readonly QuestionDelta[];
  /** Without known failures; flaky ones are last. */
  readonly regressed: readonly QuestionDelta[];
  readonly improved: readonly QuestionDelta[];
  /** Questions with a valid entry in the file of known failures, with any result. */
  readonly setAside: readonly SetAside[];
  readonly gatedDrop: GatedDrop;
  readonly ruleBreaks: readonly RuleRegression[];
  /** Answer checks, over the questions that have some. */
  readonly checks: { readonly base: Headline; readonly head: Headline };
  /** Rows found, over the questions that have tables. */
  readonly rows: { readonly base: Headline; readonly head: Headline };
  /**
   * `droppedChecks`: questions with a lower score of answer checks, without known ones, largest drop first;
   * `improvedChecks`: those with a higher one. The change is that of this score.
   */
  readonly droppedChecks: readonly QuestionDelta[];
  readonly improvedChecks: readonly QuestionDelta[];
  /** Number of questions that keep their rules; null if a side checked none. */
  readonly rules: { readonly base: KeptRules | null; readonly head: KeptRules | null };
  readonly unchanged: number;
  /** Number of paired questions without reference steps. */
  readonly unscored: number;
  readonly added: readonly QuestionFigures[];
  readonly removed: readonly QuestionFigures[];
  /** Set if the runs have different selections, so that it is unknown which questions were added or removed. */
  readonly otherSelection?: {
    readonly head: readonly string[];
    /** Questions of the base that the head lacks. */
    readonly unselected: readonly QuestionFigures[];
  };
  /** Edited questions that are not compared, because the base's answers were not scored again. */
  readonly edited: readonly QuestionDelta[];
  /** Absent if no answer of the base was scored again. */
  readonly corpusChange?: CorpusChange;
  /** Why edited questions were not scored again; absent if all were. */
  readonly notRescored?: NotRescored;
  readonly templates: readonly TemplateDelta[];
  readonly measures: MeasureDeltas;
  /** Whether the changes are larger than those of reruns alone. */
  readonly noise: RunNoise;
  /** The runs of the base's branch up to the base; absent without a history. */
  readonly history?: readonly HistoryRun[];
  /** Set if the base belongs to another commit than expected. */
  readonly older?: OlderBaseline;
  /** Whether the base does not contain its scoring; it is then assumed to be the head's. */
  readonly isScoringUnknown: boolean;
  readonly answers: AnswerComparison;
  /** Questions with a lower answer F1, largest drop first; the change is that of F1. */
  readonly droppedAnswers: readonly QuestionDelta[];
}

export type NoBaselineReason =
  | BaselineAbsence
  /** The flag for a baseline; null: the command does not have one. */
  | { readonly kind: 'not-given'; readonly flag: string | null }
  | { readonly kind: 'first-run' }
  | { readonly kind: 'drafts' }
  /** The run is a shard, which covers only its own questions and is not compared. Example: "1/2". */
  | { readonly kind: 'shard'; readonly shard: string };

export type NotCompared =
  | {
      readonly kind: 'none';
      readonly label: string;
      readonly reason: NoBaselineReason;
      /** How to create the first baseline, if no run has created one so far. */
      readonly first?: FirstBaseline;
    }
  /** The scoring rules differ: two presets, or one preset with different overrides. */
  | {
      readonly kind: 'incompatible';
      readonly label: string;
      readonly base: PresetName;
      readonly head: PresetName;
      /** Why the answers of the base were not scored again with the rules of the head. */
      readonly notRescored?: NotRescored;
    };

export type Comparison = RunDelta | NotCompared;

/** The questions that broke a rule that they kept in the base run, in the order of the pairs. */
export function ruleRegressions(pairs: readonly QuestionDelta[]): RuleRegression[] {
  return pairs.flatMap(({ base, head }) => {
    const { kept } = scoresOf(base);
    const rules = brokenRules(head).filter(({ rule }) => kept[rule] === 1);
    return rules.length > 0 ? [{ base, head, rules }] : [];
  });
}

export function brokenRules({ rules }: QuestionFigures): readonly BrokenRule[] {
  return rules?.broken ?? [];
}

/** Number of questions that are worse than in the base run: a lower score, or a rule broken that was kept there. */
export function countRegressions({
  regressed,
  ruleBreaks,
  droppedChecks,
}: Pick<RunDelta, 'regressed' | 'ruleBreaks' | 'droppedChecks'>): number {
  return new Set([...regressed, ...ruleBreaks, ...droppedChecks].map(({ head }) => head.id)).size;
}

/** Number of questions that keep their rules, out of those whose rules were checked; null without such questions. */
export function keptOf(questions: readonly QuestionFigures[]) {
  const scores = questions.flatMap(({ rules }) => rules?.score ?? []);
  return scores.length === 0 ? null : { kept: scores.reduce((sum, score) => sum + score, 0), of: scores.length };
}

/** For each rule the number of answers without the data to check it. */
export function uncheckedRules(answers: readonly { readonly unchecked: readonly RuleName[] }[]): [RuleName, number][] {
  const counts = new Map<RuleName, number>();
  for (const { unchecked } of answers) for (const rule of unchecked) increment(counts, rule);
  return [...counts];
}

export type Baseline = RunFigures | NotCompared;

interface BaselinePlace {
  /** Path of the workflow file whose runs create baselines. */
  readonly workflow: string;
  readonly branch: string;
  readonly isOnBranch: boolean;
}

export function resolveBaseline(outcome: BaselineOutcome, place: BaselinePlace): Baseline {
  const { branch: label, isOnBranch } = place;
  if (!('figures' in outcome)) return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
  // A run on the branch itself is compared with an earlier commit, so it cannot be behind a branch point.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
  return { ...outcome.figures, label, ...older };
}

/** How to create a first baseline, if none was created so far; else empty. */
export function firstBaselineHint(
  outcome: BaselineOutcome,
  { workflow, branch, isOnBranch }: BaselinePlace,
): { readonly first?: FirstBaseline } {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  const command = isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}`;
  return { first: { command, ...(outcome.workflows && { workflows: outcome.workflows }) } };
}

/** A word of a command line, quoted if needed; branches may have names with shell syntax. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
