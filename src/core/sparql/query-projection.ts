import type { QueryDifference } from '../cause-words.js';
import type { QueryFacts } from './query-facts.js';
import { placeText, type Role } from './query-roles.js';
import { conditionsOnlyIn, type IsSame } from './same-variables.js';

/**
 * What the reference returns and the actual query only mentions, or computes otherwise. A property that the actual query
 * does not have at all is missing there already.
 */
export function projectionDifferences(reference: QueryFacts, actual: QueryFacts, isSame: IsSame): QueryDifference[] {
  const kind = 'projects_other';
  if (reference.form !== actual.form) return [{ kind, expected: reference.form, actual: actual.form }];
  const [wanted, returned] = [placesOf(reference.projected), placesOf(actual.projected)];
  const [computed, other] = [computedIn(reference.projected), computedIn(actual.projected)];
  const missing = new Set(conditionsOnlyIn(computed, other, isSame));
  const extra = new Set(conditionsOnlyIn(other, computed, (one, another) => isSame(another, one)));
  const lacking = reference.projected.filter((role) =>
    role.computed ? missing.has(role.computed) : isKnown(role, actual) && !isAmong(role, returned),
  );
  const others = actual.projected.filter((role) =>
    role.computed ? extra.has(role.computed) : role.places.size > 0 && !isAmong(role, wanted),
  );
  return lacking.map((role, at) => ({ kind, ...textsApart(role, reference, others[at], actual) }));
}

/** The same function of other variables is written with what these are. */
function textsApart(role: Role, reference: QueryFacts, other: Role | undefined, actual: QueryFacts) {
  if (!other) return { expected: role.text };
  if (other.text !== role.text) return { expected: role.text, actual: other.text };
  const [expected, used] = [textByPlace(role, reference), textByPlace(other, actual)];
  return expected === used ? { expected: role.text } : { expected, actual: used };
}

function textByPlace({ text, computed }: Role, { placesBy }: QueryFacts): string {
  return computed?.textWith((name) => placeText(placesBy.get(name))) ?? text;
}

function computedIn(roles: readonly Role[]) {
  return roles.flatMap(({ computed }) => computed ?? []);
}

function isKnown({ places }: Role, actual: QueryFacts): boolean {
  return [...places].some((place) => actual.places.has(place));
}

function placesOf(roles: readonly Role[]): ReadonlySet<string> {
  return new Set(roles.flatMap(({ places }) => [...places]));
}

function isAmong({ places }: Role, others: ReadonlySet<string>): boolean {
  return [...places].some((place) => others.has(place));
}
