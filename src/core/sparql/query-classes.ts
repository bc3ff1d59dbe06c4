import type { QueryDifference } from '../cause-words.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';

/** Classes of what is returned and of the same entities are compared with each other; others belong to one side. */
export function classDifferences(reference: QueryFacts, actual: QueryFacts): QueryDifference[] {
  // A class at the end of a path, as `a/rdfs:subClassOf*`, is a constant there.
  const missing = withoutListed(without(without(reference.classes, actual.classes), actual.constants), actual);
  const extra = withoutListed(without(without(actual.classes, reference.classes), reference.constants), reference);
  const answers = new Set(reference.answers);
  const returned = new Set(actual.answers.flatMap((name) => actual.classesOf.get(name) ?? []));
  const pairs = [...reference.classesOf].flatMap(([term, classes]): [string, string][] => {
    const others = answers.has(term) ? [...returned] : (actual.classesOf.get(term) ?? []);
    const [expected, other] = [classes.find((type) => missing.has(type)), others.find((type) => extra.has(type))];
    if (expected === undefined || other === undefined) return [];
    missing.delete(expected);
    extra.delete(other);
    returned.delete(other);
    return [[expected, other]];
  });
  const kind = 'class_other';
  // What the reference says of an entity that it names is true anyway.
  const ofEntities = [...reference.classesOf].flatMap(([term, classes]) => (isVariable(term) ? [] : classes));
  for (const type of ofEntities) missing.delete(type);
  return [
    ...pairs.map(([expected, other]) => ({ kind, expected, actual: other }) as const),
    ...[...missing].map((expected) => ({ kind, expected }) as const),
    ...[...extra].map((other) => ({ kind, actual: other }) as const),
  ];
}

/** A list of all of them says the same as a UNION. */
function withoutListed(classes: Set<string>, { listedClasses }: QueryFacts): Set<string> {
  const areAll = listedClasses.size > 1 && [...listedClasses].every((type) => classes.has(type));
  return areAll ? without(classes, listedClasses) : classes;
}

export function onlyIn(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((item) => !other.has(item));
}

export function without(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set(onlyIn(one, other));
}
