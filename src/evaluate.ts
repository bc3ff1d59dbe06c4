import type { Pricing } from './adapters/prices.js';
import type { ResponseRecord } from './adapters/responses.js';
import { aggregateSamples } from './core/aggregate.js';
import { StepgateError } from './core/errors.js';
import { headlineOf, type Provenance, type RunFigures } from './core/figures.js';
import type { InputWords } from './core/input-words.js';
import type { Corpus } from './core/model.js';
import { noticesOf } from './core/notices.js';
import type { Redact } from './core/redact.js';
import { type Baseline, compareAndGate, type Policy } from './core/runs/compare-and-gate.js';
import type { Report } from './core/runs/report.js';
import type { Scoring } from './core/scoring.js';
import { type Hash, selectQuestions } from './core/select.js';
import type { StepAlias } from './core/steps/step.js';
import { summarizeTrials, type TrialMode } from './core/trials.js';
import type { Mapping } from './core/values.js';
import type { JudgePort } from './judge-run.js';
import { trialsBlock } from './report/trials-file.js';
import { addOutcomes, inOrder, questionsOf, scoreResponses } from './score-responses.js';

/** The inputs of a run, decoded. */
export interface RunInputs extends Policy {
  readonly name: string;
  readonly provenance: Provenance;
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
  const run: RunFigures = {
    label: inputs.name,
    scoring: inputs.scoring,
    selection: inputs.select,
    provenance: inputs.provenance,
    questions,
    headline: headlineOf(questions),
    aggregates,
    templateTitles: Object.fromEntries(inputs.corpus.templates.map(({ id, title }) => [id, title])),
    judge: judged?.summary ?? null,
    passed: null,
  };
  const notices = noticesOf(run, scored.coverage, { ...scored, results });
  const complete = { run, coverage: scored.coverage, failures: judged?.failures ?? [], notices };
  return compareAndGate(complete, await inputs.baseline(), inputs, ports.redact);
}

function noQuestion({ corpus, select }: RunInputs): StepgateError {
  if (corpus.questions.length === 0) return new StepgateError('input', 'the corpus has no question');
  return new StepgateError('input', `no question is selected by ${select.join(', ')}`);
}
