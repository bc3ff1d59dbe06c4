import { type AnswerMean, answerMean } from '../answers/delta.js';
import { FIGURES_OF, type Figure } from '../answers/metric.js';
import { holm } from '../noise/holm.js';
import type { Interval } from '../noise/interval.js';
import { changedTemplates, isLargerChange, type ScoreChange } from '../noise/score-change.js';
import { scoreInterval } from '../noise/score-interval.js';
import { compareRuns, scoredPairs } from '../runs/compare.js';
import type { KeptRules, NotCompared, RunDelta } from '../runs/comparison.js';
import { checksHeadlineOf, type Headline, type RunFigures } from '../runs/figures.js';
import { type MeasureTotals, totalMeasures } from '../runs/measure-totals.js';
import { keptOf } from '../runs/rule-regressions.js';
import { costPerRight } from './cost.js';
import { type DifferingQuestion, differingQuestions } from './differing.js';
import { type Front, frontOf } from './front.js';
import { rankRuns } from './ranks.js';

/** The change of a run's steps score from that of the first run. */
export interface ChangeFromFirst {
  readonly score: ScoreChange;
  /** p after Holm's correction for all runs that are compared with the first. */
  readonly corrected: number;
  /** `larger` where that is at most 5 %, or a template is broken or mended, corrected likewise. */
  readonly verdict: ScoreChange['verdict'];
}

/** One of several runs, with what a table says of it. */
export interface ComparedRun {
  readonly run: RunFigures;
  /** 1 for the best; runs that cannot be distinguished share a rank. Null: not comparable with the first run. */
  readonly rank: number | null;
  /** Of the steps score, clustered by template; null for fewer than two templates. */
  readonly interval: Interval | null;
  /** Null for the first run itself. */
  readonly delta: RunDelta | null;
  /** Null for the first run, and for one that shares no scored question with it. */
  readonly change: ChangeFromFirst | null;
  /** The share of answer checks that hold, over the questions that have some. */
  readonly checks: Headline;
  /** How many questions keep their rules; null where none was checked. */
  readonly rules: KeptRules | null;
  readonly measures: MeasureTotals;
  /** Judged figures over the questions that have them. */
  readonly answers: Readonly<Partial<Record<Figure, AnswerMean>>>;
  /** US dollars; null where no price or no right answer is known. */
  readonly costPerRight: number | null;
}

/** Several runs side by side. */
export interface RunTable {
  /** As they were given; the first is what the others are compared with. */
  readonly runs: readonly ComparedRun[];
  readonly differing: readonly DifferingQuestion[];
  /** Null where fewer than two runs with a rank have a cost. */
  readonly front: Front | null;
}

/** A run that was scored by other rules than the first. */
export interface Incomparable {
  readonly kind: 'incomparable';
  readonly run: RunFigures;
  readonly why: NotCompared;
}

/** Compares at least two runs with the first of them, and ranks them. */
export function compareMany(first: RunFigures, others: readonly RunFigures[]): RunTable | Incomparable {
  const deltas: RunDelta[] = [];
  for (const run of others) {
    const delta = compareRuns(first, run);
    if (delta.kind !== 'compared') return { kind: 'incomparable', run, why: delta };
    deltas.push(delta);
  }
  const all = [first, ...others];
  const changes = correctedChanges(first, others, deltas);
  const ranks = rankRuns(all);
  const runs = all.map((run, index): ComparedRun => {
    const [delta = null, change = null] = index === 0 ? [] : [deltas[index - 1], changes[index - 1]];
    return { run, rank: ranks[index] ?? null, delta, change, ...ownFigures(run) };
  });
  return { runs, differing: differingQuestions(all), front: frontOf(all, ranks) };
}

/** The verdicts of the changes, corrected for their number. */
function correctedChanges(first: RunFigures, others: readonly RunFigures[], deltas: readonly RunDelta[]) {
  const scores = deltas.map(({ noise }) => noise.score);
  const known = scores.filter((score) => score !== null);
  const corrected = holm(known.map(({ p }) => p));
  return scores.map((score, index): ChangeFromFirst | null => {
    if (!score) return null;
    const p = corrected[known.indexOf(score)] ?? 1;
    const templates = changedTemplates(scoredPairs(first, others[index] as RunFigures), known.length);
    const verdict = isLargerChange({ p, ...templates }) ? 'larger' : score.changed === 0 ? 'none' : 'within';
    return { score: { ...score, ...templates }, corrected: p, verdict };
  });
}

type OwnFigures = Pick<ComparedRun, 'interval' | 'checks' | 'rules' | 'measures' | 'answers' | 'costPerRight'>;

function ownFigures(run: RunFigures): OwnFigures {
  const { questions } = run;
  const figures = Object.values(FIGURES_OF).flat();
  const answers = figures.map((figure) => [figure, answerMean(questions, figure)] as const);
  return {
    interval: scoreInterval(questions),
    checks: checksHeadlineOf(questions),
    rules: keptOf(questions),
    measures: totalMeasures(questions),
    answers: Object.fromEntries(answers.filter(([, found]) => found !== null)),
    costPerRight: costPerRight(questions),
  };
}
