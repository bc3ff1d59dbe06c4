import { DIFFERENCE_KINDS, type QueryDifference } from '../model.js';
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

/** The differences that are rarest in matching steps, the rarest first; what usually does no harm comes last. */
export function rarestFirst(differences: readonly QueryDifference[], counts: DifferenceCounts): QueryDifference[] {
  const ranked = differences.map((difference, index) => ({ difference, rank: [...rankOf(difference, counts), index] }));
  ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
  return ranked.slice(0, MOST_DIFFERENCES).map(({ difference }) => difference);
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

/** What only one side has is another kind of fact than what both have otherwise. */
function kindOf({ kind, expected, actual }: QueryDifference): string {
  return [kind, expected === undefined ? '' : 'expected', actual === undefined ? '' : 'actual'].join(' ');
}

function textOf(difference: QueryDifference): string {
  return [kindOf(difference), difference.expected, difference.actual].join('\n');
}
