import { MAX_PAIRS } from '../limits.js';
import { MAX_LISTED } from '../shown.js';
import { differenceOf } from '../text/json-path.js';
import { isAbsent, type Mapping, own } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';
import { type CauseDetail, causeRow } from '../words/causes.js';
import { startSearch } from './match-leaf.js';
import type { ActualStep, Group, Question, ReferenceStep, Response, StepDetail, StepsOutcome } from './model.js';
import { isQueryText } from './query-text.js';
import { prepareActuals, type ScoredRoute, scoreRoute } from './score.js';
import { asText } from './shown.js';
import { alternativesOf, type PreparedActual, type PreparedGroups, prepareGroups, type StepContext } from './step.js';
import { hasRows } from './table-output.js';

/**
 * All routes to answer a question; empty without reference steps. `at`: the place in `reference_steps_any_of`; null: the route is
 * `reference_steps`.
 */
export function listRoutes({ groups, alternatives = [] }: Question) {
  const others = alternatives.map((route, at) => ({ groups: route, at }));
  return hasOwnSteps({ groups, alternatives }) ? [{ groups, at: null }, ...others] : others;
}

/** Whether a question has a steps score: it has reference steps, or forbids other calls than some. */
export function hasStepsScore({ groups, extraCalls }: Pick<Question, 'groups' | 'extraCalls'>): boolean {
  return groups.length > 0 || extraCalls !== undefined;
}

/** Whether anything of a question is scored: steps, rules or checks of the answer. */
export function isScorable(question: Question): boolean {
  return hasStepsScore(question) || question.answer !== undefined || question.rules !== undefined;
}

/** Whether a question has `reference_steps`, and not only `reference_steps_any_of`. */
export function hasOwnSteps({ groups, alternatives }: Pick<Question, 'groups' | 'alternatives'>): boolean {
  return groups.length > 0 && groups !== alternatives?.[0];
}

/** How many calls are compared: all of usual answers, fewer where a question has very many steps or alternatives. */
function mostCalls(routes: readonly { readonly groups: readonly Group[] }[]): number {
  const largest = routes.flatMap(({ groups }) => groups).reduce((most, { length }) => Math.max(most, length), 1);
  return Math.max(1, Math.floor(MAX_PAIRS / (routes.length * largest)));
}

interface BestRoute {
  readonly scored: ScoredRoute;
  readonly prepared: PreparedGroups;
  readonly at: number | null;
  readonly score: number;
  /** The call that makes the score 0; null: none. */
  readonly extra: ActualStep | null;
}

/** The steps score of a question: that of the best route, the first on ties. All routes share the work limit. */
export function scoreRoutes(
  question: Question,
  steps: readonly ActualStep[],
  given: StepContext,
  references: PreparedGroups,
): StepsOutcome {
  const context = { ...given, search: startSearch() };
  const actuals = prepareActuals(steps, context);
  const routes = listRoutes(question);
  const compared = actuals.slice(-mostCalls(routes));
  let isBounded = compared.length < actuals.length;
  let best: BestRoute | null = null;
  for (const { groups, at } of routes) {
    const prepared = groups === question.groups ? references : prepareGroups(groups);
    const scored = scoreRoute(prepared, compared, context);
    isBounded ||= scored.isBounded;
    if (best && scored.score <= best.score) continue;
    const { except } = question.extraCalls ?? {};
    const extra = except ? extraCall(detailsInAnyOrder(scored, prepared, actuals, context), actuals, except) : null;
    const score = extra ? 0 : scored.score;
    // If several routes score 0 because of other calls, the route with the best matched steps is explained.
    const isBetter = !best || score > best.score || (score === best.score && scored.score > best.scored.score);
    if (isBetter) best = { scored, prepared, at, score, extra };
    if (score === 1) break;
  }
  if (!best) throw new Error('a question without reference steps has no steps score');
  const { at, scored, prepared, extra } = best;
  const own = scored.outcome();
  const marked = extra ? markExtraCall(own, prepared, extra) : own;
  const outcome = { ...marked, isBounded: isBounded || own.isBounded };
  if (at === null) return outcome;
  const place = { reference_steps_any_of: at };
  return {
    ...outcome,
    details: outcome.details.map(({ group, step, ...rest }) => ({ group, step, ...place, ...rest })),
  };
}

export function groupsOf(question: Question, { reference_steps_any_of: route }: StepDetail): readonly Group[] {
  return (route === undefined ? null : question.alternatives?.[route]) ?? question.groups;
}

/** The reference step of a detail, in the route and the alternative that were scored. */
export function referenceOf(question: Question, detail: StepDetail): ReferenceStep | undefined {
  const { group, step, any_of } = detail;
  const found = groupsOf(question, detail)[group]?.[step];
  return any_of === undefined ? found : found?.anyOf?.[any_of];
}

/** Whether a question has alternatives or steps with keys such as `match_output`, which graphrag-eval does not know. */
export function hasMatchKeys(question: Question): boolean {
  const steps = listRoutes(question).flatMap(({ groups }) => groups.flat());
  return question.alternatives !== undefined || steps.some(({ matching, anyOf }) => matching || anyOf);
}

/** Whether every right answer has a table: some step of the last group has a table in all its alternatives. */
export function asksForRows(question: Question, references = prepareGroups(question.groups)): boolean {
  const last = references.at(-1) ?? [];
  return hasMatchKeys(question) && last.some((reference) => alternativesOf(reference).every(hasRows));
}

export function stepNames(question: Question): string[] {
  const steps = listRoutes(question).flatMap(({ groups }) => groups.flat());
  return steps.flatMap((step) => (step.anyOf ?? [step]).map(({ name }) => name));
}

/** The steps score of a question without reference steps that forbids calls: 1 without such a call, else 0. */
export function scoreCalls({ extraCalls }: Question, steps: readonly ActualStep[], context: StepContext): StepsOutcome {
  const actuals = prepareActuals(steps, context);
  const extra = extraCall([], actuals, extraCalls?.except ?? []);
  const outcome = { rowsF1: null, isBounded: false };
  if (extra === null) return { ...outcome, score: 1, details: [] };
  const cause = { kind: 'extra_call' as const, step: 0 };
  const place = { group: 0, step: 0, name: extra.name, comparator: null, score: 0 };
  return { ...outcome, score: 0, details: [{ ...place, cause, detail: { tool: extra.name } }] };
}

/** The details of a route with all groups as one: a call for a reference step is not an extra call, in any order. */
function detailsInAnyOrder(
  scored: ScoredRoute,
  references: PreparedGroups,
  actuals: readonly PreparedActual[],
  context: StepContext,
): readonly StepDetail[] {
  if (references.length < 2) return scored.outcome().details;
  const inAnyGroup = { ...context, knobs: { ...context.knobs, groups: 'all' as const } };
  return scoreRoute([references.flat()], actuals, inAnyGroup).outcome().details;
}

/** The first call that matched no step, also a failed one; null: none. `except`: names of tools, with `*`. */
function extraCall(details: readonly StepDetail[], actuals: readonly PreparedActual[], except: readonly string[]) {
  const matched = new Set<number>();
  for (const { score, matches } of details) {
    const placeOf = (wanted: string) =>
      actuals.findIndex(({ step }, at) => step.id === matches && step.status === wanted && !matched.has(at));
    // A failed call can have the id of its repetition; alone, it matched a step that must fail.
    const at = [placeOf('success'), placeOf('error')].find((place) => place >= 0);
    if (score > 0 && at !== undefined) matched.add(at);
  }
  const isExtra = ({ names }: PreparedActual, at: number) =>
    !matched.has(at) && !except.some((pattern) => [...names].some((name) => fitsPattern(name, pattern)));
  return actuals.find(isExtra)?.step ?? null;
}

/** The outcome with the score 0; where all steps are met, the extra call is the cause of the last one. */
function markExtraCall(outcome: StepsOutcome, references: PreparedGroups, extra: ActualStep): StepsOutcome {
  const { details } = outcome;
  const last = details.at(-1);
  if (!last || details.some(({ cause }) => cause !== undefined)) return { ...outcome, score: 0 };
  const before = references.slice(0, last.group).flat().length;
  const cause = { kind: 'extra_call' as const, step: before + last.step };
  const marked = { ...last, score: 0, cause, detail: { tool: extra.name } };
  return { ...outcome, score: 0, details: details.with(-1, marked) };
}

export interface QueryPair {
  readonly reference: string;
  readonly actual: string;
}

/** The queries of a scored reference step and of the actual step that matched it or explains its miss. */
export function queryPairOf(question: Question, response: Response | null, detail: StepDetail): QueryPair | null {
  const [reference, actual] = stepsOf(question, response, detail).map((step) => step && own(step.args, 'query'));
  return isQueryText(reference) && typeof actual === 'string' ? { reference, actual } : null;
}

/** The actual step that came closest to the reference step of a detail; undefined without one, or if it is one of another tool. */
export function closestStep(response: Response | null, { cause, detail }: StepDetail): ActualStep | undefined {
  return cause && !causeRow(cause.kind).isOtherTool ? actualStepOf(response, detail?.closest) : undefined;
}

/**
 * The paths at which the arguments of the explained step differ; of a search that found nothing, what the reference searched for instead.
 * Null if none differ, and for queries, which are compared elsewhere.
 */
export function argumentsOf(question: Question, response: Response | null, detail: StepDetail): CauseDetail | null {
  // The sentences of these causes contain the arguments.
  if (!detail.cause || causeRow(detail.cause.kind).namesArguments) return null;
  const [reference, actual] = stepsOf(question, response, detail);
  // Another tool has other arguments.
  if (!reference || reference.name !== actual?.name) return null;
  if ([reference, actual].some(({ args }) => isQueryText(own(args, 'query')))) return null;
  // The arguments were compared and match.
  if ((reference.matching?.args ?? 'ignore') !== 'ignore') return null;
  const paths = differingPaths(reference.args, actual.args);
  if (paths.length === 0) return null;
  const [key = ''] = paths.length === 1 ? (/^\$\.(\w+)$/.exec(paths[0] ?? '') ?? []).slice(1) : [];
  const searched = own(reference.args, key);
  if (detail.cause.kind !== 'search_empty' || typeof searched !== 'string') return { argument_difference: paths };
  return { expected_value: searched, ...sourceOf(searched, question, response, detail) };
}

/** The tool of the reference step before, in whose output a value of the arguments stands as a whole word, and whether a call of the run has it. */
function sourceOf(value: string, question: Question, response: Response | null, detail: StepDetail): CauseDetail {
  if (value.trim() === '') return {};
  const hasValue = ({ output }: { readonly output?: unknown }) =>
    standsIn(isAbsent(output) ? '' : asText(output), value);
  const source = earlierSteps(question, detail).find(hasValue);
  if (!source) return {};
  return { returned_by: source.name, ...(response?.steps?.some(hasValue) && { is_found: true }) };
}

function standsIn(text: string, value: string): boolean {
  const isPartOf = (at: number) => /[\p{L}\p{N}_-]/u.test(text.charAt(at));
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!isPartOf(at - 1) && !isPartOf(at + value.length)) return true;
  return false;
}

function stepsOf(question: Question, response: Response | null, detail: StepDetail) {
  const actual = actualStepOf(response, detail.matches ?? detail.detail?.closest);
  if (detail.cause?.kind !== 'search_empty') return [referenceOf(question, detail), actual] as const;
  // The last reference step of an earlier group with the name of the step after which the agent stopped.
  return [earlierSteps(question, detail).findLast(({ name }) => name === actual?.name), actual] as const;
}

function earlierSteps(question: Question, detail: StepDetail): ReferenceStep[] {
  return groupsOf(question, detail).slice(0, detail.group).flat();
}

/** The last step with this id; undefined if the id is absent, because no step explains the miss. */
function actualStepOf(response: Response | null, id: unknown): ActualStep | undefined {
  return isAbsent(id) ? undefined : response?.steps?.findLast((step) => step.id === id);
}

/** The path of the first difference within each argument of the reference; further arguments of the agent do not count. */
function differingPaths(reference: Mapping, actual: Mapping): string[] {
  const paths: string[] = [];
  for (const key of Object.keys(reference)) {
    if (paths.length === MAX_LISTED) break;
    const [left, right] = [own(reference, key), own(actual, key)];
    if (isAbsent(left) && isAbsent(right)) continue;
    const path = differenceOf(left, right)?.path;
    if (path !== undefined) paths.push(`$.${key}${path.slice(1)}`);
  }
  return paths;
}
