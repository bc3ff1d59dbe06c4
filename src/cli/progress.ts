import { progressLines } from '../adapters/progress-lines.js';
import type { ProcessLike } from './process.js';

export interface Progress {
  readonly update: (done: number, of: number) => void;
  readonly stop: () => void;
}

/** Work shorter than this needs no bar. */
const SILENT_MS = 700;
/** Progress on stderr, for long work only: a bar in a terminal, else lines (not for `scoring`, which takes seconds). */
export async function makeProgress(
  process: ProcessLike,
  quiet: boolean,
  what: 'scoring' | 'judging' | 'recording',
): Promise<Progress> {
  if (quiet) return { update: () => undefined, stop: () => undefined };
  if (process.stderr.isTTY) return makeBar(what);
  const print = (text: string) => process.stderr.write(`${text}\n`);
  return { update: what === 'scoring' ? () => undefined : progressLines(what, print), stop: () => undefined };
}

async function makeBar(what: string): Promise<Progress> {
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({ format: `${what} {bar} {value} of {total}`, clearOnComplete: true, hideCursor: true });
  const started = Date.now();
  let shown = false;
  const update = (done: number, of: number): void => {
    if (shown) bar.update(done);
    else if (Date.now() - started > SILENT_MS) {
      bar.start(of, done);
      shown = true;
    }
  };
  return { update, stop: () => shown && bar.stop() };
}
