import { expect } from 'vitest';

/** Milliseconds that count as none: what starts, collects or compiles is not the work. */
const BASIC_MS = 5;

/** Work in proportion to its input takes four times as long on four times as much, with the square of it sixteen times. */
const STEEP = 9;
const ROUNDS = 8;

/** Fails if work on a size of input and on four times as much grows faster than the input. */
export function expectProportional<T>(make: (size: number) => T, work: (given: T) => unknown, size: number): void {
  expectGrowth(make(size), make(4 * size), work);
}

/**
 * The same for given inputs. The fastest of several rounds counts, unless the first shows already that the work is not steep. It is
 * the processor time of this thread, which a busy machine does not stretch.
 */
export function expectGrowth<T>(first: T, second: T, work: (given: T) => unknown): void {
  // The first time also compiles.
  let [low, high, growth] = [msOf(() => work(first)), Number.POSITIVE_INFINITY, STEEP];
  for (let round = 0; round < ROUNDS && growth >= STEEP; round++) {
    low = Math.min(
      low,
      msOf(() => work(first)),
    );
    high = Math.min(
      high,
      msOf(() => work(second)),
    );
    growth = (BASIC_MS + high) / (BASIC_MS + low);
  }
  expect(growth).toBeLessThan(STEEP);
}

function msOf(work: () => unknown): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}
