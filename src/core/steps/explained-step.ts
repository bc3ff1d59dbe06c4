import { differenceOf } from '../text/json-path.js';
import { isAbsent, type Mapping, own } from '../text/values.js';
import { causeRow } from '../words/causes.js';
import { groupsOf, referenceOf } from './alternatives.js';
import type { ActualStep, Question, Response, StepDetail } from './model.js';
import { isQueryText } from './query-text.js';

/** Maximum paths of differing arguments. */
const MAX_PATHS = 5;

/** A reference query and the query that an agent made in its place. */
export interface QueryPair {
  readonly reference: string;
  readonly actual: string;
}

/** The queries of a scored reference step and of the actual step that matched it or explains its miss. */
export function queryPairOf(question: Question, response: Response | null, detail: StepDetail): QueryPair | null {
  const [reference, actual] = stepsOf(question, response, detail).map((step) => step && own(step.args, 'query'));
  return isQueryText(reference) && typeof actual === 'string' ? { reference, actual } : null;
}

function hasQuery({ args }: { readonly args: Mapping }): boolean {
  return isQueryText(own(args, 'query'));
}

/** The paths at which the arguments of the explained step differ; empty for queries, which are compared elsewhere. */
export function argumentPaths(question: Question, response: Response | null, detail: StepDetail): string[] {
  // These causes name the arguments themselves.
  if (!detail.cause || causeRow(detail.cause.kind).namesArguments) return [];
  const [reference, actual] = stepsOf(question, response, detail);
  // Another tool has other arguments.
  if (!reference || reference.name !== actual?.name || [reference, actual].some(hasQuery)) return [];
  // They were compared, and match.
  if ((reference.matching?.args ?? 'ignore') !== 'ignore') return [];
  return differingPaths(reference.args, actual.args);
}

function stepsOf(question: Question, response: Response | null, detail: StepDetail) {
  const actual = actualStepOf(response, detail.matches ?? detail.detail?.closest);
  const reference = referenceOf(question, detail);
  return [detail.cause?.kind === 'search_empty' ? askedBefore(question, detail, actual) : reference, actual] as const;
}

/** The last reference step of an earlier group with the name of the step after which the agent stopped. */
function askedBefore(question: Question, detail: StepDetail, actual: ActualStep | undefined) {
  return groupsOf(question, detail)
    .slice(0, detail.group)
    .flat()
    .findLast(({ name }) => name === actual?.name);
}

/** The last step with this id; undefined if the id is absent, because no step explains the miss. */
function actualStepOf(response: Response | null, id: unknown): ActualStep | undefined {
  return isAbsent(id) ? undefined : response?.steps?.findLast((step) => step.id === id);
}

/** The path of the first difference within each argument of the reference; further arguments of the agent do not count. */
function differingPaths(reference: Mapping, actual: Mapping): string[] {
  const paths: string[] = [];
  for (const key of Object.keys(reference)) {
    if (paths.length === MAX_PATHS) break;
    const [left, right] = [own(reference, key), own(actual, key)];
    if (isAbsent(left) && isAbsent(right)) continue;
    const path = differenceOf(left, right)?.path;
    if (path !== undefined) paths.push(`$.${key}${path.slice(1)}`);
  }
  return paths;
}
