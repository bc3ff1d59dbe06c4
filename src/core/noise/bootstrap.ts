import type { Clusters } from './clusters.js';
import { DRAWS, type Interval, middleOf } from './interval.js';
import { makeBits } from './random.js';

/** Templates drawn in all: of thousands of templates, the mean varies so little that fewer draws place its ends as well. */
const MOST_PICKS = 20_000_000;
const FEWEST_DRAWS = 1_000;

const SEED = 1;
const TWO_TO_32 = 2 ** 32;

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

/**
 * The 95 % interval of the mean change over the questions of templates that are drawn with replacement, as many as there
 * are: a draw's change is Σ of their sums / Σ of their sizes. It leaves out `tailShare` of the draws at each end. Null
 * for fewer than two templates. The same numbers for the same clusters, on every machine.
 */
export function bootstrapInterval(clusters: Clusters): Interval | null {
  const { length: count } = clusters.sums;
  if (count < 2) return null;
  const draws = Math.max(FEWEST_DRAWS, Math.min(DRAWS, Math.floor(MOST_PICKS / count)));
  const beyond = Math.min(Math.round(tailShare(count) * draws), Math.ceil(draws / 2) - 1);
  return middleOf(drawMeans(clusters, draws), beyond);
}

function drawMeans({ sums, sizes }: Clusters, draws: number): Float64Array {
  const count = sums.length;
  const fill = makeBits(SEED);
  const picks = new Uint32Array(count);
  const scale = count / TWO_TO_32;
  const means = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    fill(picks);
    let total = 0;
    let questions = 0;
    for (let pick = 0; pick < count; pick++) {
      const chosen = ((picks[pick] as number) * scale) | 0;
      total += sums[chosen] as number;
      questions += sizes[chosen] as number;
    }
    means[draw] = total / questions;
  }
  return means;
}
