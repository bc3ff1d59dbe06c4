import type { Pricing } from './adapters/prices.js';
import type { ResponseRecord } from './adapters/responses.js';
import { aggregateSamples } from './core/aggregate.js';
import { makeAliasAdvisor } from './core/aliases.js';
import { type AnswerCollector, makeAnswerCollector } from './core/answers/collect.js';
import { withOutcome } from './core/answers/outcome.js';
import { type Comparison, compareRuns } from './core/delta.js';
import { StepgateError } from './core/errors.js';
import { evaluateQuestion } from './core/evaluate-question.js';
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
import type { Mapping } from './core/values.js';
import type { JudgePort, JudgeRun } from './judge-run.js';
import { uniqueResponses } from './unique-responses.js';

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
  /**
   * Takes each evaluated question with its place in the corpus, in the order in which the responses come; one whose
   * answer is judged in parts, the middle one last.
   */
  readonly write: (place: number, entry: Mapping, part?: number) => Promise<void>;
  readonly judge: JudgePort;
  readonly progress: (done: number, of: number) => void;
}

/** Use case 1: reads and scores the responses one by one, then aggregates, compares and judges. */
export async function runEvaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  const selected = selectQuestions(inputs.corpus, inputs.select, ports.hash);
  if (selected.length === 0) throw noQuestion(inputs);
  const scored = await scoreResponses(selected, inputs, ports);
  const judged = await ports.judge.run(scored.answers);
  if (judged) await addOutcomes(judged, scored, ports);
  const questions = scored.results.map(({ question }) => question);
  const aggregates = aggregateSamples(
    scored.results.map(({ sample }) => sample),
    inputs.scoring.knobs,
  );
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
    judge: judged?.summary ?? null,
    notices: [],
    comparison: { kind: 'none', label: '', reason: '' },
    gates: [],
    failures: [],
    passed: true,
  };
  const failures = judged?.failures ?? [];
  return judge({ ...run, notices: noticesOf(run, scored), failures }, await inputs.baseline(), inputs);
}

/** Adds what the judge said to the scores of the steps. */
async function addOutcomes({ outcomes }: JudgeRun, { results }: ScoredResponses, ports: RunPorts): Promise<void> {
  for (const { place, outcome } of outcomes) {
    results[place] = withOutcome(results[place] as ScoredQuestion, outcome);
    await ports.write(place, outcome.entry, 1);
  }
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
  const failures = [...run.failures, ...failuresOf(run.coverage, inputs, comparison)];
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
  readonly results: ScoredQuestion[];
  /** Answers that a judge could judge. */
  readonly answers: AnswerCollector;
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
  const results: ScoredQuestion[] = new Array(selected.length);
  const advisor = makeAliasAdvisor(inputs.scoring, inputs.aliases);
  const answers = makeAnswerCollector(inputs.scoring.knobs, ports.judge.on);
  const unaskedIds: string[] = [];
  let [answered, unasked, unreadable] = [0, 0, 0];
  for await (const response of uniqueResponses(inputs.responses)) {
    const place = places.get(response.questionId);
    if (place === undefined) {
      unasked++;
      if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response.questionId);
      continue;
    }
    answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(selected[place] as Question, response);
    results[place] = await scoreQuestion(selected[place] as Question, place, response, inputs, ports, answers);
    ports.progress(answered, selected.length);
  }
  for (const [place, question] of selected.entries()) {
    results[place] ??= await scoreQuestion(question, place, null, inputs, ports, answers);
  }
  const coverage = { selected: selected.length, answered, unasked, unaskedIds };
  return { results, answers, coverage, unreadable, unpriced: ports.pricing.unknown(), aliasAdvice: advisor.advice() };
}

async function scoreQuestion(
  question: Question,
  place: number,
  response: Response | null,
  inputs: RunInputs,
  ports: RunPorts,
  answers: AnswerCollector,
): Promise<ScoredQuestion> {
  const references = prepareGroups(question.groups);
  const result = evaluateQuestion(question, response, { ...inputs, knobs: inputs.scoring.knobs }, references);
  const sample = sampleOf(result.entry, response && (await ports.pricing.priceOf(response)));
  for (const [at, part] of answers.take(place, question, result.entry).entries())
    await ports.write(place, part, 2 * at);
  return {
    question: reportQuestion(question, result, sample, fingerprintOf(question, ports.hash, references)),
    sample,
  };
}
