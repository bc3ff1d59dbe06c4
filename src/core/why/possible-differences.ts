import type { StepDetail } from '../steps/model.js';
import { type Cause, causeRow } from '../words/causes.js';
import type { ComparedConditions, FoundDifference } from './compare-ways.js';

/** A miss as far as differences are chosen by it. */
export type ShownMiss = Pick<StepDetail, 'cause' | 'detail'>;

/** Whether the cause needs no difference to explain it. */
export function saysAll({ cause, detail }: ShownMiss): boolean {
  return cause !== undefined && (causeRow(cause.kind).saysAll === true || hasUnboundExtra(cause, detail));
}

/** Whether all extra rows are without any value, as rows of an OPTIONAL are. */
export function hasUnboundExtra({ kind, actual = 0, common = 0 }: Cause, detail: StepDetail['detail']): boolean {
  const extra = detail?.extra_rows ?? [];
  const isAll = kind === 'extra_rows' && extra.length > 0 && extra.length === actual - common;
  return isAll && extra.every((cells) => cells.every((cell) => cell === null));
}

/**
 * A filter that keeps an entity out, which is what a miss by a given entity alone is about. Which things a filter compares that
 * names none is known only where nothing else differs.
 */
export function isTheFilter({ cause }: ShownMiss, one: FoundDifference, all: readonly FoundDifference[]): boolean {
  const { kind, expected, actual, extra } = one;
  if (cause?.kind === 'given_row_extra') return kind === 'filter_missing' && expected?.includes('!=') === true;
  if (cause?.kind !== 'given_row_missing' || kind !== 'filter_extra' || !actual?.includes('!=')) return false;
  return !BOTH_VARIABLE.test(actual) || ANSWER_AND_ENTITY.test(extra?.text ?? '') || !all.some(({ isWay }) => isWay);
}

/** A filter that keeps nothing out but an entity, where the miss is about other rows. */
export function isAboutEntityAlone({ cause }: ShownMiss, { missing, extra }: FoundDifference): boolean {
  const isGiven = cause?.kind === 'given_row_extra' || cause?.kind === 'given_row_missing';
  return !isGiven && [missing, extra].some((one) => one !== undefined && ANSWER_AND_ENTITY.test(one.text));
}

/** Two variables that must differ. */
const BOTH_VARIABLE = /^\?\S* != \?\S*$/;
/** An answer and an entity, by their roles. */
const ANSWER_AND_ENTITY = /^FILTER (?:\?[^\s/]+ != <[^\s<>]+>|<[^\s<>]+> != \?[^\s/]+)$/;

/** Whether a difference can have led to a miss: DISTINCT changes nothing but repeats, and an order nothing but what is kept. */
export function canLeadTo({ cause, detail }: ShownMiss, found: FoundDifference, compared: ComparedConditions): boolean {
  const { kind, expected, actual, missing, extra } = found;
  const lack = lackOf(cause);
  if (cause?.kind === 'order') return kind === 'order';
  if (kind === 'distinct') return leadsToRepeats({ cause, detail }, expected === 'DISTINCT' || actual === undefined);
  if (detail?.only_repeats) return false;
  // A column that is not returned repeats the cause.
  if (lack === 'a column') return kind === 'projects_other' && actual !== undefined;
  if (kind === 'order') return lack !== 'all rows' && canBeCut(cause, detail, compared);
  if (kind === 'projects_other') return lack !== 'all rows';
  // Only an offset, or a limit of 0, leaves none.
  if (kind === 'limit' && lack === 'all rows') return /OFFSET|^LIMIT 0\b/.test(actual ?? '');
  // A value that may be absent takes no rows away.
  if (missing && extra && missing.isOptional !== extra.isOptional && missing.value === extra.value) {
    return (lack === 'a condition') === (extra.isOptional === true);
  }
  const { takes, adds } = effectOf(found);
  return (takes && lack !== 'a condition') || (adds && lack !== 'all rows' && lack !== 'rows');
}

/** Whether a difference takes rows away, or adds some: a condition less takes none, one more adds none (but in a UNION). */
function effectOf({ kind, expected, actual, missing, extra, isWay }: FoundDifference) {
  const [isMore, isLess] = [actual !== undefined, expected !== undefined];
  if (kind === 'limit') {
    const change = rowsOf(actual) - rowsOf(expected);
    return { takes: isMore && !(change > 0), adds: isLess && !(change < 0) };
  }
  if (kind === 'unconnected' || isOneOf(expected, actual)) return { takes: false, adds: true };
  if (isOneOf(actual, expected)) return { takes: true, adds: false };
  // Another way to the asked entity returns other things, whichever of the two is longer.
  if (isWay || kind === 'source') return { takes: true, adds: true };
  // Without one alternative there are fewer rows.
  if (missing?.isAlternative && !isMore) return { takes: true, adds: false };
  const isOptional = extra?.isOptional === true && !isLess;
  return { takes: isMore && !isOptional, adds: isLess || extra?.isAlternative === true };
}

/** An alternative more takes no rows away: `a|b` for `a`. */
function isOneOf(one: string | undefined, many: string | undefined): boolean {
  const [, alternatives] = /^\(([^()]*)\)$/.exec(many ?? '') ?? [];
  const all = alternatives?.split('|') ?? [];
  const items = one?.replace(/^\((.*)\)$/, '$1').split('|');
  return items?.every((item) => all.includes(item)) === true;
}

/** The number of a LIMIT; NaN with an OFFSET, which selects other rows. */
function rowsOf(limit: string | undefined): number {
  return Number(/^LIMIT (\d+)$/.exec(limit ?? '')?.[1] ?? Number.NaN);
}

/** An order matters where both queries keep the first rows, and a limit cuts nothing off a result with fewer rows. */
function canBeCut(cause: Cause | undefined, detail: StepDetail['detail'], compared: ComparedConditions): boolean {
  const limitOf = (all: ComparedConditions['actual']) => all.find(({ kind }) => kind === 'limit');
  const [expected, actual] = [limitOf(compared.reference), limitOf(compared.actual)];
  const isFull = detail?.distinct_rows === true || !((cause?.actual ?? 0) < rowsOf(actual?.value));
  return expected !== undefined && actual !== undefined && isFull;
}

/** An empty result lacks all rows, even where those are given entities alone. */
export function lackOf(cause: Cause | undefined) {
  if (cause?.kind === 'given_row_missing' && cause.actual === 0) return 'all rows';
  return cause && causeRow(cause.kind).lacks;
}

/** Without DISTINCT there are more repeats, with it fewer. */
function leadsToRepeats({ cause, detail }: ShownMiss, isMissing: boolean): boolean {
  const { expected = 0, actual = 0 } = cause ?? {};
  if (detail?.only_repeats) return isMissing === actual > expected;
  return !isMissing && (detail?.missing_repeats ?? 0) > 0;
}

/** The values of one thing that an empty result needs, as one difference: it is unknown which of them is absent. */
export function withTogether(all: readonly FoundDifference[], { cause }: ShownMiss): FoundDifference[] {
  const isOne = ({ kind, extra }: FoundDifference) => kind === 'predicate_extra' && extra?.to === '?';
  const [first] = all;
  if (lackOf(cause) !== 'all rows' || !first || !isOne(first)) return [...all];
  const together = all.filter((one) => isOne(one) && one.extra?.from === first.extra?.from);
  const others = all.filter((one) => !together.includes(one));
  return [{ ...first, actual: together.map(({ actual }) => actual).join(', ') }, ...others];
}

/** A value that the listed things must have can be a difference. */
export function isOfListed({ kind, missing, extra }: FoundDifference, { cause }: ShownMiss): boolean {
  if (!missing || extra) return false;
  if (kind === 'filter_missing') return true;
  // Rows that are not listed are not found, whatever they are asked for.
  return missing.kind === 'link' && (missing.to.startsWith('"') || lackOf(cause) === 'rows');
}
