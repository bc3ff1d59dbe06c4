import { type AnswerCollector, makeAnswerCollector } from '../core/answers/collect.js';
import { withOutcome } from '../core/answers/outcome.js';
import type { Question, Response } from '../core/model.js';
import type { Coverage } from '../core/runs/coverage.js';
import { ENTRY_PARTS } from '../core/runs/entry-place.js';
import { evaluateQuestion } from '../core/runs/evaluate-question.js';
import { fingerprintOf } from '../core/runs/fingerprint.js';
import { questionFigures } from '../core/runs/question-figures.js';
import { sampleOf } from '../core/runs/sample.js';
import type { ScoredAnswer } from '../core/runs/scored-answer.js';
import { isInShard } from '../core/shards/shard.js';
import type { RunQueries } from '../core/sparql/run-queries.js';
import { makeAliasAdvisor, type ObservedNames } from '../core/steps/aliases.js';
import { prepareGroups } from '../core/steps/step.js';
import type { Mapping } from '../core/values.js';
import { explainQueries, redactQueries, withDifferences, withFirstDifference } from './explain-queries.js';
import type { RunInputs, RunPorts } from './inputs.js';
import type { JudgedPlace } from './judge-stage.js';
import {
  makeQueryCollector,
  matchedQueries,
  missedQueries,
  type QueryCollector,
  samplingStep,
  withAttempt,
} from './query-differences.js';
import { makeUnaskedWatch, type UnaskedIds, unaskedCoverage } from './unasked.js';
import { uniqueResponses } from './unique-responses.js';

/** A selected question with its answers in the order of their trials: without an answer it has one placeholder, in another shard none. */
export interface ScoredQuestion {
  readonly question: Question;
  readonly answers: ScoredAnswer[];
}

/** What came out of reading and scoring the responses. */
export interface ScoredResponses {
  /** In the order of the selection. */
  readonly questions: readonly ScoredQuestion[];
  /** Answers that a judge could judge. */
  readonly collector: AnswerCollector;
  /** The queries without secrets, to find how those of missed steps differ. */
  readonly queries: RunQueries;
  readonly unasked: UnaskedIds;
  readonly coverage: Coverage;
  /** Answers whose shape could not be read. */
  readonly unreadable: number;
  /** Models without a known price. */
  readonly unpriced: readonly string[];
  /** The names of the steps. */
  readonly names: ObservedNames;
}

/** Reads the responses one by one and scores them. */
export async function scoreResponses(inputs: RunInputs, ports: RunPorts): Promise<ScoredResponses> {
  const { questions: selected, shard } = inputs;
  const questions: ScoredQuestion[] = selected.map((question) => ({ question, answers: [] }));
  const isOwn = selected.map(({ id }) => isInShard(id, shard, ports.hash));
  const own = isOwn.filter(Boolean).length;
  const indexes = new Map(selected.map(({ id }, index) => [id, index]));
  const advisor = makeAliasAdvisor(inputs.scoring, inputs.aliases);
  const collector = makeAnswerCollector(inputs.scoring.knobs, ports.judging.on);
  const unasked = makeUnaskedWatch();
  const collected = makeQueryCollector();
  const scoring = { inputs, ports, collector, queries: collected, sampling: samplingStep(selected.length) };
  let [answered, unreadable] = [0, 0];
  for await (const response of uniqueResponses(inputs.responses, inputs)) {
    const index = indexes.get(response.questionId);
    const scored = index === undefined ? undefined : questions[index];
    if (index === undefined || !scored) unasked.observe(response.questionId);
    if (index === undefined || !scored || !isOwn[index]) continue;
    if (scored.answers.length === 0) answered++;
    if (response.unreadable !== null) unreadable++;
    advisor.observe(scored.question, response);
    await addAnswer(scored, index, response, scoring);
    ports.progress(answered, own);
  }
  for (const [index, scored] of questions.entries()) {
    if (isOwn[index] && scored.answers.length === 0) await addAnswer(scored, index, null, scoring);
  }
  const queries = redactQueries(collected.queries(), ports.redact);
  await addDifferences(queries, collected.tailOf, questions, ports.write);
  const seen = { unasked: unasked.found(), unreadable, unpriced: ports.pricing.unknown(), names: advisor.observed() };
  const coverage = { selected: own, answered, ...unaskedCoverage(seen.unasked, indexes.keys()) };
  return { questions, collector, queries, coverage, ...seen };
}

/** Adds what the judge said to the scores of the steps. */
export async function addJudgements(
  judged: readonly JudgedPlace[],
  questions: readonly ScoredQuestion[],
  write: RunPorts['write'],
): Promise<void> {
  for (const { place, outcome } of judged) {
    const { answers = [] } = questions[place.question] ?? {};
    const answer = answers[place.trial - 1];
    if (answer) answers[place.trial - 1] = withOutcome(answer, outcome);
    await write({ ...place, part: ENTRY_PARTS.judged }, outcome.entry);
  }
}

/** Adds how the queries of missed steps differ from the reference queries. */
async function addDifferences(
  queries: RunQueries,
  tailOf: QueryCollector['tailOf'],
  questions: readonly ScoredQuestion[],
  write: RunPorts['write'],
): Promise<void> {
  for (const explained of await explainQueries(queries)) {
    const { place, byStep } = explained;
    const tail = tailOf(place);
    if (tail) {
      const details = withDifferences(tail.steps_details as readonly Mapping[], byStep);
      await write({ ...place, part: ENTRY_PARTS.details }, { ...tail, steps_details: details });
    }
    const { answers = [] } = questions[place.question] ?? {};
    const answer = answers[place.trial - 1];
    if (answer) answers[place.trial - 1] = { ...answer, figures: withFirstDifference(answer.figures, explained) };
  }
}

interface ScoringContext {
  readonly inputs: RunInputs;
  readonly ports: RunPorts;
  readonly collector: AnswerCollector;
  readonly queries: QueryCollector;
  /** Of the questions every n-th is looked at for differences that do no harm. */
  readonly sampling: number;
}

async function addAnswer(
  { question, answers }: ScoredQuestion,
  index: number,
  response: Response | null,
  { inputs, ports, collector, queries, sampling }: ScoringContext,
): Promise<void> {
  const trial = response === null ? 0 : answers.length + 1;
  const references = prepareGroups(question.groups);
  const { aliases, details, rules, scoring } = inputs;
  const costUsd = response && (await ports.pricing.priceOf(response));
  const numbered = inputs.trials === 'all' && trial > 0 ? { trial } : {};
  const result = evaluateQuestion(
    question,
    response,
    { aliases, details, knobs: scoring.knobs, redact: ports.redact, rules, costUsd, ...numbered },
    references,
  );
  const sample = sampleOf(result.entry, result.status, costUsd);
  const place = { question: index, trial };
  const fingerprint = fingerprintOf(question, ports.hash, references);
  const figures = questionFigures(question, result, sample, fingerprint);
  const missed = missedQueries(place, { question, response, result }, figures);
  if (trial === 1 && index % sampling === 0) queries.addMatched(matchedQueries(place, { question, response, result }));
  for (const { place: at, keys } of queries.take(missed, collector.take(place, question, result.entry))) {
    await ports.write(at, keys);
  }
  answers.push({ figures: withAttempt(figures, missed), sample, isBounded: result.steps?.isBounded === true });
}
