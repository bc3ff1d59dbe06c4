import { listenForGracefulInterrupt } from '../adapters/process/signals.js';
import { oneLine } from '../report/words/text.js';
import type { ProcessLike } from './print.js';

/** Milliseconds between two lines about what is asked. */
const LINE_MS = 5000;

/**
 * Starts work that waits for others: an interrupt ends it, and lines on stderr say what it waits for. Queries of files are not interrupted by a listener, but by the system.
 */
export function startWaiting(kind: string, { stderr }: ProcessLike) {
  const never = new AbortController().signal;
  const isOther = kind === 'endpoint' || kind === 'command';
  const interrupt = isOther ? listenForGracefulInterrupt(1000) : { stop: never, kill: never, release: () => undefined };
  let line = '';
  const timer = setInterval(() => {
    if (line !== '') stderr.write(`${line}\n`);
  }, LINE_MS).unref();
  return {
    ...interrupt,
    progress: (template: string, done: number, of: number): void => {
      line = `asking: template ${oneLine(template)}, ${done} of ${of}`;
    },
    /** The result of the work; null if it was interrupted. */
    whileRunning: async <T>(work: Promise<T>): Promise<T | null> => {
      try {
        return await work;
      } catch (error) {
        if (!interrupt.stop.aborted) throw error;
        stderr.write('interrupted: nothing was written\n');
        return null;
      } finally {
        clearInterval(timer);
        interrupt.release();
      }
    },
  };
}
