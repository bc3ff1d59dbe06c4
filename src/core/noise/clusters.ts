import { listAt } from '../values.js';

/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
  readonly templateId: string;
  /** Head minus base. */
  readonly change: number;
}

/** Differences, added up by template. */
export interface Clusters {
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
