import { expect } from 'vitest';

/** Milliseconds that count as none: what starts, collects or compiles is not the work. */
const BASIC_MS = 5;

/**
 * Fails if work grows faster than its input: four times as much takes four times as long, with the square of it sixteen times.
 * Both take turns, and the fastest of each counts. It is the processor time of this thread, which a busy machine does not stretch.
 */
export function expectProportional<T>(make: (size: number) => T, work: (given: T) => unknown, size: number): void {
  expect(growthOf(make(size), make(4 * size), work)).toBeLessThan(9);
}

/** How many times as long the work on the second input takes as that on the first. */
export function growthOf<T>(first: T, second: T, work: (given: T) => unknown): number {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  for (let round = 0; round < 3; round++) {
    least[0] = Math.min(
      least[0],
      msOf(() => work(first)),
    );
    least[1] = Math.min(
      least[1],
      msOf(() => work(second)),
    );
  }
  return (BASIC_MS + least[1]) / (BASIC_MS + least[0]);
}

function msOf(work: () => unknown): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}
