import { median } from './measure.mjs';
import { millions } from './report.mjs';

/**
 * Runs two pieces of work in pairs, one after the other, and returns what each pair used. Every second pair is in the other
 * order, so that neither side always runs first.
 */
export async function runPairs(count, runBase, runThis) {
  const pairs = [];
  while (pairs.length < count) {
    const order = pairs.length % 2 === 0 ? ['base', 'current'] : ['current', 'base'];
    const pair = {};
    for (const side of order) pair[side] = await (side === 'base' ? runBase : runThis)();
    pairs.push(pair);
  }
  return pairs;
}

export const HEAD = ['Run', 'Processor time: base', 'this build', 'ratio', 'Peak memory: base', 'this build', 'ratio'];

/** The row of a run: the medians of both sides, and the median of the ratios of the pairs with the least and the greatest. */
export function rowOf(run, pairs) {
  const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
  const megabytes = (bytes) => `${millions(bytes)} MB`;
  return [run, ...cellsOf(pairs, 'cpu', seconds), ...cellsOf(pairs, 'peak', megabytes)];
}

/** The medians of a figure of both sides, and the median of the ratios of the pairs with the least and the greatest. */
export function cellsOf(pairs, figure, print) {
  const [base, current] = ['base', 'current'].map((side) => median(pairs.map((pair) => pair[side][figure])));
  const ratios = pairs.map((pair) => pair.current[figure] / pair.base[figure]);
  const [least, greatest] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return [print(base), print(current), `${median(ratios).toFixed(2)} × (${least} to ${greatest})`];
}
