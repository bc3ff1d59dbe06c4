import { DIFFERENCE_KINDS, type QueryDifference } from '../cause-words.js';
import { increment } from '../values.js';
import type { FoundDifference } from './found-difference.js';
import { canLeadTo, isAside, isTheFilter, lackOf, type ShownMiss, saysAll } from './possible-differences.js';
import { isSameId } from './query-grounding.js';

/** Differences of a query that are kept. */
const MOST_DIFFERENCES = 5;

/** In how many matching steps a difference of a kind occurs, and this very one. */
export interface DifferenceCounts {
  readonly byKind: ReadonlyMap<string, number>;
  readonly byText: ReadonlyMap<string, number>;
}

/** Counts what differs between queries whose results are the same, and so does no harm. */
export function countDifferences(matching: Iterable<readonly FoundDifference[]>): DifferenceCounts {
  const [byKind, byText] = [new Map<string, number>(), new Map<string, number>()];
  for (const differences of matching) {
    for (const kind of new Set(differences.map(kindOf))) increment(byKind, kind);
    for (const text of new Set(differences.map(textOf))) increment(byText, text);
  }
  return { byKind, byText };
}

/**
 * The differences that can have led to the miss, those that say most first and of them those that are rarest in matching
 * steps, so that what usually does no harm comes last. What cannot be the reason is left out: it would lead away from it.
 */
export function likeliestFirst(
  differences: readonly FoundDifference[],
  counts: DifferenceCounts,
  miss: ShownMiss,
): QueryDifference[] {
  if (saysAll(miss)) return [];
  const possible = differences.filter(
    (difference) => isTheFilter(miss, difference, differences) || canLeadTo(miss, difference),
  );
  const ranked = possible.map((difference, index) => ({
    difference,
    rank: [
      isTheFilter(miss, difference, differences) ? 0 : 1,
      isAside(difference, miss) ? 1 : 0,
      ...rankOf(difference, counts, miss),
      index,
    ],
  }));
  ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
  return ranked.slice(0, MOST_DIFFERENCES).map(({ difference: { kind, expected, actual } }) => ({
    kind,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  }));
}

function rankOf(difference: FoundDifference, { byKind, byText }: DifferenceCounts, { cause }: ShownMiss): number[] {
  // What stands in a matching step word for word does no harm; but a filter may, as its variables have no names here, and so
  // may another way to the entity, which leads to the same things from one entity and not from another.
  const isHarmless = difference.isLink !== true && !isFilter(difference) && byText.has(textOf(difference));
  return [
    isHarmless ? 1 : 0,
    weightOf(difference, lackOf(cause)),
    byKind.get(kindOf(difference)) ?? 0,
    byText.get(textOf(difference)) ?? 0,
    DIFFERENCE_KINDS.indexOf(difference.kind),
  ];
}

function isFilter({ kind }: QueryDifference): boolean {
  return kind === 'filter_missing' || kind === 'filter_extra';
}

/**
 * What stands in place of something else, and the way to the entity, say more than what only one side has. Where rows are too
 * many, an entity that is no condition of the query says most.
 */
function weightOf(
  { kind, expected, actual, isLink, isUnlinked }: FoundDifference,
  lack: ReturnType<typeof lackOf>,
): number {
  const hasTooMany = lack === 'a condition';
  if (hasTooMany && kind === 'constant_other' && expected?.startsWith('<') && actual === undefined) return -2;
  if (hasTooMany && isUnlinked) return -1;
  if (kind === 'constant_other' && isOtherEntity(expected, actual)) return -0.5;
  if (kind === 'filter_extra' && lack === 'rows') return 0.5;
  if (kind === 'distinct' || kind === 'limit') return 3;
  const hasBoth = expected !== undefined && actual !== undefined;
  if (kind === 'projects_other' || (isFilter({ kind }) && !hasBoth)) return 2;
  return isLink || hasBoth ? 0 : 1;
}

/** Whatever is asked of another entity than the asked one, its answer is another. */
function isOtherEntity(expected: string | undefined, actual: string | undefined): boolean {
  return [expected, actual].every((text) => text !== undefined && WHOLE_IRI.test(text));
}

const WHOLE_IRI = /^<[^<>]*>$/;

function comparedRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** What only one side has is another kind of fact than what both have otherwise, and so is one id in two forms. */
function kindOf({ kind, expected, actual, isCondition }: FoundDifference): string {
  const optional = [expected, actual].some((text) => text?.startsWith('OPTIONAL ')) ? 'optional' : '';
  const sides = [expected === undefined ? '' : 'expected', actual === undefined ? '' : 'actual'];
  const isOneId = expected !== undefined && actual !== undefined && isSameId(expected, actual);
  return [kind, ...sides, optional, isOneId ? 'same id' : '', isCondition ? 'condition' : ''].join(' ');
}

function textOf(difference: FoundDifference): string {
  const text = [kindOf(difference), difference.expected, difference.actual].join('\n');
  return isFilter(difference) ? text.replace(/\?[\p{L}\p{N}_]+/gu, '?') : text;
}
