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

/**
 * The differences that are rarest in matching steps, the rarest first, so that what usually does no harm comes last. After
 * them those that by themselves cannot change a result in the way of the miss.
 */
export function rarestFirst(
  differences: readonly FoundDifference[],
  counts: DifferenceCounts,
  miss: Pick<StepDetail, 'cause' | 'detail'>,
): QueryDifference[] {
  const ranked = differences.map((difference, index) => ({
    difference,
    rank: [leadRank(miss, difference), isAside(difference) ? 1 : 0, ...rankOf(difference, counts, miss), index],
  }));
  ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
  return ranked
    .slice(0, MOST_DIFFERENCES)
    .map(({ difference: { isShown, isDerived, isAlternative, ...plain } }) => plain);
}

/** What a miss of a kind lacks. */
const LACKS: Readonly<Partial<Record<CauseKind, 'all rows' | 'rows' | 'a condition'>>> = {
  empty_result: 'all rows',
  entity_not_found: 'all rows',
  missing_rows: 'rows',
  given_row_missing: 'rows',
  cut_off: 'rows',
  extra_rows: 'a condition',
  given_row_extra: 'a condition',
};

/** A filter that keeps an entity out, which is what a miss by a given entity alone is about. */
function isTheFilter({ cause }: Pick<StepDetail, 'cause'>, { kind, expected, actual }: QueryDifference): boolean {
  if (cause?.kind === 'given_row_extra') return kind === 'filter_missing' && expected?.includes('!=') === true;
  return cause?.kind === 'given_row_missing' && kind === 'filter_extra' && actual?.includes('!=') === true;
}

/** What is only shown or optional, or a step on the way, seldom is the reason. */
function isAside({ isShown, isDerived, expected, actual }: FoundDifference): boolean {
  return isShown === true || isDerived === true || (expected === undefined && actual?.startsWith('OPTIONAL ') === true);
}

function leadRank(miss: Pick<StepDetail, 'cause' | 'detail'>, difference: FoundDifference): number {
  if (isTheFilter(miss, difference)) return -1;
  return canLeadTo(miss, difference) ? 0 : 1;
}

/** A condition less takes no rows away, one more adds none (but in a UNION), and DISTINCT changes nothing but repeats. */
function canLeadTo(
  { cause, detail }: Pick<StepDetail, 'cause' | 'detail'>,
  { kind, expected, actual, isAlternative = false }: FoundDifference,
): boolean {
  if (kind === 'distinct') return cause !== undefined && leadsToRepeats(cause, detail, expected !== undefined);
  if (detail?.only_repeats) return false;
  const lack = cause ? LACKS[cause.kind] : undefined;
  if (kind === 'limit' || kind === 'projects_other') return lack !== 'all rows';
  const isLess = actual === undefined || (expected === undefined && actual.startsWith('OPTIONAL '));
  if (lack === 'all rows' || lack === 'rows') return !isLess;
  if (lack === 'a condition') return expected !== undefined || isLess || isAlternative;
  return true;
}

/** Without DISTINCT there are more repeats, with it fewer. */
function leadsToRepeats(cause: Cause, detail: StepDetail['detail'], isMissing: boolean): boolean {
  if (detail?.only_repeats) return isMissing ? hasMore(cause) : !hasMore(cause);
  return !isMissing && (detail?.missing_repeats ?? 0) > 0;
}

function hasMore({ expected = 0, actual = 0 }: Cause): boolean {
  return actual > expected;
}

function rankOf(
  difference: QueryDifference,
  { byKind, byText }: DifferenceCounts,
  { cause }: Pick<StepDetail, 'cause'>,
): number[] {
  // What stands in a matching step word for word does no harm; a filter may, as its variables have no names here.
  const isHarmless = !difference.kind.startsWith('filter_') && byText.has(textOf(difference));
  return [
    isHarmless ? 1 : 0,
    // The property that is there in place of another says more than one that is there as well.
    difference.kind === 'predicate_extra' && cause?.kind === 'empty_result' ? 1 : 0,
    byKind.get(kindOf(difference)) ?? 0,
    byText.get(textOf(difference)) ?? 0,
    DIFFERENCE_KINDS.indexOf(difference.kind),
  ];
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
