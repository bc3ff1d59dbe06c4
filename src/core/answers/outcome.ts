import type { EvaluationEntry } from '../evaluate-question.js';
import type { QuestionFigures } from '../figures.js';
import { jsonText } from '../json-text.js';
import type { Sample } from '../sample.js';
import { isAbsent, type Mapping, own } from '../values.js';
import type { Trouble } from './judge.js';
import { FIGURES_OF, type MetricName } from './metric.js';

/** What judging one answer gave: keys of its entry, and what the report shows. */
export interface AnswerOutcome {
  readonly entry: Mapping;
  /** Claims of the reference that the answer lacks; null where nobody counted them. */
  readonly missed: readonly string[] | null;
}

/** How far a metric got in a run. */
export interface JudgedMetric {
  readonly name: MetricName;
  /** All that its figures depend on beside the texts; two runs are compared only where it is equal. */
  readonly identity: Mapping;
  /** Answers that should have been judged, and those that were. */
  readonly expected: number;
  readonly judged: number;
  /** Why the others were not. */
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
  /** What went wrong first, in the words of the evaluation file. */
  readonly example: string | null;
}

/** How the answers of a run were judged. */
export interface JudgeSummary {
  readonly metrics: readonly JudgedMetric[];
  /** null: another run judged. */
  readonly spending: JudgeSpending | null;
}

/** What judging took in this run. */
export interface JudgeSpending {
  readonly host: string;
  readonly model: string;
  /** Judgements that were asked for, and those that were known before. */
  readonly asked: number;
  readonly reused: number;
  /** US dollars at list price; null when a price is unknown. */
  readonly costUsd: number | null;
  readonly maxCostUsd: number | null;
}

/** A metric that does not cover all its answers is neither compared nor does it pass a gate. */
export function isPartial({ expected, judged }: Pick<JudgedMetric, 'expected' | 'judged'>): boolean {
  return judged < expected;
}

/** "partial: 120 of 400 judged (budget)"; null for a metric that is complete. */
export function partialReason(metric: JudgedMetric): string | null {
  if (!isPartial(metric)) return null;
  const why = Object.entries(metric.troubles).map(
    ([trouble, count]) => `${count} ${TROUBLE_WORDS[trouble as Trouble]}`,
  );
  return `partial: ${metric.judged} of ${metric.expected} judged (${why.join(', ')})`;
}

const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  answer: 'without a usable reply',
  unavailable: 'without a reply',
  budget: 'over budget',
  unbounded: 'of unknown cost',
  stopped: 'not judged after unusable replies',
  blank: 'with a blank text',
  cancelled: 'cancelled',
};

/** The metric that gives a figure such as `answer_f1`, where the run has a judge. */
export function metricOfFigure(summary: JudgeSummary | null, figure: string): JudgedMetric | null {
  return summary?.metrics.find(({ name }) => isFigureOf(name, figure)) ?? null;
}

const LAST_BEFORE_ANSWERS = 'actual_answer';

/** An entry taken apart where the keys of its judged answer belong. */
export function splitEntry(entry: EvaluationEntry): [head: Mapping, tail: Mapping] {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === LAST_BEFORE_ANSWERS) + 1;
  return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}

/** The answer as text, as the judge reads it; null for none. */
export function answerText(value: unknown): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' ? value : jsonText(value);
}

/** A scored question with what the judge said of its answer. */
export function withOutcome<Q extends { readonly question: QuestionFigures; readonly sample: Sample }>(
  scored: Q,
  { entry, missed }: AnswerOutcome,
): Q {
  const figures = figuresOf(entry);
  const metrics = new Map([...scored.sample.metrics, ...Object.entries(figures)]);
  const answer = { figures, missed };
  return { ...scored, sample: { ...scored.sample, metrics }, question: { ...scored.question, answer } };
}

function isFigureOf(metric: MetricName, figure: string): boolean {
  return FIGURES_OF[metric].some((name) => name === figure);
}

/** The judge's numbers of an evaluation entry. */
export function figuresOf(entry: Mapping): Record<string, number> {
  const known = Object.values(FIGURES_OF)
    .flat()
    .map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(known.filter(([, value]) => Number.isFinite(value))) as Record<string, number>;
}
