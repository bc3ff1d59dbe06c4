import { sha256 } from '../adapters/hash.js';
import { similarId } from '../core/corpus/keys.js';
import { type CalibrationSource, type JudgeSummary, trustOf } from '../core/judge/summary.js';
import type { Baseline } from '../core/runs/comparison.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryPlace } from '../core/runs/entry-place.js';
import {
  type AnswerCollector,
  makeAnswerCollector,
  withOutcome,
  withStepOutcomes,
} from '../core/runs/judged-answers.js';
import type { Coverage } from '../core/runs/notices.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Redact } from '../core/secrets/redact.js';
import { isInShard } from '../core/shards/records.js';
import { MAX_LISTED, MAX_NAMED } from '../core/shown.js';
import type { Question, Response } from '../core/steps/model.js';
import { increment, type Mapping } from '../core/text/values.js';
import { scoredRunOf } from './finish-run.js';
import type { Inputs } from './inputs.js';
import type { JudgedPlace } from './judge-setup.js';
import { makeQueryCollector, type QueryCollector, sampledQuestions } from './query-differences.js';
import {
  addFirstDifference,
  type ExplainedQueries,
  explainQueries,
  redactQueries,
  withDifferences,
  worseThan,
} from './query-explanations.js';
import { type AnswerResult, makeAnswerScorer } from './score-answer.js';
import { uniqueResponses } from './traces.js';

/**
 * A selected question with its answers in the order of their trials. An unanswered question has one placeholder; a
 * question of another shard has no answers.
 */
interface ScoredQuestion {
  readonly question: Question;
  readonly answers: ScoredAnswer[];
}

/** Reads the responses one by one and scores them. */
async function scoreResponses(inputs: Inputs, baseline: Baseline, hooks: ScoreHooks) {
  const { questions: selected, shard } = inputs;
  const questions: ScoredQuestion[] = selected.map((question) => ({ question, answers: [] }));
  const isInThisShard = selected.map(({ id }) => isInShard(id, shard, sha256));
  const shardSize = isInThisShard.filter(Boolean).length;
  const indexes = new Map(selected.map(({ id }, index) => [id, index]));
  const ports = { hash: sha256, pricing: inputs.pricing, redact: hooks.redact };
  const { on: isJudged, custom, retrieval } = inputs.judging;
  const scorer = makeAnswerScorer(
    { ...inputs, isJudged, custom, retrieval, sampled: sampledQuestions(selected) },
    ports,
  );
  const collectors = { answers: makeAnswerCollector(isJudged), queries: makeQueryCollector() };
  const score = async (scored: ScoredQuestion, index: number, response: Response | null): Promise<void> => {
    const place = { question: index, trial: response === null ? 0 : scored.answers.length + 1 };
    const result = await scorer.score(scored.question, place, response);
    await hooks.observe?.(scored.question, result);
    await addAnswer(scored, place, result, collectors, hooks.write);
  };
  const unaskedCounts = new Map<string, number>();
  let answered = 0;
  for await (const response of uniqueResponses(inputs.responses, inputs)) {
    const index = indexes.get(response.questionId);
    const scored = index === undefined ? undefined : questions[index];
    if (index === undefined || !scored) increment(unaskedCounts, response.questionId);
    if (index === undefined || !scored || !isInThisShard[index]) continue;
    if (scored.answers.length === 0) answered++;
    await score(scored, index, response);
    hooks.progress(answered, shardSize);
  }
  for (const [index, scored] of questions.entries()) {
    if (isInThisShard[index] && scored.answers.length === 0) await score(scored, index, null);
  }
  const queries = redactQueries(collectors.queries.queries(), hooks.redact);
  // A shard is not compared with a baseline.
  const isWorse = shard === null ? worseThan(baseline, questions) : () => false;
  const explained = await explainQueries(queries, questions, isWorse);
  await addDifferences(explained, collectors.queries, questions, hooks.write);
  const unasked: UnaskedIds = [...unaskedCounts];
  const coverage: Coverage = {
    ...{ selected: shardSize, answered },
    ...unaskedCoverage(unasked, failedIds(questions), inputs.allIds),
    ...(inputs.drafts > 0 && { drafts: inputs.drafts }),
  };
  const [unpriced, names] = [inputs.pricing.unknown(), scorer.names.observed()];
  return { questions, collector: collectors.answers, queries, unasked, coverage, unpriced, names };
}

/** Adds the verdicts of the judge to the scored answers, and to their steps. */
async function addJudgements(
  judged: readonly JudgedPlace[],
  collector: AnswerCollector,
  questions: readonly ScoredQuestion[],
  write: WriteEntry,
): Promise<void> {
  for (const { place, step, outcome } of judged) {
    if (step !== undefined) continue;
    const { answers = [] } = questions[place.question] ?? {};
    const answer = answers[place.trial - 1];
    if (answer) answers[place.trial - 1] = withOutcome(answer, outcome);
    await write({ ...place, part: ENTRY_PARTS.judged }, outcome.entry);
    await write({ ...place, part: ENTRY_PARTS.last }, outcome.lastKeys);
  }
  await addStepJudgements(judged, collector, questions, write);
}

async function addStepJudgements(
  judged: readonly JudgedPlace[],
  collector: AnswerCollector,
  questions: readonly ScoredQuestion[],
  write: WriteEntry,
): Promise<void> {
  const byAnswer = new Map<string, Map<number, Mapping>>();
  const keyOf = ({ question, trial }: AnswerPlace) => `${question} ${trial}`;
  for (const { place, step, outcome } of judged) {
    if (step === undefined) continue;
    const outcomes = byAnswer.get(keyOf(place)) ?? new Map<number, Mapping>();
    byAnswer.set(keyOf(place), outcomes.set(step, outcome.entry));
  }
  for (const { place, steps } of collector.heldSteps()) {
    const { answers = [] } = questions[place.question] ?? {};
    const answer = answers[place.trial - 1];
    if (!answer) continue;
    const result = withStepOutcomes(answer, steps, byAnswer.get(keyOf(place)) ?? new Map());
    answers[place.trial - 1] = result.scored;
    await write({ ...place, part: ENTRY_PARTS.steps }, { actual_steps: result.steps });
  }
}

/** Adds how the queries of missed steps differ from the reference queries. */
async function addDifferences(
  queries: readonly ExplainedQueries[],
  { tailOf }: QueryCollector,
  questions: readonly ScoredQuestion[],
  write: WriteEntry,
): Promise<void> {
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

async function addAnswer(
  { answers }: ScoredQuestion,
  place: AnswerPlace,
  { figures, sample, isBounded, isOtherByGroups, parts, task, judgedSteps, missed, matched }: AnswerResult,
  collectors: { readonly answers: AnswerCollector; readonly queries: QueryCollector },
  write: WriteEntry,
): Promise<void> {
  if (task) collectors.answers.add(place, task);
  if (judgedSteps) collectors.answers.addSteps({ place, steps: judgedSteps.steps }, judgedSteps.tasks);
  collectors.queries.addMatched(matched);
  for (const placedKeys of collectors.queries.take(missed, parts)) await write(placedKeys.place, placedKeys.keys);
  answers.push({ figures, sample, isBounded, isOtherByGroups });
}

/** A scored run, with the additional data of a shard file. */
export type ScoredQuestions = Awaited<ReturnType<typeof score>>;

/** Writes one part of an entry to the evaluation file. */
export type WriteEntry = (place: EntryPlace, keys: Mapping) => Promise<void> | void;

/** Functions that an entry point provides for scoring. */
export interface ScoreHooks {
  readonly write: WriteEntry;
  readonly progress: (done: number, of: number) => void;
  /** Observes each answer after it was scored. */
  readonly observe?: (question: Question, result: Pick<AnswerResult, 'figures' | 'response'>) => Promise<void>;
  /** Removes secrets from the results. */
  readonly redact: Redact;
}

/**
 * The second stage of a run: reads and scores the responses one by one, then judges the answers. If the queries exceed
 * the reading limit, questions that did better in the baseline are compared first.
 */
export async function score(inputs: Inputs, baseline: Baseline, hooks: ScoreHooks) {
  const scoredResponses = await scoreResponses(inputs, baseline, hooks);
  const { questions, collector, queries, unasked, names, ...scored } = scoredResponses;
  const judged = await inputs.judging.run(collector);
  if (judged) await addJudgements(judged.outcomes, collector, questions, hooks.write);
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const answers = {
    ...scored,
    /** All selected questions; questions of other shards have no answers. */
    questions: answered.map((question) => ({
      answers: question.answers,
      hasEarlierGroups: question.question.groups.length > 1,
    })),
    names: [names],
    judge: judged ? withTrust(judged.summary, inputs.trust) : null,
    failures: judged?.failures ?? [],
  };
  const { allIds, shard } = inputs;
  return { run: scoredRunOf(answers, inputs), allIds, shard, answers, questions, queries, unasked };
}

/** Adds whether people have checked the judge. */
function withTrust(summary: JudgeSummary, source: CalibrationSource | undefined): JudgeSummary {
  return source ? { ...summary, trust: trustOf(source, summary.metrics) } : summary;
}

/** Response ids that match no selected question, with their counts, in order of appearance. */
export type UnaskedIds = readonly (readonly [id: string, count: number])[];

/** Ids of the questions that have no response, or a failed one. */
export function failedIds(questions: readonly { readonly answers: ScoredQuestion['answers'] }[]): string[] {
  return questions.flatMap(({ answers: [first] }) => {
    return first && first.figures.status !== 'success' ? [first.figures.id] : [];
  });
}

/**
 * Coverage of responses without a selected question, with the first of their ids that is similar to that of a question
 * without an answer. `corpusIds`: of the corpus, also those that are not selected.
 */
export function unaskedCoverage(
  unasked: UnaskedIds,
  unansweredIds: readonly string[],
  corpusIds: readonly string[] = [],
): Pick<Coverage, 'unasked' | 'unaskedIds' | 'similar'> {
  const similar = firstSimilar(unasked, unansweredIds, corpusIds);
  const ids = unasked.flatMap(([id, count]) => Array.from({ length: Math.min(count, MAX_LISTED) }, () => id));
  return {
    unasked: unasked.reduce((sum, [, count]) => sum + count, 0),
    unaskedIds: ids.slice(0, MAX_LISTED),
    ...(similar && { similar }),
  };
}

function firstSimilar(
  unasked: UnaskedIds,
  unansweredIds: readonly string[],
  corpusIds: readonly string[],
): NonNullable<Coverage['similar']> | null {
  const known = new Set(corpusIds);
  for (const [response] of unasked.slice(0, MAX_NAMED)) {
    const question = known.has(response) ? null : similarId(response, unansweredIds);
    if (question !== null) return { response, question };
  }
  return null;
}
