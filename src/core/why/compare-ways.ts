import { isLabelName } from '../steps/query-text.js';
import { listAt } from '../text/values.js';
import type { QueryDifference } from '../words/causes.js';
import { ANY, type Condition, isAnswer, isConstant, isEntity, rolesIn } from './conditions.js';
import type { DerivedIris } from './query-names.js';
import { type Chain, chainText, isMostlyInverse, isSame, turned, withoutCommon } from './query-roles.js';

/** One way in which a query differs from another, with the conditions that it is about. */
export interface FoundDifference extends QueryDifference {
  readonly missing?: Condition;
  readonly extra?: Condition;
  /** Two links by the same roles: another way to the same thing. */
  readonly isWay?: boolean;
  /** Of a way: all links of both sides, in the direction in which its texts are written. */
  readonly steps?: readonly WrittenLink[];
  /** Of a way: the role that it leads to. */
  readonly end?: string;
  /** Of two ways: both without what they have in common, for a line that has no room for the whole ones. */
  readonly own?: { readonly expected: string; readonly actual: string };
}

/** A link, and whether its way is written from its end. */
export interface WrittenLink {
  readonly link: Condition;
  readonly isTurned: boolean;
}

/** The conditions of only one of two queries. */
export interface ComparedConditions {
  readonly reference: readonly Condition[];
  readonly actual: readonly Condition[];
  readonly missing: readonly Condition[];
  readonly extra: readonly Condition[];
  /** IRIs that the agent found on its way. */
  readonly derived: DerivedIris;
  /** The actual query can connect its patterns by something else than a common term. */
  readonly hasOtherJoins: boolean;
}

/** How two queries get from one role to another, where they do so in different ways; the links on these ways are paired. */
export function otherWays(compared: ComparedConditions, paired: Set<Condition>): FoundDifference[] {
  const { reference, actual, missing, extra } = compared;
  const [expected, used] = [stepsByRole(reference), stepsByRole(actual)];
  const starts = rolesIn([...missing, ...extra].filter(({ kind }) => kind === 'link')).filter(isAnswer);
  const ends = rolesIn([...reference, ...actual]).filter((role) => isAnswer(role) || isEntity(role));
  const pairs = starts.flatMap((start) =>
    ends.filter((end) => isEntity(end) || start < end).map((end) => [start, end] as const),
  );
  return pairs.flatMap(([start, end]): FoundDifference[] => {
    const [one, other] = [shortestRoute(start, end, expected), shortestRoute(start, end, used)];
    const lost = one?.find(({ link }) => missing.includes(link))?.link;
    if (one && lost && isUnconnected(end, compared, used)) {
      for (const { link } of one) paired.add(link);
      return [{ kind: 'unconnected', expected: end, end, missing: lost }];
    }
    if (!one || !other) return [];
    const added = other.find(({ link }) => extra.includes(link))?.link;
    const isOne = chainText(chainOf(one)) === chainText(chainOf(other));
    const links = [...one, ...other].map(({ link }) => link);
    if ((!lost && !added) || (isOne && links.some(({ isOptional }) => isOptional))) return [];
    for (const link of links) paired.add(link);
    // On the same way, one of the queries asks for something more.
    if (isOne) return [];
    return [{ ...wayDifference(one, other, [start, end]), end, missing: lost, extra: added }];
  });
}

/** Properties that the actual query asks with subject and object exchanged, from the same role or to the same one. */
export function exchangedIn({ reference, missing, extra }: ComparedConditions): FoundDifference[] {
  const classesOf = (role: string) =>
    reference.flatMap((one) => (one.kind === 'class' && one.from === role ? one.value : []));
  return extra.flatMap((one) => {
    const found = missing.flatMap((other): FoundDifference[] => {
      const isSameEnd = one.to === other.to && one.to !== ANY;
      // Where both ends are of one class, what follows the first one can as well follow the last one.
      const isOneClass = classesOf(other.from).some((type) => classesOf(other.to).includes(type));
      const isFromSame =
        one.from === other.from && !isOneClass && (isSameEnd || [one, other].every(({ to }) => isEntity(to)));
      const ends = [...(isFromSame ? [0] : []), ...(isSameEnd ? [-1] : [])];
      const actual = ends.map((end) => exchangedAt(end, other, one)).find((property) => property !== undefined);
      return actual === undefined ? [] : [{ kind: 'exchanged', actual, isWay: true, missing: other, extra: one }];
    });
    return one.isOptional ? [] : found.slice(0, 1);
  });
}

function exchangedAt(end: number, missing: Condition, extra: Condition): string | undefined {
  const [expected, actual] = withoutCommon(missing.chain, extra.chain);
  const property = actual.at(end)?.predicate;
  const directions = actual.filter(({ predicate }) => predicate === property).map(({ isInverse }) => isInverse);
  const wanted = expected.at(end);
  return wanted?.predicate === property && directions.every((one) => one !== wanted?.isInverse) ? property : undefined;
}

/** Whether nothing else than the direction of one property is another in a way. */
export function isOnlyExchanged({ missing, extra }: FoundDifference): boolean {
  const [expected, actual] = withoutCommon(missing?.chain ?? [], extra?.chain ?? []);
  return missing?.to === extra?.to && expected.length === 1 && actual.length === 1;
}

/** Whether the actual query has an entity, and no way from it to what the query returns: its rows are those of all entities. */
function isUnconnected(entity: string, { actual, hasOtherJoins }: ComparedConditions, steps: StepsByRole): boolean {
  const roles = rolesIn(actual);
  if (hasOtherJoins || !isEntity(entity) || !roles.includes(entity) || !roles.some(isAnswer)) return false;
  const connected = new Set(roles.filter(isAnswer));
  for (const role of connected) for (const { to } of steps.get(role) ?? []) if (to !== '?') connected.add(to);
  return !connected.has(entity);
}

/** A link followed to a role, maybe from its other end. */
interface Step extends WrittenLink {
  readonly to: string;
}

function chainOf(steps: readonly WrittenLink[]): Chain {
  return steps.flatMap(({ link, isTurned }) => (isTurned ? turned(link.chain) : link.chain));
}

type StepsByRole = ReadonlyMap<string, readonly Step[]>;

function stepsByRole(conditions: readonly Condition[]): StepsByRole {
  const byRole = new Map<string, Step[]>();
  for (const link of conditions.filter(({ kind }) => kind === 'link')) {
    listAt(byRole, link.from).push({ to: link.to, link, isTurned: false });
    listAt(byRole, link.to).push({ to: link.from, link, isTurned: true });
  }
  return byRole;
}

/** The shortest way between two roles of a query, not through entities and values. */
function shortestRoute(from: string, to: string, steps: StepsByRole): readonly Step[] | null {
  const routes = new Map<string, readonly Step[]>([[from, []]]);
  for (const [role, before] of routes) {
    if (role === to) return before;
    if (role !== from && (isConstant(role) || role === '?')) continue;
    for (const step of steps.get(role) ?? []) if (!routes.has(step.to)) routes.set(step.to, [...before, step]);
  }
  return null;
}

/**
 * What one of two ways has in addition; or both ways whole where each has something of its own, in the direction in which most of
 * what the actual query has is written. Ways that are written in opposite directions keep them, with their ends:
 * `?answer <p> <e>`, `<e> <q> ?answer`.
 */
export function wayDifference(
  one: readonly WrittenLink[],
  other: readonly WrittenLink[],
  ends: readonly [string, string] | null = null,
): FoundDifference {
  const own = withoutCommon(chainOf(one), chainOf(other));
  const isBoth = own.every(({ length }) => length > 0);
  const [expected, actual] = isBoth ? [chainOf(one), chainOf(other)] : own;
  const shown = isBoth && isMostlyInverse(expected) !== isMostlyInverse(actual) ? ends : null;
  const isBackwards = isMostlyInverse(actual.length === 0 ? expected : chainOf(other));
  const isTurnedSide = (chain: Chain) => (shown ? isMostlyInverse(chain) : isBackwards);
  const textOf = (chain: Chain) => {
    const isTurned = isTurnedSide(chain);
    const text = chainText(isTurned ? turned(chain) : chain);
    const [from, to] = (isTurned ? shown?.toReversed() : shown) ?? [];
    return shown ? `${from} ${text} ${to}` : text;
  };
  const [startsAlike, endsAlike] = [0, -1].map((at) => isSame(chainOf(one).at(at), chainOf(other).at(at)));
  const cutText = (chain: Chain) => {
    const [start, end] = isBackwards ? [endsAlike, startsAlike] : [startsAlike, endsAlike];
    return `${start ? '…/' : ''}${chainText(isBackwards ? turned(chain) : chain)}${end ? '/…' : ''}`;
  };
  const isPlain = own.every((chain) => chain.length === 1 && chain[0]?.isInverse === isBackwards);
  const written = (steps: readonly WrittenLink[], side: Chain) =>
    steps.map(({ link, isTurned }) => ({ link, isTurned: isTurned !== isTurnedSide(side) }));
  return {
    kind: isPlain ? 'predicate_other' : 'path',
    ...(expected.length > 0 && { expected: textOf(expected) }),
    ...(actual.length > 0 && { actual: textOf(actual) }),
    ...(isBoth && (startsAlike || endsAlike) && { own: { expected: cutText(own[0]), actual: cutText(own[1]) } }),
    isWay: true,
    steps: [...written(one, expected), ...written(other, actual)],
  };
}

/**
 * The first way by another relation to an entity that the right query of another run has, and no query of this run;
 * `asked`: all queries of this run, `named`: what else is named, in addition to the reference, which has the same entity.
 * Null for none: by which names or optional values another run got its rows does not explain a miss, nor does what it
 * asked of another entity.
 */
export function wayOnlyIn(
  found: readonly FoundDifference[],
  asked: readonly string[],
  { entities, named }: { readonly entities: ReadonlySet<string>; readonly named: FoundDifference | undefined },
): FoundDifference | null {
  // All words of a query, without the dot that ends a statement.
  const known = asked.map((query) => new Set(query.match(/[\p{L}\p{N}_-]+(?:\.+[\p{L}\p{N}_-]+)*/gu)));
  const way = found.find(({ isWay, end = '', expected = '', own }) => {
    const properties = ((own?.expected ?? expected).match(/<[^<>]*>/g) ?? []).flatMap((iri) =>
      iri === end ? [] : iri.slice(1, -1).split(/[/#:]/).at(-1) || [],
    );
    const isOther = isWay && properties.some((name) => !isLabelName(name));
    const isAbout = !isEntity(end) || (entities.has(end) && [undefined, end].includes(named?.end));
    return isOther && isAbout && !known.some((words) => properties.every((name) => words.has(name)));
  });
  return way ?? null;
}
