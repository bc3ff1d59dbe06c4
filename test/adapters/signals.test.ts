import { expect, test } from 'vitest';
import { listenForGracefulInterrupt } from '../../src/adapters/process/signals.js';

test('the first signal lets running commands go on for a time, the second ends them at once', () => {
  const { stop, kill, release } = listenForGracefulInterrupt(3_600_000);
  const states = () => [stop.aborted, kill.aborted];
  try {
    expect(states()).toEqual([false, false]);
    process.emit('SIGHUP');
    expect(states()).toEqual([true, false]);
    process.emit('SIGHUP');
    expect(states()).toEqual([true, true]);
  } finally {
    release();
  }
});
