import type { ActualStep } from '../model.js';
import { own } from '../values.js';
import { isQueryText } from './query-text.js';

/** Outputs that are longer are not searched. */
const MOST_OUTPUT = 1_000_000;
/** Characters from which on an id within a query is not a coincidence. */
const LEAST_ID = 4;

/**
 * IRIs of an agent's query that an earlier query of the same agent found for an entity of the reference query: a step on the
 * way, not another entity than the asked one.
 */
export function derivedIris(reference: string, actual: string, earlier: readonly ActualStep[]): ReadonlySet<string> {
  const asked = irisIn(reference).map(idOf);
  const sources = earlier.filter(({ args, status }) => {
    const query = own(args, 'query');
    const isQuery = typeof query === 'string' && isQueryText(query);
    return status === 'success' && isQuery && asked.some((id) => id.length >= LEAST_ID && query.includes(id));
  });
  const outputs = sources.flatMap(({ output }) =>
    typeof output === 'string' && output.length <= MOST_OUTPUT ? [output] : [],
  );
  const others = irisIn(actual).filter((iri) => !reference.includes(iri));
  return new Set(others.filter((iri) => outputs.some((output) => output.includes(iri.slice(1, -1)))));
}

function irisIn(query: string): string[] {
  return [...new Set(query.match(/<[^<>\s"{}|\\^`]{1,300}>/g))];
}

/** The last part of an IRI, or the beginning of a UUID, as agents write it. */
function idOf(iri: string): string {
  const last = iri.slice(1, -1).split(/[/#:]/).at(-1) ?? '';
  return last.split('-')[0] ?? '';
}
