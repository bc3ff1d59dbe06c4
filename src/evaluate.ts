import type { Pricing } from './adapters/prices.js';
import type { ResponseRecord } from './adapters/responses.js';
import { aggregateSamples } from './core/aggregate.js';
import { makeAliasAdvisor } from './core/aliases.js';
import { type Comparison, compareRuns } from './core/delta.js';
import { StepgateError } from './core/errors.js';
import { type EvaluationEntry, evaluateQuestion } from './core/evaluate-question.js';
import { headlineOf, type QuestionFigures, type RunFigures } from './core/figures.js';
import { fingerprintOf } from './core/fingerprint.js';
import { type Gate, judgeGates } from './core/gates.js';
import type { Corpus, Question, Response } from './core/model.js';
import { noticesOf } from './core/notices.js';
import { type Coverage, figuresOf, type Report, reportQuestion } from './core/report.js';
import { type Sample, sampleOf } from './core/sample.js';
import type { Scoring } from './core/scoring.js';
import { type Hash, selectQuestions } from './core/select.js';
import { prepareGroups, type StepAlias } from './core/steps/step.js';
import { mergeTrials, summarizeTrials, type TrialMode } from './core/trials.js';
import { readableResponses } from './readable-responses.js';
import { trialsBlock } from './report/trials-file.js';

/** What a run is compared with, or why with nothing. */
export type Baseline = RunFigures | Exclude<Comparison, { kind: 'compared' }>;

/** The inputs of a run, decoded. */
export interface RunInputs extends Policy {
  readonly name: string;
  readonly version: string;
  readonly corpus: Corpus;
  readonly responses: AsyncIterable<ResponseRecord>;
  readonly select: readonly string[];
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  readonly details: 'full' | 'none';
  readonly agentModel: string | null;
  /** Whether questions may have several answers. */
  readonly trials: TrialMode;
  /** Finds what this run is compared with; asked only once the run is scored. */
  readonly baseline: () => Promise<Baseline>;
}

/** What a run is held to. */
export interface Policy {
  readonly gates: readonly Gate[];
  readonly minCoverage: number;
  readonly baselineRequired: boolean;
}

/** What a run needs of the world around it. */
export interface RunPorts {
  readonly hash: Hash;
  readonly pricing: Pricing;
  /** Takes each evaluated question with its place in the corpus, in the order in which the responses come. */
  readonly write: (place: number, entry: EvaluationEntry) => Promise<void>;
  readonly progress: (done: number, of: number) => void;
}

/** Use case 1: reads and scores the responses one by one, then aggregates, compares and judges. */
export async function runEvaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  const selected = selectQuestions(inputs.corpus, inputs.select, ports.hash);
  if (selected.length === 0) throw noQuestion(inputs);
  const scored = await scoreResponses(selected, inputs, ports);
  const { questions } = scored;
  const samples = scored.results.map(({ sample }) => sample);
  const trials = summarizeTrials(questions);
  const aggregates = {
    ...aggregateSamples(samples, inputs.scoring.knobs),
    ...(trials && { trials: trialsBlock(trials) }),
  };
  const run: Report = {
    name: inputs.name,
    version: inputs.version,
    scoring: inputs.scoring,
    selection: inputs.select,
    coverage: scored.coverage,
    headline: headlineOf(questions),
    questions,
    templateTitles: Object.fromEntries(inputs.corpus.templates.map(({ id, title }) => [id, title])),
    aggregates,
    notices: [],
    comparison: { kind: 'none', label: '', reason: '' },
    gates: [],
    failures: [],
    passed: true,
  };
  return judge({ ...run, notices: noticesOf(run, scored) }, await inputs.baseline(), inputs);
}

function noQuestion({ corpus, select }: RunInputs): StepgateError {
  const empty = corpus.templates.every(({ questions }) => questions.length === 0);
  if (empty) return new StepgateError('input', 'the corpus has no question');
  return new StepgateError('input', `no question is selected by ${select.join(', ')}`);
}

/** Compares with the baseline and holds the run to its gates. */
export function judge(run: Report, baseline: Baseline, inputs: Policy): Report {
  const comparison = 'kind' in baseline ? baseline : compareRuns(baseline, figuresOf(run, 'this run'));
  const gates = judgeGates(inputs.gates, { ...run, comparison });
  const failures = failuresOf(run.coverage, inputs, comparison);
  const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...run, comparison, gates, failures, passed };
}

function failuresOf(coverage: Coverage, inputs: Policy, comparison: Comparison): string[] {
  const { answered, selected } = coverage;
  const failures: string[] = [];
  if (answered === 0) failures.push('no response matches any question');
  else if (answered / selected < inputs.minCoverage) {
    failures.push(`${answered} of ${selected} answered, below the required coverage of ${inputs.minCoverage}`);
  }
  if (inputs.baselineRequired && comparison.kind !== 'compared') {
    failures.push(`a baseline is required: ${comparison.reason}`);
  }
  return failures;
}

interface ScoredQuestion {
  readonly question: QuestionFigures;
  readonly sample: Sample;
}

/** What came out of reading and scoring the responses. */
export interface ScoredResponses {
  /** Each answer, in the order of the corpus; a question without any stands for itself. */
  readonly results: readonly ScoredQuestion[];
  readonly questions: readonly QuestionFigures[];
  readonly coverage: Coverage;
  /** Answers whose shape could not be read. */
  readonly unreadable: number;
  /** Models without a known price. */
  readonly unpriced: readonly string[];
  readonly aliasAdvice: string | null;
}

/** As many ids of responses that nobody asked for are kept to be shown. */
const SHOWN_UNASKED = 20;

async function scoreResponses(
  selected: readonly Question[],
  inputs: RunInputs,
  ports: RunPorts,
): Promise<ScoredResponses> {
  const places = new Map(selected.map((question, place) => [question.id, place]));
  const found = selected.map((): ScoredQuestion[] => []);
  const advisor = makeAliasAdvisor(inputs.scoring, inputs.aliases);
  const unaskedIds: string[] = [];
  let [answered, unasked, unreadable] = [0, 0, 0];
  for await (const response of readableResponses(inputs.responses, inputs.trials)) {
    const place = places.get(response.questionId);
    if (place === undefined) {
      unasked++;
      if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response.questionId);
      continue;
    }
    const [question, answers] = [selected[place] as Question, found[place] as ScoredQuestion[]];
    if (answers.length === 0) answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(question, response);
    answers.push(await scoreQuestion(question, { place, trial: answers.length + 1 }, response, inputs, ports));
    ports.progress(answered, selected.length);
  }
  for (const [place, question] of selected.entries()) {
    const answers = found[place] as ScoredQuestion[];
    if (answers.length === 0) answers.push(await scoreQuestion(question, { place, trial: 1 }, null, inputs, ports));
  }
  const coverage = { selected: selected.length, answered, unasked, unaskedIds };
  const questions = found.map((answers) => questionOf(answers, inputs.trials));
  return {
    results: found.flat(),
    questions,
    coverage,
    unreadable,
    unpriced: ports.pricing.unknown(),
    aliasAdvice: advisor.advice(),
  };
}

function questionOf(answers: readonly ScoredQuestion[], trials: TrialMode): QuestionFigures {
  const figures = answers.map(({ question }) => question);
  return trials === 'all' ? mergeTrials(figures) : (figures[0] as QuestionFigures);
}

async function scoreQuestion(
  question: Question,
  { place, trial }: { readonly place: number; readonly trial: number },
  response: Response | null,
  inputs: RunInputs,
  ports: RunPorts,
): Promise<ScoredQuestion> {
  const references = prepareGroups(question.groups);
  const numbered = inputs.trials === 'all' && response !== null ? { trial } : {};
  const options = { ...inputs, ...numbered, knobs: inputs.scoring.knobs };
  const result = evaluateQuestion(question, response, options, references);
  const sample = sampleOf(result.entry, response && (await ports.pricing.priceOf(response)));
  await ports.write(place, result.entry);
  return {
    question: reportQuestion(question, result, sample, fingerprintOf(question, ports.hash, references)),
    sample,
  };
}
