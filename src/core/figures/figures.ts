import type { EditKind } from '../corpus/fingerprint.js';
import type { Entry, StoredAggregates } from '../entries/result-types.js';
import type { JudgeSummary } from '../judge/summary.js';
import { mean, sum } from '../statistics/intervals.js';
import type { SentCalls } from '../steps/argument-changes.js';
import type { SampleStatus } from '../steps/model.js';
import { groupedBy } from '../text/values.js';
import type { DerivedIris } from '../why/query-names.js';
import type { Cause, CauseDetail } from '../words/causes.js';
import { type FigureName, figureRow, forEachMeasure, type MeasureName, type ScoreName } from '../words/figure-table.js';
import { type AnswerChecksOutcome, RULE_NAMES, type RuleName, type RulesOutcome } from '../words/rules.js';
import type { Scoring } from '../words/scoring-rules.js';
import type { Decided } from './decided.js';
import type { History } from './history.js';
import type { ConfigHashes, Provenance, StoredGate } from './stored.js';

/** Maximum difference of two scores that counts as rounding. */
export const SAME_SCORE = 1e-9;

/** Figures of a question in addition to the score; absent if the response did not report them. */
export type Measures = { readonly [K in MeasureName]?: number };

/** The numbers that a judge gave to an answer. */
interface JudgedFigures {
  /** By name. Example: `answer_f1`. */
  readonly figures: Readonly<Record<string, number>>;
  /** Claims of the reference that the answer lacks; null if they were not counted or are not in the file. */
  readonly missed: readonly string[] | null;
  /** The number of steps behind each figure that is a mean over steps; absent: there are none. */
  readonly steps?: Readonly<Record<string, number>>;
}

/** Why a question missed, with the details for one line of text. */
export interface Why {
  readonly cause: Cause;
  /** Name of the reference step that missed; empty if it is not in the file. */
  readonly stepName: string;
  readonly detail: CauseDetail;
  /** The step belongs to a group before the last one, whose steps all matched. */
  readonly isEarlier?: boolean;
}

export interface Trials {
  /** Number of responses; 0 without a response. */
  readonly count: number;
  readonly right: number;
  /** Standard deviation of their scores, in [0, 0.71]; null for fewer than two. */
  readonly spread: number | null;
  /** The scores of the answers; absent if they are not in the file, or all are 0 or 1. */
  readonly scores?: readonly number[];
}

/** The queries of a question, if the evaluation file has them. */
export interface StepQueries {
  /** Queries that matched, by the index of the reference step over all groups. */
  readonly matched: ReadonlyMap<number, string>;
  /** The query that explains the miss. */
  readonly attempt: string | null;
  /** The reference query of that step; null without an attempt. */
  readonly reference: string | null;
  /** All queries of the steps; empty without an attempt. */
  readonly asked: readonly string[];
  /** The IRIs of things on the way to the answer: those in queries that matched, and those that earlier steps found for the attempt. */
  readonly things: DerivedIris;
  /** The calls of the steps with their arguments, also of steps without a query. */
  readonly calls?: SentCalls | undefined;
  /** The answer that missed, to explain it beside a run in which the question did better. */
  readonly entry?: Entry | undefined;
}

export type QueriesById = ReadonlyMap<string, StepQueries>;

/** One question of a run, reduced to the data for a comparison: numbers and fixed words, except for the texts. */
export interface QuestionFigures {
  readonly id: string;
  readonly templateId: string;
  /** null in a baseline file, which contains no texts. */
  readonly text: string | null;
  readonly fingerprint: string | null;
  readonly status: SampleStatus;
  /** The steps score in [0, 1], 0 for a failed answer; null if the question has no reference steps. */
  readonly score: number | null;
  readonly why: Why | null;
  readonly measures: Measures;
  /** Only if questions may have several answers; score, tokens, time and cost are then means over them. */
  readonly trials?: Trials;
  /** The results of the question in the runs up to this one, newest last (`RESULTS`); absent: no history. */
  readonly results?: string;
  readonly answer?: JudgedFigures;
  /** Absent: no rules, or no response. */
  readonly rules?: RulesOutcome;
  /** Absent: no answer checks. A failed answer scores 0. */
  readonly checks?: AnswerChecksOutcome;
  /** F1 of the rows of its tables, in [0, 1], 0 for a failed answer; absent: no tables, or not in the file. */
  readonly rowsF1?: number;
  /** Absent if they are not in the file; never written. */
  readonly queries?: StepQueries;
}

export interface QuestionPair {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
}

export interface RunFigures {
  /** The displayed name of the run: its `name`, or `main`, or the path that it was read from. */
  readonly label: string;
  readonly name?: string;
  /** null for an evaluation file, which does not contain the scoring rules. */
  readonly scoring: Scoring | null;
  /** Absent: the config has neither step aliases nor rules, or the file does not contain it. */
  readonly config?: ConfigHashes;
  /** The version of Stepgate that scored the run; absent: this version, or unknown. */
  readonly version?: string;
  readonly selection: readonly string[];
  readonly provenance: Provenance;
  readonly questions: readonly QuestionFigures[];
  readonly headline: Headline;
  readonly aggregates: StoredAggregates;
  /** The displayed names of the templates, by id; absent: their ids. */
  readonly templateTitles?: Readonly<Record<string, string>>;
  /** Whether the run passed its gates; null if unknown. */
  readonly passed: boolean | null;
  /** The gates that it was checked with; absent: none, or the file does not contain them. */
  readonly requirements?: readonly StoredGate[];
  /** How its answers were judged; null or absent: they were not judged, or the file does not contain it. */
  readonly judge?: JudgeSummary | null;
  /** Set if the baseline belongs to another commit than expected. */
  readonly older?: OlderBaseline;
  /** The runs of the branch up to this one. */
  readonly history?: History;
  /** Set if some of its answers were scored again, with the references and rules of the run that it is compared with. */
  readonly rescored?: Rescored;
  /** How it was decided before all its questions were asked; absent: all were asked. Never read from a file. */
  readonly decided?: Decided;
}

/** The questions of a run that was decided before they were asked: without scores, neither missing nor failed. */
export function unaskedQuestions({ decided }: RunFigures): QuestionFigures[] {
  const figures = { fingerprint: null, status: 'missing', score: null, why: null, measures: {} } as const;
  return (decided?.notAsked ?? []).map((question) => ({ ...question, ...figures }));
}

export type RuleDifference =
  | { readonly kind: 'preset'; readonly base: string; readonly head: string }
  /** A rule of the same preset. Example: `groups`, `last`, `all`. */
  | { readonly kind: 'rule'; readonly name: string; readonly base: string; readonly head: string }
  /** `aliases`: those of the head, as in `sparql_query = run_sparql`. */
  | { readonly kind: 'step_aliases'; readonly aliases?: readonly string[] }
  | { readonly kind: 'rules' }
  | { readonly kind: 'version'; readonly base: string; readonly head: string };

export type NotRescoredReason =
  /** The base is a baseline file without its answers. */
  | { readonly kind: 'no-answers' }
  /** Two scored runs are compared without a corpus. */
  | { readonly kind: 'no-corpus' }
  | { readonly kind: 'unavailable'; readonly why: string }
  /** The files do not hold some questions or answers as they were scored. */
  | { readonly kind: 'inexact'; readonly counts: InexactCounts; readonly isNamedCorpus: boolean };

/** Why how many questions were not scored again. */
export interface InexactCounts {
  /** The base's files lack the calls of the answers. */
  readonly incomplete: number;
  /** The base's files hold other answers or references than were scored, or redacted ones. */
  readonly base: number;
  /** The head's files hold other questions than were scored. */
  readonly head: number;
}

/** What edits can change of a question: its scores in [0, 1]; null where there is nothing to score. */
export type QuestionScores = Readonly<ReturnType<typeof scoresOf>>;

/** The figures that the scores of an answer are computed from. */
export type ScoredFigures = Pick<QuestionFigures, 'score' | 'checks' | 'rules'>;

/** `kept`: of each rule that was checked, 1 if all answers kept it, else 0. */
export function scoresOf({ score, checks, rules }: ScoredFigures) {
  const { checked = [], broken = [] } = rules ?? {};
  // A file may list a broken rule that it does not list as checked.
  const kept: Readonly<Partial<Record<RuleName, number>>> = Object.fromEntries([
    ...checked.map((rule) => [rule, 1]),
    ...broken.map(({ rule }) => [rule, 0]),
  ]);
  return { steps: score, checks: checks?.score ?? null, rules: rules?.score ?? null, kept };
}

export function meanScores(all: readonly QuestionScores[]): QuestionScores {
  const over = (key: 'steps' | 'checks' | 'rules') => mean(all.flatMap((scores) => scores[key] ?? []));
  const kept = RULE_NAMES.flatMap((rule) => {
    const each = all.flatMap((scores) => scores.kept[rule] ?? []);
    return each.length === 0 ? [] : [[rule, each.reduce((a, b) => Math.min(a, b))] as const];
  });
  return { steps: over('steps'), checks: over('checks'), rules: over('rules'), kept: Object.fromEntries(kept) };
}

/** The scores of a question with the references and rules of the base run. */
export interface UnderBase {
  /** Of the base's answers; other than recorded only if another version of Stepgate scored them. */
  readonly base: QuestionScores;
  readonly head: QuestionScores;
}

export interface RescoredQuestion {
  readonly id: string;
  /** What differs from the question of the base run. */
  readonly edit: EditKind;
  /** null: the references or rules of the base run, or the answers of the head run, are unknown. */
  readonly underBase: UnderBase | null;
}

/** The answers of a base run, scored again with the references and rules of the head run. */
export interface Rescored {
  /** The base run as it was scored at its time. */
  readonly original: RunFigures;
  /** Empty if only questions were edited. */
  readonly differences: readonly RuleDifference[];
  readonly questions: readonly RescoredQuestion[];
  /** Ids of the questions that should have been scored again, and why they were not. */
  readonly left: { readonly ids: readonly string[]; readonly reason: NotRescoredReason } | null;
}

/** A baseline of another commit than the branch point. */
export interface OlderBaseline {
  readonly sha: string;
  /** Commits between it and the branch point; null: it is not an ancestor. */
  readonly behind: number | null;
}

/** The means of a figure over questions and over templates; null if no question has it. */
export type Headline = ReturnType<typeof headlineOf>;

/** Minimum score that counts as 1, which allows for rounding of sums. */
const RIGHT = 1 - SAME_SCORE;

export function isRight(question: QuestionFigures): boolean {
  return question.score !== null && question.score >= RIGHT;
}

export function isWrong(question: QuestionFigures): boolean {
  return question.score !== null && !isRight(question);
}

/** Whether every check of its answer holds. */
export function isFullyChecked({ checks }: QuestionFigures): boolean {
  return checks !== undefined && checks.score >= RIGHT;
}

/** Where a question has what scoring found. */
const SCORES: { readonly [Name in ScoreName]: (question: QuestionFigures) => number | null | undefined } = {
  steps_score: ({ score }) => score,
  rows_f1: ({ rowsF1 }) => rowsF1,
  rules_score: ({ rules }) => rules?.score,
  answer_check_score: ({ checks }) => checks?.score,
};

/** A figure of a question; null: it has none. A failed answer has a score of 0. */
export function figureOf(question: QuestionFigures, name: FigureName): number | null {
  if (name in SCORES) return SCORES[name as ScoreName](question) ?? null;
  const figures = figureRow(name).from === 'judge' ? question.answer?.figures : question.measures;
  return (figures as Readonly<Record<string, number>> | undefined)?.[name] ?? null;
}

/** The means of a figure over all questions that have it: by default the headline, the steps score. */
export function headlineOf(questions: readonly QuestionFigures[], name: FigureName = 'steps_score') {
  const values = questions.flatMap((question) => {
    const value = figureOf(question, name);
    return value === null ? [] : [{ templateId: question.templateId, value }];
  });
  return {
    ...meansOf(values),
    /** Number of questions with a figure of 1. */
    right: values.filter(({ value }) => value >= RIGHT).length,
  };
}

interface QuestionValue {
  readonly templateId: string;
  readonly value: number;
  /** For how much it counts; absent: 1. */
  readonly weight?: number;
}

/** The mean over questions, and over the means of their templates; null without any. */
export function meansOf(values: readonly QuestionValue[]) {
  const byTemplate = groupedBy(values, ({ templateId }) => templateId);
  return {
    micro: weightedMean(values),
    macro: mean([...byTemplate.values()].map((own) => weightedMean(own) ?? 0)),
    /** Number of questions with the figure, and of their templates. */
    questions: values.length,
    templates: byTemplate.size,
  };
}

function weightedMean(values: readonly QuestionValue[]): number | null {
  if (values.every(({ weight = 1 }) => weight === 1)) return mean(values.map(({ value }) => value));
  return sum(values.map(({ value, weight = 1 }) => value * weight)) / sum(values.map(({ weight = 1 }) => weight));
}

/** The measures of a run: of tool calls the sums over its questions, of all others the means; null without values. */
export function measuresOfRun(questions: readonly QuestionFigures[]): Readonly<Record<MeasureName, number | null>> {
  return forEachMeasure((name) => {
    const values = questions.flatMap(({ measures }) => measures[name] ?? []);
    if (figureRow(name).ofRun === 'mean') return mean(values);
    return values.length === 0 ? null : wholeIfNear(sum(values));
  });
}

/** Rounds a sum of fractions that is a whole number except for rounding, such as thirds of calls. */
function wholeIfNear(count: number): number {
  const wholeCount = Math.round(count);
  return Math.abs(count - wholeCount) <= 1e-9 * Math.max(1, wholeCount) ? wholeCount : count;
}
