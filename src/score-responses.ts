import { makeAliasAdvisor } from './core/aliases.js';
import { type AnswerCollector, makeAnswerCollector } from './core/answers/collect.js';
import { withOutcome } from './core/answers/outcome.js';
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
import type { JudgeRun } from './judge-run.js';
import { makeQueryExplainer, type QueryExplainer, samplingStep, withFirstDifference } from './query-differences.js';
import { uniqueResponses } from './unique-responses.js';

/** One answer scored, or a question without any. */
interface ScoredAnswer {
  readonly question: QuestionFigures;
  readonly sample: Sample;
  /** There were too many steps to try all pairs. */
  readonly isBounded: boolean;
}

/** Answers by their place in the evaluation file. */
type Answers = Map<number, ScoredAnswer>;

/** What came out of reading and scoring the responses. */
interface ScoredResponses {
  readonly answers: Answers;
  /** Answers that a judge could judge. */
  readonly collector: AnswerCollector;
  readonly coverage: Coverage;
  /** Answers whose shape could not be read. */
  readonly unreadable: number;
  /** Answers with too many steps to try all pairs. */
  readonly bounded: number;
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
  const collector = makeAnswerCollector(inputs.scoring.knobs, ports.judge.on);
  const queries = makeQueryExplainer();
  const scoring = { inputs, ports, collector, queries, sampling: samplingStep(selected.length) };
  const unaskedIds: string[] = [];
  const otherCase = makeCaseWatch(selected);
  let [answered, unasked, unreadable] = [0, 0, 0];
  for await (const response of uniqueResponses(inputs.responses, inputs)) {
    const found = asked.get(response.questionId);
    if (!found) {
      unasked++;
      otherCase.observe(response.questionId);
      if (unaskedIds.length < SHOWN_UNASKED) unaskedIds.push(response.questionId);
      continue;
    }
    const trial = ++found.trials;
    if (trial === 1) answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(found.question, response);
    const place = found.index * PLACES + trial;
    answers.set(place, await scoreAnswer(found.question, { place, trial }, response, scoring));
    ports.progress(answered, selected.length);
  }
  for (const { question, index, trials } of asked.values()) {
    const place = index * PLACES;
    if (trials === 0) answers.set(place, await scoreAnswer(question, { place, trial: 0 }, null, scoring));
  }
  await addDifferences(queries, answers, ports);
  const coverage = { selected: selected.length, answered, unasked, unaskedIds, ...otherCase.found() };
  const bounded = [...answers.values()].filter(({ isBounded }) => isBounded).length;
  return {
    answers,
    collector,
    coverage,
    unreadable,
    bounded,
    unpriced: ports.pricing.unknown(),
    aliasAdvice: advisor.advice(),
  };
}

/** Watches the ids that no question has for those that differ by upper and lower case only. */
function makeCaseWatch(questions: readonly Question[]) {
  let byFolded: Map<string, string> | null = null;
  let found: Coverage['otherCase'];
  const observe = (response: string): void => {
    byFolded ??= new Map(questions.map(({ id }) => [id.toLowerCase(), id]));
    const question = byFolded.get(response.toLowerCase());
    if (question !== undefined) found = { response, question, ...found, count: (found?.count ?? 0) + 1 };
  };
  return { observe, found: (): Pick<Coverage, 'otherCase'> => (found ? { otherCase: found } : {}) };
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

/** Adds what the judge said to the scores of the steps. */
export async function addOutcomes({ outcomes }: JudgeRun, answers: Answers, ports: RunPorts): Promise<void> {
  for (const { place, outcome } of outcomes) {
    answers.set(place, withOutcome(answers.get(place) as ScoredAnswer, outcome));
    await ports.write(place, outcome.entry, 1);
  }
}

/** The part of an entry that comes after what a judge adds. */
const LAST_PART = 3;

/** Adds how the queries of missed steps differ from the reference queries. */
async function addDifferences(queries: QueryExplainer, answers: Answers, ports: RunPorts): Promise<void> {
  for (const explained of await queries.finish()) {
    const { place, tail } = explained;
    if (tail) await ports.write(place, tail, LAST_PART);
    const answer = answers.get(place) as ScoredAnswer;
    answers.set(place, { ...answer, question: withFirstDifference(answer.question, explained) });
  }
}

interface Scoring {
  readonly inputs: RunInputs;
  readonly ports: RunPorts;
  readonly collector: AnswerCollector;
  readonly queries: QueryExplainer;
  /** Of the questions every n-th is looked at for differences that do no harm. */
  readonly sampling: number;
}

async function scoreAnswer(
  question: Question,
  { place, trial }: { readonly place: number; readonly trial: number },
  response: Response | null,
  { inputs, ports, collector, queries, sampling }: Scoring,
): Promise<ScoredAnswer> {
  const references = prepareGroups(question.groups);
  const numbered = inputs.trials === 'all' && response !== null ? { trial } : {};
  const options = { ...inputs, ...numbered, knobs: inputs.scoring.knobs };
  const result = evaluateQuestion(question, response, options, references);
  const sample = sampleOf(result.entry, response && (await ports.pricing.priceOf(response)));
  const isSampled = trial === 1 && Math.floor(place / PLACES) % sampling === 0;
  const scored = { place, question, response, result, isSampled };
  const parts = queries.take(scored, collector.take(place, question, result.entry));
  for (const [at, part] of parts.entries()) await ports.write(place, part, 2 * at);
  return {
    question: reportQuestion(question, result, sample, fingerprintOf(question, ports.hash, references)),
    sample,
    isBounded: result.steps?.isBounded === true,
  };
}
