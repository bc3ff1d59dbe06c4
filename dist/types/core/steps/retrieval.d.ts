import type { MatchOutcome } from '../tables/outcome.js';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type ComparedOutput } from './mcp.js';
/** A step with its output as it was recorded. */
interface Side {
    readonly step: {
        readonly args: Mapping;
    };
    readonly recorded: () => ComparedOutput;
}
/** Two retrieval steps: recall@k of the reference's ids in the actual's, in [0, 1]. */
export declare function compareRetrieval(reference: Side, actual: Side, recall: ScoringRules['recall']): MatchOutcome;
/**
 * recall@k: the share of the relevant ids among the first k retrieved, |relevant ∩ first k| / |relevant|, in
 * [0, 1]; each id counts once, ids are compared as text. 0 when nothing is relevant.
 *
 * @throws RangeError when k is not a number of at least 0.
 */
export declare function recallAtK(relevant: readonly unknown[], retrieved: readonly unknown[], k?: number): number;
/**
 * Average precision: the sum over hits of the precision at their rank, divided by the number of relevant ids, in
 * [0, 1]; a repeated id hits once. 0 when nothing is relevant. (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, 2008, section 8.4.)
 */
export declare function averagePrecision(relevant: readonly unknown[], retrieved: readonly unknown[]): number;
export {};
