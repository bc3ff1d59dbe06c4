import type { JudgeSummary } from '../core/judge/summary.js';
import { aggregateSamples } from '../core/runs/aggregate.js';
import { type Baseline, compareAndGate, type Policy } from '../core/runs/compare-and-gate.js';
import { continueHistory } from '../core/runs/continue-history.js';
import { headlineOf, type QuestionFigures, type RunFigures } from '../core/runs/figures.js';
import type { KnownQuestions } from '../core/runs/known.js';
import { type Coverage, type Failure, noticesOf } from '../core/runs/notices.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Report, ScoredRun } from '../core/runs/report.js';
import { mergeTrials, summarizeTrials, type TrialMode, trialsBlock } from '../core/runs/trials.js';
import type { Redact } from '../core/secrets/redact.js';
import { type Shard, shardText } from '../core/shards/records.js';
import { aliasAdvice, type ObservedNames } from '../core/steps/aliases.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import type { Inputs } from './inputs.js';
import { type QueriesById, queriesIn, regressedAttempts, withBaseDifferences } from './query-explanations.js';

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

/** What a report says of a run besides its answers. */
export type RunDescription = Pick<
  Inputs,
  'name' | 'provenance' | 'templateTitles' | 'select' | 'scoring' | 'trials' | 'allIds' | 'shard'
>;

/** A run whose answers are scored and judged. */
export interface Scored {
  readonly run: ScoredRun;
  /** Ids of all questions of the corpus. */
  readonly allIds: readonly string[];
  readonly shard: Shard | null;
}

/** What a scored run is compared with and held to. */
export interface Finishing extends Policy {
  readonly baseline: Baseline;
  /** Questions whose drops do not count. */
  readonly known: KnownQuestions;
  /** The queries of the baseline, where its figures do not have them. */
  readonly queries: QueriesById;
  readonly redact: Redact;
}

/** The last stage of a run: comparison, gates, history. A shard has none of these; they follow once all shards are merged. */
export async function finish({ run: scored, allIds, shard }: Scored, finishing: Finishing): Promise<Report> {
  if (shard !== null) return reportOfShard(scored, shard, finishing.redact);
  const { baseline, queries, redact } = finishing;
  const run =
    'kind' in baseline ? scored.run : await withBaseDifferences(baseline, scored.run, queriesOf(baseline, queries));
  const report = compareAndGate({ ...scored, run: withoutQueries(run) }, baseline, { ...finishing, allIds }, redact);
  const continued = continueHistory(report.run, 'kind' in baseline ? null : baseline);
  return { ...report, run: continued.run, notices: [...report.notices, ...continued.notices] };
}

/** Whether the report on a run depends on queries of its baseline that are not in the baseline's figures. */
export function needsBaseQueries({ run: { run }, shard }: Scored, baseline: Baseline): boolean {
  if (shard !== null || 'kind' in baseline || queriesIn(baseline).size > 0) return false;
  return regressedAttempts(baseline, run).length > 0;
}

function reportOfShard(scored: ScoredRun, shard: Shard, redact: Redact): Report {
  const { run, ...rest } = redact(scored);
  return {
    ...rest,
    run: { ...withoutQueries(run), passed: scored.failures.length === 0 },
    comparison: { kind: 'none', label: '', reason: { kind: 'shard', shard: shardText(shard) } },
    gates: [],
  };
}

function queriesOf(baseline: RunFigures, others: QueriesById): QueriesById {
  const own = queriesIn(baseline);
  return own.size > 0 ? own : others;
}

/** Nothing that comes later needs the texts of queries. */
function withoutQueries(run: RunFigures): RunFigures {
  return { ...run, questions: run.questions.map(({ queries: _, ...question }) => question) };
}

/** The figures of a run, and what is noticed about them. */
export function scoredRunOf(answers: ScoredAnswers, inputs: RunDescription): ScoredRun {
  const { coverage, failures, judge } = answers;
  const run = { ...runFiguresOf(answers, inputs), judge };
  return { run, coverage, failures, notices: noticesOf(run, coverage, observationsOf(answers, inputs.scoring)) };
}

function runFiguresOf(answers: ScoredAnswers, inputs: RunDescription): RunFigures {
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
