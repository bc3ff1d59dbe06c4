import { type ComparedConditions, type FoundDifference, otherWays, wayDifference } from './compare-ways.js';
import { ANY, type Condition, isAnswer, isConstant, isEntity, isWrittenTurned } from './conditions.js';
import { isSameId } from './entities.js';
import { chainText, turned } from './query-roles.js';

/** The conditions that only one of two queries has; `extra` are those of the actual query. */
export function compareConditions(reference: readonly Condition[], actual: readonly Condition[]) {
  const [expected, used] = [textsIn(reference), textsIn(actual)];
  return {
    missing: reference.filter(({ text }) => !used.has(text)),
    extra: actual.filter(({ text }) => !expected.has(text)),
  };
}

export function textsIn(conditions: readonly Condition[]): ReadonlySet<string> {
  return new Set(conditions.map(({ text }) => text));
}

/** A way to pair what is missing with what is there instead; null: they are not a pair. */
type Pairing = (missing: Condition, extra: Condition, all: ComparedConditions) => FoundDifference | null;

/** In the order in which they are tried: the same property of other roles, then other properties of the same roles. */
const PAIRINGS: readonly Pairing[] = [otherEnd, otherForm, anyValue, otherChoice, otherEntity, sameKind];

/** All differences: pairs of conditions in place of each other, then single conditions. */
export function differencesOf(compared: ComparedConditions): FoundDifference[] {
  const { missing, extra } = compared;
  const paired = new Set<Condition>();
  const found = otherWays(compared, paired);
  for (const pair of PAIRINGS) {
    for (const one of missing) {
      for (const other of extra) {
        if (paired.has(one) || paired.has(other)) continue;
        const difference = pair(one, other, compared);
        if (!difference) continue;
        found.push({ ...difference, missing: one, extra: other });
        paired.add(one).add(other);
      }
    }
  }
  const unpaired = (all: readonly Condition[]) => all.filter((one) => !paired.has(one));
  return [
    ...found,
    ...unpaired(compared.missing)
      .filter((one) => !isClassOfEntity(one))
      .map((one) => ({ ...single(one, 'expected', compared), missing: one })),
    ...unpaired(compared.extra).map((one) => ({ ...single(one, 'actual', compared), extra: one })),
  ];
}

/** The reference states only true conditions about an entity that it names. */
export function isClassOfEntity({ kind, from }: Condition): boolean {
  return kind === 'class' && isEntity(from);
}

/** Links that differ in one thing: whether the value can be absent, the constant at the end, or the role that is asked for it. */
function otherEnd(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== 'link' || other.kind !== 'link' || one.value !== other.value) return null;
  const [hasSameStart, hasSameEnd] = [one.from === other.from, one.to === other.to];
  if (hasSameStart && hasSameEnd) return { kind: 'predicate_other', expected: sideText(one), actual: sideText(other) };
  if (!isConstant(one.to) || !isConstant(other.to)) return null;
  if (hasSameStart) return { kind: 'constant_other', expected: one.to, actual: other.to };
  const [expected, actual] = [one, other].map(({ from, value, to }) => `${from} ${value} ${to}`);
  return hasSameEnd ? { kind: 'role_other', expected, actual } : null;
}

/** Another property with the text of the id of the same entity. */
function otherForm(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== 'link' || other.kind !== 'link' || one.from !== other.from) return null;
  if (!isEntity(one.to) || !other.to.startsWith('"') || !isSameId(one.to, other.to)) return null;
  return { kind: 'predicate_other', expected: endText(one), actual: endText(other) };
}

/** Any value of a property of which the reference asks for one. */
function anyValue(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== 'link' || other.kind !== 'link' || one.from !== other.from || one.value !== other.value) return null;
  const isOpen = other.to === ANY || (!isConstant(other.to) && !isAnswer(other.to));
  if (!isOpen || !one.to.startsWith('"')) return null;
  return { kind: 'predicate_other', expected: one.text, actual: other.text };
}

/** A choice of properties, as `(:hangsIn|:storedIn)`, in place of one of them, or the reverse. */
function otherChoice(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== 'link' || other.kind !== 'link' || one.from !== other.from) return null;
  const [expected, actual] = [propertiesOf(one), propertiesOf(other)];
  const isChoice = expected.length + actual.length > 2 && expected.some((property) => actual.includes(property));
  return isChoice ? { kind: 'predicate_other', expected: sideText(one), actual: sideText(other) } : null;
}

function propertiesOf({ value }: Condition): readonly string[] {
  return value.replace(/[()]/g, '').replace(/^\^/, '').split('|');
}

/** Ways to two entities, of which each query has only one; the agent may have found its own on the way from the other. */
function otherEntity(one: Condition, other: Condition, all: ComparedConditions): FoundDifference | null {
  const [expected, actual] = [one.to, other.to];
  if (other.kind !== 'link' || one.from !== other.from || expected === actual) return null;
  if (!isEntity(expected) || entitiesOf(all.missing) !== 1) return null;
  const isList = all.extra.some(({ kind, from }) => kind === 'list' && from === actual);
  if (!isList && (!isEntity(actual) || entitiesOf(all.extra) !== 1)) return null;
  const difference = wayDifference([{ link: one, isTurned: false }], [{ link: other, isTurned: false }]);
  const start = all.derived.get(actual);
  // Rows of another property are others, whichever entity has it.
  const isOtherWay = difference.expected !== undefined && difference.actual !== undefined;
  if (isList || (start === null && !isOtherWay)) {
    return difference.actual === undefined ? { kind: 'constant_other', expected, actual } : difference;
  }
  if (typeof start === 'string' || !isOtherWay) return { kind: 'constant_other', expected, actual: start ?? actual };
  const isTurned = difference.steps?.[0]?.isTurned === true;
  const answer = isAnswer(one.from) ? one.from : '';
  const withEnd = (text: string | undefined, end: string) =>
    (isTurned ? `${end} ${text} ${answer}` : `${answer} ${text} ${end}`).trim();
  return {
    kind: difference.kind,
    expected: withEnd(difference.expected, expected),
    actual: withEnd(difference.actual, actual),
    other_entity: start === null ? 'earlier step' : 'other',
    steps: difference.steps,
  };
}

function entitiesOf(conditions: readonly Condition[]): number {
  const ends = conditions.flatMap(({ from, to, naming }) => (naming ? [] : [from, to]));
  return new Set(ends.filter(isEntity)).size;
}

/** Kinds of conditions with one kind of difference. */
const KINDS = {
  class: 'class_other',
  list: 'constant_other',
  returns: 'projects_other',
  source: 'source',
  limit: 'limit',
  order: 'order',
  distinct: 'distinct',
} as const;

/** Another value of the same role, or of the whole query. */
function sameKind(one: Condition, other: Condition): FoundDifference | null {
  const { kind } = one;
  if (kind !== other.kind || kind === 'link' || kind === 'filter' || one.from !== other.from) return null;
  // A LIMIT of a sub-select is its own.
  if (kind === 'limit' && one.value.startsWith('sub') !== other.value.startsWith('sub')) return null;
  // Variables that have one name in both queries are written as what they are, and a class with its entity.
  const isWhole = one.value === other.value || isClassOfEntity(one);
  const [expected, actual] = [one, other].map((side) => (isWhole ? side.text : side.value));
  return { kind: KINDS[kind], expected, actual };
}

/** How a condition is written as one side of a difference. */
function sideText(one: Condition): string {
  const { kind, value, chain, to, isOptional } = one;
  const literal = kind === 'link' && to.startsWith('"') ? ` ${to}` : '';
  return `${isOptional ? 'OPTIONAL ' : ''}${isWrittenTurned(one) ? chainText(turned(chain)) : value}${literal}`;
}

/** A link with its end: `<p> <entity>`, or `<entity> <p>`. */
function endText(link: Condition): string {
  if (isWrittenTurned(link)) return `${link.to} ${sideText(link)}`;
  return isEntity(link.to) ? `${sideText(link)} ${link.to}` : sideText(link);
}

/** An entity that the other query does not name at all is written behind its property. */
function single(one: Condition, side: 'expected' | 'actual', compared: ComparedConditions): FoundDifference {
  const { kind, to: entity, value, chain, instead } = one;
  if (one.naming) {
    const isWrong = one.naming === 'wrong id';
    return { kind: isWrong ? 'constant_other' : 'looked_up', expected: one.from, actual: sideText(one) };
  }
  const others = side === 'expected' ? compared.actual : compared.reference;
  const isLeftOut = side === 'expected' && isEntity(entity) && !names(others, entity);
  // The way is there, but may end at any entity, or go on from it.
  const isOpen =
    isLeftOut &&
    others.some(({ kind: of, from, to, value: way }) => {
      return of === 'link' && from === one.from && (way === value || way.startsWith(`${value}/`)) && !isConstant(to);
    });
  // Variables that have one name in both queries are written as what they are.
  const looksSame = kind !== 'link' && others.some((other) => other.kind === kind && other.value === value);
  const plain = looksSame || kind === 'list' ? one.text.replace(/^(?:FILTER|returns) /, '') : sideText(one);
  const text = { ...(instead && { expected: instead }), [side]: isLeftOut ? endText(one) : plain };
  const way = side === 'expected' ? 'missing' : 'extra';
  if (kind === 'filter') return { kind: `filter_${way}`, ...text };
  if (isOpen) return { kind: 'entity_open', ...text };
  if (kind !== 'link') return { kind: KINDS[kind], ...text };
  return { kind: chain.length > 1 ? 'path' : `predicate_${way}`, ...text };
}

/** Whether a query links something to an entity. */
export function names(conditions: readonly Condition[], entity: string): boolean {
  return conditions.some(({ kind, from, to, text }) =>
    kind === 'link' ? [from, to].includes(entity) : kind === 'filter' && text.includes(entity),
  );
}
