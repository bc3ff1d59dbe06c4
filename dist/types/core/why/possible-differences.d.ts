import type { StepDetail } from '../steps/model.js';
import { type Cause } from '../words/causes.js';
import type { ComparedConditions, FoundDifference } from './compare-ways.js';
/** A miss as far as differences are chosen by it. */
export type ShownMiss = Pick<StepDetail, 'cause' | 'detail'>;
/** Whether the cause needs no difference to explain it. */
export declare function saysAll({ cause, detail }: ShownMiss): boolean;
/** Whether all extra rows are without any value, as rows of an OPTIONAL are. */
export declare function hasUnboundExtra({ kind, actual, common }: Cause, detail: StepDetail['detail']): boolean;
/**
 * A filter that keeps an entity out, which is what a miss by a given entity alone is about. Which things a filter compares that
 * names none is known only where nothing else differs.
 */
export declare function isTheFilter({ cause }: ShownMiss, one: FoundDifference, all: readonly FoundDifference[]): boolean;
/** A filter that keeps nothing out but an entity, where the miss is about other rows. */
export declare function isAboutEntityAlone({ cause }: ShownMiss, { missing, extra }: FoundDifference): boolean;
/** Whether a difference can have led to a miss: DISTINCT changes nothing but repeats, and an order nothing but what is kept. */
export declare function canLeadTo({ cause, detail }: ShownMiss, found: FoundDifference, compared: ComparedConditions): boolean;
/** An empty result lacks all rows, even where those are given entities alone. */
export declare function lackOf(cause: Cause | undefined): "all rows" | "rows" | "a condition" | "a column" | undefined;
/** The values of one thing that an empty result needs, as one difference: it is unknown which of them is absent. */
export declare function withTogether(all: readonly FoundDifference[], { cause }: ShownMiss): FoundDifference[];
/** A value that the listed things must have can be a difference. */
export declare function isOfListed({ kind, missing, extra }: FoundDifference, { cause }: ShownMiss): boolean;
