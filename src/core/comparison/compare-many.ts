import { headlineOf, isRight, measuresOfRun, type QuestionFigures, type RunFigures } from '../figures/figures.js';
import { FIGURES_OF } from '../judge/metric.js';
import { holm, sum } from '../statistics/intervals.js';
import { answerMean } from './answer-delta.js';
import { compareRuns, keptOf, type NotCompared, type RunDelta, scoredPairs } from './comparison.js';
import { askedQuestions, countPatterns, differingQuestions } from './differing.js';
import { changedTemplates, evidenceOf, isLargerChange, isLargerDrop, scoreInterval, verdictOf } from './run-noise.js';

export interface ComparedRun extends ReturnType<typeof computeFigures> {
  readonly run: RunFigures;
  /** 1 for the best; runs that cannot be distinguished share a rank. Null: not comparable with the first run. */
  readonly rank: number | null;
  readonly delta: RunDelta | null;
  /** Null for the first run, and for one that shares no scored question with it. */
  readonly change: ReturnType<typeof correctedChanges>[number];
}

export type RunTable = Readonly<ReturnType<typeof tableOf>>;

/** Compares at least two runs with the first of them, and ranks them; or returns one that has other scoring rules. */
export function compareMany(
  first: RunFigures,
  others: readonly RunFigures[],
): RunTable | { readonly kind: 'incomparable'; readonly run: RunFigures; readonly why: NotCompared } {
  const deltas: RunDelta[] = [];
  for (const run of others) {
    const delta = compareRuns(first, run);
    if (delta.kind !== 'compared') return { kind: 'incomparable', run, why: delta };
    deltas.push(delta);
  }
  return tableOf(first, others, deltas);
}

function tableOf(first: RunFigures, others: readonly RunFigures[], deltas: readonly RunDelta[]) {
  const all = [first, ...others];
  const changes = correctedChanges(first, others, deltas);
  const ranks = rankRuns(all);
  const runs = all.map((run, index): ComparedRun => {
    const delta = deltas[index - 1] ?? null;
    const change = changes[index - 1] ?? null;
    return { run, rank: ranks[index] ?? null, delta, change, ...computeFigures(run) };
  });
  const asked = askedQuestions(all);
  return {
    /** The runs in the given order; the first is the one that the others are compared with. */
    runs,
    differing: differingQuestions(asked),
    /** The results that occur over all questions, the most frequent first. */
    patterns: countPatterns(asked),
    /** Null if fewer than two ranked runs have a cost. */
    front: findFront(all, ranks),
  };
}

/** The changes from the first run, with p and templates after Holm's correction for all comparisons. */
function correctedChanges(first: RunFigures, others: readonly RunFigures[], deltas: readonly RunDelta[]) {
  const scores = deltas.map(({ noise }) => noise.score);
  const knownScores = scores.filter((score) => score !== null);
  const corrected = holm(knownScores.map(({ p }) => p));
  return scores.map((score, index) => {
    if (!score) return null;
    const p = corrected[knownScores.indexOf(score)] ?? 1;
    const templates = changedTemplates(scoredPairs(first, others[index] as RunFigures), knownScores.length);
    const verdict = verdictOf(isLargerChange({ p, ...templates }), score.changed);
    return { score: { ...score, ...templates }, corrected: p, verdict };
  });
}

function computeFigures(run: RunFigures) {
  const { questions } = run;
  const figures = new Set(Object.values(FIGURES_OF).flat());
  const answers = [...figures].map((figure) => [figure, answerMean(questions, figure)] as const);
  return {
    interval: scoreInterval(questions),
    checks: headlineOf(questions, 'answer_check_score'),
    rules: keptOf(questions),
    measures: measuresOfRun(questions),
    /** Judged figures over the questions that have them. */
    answers: Object.fromEntries(answers.flatMap(([figure, value]) => (value === null ? [] : [[figure, value]]))),
    /** US dollars; null without a known price or a right answer. */
    costPerRight: costPerRight(questions),
  };
}

/** In US dollars: the cost of all answers by the number of right ones; null without a price or a right answer. */
export function costPerRight(questions: readonly QuestionFigures[]): number | null {
  const priced = questions.filter(({ score, measures }) => score !== null && measures.cost_usd !== undefined);
  const rightCount = sum(priced.map(shareRight));
  return rightCount === 0 ? null : sum(priced.map(({ measures }) => measures.cost_usd ?? 0)) / rightCount;
}

/** The share of right answers of a question. It is a share because tokens, time and cost are also means over the answers. */
function shareRight(question: QuestionFigures): number {
  const { right, count } = question.trials ?? { right: Number(isRight(question)), count: 1 };
  return right / Math.max(1, count);
}

const ORDERS = {
  steps: { of: ({ run }) => run.headline.micro, isMoreBetter: true },
  macro: { of: ({ run }) => run.headline.macro, isMoreBetter: true },
  'answer-checks': { of: ({ checks }) => checks.micro, isMoreBetter: true },
  rules: { of: ({ rules }) => rules && rules.kept / rules.of, isMoreBetter: true },
  f1: { of: ({ answers }) => answers.answer_f1?.micro ?? null, isMoreBetter: true },
  'failed-calls': { of: failedShare, isMoreBetter: false },
  tokens: { of: ({ measures }) => measures.total_tokens, isMoreBetter: false },
  seconds: { of: ({ measures }) => measures.elapsed_sec, isMoreBetter: false },
  cost: { of: ({ measures }) => measures.cost_usd, isMoreBetter: false },
  'cost-per-right': { of: ({ costPerRight }) => costPerRight, isMoreBetter: false },
} as const satisfies Record<string, { of: (run: ComparedRun) => number | null; isMoreBetter: boolean }>;

export type RunOrder = keyof typeof ORDERS | 'given';
export const RUN_ORDERS = [...Object.keys(ORDERS), 'given'] as readonly RunOrder[];

/** Best first, then those without the figure, then those without a rank, which have other questions. */
export function sortRuns<Run extends ComparedRun>(runs: readonly Run[], order: RunOrder): Run[] {
  if (order === 'given') return [...runs];
  const { of, isMoreBetter } = ORDERS[order];
  const sortKey = (run: Run) => {
    const figure = of(run);
    return figure === null ? Number.POSITIVE_INFINITY : isMoreBetter ? -figure : figure;
  };
  const isUnranked = ({ rank }: Run) => Number(rank === null);
  // The difference of two missing figures is NaN: they keep their order.
  return [...runs].sort((a, b) => isUnranked(a) - isUnranked(b) || sortKey(a) - sortKey(b) || 0);
}

function failedShare({ measures: { steps, failed_steps } }: ComparedRun): number | null {
  return steps === null || steps === 0 ? null : (failed_steps ?? 0) / steps;
}

/**
 * Ranks runs by their steps scores. Rank 1 has the best run and every run whose difference from it is within rerun
 * noise (corrected for all pairs, because the data decide which run is the best); the next rank has the next best run
 * and those that cannot be distinguished from it. Null for a run without a scored question in common with the first,
 * and for all runs if no other run has one.
 */
function rankRuns(runs: readonly RunFigures[]): (number | null)[] {
  const [first] = runs;
  const isComparable = (run: RunFigures) => first !== undefined && scoredPairs(first, run).length > 0;
  const ranked = runs.flatMap((run, index) => (isComparable(run) ? [index] : []));
  const ranks: (number | null)[] = runs.map(() => null);
  if (ranked.length < 2) return ranks;
  const worse = findWorse(runs, ranked);
  const isWorse = (index: number, than: number) => worse.has(`${index} ${than}`);
  const scoreAt = (index: number) => runs[index]?.headline.micro ?? 0;
  let remaining = ranked.sort((a, b) => scoreAt(b) - scoreAt(a) || a - b);
  while (remaining.length > 0) {
    const [best = 0] = remaining;
    const rank = ranked.length - remaining.length + 1;
    for (const index of remaining) if (!isWorse(index, best)) ranks[index] = rank;
    remaining = remaining.filter((index) => isWorse(index, best));
  }
  return ranks;
}

/** The keys of pairs of runs in which the first is worse than the second by more than rerun noise. */
function findWorse(runs: readonly RunFigures[], ranked: readonly number[]): ReadonlySet<string> {
  const comparisons = (ranked.length * (ranked.length - 1)) / 2;
  const tests = ranked.flatMap((base, at) =>
    ranked.slice(at + 1).flatMap((head) => {
      const pairs = scoredPairs(runs[base] as RunFigures, runs[head] as RunFigures);
      return pairs.length === 0 ? [] : [{ base, head, evidence: evidenceOf(pairs, comparisons) }];
    }),
  );
  const corrected = holm(tests.map(({ evidence }) => evidence.p));
  const worse = new Set<string>();
  for (const [at, { base, head, evidence }] of tests.entries()) {
    const fall = { ...evidence, p: corrected[at] ?? 1 };
    const { change, broken, mended } = fall;
    if (isLargerDrop(fall)) worse.add(`${head} ${base}`);
    if (isLargerDrop({ ...fall, change: -change, broken: mended, mended: broken })) worse.add(`${base} ${head}`);
  }
  return worse;
}

/** Figures that can be the cost of a run, most relevant first. */
const COSTS = ['cost_usd', 'total_tokens', 'elapsed_sec'] as const;

/** The ranked runs for which no other has at least the score for at most the cost, and one of both better. */
export type Front = NonNullable<ReturnType<typeof findFront>>;

function findFront(runs: readonly RunFigures[], ranks: readonly (number | null)[]) {
  const all = runs.map((run, index) => ({ index, score: run.headline.micro, totals: measuresOfRun(run.questions) }));
  const ranked = all.filter(({ index }) => (ranks[index] ?? null) !== null);
  const measure = COSTS.find((key) => ranked.filter(({ totals }) => totals[key] !== null).length > 1);
  if (!measure) return null;
  const priced = ranked.flatMap(({ index, score, totals }) => {
    const cost = totals[measure];
    return cost === null || score === null ? [] : [{ index, score, cost }];
  });
  type Priced = (typeof priced)[number];
  const dominates = (a: Priced, b: Priced) =>
    a.score >= b.score && a.cost <= b.cost && (a.score > b.score || a.cost < b.cost);
  const on = priced.filter((one) => !priced.some((other) => dominates(other, one)));
  return {
    /** The figure that is used as cost: the first that two runs have. */
    measure,
    /** Indexes of the runs, cheapest first, which is also the order of their scores. */
    on: on.sort((a, b) => a.cost - b.cost || a.index - b.index).map(({ index }) => index),
    /** Indexes of the ranked runs without this cost. */
    unknown: ranked.map(({ index }) => index).filter((index) => !priced.some((one) => one.index === index)),
  };
}
