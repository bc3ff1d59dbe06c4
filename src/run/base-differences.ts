import { loadQueryComparer } from '../adapters/sparql-queries.js';
import type { QuestionFigures, RunFigures } from '../core/runs/figures.js';
import { countDifferences, rarestFirst } from '../core/sparql/difference-order.js';

/** Characters of queries that are read; further questions have no difference. */
const MOST_READ = 1_000_000;

/** A question that scored more in the other run, with the query that matched there and the one that missed here. */
interface Regressed {
  readonly question: QuestionFigures;
  readonly base: string;
  readonly attempt: string;
}

/** The head run, its regressed questions with how their queries differ from those that matched in the base run. */
export async function withBaseDifferences(base: RunFigures, head: RunFigures): Promise<RunFigures> {
  const bases = new Map(base.questions.map((question) => [question.id, question]));
  const regressed = head.questions.flatMap((question) => regressedSince(bases.get(question.id), question) ?? []);
  if (regressed.length === 0) return head;
  const compare = await loadQueryComparer();
  const none = countDifferences([]);
  const changed = new Map<string, QuestionFigures>();
  let read = 0;
  for (const { question, base: before, attempt } of regressed) {
    read += before.length + attempt.length;
    if (read > MOST_READ) break;
    const [first] = rarestFirst(compare(before, attempt) ?? [], none, question.why ?? {});
    if (first) changed.set(question.id, withDifference(question, { ...first, label: base.label }));
  }
  return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}

function regressedSince(base: QuestionFigures | undefined, question: QuestionFigures): Regressed | null {
  const { why, queries, score } = question;
  const before = why && base?.queries?.matched.get(why.cause.step);
  const isWorse = (score ?? 0) < (base?.score ?? 0);
  return isWorse && before && queries?.attempt ? { question, base: before, attempt: queries.attempt } : null;
}

type BaseDifference = NonNullable<NonNullable<QuestionFigures['why']>['detail']['base_difference']>;

function withDifference(question: QuestionFigures, difference: BaseDifference): QuestionFigures {
  const { why } = question;
  return why ? { ...question, why: { ...why, detail: { ...why.detail, base_difference: difference } } } : question;
}
