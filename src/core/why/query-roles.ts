import { setAt } from '../text/values.js';
import { conditionOf, firstName, type Gathered, type TripleFact } from './gathered.js';
import { expressionText, isVariable, NAMELESS, type ProjectedSyntax, RDF_TYPE, termText } from './query-terms.js';
import { isNamed } from './query-walk.js';
import type { Condition } from './same-variables.js';

/** What a variable is, by the patterns that contain it: independent of its name. */
export interface Role {
  /** What a reader calls it: its class, the property that it is the value of, or the expression that gives it. */
  readonly text: string;
  readonly places: ReadonlySet<string>;
  /** What gives it; null for what stands in a pattern. */
  readonly computed: Condition | null;
}

/** By variable: the property that it is the subject or the value of, with the other end where that is a constant. */
export function placesOf(triples: readonly TripleFact[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  const add = (variable: string, place: string): void => {
    if (isVariable(variable)) setAt(places, variable).add(place);
  };
  for (const { subject, predicate, object } of triples) {
    if (predicate === RDF_TYPE && !isVariable(object)) add(subject, `a ${object}`);
    else if (predicate !== '?') {
      add(subject, `s ${predicate}`);
      add(object, `o ${predicate}`);
    }
  }
  return places;
}

export function rolesOf(
  projected: ProjectedSyntax,
  gathered: Gathered,
  placesBy: ReadonlyMap<string, ReadonlySet<string>>,
): Role[] {
  if (isNamed(projected)) return [roleOf(termText(projected.variable), gathered, placesBy)];
  if (projected.termType !== 'Wildcard') return [roleOf(termText(projected), gathered, placesBy)];
  const names = new Set([...placesBy.keys(), ...gathered.computed.keys()]);
  return [...names].filter((name) => !name.startsWith('?_:')).map((name) => roleOf(name, gathered, placesBy));
}

function roleOf(name: string, gathered: Gathered, placesBy: ReadonlyMap<string, ReadonlySet<string>>): Role {
  const variable = firstName(name, gathered);
  const expression = gathered.computed.get(variable);
  if (expression !== undefined) {
    const text = expressionText(expression, NAMELESS);
    const computed = conditionOf((names) => expressionText(expression, names), gathered);
    return { text, places: new Set([`e ${text}`]), computed };
  }
  const places = placesBy.get(variable) ?? new Set<string>();
  return { text: placeText(places), places, computed: null };
}

/** The class of a variable, else the property that it is the value or the subject of. */
export function placeText(places: ReadonlySet<string> = new Set()): string {
  const named = ['a ', 'o ', 's '].map((kind) => [...places].find((place) => place.startsWith(kind))).find(Boolean);
  return named ? `${named.startsWith('s ') ? '^' : ''}${named.slice(2)}` : '?';
}
