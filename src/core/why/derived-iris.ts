import type { ActualStep } from '../steps/model.js';
import { isQueryText } from '../steps/query-text.js';
import { once, own } from '../text/values.js';

/** Outputs that are longer are not searched. */
const MAX_OUTPUT = 1_000_000;
/** Characters of outputs that are searched for one query, each as often as it is searched. */
const MAX_SEARCHED = 500_000_000;
/** Characters from which on an id within a query is not a coincidence. */
const MIN_ID = 4;

/** The query and output of a step. */
export type SearchedStep = Pick<ActualStep, 'status' | 'args' | 'output'>;

/**
 * IRIs of an agent's query that an earlier query of the same agent found from an entity, be it one of the reference query or
 * one that the agent had found before: a step on the way, not another entity than the asked one.
 */
export function derivedIris(reference: string, actual: string, earlier: readonly SearchedStep[]): ReadonlySet<string> {
  const others = irisIn(actual).filter((iri) => !reference.includes(iri));
  if (others.length === 0) return new Set();
  const asked = idsIn(reference);
  const holds = makeSearch(earlier);
  const isFrom = (query: string, at: number): boolean =>
    asked.some((id) => query.includes(id)) ||
    irisIn(query).some((iri) => isThing(iri) && earlier.slice(0, at).some((_, before) => holds(before, iri)));
  const isSource = earlier.map(({ status, args }, at) => {
    const query = own(args, 'query');
    return once(() => status === 'success' && isQueryText(query) && isFrom(query, at));
  });
  return new Set(others.filter((iri) => isSource.some((isTrue, at) => holds(at, iri) && isTrue())));
}

/** Tells whether a step gave an IRI. */
function makeSearch(steps: readonly SearchedStep[]): (at: number, iri: string) => boolean {
  let left = MAX_SEARCHED;
  return (at, iri) => {
    const output = steps[at]?.output;
    if (typeof output !== 'string' || output.length > Math.min(MAX_OUTPUT, left)) return false;
    left -= output.length;
    return output.includes(iri.slice(1, -1));
  };
}

/** The IRIs of things that queries name. */
export function thingsIn(queries: readonly string[]): string[] {
  return [...new Set(queries.flatMap(irisIn).filter(isThing))];
}

/** The ids of the things that a query is about. */
function idsIn(query: string): string[] {
  const iris = irisIn(query);
  const things = iris.filter(isThing);
  return (things.length > 0 ? things : iris).map(idOf).filter((id) => id.length >= MIN_ID);
}

/** Ids of things have digits; names of classes and properties, which results hold as well, seldom do. */
function isThing(iri: string): boolean {
  return /\d/.test(idOf(iri));
}

function irisIn(query: string): string[] {
  return [...new Set(query.match(/<[^<>\s"{}|\\^`]{1,300}>/g))];
}

/** The last part of an IRI, or the beginning of a UUID, as agents write it. */
function idOf(iri: string): string {
  const last = iri.slice(1, -1).split(/[/#:]/).at(-1) ?? '';
  return last.split('-')[0] ?? '';
}
