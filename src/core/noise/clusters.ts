import { listAt } from '../values.js';

/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
  readonly templateId: string;
  /** Head minus base. */
  readonly change: number;
}

/**
 * Differences, added up by template: questions of one template stand or fall together, so that a template is one
 * observation, however many questions it has.
 */
export interface Clusters {
  /** Sum of the differences of each template. */
  readonly sums: Float64Array;
  /** Questions of each template. */
  readonly sizes: Float64Array;
}

/** A sum this small beside its parts is what rounding left of a nought. */
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

/** Each template as one question, whose difference is the template's mean: what a macro figure is made of. */
export function evenly({ sums, sizes }: Clusters): Clusters {
  return { sums: sums.map((sum, index) => sum / (sizes[index] as number)), sizes: sizes.map(() => 1) };
}

/** The mean difference of all questions; 0 for none. */
export function meanChange({ sums, sizes }: Clusters): number {
  const [total, questions] = [totalOf(sums), totalOf(sizes)];
  return questions === 0 ? 0 : total / questions;
}

/**
 * Standard error of the mean difference with templates as clusters, null for fewer than two of them:
 * SE² = G/(G−1) · 1/n² · Σ_c (S_c − n_c·d̄)² (Liang and Zeger 1986).
 */
export function standardError(clusters: Clusters): number | null {
  const { sums, sizes } = clusters;
  const count = sums.length;
  if (count < 2) return null;
  const mean = meanChange(clusters);
  const squares = sums.reduce((total, sum, index) => total + (sum - (sizes[index] as number) * mean) ** 2, 0);
  return Math.sqrt((count / (count - 1)) * squares) / totalOf(sizes);
}

function totalOf(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
