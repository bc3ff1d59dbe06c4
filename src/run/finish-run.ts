import type { JudgeSummary } from '../core/judge/summary.js';
import { aggregateSamples } from '../core/runs/aggregate.js';
import { type ComparisonPolicy, compareAndGate } from '../core/runs/compare-and-gate.js';
import { continueHistory } from '../core/runs/continue-history.js';
import { headlineOf, type QuestionFigures, type RunFigures } from '../core/runs/figures.js';
import { type Coverage, type Failure, noticesOf } from '../core/runs/notices.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Report, ScoredRun } from '../core/runs/report.js';
import { mergeTrials, summarizeTrials, type TrialMode, trialsBlock } from '../core/runs/trials.js';
import type { Redact } from '../core/secrets/redact.js';
import { type Shard, shardText } from '../core/shards/records.js';
import { aliasAdvice, type ObservedNames } from '../core/steps/aliases.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import type { RunInputs } from './inputs.js';
import { queriesIn, withBaseDifferences } from './query-explanations.js';

/** A question of a run with its answers in the order of their trials, at least one: without an answer it has one placeholder. */
export interface AnsweredQuestion {
  readonly answers: readonly ScoredAnswer[];
  /** It has groups before the last one. */
  readonly hasEarlierGroups: boolean;
}

/** What came out of scoring and judging, in one piece or merged from several. */
export interface ScoredAnswers {
  /** In the order of the selection. */
  readonly questions: readonly AnsweredQuestion[];
  readonly coverage: Coverage;
  /** Answers whose shape could not be read. */
  readonly unreadable: number;
  /** Models without a known price. */
  readonly unpriced: readonly string[];
  /** The names of the steps, as each piece saw them. */
  readonly names: readonly ObservedNames[];
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
}

/** What a run depends on besides its answers. */
export type FinishInputs = Pick<
  RunInputs,
  | 'name'
  | 'provenance'
  | 'templateTitles'
  | 'select'
  | 'scoring'
  | 'trials'
  | 'baseline'
  | 'baseQueries'
  | 'accept'
  | keyof ComparisonPolicy
>;

/** Everything behind the scores: aggregates, comparison, gates, history. */
export async function finishRun(answers: ScoredAnswers, inputs: FinishInputs, redact: Redact): Promise<Report> {
  const scored = scoredRunOf(answers, inputs);
  const baseline = await inputs.baseline();
  const run = 'kind' in baseline ? scored.run : await comparedQueries(scored.run, baseline, inputs);
  const gated = compareAndGate({ ...scored, run: withoutQueries(run) }, baseline, inputs, redact);
  const report = (await inputs.accept?.(gated)) ?? gated;
  const continued = continueHistory(report.run, 'kind' in baseline ? null : baseline);
  return { ...report, run: continued.run, notices: [...report.notices, ...continued.notices] };
}

/** The report on a shard, which is neither compared nor gated: this is done once all shards are merged. */
export function reportOfShard(answers: ScoredAnswers, inputs: FinishInputs, shard: Shard, redact: Redact): Report {
  const { run, ...scored } = redact(scoredRunOf(answers, inputs));
  return {
    ...scored,
    run: { ...withoutQueries(run), passed: scored.failures.length === 0 },
    comparison: { kind: 'none', label: '', reason: { kind: 'shard', shard: shardText(shard) } },
    gates: [],
  };
}

function comparedQueries(run: RunFigures, base: RunFigures, { baseQueries }: FinishInputs): Promise<RunFigures> {
  const own = queriesIn(base);
  return withBaseDifferences(base, run, own.size > 0 ? async () => own : baseQueries);
}

/** Nothing that comes later needs the texts of queries. */
function withoutQueries(run: RunFigures): RunFigures {
  return { ...run, questions: run.questions.map(({ queries: _, ...question }) => question) };
}

function scoredRunOf(answers: ScoredAnswers, inputs: FinishInputs): ScoredRun {
  const { coverage, failures, judge } = answers;
  const run = { ...runFiguresOf(answers, inputs), judge };
  return { run, coverage, failures, notices: noticesOf(run, coverage, observationsOf(answers, inputs.scoring)) };
}

function runFiguresOf(answers: ScoredAnswers, inputs: FinishInputs): RunFigures {
  const questions = answers.questions.flatMap((question) => figuresOfQuestion(question, inputs.trials));
  const trials = summarizeTrials(questions);
  const aggregates = aggregateSamples(samplesOf(answers), inputs.scoring.knobs);
  return {
    label: inputs.name,
    scoring: inputs.scoring,
    selection: inputs.select,
    provenance: inputs.provenance,
    questions,
    headline: headlineOf(questions),
    aggregates: trials ? { ...aggregates, trials: trialsBlock(trials) } : aggregates,
    templateTitles: inputs.templateTitles,
    passed: null,
  };
}

function figuresOfQuestion({ answers }: AnsweredQuestion, trials: TrialMode): QuestionFigures[] {
  const figures = answers.map((answer) => answer.figures);
  return trials === 'all' ? [mergeTrials(figures)] : figures;
}

function samplesOf({ questions }: ScoredAnswers) {
  return questions.flatMap(({ answers }) => answers.map(({ sample }) => sample));
}

function observationsOf(scored: ScoredAnswers, { knobs, preset }: Scoring) {
  const { questions, unreadable, unpriced, names } = scored;
  // The presets of releases score what those releases score.
  const isPart = preset === 'standard' && knobs.groups === 'last';
  const earlierGroups = isPart ? questions.filter(({ hasEarlierGroups }) => hasEarlierGroups).length : 0;
  const bounded = questions.flatMap(({ answers }) => answers).filter(({ isBounded }) => isBounded).length;
  const advice = aliasAdvice(names);
  return { unreadable, unpriced, aliasAdvice: advice, samples: samplesOf(scored), bounded, earlierGroups };
}
