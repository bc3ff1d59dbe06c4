import {
  type ComparedConditions,
  type FoundDifference,
  isAnswer,
  isConstant,
  isEntity,
  otherWays,
  wayDifference,
} from './compare-ways.js';
import type { Condition } from './conditions.js';
import { chainText, isSameRelation, type Link, turned } from './query-roles.js';

/** The conditions that only one of two queries has; `extra` are those of the actual query. */
export function compareConditions(
  reference: readonly Condition[],
  actual: readonly Condition[],
): Pick<ComparedConditions, 'missing' | 'extra'> {
  const [expected, used] = [textsIn(reference), textsIn(actual)];
  return {
    missing: reference.filter(({ text }) => !used.has(text)),
    extra: actual.filter(({ text }) => !expected.has(text)),
  };
}

export function textsIn(conditions: readonly Condition[]): ReadonlySet<string> {
  return new Set(conditions.map(({ text }) => text));
}

/** In a longer list the first of a side are paired. */
const MAX_PAIRED = 40;

/** A way to pair what is missing with what is there instead; null: they are no pair. */
type Pairing = (missing: Condition, extra: Condition, all: ComparedConditions) => FoundDifference | null;

/** In the order in which they are tried: the same property of other roles, then other properties of the same roles. */
const PAIRINGS: readonly Pairing[] = [
  otherOptionality,
  otherConstant,
  otherRole,
  otherEntity,
  otherClass,
  filterForPattern,
  otherValue,
  otherList,
  sameKind,
];

/** All differences: pairs of conditions in place of each other, then single conditions. */
export function differencesOf(compared: ComparedConditions): FoundDifference[] {
  const missing = compared.missing.slice(0, MAX_PAIRED);
  const extra = compared.extra.slice(0, MAX_PAIRED);
  const paired = new Set<Condition>();
  const found = otherWays(compared, paired);
  const cutAt = rowsKept(compared);
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
  return [
    ...found,
    ...compared.missing
      .filter((one) => !paired.has(one) && !isClassOfEntity(one) && !isShownElsewhere(one, compared.actual))
      .map((one) => ({ ...single(one, 'expected', compared), missing: one })),
    ...compared.extra
      .filter((one) => !paired.has(one) && !isShownElsewhere(one, compared.reference))
      .map((one) => ({ ...single(one, 'actual', compared), extra: one })),
  ].map((one) => (one.kind === 'order' && cutAt !== undefined ? { ...one, cutAt } : one));
}

/**
 * Whether a value that is only shown belongs to a property that the other query has with another end, or a filter of the other
 * query has the text of a pattern.
 */
function isShownElsewhere({ isShown, ends, value }: Condition, others: readonly Condition[]): boolean {
  const end = ends[1] ?? '';
  const isSame = (one: Condition) => one.kind === 'link' && one.ends[0] === ends[0] && one.value === value;
  if (end.startsWith('"')) return others.some(({ kind, text }) => kind === 'filter' && text.includes(end));
  return isShown === true && others.some(isSame);
}

/** The reference states only true conditions about an entity that it names. */
export function isClassOfEntity({ kind, ends }: Condition): boolean {
  return kind === 'class' && isEntity(ends[0] ?? '');
}

/** The limit of the actual query, where both queries have one. */
function rowsKept({ reference, actual }: ComparedConditions): number | undefined {
  const isLimit = ({ kind }: Condition) => kind === 'limit';
  return reference.some(({ rows }) => rows !== undefined) ? actual.find(isLimit)?.rows : undefined;
}

/** Both conditions are links between the same two roles. */
function haveSameEnds(one: Condition, other: Condition): boolean {
  return one.kind === 'link' && other.kind === 'link' && one.ends.join(' ') === other.ends.join(' ');
}

function otherOptionality(one: Condition, other: Condition): FoundDifference | null {
  if (!haveSameEnds(one, other) || one.value !== other.value) return null;
  return { kind: 'predicate_other', expected: sideText(one), actual: sideText(other) };
}

/** The same property of the same role has another entity or another text. */
function otherConstant(one: Condition, other: Condition): FoundDifference | null {
  const [from, to = ''] = one.ends;
  const [start, end = ''] = other.ends;
  if (one.kind !== 'link' || other.kind !== 'link' || one.value !== other.value || from !== start) return null;
  return isConstant(to) && isConstant(end) ? { kind: 'constant_other', expected: to, actual: end } : null;
}

/** The same property with the same value, or the same class, of another role. */
function otherRole(one: Condition, other: Condition): FoundDifference | null {
  const [last, end] = [one.ends.at(-1) ?? '', other.ends.at(-1) ?? ''];
  const isSameLink = one.kind === 'link' && other.kind === 'link' && one.value === other.value && last === end;
  if (!isSameLink || !isConstant(last)) return null;
  return { kind: 'role_other', expected: linkText(one), actual: linkText(other) };
}

/** `?answer <name> "x"` */
function linkText({ ends: [from, to], value }: Condition): string {
  return `${from} ${value} ${to}`;
}

/** Ways to two entities, of which each query has only one; the agent may have found its own on the way from the other. */
function otherEntity(one: Condition, other: Condition, all: ComparedConditions): FoundDifference | null {
  if (one.kind !== 'link' || other.kind !== 'link' || one.ends[0] !== other.ends[0]) return null;
  const [expected = '', actual = ''] = [one.ends[1], other.ends[1]];
  const isList = all.extra.some(({ kind, ends }) => kind === 'list' && ends[0] === actual);
  if (!isEntity(expected) || expected === actual || entitiesOf(all.missing) !== 1) return null;
  if (!isList && (!isEntity(actual) || entitiesOf(all.extra) !== 1)) return null;
  const difference = wayDifference(one.chain, other.chain, all);
  const start = all.derived.get(actual);
  if (isList || start === null) {
    return difference.actual === undefined ? { kind: 'constant_other', expected, actual } : difference;
  }
  // Rows of another property are others, whichever entity has it.
  const isOtherWay = difference.expected !== undefined && difference.actual !== undefined && !difference.isSameRelation;
  if (start !== undefined || !isOtherWay) return { kind: 'constant_other', expected, actual: start ?? actual };
  return {
    kind: difference.kind,
    expected: `${difference.expected} ${expected}`,
    actual: `${difference.actual} ${actual}`,
  };
}

function entitiesOf(conditions: readonly Condition[]): number {
  return new Set(conditions.flatMap(({ ends }) => ends.filter(isEntity))).size;
}

function otherClass(one: Condition, other: Condition): FoundDifference | null {
  const isClass = one.kind === 'class' && other.kind === 'class' && one.ends[0] === other.ends[0];
  return isClass ? { kind: 'class_other', expected: one.value, actual: other.value } : null;
}

/** A literal without an end goes to the end of the text, which bounds the search. */
const TERM = /<[^<>\s]*>|"(?:[^"\\]|\\[\s\S])*(?:"(?:@[a-z0-9-]+)?|\\?$)/gi;

/** A filter that has the text, or the IRI, of a pattern: `"open"` is not missing where the query has `LCASE(?s) = "open"`. */
function filterForPattern(one: Condition, other: Condition): FoundDifference | null {
  if ((one.kind === 'filter') === (other.kind === 'filter')) return null;
  const [filter, pattern] = one.kind === 'filter' ? [one, other] : [other, one];
  if (!['link', 'class'].includes(pattern.kind)) return null;
  const terms = new Set(Array.from(filter.value.matchAll(TERM), ([term]) => term.toLowerCase()));
  const own = pattern.text.match(TERM) ?? [];
  if (
    !own.some((term) => (!pattern.ends.includes(term) || term.startsWith('"') ? terms.has(term.toLowerCase()) : false))
  )
    return null;
  const kind = filter === one ? 'filter_missing' : 'filter_extra';
  const textOf = (side: Condition) =>
    isEntity(side.ends[1] ?? '') ? `${sideText(side)} ${side.ends[1]}` : sideText(side);
  return { kind, expected: textOf(one), actual: textOf(other) };
}

/** Two properties of one role whose values do not matter. */
function otherValue(one: Condition, other: Condition): FoundDifference | null {
  if (!haveSameEnds(one, other) || one.ends[1] !== '?' || one.isShown !== other.isShown) return null;
  const [left, right] = [one, other].map(({ chain }) => (chain.length === 1 ? chain[0]?.predicate : undefined));
  const isPath = left !== undefined && right !== undefined && (left.includes(right) || right.includes(left));
  const areAlike = isPath || (one.chain.length === 1 && other.chain.length === 1);
  return areAlike
    ? { kind: isPath ? 'path' : 'predicate_other', expected: sideText(one), actual: sideText(other) }
    : null;
}

/** Constants of one of two lists. */
function otherList(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== 'list' || other.kind !== 'list' || one.ends[0] !== other.ends[0]) return null;
  const [expected, actual] = [one, other].map(({ value }) => value.slice(1, -1).split(', ')) as [string[], string[]];
  const [lost] = expected.filter((constant) => !actual.includes(constant));
  const [added] = actual.filter((constant) => !expected.includes(constant));
  return { kind: 'constant_other', ...(lost && { expected: lost }), ...(added && { actual: added }) };
}

const PLAIN_KINDS = {
  returns: 'projects_other',
  source: 'source',
  limit: 'limit',
  order: 'order',
  distinct: 'distinct',
} as const;

function sameKind(one: Condition, other: Condition): FoundDifference | null {
  if (one.kind !== other.kind || !(one.kind in PLAIN_KINDS)) return null;
  const kind = PLAIN_KINDS[one.kind as keyof typeof PLAIN_KINDS];
  // Variables that have one name in both queries are written as what they are.
  return one.value === other.value
    ? { kind, expected: one.text, actual: other.text }
    : { kind, expected: one.value, actual: other.value };
}

/** How a condition is written as one side of a difference. */
function sideText({ kind, value: whole, chain, ends, isOptional }: Condition): string {
  const isBackwards = chain.length > 0 && chain.every(({ isInverse }) => isInverse) && isAnswer(ends[1] ?? '');
  const value = isBackwards ? chainText(turned(chain)) : whole;
  const literal = kind === 'link' && ends[1]?.startsWith('"') ? ` ${ends[1]}` : '';
  return `${isOptional ? 'OPTIONAL ' : ''}${value}${literal}`;
}

/** An entity that the other query does not name at all is written behind its property. */
function single(one: Condition, side: 'expected' | 'actual', compared: ComparedConditions): FoundDifference {
  const others = side === 'expected' ? compared.actual : compared.reference;
  const entity = one.ends[1] ?? '';
  const isLeftOut = side === 'expected' && isEntity(entity) && !names(others, entity);
  // Variables that have one name in both queries are written as what they are.
  const looksSame = one.kind !== 'link' && others.some(({ kind, value }) => kind === one.kind && value === one.value);
  const plain = looksSame ? one.text.replace(/^(?:FILTER|returns) /, '') : sideText(one);
  const text = { [side]: isLeftOut ? `${plain} ${entity}` : plain };
  const way = side === 'expected' ? 'missing' : 'extra';
  switch (one.kind) {
    case 'link': {
      const elsewhere = hasAllProperties(others, one) && { isElsewhere: true };
      return { kind: one.chain.length > 1 ? 'path' : `predicate_${way}`, ...text, ...elsewhere };
    }
    case 'class':
      return { kind: 'class_other', ...text };
    case 'list':
      return { kind: 'constant_other', ...text };
    case 'filter':
      return { kind: `filter_${way}`, ...text };
    case 'returns':
      return { kind: 'projects_other', ...(one.instead && { expected: one.instead }), ...text };
    default:
      return { kind: PLAIN_KINDS[one.kind], ...text };
  }
}

/** Whether a query has the properties of a link, or their other ends, between other roles. */
function hasAllProperties(conditions: readonly Condition[], { chain, ends }: Condition): boolean {
  if (isConstant(ends[1] ?? '')) return false;
  const used = conditions.flatMap((one) => one.chain);
  const isUsed = (link: Link) =>
    used.some(
      (one) => one.predicate === link.predicate || isSameRelation(one, link) || isSameRelation(one, turnedLink(link)),
    );
  return chain.every(isUsed);
}

function turnedLink({ predicate, isInverse }: Link): Link {
  return { predicate, isInverse: !isInverse };
}

/** Whether a query links something to an entity. */
export function names(conditions: readonly Condition[], entity: string): boolean {
  return conditions.some(({ kind, ends, text }) =>
    kind === 'link' ? ends.includes(entity) : kind === 'filter' && text.includes(entity),
  );
}
