import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/comparison/baseline.js';
import type { AnsweredQuestion, Coverage } from '../core/comparison/notices.js';
import { similarId } from '../core/corpus/keys.js';
import { sourceOf } from '../core/entries/entry-question.js';
import { type AnswerOutcome, answerTaskOf, withJudgements } from '../core/entries/judged-answers.js';
import { type StepTask, stepTasksOf } from '../core/entries/judged-steps.js';
import type { ScoredAnswer } from '../core/figures/entry-figures.js';
import type { ScoredEntry } from '../core/figures/entry-place.js';
import type { AnswerTask } from '../core/judge/metric.js';
import { trustOf } from '../core/judge/summary.js';
import { isInShard } from '../core/shards/records.js';
import { MAX_LISTED, MAX_NAMED } from '../core/shown.js';
import { sum } from '../core/statistics/intervals.js';
import type { Question, Response } from '../core/steps/model.js';
import { increment, type Rewrite } from '../core/text/values.js';
import { type CollectedAnswers, collectAnswers, type WriteEntry } from './collect-answers.js';
import { scoredRunOf } from './finish-run.js';
import type { Inputs } from './inputs.js';
import { type AnswerSource, sampledQuestions } from './query-pairs.js';
import { type AnswerScorer, makeAnswerScorer } from './score-answer.js';
import { uniqueResponses } from './traces.js';
import { type Draw, decideScored } from './until-decided.js';

export interface ScoreHooks {
  /** Writes the parts of entries; absent: they are not written. */
  readonly write?: WriteEntry;
  readonly writeScored?: (scored: ScoredEntry) => Promise<void>;
  readonly progress: (done: number, of: number) => void;
  readonly observe?: (question: Question, scored: ScoredEntry, answer: ScoredAnswer) => Promise<void>;
  readonly redact: Rewrite;
  /** What decides a run before all its questions are asked; absent or null: all of them are needed. */
  readonly draw?: Draw | null;
}

/** An answer that was scored, with what it was scored by. */
interface Held extends AnswerSource {
  readonly scored: ScoredEntry;
}

interface Waiting {
  readonly held: Held;
  /** null: nothing of the answer itself is judged. */
  readonly task: AnswerTask | null;
  readonly stepTasks: readonly StepTask[];
}

/**
 * The second stage of a run: reads and scores the responses one by one, then judges the answers. If the queries exceed
 * the reading limit, questions that did better in the baseline are compared first.
 */
export async function score(inputs: Inputs, baseline: Baseline, hooks: ScoreHooks) {
  const answers = collectAnswers(inputs.details, hooks.write ?? (() => undefined), baseline);
  const { waiting, unasked, scorer, decided, ...counts } = await scoreResponses(inputs, answers, hooks);
  const tasks = waiting.flatMap(({ task, stepTasks }) => [
    ...(task ? [task] : []),
    ...stepTasks.map((one) => one.task),
  ]);
  const judged = await inputs.judging.run(tasks);
  const outcomes = (judged?.outcomes ?? []).values();
  const nextOutcome = (): AnswerOutcome => outcomes.next().value ?? NOTHING_JUDGED;
  for (const { held, task, stepTasks } of waiting) {
    const answer = task ? nextOutcome() : NOTHING_JUDGED;
    const steps = new Map(stepTasks.map(({ step }) => [step, nextOutcome().entry]));
    const entry = withJudgements(held.scored.entry, answer, steps);
    await complete({ ...held, scored: { ...held.scored, entry } }, scorer, answers, hooks);
  }
  await answers.explain();
  const questions = answers.all();
  const { trust } = inputs;
  const scored = {
    questions,
    coverage: {
      ...counts,
      ...unaskedCoverage(unasked, questions, inputs.allIds),
      ...(inputs.drafts > 0 && { drafts: inputs.drafts }),
    },
    unpriced: inputs.pricing.unknown(),
    names: [scorer.names.observed()],
    judge: judged && { ...judged.summary, ...(trust && { trust: trustOf(trust, judged.summary.metrics) }) },
    failures: judged?.failures ?? [],
    ...(decided && { decided }),
  };
  return { run: scoredRunOf(scored, inputs), allIds: inputs.allIds, shard: inputs.shard, answers: scored, unasked };
}

const NOTHING_JUDGED = { entry: {}, lastKeys: {} };
/** The baseline of a run that is not compared. */
export const NOT_COMPARED: Baseline = { kind: 'none', label: '', reason: { kind: 'first-run' } };

export type ScoredQuestions = Awaited<ReturnType<typeof score>>;

/** Reads the responses one by one and scores them. Returns the answers that wait for the judge. */
async function scoreResponses(inputs: Inputs, answers: CollectedAnswers, hooks: ScoreHooks) {
  const { questions, shard, judging } = inputs;
  const isInThisShard = questions.map(({ id }) => isInShard(id, shard, sha256));
  const selected = isInThisShard.filter(Boolean).length;
  const indexes = new Map(questions.map(({ id }, index) => [id, index]));
  const scorer = makeAnswerScorer({ ...inputs, sampled: sampledQuestions(questions) }, inputs.pricing);
  const waiting: Waiting[] = [];
  const drawn: Held[] = [];
  const counts = new Map<number, number>();
  const scoreOne = async (question: Question, index: number, recorded: Response | null): Promise<Held> => {
    const trial = recorded === null ? 0 : (counts.get(index) ?? 0) + 1;
    counts.set(index, trial);
    return { question, ...(await scorer.score(question, { question: index, trial }, recorded)) };
  };
  const add = async (held: Held): Promise<void> => {
    const { scored, question, response } = held;
    const { aliases, scoring } = inputs;
    const source = { question, response, entry: scored.entry, aliases };
    const task = answerTaskOf(source, judging.custom, scoring.knobs);
    const stepTasks = judging.retrieval ? stepTasksOf(source, judging.retrieval, scoring.knobs) : [];
    if ((judging.on && task) || stepTasks.length > 0) waiting.push({ held, task: judging.on ? task : null, stepTasks });
    else await complete(held, scorer, answers, hooks);
  };
  const unasked = new Map<string, number>();
  for await (const response of uniqueResponses(inputs.responses, inputs)) {
    const index = indexes.get(response.questionId);
    const question = index === undefined ? undefined : questions[index];
    if (index === undefined || !question) increment(unasked, response.questionId);
    if (index === undefined || !question || !isInThisShard[index]) continue;
    const held = await scoreOne(question, index, response);
    // Until it is known which answers count, they wait.
    if (hooks.draw) drawn.push(held);
    else await add(held);
    hooks.progress(counts.size, selected);
  }
  const answered = counts.size;
  const { decided, undecided } = hooks.draw ? await decideScored(drawn, inputs, hooks.draw) : {};
  const left = new Set(decided?.notAsked.map(({ id }) => id));
  for (const held of drawn) if (!left.has(held.question.id)) await add(held);
  for (const [index, question] of questions.entries()) {
    if (!decided && isInThisShard[index] && !counts.has(index)) await add(await scoreOne(question, index, null));
  }
  const coverage = { selected: decided?.asked ?? selected, answered: decided?.asked ?? answered };
  return { waiting, unasked: [...unasked], scorer, decided, ...coverage, ...(undecided && { undecided }) };
}

/** Takes the secrets out of a scored answer, once, and collects it. */
async function complete(
  { scored, question, response }: Held,
  scorer: AnswerScorer,
  answers: CollectedAnswers,
  hooks: ScoreHooks,
): Promise<void> {
  const entry = await scorer.redacted(scored.entry, hooks.redact);
  const clean = { ...scored, entry, tags: hooks.redact(scored.tags) };
  const findSource = () => (entry === scored.entry ? { question, response } : sourceOf(entry));
  const answer = await answers.add(clean, findSource);
  await hooks.writeScored?.(clean);
  await hooks.observe?.(question, clean, answer);
}

/** Response ids that match no selected question, with their counts, in order of appearance. */
export type UnaskedIds = readonly (readonly [id: string, count: number])[];

/**
 * Coverage of responses without a selected question, with the first of their ids that is similar to that of a question
 * without an answer. `corpusIds`: of the corpus, also those that are not selected.
 */
export function unaskedCoverage(
  unasked: UnaskedIds,
  questions: readonly Pick<AnsweredQuestion, 'answers'>[],
  corpusIds: readonly string[] = [],
): Pick<Coverage, 'unasked' | 'unaskedIds' | 'similar'> {
  const ids = unasked.flatMap(([id, count]) => Array.from({ length: Math.min(count, MAX_LISTED) }, () => id));
  const known = new Set(corpusIds);
  const unanswered = questions.flatMap(({ answers: [first] }) =>
    first && first.figures.status !== 'success' ? [first.figures.id] : [],
  );
  const [similar] = unasked.slice(0, MAX_NAMED).flatMap(([response]) => {
    const question = known.has(response) ? null : similarId(response, unanswered);
    return question === null ? [] : [{ response, question }];
  });
  return {
    unasked: sum(unasked.map(([, count]) => count)),
    unaskedIds: ids.slice(0, MAX_LISTED),
    ...(similar && { similar }),
  };
}
