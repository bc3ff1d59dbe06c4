import type { Baseline } from '../core/comparison/baseline.js';
import type { AnsweredQuestion } from '../core/comparison/notices.js';
import { type Details, writtenEntry } from '../core/entries/evaluate-question.js';
import type { Entry } from '../core/entries/result-types.js';
import { figuresOfEntry, type ScoredAnswer } from '../core/figures/entry-figures.js';
import type { EntryPlace, ScoredEntry } from '../core/figures/entry-place.js';
import type { QuestionFigures } from '../core/figures/figures.js';
import { NO_QUERIES } from '../core/figures/step-queries.js';
import { MAX_TEXTS_FILE } from '../core/limits.js';
import { exactJsonText } from '../core/text/json.js';
import { type Mapping, once } from '../core/text/values.js';
import {
  explainQueries,
  isRead,
  type MatchedQuery,
  type MissedQueries,
  withDifferences,
  withFirstDifference,
} from './query-explanations.js';
import { type AnswerSource, matchedQueries, missedQueries, withAttempt } from './query-pairs.js';

export type WriteEntry = (place: EntryPlace, keys: Mapping) => Promise<void> | void;

/** A selected question with its answers in the order of their trials; an unanswered question has one placeholder. */
export interface CollectedQuestion extends AnsweredQuestion {
  readonly answers: ScoredAnswer[];
  readonly tags: readonly string[];
}

export type CollectedAnswers = ReturnType<typeof collectAnswers>;

/** Collects scored answers from responses or from shards: keeps their figures and writes their entries. */
export function collectAnswers(details: Details, write: WriteEntry, baseline: Baseline) {
  const questions: (CollectedQuestion | undefined)[] = [];
  const keepEntry = makeKeeper();
  const scores = new Map('kind' in baseline ? [] : baseline.questions.map(({ id, score }) => [id, score ?? 0]));
  // They wait for all answers: the order of the differences depends on all matching steps, the choice of queries on the baseline.
  const missed: MissedQueries[] = [];
  const matched: MatchedQuery[] = [];
  /** `findSource`: question and response; only needed for a miss, and for a sampled answer. */
  const add = async (scored: ScoredEntry, findSource: () => AnswerSource): Promise<ScoredAnswer> => {
    const { place, entry, isBounded, isOtherByGroups, hasEarlierGroups, tags } = scored;
    const { figures, sample } = figuresOfEntry(entry, scored);
    const source = once(() => ({ ...findSource(), entry }));
    const misses = figures.why ? missedQueries(source()) : [];
    if (scored.isSampled) matched.push(...matchedQueries(place, source()));
    const isExplained = misses.some(isRead);
    const [head, tail] = isExplained ? splitEntry(writtenEntry(entry, details)) : [writtenEntry(entry, details), {}];
    const decided = misses.find(({ detail }) => detail.cause === figures.why?.cause);
    const isWorse = (figures.score ?? 0) < (scores.get(figures.id) ?? 0);
    const { templateId } = figures;
    if (isExplained) missed.push({ place, templateId, isWorse, misses, decides: decided?.at ?? null, tail });
    await write({ ...place, part: 'start' }, head);
    const attempted = figures.why ? withAttempt(figures, decided, source()) : figures;
    const kept = figures.why && isWorse ? keepEntry(attempted, entry) : attempted;
    const answer = { figures: kept, sample, isBounded, isOtherByGroups };
    const collected = questions[place.question] ?? { answers: [], hasEarlierGroups, tags };
    // Answers that wait for the judge come after others.
    collected.answers[Math.max(0, place.trial - 1)] = answer;
    questions[place.question] = collected;
    return answer;
  };
  /** Adds how the queries of missed steps differ; questions that did better in the baseline come first. */
  const explain = async (): Promise<void> => {
    for (const one of await explainQueries(missed, matched)) {
      const { place, tail } = one;
      if (tail.steps_details) {
        const steps_details = withDifferences(tail.steps_details as readonly Mapping[], one);
        await write({ ...place, part: 'details' }, { ...tail, steps_details });
      }
      const { answers = [] } = questions[place.question] ?? {};
      const answer = answers[place.trial - 1];
      if (answer) answers[place.trial - 1] = { ...answer, figures: withFirstDifference(answer.figures, one) };
    }
  };
  return { add, explain, all: () => questions.filter((one) => one !== undefined) };
}

/** An entry taken apart before its `steps_details`. */
function splitEntry(entry: Entry): readonly [head: Mapping, tail: Mapping] {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === 'steps_details');
  if (at < 0) return [entry, {}];
  return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}

/** Keeps the entries of answers that did worse than in the baseline, up to the size of a file that is read for explanations. */
function makeKeeper() {
  let size = 0;
  return (figures: QuestionFigures, entry: Entry): QuestionFigures => {
    size += exactJsonText(entry.actual_steps ?? null).length;
    return size > MAX_TEXTS_FILE ? figures : { ...figures, queries: { ...(figures.queries ?? NO_QUERIES), entry } };
  };
}
