import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryPlace, type RunQueries } from '../core/runs/entry-place.js';
import { type AnswerCollector, makeAnswerCollector, withOutcome } from '../core/runs/judged-answers.js';
import type { Coverage } from '../core/runs/notices.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Redact } from '../core/secrets/redact.js';
import { isInShard } from '../core/shards/records.js';
import type { ObservedNames } from '../core/steps/aliases.js';
import type { Question, Response } from '../core/steps/model.js';
import { increment, type Mapping } from '../core/text/values.js';
import { type Scored, type ScoredAnswers, scoredRunOf } from './finish-run.js';
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

/** A selected question with its answers in the order of their trials: without an answer it has one placeholder, in another shard none. */
interface ScoredQuestion {
  readonly question: Question;
  readonly answers: ScoredAnswer[];
}

/** What came out of reading and scoring the responses. */
interface ScoredResponses {
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
async function scoreResponses(inputs: Inputs, baseline: Baseline, hooks: ScoreHooks): Promise<ScoredResponses> {
  const { questions: selected, shard } = inputs;
  const questions: ScoredQuestion[] = selected.map((question) => ({ question, answers: [] }));
  const isOwn = selected.map(({ id }) => isInShard(id, shard, sha256));
  const own = isOwn.filter(Boolean).length;
  const indexes = new Map(selected.map(({ id }, index) => [id, index]));
  const ports = { hash: sha256, pricing: inputs.pricing, redact: hooks.redact };
  const isJudged = inputs.judging.on;
  const scorer = makeAnswerScorer({ ...inputs, isJudged, sampled: sampledQuestions(selected) }, ports);
  const collected = { collector: makeAnswerCollector(isJudged), queries: makeQueryCollector() };
  const score = async (scored: ScoredQuestion, index: number, response: Response | null): Promise<void> => {
    const place = { question: index, trial: response === null ? 0 : scored.answers.length + 1 };
    await addAnswer(scored, place, await scorer.score(scored.question, place, response), collected, hooks.write);
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
    hooks.progress(answered, own);
  }
  for (const [index, scored] of questions.entries()) {
    if (isOwn[index] && scored.answers.length === 0) await score(scored, index, null);
  }
  const queries = redactQueries(collected.queries.queries(), hooks.redact);
  // A shard is not compared with a baseline.
  const isWorse = shard === null ? worseThan(baseline, questions) : () => false;
  const explained = await explainQueries(queries, questions, isWorse);
  await addDifferences(explained, collected.queries, questions, hooks.write);
  const names = scorer.names.observed();
  const seen = { unasked: unasked.found(), unreadable, unpriced: inputs.pricing.unknown(), names };
  const coverage = { selected: own, answered, ...unaskedCoverage(seen.unasked, indexes.keys()) };
  return { questions, collector: collected.collector, queries, coverage, ...seen };
}

/** Adds what the judge said to the scores of the steps. */
async function addJudgements(
  judged: readonly JudgedPlace[],
  questions: readonly ScoredQuestion[],
  write: WriteEntry,
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
  write: WriteEntry,
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
  write: WriteEntry,
): Promise<void> {
  if (task) collector.add(place, task);
  queries.addMatched(matched);
  for (const one of queries.take(missed, parts)) await write(one.place, one.keys);
  answers.push({ figures, sample, isBounded });
}

/** A run in one piece, and what a shard keeps of it besides. */
export interface ScoredQuestions extends Scored {
  readonly answers: ScoredAnswers;
  /** All selected questions; those of other shards have no answers. */
  readonly questions: readonly ScoredQuestion[];
  readonly queries: RunQueries;
  readonly unasked: UnaskedIds;
}

/** Takes the entries of the evaluation file, part by part. */
export type WriteEntry = (place: EntryPlace, keys: Mapping) => Promise<void> | void;

/** What a door provides for scoring. */
export interface ScoreHooks {
  readonly write: WriteEntry;
  readonly progress: (done: number, of: number) => void;
  /** Takes secrets out of what the run is known by. */
  readonly redact: Redact;
}

/**
 * The second stage of a run: reads and scores the responses one by one, and judges answers. If there are more queries than
 * are compared, those of questions that did better in the baseline come first.
 */
export async function score(inputs: Inputs, baseline: Baseline, hooks: ScoreHooks): Promise<ScoredQuestions> {
  const found = await scoreResponses(inputs, baseline, hooks);
  const { questions, collector, queries, unasked, names, ...scored } = found;
  const judged = await inputs.judging.run(collector);
  if (judged) await addJudgements(judged.outcomes, questions, hooks.write);
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const answers = {
    ...scored,
    questions: answered.map((one) => ({ answers: one.answers, hasEarlierGroups: one.question.groups.length > 1 })),
    names: [names],
    judge: judged?.summary ?? null,
    failures: judged?.failures ?? [],
  };
  const { allIds, shard } = inputs;
  return { run: scoredRunOf(answers, inputs), allIds, shard, answers, questions, queries, unasked };
}

/** As many ids of responses that no selected question asks for are kept to be shown. */
const SHOWN_UNASKED = 20;

/** Ids of responses that no selected question asks for, with their number, in the order in which they came. */
export type UnaskedIds = readonly (readonly [id: string, count: number])[];

function makeUnaskedWatch() {
  const counts = new Map<string, number>();
  return { observe: (id: string): void => increment(counts, id), found: (): UnaskedIds => [...counts] };
}

/** What the coverage says of such responses, with ids that differ from a question's by upper and lower case only. */
export function unaskedCoverage(
  unasked: UnaskedIds,
  questionIds: Iterable<string>,
): Pick<Coverage, 'unasked' | 'unaskedIds' | 'otherCase'> {
  if (unasked.length === 0) return { unasked: 0, unaskedIds: [] };
  const byFolded = new Map([...questionIds].map((id) => [id.toLowerCase(), id]));
  let otherCase: Coverage['otherCase'];
  for (const [response, times] of unasked) {
    const question = byFolded.get(response.toLowerCase());
    if (question === undefined) continue;
    otherCase = { response, question, ...otherCase, count: (otherCase?.count ?? 0) + times };
  }
  const ids = unasked.flatMap(([id, count]) => Array.from({ length: Math.min(count, SHOWN_UNASKED) }, () => id));
  return {
    unasked: unasked.reduce((sum, [, count]) => sum + count, 0),
    unaskedIds: ids.slice(0, SHOWN_UNASKED),
    ...(otherCase && { otherCase }),
  };
}
