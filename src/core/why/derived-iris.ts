import type { ActualStep } from '../steps/model.js';
import { isQueryText, MAX_QUERY_LENGTH } from '../steps/query-text.js';
import { once, own } from '../text/values.js';

/** Outputs that are longer are not searched. */
const MAX_OUTPUT = 1_000_000;
/** Characters of outputs that are searched for one query, each as often as it is searched. */
const MAX_SEARCHED = 500_000_000;
/** Characters from which on an id within a query is not a coincidence. */
const MIN_ID = 4;

/** The query and output of a step. */
export type SearchedStep = Pick<ActualStep, 'status' | 'args' | 'output'>;

/** IRIs that an agent found on its way, each with the entity where that way began; null: the entity of the reference query. */
export type DerivedIris = ReadonlyMap<string, string | null>;

/**
 * IRIs of an agent's query that an earlier query of the same agent found from an entity, be it one of the reference query or
 * one that the agent had found before: a step on the way, not another entity than the asked one.
 */
export function derivedIris(reference: string, actual: string, earlier: readonly SearchedStep[]): DerivedIris {
  const others = irisIn(actual).filter((iri) => !reference.includes(iri));
  if (others.length === 0) return new Map();
  const asked = idsIn(reference);
  const holds = makeSearch(earlier);
  /** Where the way of a query began; undefined: it is about nothing that was known before. */
  const startOf = (query: string, at: number): string | null | undefined => {
    if (asked.some((id) => query.includes(id))) return null;
    const known = irisIn(query).filter(
      (iri) => isThing(iri) && earlier.slice(0, at).some((_, step) => holds(step, iri)),
    );
    const [first] = known;
    return first === undefined ? undefined : (findStart(first, at) ?? first);
  };
  const starts = earlier.map(({ status, args }, at) => {
    const query = own(args, 'query');
    return once(() => (status === 'success' && isQueryText(query) ? startOf(query, at) : undefined));
  });
  const findStart = (iri: string, before = starts.length): string | null | undefined => {
    const at = starts.findIndex((start, step) => step < before && holds(step, iri) && start() !== undefined);
    return starts[at]?.();
  };
  return new Map(
    others.flatMap((iri) => {
      const start = findStart(iri);
      return start === undefined ? [] : [[iri, start] as const];
    }),
  );
}

/** The earlier query that gave all things that a query lists; null if there is none, or if the query names fewer than two. */
export function queryOfListed(reference: string, actual: string, earlier: readonly SearchedStep[]): string | null {
  const listed = thingsIn([actual]).filter((iri) => !reference.includes(iri));
  if (listed.length < 2) return null;
  const holds = makeSearch(earlier);
  const first = earlier.find(({ status, args }, at) => {
    return status === 'success' && isQueryText(own(args, 'query')) && listed.every((iri) => holds(at, iri));
  });
  const query = first && own(first.args, 'query');
  return typeof query === 'string' && query.length <= MAX_QUERY_LENGTH ? query : null;
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
