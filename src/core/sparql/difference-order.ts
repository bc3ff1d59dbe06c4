import { type Cause, type CauseKind, DIFFERENCE_KINDS, type QueryDifference } from '../cause-words.js';
import type { StepDetail } from '../model.js';
import { increment } from '../values.js';
import type { FoundDifference } from './found-difference.js';
import { isSameId } from './query-grounding.js';

/** Differences of a query that are kept. */
const MOST_DIFFERENCES = 5;

/** In how many matching steps a difference of a kind occurs, and this very one. */
export interface DifferenceCounts {
  readonly byKind: ReadonlyMap<string, number>;
  readonly byText: ReadonlyMap<string, number>;
}

/** Counts what differs between queries whose results are the same, and so does no harm. */
export function countDifferences(matching: Iterable<readonly QueryDifference[]>): DifferenceCounts {
  const [byKind, byText] = [new Map<string, number>(), new Map<string, number>()];
  for (const differences of matching) {
    for (const kind of new Set(differences.map(kindOf))) increment(byKind, kind);
    for (const text of new Set(differences.map(textOf))) increment(byText, text);
  }
  return { byKind, byText };
}

type ShownMiss = Pick<StepDetail, 'cause' | 'detail'>;

/**
 * The differences that can have led to the miss, those that say most first and of them those that are rarest in matching
 * steps, so that what usually does no harm comes last. What cannot be the reason is left out: it would lead away from it.
 */
export function likeliestFirst(
  differences: readonly FoundDifference[],
  counts: DifferenceCounts,
  miss: ShownMiss,
): QueryDifference[] {
  if (miss.cause && (SAYS_ALL.has(miss.cause.kind) || hasUnboundExtra(miss.cause, miss.detail))) return [];
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

/** Causes that name the reason themselves, beside which any further difference leads away. */
const SAYS_ALL: ReadonlySet<CauseKind> = new Set([
  'entity_not_found',
  'step_failed',
  'not_recorded',
  'unreadable',
  'unbound_column',
  'order',
  'split',
]);

/** Whether all extra rows are without any value, as rows of an OPTIONAL are. */
export function hasUnboundExtra({ kind, actual = 0, common = 0 }: Cause, detail: StepDetail['detail']): boolean {
  const extra = detail?.extra_rows ?? [];
  const isAll = kind === 'extra_rows' && extra.length > 0 && extra.length === actual - common;
  return isAll && extra.every((cells) => cells.every((cell) => cell === null));
}

/** What a miss of a kind lacks. */
const LACKS: Readonly<Partial<Record<CauseKind, 'all rows' | 'rows' | 'a condition' | 'a column'>>> = {
  empty_result: 'all rows',
  search_empty: 'all rows',
  missing_rows: 'rows',
  given_row_missing: 'rows',
  cut_off: 'rows',
  extra_rows: 'a condition',
  given_row_extra: 'a condition',
  literal_for_iri: 'a column',
  missing_column: 'a column',
};

/**
 * A filter that keeps an entity out, which is what a miss by a given entity alone is about. Which things a filter compares that
 * names none is known only where nothing else differs.
 */
function isTheFilter(
  { cause }: ShownMiss,
  { kind, expected, actual }: QueryDifference,
  all: readonly FoundDifference[],
): boolean {
  if (cause?.kind === 'given_row_extra') return kind === 'filter_missing' && expected?.includes('!=') === true;
  if (cause?.kind !== 'given_row_missing' || kind !== 'filter_extra' || !actual?.includes('!=')) return false;
  return actual !== NAMELESS || !all.some(({ isLink }) => isLink);
}

/** Two variables that must differ. */
const NAMELESS = '? != ?';

/** What is only shown, or a step on the way, seldom is the reason, nor is one branch of a UNION where rows are missing. */
function isAside(
  { isShown, isDerived, isSameRelation, isNamedElsewhere, isAlternative }: FoundDifference,
  { cause }: ShownMiss,
): boolean {
  const lacksRows = lackOf(cause) === 'all rows' || lackOf(cause) === 'rows';
  return [isShown, isDerived, isSameRelation, isNamedElsewhere, lacksRows && isAlternative].includes(true);
}

/** A condition less takes no rows away, one more adds none (but in a UNION), and DISTINCT changes nothing but repeats. */
function canLeadTo(
  { cause, detail }: ShownMiss,
  { kind, expected, actual, isLink = false, isAlternative = false }: FoundDifference,
): boolean {
  if (kind === 'distinct') return cause !== undefined && leadsToRepeats(cause, detail, expected !== undefined);
  if (detail?.only_repeats) return false;
  const lack = lackOf(cause);
  // That it does not return the column says no more than the cause.
  if (lack === 'a column') return kind === 'projects_other' && actual !== undefined;
  if (kind === 'limit') return canLimit(lack, expected, actual);
  if (kind === 'projects_other') return lack !== 'all rows';
  // Another way to the asked entity gives other things, whichever of both is longer.
  if (isLink) return true;
  const isOptional = expected === undefined && actual?.startsWith('OPTIONAL ') === true;
  if (lack === 'all rows' || lack === 'rows') return actual !== undefined && !isOptional;
  if (lack === 'a condition') return expected !== undefined || isAlternative;
  return !isOptional;
}

/** A limit leaves rows out, and the lack of one lets them in. */
function canLimit(lack: ReturnType<typeof lackOf>, expected: string | undefined, actual: string | undefined): boolean {
  if (lack === 'rows') return actual !== undefined;
  return lack === 'a condition' ? expected !== undefined : lack !== 'all rows';
}

/** An empty result lacks all rows, even where those are given entities alone. */
function lackOf(cause: Cause | undefined) {
  if (cause?.kind === 'given_row_missing' && cause.actual === 0) return 'all rows';
  return cause && LACKS[cause.kind];
}

/** Without DISTINCT there are more repeats, with it fewer. */
function leadsToRepeats(cause: Cause, detail: StepDetail['detail'], isMissing: boolean): boolean {
  if (detail?.only_repeats) return isMissing ? hasMore(cause) : !hasMore(cause);
  return !isMissing && (detail?.missing_repeats ?? 0) > 0;
}

function hasMore({ expected = 0, actual = 0 }: Cause): boolean {
  return actual > expected;
}

function rankOf(difference: FoundDifference, { byKind, byText }: DifferenceCounts, { cause }: ShownMiss): number[] {
  // What stands in a matching step word for word does no harm; a filter may, as its variables have no names here.
  const isHarmless = !isOneSidedLink(difference) && !isFilter(difference) && byText.has(textOf(difference));
  return [
    isHarmless ? 1 : 0,
    weightOf(difference, lackOf(cause) === 'a condition'),
    byKind.get(kindOf(difference)) ?? 0,
    byText.get(textOf(difference)) ?? 0,
    DIFFERENCE_KINDS.indexOf(difference.kind),
  ];
}

/** That a part of the way is left out may do no harm at one entity and harm at another. */
function isOneSidedLink({ isLink, expected, actual }: FoundDifference): boolean {
  return isLink === true && (expected === undefined || actual === undefined);
}

function isFilter({ kind }: QueryDifference): boolean {
  return kind === 'filter_missing' || kind === 'filter_extra';
}

/**
 * What stands in place of something else, and the way to the entity, say more than what only one side has. Where rows are too
 * many, an entity that is no condition of the query says most.
 */
function weightOf({ kind, expected, actual, isLink, isUnlinked }: FoundDifference, hasTooMany: boolean): number {
  if (hasTooMany && kind === 'constant_other' && expected?.startsWith('<') && actual === undefined) return -2;
  if (hasTooMany && isUnlinked) return -1;
  if (kind === 'distinct' || kind === 'limit') return 3;
  if (kind === 'filter_missing' || kind === 'filter_extra' || kind === 'projects_other') return 2;
  return isLink || (expected !== undefined && actual !== undefined) ? 0 : 1;
}

function comparedRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** What only one side has is another kind of fact than what both have otherwise, and so is one id in two forms. */
function kindOf({ kind, expected, actual }: QueryDifference): string {
  const optional = [expected, actual].some((text) => text?.startsWith('OPTIONAL ')) ? 'optional' : '';
  const sides = [expected === undefined ? '' : 'expected', actual === undefined ? '' : 'actual'];
  const isOneId = expected !== undefined && actual !== undefined && isSameId(expected, actual);
  return [kind, ...sides, optional, isOneId ? 'same id' : ''].join(' ');
}

function textOf(difference: QueryDifference): string {
  return [kindOf(difference), difference.expected, difference.actual].join('\n');
}
