import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import type { BaseDifference } from '../core/cause-words.js';
import type { QuestionFigures, RunFigures, StepQueries, Why } from '../core/runs/figures.js';
import { baseDifference } from '../core/sparql/base-difference.js';

/** Characters of queries that are read; further questions have no difference. */
const MOST_READ = 1_000_000;

/** A miss with the queries of its run, and of the run in which the question did better. */
interface ComparedMiss {
  readonly why: Why | null;
  readonly queries?: StepQueries | undefined;
  readonly base: StepQueries | undefined;
  /** What the other run is called. */
  readonly label: string;
}

/** The queries of a run's questions, by their ids. */
export type QueriesById = ReadonlyMap<string, StepQueries>;

/**
 * The head run, its regressed questions with the way to the entity that only the base run had. The queries of the base are read
 * only where a question regressed whose own query is known.
 */
export async function withBaseDifferences(
  base: RunFigures,
  head: RunFigures,
  readQueries: () => Promise<QueriesById>,
): Promise<RunFigures> {
  const scores = new Map(base.questions.map(({ id, score }) => [id, score]));
  const worse = head.questions.filter((one) => hasAttempt(one) && (one.score ?? 0) < (scores.get(one.id) ?? 0));
  if (worse.length === 0) return head;
  const queries = await readQueries();
  const bases = worse.flatMap(({ id, why }) => queries.get(id)?.matched.get(why?.cause.step ?? -1) ?? []);
  const addTo = baseDifferenceAdder([...bases, ...worse.flatMap((one) => one.queries?.attempt ?? [])]);
  const changed = new Map<string, QuestionFigures>();
  for (const question of worse) {
    const why = await addTo({ ...question, base: queries.get(question.id), label: base.label });
    changed.set(question.id, { ...question, why });
  }
  return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}

type AddBaseDifference = <T extends Why | null>(miss: ComparedMiss & { readonly why: T }) => Promise<T>;

/**
 * Adds to the reasons of misses what the other run asked; the parser is loaded with the first that needs it. `texts`: queries
 * that tell what prefixes mean.
 */
export function baseDifferenceAdder(texts: readonly string[] = []): AddBaseDifference {
  let comparer: Promise<CompareTexts> | null = null;
  let read = 0;
  return async (miss) => {
    const { why, queries, base, label } = miss;
    const before = why && hasAttempt(miss) ? base?.matched.get(why.cause.step) : undefined;
    if (!why || before === undefined || !queries || queries.attempt === null) return why;
    read += before.length + queries.attempt.length;
    if (read > MOST_READ) return why;
    comparer ??= loadQueryComparer(texts);
    const found = (await comparer)(before, queries.attempt) ?? [];
    const difference = baseDifference(found, queries.asked, why);
    return difference ? withDifference(why, { ...difference, label }) : why;
  };
}

/** A lookup is not meant to be like the query that was right. */
function hasAttempt({ why, queries }: Pick<QuestionFigures, 'why' | 'queries'>): boolean {
  return queries?.attempt != null && why !== null && why.cause.kind !== 'only_lookups';
}

/** The queries that a run's figures hold. */
export function queriesIn({ questions }: RunFigures): QueriesById {
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}

function withDifference<T extends Why>(why: T, difference: BaseDifference): T {
  return { ...why, detail: { ...why.detail, base_difference: difference } };
}
