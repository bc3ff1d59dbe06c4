import { canonicalJson } from '../corpus/fingerprint.js';
import {
  figureOf,
  headlineOf,
  measuresOfRun,
  type NotRescoredReason,
  type QuestionFigures,
  type QuestionPair,
  type RunFigures,
  SAME_SCORE,
  scoresOf,
} from '../figures/figures.js';
import { isFlakyHistory } from '../figures/history.js';
import { mean } from '../statistics/intervals.js';
import { groupedBy, increment, sortedByText } from '../text/values.js';
import { type FigureName, forEachMeasure } from '../words/figure-table.js';
import type { BrokenRule, RuleName } from '../words/rules.js';
import type { PresetName } from '../words/scoring-rules.js';
import { compareAnswers } from './answer-delta.js';
import type { BaselineAbsence, FirstBaseline } from './baseline-candidates.js';
import { corpusChangeOf } from './corpus-change.js';
import { type KnownQuestions, NOTHING_KNOWN } from './known.js';
import { gatedDrop, type KnownPair, setAsideOf, withoutKnown } from './known-changes.js';
import { idsWithOldRules, isEdited } from './rescored.js';
import { assessNoise, isScoredPair, type ScoredPair } from './run-noise.js';

export interface QuestionDelta extends QuestionPair {
  /** Head minus base, in [-1, 1]; 0 if neither side has a score. */
  readonly change: number;
}

/** Whether a question is flaky on the base's branch, so that its change may be random. */
export function isFlakyDelta({ base }: QuestionDelta): boolean {
  return isFlakyHistory(base.results);
}

/** A question that broke rules that it kept in the base run. */
export interface RuleRegression extends QuestionPair {
  /** At least one. */
  readonly rules: readonly BrokenRule[];
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
      readonly first?: FirstBaseline;
    }
  /** The scoring rules differ: two presets, or one preset with different overrides. */
  | {
      readonly kind: 'incompatible';
      readonly label: string;
      readonly base: PresetName;
      readonly head: PresetName;
      /** Why the answers of the base were not scored again with the rules of the head. */
      readonly notRescored?: NotRescoredReason;
    };

export type Comparison = RunDelta | NotCompared;

/** The changes between two runs, over the questions that both have and whose references agree. */
export type RunDelta = Readonly<ReturnType<typeof deltaOf>>;

export type SetAside = RunDelta['setAside'][number];
export type TemplateDelta = RunDelta['templates'][number];
/** A figure per question (or a count) in base and head; null if a side has none. */
export type MeasureDeltas = RunDelta['measures'];
export type MeasureDelta = MeasureDeltas[keyof MeasureDeltas];

/** Compares two runs over their shared questions without known failures, or says why that is not possible. */
export function compareRuns(base: RunFigures, head: RunFigures, known: KnownQuestions = NOTHING_KNOWN): Comparison {
  return incompatibility(base, head) ?? deltaOf(base, head, known);
}

function deltaOf(base: RunFigures, head: RunFigures, known: KnownQuestions) {
  const { pairs, edited, added, removed } = pairQuestions(base, head);
  const changes = pairs.filter(({ head: { score } }) => score !== null);
  const answers = answerDeltas(base, head, pairs);
  const corpusChange = corpusChangeOf(base, pairs, edited);
  const notRescored = reasonNotRescored(base, edited);
  // With different selections it is unknown which questions were added or removed.
  const isSameSelection = canonicalJson(base.selection) === canonicalJson(head.selection);
  const setAside = setAsideOf(pairs, known);
  const checkChanges = movedQuestions(changesOf(pairs, 'answer_check_score'), setAside);
  // The tests hold for questions whose number does not depend on their answers.
  const noise = head.decided
    ? { score: null, measures: [] }
    : assessNoise(withoutKnown(pairs, setAside, 'quarantined'), answers.answers);
  return {
    kind: 'compared' as const,
    label: base.label,
    /** The compared questions, in the order of the head. */
    pairs,
    ...changedQuestions(changes, setAside),
    /** Questions with a valid entry in the file of known failures, with any result. */
    setAside,
    gatedDrop: gatedDrop(changes, setAside, noise.score),
    ...figuresOfSides(pairs),
    /** Questions with a lower score of answer checks, without known ones, largest drop first; the change is that of this score. */
    droppedChecks: checkChanges.dropped,
    improvedChecks: checkChanges.improved,
    ruleBreaks: ruleRegressions(pairs),
    /** Number of paired questions without reference steps. */
    unscored: pairs.length - changes.length,
    /** Questions that the base lacks, and that the head lacks; none if the runs have different selections. */
    added: isSameSelection ? added : [],
    removed: isSameSelection ? removed : [],
    /** Set if the runs have different selections; `unselected`: questions of the base that the head lacks. */
    ...(!isSameSelection && { otherSelection: { head: head.selection, unselected: removed } }),
    /** Edited questions that are not compared, because the base's answers were not scored again. */
    edited,
    ...(corpusChange && { corpusChange }),
    ...(notRescored && { notRescored }),
    templates: templateDeltas(changes),
    noise,
    ...answers,
    ...(base.older && { older: base.older }),
    ...(base.history && { history: base.history.runs }),
    /** Whether the base does not contain its scoring; it is then assumed to be the head's. */
    isScoringUnknown: base.scoring === null,
  };
}

function figuresOfSides(pairs: readonly QuestionDelta[]) {
  const [base, head] = [pairs.map((pair) => pair.base), pairs.map((pair) => pair.head)];
  return {
    paired: pairs.length,
    base: headlineOf(base),
    head: headlineOf(head),
    checks: { base: headlineOf(base, 'answer_check_score'), head: headlineOf(head, 'answer_check_score') },
    /** Rows found, over the questions that have tables. */
    rows: { base: headlineOf(base, 'rows_f1'), head: headlineOf(head, 'rows_f1') },
    rules: { base: keptOf(base), head: keptOf(head) },
    measures: measureDeltas(base, head),
  };
}

/** The changes of a figure over the questions that have it in both runs. */
function changesOf(pairs: readonly QuestionPair[], name: FigureName): QuestionDelta[] {
  return pairs.flatMap(({ base, head }) => {
    const [before, after] = [figureOf(base, name), figureOf(head, name)];
    return before === null || after === null ? [] : [{ base, head, change: after - before }];
  });
}

/** The questions that dropped, without known failures, and those that improved; the largest changes first. */
function movedQuestions(changes: readonly QuestionDelta[], setAside: readonly KnownPair[]) {
  const sorted = changes.toSorted((a, b) => a.change - b.change || (a.head.id < b.head.id ? -1 : 1));
  return {
    dropped: withoutKnown(sorted, setAside).filter(({ change }) => change < -SAME_SCORE),
    improved: sorted.filter(({ change }) => change > SAME_SCORE).reverse(),
  };
}

/** Flaky regressions are last. A known failure with a lower score is not a regression. */
function changedQuestions(changes: readonly QuestionDelta[], setAside: readonly KnownPair[]) {
  const { dropped, improved } = movedQuestions(changes, setAside);
  return {
    regressed: dropped.toSorted((a, b) => Number(isFlakyDelta(a)) - Number(isFlakyDelta(b))),
    improved,
    unchanged: changes.filter(({ change }) => Math.abs(change) <= SAME_SCORE).length,
  };
}

function answerDeltas(base: RunFigures, head: RunFigures, pairs: readonly QuestionDelta[]) {
  const answers = compareAnswers(base, head, pairs);
  const isCompared = answers.figures.some(({ figure }) => figure === 'answer_f1');
  const dropped = changesOf(isCompared ? pairs : [], 'answer_f1').filter(({ change }) => change < -SAME_SCORE);
  return {
    answers,
    /** Questions with a lower answer F1, largest drop first; the change is that of F1. */
    droppedAnswers: dropped.sort((a, b) => a.change - b.change),
  };
}

function incompatibility(base: RunFigures, head: RunFigures): NotCompared | null {
  if (base.scoring === null || head.scoring === null) return null;
  if (canonicalJson(base.scoring.knobs) === canonicalJson(head.scoring.knobs)) return null;
  const notRescored = base.rescored?.left?.reason;
  const presets = { base: base.scoring.preset, head: head.scoring.preset };
  return { kind: 'incompatible', label: base.label, ...presets, ...(notRescored && { notRescored }) };
}

/** Why questions that were edited or have other rules were not scored again; null if all were, or without such questions. */
function reasonNotRescored({ rescored }: RunFigures, edited: readonly QuestionDelta[]): NotRescoredReason | null {
  const hasOtherRules = rescored?.differences.some(({ kind }) => kind !== 'version') === true;
  return edited.length > 0 || hasOtherRules ? (rescored?.left?.reason ?? null) : null;
}

/** `edited`: questions that are not compared, because they were edited or scored with other rules. */
function pairQuestions(base: RunFigures, { questions: head, decided }: RunFigures) {
  const { questions } = base;
  const bases = new Map(questions.map((question) => [question.id, question]));
  const heads = new Set([...head, ...(decided?.notAsked ?? [])].map(({ id }) => id));
  const withOldRules = idsWithOldRules(base);
  const pairs: QuestionDelta[] = [];
  const edited: QuestionDelta[] = [];
  const added: QuestionFigures[] = [];
  for (const question of head) {
    const before = bases.get(question.id);
    if (!before) {
      added.push(question);
      continue;
    }
    const isOther = withOldRules.has(question.id) || isEdited(before, question);
    const change = (question.score ?? 0) - (before.score ?? 0);
    (isOther ? edited : pairs).push({ base: before, head: question, change });
  }
  return { pairs, edited, added, removed: questions.filter(({ id }) => !heads.has(id)) };
}

/** The questions that two runs share and that have a score, in the order of their ids. */
export function scoredPairs(base: RunFigures, head: RunFigures): ScoredPair[] {
  const { pairs } = pairQuestions(base, head);
  return sortedByText(pairs.filter(isScoredPair), ({ head: { id } }) => id);
}

function templateDeltas(pairs: readonly QuestionDelta[]) {
  return [...groupedBy(pairs, ({ head }) => head.templateId)].map(([id, all]) => {
    const base = mean(all.map((pair) => pair.base.score ?? 0)) ?? 0;
    const head = mean(all.map((pair) => pair.head.score ?? 0)) ?? 0;
    return { id, questions: all.length, base, head, change: head - base };
  });
}

/** Tokens, time, cost and tool calls of both sides; without a base, only of the head. */
export function measureDeltas(base: readonly QuestionFigures[], head: readonly QuestionFigures[]) {
  const [before, after] = [measuresOfRun(base), measuresOfRun(head)];
  return forEachMeasure((name) => ({ base: before[name], head: after[name] }));
}

/** Number of removed questions with 1 in every score, with something (and the mean of the lowest), with nothing. */
export type RemovedScores = ReturnType<typeof removedScores>;

/** Rules count only where nothing else is scored, because a wrong answer can keep them, too. */
export function removedScores(removed: readonly QuestionFigures[]) {
  const all = removed.flatMap(({ score, checks, rules }) => {
    const answers = [...(score === null ? [] : [score]), ...(checks ? [checks.score] : [])];
    const scores = answers.length > 0 || !rules || rules.score === null ? answers : [rules.score];
    return scores.length === 0 ? [] : [{ low: Math.min(...scores), high: Math.max(...scores) }];
  });
  const right = all.filter(({ low }) => low >= 1 - SAME_SCORE);
  const failed = all.filter(({ high }) => high <= SAME_SCORE);
  const partly = all.filter((one) => !right.includes(one) && !failed.includes(one));
  return {
    ...{ right: right.length, failed: failed.length, partly: partly.length },
    partlyMean: mean(partly.map(({ low }) => low)),
  };
}

/** Number of removed questions that were right or partly right in the base run. */
export function removedRight({ removed }: Pick<RunDelta, 'removed'>): number {
  const { right, partly } = removedScores(removed);
  return right + partly;
}

/** The questions that broke a rule that they kept in the base run, in the order of the pairs. */
function ruleRegressions(pairs: readonly QuestionDelta[]): RuleRegression[] {
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
export function countRegressions(delta: Pick<RunDelta, 'regressed' | 'ruleBreaks' | 'droppedChecks'>): number {
  const worse = [...delta.regressed, ...delta.ruleBreaks, ...delta.droppedChecks];
  return new Set(worse.map(({ head }) => head.id)).size;
}

/** Number of questions that keep their rules, out of those whose rules were checked; null without such questions. */
export function keptOf(questions: readonly QuestionFigures[]) {
  const scores = questions.flatMap(({ rules }) => rules?.score ?? []);
  return scores.length === 0 ? null : { kept: scores.reduce((sum, score) => sum + score, 0), of: scores.length };
}

export function uncheckedRules(answers: readonly { readonly unchecked: readonly RuleName[] }[]): [RuleName, number][] {
  const counts = new Map<RuleName, number>();
  for (const { unchecked } of answers) for (const rule of unchecked) increment(counts, rule);
  return [...counts];
}
