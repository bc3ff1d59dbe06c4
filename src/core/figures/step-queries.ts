import type { Entry } from '../entries/result-types.js';
import type { SentCall, SentCalls } from '../steps/argument-changes.js';
import { resultOf } from '../steps/call-result.js';
import type { StepDetail } from '../steps/model.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { derivedIris, thingsIn } from '../why/query-names.js';
import { causeRow } from '../words/causes.js';
import type { StepQueries, Why } from './figures.js';

/** The queries and calls of an entry's steps that matched, and of the step that explains its miss; undefined without any. */
export function stepQueriesOf(entry: Entry, why: Why | null): StepQueries | undefined {
  const steps = mappings(entry.actual_steps);
  const matchedSteps = stepsByPosition(entry, steps);
  const matched = mapValues(matchedSteps, queryText);
  const missedDetail = entry.steps_details?.find(({ cause }) => cause && cause.step === why?.cause.step);
  const closestStep = findStep(steps, missedDetail?.detail?.closest);
  const attempt = closestStep ? queryText(closestStep) : null;
  const isOfTool = why !== null && !causeRow(why.cause.kind).isOtherTool;
  const calls: SentCalls = {
    matched: mapValues(matchedSteps, returnedCall),
    attempt: isOfTool && closestStep ? callOf(closestStep) : null,
    ...(matchedSteps.size > 0 && { made: steps.flatMap((step) => returnedCall(step) ?? []) }),
  };
  if (matched.size === 0 && calls.matched.size === 0 && !closestStep) return undefined;
  const reference = attempt === null || !missedDetail ? null : referenceQuery(entry, missedDetail);
  const all = steps.flatMap((step) => queryText(step) ?? []);
  // An answer that missed can name entities that nothing returned.
  const isTrusted = why === null && matched.size > 0;
  const things = new Map<string, string | null>(isTrusted ? thingsIn(all).map((iri) => [iri, null]) : []);
  if (attempt !== null && reference !== null) {
    const before = steps.slice(0, closestStep ? steps.indexOf(closestStep) : 0);
    const searched = before.map(({ status, args, output }) => ({ status, args: isMapping(args) ? args : {}, output }));
    const derived = derivedIris(reference, attempt, searched);
    for (const [iri, start] of derived) if (!things.has(iri)) things.set(iri, start);
  }
  const asked = attempt === null ? [] : all;
  return { matched, attempt, reference, asked, things, calls, ...(why && { entry }) };
}

/** Only the queries of the steps that matched; undefined without any. */
export function matchedQueriesOf(entry: Entry): StepQueries | undefined {
  const matched = mapValues(stepsByPosition(entry, mappings(entry.actual_steps)), queryText);
  return matched.size === 0 ? undefined : { ...NO_QUERIES, matched };
}

export const NO_QUERIES: StepQueries = {
  matched: new Map(),
  attempt: null,
  reference: null,
  asked: [],
  things: new Map(),
};

function stepsByPosition(entry: Entry, steps: readonly Mapping[]): Map<number, Mapping> {
  const matched = new Map<number, Mapping>();
  for (const detail of (entry.steps_details ?? []).filter(({ cause }) => isAbsent(cause))) {
    const [position, step] = [stepPosition(entry, detail), findStep(steps, detail.matches)];
    if (step && position !== null) matched.set(position, step);
  }
  return matched;
}

/** What is read of each step, without steps that do not have it. */
function mapValues<T>(steps: ReadonlyMap<number, Mapping>, read: (step: Mapping) => T | null): Map<number, T> {
  const found = [...steps].map(([position, step]) => [position, read(step)] as const);
  return new Map(found.flatMap(([position, value]) => (value === null ? [] : [[position, value]])));
}

function referenceQuery({ reference_steps }: Entry, { group, step }: StepDetail): string | null {
  const reference: unknown = reference_steps?.[group]?.[step];
  return isMapping(reference) ? queryText(reference) : null;
}

function queryText({ args }: Mapping): string | null {
  const query = isMapping(args) ? own(args, 'query') : null;
  return typeof query === 'string' ? query : null;
}

function mappings(value: unknown): Mapping[] {
  return [value].flat().filter(isMapping);
}

/** The position of a step, counted over all groups; null if it is unknown. */
function stepPosition({ reference_steps }: Entry, { group, step }: StepDetail): number | null {
  if (!Array.isArray(reference_steps)) return null;
  const before = reference_steps.slice(0, group).map((steps: unknown) => (Array.isArray(steps) ? steps.length : 0));
  return before.reduce((sum, count) => sum + count, step);
}

function callOf({ name, args }: Mapping): SentCall | null {
  return typeof name === 'string' && isMapping(args) ? { tool: name, args } : null;
}

function returnedCall(step: Mapping): SentCall | null {
  const [call, result] = [callOf(step), resultOf(step)];
  return call && { ...call, ...(result && { result }) };
}

function findStep(steps: readonly Mapping[], id: unknown): Mapping | undefined {
  return isAbsent(id) ? undefined : steps.findLast((one, index) => (one.id ?? `#${index + 1}`) === id);
}
