import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/comparison/comparison.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import { type Coverage, type Failure, noticesOf } from '../core/comparison/notices.js';
import { configHashes } from '../core/comparison/rescored.js';
import { aggregateSamples } from '../core/figures/aggregate.js';
import type { Decided } from '../core/figures/decided.js';
import type { ScoredAnswer } from '../core/figures/entry-figures.js';
import { headlineOf, type RunFigures } from '../core/figures/figures.js';
import { mergeTrials, summarizeTrials, trialsBlock } from '../core/figures/trials.js';
import { compareAndGate, continueHistory, type Policy } from '../core/gates/compare-and-gate.js';
import type { Report, ScoredRun } from '../core/gates/report.js';
import type { JudgeSummary } from '../core/judge/summary.js';
import { type Shard, shardText } from '../core/shards/records.js';
import { aliasAdvice, type ObservedNames, renamedTool } from '../core/steps/aliases.js';
import type { Rewrite } from '../core/text/values.js';
import { leavesGroups, type Scoring } from '../core/words/scoring-rules.js';
import { type QueriesById, queriesIn, regressedAttempts, withBaseDifferences } from './base-differences.js';
import type { Inputs } from './inputs.js';

/** A question with its answers in the order of their trials; an unanswered question has one placeholder. */
export interface AnsweredQuestion {
  readonly answers: readonly ScoredAnswer[];
  /** Whether the question has groups before the last one. */
  readonly hasEarlierGroups: boolean;
}

/** The result of scoring and judging, from one run or merged from shards. */
export interface ScoredAnswers {
  /** In the order of the selection. */
  readonly questions: readonly AnsweredQuestion[];
  readonly coverage: Coverage;
  /** Models without a known price. */
  readonly unpriced: readonly string[];
  /** The observed step names, per shard. */
  readonly names: readonly ObservedNames[];
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
  /** Set if not all questions were asked. */
  readonly decided?: Decided;
}

/** The description of a run in its report. */
export type RunDescription = Pick<
  Inputs,
  | 'name'
  | 'provenance'
  | 'templateTitles'
  | 'select'
  | 'scoring'
  | 'trials'
  | 'allIds'
  | 'shard'
  | 'aliases'
  | 'rules'
  | 'failedOutputs'
>;

/** A run with scored and judged answers. */
export interface Scored {
  readonly run: ScoredRun;
  /** Ids of all questions of the corpus. */
  readonly allIds: readonly string[];
  readonly shard: Shard | null;
}

/** The baseline and policy for a scored run. */
export interface Finishing extends Policy {
  readonly baseline: Baseline;
  /** Questions whose drops are ignored. */
  readonly known: KnownQuestions;
  /** The queries of the baseline, used if its figures contain none. */
  readonly queries: QueriesById;
  readonly redact: Rewrite;
}

/** The last stage of a run: comparison, gates, history. A shard skips them; the merge of all shards applies them. */
export async function finish({ run: scored, allIds, shard }: Scored, finishing: Finishing): Promise<Report> {
  if (shard !== null) return makeShardReport(scored, shard, finishing.redact);
  const { baseline, queries, redact } = finishing;
  const ofBaseline = 'kind' in baseline ? queries : queriesIn(baseline);
  const known = ofBaseline.size > 0 ? ofBaseline : queries;
  const run = 'kind' in baseline ? scored.run : await withBaseDifferences(baseline, scored.run, known, redact);
  const report = compareAndGate({ ...scored, run: withoutQueries(run) }, baseline, { ...finishing, allIds }, redact);
  if (report.run.decided) return report;
  const continued = continueHistory(report.run, 'kind' in baseline ? null : (baseline.rescored?.original ?? baseline));
  return { ...report, run: continued.run, notices: [...report.notices, ...continued.notices] };
}

/** Whether the report needs baseline queries that the baseline's figures do not contain. */
export function needsBaseQueries({ run: { run }, shard }: Scored, baseline: Baseline): boolean {
  if (shard !== null || 'kind' in baseline || queriesIn(baseline).size > 0) return false;
  return regressedAttempts(baseline, run).length > 0;
}

function makeShardReport(scored: ScoredRun, shard: Shard, redact: Rewrite): Report {
  const { run, ...rest } = redact(scored);
  return {
    ...rest,
    run: { ...withoutQueries(run), passed: scored.failures.length === 0 },
    comparison: { kind: 'none', label: '', reason: { kind: 'shard', shard: shardText(shard) } },
    gates: [],
  };
}

/** Drops the query texts, which later steps do not need. */
function withoutQueries(run: RunFigures): RunFigures {
  return { ...run, questions: run.questions.map(({ queries: _, ...question }) => question) };
}

/** The figures of a run, with its coverage, failures and notices. */
export function scoredRunOf(answers: ScoredAnswers, inputs: RunDescription): ScoredRun {
  const { coverage, failures, judge } = answers;
  const run = { ...makeRunFigures(answers, inputs), judge };
  return { run, coverage, failures, notices: noticesOf(run, coverage, collectObservations(answers, inputs.scoring)) };
}

function makeRunFigures(answers: ScoredAnswers, inputs: RunDescription): RunFigures {
  const questions = answers.questions.flatMap(({ answers: trials }) => {
    const figures = trials.map((answer) => answer.figures);
    return inputs.trials === 'all' ? [mergeTrials(figures)] : figures;
  });
  const trials = summarizeTrials(questions);
  const aggregates = aggregateSamples(collectSamples(answers), inputs.scoring.knobs);
  const config = configHashes(inputs, sha256);
  return {
    label: inputs.name,
    scoring: inputs.scoring,
    ...(config && { config }),
    selection: inputs.select,
    provenance: inputs.provenance,
    questions,
    headline: headlineOf(questions),
    aggregates: trials ? { ...aggregates, trials: trialsBlock(trials) } : aggregates,
    templateTitles: inputs.templateTitles,
    passed: null,
    ...(answers.decided && { decided: answers.decided }),
  };
}

function collectSamples({ questions }: ScoredAnswers) {
  return questions.flatMap(({ answers }) => answers.map(({ sample }) => sample));
}

function collectObservations(scored: ScoredAnswers, scoring: Scoring) {
  const { questions, unpriced, names } = scored;
  const withEarlierGroups = leavesGroups(scoring) ? questions.filter(({ hasEarlierGroups }) => hasEarlierGroups) : [];
  const differing = withEarlierGroups.filter(({ answers }) => answers.some(({ isOtherByGroups }) => isOtherByGroups));
  const bounded = questions.flatMap(({ answers }) => answers).filter(({ isBounded }) => isBounded).length;
  return {
    unpriced,
    aliasAdvice: aliasAdvice(names),
    renamedTool: renamedTool(names),
    samples: collectSamples(scored),
    bounded,
    earlierGroups: { count: withEarlierGroups.length, differing: differing.length },
  };
}
