import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import {
  type AnswerPlace,
  compareAnswerPlaces,
  type MissedQueries,
  type PairedMiss,
  type RunQueries,
} from '../core/runs/entry-place.js';
import type { QuestionFigures, RunFigures, StepQueries, Why } from '../core/runs/figures.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Redact } from '../core/secrets/redact.js';
import type { QueryPair } from '../core/steps/explained-step.js';
import { MAX_QUERY_LENGTH } from '../core/steps/query-text.js';
import { isMapping, type Mapping } from '../core/text/values.js';
import { markDerived } from '../core/why/derived-iris.js';
import { baseDifference, countDifferences, likeliestFirst } from '../core/why/difference-order.js';
import { saysAll } from '../core/why/possible-differences.js';
import type { BaseDifference, QueryDifference } from '../core/words/causes.js';

/** Maximum characters of missed queries that are parsed, about 240 misses. The parser needs a second per million. */
const MAX_READ_LENGTH = 150_000;
/** Maximum characters of missed queries that are kept until their reading order is known, about 3,200 misses. */
export const MAX_KEPT = 2_000_000;

/** Differences of the missed queries of one answer from the reference queries, by the index of the step. */
export interface ExplainedQueries {
  readonly place: AnswerPlace;
  readonly byStep: ReadonlyMap<number, readonly QueryDifference[]>;
  /** Steps with queries beyond the reading limit. */
  readonly unread: ReadonlySet<number>;
  /** The step that explains the result of the answer. */
  readonly decides: number | null;
}

/** Number of characters of an answer's queries that would be parsed. */
export function lengthToRead({ misses }: Pick<MissedQueries, 'misses'>): number {
  return totalLength(misses.filter(isRead));
}

/** Skips pairs whose cause is already complete, and pairs that are too long, so that others can be read. */
function isRead({ detail, ...pair }: PairedMiss): boolean {
  return !saysAll(detail) && isShort(pair);
}

function isShort({ reference, actual }: QueryPair): boolean {
  return Math.max(reference.length, actual.length) <= MAX_QUERY_LENGTH;
}

/** Redacts the queries as in the written files, so that a difference never depends on a secret. */
export function redactQueries({ missed, matched }: RunQueries, redact: Redact): RunQueries {
  const redactPair = <Pair extends QueryPair>(pair: Pair): Pair => ({
    ...pair,
    reference: redact(pair.reference),
    actual: redact(pair.actual),
  });
  return {
    missed: missed.map((one) => ({ ...one, misses: one.misses.map(redactPair) })),
    matched: matched.map(redactPair),
  };
}

/** Whether an answer scored less than its question did in the baseline. */
type IsWorse = (place: AnswerPlace) => boolean;

/**
 * Finds how the queries of missed steps differ from the reference queries. Differences that are rarest in matching
 * steps are listed first. The order of the input lists does not matter. If the queries exceed the reading limit,
 * questions that did better in the baseline are read first, and the rest are marked as unread.
 */
export async function explainQueries(
  { missed, matched }: RunQueries,
  isWorse: IsWorse,
): Promise<readonly ExplainedQueries[]> {
  if (missed.length === 0) return [];
  const inOrder = readingOrder(missed, isWorse);
  const samples = matched.toSorted(byPlace);
  const misses = inOrder.slice(0, countWithin(inOrder, MAX_READ_LENGTH));
  const pairs = [...samples, ...misses.flatMap((one) => one.misses)].filter(isShort);
  const compare = await loadQueryComparer(
    takeWithinLimit(pairs.flatMap(({ reference, actual }) => [reference, actual])),
  );
  const counts = countDifferences(samples.map(({ reference, actual }) => compare(reference, actual) ?? []));
  const explained = misses.map((miss) => {
    const readablePairs = miss.misses.filter(isRead);
    const differencesByStep = readablePairs.map(({ at, detail, reference, actual, derived }) => {
      const compared = markDerived(compare(reference, actual) ?? [], new Set(derived));
      return [at, likeliestFirst(compared, counts, detail)] as const;
    });
    return {
      ...miss,
      byStep: new Map(differencesByStep.filter(([, differences]) => differences.length > 0)),
      unread: NONE,
    };
  });
  return [...explained, ...inOrder.slice(misses.length).map(unreadQueries)];
}

const NONE: ReadonlySet<number> = new Set();

/** An explanation that marks all queries of an answer as unread. */
export function unreadQueries({ place, misses, decides }: MissedQueries): ExplainedQueries {
  return { place, decides, byStep: new Map(), unread: new Set(misses.filter(isRead).map(({ at }) => at)) };
}

function readingOrder(missed: readonly MissedQueries[], isWorse: IsWorse): readonly MissedQueries[] {
  const inOrder = missed.toSorted(byPlace);
  if (countWithin(inOrder, MAX_READ_LENGTH) === inOrder.length) return inOrder;
  // Merged shards keep only as many as a run in one piece does.
  const keptMisses = inOrder.slice(0, countWithin(inOrder, MAX_KEPT));
  const [worseMisses, otherMisses] = [
    keptMisses.filter(({ place }) => isWorse(place)),
    keptMisses.filter(({ place }) => !isWorse(place)),
  ];
  return [...worseMisses, ...otherMisses, ...inOrder.slice(keptMisses.length)];
}

/** The number of leading answers whose readable queries have at most `maxLength` characters together. */
function countWithin(missed: readonly MissedQueries[], maxLength: number): number {
  let size = 0;
  const end = missed.findIndex((one) => {
    size += lengthToRead(one);
    return size > maxLength;
  });
  return end < 0 ? missed.length : end;
}

function byPlace(a: { readonly place: AnswerPlace }, b: { readonly place: AnswerPlace }): number {
  return compareAnswerPlaces(a.place, b.place);
}

/** The leading texts, up to the reading limit. */
function takeWithinLimit(texts: readonly string[]): readonly string[] {
  let size = 0;
  return texts.filter((text) => {
    size += text.length;
    return size <= MAX_READ_LENGTH;
  });
}

function totalLength(pairs: readonly QueryPair[]): number {
  return pairs.reduce((sum, { reference, actual }) => sum + reference.length + actual.length, 0);
}

/** Replaces the query differences in the step details of an entry. */
export function withDifferences(
  details: readonly Mapping[],
  { byStep, unread }: Pick<ExplainedQueries, 'byStep' | 'unread'>,
): readonly Mapping[] {
  return details.map(({ detail: knownDetail, ...entry }, at) => {
    const { query_difference: _, query_unread: __, ...detail } = isMapping(knownDetail) ? knownDetail : {};
    const differences = byStep.get(at);
    const added = differences ? { query_difference: differences } : unread.has(at) ? { query_unread: true } : {};
    const all = { ...detail, ...added };
    return Object.keys(all).length > 0 ? { ...entry, detail: all } : entry;
  });
}

/** Adds the first query difference to the explanation of an answer. */
export function addFirstDifference(
  questions: readonly { readonly answers: ScoredAnswer[] }[],
  explained: ExplainedQueries,
): void {
  const { answers = [] } = questions[explained.place.question] ?? {};
  const at = explained.place.trial - 1;
  const answer = answers[at];
  if (answer) answers[at] = { ...answer, figures: withFirstDifference(answer.figures, explained) };
}

function withFirstDifference(
  question: QuestionFigures,
  { decides, byStep, unread }: ExplainedQueries,
): QuestionFigures {
  const { why } = question;
  if (!why || decides === null) return question;
  const { query_unread: _, ...detail } = why.detail;
  const firstDifferences = byStep.get(decides)?.slice(0, 1);
  const added = firstDifferences
    ? { query_difference: firstDifferences }
    : unread.has(decides)
      ? { query_unread: true }
      : {};
  return { ...question, why: { ...why, detail: { ...detail, ...added } } };
}

/** Whether an answer scored less than its question did in a baseline. */
export function worseThan(
  base: Baseline,
  questions: readonly { readonly answers: readonly ScoredAnswer[] }[],
): IsWorse {
  if ('kind' in base) return () => false;
  const scores = new Map(base.questions.map(({ id, score }) => [id, score ?? 0]));
  return ({ question, trial }) => {
    const figures = questions[question]?.answers[trial - 1]?.figures;
    return figures !== undefined && (figures.score ?? 0) < (scores.get(figures.id) ?? 0);
  };
}

/** Maximum characters of queries that are parsed; questions beyond it get no difference. */
const MAX_BASE_LENGTH = 1_000_000;

/** A miss with the queries of its run and those of the run in which the question did better. */
interface ComparedMiss {
  readonly why: Why | null;
  readonly queries?: StepQueries | undefined;
  readonly base: StepQueries | undefined;
  /** The label of the other run. */
  readonly label: string;
}

/** Queries by question id. */
export type QueriesById = ReadonlyMap<string, StepQueries>;

/** Adds to each regressed question of the head run how its query differs from that of the base run (`queries`). */
export async function withBaseDifferences(
  base: RunFigures,
  head: RunFigures,
  queries: QueriesById,
): Promise<RunFigures> {
  const regressed = regressedAttempts(base, head);
  if (regressed.length === 0) return head;
  const baseQueries = regressed.flatMap(({ id, why }) => queries.get(id)?.matched.get(why?.cause.step ?? -1) ?? []);
  const addTo = baseDifferenceAdder([...baseQueries, ...regressed.flatMap((one) => one.queries?.attempt ?? [])]);
  const changed = new Map<string, QuestionFigures>();
  for (const question of regressed) {
    const why = await addTo({ ...question, base: queries.get(question.id), label: base.label });
    changed.set(question.id, { ...question, why });
  }
  return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}

/** Questions of the head run that did better in the base run and have a query of their own. */
export function regressedAttempts(base: RunFigures, head: RunFigures): readonly QuestionFigures[] {
  const scores = new Map(base.questions.map(({ id, score }) => [id, score]));
  return head.questions.filter((one) => hasAttempt(one) && (one.score ?? 0) < (scores.get(one.id) ?? 0));
}

type AddBaseDifference = <T extends Why | null>(miss: ComparedMiss & { readonly why: T }) => Promise<T>;

/**
 * Adds to the reason of a miss the difference from the query of the other run. The parser is loaded on first use.
 * `texts`: queries that define prefixes.
 */
export function baseDifferenceAdder(texts: readonly string[] = []): AddBaseDifference {
  let comparer: Promise<CompareTexts> | null = null;
  let readLength = 0;
  return async (miss) => {
    const { why, queries, base, label } = miss;
    const baseQuery = why && hasAttempt(miss) ? base?.matched.get(why.cause.step) : undefined;
    if (!why || baseQuery === undefined || !queries || queries.attempt === null) return why;
    readLength += baseQuery.length + queries.attempt.length;
    if (readLength > MAX_BASE_LENGTH) return why;
    comparer ??= loadQueryComparer(texts);
    const differences = (await comparer)(baseQuery, queries.attempt) ?? [];
    const difference = baseDifference(differences, queries.asked, why);
    return difference ? withDifference(why, { ...difference, label }) : why;
  };
}

/** Whether a question has a query to compare. Lookups are excluded: they are not attempts at the right query. */
function hasAttempt({ why, queries }: Pick<QuestionFigures, 'why' | 'queries'>): boolean {
  return queries?.attempt != null && why !== null && why.cause.kind !== 'only_lookups';
}

/** The queries in the figures of a run. */
export function queriesIn({ questions }: RunFigures): QueriesById {
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}

function withDifference<T extends Why>(why: T, difference: BaseDifference): T {
  return { ...why, detail: { ...why.detail, base_difference: difference } };
}
