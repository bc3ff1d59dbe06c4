/** The questions of a comparison that can be lost or gained, and those that were. */
export interface QuestionFlips {
    /** Number of questions with a score in both runs. */
    readonly questions: number;
    /** Questions with a base score above 0, which a rerun can lose. */
    readonly losable: number;
    /** Questions with a base score below 1, which a rerun can gain. */
    readonly gainable: number;
    readonly lost: number;
    readonly gained: number;
}
/**
 * The share of questions that a rerun changes: the usual one, or twice the share that was gained if that is more, because a
 * rerun gains as many questions as it loses. A broken question is never a gain.
 */
export declare function usualChanges({ questions, gained }: QuestionFlips): number;
/**
 * The probability that a rerun of the same agent loses as many questions net (losses minus gains) as were lost, in [0, 1].
 * `changes`: the share f of questions that a rerun changes. Each of n questions is lost with probability f/2 and gained with
 * f/2, but on average at most half of those that can be lost, or gained, are. Both counts are binomial and independent:
 * P(losses − gains ≥ k) = Σ P(gains = g) · P(losses ≥ k + g), exact except for terms below 10⁻¹⁷ of the largest one.
 *
 * The rate is that of all questions, not only of those that the base can lose: which of them the base got right is chance,
 * too. With f/2 of the questions that it got right, an agent that is right in half of them would fail in up to 9 of 100 reruns.
 */
export declare function rerunChance({ questions, losable, gainable, lost, gained }: QuestionFlips, changes: number): number;
/**
 * The probability that a rerun of the same agent changes as many questions net in the same direction as have changed, in
 * [0, 1]; null if as many were lost as gained. The formula of `rerunChance`, with lost and gained exchanged for a gain.
 */
export declare function netChance(flips: QuestionFlips): number | null;
