import { continueHistory } from '../core/history/continue.js';
import { aggregateSamples } from '../core/runs/aggregate.js';
import { compareAndGate } from '../core/runs/compare-and-gate.js';
import { headlineOf, type QuestionFigures, type RunFigures } from '../core/runs/figures.js';
import { noticesOf } from '../core/runs/notices.js';
import type { Report, ScoredRun } from '../core/runs/report.js';
import { mergeTrials, summarizeTrials, type TrialMode } from '../core/runs/trials.js';
import { trialsBlock } from '../core/runs/trials-block.js';
import type { Scoring } from '../core/scoring.js';
import { aliasAdvice } from '../core/steps/aliases.js';
import { queriesIn, withBaseDifferences } from './base-differences.js';
import type { RunInputs, RunPorts } from './inputs.js';
import { addJudgements, type ScoredQuestion, type ScoredResponses, scoreResponses } from './score-responses.js';

/** Reads and scores the responses one by one, judges answers, then aggregates, compares and gates. */
export async function evaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  const scored = await scoreRun(inputs, ports);
  const baseline = await inputs.baseline();
  const run = 'kind' in baseline ? scored.run : await comparedQueries(scored.run, baseline, inputs);
  const report = compareAndGate({ ...scored, run: withoutQueries(run) }, baseline, inputs, ports.redact);
  const continued = continueHistory(report.run, 'kind' in baseline ? null : baseline);
  return { ...report, run: continued.run, notices: [...report.notices, ...continued.notices] };
}

function comparedQueries(run: RunFigures, base: RunFigures, { baseQueries }: RunInputs): Promise<RunFigures> {
  const own = queriesIn(base);
  return withBaseDifferences(base, run, own.size > 0 ? async () => own : baseQueries);
}

/** Nothing that comes later needs the texts of queries. */
function withoutQueries(run: RunFigures): RunFigures {
  return { ...run, questions: run.questions.map(({ queries: _, ...question }) => question) };
}

async function scoreRun(inputs: RunInputs, ports: RunPorts): Promise<ScoredRun> {
  const scored = await scoreResponses(inputs, ports);
  const judged = await ports.judging.run(scored.collector);
  if (judged) await addJudgements(judged.outcomes, scored.questions, ports.write);
  const run = { ...runFiguresOf(scored, inputs), judge: judged?.summary ?? null };
  const notices = noticesOf(run, scored.coverage, observationsOf(scored, inputs.scoring));
  return { run, coverage: scored.coverage, failures: judged?.failures ?? [], notices };
}

function runFiguresOf(scored: ScoredResponses, inputs: RunInputs): RunFigures {
  const questions = scored.questions.flatMap((question) => figuresOfQuestion(question, inputs.trials));
  const trials = summarizeTrials(questions);
  const aggregates = aggregateSamples(samplesOf(scored), inputs.scoring.knobs);
  return {
    label: inputs.name,
    scoring: inputs.scoring,
    selection: inputs.select,
    provenance: inputs.provenance,
    questions,
    headline: headlineOf(questions),
    aggregates: trials ? { ...aggregates, trials: trialsBlock(trials) } : aggregates,
    templateTitles: Object.fromEntries(inputs.templates.map(({ id, title }) => [id, title])),
    passed: null,
  };
}

function figuresOfQuestion({ answers }: ScoredQuestion, trials: TrialMode): QuestionFigures[] {
  const figures = answers.map((answer) => answer.figures);
  return trials === 'all' ? [mergeTrials(figures)] : figures;
}

function samplesOf({ questions }: ScoredResponses) {
  return questions.flatMap(({ answers }) => answers.map(({ sample }) => sample));
}

function observationsOf(scored: ScoredResponses, { knobs, preset }: Scoring) {
  const { unreadable, unpriced, names } = scored.observed;
  // The presets of releases score what those releases score.
  const isPart = preset === 'standard' && knobs.groups === 'last';
  const earlierGroups = isPart ? scored.questions.filter(({ question }) => question.groups.length > 1).length : 0;
  const bounded = scored.questions.flatMap(({ answers }) => answers).filter(({ isBounded }) => isBounded).length;
  return {
    unreadable,
    unpriced,
    aliasAdvice: aliasAdvice([names]),
    samples: samplesOf(scored),
    bounded,
    earlierGroups,
  };
}
