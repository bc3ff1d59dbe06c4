import type { Pricing } from './adapters/prices.js';
import type { ResponseRecord } from './adapters/responses.js';
import { aggregateSamples } from './core/aggregate.js';
import { type Comparison, compareRuns } from './core/delta.js';
import { StepgateError } from './core/errors.js';
import { headlineOf, type RunFigures } from './core/figures.js';
import { type Gate, judgeGates } from './core/gates.js';
import type { InputWords } from './core/input-words.js';
import type { Corpus } from './core/model.js';
import { noticesOf } from './core/notices.js';
import type { Redact } from './core/redact.js';
import { type Coverage, figuresOf, type Report } from './core/report.js';
import type { Scoring } from './core/scoring.js';
import { type Hash, selectQuestions } from './core/select.js';
import type { StepAlias } from './core/steps/step.js';
import { summarizeTrials, type TrialMode } from './core/trials.js';
import type { Mapping } from './core/values.js';
import type { JudgePort } from './judge-run.js';
import { trialsBlock } from './report/trials-file.js';
import { addOutcomes, inOrder, questionsOf, scoreResponses } from './score-responses.js';

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
  /** How messages name the inputs. */
  readonly words: InputWords;
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
   * Takes each evaluated answer with its place in the evaluation file, in the order in which the responses come; one that
   * is judged in parts, the middle one last.
   */
  readonly write: (place: number, entry: Mapping, part?: number) => Promise<void>;
  readonly judge: JudgePort;
  /** Takes secrets out of what comes out. */
  readonly redact: Redact;
  readonly progress: (done: number, of: number) => void;
}

/** Use case 1: reads and scores the responses one by one, then aggregates, compares and judges. */
export async function runEvaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  const selected = selectQuestions(inputs.corpus, inputs.select, ports.hash);
  if (selected.length === 0) throw noQuestion(inputs);
  const scored = await scoreResponses(selected, inputs, ports);
  const judged = await ports.judge.run(scored.collector);
  if (judged) await addOutcomes(judged, scored.answers, ports);
  const results = inOrder(scored.answers);
  const questions = questionsOf(results, inputs.trials);
  const samples = results.map(({ sample }) => sample);
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
    judge: judged?.summary ?? null,
    notices: [],
    comparison: { kind: 'none', label: '', reason: '' },
    gates: [],
    failures: [],
    passed: true,
  };
  const failures = judged?.failures ?? [];
  const notices = noticesOf(run, { ...scored, results });
  return judge({ ...run, notices, failures }, await inputs.baseline(), inputs, ports.redact);
}

function noQuestion({ corpus, select }: RunInputs): StepgateError {
  if (corpus.questions.length === 0) return new StepgateError('input', 'the corpus has no question');
  return new StepgateError('input', `no question is selected by ${select.join(', ')}`);
}

/**
 * Compares with the baseline and holds the run to its gates. The report holds no secrets, whatever is made of it: both
 * sides lose theirs before they are compared, as a baseline file has lost its own already.
 */
export function judge(run: Report, baseline: Baseline, inputs: Policy, redact: Redact): Report {
  const [head, base] = [redact(run), redact(baseline)];
  const comparison = 'kind' in base ? base : compareRuns(base, figuresOf(head, 'this run'));
  const gates = redact(judgeGates(inputs.gates, { ...run, comparison }));
  const failures = [...head.failures, ...failuresOf(head.coverage, inputs, comparison)];
  const passed = failures.length === 0 && gates.every(({ outcome }) => outcome !== 'failed');
  return { ...head, comparison, gates, failures, passed };
}

function failuresOf(coverage: Coverage, inputs: Policy, comparison: Comparison): string[] {
  const { answered, selected } = coverage;
  const failures: string[] = [];
  if (answered === 0) failures.push('no response matches any question');
  else if (answered / selected < inputs.minCoverage) {
    failures.push(`${answered} of ${selected} answered, below the required coverage of ${inputs.minCoverage}`);
  }
  const nothing = nothingCompared(comparison);
  if (inputs.baselineRequired && nothing !== null) failures.push(`a baseline is required: ${nothing}`);
  return failures;
}

/** Why nothing was compared; a baseline that shares no question with the run says as little as none. */
function nothingCompared(comparison: Comparison): string | null {
  if (comparison.kind !== 'compared') return comparison.reason;
  return comparison.paired > 0 ? null : 'no question is the same on both sides';
}
