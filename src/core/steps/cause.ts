import { MAX_NAMED } from '../shown.js';
import { repeatingColumns } from '../tables/explain.js';
import type { Miss } from '../tables/outcome.js';
import { exampleOf } from '../tables/row-text.js';
import { jsonText } from '../text/json.js';
import { counted, plural } from '../text/numerals.js';
import { once } from '../text/values.js';
import type { CauseDetail, CauseKind } from '../words/causes.js';
import { asksForAnswer } from './attempt.js';
import { chosenHit } from './chosen-hit.js';
import { errorInstead, failureKind, wordsOfOutput } from './failed-call.js';
import { type Explained, errorOf, foundNothing, type MissedStep, outputText, SEARCH } from './missed.js';
import type { ActualStep } from './model.js';
import {
  asksOfNone,
  entitiesIn,
  entitiesOf,
  entityNotFound,
  isUnnamed,
  listsResults,
  otherClass,
  propertiesIn,
  searchedText,
} from './not-found.js';
import { looksLikeGraph } from './query-text.js';
import { shownApart } from './shown.js';
import type { PreparedActual } from './step.js';

/** The explanation of the closest step among several explanations; the first on ties. Without an explained step there are no ranks. */
export function closestMiss<T extends { readonly closeness: readonly number[] }>(misses: readonly T[]): T {
  const rankOf = ({ closeness }: T) => [closeness.length > 0 ? 1 : 0, ...closeness];
  return misses.reduce((best, next) => (isCloser(rankOf(next), rankOf(best)) ? next : best));
}

/** Why a reference step missed: explained by the agent's attempt at the answer, else by the missing calls. */
export function causeOf(missed: MissedStep) {
  const attempts = attemptsOf(missed);
  const closest = closestOf(attempts, missed);
  const elsewhere = closest?.candidate.comparator === 'iri_discovery' ? foundElsewhere(missed) : null;
  if (!closest || elsewhere) {
    const { kind, detail = {} } = elsewhere ?? withoutCandidate(missed);
    return { comparator: null, cause: { kind, step: missed.position }, detail, rows: undefined, closeness: [] };
  }
  const { candidate, miss } = closest;
  const { kind, isAlone, ...more } = refinedCause(closest, attempts, missed);
  // Without a recorded output, the comparison does not have details.
  const detail = { ...(kind === 'not_recorded' || isAlone ? {} : miss.detail), ...more.detail };
  const chosen = HAS_ANSWER.has(kind) ? chosenHit(closest, missed) : null;
  return {
    comparator: candidate.comparator,
    cause: { ...miss.cause, kind, ...(more.calls && { calls: more.calls }), step: missed.position },
    detail: {
      ...{ closest: candidate.actual.step.id, ...detail, ...cellsApart(detail) },
      ...(chosen && { chosen }),
      ...(WITHOUT_ROWS.has(kind) && isUnnamed(missed) && { is_unnamed: true }),
      ...{ ...exampleOf(kind, detail), ...placeOf(closest, missed) },
    },
    closeness: closeness(miss),
    rows: candidate.comparison.rows?.(),
  };
}

/** Misses of a query for the answer that may be about another entity. */
const HAS_ANSWER: ReadonlySet<CauseKind> = new Set(['empty_result', 'given_row_missing', 'extra_rows', 'other_rows']);

/** Misses where the agent may never have asked for the entity. */
const WITHOUT_ROWS: ReadonlySet<CauseKind> = new Set(['empty_result', 'given_row_missing', 'only_lookups']);

/** Two cells in place of each other; of long ones the parts in which they differ. */
function cellsApart({ row, expected_value, actual_value }: CauseDetail): CauseDetail {
  if (row === undefined || expected_value === undefined || actual_value === undefined) return {};
  const [expected, actual] = shownApart(expected_value, actual_value);
  return { expected_value: expected, actual_value: actual };
}

/** The number of the explained call where its cause names a value or arguments, so that the reason says which of several calls had it. */
function placeOf({ candidate, miss }: Explained, { actuals }: MissedStep): Pick<CauseDetail, 'call'> {
  const isNamed = miss.detail.first_difference !== undefined || miss.cause.kind === 'arguments_differ';
  return isNamed && actuals.length > 1 ? { call: actuals.indexOf(candidate.actual) + 1 } : {};
}

/** Agents look up an IRI with a tool of another name. */
const SEARCH_TOOL = 'autocomplete_search';

/** The step that returned the IRI, but matched another reference step or came too late. */
function foundElsewhere({ reference, actuals }: MissedStep): Refined | null {
  const iri = reference.step.output;
  if (typeof iri !== 'string' || iri === '') return null;
  const found = actuals.findLast((actual) => actual.step.status === 'success' && outputText(actual).includes(iri));
  if (!found) return null;
  return { kind: 'no_step', detail: { instead: { tool: found.step.name, reason: 'taken' }, ...failedSearch(actuals) } };
}

function failedSearch(actuals: readonly PreparedActual[]): CauseDetail {
  const last = actuals.findLast(({ names }) => names.has(SEARCH_TOOL))?.step;
  return last && last.status !== 'success' ? { tool: last.name, error: errorOf(last) } : {};
}

/** The candidates to choose from: readable attempts, else unreadable ones, else lookups. */
function attemptsOf({ candidates, given, levelOf }: MissedStep): Explained[] {
  const ranked = candidates.map((candidate) => {
    const isSparql = candidate.comparator === 'sparql';
    const level = isSparql ? levelOf(candidate.actual) : 1;
    const isUnreadable = isSparql && candidate.actual.sparql().kind === 'unreadable';
    return { candidate, level, order: isUnreadable && level > 0 ? 0.5 : level };
  });
  const best = ranked.reduce((most, { order }) => Math.max(most, order), 0);
  const attempts = ranked.filter(({ order }) => order === best);
  const outputs = attempts.map(({ candidate }) => once(() => outputText(candidate.actual)));
  const isProbe = ({ candidate }: (typeof ranked)[number], at: number) =>
    listsResults(candidate.actual, outputs.slice(0, at));
  return attempts
    .filter((one, at) => !isProbe(one, at))
    .flatMap(({ candidate, level }) => {
      const miss = candidate.comparison.explain?.(given.has);
      return miss ? [{ candidate, level, miss }] : [];
    });
}

/**
 * The closest attempt; of equal ones the last, because agents answer from it, but of empty ones that with most of the properties of
 * the reference, and then of the entities.
 */
function closestOf(attempts: readonly Explained[], { given, reference }: MissedStep): Explained | null {
  const wanted = propertiesIn(reference.query());
  const likeness = ({ candidate: { actual }, miss }: Explained): readonly number[] => {
    if (miss.cause.kind !== 'empty_result') return [];
    const shared = [...propertiesIn(actual.query())].filter((name) => wanted.has(name));
    return [shared.length, entitiesIn(actual.query(), given).size];
  };
  return attempts.reduce<Explained | null>((best, next) => {
    const [one, other] = [best ? closeness(best.miss) : [], closeness(next.miss)];
    const isBest =
      best && (isCloser(one, other) || (!isCloser(other, one) && isCloser(likeness(best), likeness(next))));
    return isBest ? best : next;
  }, null);
}

function isCloser(left: readonly number[], right: readonly number[]): boolean {
  const index = left.findIndex((value, at) => value !== right[at]);
  return index >= 0 && (left[index] ?? 0) > (right[index] ?? 0);
}

/**
 * The ranks of a miss, by which the closest attempt is chosen: first one that may be right, then a readable output, then the most
 * rows in common (without rows of given entities), then the fewest extra rows, then a column of the required name. For arguments:
 * the fewest that differ.
 */
function closeness({ cause, nearness = {} }: Miss): readonly number[] {
  const { kind, expected = 0, actual = 0, common = 0 } = cause;
  const own = nearness.own ?? common;
  const readable = READABLE[kind] ?? 1;
  const named = nearness.named ? 1 : 0;
  const isOther = kind === 'missing_column' || (kind === 'literal_for_iri' && named === 0);
  const comparable = own === 0 && isOther ? 0 : 1;
  const extra = own > 0 ? own - actual : 0;
  return [readable, own / Math.max(expected, 1), extra, comparable, named, -(nearness.differing ?? 0)];
}

/** Ranks of causes. An output that was not fully compared may be right. */
const READABLE: Readonly<Partial<Record<CauseKind, number>>> = { unreadable: 0, too_symmetric: 2 };

interface Refined {
  readonly kind: CauseKind;
  readonly detail?: CauseDetail;
  readonly calls?: number;
  /** What the comparison found does not count. */
  readonly isAlone?: true;
}

/** The most helpful cause. In addition to the two outputs, it depends on other steps, the query and the question. */
function refinedCause(closest: Explained, attempts: readonly Explained[], missed: MissedStep): Refined {
  const { candidate, miss, level } = closest;
  const { kind } = miss.cause;
  const { output } = candidate.actual.step;
  if (kind === 'not_recorded') return { kind, detail: miss.detail };
  if (output === undefined && kind !== 'arguments_differ') {
    const { name, notRecorded } = candidate.actual.step;
    return { kind: 'not_recorded', detail: { tool: name, ...(notRecorded !== undefined && { error: notRecorded }) } };
  }
  if (kind === 'unreadable' && looksLikeGraph(output)) {
    return { kind, detail: { error: 'the result of a DESCRIBE or CONSTRUCT, not a table' } };
  }
  const words = ownWords(closest, missed);
  if (words) return { kind: words.kind, detail: { error: words.error }, isAlone: true };
  const isTable = candidate.comparator === 'sparql' || candidate.comparator === 'table';
  if (isTable && miss.detail.only_repeats && level > 0) {
    const column = repeatingColumns(candidate.actual.sparql(), miss.cause.expected ?? 0);
    const { ordered, ignoreDuplicates } = missed.reference.step;
    const repeats_count = ordered ? 'order' : ignoreDuplicates === false ? 'step' : 'scoring';
    return { kind, detail: { repeats_count, ...(column !== null && { repeated_for: column }) } };
  }
  if (candidate.comparator !== 'sparql') return { kind };
  const calls = level > 0 ? splitOver(attempts) : 0;
  if (calls > 1) return { kind: 'split', calls };
  const isEmpty = kind === 'empty_result' || level === 0 || asksOfNone(candidate.actual, missed);
  const unfound = isEmpty ? entityNotFound(closest, missed) : null;
  if (unfound) return { kind: 'entity_not_found', detail: unfound };
  if (level === 0) return failedAttempt(missed, attempts);
  if (kind === 'empty_result' && miss.nearness?.onlyGiven) return { kind: 'given_row_missing' };
  if (kind === 'other_rows' && miss.nearness?.onlyGiven) return { kind, detail: { only_given: true } };
  const limit = limitReached(closest);
  return limit === null ? { kind } : { kind: 'cut_off', detail: { limit } };
}

/** Why the last query for the answer failed, if only lookups succeeded, with a later lookup that has a result. */
function failedAttempt({ reference, actuals, before, given }: MissedStep, lookups: readonly Explained[]): Refined {
  const asked = actuals.slice(0, before).filter(({ names }) => names.has(reference.step.name));
  const isFailed = (actual: PreparedActual) => actual.step.status !== 'success' && asksForAnswer(actual, given);
  const at = asked.findLastIndex(isFailed);
  if (at < 0) return { kind: 'only_lookups', detail: { ...returnedBy(lookups.at(-1)), ...failedSearch(actuals) } };
  // The agent answered from the results after the failed query.
  const later = asked.slice(at + 1).find(({ step }) => step.status === 'success' && !foundNothing(step));
  const failed = asked.filter(isFailed).map(({ step }) => step);
  const { kind, detail } = failureOf(failed);
  const instead = later && { tool: later.step.name, reason: 'later' as const };
  const more = { closest: failed.at(-1)?.id, ...(instead && { instead }) };
  return { kind: kind === 'step_failed' ? 'only_lookups' : kind, detail: { ...detail, ...more }, isAlone: true };
}

/** What a lookup returned: "3 rows with the column class". */
function returnedBy(lookup: Explained | undefined): CauseDetail {
  const result = lookup?.candidate.actual.sparql();
  if (result?.kind !== 'select') return {};
  const columns = result.columns.slice(0, MAX_NAMED);
  const names = `${plural(columns.length, 'column')} ${columns.join(', ')}`;
  return { returned: result.rows.length === 0 ? 'nothing' : `${counted(result.rows.length, 'row')} with the ${names}` };
}

/** Why calls of a tool failed, by the last of them, and how many they are if all say the same. */
function failureOf(failed: readonly ActualStep[]): Refined {
  const last = failed.at(-1) as ActualStep;
  const kinds = failed.map((step) => failureKind(errorOf(step)));
  const kind = kinds.at(-1);
  const isEach = failed.length > 1 && kinds.every((one) => one === kind);
  const detail = { error: errorOf(last), ...(isEach && { tries: failed.length }) };
  return kind ? { kind, detail: { ...detail, tool: last.name } } : { kind: 'step_failed', detail };
}

/** What the output says in its own words, where it is not what was asked for. */
function ownWords({ candidate: { actual }, miss }: Explained, { reference }: MissedStep) {
  const { kind } = miss.cause;
  if (kind === 'unreadable') return wordsOfOutput(actual.output(), miss.detail.error ?? '');
  return kind === 'value_differs' ? errorInstead(actual.output(), reference.step.output) : null;
}

/** The LIMIT that cut a result off: the result has as many rows as the LIMIT, and only misses rows; else null. */
function limitReached({ candidate: { actual }, miss }: Explained): number | null {
  const { kind } = miss.cause;
  const result = actual.sparql();
  if ((kind !== 'missing_rows' && kind !== 'given_row_missing') || result.kind !== 'select') return null;
  const limit = actual.query()?.limit ?? null;
  return limit !== null && limit === result.rows.length ? limit : null;
}

/** The number of attempts that together have all right rows; 0 if some rows are missing. */
function splitOver(attempts: readonly Explained[]): number {
  const expected = attempts[0]?.miss.cause.expected ?? 0;
  const seen = new Set<number>();
  let calls = 0;
  for (const { miss } of attempts) {
    const fresh = miss.nearness?.found?.filter((row) => !seen.has(row)) ?? [];
    for (const row of fresh) seen.add(row);
    if (fresh.length > 0) calls++;
  }
  return seen.size === expected ? calls : 0;
}

/** Why no step can be compared: there was no call, the right calls failed, or the agent stopped before. */
function withoutCandidate(missed: MissedStep): Refined {
  const { reference, actuals, before, mustFail } = missed;
  const visible = actuals.slice(0, before);
  const wanted = reference.step.name === 'iri_discovery' ? SEARCH_TOOL : reference.step.name;
  const called = visible.filter(({ names }) => names.has(wanted)).map(({ step }) => step);
  const failed = called.filter(({ status }) => status !== 'success');
  const taken = called.findLast(({ status }) => status === 'success');
  if (mustFail && taken) {
    const detail = { closest: taken.id, expected_value: 'a call that fails', actual_value: 'success' };
    return { kind: 'value_differs', detail };
  }
  const instead = taken && { tool: taken.name, reason: 'taken' as const };
  if (failed.length > 0) {
    const { kind, detail } = failureOf(failed);
    return { kind, detail: { closest: failed.at(-1)?.id, ...detail, instead } };
  }
  if (instead) return { kind: 'no_step', detail: { instead } };
  const next = actuals[before]?.step;
  if (next) return { kind: 'no_step', detail: { instead: { tool: next.name, reason: 'later' } } };
  const last = visible.at(-1);
  return last ? stopped(last, visible, missed) : { kind: 'no_tool_call' };
}

function stopped({ step: last }: PreparedActual, visible: readonly PreparedActual[], missed: MissedStep): Refined {
  const key = jsonText([last.name, last.args]);
  const before = visible.findLastIndex(({ step }) => jsonText([step.name, step.args]) !== key);
  const times = visible.length - 1 - before;
  const detail = { closest: last.id, tool: last.name, ...(times > 1 && { times }) };
  if (last.status !== 'success') return { kind: 'stopped_after', detail: { ...detail, error: errorOf(last) } };
  const searched = searchedText(last.args);
  const how = searched !== '' && { searched_as: searched };
  if (!foundNothing(last)) {
    const isUnseen = (iri: string) => !visible.some((one) => outputText(one).includes(iri));
    const entity = SEARCH.test(last.name) ? entitiesOf(missed).find(isUnseen) : undefined;
    return { kind: 'stopped_after', detail: { ...detail, ...(entity && { ...how, entity }) } };
  }
  const values = Object.values(last.args);
  const entity_class = otherClass(values, missed.reference);
  const entity = values.filter((value) => typeof value === 'string').find((value) => missed.given.resembles(value));
  const known = { ...(entity_class && { entity_class }), ...(entity !== undefined && { entity }) };
  return { kind: 'search_empty', detail: { ...detail, ...how, ...known } };
}
