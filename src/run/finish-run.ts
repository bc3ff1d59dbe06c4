import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/comparison/baseline.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import { noticesOf, type ScoredAnswers } from '../core/comparison/notices.js';
import { configHashes } from '../core/comparison/rescored.js';
import { aggregateSamples } from '../core/figures/aggregate.js';
import { headlineOf, type QueriesById, type RunFigures } from '../core/figures/figures.js';
import { mergeTrials, summarizeTrials } from '../core/figures/trials.js';
import { compareAndGate, continueHistory, type Policy } from '../core/gates/compare-and-gate.js';
import type { Report, ScoredRun } from '../core/gates/report.js';
import { type Shard, shardText } from '../core/shards/records.js';
import type { Rewrite } from '../core/text/values.js';
import { queriesIn, regressedAttempts, withBaseDifferences } from './base-differences.js';
import type { Inputs } from './inputs.js';
import type { RescoringRules } from './rescore.js';

export type RunDescription = RescoringRules &
  Pick<Inputs, 'name' | 'provenance' | 'templateTitles' | 'select' | 'allIds' | 'shard'>;

export interface Scored {
  readonly run: ScoredRun;
  readonly allIds: readonly string[];
  readonly shard: Shard | null;
}

export interface Finishing extends Policy {
  readonly baseline: Baseline;
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

/** The questions for which the report needs queries of the baseline that its figures do not contain. */
export function lackingBaseQueries({ run: { run } }: Scored, baseline: Baseline): string[] {
  if ('kind' in baseline || queriesIn(baseline).size > 0) return [];
  return regressedAttempts(baseline, run).map(({ id }) => id);
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
  return { run, coverage, failures, notices: noticesOf(run, answers, inputs.scoring) };
}

function makeRunFigures(answers: ScoredAnswers, inputs: RunDescription): RunFigures {
  const questions = answers.questions.flatMap(({ answers: trials }) => {
    const figures = trials.map((answer) => answer.figures);
    return inputs.trials === 'all' ? [mergeTrials(figures)] : figures;
  });
  const trials = summarizeTrials(questions);
  const samples = answers.questions.flatMap((question) => question.answers.map(({ sample }) => sample));
  const aggregates = aggregateSamples(samples, inputs.scoring.knobs);
  const config = configHashes(inputs, sha256);
  return {
    label: inputs.name,
    scoring: inputs.scoring,
    ...(config && { config }),
    selection: inputs.select,
    provenance: inputs.provenance,
    questions,
    headline: headlineOf(questions),
    aggregates: trials ? { ...aggregates, trials } : aggregates,
    templateTitles: inputs.templateTitles,
    passed: null,
    ...(answers.decided && { decided: answers.decided }),
  };
}
