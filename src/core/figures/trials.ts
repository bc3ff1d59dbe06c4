import type { TrialAggregates } from '../entries/result-types.js';
import { mean, sum } from '../statistics/intervals.js';
import { increment, present } from '../text/values.js';
import { figureRow, isFigureName } from '../words/figure-table.js';
import type { AnswerChecksOutcome, RulesOutcome } from '../words/rules.js';
import { isRight, type Measures, type QuestionFigures, type StepQueries, type Trials } from './figures.js';

/** Whether a question may have several responses; `one`: a second response is an error. */
export const TRIAL_MODES = ['one', 'all'] as const;
export type TrialMode = (typeof TRIAL_MODES)[number];

/** The score of each answer to a question; a single 0 for a question without an answer. */
export function answerScores({ score, trials }: { readonly score: number; readonly trials?: Trials }) {
  if (trials === undefined || trials.count < 2) return [score];
  if (trials.scores) return trials.scores;
  // Scores that are not stored are 0 and 1, or else derived from the mean.
  const otherScore = (score * trials.count - trials.right) / (trials.count - trials.right);
  const boundedScore = Math.min(1, Math.max(0, otherScore));
  return Array.from({ length: trials.count }, (_, index) => (index < trials.right ? 1 : boundedScore));
}

const MAX_K = 10;

/** The chance that at least one of k answers drawn from n, of which c are right, is right: 1 − C(n−c,k)/C(n,k). */
export function passAtK(n: number, c: number, k: number): number {
  return 1 - passHatK(n, n - c, k);
}

/** The chance that all of k answers drawn from n, of which c are right, are right: C(c,k)/C(n,k). */
export function passHatK(n: number, c: number, k: number): number {
  let chance = 1;
  // A product of ratios does not overflow.
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(0, c - drawn) / (n - drawn);
  return chance;
}

export function isFlaky({ trials }: QuestionFigures): boolean {
  return trials !== undefined && trials.right > 0 && trials.right < trials.count;
}

/**
 * null: no question has repeated answers. A question without an answer counts as wrong. Chances are for k = 1, 2 … up to the fewest answers;
 * the spread is the root of the mean variance within questions, in [0, 0.71], and absent if no question has two responses.
 */
export function summarizeTrials(questions: readonly QuestionFigures[]): TrialAggregates | null {
  const allTrials = questions.flatMap(({ trials, score }) => (trials && score !== null ? [trials] : []));
  const counts = allTrials.map(({ count }) => count).filter((count) => count > 0);
  if (counts.length === 0) return null;
  const minCount = counts.reduce((a, b) => Math.min(a, b));
  const ks = Array.from({ length: Math.min(minCount, MAX_K) }, (_, index) => index + 1);
  const byK = (sign: '@' | '^', chance: typeof passAtK): Readonly<Record<`pass${'@' | '^'}${number}`, number>> => {
    const overAll = (k: number) => allTrials.map(({ count, right }) => (count === 0 ? 0 : chance(count, right, k)));
    return Object.fromEntries(ks.map((k) => [`pass${sign}${k}`, mean(overAll(k)) ?? 0]));
  };
  const variance = mean(allTrials.flatMap(({ spread }) => (spread === null ? [] : spread ** 2)));
  return {
    questions: allTrials.length,
    responses: counts.reduce((sum, count) => sum + count, 0),
    least_per_question: minCount,
    most_per_question: counts.reduce((a, b) => Math.max(a, b)),
    ...byK('@', passAtK),
    ...byK('^', passHatK),
    ...(variance !== null && { spread_within_questions: Math.sqrt(variance) }),
    flaky_questions: questions.filter(isFlaky).length,
  };
}

/** Merges the answers to a question: figures are means, the reason is that of the first miss, and the status is an error only if no answer succeeded. */
export function mergeTrials(answers: readonly QuestionFigures[]): QuestionFigures {
  const first = answers[0] as QuestionFigures;
  const scores = answers.flatMap(({ score }) => score ?? []);
  const answeredTrials = answers.filter(({ status }) => status !== 'missing');
  const isPartly = scores.some((score) => score > 0 && score < 1);
  const counts = { count: answeredTrials.length, right: answers.filter(isRight).length, spread: deviation(scores) };
  return {
    ...first,
    status: answers.find(({ status }) => status === 'success')?.status ?? first.status,
    score: mean(scores),
    why: answers.find(({ why }) => why !== null)?.why ?? null,
    measures: mergedMeasures(answers, answeredTrials.length),
    trials: { ...counts, ...(isPartly && { scores }) },
    ...present({
      rules: mergedRules(answers),
      checks: mergedChecks(answers),
      rowsF1: mean(answers.flatMap((answer) => answer.rowsF1 ?? [])),
      answer: mergedAnswer(answers),
      queries: mergedQueries(answers),
    }),
  };
}

/** Means over the answers that have a figure; an answer without a list of calls counts as 0 calls. */
function mergedMeasures(answers: readonly QuestionFigures[], answeredCount: number): Measures {
  const isSum = (name: string) => isFigureName(name) && figureRow(name).ofRun === 'sum';
  return averageFigures<Measures>(
    answers.map(({ measures }) => measures),
    (values, name) => (isSum(name) ? sum(values) / answeredCount : mean(values)),
  );
}

/** Merged rules: a rule that any answer broke is broken; the score is the mean of the answers. */
function mergedRules(answers: readonly QuestionFigures[]): RulesOutcome | null {
  const outcomes = answers.flatMap(({ rules }) => rules ?? []);
  if (outcomes.length === 0) return null;
  const all = (key: 'checked' | 'unchecked') => [...new Set(outcomes.flatMap((rules) => rules[key]))];
  const broken = new Map<string, RulesOutcome['broken'][number]>();
  for (const one of outcomes.flatMap((rules) => rules.broken)) broken.set(`${one.rule} ${one.actual}`, one);
  const score = mean(outcomes.flatMap((rules) => rules.score ?? []));
  return { score, checked: all('checked'), broken: [...broken.values()], unchecked: all('unchecked') };
}

/** Answer checks as the mean over the answers, with the failed checks of the first answer that has some. */
function mergedChecks(answers: readonly QuestionFigures[]): AnswerChecksOutcome | null {
  const outcomes = answers.flatMap(({ checks }) => checks ?? []);
  const score = mean(outcomes.map((checks) => checks.score));
  return score === null ? null : { score, failed: outcomes.find(({ failed }) => failed.length > 0)?.failed ?? [] };
}

/** Judged figures as means, with the missed claims of the first answer that misses some. */
function mergedAnswer(answers: readonly QuestionFigures[]): QuestionFigures['answer'] | null {
  const judgedAnswers = answers.flatMap(({ answer }) => answer ?? []);
  if (judgedAnswers.length === 0) return null;
  const figures = averageFigures(judgedAnswers.map((answer) => answer.figures));
  const missedClaims = judgedAnswers.map(({ missed }) => missed).filter((missed) => missed !== null);
  const steps = new Map<string, number>();
  for (const answer of judgedAnswers)
    for (const [name, count] of Object.entries(answer.steps ?? {})) increment(steps, name, count);
  return {
    figures,
    missed: missedClaims.find(({ length }) => length > 0) ?? missedClaims[0] ?? null,
    ...(steps.size > 0 && { steps: Object.fromEntries(steps) }),
  };
}

/** The queries that matched in any answer, and the queries of the answer that decides the reason. */
function mergedQueries(answers: readonly QuestionFigures[]): StepQueries | null {
  const allQueries = answers.flatMap(({ queries }) => queries ?? []);
  if (allQueries.length === 0) return null;
  const matchedQueries = new Map(allQueries.toReversed().flatMap((queries) => [...queries.matched]));
  const deciding = answers.find(({ why }) => why !== null)?.queries;
  const { attempt = null, reference = null, asked = [], calls, entry } = deciding ?? {};
  const things = new Map(allQueries.flatMap((queries) => [...queries.things]));
  const matchedCalls = new Map(allQueries.toReversed().flatMap((queries) => [...(queries.calls?.matched ?? [])]));
  const made = allQueries.flatMap((queries) => queries.calls?.made ?? []);
  const allCalls = { matched: matchedCalls, attempt: calls?.attempt ?? null, made };
  return { matched: matchedQueries, attempt, reference, asked, things, calls: allCalls, entry };
}

/** Sample standard deviation; null for fewer than two values. */
function deviation(values: readonly number[]): number | null {
  const center = mean(values);
  if (center === null || values.length < 2) return null;
  const squares = values.reduce((total, value) => total + (value - center) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

function averageFigures<Figures extends object>(
  all: readonly Figures[],
  average: (values: readonly number[], name: string) => number | null = mean,
): Figures {
  const names = new Set(all.flatMap((figures) => Object.keys(figures) as (keyof Figures & string)[]));
  const valuesOf = (name: keyof Figures) => all.flatMap((figures) => (figures[name] as number | undefined) ?? []);
  return Object.fromEntries([...names].map((name) => [name, average(valuesOf(name), name)])) as Figures;
}
