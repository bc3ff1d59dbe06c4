import { loadQueryComparer } from '../adapters/sparql-queries.js';
import type { QuestionFigures, RunFigures, StepQueries } from '../core/runs/figures.js';
import { countDifferences, likeliestFirst } from '../core/sparql/difference-order.js';

/** Characters of queries that are read; further questions have no difference. */
const MOST_READ = 1_000_000;

/** A question that scored more in the other run, with the query that matched there and the one that missed here. */
interface Regressed {
  readonly question: QuestionFigures;
  readonly base: string;
  readonly attempt: string;
}

/** The queries of a run's questions, by their ids. */
export type QueriesById = ReadonlyMap<string, StepQueries>;

/**
 * The head run, its regressed questions with how their queries differ from those that matched in the base run. The queries of
 * the base are read only where a question regressed whose own query is known.
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
  const regressed = worse.flatMap((question) => withMatch(question, queries.get(question.id)) ?? []);
  if (regressed.length === 0) return head;
  const compare = await loadQueryComparer();
  const none = countDifferences([]);
  const changed = new Map<string, QuestionFigures>();
  let read = 0;
  for (const { question, base: before, attempt } of regressed) {
    read += before.length + attempt.length;
    if (read > MOST_READ) break;
    const [first] = likeliestFirst(compare(before, attempt) ?? [], none, question.why ?? {});
    if (first) changed.set(question.id, withDifference(question, { ...first, label: base.label }));
  }
  return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}

/** A lookup is not meant to be like the query that was right. */
function hasAttempt({ why, queries }: QuestionFigures): boolean {
  return queries?.attempt != null && why !== null && why.cause.kind !== 'only_lookups';
}

function withMatch(question: QuestionFigures, base: StepQueries | undefined): Regressed | null {
  const { why, queries } = question;
  const before = why && base?.matched.get(why.cause.step);
  return before && queries?.attempt ? { question, base: before, attempt: queries.attempt } : null;
}

/** The queries that a run's figures hold. */
export function queriesIn({ questions }: RunFigures): QueriesById {
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}

type BaseDifference = NonNullable<NonNullable<QuestionFigures['why']>['detail']['base_difference']>;

function withDifference(question: QuestionFigures, difference: BaseDifference): QuestionFigures {
  const { why } = question;
  return why ? { ...question, why: { ...why, detail: { ...why.detail, base_difference: difference } } } : question;
}
