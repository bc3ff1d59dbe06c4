import {
  type AnswerPlace,
  compareAnswerPlaces,
  ENTRY_PARTS,
  type EntryKeys,
  type MatchedQueries,
  type MissedQueries,
  type PairedMiss,
  type PlacedKeys,
  type RunQueries,
} from '../core/runs/entry-place.js';
import type { QuestionResult } from '../core/runs/evaluate-question.js';
import type { QuestionFigures } from '../core/runs/figures.js';
import { type QueryPair, queryPairOf } from '../core/steps/explained-step.js';
import type { Question, Response, StepDetail } from '../core/steps/model.js';
import { MAX_QUERY_LENGTH } from '../core/steps/query-text.js';
import { type Mapping, own } from '../core/text/values.js';
import { derivedIris } from '../core/why/derived-iris.js';
import { type ExplainedQueries, lengthToRead, MAX_KEPT, unreadQueries, withDifferences } from './query-explanations.js';

/** Maximum query pairs of matching steps that are read to learn which differences are harmless. */
const MAX_MATCHING = 20;
/** Maximum characters of such a pair. */
const MAX_LENGTH = 20_000;

/** Maximum characters of queries per answer that are kept for the comparison with the baseline. */
const MAX_ASKED = MAX_QUERY_LENGTH;

/** One scored answer. */
interface Scored {
  readonly question: Question;
  readonly response: Response | null;
  readonly result: QuestionResult;
}

/** An answer whose entry is incomplete until its query differences are known. */
interface KeptMiss extends MissedQueries {
  /** The end of the entry, starting with `steps_details`; null if the entry has no such key. */
  readonly tail: Mapping | null;
}

/**
 * Keeps the queries of missed steps until all answers are scored, because the order of differences depends on all
 * matching steps of a run, and the selection of queries on the baseline. The size is limited to `MAX_KEPT` characters;
 * the first questions of the corpus are kept, in any order of the answers.
 */
export interface QueryCollector {
  /**
   * Adds the missed queries of a scored answer with the parts of its entry; returns all parts that can be written now.
   */
  readonly take: (missed: MissedQueries, parts: readonly EntryKeys[]) => readonly PlacedKeys[];
  readonly addMatched: (matched: readonly MatchedQueries[]) => void;
  readonly queries: () => RunQueries;
  /** Answers with dropped queries. */
  readonly dropped: () => readonly ExplainedQueries[];
  /** The end of the entry of an answer with kept queries; else null. */
  readonly tailOf: (place: AnswerPlace) => Mapping | null;
}

export function makeQueryCollector(): QueryCollector {
  const keptMisses: KeptMiss[] = [];
  const matched: MatchedQueries[] = [];
  const droppedMisses: ExplainedQueries[] = [];
  let end: AnswerPlace | null = null;
  let size = 0;
  /** Removes the queries beyond the size limit from the list. */
  const cutToLimit = (): KeptMiss[] => {
    if (size <= MAX_KEPT) return [];
    let readLength = 0;
    for (const [index, miss] of keptMisses.entries()) {
      readLength += lengthToRead(miss);
      if (readLength <= MAX_KEPT) continue;
      size = readLength - lengthToRead(miss);
      end = miss.place;
      return keptMisses.splice(index);
    }
    return [];
  };
  const drop = (miss: KeptMiss): PlacedKeys[] => {
    const unread = unreadQueries(miss);
    droppedMisses.push(unread);
    const { place, tail } = miss;
    if (tail === null) return [];
    const details = withDifferences(tail.steps_details as readonly Mapping[], unread);
    return withPlace(place, [{ part: ENTRY_PARTS.details, keys: { ...tail, steps_details: details } }]);
  };
  const take: QueryCollector['take'] = (missed, parts) => {
    const { place } = missed;
    if (lengthToRead(missed) === 0) return withPlace(place, parts);
    const { head, tail } = splitParts(parts);
    const isBehind = end !== null && compareAnswerPlaces(place, end) >= 0;
    if (isBehind) return [...withPlace(place, head), ...drop({ ...missed, tail })];
    const lastBefore = keptMisses.findLastIndex((one) => compareAnswerPlaces(one.place, place) < 0);
    keptMisses.splice(lastBefore + 1, 0, { ...missed, tail });
    size += lengthToRead(missed);
    return [...withPlace(place, head), ...cutToLimit().flatMap(drop)];
  };
  return {
    take,
    addMatched: (more) => void matched.push(...more),
    queries: () => ({ missed: keptMisses, matched }),
    dropped: () => droppedMisses,
    tailOf: (place) => keptMisses.find((one) => compareAnswerPlaces(one.place, place) === 0)?.tail ?? null,
  };
}

function withPlace(place: AnswerPlace, parts: readonly EntryKeys[]): PlacedKeys[] {
  return parts.map(({ part, keys }) => ({ place: { ...place, part }, keys }));
}

/** The n for reading the matching steps of every n-th question. Example: 20 questions give 1, 40 give 2. */
export function samplingStep(questions: number): number {
  return Math.max(1, Math.ceil(questions / MAX_MATCHING));
}

/** The query pair of the first matching step with a short query; empty if there is none. */
export function matchedQueries(place: AnswerPlace, { question, response, result }: Scored): MatchedQueries[] {
  const matchedSteps = (result.steps?.details ?? []).filter(({ cause }) => cause === undefined);
  const pairs = matchedSteps.flatMap((detail) => queryPairOf(question, response, detail) ?? []);
  const shortPairs = pairs.filter(({ reference, actual }) => reference.length + actual.length <= MAX_LENGTH);
  return shortPairs.slice(0, 1).map((pair) => ({ ...pair, place }));
}

/** The queries of the missed steps of an answer. */
export function missedQueries(place: AnswerPlace, scored: Scored, { why }: QuestionFigures): MissedQueries {
  const { question, response, result } = scored;
  const details = result.steps?.details ?? [];
  const misses = details.flatMap((detail, at): PairedMiss[] => {
    // A lookup is not meant to be like the reference query.
    const isAttempt = detail.cause !== undefined && detail.cause.kind !== 'only_lookups';
    const pair = isAttempt && queryPairOf(question, response, detail);
    return pair ? [{ ...pair, at, detail, derived: [...findDerivedIris(pair, response, detail)] }] : [];
  });
  const decidingMiss = misses.find(({ detail }) => detail.cause === why?.cause);
  return { place, misses, decides: decidingMiss?.at ?? null };
}

/** Adds the query of the deciding step, and all queries of the response, to a question. */
export function withAttempt(
  question: QuestionFigures,
  { misses, decides }: MissedQueries,
  response: Response | null,
): QuestionFigures {
  const attempt = misses.find(({ at }) => at === decides)?.actual;
  if (attempt === undefined || attempt.length > MAX_QUERY_LENGTH) return question;
  let size = 0;
  const askedQueries = (response?.steps ?? []).flatMap(({ args }) => {
    const query = own(args, 'query');
    size += typeof query === 'string' ? query.length : 0;
    return typeof query === 'string' && size <= MAX_ASKED ? [query] : [];
  });
  return { ...question, queries: { matched: new Map(), attempt, asked: askedQueries } };
}

function findDerivedIris({ reference, actual }: QueryPair, response: Response | null, { detail }: StepDetail) {
  const steps = response?.steps ?? [];
  const at = steps.findLastIndex(({ id }) => id === detail?.closest);
  return derivedIris(reference, actual, steps.slice(0, Math.max(0, at)));
}

/** Splits the entry before its `steps_details`. */
function splitParts(parts: readonly EntryKeys[]): { head: readonly EntryKeys[]; tail: Mapping | null } {
  const lastPart = parts.at(-1);
  const pairs = Object.entries(lastPart?.keys ?? {});
  const at = pairs.findIndex(([key]) => key === 'steps_details');
  if (!lastPart || at < 0) return { head: parts, tail: null };
  const head = [...parts.slice(0, -1), { part: lastPart.part, keys: Object.fromEntries(pairs.slice(0, at)) }];
  return { head, tail: Object.fromEntries(pairs.slice(at)) };
}
