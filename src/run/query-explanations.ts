import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import { type AnswerPlace, compareAnswerPlaces } from '../core/figures/entry-place.js';
import type { QuestionFigures } from '../core/figures/figures.js';
import { MAX_QUERY } from '../core/limits.js';
import type { QueryPair } from '../core/steps/alternatives.js';
import { isMapping, type Mapping, setAt } from '../core/text/values.js';
import type { FoundDifference } from '../core/why/compare-ways.js';
import { conditionsOfAll } from '../core/why/condition-table.js';
import type { ComparedQuery } from '../core/why/explain-queries.js';
import { harmlessTexts, likelyDifferences, type MissFacts, writtenDifference } from '../core/why/likely-differences.js';
import { type ShownMiss, saysAll } from '../core/why/possible-differences.js';
import { type CauseDetail, namedDifferences } from '../core/words/causes.js';

/** Maximum characters of missed queries that are read, which are about 240 misses. The parser takes a second for a million. */
const MAX_READ_LENGTH = 150_000;

/** The differences of a query from the reference query; both lists are empty without an explanation. */
type ExplainedQuery = Required<Pick<CauseDetail, 'query_difference' | 'conditions'>>;

/** The query of a missed step, with that of the reference. */
export interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: ShownMiss;
  /** IRIs that the agent found on its way, each with the entity where the way began; null: the entity of the question. */
  readonly derived: readonly (readonly [iri: string, start: string | null])[];
}

/** The queries of the missed steps of one answer. */
export interface MissedQueries {
  readonly place: AnswerPlace;
  readonly templateId: string;
  /** Whether the answer scored less than its question did in the baseline. */
  readonly isWorse: boolean;
  readonly misses: readonly PairedMiss[];
  /** Index of the step that decides the reason of the question; null if it is not among these. */
  readonly decides: number | null;
  /** The end of its entry, from `steps_details` on, which waits for the differences; empty without that key. */
  readonly tail: Mapping;
}

/** The query of a step that matched, to learn which differences are harmless. */
export type MatchedQuery = QueryPair & Pick<MissedQueries, 'place' | 'templateId'>;

/** With the differences by the index of the step. */
interface ExplainedQueries extends MissedQueries {
  readonly byStep: ReadonlyMap<number, ExplainedQuery>;
  /** Steps whose queries are not read because of the limit. */
  readonly unread: ReadonlySet<number>;
}

/** Whether a query is read: its cause needs an explanation, and the query is not too long. */
export function isRead({ detail, ...pair }: PairedMiss): boolean {
  return !saysAll(detail) && isShort(pair);
}

function isShort({ reference, actual }: QueryPair): boolean {
  return Math.max(reference.length, actual.length) <= MAX_QUERY;
}

/**
 * Finds how the queries of missed steps differ from the reference queries. Differences that also occur in matching steps of the
 * same template are last. The order of the lists does not matter. If there are too many queries, those that did better in the
 * baseline are read first, and the rest are marked as unread.
 */
export async function explainQueries(
  missed: readonly MissedQueries[],
  matched: readonly MatchedQuery[],
): Promise<ExplainedQueries[]> {
  if (missed.length === 0) return [];
  const inOrder = sortedBy(missed, ({ isWorse }) => isWorse);
  const misses = withinLength(inOrder);
  const templates = new Set(misses.map(({ templateId }) => templateId));
  const isOwn = ({ templateId }: MatchedQuery) => templates.has(templateId);
  const short = matched.filter(isShort);
  const samples = sortedBy(short, isOwn).slice(0, short.filter(isOwn).length + MAX_OTHERS);
  const pairs = [...samples, ...misses.flatMap((one) => one.misses.filter(isShort))];
  const compare = await loadQueryComparer(pairs.flatMap(({ reference, actual }) => [reference, actual]));
  const harmless = new Map<string, Set<string>>();
  const harmlessElsewhere = new Set<string>();
  for (const { templateId, reference, actual } of samples) {
    const compared = compare(reference, actual);
    for (const text of compared ? harmlessTexts(compared) : []) {
      setAt(harmless, templateId).add(text);
      harmlessElsewhere.add(text);
    }
  }
  const read = misses.map((one) => {
    const known = { harmless: harmless.get(one.templateId) ?? NO_TEXTS, harmlessElsewhere };
    const found = one.misses.filter(isRead).map((miss) => [miss.at, differencesOf(miss, known, compare)] as const);
    return {
      ...one,
      byStep: new Map(found.filter(([, one]) => one.conditions.length > 0 || one.query_difference.length > 0)),
      unread: NONE,
    };
  });
  const unread = inOrder.slice(misses.length).map((one) => {
    return { ...one, byStep: new Map(), unread: new Set(one.misses.filter(isRead).map(({ at }) => at)) };
  });
  return [...read, ...unread];
}

/** Sorts items by their places, some of them first. */
function sortedBy<Item extends { readonly place: AnswerPlace }>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
) {
  const sorted = items.toSorted((a, b) => compareAnswerPlaces(a.place, b.place));
  return [...sorted.filter(isFirst), ...sorted.filter((item) => !isFirst(item))];
}

/** The first answers whose queries together do not exceed the limit. */
function withinLength(missed: readonly MissedQueries[]): readonly MissedQueries[] {
  let length = 0;
  const end = missed.findIndex(({ misses }) => {
    for (const { reference, actual } of misses.filter(isRead)) length += reference.length + actual.length;
    return length > MAX_READ_LENGTH;
  });
  return end < 0 ? missed : missed.slice(0, end);
}

/** Maximum number of matching steps of other templates that are read. */
const MAX_OTHERS = 50;

export const NO_TEXTS: ReadonlySet<string> = new Set();

function differencesOf(
  { reference, actual, derived, detail }: PairedMiss,
  known: Pick<MissFacts, 'harmless' | 'harmlessElsewhere'>,
  compare: CompareTexts,
): ExplainedQuery {
  const compared = compare(reference, actual, new Map(derived));
  if (!compared) return NOTHING;
  const found = likelyDifferences(compared, { ...detail, ...known });
  // What a search for the entity asks for says nothing about the answer.
  const isSearch = detail.cause?.kind === 'entity_not_found' && !detail.detail?.is_found && found.length === 0;
  return isSearch ? NOTHING : explained(compared, found);
}

const NOTHING: ExplainedQuery = { query_difference: [], conditions: [] };

export function explained(
  compared: ComparedQuery,
  found: readonly FoundDifference[],
  base: ComparedQuery | null = null,
): ExplainedQuery {
  return {
    query_difference: found.map((one) => writtenDifference(one, compared)),
    conditions: compared.isListed ? [] : conditionsOfAll(compared, found, base),
  };
}

const NONE: ReadonlySet<number> = new Set();

/** The details of the steps of an entry with the differences of its queries, which replace earlier ones. */
export function withDifferences(details: readonly Mapping[], { byStep, unread }: ExplainedQueries): readonly Mapping[] {
  return details.map(({ detail: known, ...entry }, at) => {
    const { query_difference: _, conditions: __, query_unread: ___, ...detail } = isMapping(known) ? known : {};
    const found = byStep.get(at);
    const all = {
      ...detail,
      ...(found && found.query_difference.length > 0 && { query_difference: found.query_difference }),
      ...(found && found.conditions.length > 0 && { conditions: found.conditions }),
      ...(unread.has(at) && { query_unread: true }),
    };
    return Object.keys(all).length > 0 ? { ...entry, detail: all } : entry;
  });
}

/** A question with the first difference of its query, for its line of text. */
export function withFirstDifference(question: QuestionFigures, { decides, byStep, unread }: ExplainedQueries) {
  const { why } = question;
  if (!why || decides === null) return question;
  const { query_unread: _, ...detail } = why.detail;
  const first = namedDifferences(byStep.get(decides)?.query_difference ?? []);
  const found = first.length > 0 ? { query_difference: first } : unread.has(decides) ? { query_unread: true } : {};
  return { ...question, why: { ...why, detail: { ...detail, ...found } } };
}
