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
  type AnswerSource,
  makeQueryCollector,
  matchedQueries,
  missedQueries,
  withAttempt,
} from './query-differences.js';
import { addFirstDifference, explainQueries, withDifferences, worseThan } from './query-explanations.js';

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
  const keepWorse = makeKeeper(baseline);
  const queries = makeQueryCollector();
  /** `findSource`: question and response; only needed for a miss, and for a sampled answer. */
  const add = async (scored: ScoredEntry, findSource: () => AnswerSource): Promise<ScoredAnswer> => {
    const { place, entry, isBounded, isOtherByGroups, hasEarlierGroups, tags } = scored;
    const { figures, sample } = figuresOfEntry(entry, scored);
    const source = once(() => ({ ...findSource(), entry }));
    const missed = figures.why ? missedQueries(place, source(), figures.why) : { place, misses: [], decides: null };
    if (scored.isSampled) queries.addMatched(matchedQueries(place, source()));
    const start = queries.take(missed, writtenEntry(entry, details));
    await write(start.place, start.keys);
    const explained = figures.why ? keepWorse(withAttempt(figures, missed, source()), entry) : figures;
    const answer = { figures: explained, sample, isBounded, isOtherByGroups };
    const collected = questions[place.question] ?? { answers: [], hasEarlierGroups, tags };
    // Answers that wait for the judge come after others.
    collected.answers[Math.max(0, place.trial - 1)] = answer;
    questions[place.question] = collected;
    return answer;
  };
  /** Adds how the queries of missed steps differ; questions that did better in the baseline come first. */
  const explain = async (): Promise<void> => {
    const explained = await explainQueries(queries.queries(), questions, worseThan(baseline, questions));
    for (const one of explained) {
      const tail = queries.tailOf(one.place);
      if (tail) {
        const steps_details = withDifferences(tail.steps_details as readonly Mapping[], one);
        await write({ ...one.place, part: 'details' }, { ...tail, steps_details });
      }
      addFirstDifference(questions, one);
    }
  };
  return { add, explain, all: () => questions.filter((one) => one !== undefined) };
}

/** Keeps the answers that did worse than in the baseline, up to the size of a file that is read for explanations. */
function makeKeeper(baseline: Baseline) {
  const scores = new Map('kind' in baseline ? [] : baseline.questions.map(({ id, score }) => [id, score ?? 0]));
  let size = 0;
  return (figures: QuestionFigures, entry: Entry): QuestionFigures => {
    if ((figures.score ?? 0) >= (scores.get(figures.id) ?? 0)) return figures;
    size += exactJsonText(entry.actual_steps ?? null).length;
    return size > MAX_TEXTS_FILE ? figures : { ...figures, queries: { ...(figures.queries ?? NO_QUERIES), entry } };
  };
}
