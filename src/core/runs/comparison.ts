import { increment } from '../text/values.js';
import type { BrokenRule, RuleName } from '../words/rules.js';
import type { PresetName } from '../words/scoring-rules.js';
import type { AnswerComparison } from './answer-delta.js';
import type { BaselineAbsence, FirstBaseline } from './baseline-outcome.js';
import type { Headline, Measures, OlderBaseline, QuestionFigures } from './figures.js';
import { type HistoryRun, isFlakyHistory } from './history.js';
import type { KnownEntry } from './known.js';
import type { RunNoise } from './run-noise.js';

/** One question on both sides. */
export interface QuestionDelta {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
  /** Head minus base, in [-1, 1]; 0 when neither side has a score. */
  readonly change: number;
}

/** How many questions keep their rules, of those whose rules were checked; a fraction for several answers. */
export interface KeptRules {
  readonly kept: number;
  readonly of: number;
}

/** A question that broke rules which it kept in the base run. */
export interface RuleRegression {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
  /** At least one. */
  readonly rules: readonly BrokenRule[];
}

/** Whether a question is flaky on the base's branch, so that its change may be chance. */
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

/** A question that a file of known questions sets aside, on both sides. */
export interface SetAside {
  readonly entry: KnownEntry;
  readonly delta: QuestionDelta;
}

/** The drop of the steps score that `max-steps-drop` goes by. */
export interface GatedDrop {
  /** Base minus head, in [-1, 1]; null where no question is left to measure it. */
  readonly value: number | null;
  /** Whether it is larger than rerun noise; null for no question. */
  readonly isLarger: boolean | null;
}

/** A figure per question (or a count) on both sides; null where a side has none. */
export interface MeasureDelta {
  readonly base: number | null;
  readonly head: number | null;
}

export type MeasureDeltas = Readonly<Record<keyof Measures, MeasureDelta>>;

/** What changed between two runs, over the questions that both were asked and whose references agree. */
export interface RunDelta {
  readonly kind: 'compared';
  readonly label: string;
  readonly base: Headline;
  readonly head: Headline;
  readonly paired: number;
  /** The questions that are compared, in the order of the head. */
  readonly pairs: readonly QuestionDelta[];
  /** Without known questions. Those that are flaky come last. */
  readonly regressed: readonly QuestionDelta[];
  readonly improved: readonly QuestionDelta[];
  /** Questions with a valid entry in the file of known questions, whatever became of them. */
  readonly setAside: readonly SetAside[];
  readonly gatedDrop: GatedDrop;
  readonly ruleBreaks: readonly RuleRegression[];
  /** Answer checks, over the questions that have some. */
  readonly checks: { readonly base: Headline; readonly head: Headline };
  /** Rows found, over the questions that have tables. */
  readonly rows: { readonly base: Headline; readonly head: Headline };
  /** Questions whose answer checks hold less than before, without known ones, the largest fall first, and more; the change is that of their score. */
  readonly fallenChecks: readonly QuestionDelta[];
  readonly risenChecks: readonly QuestionDelta[];
  /** How many questions keep their rules; null where a side checked none. */
  readonly rules: { readonly base: KeptRules | null; readonly head: KeptRules | null };
  readonly unchanged: number;
  /** Of the paired questions those that have no reference steps. */
  readonly unscored: number;
  readonly added: readonly QuestionFigures[];
  readonly removed: readonly QuestionFigures[];
  readonly edited: readonly QuestionDelta[];
  readonly templates: readonly TemplateDelta[];
  readonly measures: MeasureDeltas;
  /** Whether the changes are larger than what reruns alone would give. */
  readonly noise: RunNoise;
  /** The runs of the base's branch up to the base; absent: it has no history. */
  readonly history?: readonly HistoryRun[];
  /** Set if the base belongs to another commit than expected. */
  readonly older?: OlderBaseline;
  /** The base does not say how it was scored; it is taken as scored like the head. */
  readonly isScoringUnknown: boolean;
  readonly answers: AnswerComparison;
  /** Questions whose answer F1 fell, the largest fall first; the change is that of F1. */
  readonly fallenAnswers: readonly QuestionDelta[];
}

/** Why a run has no baseline. */
export type NoBaselineReason =
  | BaselineAbsence
  /** The flag that would name one; null: there is none. */
  | { readonly kind: 'not-given'; readonly flag: string | null }
  | { readonly kind: 'first-run' }
  /** The run is one of several shards, covers only its own questions, and is not compared; "1/2". */
  | { readonly kind: 'shard'; readonly shard: string };

/** Why two runs are not compared. */
export type NotCompared =
  | {
      readonly kind: 'none';
      readonly label: string;
      readonly reason: NoBaselineReason;
      /** No run has left a baseline so far: how the first one comes about. */
      readonly first?: FirstBaseline;
    }
  /** They were scored by other rules: by these presets, or by one with other overrides. */
  | {
      readonly kind: 'incompatible';
      readonly label: string;
      readonly base: PresetName;
      readonly head: PresetName;
    };

/** A comparison, or why there is none. */
export type Comparison = RunDelta | NotCompared;

/** The questions that broke a rule which they kept in the base run, in the order of the pairs. */
export function ruleRegressions(pairs: readonly QuestionDelta[]): RuleRegression[] {
  return pairs.flatMap(({ base, head }) => {
    const kept = keptRules(base);
    const rules = brokenRules(head).filter(({ rule }) => kept.has(rule));
    return rules.length > 0 ? [{ base, head, rules }] : [];
  });
}

/** The rules that a question broke; none where it has no rules. */
export function brokenRules({ rules }: QuestionFigures): readonly BrokenRule[] {
  return rules?.broken ?? [];
}

function keptRules({ rules }: QuestionFigures): ReadonlySet<RuleName> {
  const broken = new Set(rules?.broken.map(({ rule }) => rule));
  return new Set(rules?.checked.filter((rule) => !broken.has(rule)));
}

/** How many questions are worse than in the base run: a score fell, or they broke a rule that they kept there. */
export function countRegressions({ regressed, ruleBreaks, fallenChecks }: RunDelta): number {
  return new Set([...regressed, ...ruleBreaks, ...fallenChecks].map(({ head }) => head.id)).size;
}

/** How many questions keep their rules, of those whose rules were checked; null for none. */
export function keptOf(questions: readonly QuestionFigures[]): KeptRules | null {
  const scores = questions.flatMap(({ rules }) => rules?.score ?? []);
  return scores.length === 0 ? null : { kept: scores.reduce((sum, score) => sum + score, 0), of: scores.length };
}

/** For each rule the answers that do not report what it is about. */
export function uncheckedRules(answers: readonly { readonly unchecked: readonly RuleName[] }[]): [RuleName, number][] {
  const counts = new Map<RuleName, number>();
  for (const { unchecked } of answers) for (const rule of unchecked) increment(counts, rule);
  return [...counts];
}
