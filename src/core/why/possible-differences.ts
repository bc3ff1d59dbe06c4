import type { StepDetail } from '../steps/model.js';
import { type Cause, causeRow } from '../words/causes.js';
import { isClassOfEntity } from './compare-conditions.js';
import type { FoundDifference } from './compare-ways.js';
import type { Condition } from './conditions.js';

/** A miss as far as differences are chosen by it. */
export type ShownMiss = Pick<StepDetail, 'cause' | 'detail'>;

/** Whether the cause needs no difference to explain it. */
export function saysAll({ cause, detail }: ShownMiss): boolean {
  if (cause === undefined) return false;
  return causeRow(cause.kind).saysAll === true || hasUnboundExtra(cause, detail);
}

/** Whether all extra rows are without any value, as rows of an OPTIONAL are. */
export function hasUnboundExtra({ kind, actual = 0, common = 0 }: Cause, detail: StepDetail['detail']): boolean {
  const extra = detail?.extra_rows ?? [];
  const isAll = kind === 'extra_rows' && extra.length > 0 && extra.length === actual - common;
  return isAll && extra.every((cells) => cells.every((cell) => cell === null));
}

/** Whether a difference can have led to a miss, by what it adds to the rows or takes away from them. */
export function canLeadTo({ cause, detail }: ShownMiss, found: FoundDifference, reference: readonly Condition[]) {
  const { kind, expected, actual, missing, extra } = found;
  const lack = lackOf(cause);
  if (cause?.kind === 'order') return kind === 'order';
  if (extra?.naming && lack === 'all rows') return true;
  if (extra?.naming) return lack === 'a condition' && extra.naming === 'name' && !detail?.repeated_for;
  // DISTINCT changes nothing but repeats.
  if (kind === 'distinct') return leadsToRepeats({ cause, detail }, expected === 'DISTINCT' || actual === undefined);
  // Another way can have the same rows more often.
  if (detail?.only_repeats) return found.isWay === true || found.steps !== undefined;
  // A column that is not returned repeats the cause.
  if (kind === 'projects_other' && lack === 'a column') return actual !== undefined && !detail?.unreturned;
  // As many rows as expected have only the wrong column.
  if (lack === 'a column') return expected !== undefined && kind !== 'unbound' && cause?.actual !== cause?.expected;
  // An order matters where the first rows are kept.
  if (kind === 'order') return lack !== 'all rows' && reference.some((one) => one.kind === 'limit');
  if (kind === 'projects_other' && lack === 'all rows') return false;
  if (kind === 'limit') return canCut(found, lack);
  // Rows show that the entity has the class.
  if (extra && isClassOfEntity(extra) && lack !== 'all rows') return false;
  // Another way, or another source, has other rows.
  if (found.isWay || kind === 'source') return true;
  if (kind === 'unbound' && lack === 'a condition') return false;
  if (kind === 'class_as_property') return !extra?.isOptional && (lack === undefined || lack === 'all rows');
  if (kind === 'unconnected') return lack === undefined || lack === 'a condition' || detail?.is_found === true;
  const isMore = actual !== undefined && extra?.isOptional !== true;
  if (lack === undefined) return isMore || expected !== undefined;
  // An alternative adds rows.
  if (lack === 'a condition') return expected !== undefined || extra?.isAlternative === true;
  return isMore || (missing?.isAlternative === true && !extra);
}

/** A lower LIMIT, or one where the reference has none, leaves out rows, a higher one adds some; only LIMIT 0 and OFFSET leave none. */
function canCut({ expected, actual }: FoundDifference, lack: ReturnType<typeof lackOf>): boolean {
  if (lack === 'all rows') return /OFFSET|^LIMIT 0\b/.test(actual ?? '');
  const change = rowsOf(actual) - rowsOf(expected);
  if (lack === 'rows') return !(change > 0);
  return lack === undefined || (expected !== undefined && !(change < 0));
}

/** The number of a LIMIT, infinite without one; NaN with an OFFSET, which selects other rows. */
function rowsOf(limit: string | undefined): number {
  return limit === undefined
    ? Number.POSITIVE_INFINITY
    : Number(/^(?:sub-select )?LIMIT (\d+)$/.exec(limit)?.[1] ?? Number.NaN);
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

/** A value that the listed things must have can be a difference. */
export function isOfListed({ kind, missing, extra }: FoundDifference, { cause }: ShownMiss): boolean {
  if (!missing || extra) return false;
  if (kind === 'filter_missing') return true;
  // Rows that are not listed are not found, whatever they are asked for.
  return missing.kind === 'link' && (missing.to.startsWith('"') || lackOf(cause) === 'rows');
}
