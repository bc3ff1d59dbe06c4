import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';
import type { TripleFact } from './query-walk.js';

/** Characters from which on a constant within another is not a coincidence. */
const LEAST_ID = 4;

/** `"f176"` and `<urn:uuid:f176>` are the same id in two forms. */
export function isSameId(one: string, other: string): boolean {
  const bare = (text: string): string => text.replace(/[<>"]/g, '');
  const [left, right] = [bare(one), bare(other)];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= LEAST_ID && long.includes(short);
}

/** Another way to name the same entity: `?x mrid "f176"` for the IRI that the other query has. */
interface Naming {
  readonly variable: string;
  readonly literal: string;
  readonly iri: string;
}

/**
 * A query with the other query's IRI in place of a variable that it finds by the same id. How an entity is found is not how
 * two queries differ; where it was not found, this does not apply.
 */
export function groundedBy(facts: QueryFacts, other: QueryFacts): QueryFacts {
  const namings = facts.triples.flatMap((triple) => namingOf(triple, facts, other) ?? []);
  if (namings.length === 0) return facts;
  const iriOf = new Map(namings.map(({ variable, iri }) => [variable, iri]));
  const isNaming = ({ subject, object }: TripleFact) =>
    namings.some(({ variable, literal }) => subject === variable && object === literal);
  const replaced = (term: string) => iriOf.get(term) ?? term;
  const triples = facts.triples
    .filter((triple) => !isNaming(triple))
    .map((triple) => ({ ...triple, subject: replaced(triple.subject), object: replaced(triple.object) }));
  const constants = new Set([...facts.constants, ...iriOf.values()]);
  for (const { literal } of namings) constants.delete(literal);
  return { ...facts, triples, constants };
}

function namingOf({ subject, predicate, object }: TripleFact, facts: QueryFacts, other: QueryFacts): Naming | null {
  if (!isVariable(subject) || !object.startsWith('"')) return null;
  const iris = [...other.constants].filter((constant) => constant.startsWith('<') && isSameId(constant, object));
  const [iri] = iris;
  // A text where the other query has an entity at the same property is a real difference.
  const isLink = other.triples.some((triple) => triple.predicate === predicate && triple.object === iri);
  return iri !== undefined && iris.length === 1 && !isLink && !facts.constants.has(iri)
    ? { variable: subject, literal: object, iri }
    : null;
}
