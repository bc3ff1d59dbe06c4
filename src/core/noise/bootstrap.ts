import { type Clusters, evenly } from './clusters.js';
import { makeBits } from './random.js';

/** Draws of an interval; its ends then move by less than a tenth of a point from seed to seed. */
export const DRAWS = 10_000;

const SEED = 1;
const TWO_TO_32 = 2 ** 32;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Share of the draws beyond each end, in ten-thousandths, from 2 templates to 20: Φ(−√(G/(G−1)) · t), t the 97.5 %
 * quantile of Student's distribution with G−1 degrees of freedom. With few templates the plain 2.5 % make intervals
 * that are too narrow (Hesterberg, What Teachers Should Know about the Bootstrap, 2015, section 4.2.1).
 */
const TAILS = [0, 0, 1, 10, 24, 41, 57, 72, 86, 97, 108, 117, 125, 132, 139, 144, 150, 154, 159];

/** Share of the draws that lies beyond each end of a 95 % interval over so many templates. */
export function tailShare(templates: number): number {
  // The series of the same formula, right to a ten-thousandth from 20 templates on.
  return (TAILS[templates - 2] ?? 250 - 1960 / (templates + 1.3)) / 10_000;
}

/** Both means of the same draws. */
export interface Intervals {
  readonly micro: Interval;
  readonly macro: Interval;
}

/**
 * 95 % intervals of the mean difference of all questions and of the mean of the templates' means. Templates are drawn
 * with replacement, as many as there are; a draw's micro difference is Σ of their sums / Σ of their sizes. An interval
 * leaves out `tailShare` of the draws at each end. Null for fewer than two templates. The same numbers for the same
 * clusters, on every machine.
 */
export function bootstrapIntervals(clusters: Clusters, draws = DRAWS): Intervals | null {
  const { length: count } = clusters.sums;
  if (count < 2) return null;
  const beyond = Math.min(Math.round(tailShare(count) * draws), Math.ceil(draws / 2) - 1);
  const { micro, macro } = drawMeans(clusters, draws);
  return { micro: middleOf(micro, beyond), macro: middleOf(macro, beyond) };
}

function middleOf(values: Float64Array, beyond: number): Interval {
  values.sort();
  return { low: values[beyond] as number, high: values[values.length - 1 - beyond] as number };
}

/** One loop for both means: drawing takes longer than adding up. */
function drawMeans(clusters: Clusters, draws: number): { micro: Float64Array; macro: Float64Array } {
  const { sums, sizes } = clusters;
  const { sums: means } = evenly(clusters);
  const count = sums.length;
  const fill = makeBits(SEED);
  const picks = new Uint32Array(count);
  const scale = count / TWO_TO_32;
  const [micro, macro] = [new Float64Array(draws), new Float64Array(draws)];
  for (let draw = 0; draw < draws; draw++) {
    fill(picks);
    let [total, questions, evenTotal] = [0, 0, 0];
    for (let pick = 0; pick < count; pick++) {
      const chosen = ((picks[pick] as number) * scale) | 0;
      total += sums[chosen] as number;
      questions += sizes[chosen] as number;
      evenTotal += means[chosen] as number;
    }
    micro[draw] = total / questions;
    macro[draw] = evenTotal / count;
  }
  return { micro, macro };
}
