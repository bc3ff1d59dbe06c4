import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** A disturbed measurement goes on: until the middle half of the ratios is this close together, or for so many times as long. */
const CLOSE = 0.08;
const MAX_TIMES = 2;

export function median(values) {
  return quantile(values, 0.5);
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  return (sorted[Math.floor(at)] + sorted[Math.ceil(at)]) / 2;
}

/** Milliseconds of one call; garbage of earlier calls is collected first, so that it does not count here. */
export async function timeOf(work) {
  collectGarbage();
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median of some times of one piece of work, after a first one that is not counted. */
export async function medianTime(work, repetitions = 3) {
  const times = [];
  for (let round = 0; round <= repetitions; round++) times.push(await timeOf(work));
  return median(times.slice(1));
}

/**
 * Median times in milliseconds of two pieces of work, and the median of their ratios. They take turns, so that a
 * machine that slows down slows both; the first round warms up and is not counted.
 */
export function compareTimes(work, yardstick, repetitions = 7) {
  return compareFigures(
    () => timeOf(work),
    () => timeOf(yardstick),
    repetitions,
  );
}

/** The same for two pieces of work that return their times themselves. */
export async function compareFigures(work, yardstick, repetitions = 7) {
  const rounds = [];
  await yardstick();
  await work();
  while (rounds.length < repetitions || (isDisturbed(rounds) && rounds.length < MAX_TIMES * repetitions)) {
    const below = await yardstick();
    rounds.push({ below, above: await work() });
  }
  return summaryOf(rounds);
}

/** The same for two pieces of work that return processor time and wall time, for each of them. */
export async function compareRuns(work, yardstick, repetitions) {
  const rounds = [];
  await yardstick();
  await work();
  while (rounds.length < repetitions) {
    const below = await yardstick();
    rounds.push({ below, above: await work() });
  }
  const of = (kind) => summaryOf(rounds.map(({ above, below }) => ({ above: above[kind], below: below[kind] })));
  return { cpu: of('cpu'), time: of('time') };
}

function summaryOf(rounds) {
  const [above, below] = ['above', 'below'].map((side) => median(rounds.map((round) => round[side])));
  return { work: above, yardstick: below, ratio: median(ratiosOf(rounds)) };
}

function isDisturbed(rounds) {
  const ratios = ratiosOf(rounds);
  return quantile(ratios, 0.75) - quantile(ratios, 0.25) > CLOSE * median(ratios);
}

function ratiosOf(rounds) {
  return rounds.map(({ above, below }) => above / below);
}
