import { loadQueryComparer } from '../adapters/sparql-queries.js';
import type { QueryDifference } from '../core/cause-words.js';
import { type AnswerPlace, compareAnswerPlaces } from '../core/runs/entry-place.js';
import type { QuestionFigures } from '../core/runs/figures.js';
import type { Redact } from '../core/secrets/redact.js';
import { markDerived } from '../core/sparql/derived-iris.js';
import { countDifferences, likeliestFirst } from '../core/sparql/difference-order.js';
import { type ShownMiss, saysAll } from '../core/sparql/possible-differences.js';
import type { QueryPair } from '../core/steps/explained-step.js';
import { isMapping, type Mapping } from '../core/values.js';

/** Characters of missed queries that are read, those of about 240 misses; the parser takes a second for a million. */
export const MOST_READ = 150_000;

/** A missed step with a query. */
export interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: ShownMiss;
  /** IRIs that the agent found on its way from the asked entity. */
  readonly derived: readonly string[];
}

/** The missed queries of one answer. */
export interface MissedQueries {
  readonly place: AnswerPlace;
  readonly misses: readonly PairedMiss[];
  /** Index of the step that gives the reason of the question; null: it has none of these queries. */
  readonly decides: number | null;
}

/** The queries of a step that matched. */
export interface MatchedQueries extends QueryPair {
  readonly place: AnswerPlace;
}

/** All queries that the differences of a run are found from. */
export interface RunQueries {
  readonly missed: readonly MissedQueries[];
  /** A sample, to learn which differences do no harm. */
  readonly matched: readonly MatchedQueries[];
}

/** How the missed queries of one answer differ from the reference queries, by the index of the step. */
export interface ExplainedQueries {
  readonly place: AnswerPlace;
  readonly byStep: ReadonlyMap<number, readonly QueryDifference[]>;
  readonly decides: number | null;
}

/** Characters of the queries of an answer that would be read: a cause that says all leaves nothing to find. */
export function lengthToRead({ misses }: Pick<MissedQueries, 'misses'>): number {
  return lengthOf(misses.filter(({ detail }) => !saysAll(detail)));
}

/** The same queries without secrets, as files have them: what they say of a difference must not depend on a secret. */
export function redactQueries({ missed, matched }: RunQueries, redact: Redact): RunQueries {
  const redacted = <Pair extends QueryPair>(pair: Pair): Pair => ({
    ...pair,
    reference: redact(pair.reference),
    actual: redact(pair.actual),
  });
  return {
    missed: missed.map((one) => ({ ...one, misses: one.misses.map(redacted) })),
    matched: matched.map(redacted),
  };
}

/**
 * Finds how the queries of missed steps differ from the reference queries, those first that are rarest in matching steps.
 * The order of the lists does not matter.
 */
export async function explainQueries({ missed, matched }: RunQueries): Promise<readonly ExplainedQueries[]> {
  if (missed.length === 0) return [];
  const [misses, samples] = [missed.toSorted(byPlace), matched.toSorted(byPlace)];
  const pairs: QueryPair[] = [...samples, ...misses.flatMap((one) => one.misses)];
  const compare = await loadQueryComparer(startOf(pairs.flatMap(({ reference, actual }) => [reference, actual])));
  const counts = countDifferences(samples.map(({ reference, actual }) => compare(reference, actual) ?? []));
  let read = 0;
  return misses.map((one) => {
    read += lengthToRead(one);
    const shown = read > MOST_READ ? [] : one.misses.filter(({ detail }) => !saysAll(detail));
    const found = shown.map(({ at, detail, reference, actual, derived }) => {
      const compared = markDerived(compare(reference, actual) ?? [], new Set(derived));
      return [at, likeliestFirst(compared, counts, detail)] as const;
    });
    const byStep = new Map(found.filter(([, differences]) => differences.length > 0));
    return { place: one.place, byStep, decides: one.decides };
  });
}

function byPlace(a: { readonly place: AnswerPlace }, b: { readonly place: AnswerPlace }): number {
  return compareAnswerPlaces(a.place, b.place);
}

/** As many texts as are read of missed queries. */
function startOf(texts: readonly string[]): readonly string[] {
  let size = 0;
  return texts.filter((text) => {
    size += text.length;
    return size <= MOST_READ;
  });
}

function lengthOf(pairs: readonly QueryPair[]): number {
  return pairs.reduce((sum, { reference, actual }) => sum + reference.length + actual.length, 0);
}

/** The end of an entry, from `steps_details` on, with the differences of its queries in the details of their steps. */
export function withDifferences(tail: Mapping, byStep: ExplainedQueries['byStep']): Mapping {
  const details = (tail.steps_details as readonly Mapping[]).map((entry, at) => {
    const differences = byStep.get(at);
    const detail = isMapping(entry.detail) ? entry.detail : {};
    return differences ? { ...entry, detail: { ...detail, query_difference: differences } } : entry;
  });
  return { ...tail, steps_details: details };
}

/** A question whose line of text says the first difference of its query. */
export function withFirstDifference(question: QuestionFigures, explained: ExplainedQueries): QuestionFigures {
  const { why } = question;
  const first = explained.decides === null ? undefined : explained.byStep.get(explained.decides)?.slice(0, 1);
  return why && first ? { ...question, why: { ...why, detail: { ...why.detail, query_difference: first } } } : question;
}
