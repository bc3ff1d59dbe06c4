import type { StepSource } from '../core/entries/judged-steps.js';
import type { Entry } from '../core/entries/result-types.js';
import type { AnswerPlace, PlacedKeys } from '../core/figures/entry-place.js';
import type { QuestionFigures } from '../core/figures/figures.js';
import type { MatchedQueries, MissedQueries, PairedMiss, RunQueries } from '../core/figures/missed-queries.js';
import { NO_QUERIES } from '../core/figures/step-queries.js';
import { MAX_QUERY } from '../core/limits.js';
import { closestStep, type QueryPair, queryPairOf } from '../core/steps/alternatives.js';
import type { Question, Response, StepDetail } from '../core/steps/model.js';
import { exactJsonText } from '../core/text/json.js';
import { increment, type Mapping, own } from '../core/text/values.js';
import { derivedIris } from '../core/why/query-names.js';
import { hasQueriesToRead } from './query-explanations.js';

/** Maximum number of matching questions of a template that show which differences are harmless. */
const PER_TEMPLATE = 2;

/** The question and response of a scored answer, without secrets. */
export type AnswerSource = Pick<StepSource, 'question' | 'response'>;

type ScoredSource = Omit<StepSource, 'aliases'>;

/** An answer whose entry waits for the differences of its queries. */
interface KeptMiss extends MissedQueries {
  /** The end of the entry, from `steps_details` on; null without that key. */
  readonly tail: Mapping | null;
}

/**
 * Stores the queries of missed steps until all answers are scored, because the order of the differences depends on all matching
 * steps of a run, and the choice of queries on the baseline.
 */
export function makeQueryCollector() {
  const kept = new Map<string, KeptMiss>();
  const matched: MatchedQueries[] = [];
  const keyOf = ({ question, trial }: AnswerPlace) => `${question} ${trial}`;
  return {
    /** Takes the missed queries and the written entry of a scored answer. Returns the parts that can be written now. */
    take: (missed: MissedQueries, entry: Entry): PlacedKeys => {
      const { place } = missed;
      if (!hasQueriesToRead(missed)) return { place: { ...place, part: 'start' }, keys: entry };
      const { head, tail } = splitEntry(entry);
      kept.set(keyOf(place), { ...missed, tail });
      return { place: { ...place, part: 'start' }, keys: head };
    },
    addMatched: (more: readonly MatchedQueries[]) => void matched.push(...more),
    queries: (): RunQueries => ({ missed: [...kept.values()], matched }),
    /** The end of the entry of an answer whose queries are explained. */
    tailOf: (place: AnswerPlace) => kept.get(keyOf(place))?.tail ?? null,
  };
}

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
export function matchedQueries(place: AnswerPlace, { question, response, entry }: ScoredSource): MatchedQueries[] {
  const matched = (entry.steps_details ?? []).filter(({ cause }) => cause === undefined);
  const pairs = matched.flatMap((detail) => queryPairOf(question, response, detail) ?? []);
  return pairs.slice(0, 1).map((pair) => ({ ...pair, place }));
}

/** The queries of the missed steps of an answer; `why`: the reason of its miss. */
export function missedQueries(
  place: AnswerPlace,
  { question, response, entry }: ScoredSource,
  why: QuestionFigures['why'],
): MissedQueries {
  const misses = (entry.steps_details ?? []).flatMap((detail, at): PairedMiss[] => {
    // A lookup cannot be compared with the reference query, a failed query for the answer can.
    const isLookup = detail.cause?.kind === 'only_lookups' && closestStep(response, detail)?.status === 'success';
    const pair = detail.cause !== undefined && !isLookup && queryPairOf(question, response, detail);
    return pair ? [{ ...pair, at, detail, ...foundBefore(pair, response, detail) }] : [];
  });
  const deciding = misses.find(({ detail }) => detail.cause === why?.cause);
  return { place, misses, decides: deciding?.at ?? null };
}

/** A question with the query and the call of the step that decided, and the other queries of the response. */
export function withAttempt(
  question: QuestionFigures,
  missed: MissedQueries,
  { response, entry }: ScoredSource,
): QuestionFigures {
  const deciding = (entry.steps_details ?? []).find(
    ({ cause }) => cause !== undefined && cause === question.why?.cause,
  );
  const closest = deciding && closestStep(response, deciding);
  const withQueries = withQueryOf(question, missed, response);
  if (!closest || exactJsonText(closest.args).length > MAX_QUERY) return withQueries;
  const calls = { matched: new Map(), attempt: { tool: closest.name, args: closest.args } };
  return { ...withQueries, queries: { ...(withQueries.queries ?? NO_QUERIES), calls } };
}

function withQueryOf(
  question: QuestionFigures,
  { misses, decides }: MissedQueries,
  response: Response | null,
): QuestionFigures {
  const decided = misses.find(({ at }) => at === decides);
  const { actual: attempt, reference = null, derived = [] } = decided ?? {};
  if (attempt === undefined || attempt.length > MAX_QUERY) return question;
  const queries = (response?.steps ?? []).map(({ args }) => own(args, 'query'));
  const asked = queries.filter((query) => typeof query === 'string');
  return { ...question, queries: { matched: new Map(), attempt, reference, asked, things: new Map(derived) } };
}

/** The results of the steps before the explained one that its query uses. */
function foundBefore({ reference, actual }: QueryPair, response: Response | null, { detail }: StepDetail) {
  const steps = response?.steps ?? [];
  const at = steps.findLastIndex(({ id }) => id === detail?.closest);
  const earlier = steps.slice(0, Math.max(0, at));
  return { derived: [...derivedIris(reference, actual, earlier)] };
}

/** An entry taken apart before its `steps_details`. */
function splitEntry(entry: Entry): { head: Mapping; tail: Mapping | null } {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === 'steps_details');
  if (at < 0) return { head: entry, tail: null };
  return { head: Object.fromEntries(pairs.slice(0, at)), tail: Object.fromEntries(pairs.slice(at)) };
}
