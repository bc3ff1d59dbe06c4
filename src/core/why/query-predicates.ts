import { listAt } from '../text/values.js';
import type { QueryDifference } from '../words/causes.js';
import type { TripleFact } from './gathered.js';
import type { FoundDifference } from './possible-differences.js';
import { areInverse } from './property-chain.js';
import type { QueryFacts } from './query-facts.js';
import { pairAlike } from './query-pairing.js';
import { isVariable } from './query-terms.js';

/** How a query uses a property. */
interface PropertyUse {
  readonly text: string;
  /** The kinds of its two ends: a constant, or any variable. */
  readonly ends: ReadonlySet<string>;
  /** Every pattern with it is optional. */
  readonly isOptional: boolean;
  /** Every pattern with it is in a branch of a UNION. */
  readonly isAlternative: boolean;
}

/** Properties that one query has and the other has not, uses along another path, or in another direction. */
export function predicateDifferences(
  reference: QueryFacts,
  actual: QueryFacts,
  /** Compared already. */
  linked: ReadonlySet<string>,
): FoundDifference[] {
  const [expected, used] = [usesOf(reference.triples, linked), usesOf(actual.triples, linked)];
  const missing = [...expected.values()].filter(({ text }) => !used.has(text));
  const extra = [...used.values()].filter(({ text }) => !expected.has(text));
  const paths = otherPaths(missing, extra);
  const inPaths = new Set(paths.flat());
  const rest = (uses: readonly PropertyUse[]) => uses.filter((use) => !inPaths.has(use));
  const links = (uses: readonly PropertyUse[], { shown }: QueryFacts) =>
    rest(uses).filter(({ text }) => !shown.has(text));
  const shownIn = (uses: readonly PropertyUse[], { shown }: QueryFacts) =>
    rest(uses).filter(({ text }) => shown.has(text));
  const paired = pairAlike(links(missing, reference), links(extra, actual), ({ text }) => text, sameEnds);
  return [
    ...sharedUses(expected, used).flatMap(([one, other]) => differingUse(one, other)),
    ...paired.pairs.map(([one, other]) => ({
      kind: 'predicate_other' as const,
      expected: one.text,
      actual: other.text,
      ...(areInverse(one.text, other.text) && { isSameRelation: true }),
    })),
    ...paths.map(([one, other]) => ({ kind: 'path' as const, expected: one.text, actual: other.text })),
    ...paired.missing.map((use) => ({ kind: 'predicate_missing' as const, expected: useText(use), ...flagsOf(use) })),
    ...paired.extra.map((use) => ({ kind: 'predicate_extra' as const, actual: useText(use), ...flagsOf(use) })),
    ...shownIn(missing, reference).map((use) => ({
      kind: 'predicate_missing' as const,
      expected: useText(use),
      isShown: true,
    })),
    ...shownIn(extra, actual).map((use) => ({ kind: 'predicate_extra' as const, actual: useText(use), isShown: true })),
  ];
}

function flagsOf({ isAlternative }: PropertyUse): { isAlternative?: boolean } {
  return isAlternative ? { isAlternative } : {};
}

function usesOf(triples: readonly TripleFact[], linked: ReadonlySet<string>): Map<string, PropertyUse> {
  const byText = new Map<string, TripleFact[]>();
  for (const triple of triples) {
    if (triple.predicate === '?' || linked.has(triple.predicate)) continue;
    const known = byText.get(triple.predicate);
    if (known) known.push(triple);
    else byText.set(triple.predicate, [triple]);
  }
  return new Map([...byText].map(([text, own]) => [text, useOf(text, own)]));
}

function useOf(text: string, triples: readonly TripleFact[]): PropertyUse {
  const ends = triples.map(({ subject, object }) => `${endOf(subject)} ${endOf(object)}`);
  return {
    text,
    ends: new Set(ends),
    isOptional: triples.every(({ isOptional }) => isOptional),
    isAlternative: triples.every(({ isAlternative }) => isAlternative),
  };
}

function endOf(term: string): string {
  return isVariable(term) ? '?' : term;
}

/** What nearly every pattern has. */
const VARIABLES = '? ?';

function sameEnds(one: PropertyUse, other: PropertyUse): number {
  if (isCondition(one) !== isCondition(other)) return UNLIKE;
  return [...one.ends].some((ends) => ends !== VARIABLES && other.ends.has(ends)) ? 1 : 0;
}

/** Where only one is a condition, a word in common still makes two properties a pair, but nothing less. */
const UNLIKE = -0.01;

/** The property has a fixed text as its value. */
function isCondition({ ends }: PropertyUse): boolean {
  return [...ends].every((one) => one.startsWith('? "'));
}

/** `a*` where the reference has `a`: the same property along another path. */
function otherPaths(missing: readonly PropertyUse[], extra: readonly PropertyUse[]): [PropertyUse, PropertyUse][] {
  const byProperty = new Map<string, PropertyUse[]>();
  for (const use of extra) for (const property of propertiesOf(use)) listAt(byProperty, property).push(use);
  const places = new Map(extra.map((use, at) => [use, at]));
  const placeOf = (use: PropertyUse) => places.get(use) ?? 0;
  const taken = new Set<PropertyUse>();
  return missing.flatMap((one): [PropertyUse, PropertyUse][] => {
    const free = propertiesOf(one).flatMap(
      (property) => byProperty.get(property)?.find((use) => !taken.has(use)) ?? [],
    );
    const [other] = free.sort((a, b) => placeOf(a) - placeOf(b));
    if (other) taken.add(other);
    return other ? [[one, other]] : [];
  });
}

function propertiesOf({ text }: PropertyUse): string[] {
  return [...new Set(text.match(/<[^<>\s]*>/g))];
}

function sharedUses(expected: ReadonlyMap<string, PropertyUse>, used: ReadonlyMap<string, PropertyUse>) {
  return [...expected.values()].flatMap((one): [PropertyUse, PropertyUse][] => {
    const other = used.get(one.text);
    return other ? [[one, other]] : [];
  });
}

function differingUse(one: PropertyUse, other: PropertyUse): QueryDifference[] {
  if (isTurned(one, other)) return [{ kind: 'path', expected: one.text, actual: `^${one.text}` }];
  if (one.isOptional === other.isOptional) return [];
  return [{ kind: 'predicate_other', expected: useText(one), actual: useText(other) }];
}

function useText({ text, isOptional }: PropertyUse): string {
  return isOptional ? `OPTIONAL ${text}` : text;
}

/** A constant stands at one end here and at the other end there. */
function isTurned(one: PropertyUse, other: PropertyUse): boolean {
  return [...one.ends].some((ends) => {
    const turned = ends.split(' ').reverse().join(' ');
    return turned !== ends && !other.ends.has(ends) && other.ends.has(turned) && !one.ends.has(turned);
  });
}
