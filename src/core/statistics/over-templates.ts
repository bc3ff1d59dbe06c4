import { listAt } from '../text/values.js';
import { DRAWS, type Interval, makeBits, middleOf } from './intervals.js';
import { SCORE_UNIT, signFlipP } from './sign-flips.js';

/** Whether a change would hold for other questions, too: templates are the observations. */
export interface Generalisation {
  /** `these`: seen on these templates only. */
  readonly verdict: 'likely' | 'these';
  /** Of the sign flips by template, in (0, 1]. */
  readonly p: number;
  /** 95 % interval of the change for other templates; null for one template. */
  readonly interval: Interval | null;
  readonly templates: number;
  /** Templates whose questions changed in sum. With fewer than 6 no p gets to 5 %. */
  readonly changed: number;
}

/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation.
 */
export function generalise(differences: readonly Difference[]): Generalisation {
  const clusters = clustersOf(differences);
  const sums = [...clusters.sums];
  const p = signFlipP(sums, SCORE_UNIT);
  return {
    verdict: p <= 0.05 ? 'likely' : 'these',
    p,
    interval: bootstrapInterval(clusters),
    templates: sums.length,
    changed: sums.filter((sum) => sum !== 0).length,
  };
}

/** Templates drawn in all: of thousands of templates, the mean varies so little that fewer draws place its ends as well. */
const MAX_PICKS = 20_000_000;
const MIN_DRAWS = 1_000;

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
  const draws = Math.max(MIN_DRAWS, Math.min(DRAWS, Math.floor(MAX_PICKS / count)));
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

/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
  readonly templateId: string;
  /** Head minus base. */
  readonly change: number;
}

/** Differences, added up by template. */
interface Clusters {
  /** Sum of the differences of each template. */
  readonly sums: Float64Array;
  /** Questions of each template. */
  readonly sizes: Float64Array;
}

/** A sum this small beside its parts is what rounding left of 0. */
const ROUNDING = 1e-9;

/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
export function clustersOf(differences: readonly Difference[]): Clusters {
  const byTemplate = new Map<string, number[]>();
  for (const { templateId, change } of differences) listAt(byTemplate, templateId).push(change);
  const clusters = [...byTemplate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, changes]) => changes);
  return {
    sums: Float64Array.from(clusters, sumOf),
    sizes: Float64Array.from(clusters, (changes) => changes.length),
  };
}

function sumOf(changes: readonly number[]): number {
  const sum = changes.reduce((total, change) => total + change, 0);
  const size = changes.reduce((total, change) => total + Math.abs(change), 0);
  return Math.abs(sum) <= size * ROUNDING ? 0 : sum;
}
