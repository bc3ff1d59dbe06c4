import { makeAliasAdvisor } from './core/aliases.js';
import { evaluateQuestion } from './core/evaluate-question.js';
import type { QuestionFigures } from './core/figures.js';
import { fingerprintOf } from './core/fingerprint.js';
import type { Question, Response } from './core/model.js';
import { type Coverage, reportQuestion } from './core/report.js';
import { type Sample, sampleOf } from './core/sample.js';
import { prepareGroups } from './core/steps/step.js';
import { mergeTrials, type TrialMode } from './core/trials.js';
import { listAt } from './core/values.js';
import type { RunInputs, RunPorts } from './evaluate.js';
import { uniqueResponses } from './unique-responses.js';

/** One answer scored, or a question without any. */
interface ScoredAnswer {
  readonly question: QuestionFigures;
  readonly sample: Sample;
}

/** Answers by their place in the evaluation file. */
type Answers = Map<number, ScoredAnswer>;

/** What came out of reading and scoring the responses. */
interface ScoredResponses {
  readonly answers: Answers;
  readonly coverage: Coverage;
  /** Answers whose shape could not be read. */
  readonly unreadable: number;
  /** Models without a known price. */
  readonly unpriced: readonly string[];
  readonly aliasAdvice: string | null;
}

/** As many ids of responses that nobody asked for are kept to be shown. */
const SHOWN_UNASKED = 20;

/** Places between the first answers of two questions; nobody asks one more often. */
const PLACES = 2 ** 20;

/** Reads the responses one by one and scores them. */
export async function scoreResponses(
  selected: readonly Question[],
  inputs: RunInputs,
  ports: RunPorts,
): Promise<ScoredResponses> {
  const asked = new Map(selected.map((question, index) => [question.id, { question, index, trials: 0 }]));
  const answers: Answers = new Map();
  const advisor = makeAliasAdvisor(inputs.scoring, inputs.aliases);
  const unaskedIds: string[] = [];
  let [answered, unasked, unreadable] = [0, 0, 0];
  for await (const response of uniqueResponses(inputs.responses, inputs.trials)) {
    const found = asked.get(response.questionId);
    if (!found) {
      unasked++;
      if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response.questionId);
      continue;
    }
    const trial = ++found.trials;
    if (trial === 1) answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(found.question, response);
    const place = found.index * PLACES + trial;
    answers.set(place, await scoreAnswer(found.question, { place, trial }, response, inputs, ports));
    ports.progress(answered, selected.length);
  }
  for (const { question, index, trials } of asked.values()) {
    const place = index * PLACES;
    if (trials === 0) answers.set(place, await scoreAnswer(question, { place, trial: 0 }, null, inputs, ports));
  }
  const coverage = { selected: selected.length, answered, unasked, unaskedIds };
  return { answers, coverage, unreadable, unpriced: ports.pricing.unknown(), aliasAdvice: advisor.advice() };
}

/** The answers in the order of the evaluation file. */
export function inOrder(answers: Answers): ScoredAnswer[] {
  return [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer);
}

/** The questions in the order of the corpus, each out of its answers. */
export function questionsOf(answers: readonly ScoredAnswer[], trials: TrialMode): QuestionFigures[] {
  const byId = new Map<string, QuestionFigures[]>();
  for (const { question } of answers) listAt(byId, question.id).push(question);
  return [...byId.values()].map((own) => (trials === 'all' ? mergeTrials(own) : (own[0] as QuestionFigures)));
}

async function scoreAnswer(
  question: Question,
  { place, trial }: { readonly place: number; readonly trial: number },
  response: Response | null,
  inputs: RunInputs,
  ports: RunPorts,
): Promise<ScoredAnswer> {
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
