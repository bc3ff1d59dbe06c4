import type { PriceOf } from './adapters/prices.js';
import type { ResponseRecord } from './adapters/responses.js';
import { aggregateSamples } from './core/aggregate.js';
import { makeAliasAdvisor } from './core/aliases.js';
import { type Comparison, compareRuns } from './core/delta.js';
import { inputError, type Problem, StepgateError } from './core/errors.js';
import { type EvaluationEntry, evaluateQuestion } from './core/evaluate-question.js';
import { headlineOf, type RunFigures } from './core/figures.js';
import { fingerprintOf } from './core/fingerprint.js';
import { type Gate, judgeGates } from './core/gates.js';
import type { Corpus, Question, Response } from './core/model.js';
import { noticesOf } from './core/notices.js';
import { type Coverage, figuresOf, type Report, type ReportQuestion, reportQuestion } from './core/report.js';
import { type Sample, sampleOf } from './core/sample.js';
import type { Scoring } from './core/scoring.js';
import { type Hash, selectQuestions } from './core/select.js';
import type { StepAlias } from './core/steps/step.js';
import { own } from './core/values.js';

/** The inputs of a run, decoded. */
export interface RunInputs {
  readonly name: string;
  readonly version: string;
  readonly corpus: Corpus;
  readonly responses: AsyncIterable<ResponseRecord>;
  readonly select: readonly string[];
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  readonly details: 'full' | 'none';
  readonly agentModel: string | null;
  /** What this run is compared with, or why with nothing. */
  readonly baseline: RunFigures | Exclude<Comparison, { kind: 'compared' }>;
  readonly baselineRequired: boolean;
  readonly gates: readonly Gate[];
  readonly minCoverage: number;
}

/** What a run needs of the world around it. */
export interface RunPorts {
  readonly hash: Hash;
  readonly loadPrices: () => Promise<PriceOf>;
  /** Takes each evaluated question with its place in the corpus, in the order in which the responses come. */
  readonly write: (place: number, entry: EvaluationEntry) => Promise<void>;
  readonly progress: (done: number, of: number) => void;
}

/** Use case 1: reads and scores the responses one by one, then aggregates, compares and judges. */
export async function runEvaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  const selected = selectQuestions(inputs.corpus, inputs.select, ports.hash);
  if (selected.length === 0) throw noQuestion(inputs);
  const scored = await scoreResponses(selected, inputs, ports);
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
    notices: [],
    comparison: { kind: 'none', label: '', reason: '' },
    gates: [],
    failures: [],
    passed: true,
  };
  return judge({ ...run, notices: noticesOf(run, scored) }, inputs);
}

function noQuestion({ corpus, select }: RunInputs): StepgateError {
  const empty = corpus.templates.every(({ questions }) => questions.length === 0);
  if (empty) return new StepgateError('input', 'the corpus has no question');
  return new StepgateError('input', `no question is selected by ${select.join(', ')}`);
}

/** Compares with the baseline and holds the run to its gates. */
function judge(run: Report, inputs: RunInputs): Report {
  const { baseline } = inputs;
  const comparison = 'kind' in baseline ? baseline : compareRuns(baseline, figuresOf(run, 'this run'));
  const gates = judgeGates(inputs.gates, { ...run, comparison });
  const failures = failuresOf(run.coverage, inputs, comparison);
  const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...run, comparison, gates, failures, passed };
}

function failuresOf(coverage: Coverage, inputs: RunInputs, comparison: Comparison): string[] {
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
  readonly question: ReportQuestion;
  readonly sample: Sample;
}

/** What came out of reading and scoring the responses. */
export interface ScoredResponses {
  readonly results: readonly ScoredQuestion[];
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
  const seen = new Map<string, ResponseRecord>();
  const problems: Problem[] = [];
  const unaskedIds: string[] = [];
  const pricing = makePricing(inputs.agentModel, ports.loadPrices);
  const advisor = makeAliasAdvisor(inputs.scoring, inputs.aliases);
  let [answered, unasked, unreadable] = [0, 0, 0];
  const score = async (place: number, response: Response | null): Promise<void> => {
    const question = selected[place] as Question;
    const result = evaluateQuestion(question, response, { ...inputs, knobs: inputs.scoring.knobs });
    const sample = sampleOf(result.entry, response && (await pricing.priceOf(response)));
    const fingerprint = fingerprintOf(question, ports.hash);
    results[place] = { question: reportQuestion(question, result, sample, fingerprint), sample };
    await ports.write(place, result.entry);
  };
  for await (const record of inputs.responses) {
    const { decoded, file, line, path } = record;
    if (decoded.kind === 'invalid') {
      problems.push({ file, line, path, message: decoded.message });
      continue;
    }
    const { response } = decoded;
    const first = seen.get(response.questionId);
    seen.set(response.questionId, first ?? { ...record, decoded: { kind: 'invalid', message: '' } });
    if (first) problems.push(secondResponse(response.questionId, record, first));
    if (problems.length > 0) continue;
    const place = places.get(response.questionId);
    if (place === undefined) {
      unasked++;
      if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response.questionId);
      continue;
    }
    answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(selected[place] as Question, response);
    await score(place, response);
    ports.progress(answered, selected.length);
  }
  if (problems.length > 0) throw inputError(problems);
  for (const place of selected.keys()) if (!results[place]) await score(place, null);
  const coverage = { selected: selected.length, answered, unasked, unaskedIds };
  return { results, coverage, unreadable, unpriced: pricing.unknown(), aliasAdvice: advisor.advice() };
}

function secondResponse(id: string, second: ResponseRecord, first: ResponseRecord): Problem {
  const { file, line, path } = second;
  const also = { file: first.file, line: first.line, path: first.path ?? [] };
  return { file, line, path, also, message: `a second response for question ${JSON.stringify(id)}; keep one` };
}

interface Pricing {
  readonly priceOf: (response: Response) => Promise<number | null>;
  readonly unknown: () => string[];
}

/** Prices answers: their own `cost_usd`, else their tokens by their own model or the run's. */
function makePricing(agentModel: string | null, loadPrices: () => Promise<PriceOf>): Pricing {
  let prices: PriceOf | null = null;
  const unknown = new Set<string>();
  const priceOf = async ({ source }: Response): Promise<number | null> => {
    const [cost, input, output] = ['cost_usd', 'input_tokens', 'output_tokens'].map((key) => own(source, key));
    if (typeof cost === 'number' && Number.isFinite(cost)) return cost;
    const recorded = own(source, 'model');
    const model = typeof recorded === 'string' && recorded !== '' ? recorded : agentModel;
    if (model === null || typeof input !== 'number' || typeof output !== 'number') return null;
    prices ??= await loadPrices();
    const price = prices(model, { input, output });
    if (price === null) unknown.add(model);
    return price;
  };
  return { priceOf, unknown: () => [...unknown] };
}
