import { MAX_QUERY } from '../core/limits.js';
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
import type { QuestionFigures, StepQueries } from '../core/runs/figures.js';
import { closestStep, type QueryPair, queryPairOf } from '../core/steps/alternatives.js';
import type { Question, Response, StepDetail } from '../core/steps/model.js';
import { exactJsonText } from '../core/text/json.js';
import { type Mapping, own } from '../core/text/values.js';
import { derivedIris, queryOfListed } from '../core/why/query-names.js';
import { type ExplainedQueries, lengthToRead, MAX_KEPT, unreadQueries, withDifferences } from './query-explanations.js';

/** Maximum pairs of matching queries that are read per template, to learn which differences do no harm. */
const PER_TEMPLATE = 2;
const MAX_TEMPLATES = 100;
/** Maximum length of such a query. */
const MAX_LENGTH = 20_000;

/** Maximum characters of the queries of one answer that are stored to be compared with those of the baseline. */
const MAX_ASKED = MAX_QUERY;

/** One scored answer. */
interface Scored {
  readonly question: Question;
  readonly response: Response | null;
  readonly result: QuestionResult;
}

/** An answer whose entry waits for the differences of its queries. */
interface KeptMiss extends MissedQueries {
  /** The end of the entry, from `steps_details` on; null where the entry has none. */
  readonly tail: Mapping | null;
}

/**
 * Stores the queries of missed steps until all answers are scored, because the order of the differences depends on all matching
 * steps of a run, and the choice of queries on the baseline. The number is limited: the first questions of the corpus are stored,
 * in whatever order their answers come.
 */
export interface QueryCollector {
  /** Takes the missed queries of a scored answer with the parts of its entry. Returns all parts that can be written now. */
  readonly take: (missed: MissedQueries, parts: readonly EntryKeys[]) => readonly PlacedKeys[];
  readonly addMatched: (matched: readonly MatchedQueries[]) => void;
  readonly queries: () => RunQueries;
  /** Answers whose queries were not kept. */
  readonly dropped: () => readonly ExplainedQueries[];
  /** The end of the entry of an answer whose queries were kept. */
  readonly tailOf: (place: AnswerPlace) => Mapping | null;
}

export function makeQueryCollector(): QueryCollector {
  const kept: KeptMiss[] = [];
  const matched: MatchedQueries[] = [];
  const dropped: ExplainedQueries[] = [];
  let end: AnswerPlace | null = null;
  let size = 0;
  /** Removes the answers beyond the limit, and returns them. */
  const cut = (): KeptMiss[] => {
    if (size <= MAX_KEPT) return [];
    let read = 0;
    for (const [index, one] of kept.entries()) {
      read += lengthToRead(one);
      if (read <= MAX_KEPT) continue;
      size = read - lengthToRead(one);
      end = one.place;
      return kept.splice(index);
    }
    return [];
  };
  const drop = (miss: KeptMiss): PlacedKeys[] => {
    const unread = unreadQueries(miss);
    dropped.push(unread);
    const { place, tail } = miss;
    if (tail === null) return [];
    const details = withDifferences(tail.steps_details as readonly Mapping[], unread);
    return placed(place, [{ part: ENTRY_PARTS.details, keys: { ...tail, steps_details: details } }]);
  };
  const take: QueryCollector['take'] = (missed, parts) => {
    const { place } = missed;
    if (lengthToRead(missed) === 0) return placed(place, parts);
    const { head, tail } = splitParts(parts);
    const isBehind = end !== null && compareAnswerPlaces(place, end) >= 0;
    if (isBehind) return [...placed(place, head), ...drop({ ...missed, tail })];
    const after = kept.findLastIndex((one) => compareAnswerPlaces(one.place, place) < 0);
    kept.splice(after + 1, 0, { ...missed, tail });
    size += lengthToRead(missed);
    return [...placed(place, head), ...cut().flatMap(drop)];
  };
  return {
    take,
    addMatched: (more) => void matched.push(...more),
    queries: () => ({ missed: kept, matched }),
    dropped: () => dropped,
    tailOf: (place) => findPlace(kept, place)?.tail ?? null,
  };
}

/** The item of a sorted list at a place. */
function findPlace<Item extends { readonly place: AnswerPlace }>(
  items: readonly Item[],
  place: AnswerPlace,
): Item | undefined {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle] as Item;
    const order = compareAnswerPlaces(item.place, place);
    if (order === 0) return item;
    [from, to] = order < 0 ? [middle + 1, to] : [from, middle];
  }
  return undefined;
}

function placed(place: AnswerPlace, parts: readonly EntryKeys[]): PlacedKeys[] {
  return parts.map(({ part, keys }) => ({ place: { ...place, part }, keys }));
}

/** The questions whose matching steps are read: the first two of each template, of at most so many templates. */
export function sampledQuestions(questions: readonly Question[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  const sampled = new Set<number>();
  for (const [index, { templateId }] of questions.entries()) {
    const count = counts.get(templateId) ?? 0;
    if (count < PER_TEMPLATE && (count > 0 || counts.size < MAX_TEMPLATES)) {
      counts.set(templateId, count + 1);
      sampled.add(index);
    }
  }
  return sampled;
}

/** The first matching step of an answer with a query. */
export function matchedQueries(place: AnswerPlace, { question, response, result }: Scored): MatchedQueries[] {
  const matched = (result.steps?.details ?? []).filter(({ cause }) => cause === undefined);
  const pairs = matched.flatMap((detail) => queryPairOf(question, response, detail) ?? []);
  const short = pairs.filter(({ reference, actual }) => reference.length + actual.length <= MAX_LENGTH);
  return short.slice(0, 1).map((pair) => ({ ...pair, place }));
}

/** The queries of the missed steps of an answer. */
export function missedQueries(place: AnswerPlace, scored: Scored, { why }: QuestionFigures): MissedQueries {
  const { question, response, result } = scored;
  const details = result.steps?.details ?? [];
  const misses = details.flatMap((detail, at): PairedMiss[] => {
    // A lookup is not meant to be like the reference query.
    const isAttempt = detail.cause !== undefined && detail.cause.kind !== 'only_lookups';
    const pair = isAttempt && queryPairOf(question, response, detail);
    return pair ? [{ ...pair, at, detail, ...foundBefore(pair, response, detail) }] : [];
  });
  const deciding = misses.find(({ detail }) => detail.cause === why?.cause);
  return { place, misses, decides: deciding?.at ?? null };
}

/** A question with the query and the call of the step that decided, and the other queries of the response. */
export function withAttempt(
  question: QuestionFigures,
  missed: MissedQueries,
  { response, result }: Pick<Scored, 'response' | 'result'>,
): QuestionFigures {
  const deciding = (result.steps?.details ?? []).find(
    ({ cause }) => cause !== undefined && cause === question.why?.cause,
  );
  const closest = deciding && closestStep(response, deciding);
  const withQueries = withQueryOf(question, missed, response);
  if (!closest || exactJsonText(closest.args).length > MAX_QUERY) return withQueries;
  const calls = { matched: new Map(), attempt: { tool: closest.name, args: closest.args } };
  return { ...withQueries, queries: { ...(withQueries.queries ?? NO_QUERIES), calls } };
}

const NO_QUERIES: StepQueries = { matched: new Map(), attempt: null, reference: null, asked: [], things: new Map() };

function withQueryOf(
  question: QuestionFigures,
  { misses, decides }: MissedQueries,
  response: Response | null,
): QuestionFigures {
  const decided = misses.find(({ at }) => at === decides);
  const { actual: attempt, reference = null, derived = [], listedFrom } = decided ?? {};
  if (attempt === undefined || attempt.length > MAX_QUERY) return question;
  let size = 0;
  const asked = (response?.steps ?? []).flatMap(({ args }) => {
    const query = own(args, 'query');
    size += typeof query === 'string' ? query.length : 0;
    return typeof query === 'string' && size <= MAX_ASKED ? [query] : [];
  });
  return {
    ...question,
    queries: { matched: new Map(), attempt, reference, asked, things: new Map(derived), listedFrom },
  };
}

/** What the steps before the explained one found for its query. */
function foundBefore({ reference, actual }: QueryPair, response: Response | null, { detail }: StepDetail) {
  const steps = response?.steps ?? [];
  const at = steps.findLastIndex(({ id }) => id === detail?.closest);
  const earlier = steps.slice(0, Math.max(0, at));
  const listedFrom = queryOfListed(reference, actual, earlier);
  return {
    derived: [...derivedIris(reference, actual, earlier)],
    ...(listedFrom !== null && { listedFrom }),
  };
}

/** The entry taken apart before its `steps_details`. */
function splitParts(parts: readonly EntryKeys[]): { head: readonly EntryKeys[]; tail: Mapping | null } {
  const last = parts.at(-1);
  const pairs = Object.entries(last?.keys ?? {});
  const at = pairs.findIndex(([key]) => key === 'steps_details');
  if (!last || at < 0) return { head: parts, tail: null };
  const head = [...parts.slice(0, -1), { part: last.part, keys: Object.fromEntries(pairs.slice(0, at)) }];
  return { head, tail: Object.fromEntries(pairs.slice(at)) };
}
