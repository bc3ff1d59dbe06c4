import type { StepSource } from '../core/entries/judged-steps.js';
import type { AnswerPlace } from '../core/figures/entry-place.js';
import type { QuestionFigures } from '../core/figures/figures.js';
import { NO_QUERIES } from '../core/figures/step-queries.js';
import { MAX_QUERY } from '../core/limits.js';
import { closestStep, type QueryPair, queryPairOf } from '../core/steps/alternatives.js';
import type { Question, Response, StepDetail } from '../core/steps/model.js';
import { exactJsonText } from '../core/text/json.js';
import { increment, own } from '../core/text/values.js';
import { derivedIris } from '../core/why/query-names.js';
import type { MatchedQuery, PairedMiss } from './query-explanations.js';

/** Maximum number of matching questions of a template that show which differences are harmless. */
const PER_TEMPLATE = 2;

/** The question and response of a scored answer, without secrets. */
export type AnswerSource = Pick<StepSource, 'question' | 'response'>;

type ScoredSource = Omit<StepSource, 'aliases'>;

/** The questions whose matching steps are read: the first of each template. */
export function sampledQuestions(questions: readonly Question[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  return new Set(
    questions.flatMap(({ templateId }, index) => {
      increment(counts, templateId);
      return (counts.get(templateId) ?? 0) <= PER_TEMPLATE ? [index] : [];
    }),
  );
}

/** The first matching step of an answer with a query. */
export function matchedQueries(place: AnswerPlace, { question, response, entry }: ScoredSource): MatchedQuery[] {
  const matched = (entry.steps_details ?? []).filter(({ cause }) => cause === undefined);
  const pairs = matched.flatMap((detail) => queryPairOf(question, response, detail) ?? []);
  return pairs.slice(0, 1).map((pair) => ({ ...pair, place, templateId: entry.template_id }));
}

/** The queries of the missed steps of an answer. */
export function missedQueries({ question, response, entry }: ScoredSource): PairedMiss[] {
  return (entry.steps_details ?? []).flatMap((detail, at) => {
    // A lookup cannot be compared with the reference query, a failed query for the answer can.
    const isLookup = detail.cause?.kind === 'only_lookups' && closestStep(response, detail)?.status === 'success';
    const pair = detail.cause !== undefined && !isLookup && queryPairOf(question, response, detail);
    return pair ? [{ ...pair, at, detail, ...foundBefore(pair, response, detail) }] : [];
  });
}

/** A question with the query and the call of the step that decided, and the other queries of the response. */
export function withAttempt(
  question: QuestionFigures,
  decided: PairedMiss | undefined,
  { response, entry }: ScoredSource,
): QuestionFigures {
  const deciding = (entry.steps_details ?? []).find(
    ({ cause }) => cause !== undefined && cause === question.why?.cause,
  );
  const closest = deciding && closestStep(response, deciding);
  const queries = decided && decided.actual.length <= MAX_QUERY ? queriesOf(decided, response) : undefined;
  if (!closest || exactJsonText(closest.args).length > MAX_QUERY) return queries ? { ...question, queries } : question;
  const calls = { matched: new Map(), attempt: { tool: closest.name, args: closest.args } };
  return { ...question, queries: { ...(queries ?? NO_QUERIES), calls } };
}

function queriesOf({ actual: attempt, reference, derived }: PairedMiss, response: Response | null) {
  const queries = (response?.steps ?? []).map(({ args }) => own(args, 'query'));
  const asked = queries.filter((query) => typeof query === 'string');
  return { matched: new Map(), attempt, reference, asked, things: new Map(derived) };
}

/** The results of the steps before the explained one that its query uses. */
function foundBefore({ reference, actual }: QueryPair, response: Response | null, { detail }: StepDetail) {
  const steps = response?.steps ?? [];
  const at = steps.findLastIndex(({ id }) => id === detail?.closest);
  const earlier = steps.slice(0, Math.max(0, at));
  return { derived: [...derivedIris(reference, actual, earlier)] };
}
