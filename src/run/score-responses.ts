import { type AnswerCollector, makeAnswerCollector } from '../core/answers/collect.js';
import { withOutcome } from '../core/answers/outcome.js';
import type { Question, Response } from '../core/model.js';
import type { Coverage } from '../core/runs/coverage.js';
import { type AnswerPlace, ENTRY_PARTS } from '../core/runs/entry-place.js';
import type { ScoredAnswer } from '../core/runs/scored-answer.js';
import { isInShard } from '../core/shards/shard.js';
import type { RunQueries } from '../core/sparql/run-queries.js';
import type { ObservedNames } from '../core/steps/aliases.js';
import type { Mapping } from '../core/values.js';
import {
  addFirstDifference,
  type ExplainedQueries,
  explainQueries,
  redactQueries,
  withDifferences,
  worseThan,
} from './explain-queries.js';
import type { RunInputs, RunPorts } from './inputs.js';
import type { JudgedPlace } from './judge-stage.js';
import { makeQueryCollector, type QueryCollector, samplingStep } from './query-differences.js';
import { type AnswerResult, makeAnswerScorer } from './score-answer.js';
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
  const isJudged = ports.judging.on;
  const scorer = makeAnswerScorer({ ...inputs, isJudged, sampling: samplingStep(selected.length) }, ports);
  const collected = { collector: makeAnswerCollector(isJudged), queries: makeQueryCollector() };
  const score = async (scored: ScoredQuestion, index: number, response: Response | null): Promise<void> => {
    const place = { question: index, trial: response === null ? 0 : scored.answers.length + 1 };
    await addAnswer(scored, place, await scorer.score(scored.question, place, response), collected, ports.write);
  };
  const unasked = makeUnaskedWatch();
  let [answered, unreadable] = [0, 0];
  for await (const response of uniqueResponses(inputs.responses, inputs)) {
    const index = indexes.get(response.questionId);
    const scored = index === undefined ? undefined : questions[index];
    if (index === undefined || !scored) unasked.observe(response.questionId);
    if (index === undefined || !scored || !isOwn[index]) continue;
    if (scored.answers.length === 0) answered++;
    if (response.unreadable !== null) unreadable++;
    await score(scored, index, response);
    ports.progress(answered, own);
  }
  for (const [index, scored] of questions.entries()) {
    if (isOwn[index] && scored.answers.length === 0) await score(scored, index, null);
  }
  const queries = redactQueries(collected.queries.queries(), ports.redact);
  // A shard is not compared with a baseline.
  const readWorse = async () => (shard === null ? worseThan(await inputs.baseline(), questions) : () => false);
  await addDifferences(await explainQueries(queries, readWorse), collected.queries, questions, ports.write);
  const names = scorer.names.observed();
  const seen = { unasked: unasked.found(), unreadable, unpriced: ports.pricing.unknown(), names };
  const coverage = { selected: own, answered, ...unaskedCoverage(seen.unasked, indexes.keys()) };
  return { questions, collector: collected.collector, queries, coverage, ...seen };
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
  queries: readonly ExplainedQueries[],
  { tailOf, dropped }: QueryCollector,
  questions: readonly ScoredQuestion[],
  write: RunPorts['write'],
): Promise<void> {
  for (const unread of dropped()) addFirstDifference(questions, unread);
  for (const explained of queries) {
    const { place } = explained;
    const tail = tailOf(place);
    if (tail) {
      const details = withDifferences(tail.steps_details as readonly Mapping[], explained);
      await write({ ...place, part: ENTRY_PARTS.details }, { ...tail, steps_details: details });
    }
    addFirstDifference(questions, explained);
  }
}

interface Collected {
  readonly collector: AnswerCollector;
  readonly queries: QueryCollector;
}

async function addAnswer(
  { answers }: ScoredQuestion,
  place: AnswerPlace,
  { figures, sample, isBounded, parts, task, missed, matched }: AnswerResult,
  { collector, queries }: Collected,
  write: RunPorts['write'],
): Promise<void> {
  if (task) collector.add(place, task);
  queries.addMatched(matched);
  for (const one of queries.take(missed, parts)) await write(one.place, one.keys);
  answers.push({ figures, sample, isBounded });
}
