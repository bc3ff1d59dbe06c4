import type { CauseKind } from '../cause-words.js';
import { DIFFERENCE_KINDS, type QueryDifference } from '../cause-words.js';
import type { StepDetail } from '../model.js';
import { increment } from '../values.js';

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
  differences: readonly QueryDifference[],
  counts: DifferenceCounts,
  miss: Pick<StepDetail, 'cause' | 'detail'>,
): QueryDifference[] {
  const ranked = differences.map((difference, index) => ({
    difference,
    rank: [canLeadTo(miss, difference) ? 0 : 1, ...rankOf(difference, counts), index],
  }));
  ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
  return ranked.slice(0, MOST_DIFFERENCES).map(({ difference }) => difference);
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

/** A condition less takes no rows away, one more adds none, and DISTINCT changes nothing but repeats. */
function canLeadTo(
  { cause, detail }: Pick<StepDetail, 'cause' | 'detail'>,
  { kind, expected, actual }: QueryDifference,
) {
  if (kind === 'distinct' || detail?.only_repeats) return kind === 'distinct' && hasRepeats(detail);
  const lack = cause ? LACKS[cause.kind] : undefined;
  if (kind === 'limit' || kind === 'projects_other') return lack !== 'all rows';
  const isLess = actual === undefined || (expected === undefined && actual.startsWith('OPTIONAL '));
  if (lack === 'all rows' || lack === 'rows') return !isLess;
  if (lack === 'a condition') return expected !== undefined || isLess;
  return true;
}

function hasRepeats(detail: StepDetail['detail']): boolean {
  return detail?.only_repeats === true || (detail?.missing_repeats ?? 0) > 0;
}

function rankOf(difference: QueryDifference, { byKind, byText }: DifferenceCounts): number[] {
  return [
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

/** Characters from which on a constant within another is no accident. */
const LEAST_ID = 4;

/** `"f176"` and `<urn:uuid:f176>` are the same id in two forms. */
function isSameId(one: string, other: string): boolean {
  const bare = (text: string): string => text.replace(/[<>"]/g, '');
  const [left, right] = [bare(one), bare(other)];
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= LEAST_ID && long.includes(short);
}

function textOf(difference: QueryDifference): string {
  return [kindOf(difference), difference.expected, difference.actual].join('\n');
}
