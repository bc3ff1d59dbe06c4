import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import type { Cause, QueryDifference } from '../core/cause-words.js';
import type { ActualStep, Question, Response, StepDetail } from '../core/model.js';
import type { AnswerPlace, EntryKeys } from '../core/runs/entry-place.js';
import type { QuestionResult } from '../core/runs/evaluate-question.js';
import type { QuestionFigures } from '../core/runs/figures.js';
import { derivedIris, markDerived } from '../core/sparql/derived-iris.js';
import { countDifferences, type DifferenceCounts, likeliestFirst } from '../core/sparql/difference-order.js';
import { saysAll } from '../core/sparql/possible-differences.js';
import { type QueryPair, queryPairOf } from '../core/steps/explained-step.js';
import { isMapping, type Mapping, own } from '../core/values.js';

/** Of matching steps as many pairs of queries are read, to learn which differences do no harm. */
const MOST_MATCHING = 20;
/** Longer queries are not among them. */
const MOST_LENGTH = 20_000;
/** Characters of missed queries that are read, those of about 240 misses; the parser takes a second for a million. */
const MOST_READ = 150_000;
/** Characters of queries and ends of entries that are kept until all answers are scored. */
const MOST_KEPT = 8_000_000;

/** One scored answer, with its place in the evaluation file. */
interface Scored {
  readonly place: AnswerPlace;
  readonly question: Question;
  readonly response: Response | null;
  readonly result: QuestionResult;
  /** The differences of a sample of the questions are counted. */
  readonly isSampled: boolean;
}

interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: StepDetail;
  /** IRIs that the agent found on its way from the asked entity. */
  readonly derived: ReadonlySet<string>;
}

interface KeptMiss {
  readonly place: AnswerPlace;
  readonly misses: readonly PairedMiss[];
  /** All queries of the response. */
  readonly asked: readonly string[];
  /** The end of the entry, from `steps_details` on; null where the entry has none. */
  readonly tail: Mapping | null;
}

/** The differences of one answer, by their causes, and the end of its entry. */
export interface ExplainedQueries {
  readonly place: AnswerPlace;
  readonly byCause: ReadonlyMap<Cause, readonly QueryDifference[]>;
  /** The queries themselves, and all others of the response. */
  readonly attempts: ReadonlyMap<Cause, string>;
  readonly asked: readonly string[];
  readonly tail: Mapping | null;
}

/**
 * Finds how the queries of missed steps differ from the reference queries. Which difference comes first depends on all
 * matching steps of a run, so the ends of such entries wait until all answers are scored.
 */
export interface QueryExplainer {
  /** Takes a scored answer with the parts of its entry; gives back those that can be written. */
  readonly take: (scored: Scored, parts: readonly EntryKeys[]) => readonly EntryKeys[];
  readonly finish: () => Promise<readonly ExplainedQueries[]>;
}

export function makeQueryExplainer(): QueryExplainer {
  const kept: KeptMiss[] = [];
  const matching: QueryPair[] = [];
  let size = 0;
  const take = (scored: Scored, parts: readonly EntryKeys[]): readonly EntryKeys[] => {
    if (scored.isSampled) matching.push(...matchingPairs(scored).slice(0, MOST_MATCHING - matching.length));
    const misses = missedPairs(scored);
    if (misses.length === 0 || size > MOST_KEPT) return parts;
    const { head, tail } = splitParts(parts);
    const asked = queriesOf(scored.response?.steps ?? []);
    size += lengthOf(misses) + sizeOf(scored.result.steps?.details ?? []);
    for (const { length } of asked) size += length;
    kept.push({ place: scored.place, misses, asked, tail });
    return head;
  };
  const finish = async (): Promise<readonly ExplainedQueries[]> => {
    if (kept.length === 0) return [];
    const pairs = [...matching, ...kept.flatMap(({ misses }) => misses)];
    const compare = await loadQueryComparer(startOf(pairs.flatMap(({ reference, actual }) => [reference, actual])));
    const counts = countDifferences(matching.map(({ reference, actual }) => compare(reference, actual) ?? []));
    let read = 0;
    const inOrder = kept.toSorted((a, b) => a.place.question - b.place.question || a.place.trial - b.place.trial);
    return inOrder.map((one) => {
      read += lengthOf(one.misses.filter(({ detail }) => !saysAll(detail)));
      const attempts = new Map(one.misses.map(({ detail, actual }) => [detail.cause as Cause, actual]));
      return { ...explained(read > MOST_READ ? { ...one, misses: [] } : one, compare, counts), attempts };
    });
  };
  return { take, finish };
}

function queriesOf(steps: readonly ActualStep[]): string[] {
  return steps.flatMap(({ args }) => {
    const query = own(args, 'query');
    return typeof query === 'string' ? [query] : [];
  });
}

/** As many texts as are read of missed queries. */
function startOf(texts: readonly string[]): readonly string[] {
  let size = 0;
  return texts.filter((text) => {
    size += text.length;
    return size <= MOST_READ;
  });
}

/** Of so many questions the differences of matching steps are counted: every question, or every n-th of many. */
export function samplingStep(questions: number): number {
  return Math.max(1, Math.ceil(questions / MOST_MATCHING));
}

/** About the characters of the details of steps: writing them to count them would take longer than finding them. */
function sizeOf(details: readonly StepDetail[]): number {
  const rows = details.flatMap(({ detail }) => [...(detail?.missing_rows ?? []), ...(detail?.extra_rows ?? [])]);
  return 500 * details.length + rows.reduce((sum, cells) => sum + 50 * cells.length, 0);
}

function lengthOf(pairs: readonly QueryPair[]): number {
  return pairs.reduce((sum, { reference, actual }) => sum + reference.length + actual.length, 0);
}

function matchingPairs({ question, response, result }: Scored): QueryPair[] {
  const matched = (result.steps?.details ?? []).filter(({ cause }) => cause === undefined);
  const pairs = matched.flatMap((detail) => queryPairOf(question, response, detail) ?? []);
  return pairs.filter(({ reference, actual }) => reference.length + actual.length <= MOST_LENGTH).slice(0, 1);
}

function missedPairs({ question, response, result }: Scored): PairedMiss[] {
  return (result.steps?.details ?? []).flatMap((detail, at) => {
    // A lookup is not meant to be like the reference query.
    const isAttempt = detail.cause !== undefined && detail.cause.kind !== 'only_lookups';
    const pair = isAttempt && queryPairOf(question, response, detail);
    return pair ? [{ ...pair, at, detail, derived: derivedBefore(pair, response, detail) }] : [];
  });
}

function derivedBefore({ reference, actual }: QueryPair, response: Response | null, { detail }: StepDetail) {
  const steps = response?.steps ?? [];
  const at = steps.findLastIndex(({ id }) => id === detail?.closest);
  return derivedIris(reference, actual, steps.slice(0, Math.max(0, at)));
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

function explained(
  { place, misses, asked, tail }: KeptMiss,
  compare: CompareTexts,
  counts: DifferenceCounts,
): Omit<ExplainedQueries, 'attempts'> {
  const found = misses.flatMap(({ at, detail, reference, actual, derived }) => {
    const compared = saysAll(detail) ? [] : (compare(reference, actual) ?? []);
    const differences = likeliestFirst(markDerived(compared, derived), counts, detail);
    return differences.length > 0 ? [{ at, cause: detail.cause as Cause, differences }] : [];
  });
  const byIndex = new Map(found.map(({ at, differences }) => [at, differences]));
  const byCause = new Map(found.map(({ cause, differences }) => [cause, differences]));
  return { place, byCause, asked, tail: tail && withDifferences(tail, byIndex) };
}

function withDifferences(tail: Mapping, byIndex: ReadonlyMap<number, readonly QueryDifference[]>): Mapping {
  const details = (tail.steps_details as readonly Mapping[]).map((entry, at) => {
    const differences = byIndex.get(at);
    const detail = isMapping(entry.detail) ? entry.detail : {};
    return differences ? { ...entry, detail: { ...detail, query_difference: differences } } : entry;
  });
  return { ...tail, steps_details: details };
}

/** A question with the query of the step that decided, whose line of text says the query's first difference. */
export function withFirstDifference(question: QuestionFigures, explained: ExplainedQueries): QuestionFigures {
  const { why } = question;
  if (!why) return question;
  const first = explained.byCause.get(why.cause)?.slice(0, 1);
  const attempt = explained.attempts.get(why.cause);
  return {
    ...question,
    why: first ? { ...why, detail: { ...why.detail, query_difference: first } } : why,
    ...(attempt !== undefined && { queries: { matched: new Map(), attempt, asked: explained.asked } }),
  };
}
