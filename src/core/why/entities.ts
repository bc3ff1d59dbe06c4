import { MIN_PART } from '../steps/given.js';
import { isLabelName } from '../steps/query-text.js';
import type { Naming, QueryFacts } from './query-facts.js';
import { nameLikeness } from './query-roles.js';
import { isVariable } from './query-terms.js';
import type { TripleFact } from './query-walk.js';

/** Without its brackets, or its quotes and its language. */
export function bare(term: string): string {
  return term.replace(/"@[a-z0-9-]+$/i, '').replace(/[<>"]/g, '');
}

/** `"f176"` and `<urn:uuid:f176>` are the same id in two forms. */
export function isSameId(one: string, other: string): boolean {
  return isSameBareId(bare(one), bare(other));
}

function isSameBareId(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= MIN_PART && long.includes(short);
}

/**
 * A query with the other query's IRI in place of a variable that it finds by the same id, or by a name where nothing else can
 * mean that IRI. How an entity is found is not a difference of two queries; if it was not found, this does not apply.
 */
export function groundedBy(written: QueryFacts, other: QueryFacts): QueryFacts {
  const plain = groundedByTexts(written, other);
  const [searched, ...more] = written.texts.flatMap((text) => text.searched ?? []);
  // With several such filters it is not known which of them names the entity.
  if (plain !== written || !searched || more.length > 0) return plain;
  const isName = ({ subject, predicate, object }: TripleFact) =>
    object === searched.variable && !written.answers.includes(subject) && isLabelName(bare(predicate));
  const facts = {
    ...written,
    triples: written.triples.map((one) => (isName(one) ? { ...one, object: searched.literal } : one)),
    constants: new Set([...written.constants, searched.literal]),
    texts: written.texts.filter((text) => !text.searched),
  };
  const found = groundedByTexts(facts, other);
  const namings = found.namings.map((one) => ({ ...one, isFilter: true }));
  return found === facts ? written : { ...found, namings };
}

function groundedByTexts(facts: QueryFacts, other: QueryFacts): QueryFacts {
  const namingOf = makeNamer(facts, other);
  const namings = facts.triples.flatMap((triple) => namingOf(triple) ?? []);
  if (namings.length === 0) return facts;
  const iriOf = new Map(namings.map(({ term, iri }) => [term, iri]));
  const isNaming = ({ subject, object }: TripleFact) =>
    namings.some(({ term, literal }) => subject === term && object === literal);
  const replaced = (term: string) => iriOf.get(term) ?? term;
  const triples = facts.triples
    .filter((triple) => !isNaming(triple))
    .map((triple) => ({ ...triple, subject: replaced(triple.subject), object: replaced(triple.object) }));
  const constants = new Set([...facts.constants, ...iriOf.values()]);
  for (const { literal } of namings) constants.delete(literal);
  const classesOf = new Map([...facts.classesOf].map(([term, classes]) => [replaced(term), classes]));
  return { ...facts, triples, constants, classesOf, namings, answers: facts.answers.map(replaced) };
}

/** Tells which entity of the other query a pattern names: the only one with the same id, or the only one that can be meant. */
function makeNamer(facts: QueryFacts, other: QueryFacts): (triple: TripleFact) => Naming | null {
  const iris = [...other.constants].filter((constant) => constant.startsWith('<'));
  const ids = iris.map((iri) => ({ iri, id: bare(iri) }));
  const asked = new Set(facts.triples.map(({ predicate }) => predicate));
  // A value that the query filters in place of naming it is no entity.
  const isFiltered = (constant: string) =>
    constant.startsWith('"') &&
    other.triples.some(({ predicate, object }) => object === constant && asked.has(predicate));
  const missing = [...other.constants].filter((one) => !facts.constants.has(one) && !isFiltered(one));
  const extra = [...facts.constants].filter((constant) => !other.constants.has(constant));
  // A query can look for the answer itself by the id of the entity.
  const isAnswer = (term: string) => {
    return facts.answers.includes(term) && other.answers.some((name) => nameLikeness(term, name) > 0);
  };
  const isOnly = missing.length === 1 && extra.length === 1 && iris.includes(missing[0] ?? '');
  return ({ subject, predicate, object: literal }) => {
    if (!literal.startsWith('"')) return null;
    if (!isVariable(subject)) {
      return isSameId(subject, literal) ? { term: subject, literal, iri: subject, predicate } : null;
    }
    if (!isLabelName(bare(predicate)) || isAnswer(subject)) return null;
    const literalId = bare(literal);
    const same = ids.filter(({ id }) => isSameBareId(id, literalId));
    const iri = same.length === 1 ? same[0]?.iri : isOnly && literal === extra[0] ? missing[0] : undefined;
    if (iri === undefined || facts.constants.has(iri)) return null;
    // A text where the other query has an entity at the same property is a real difference.
    const isLink = other.triples.some((triple) => triple.predicate === predicate && triple.object === iri);
    return isLink ? null : { term: subject, literal, iri, predicate };
  };
}
