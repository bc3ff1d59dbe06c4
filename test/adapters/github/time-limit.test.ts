import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TimeOver, within } from '../../../src/adapters/github/failure.js';

test('work that does not heed its signal is given up all the same', () =>
  expect(within(1, () => new Promise(() => undefined))).rejects.toThrow(TimeOver));

test('work is notified that its time is over, and why', async () => {
  const told: unknown[] = [];
  const work = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => told.push(signal.reason));
    await sleep(60_000, undefined, { signal });
  };
  await expect(within(1, work)).rejects.toThrow(TimeOver);
  expect(told).toEqual([expect.any(TimeOver)]);
});
