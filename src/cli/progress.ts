import type { ProcessLike } from './main.js';

export interface Progress {
  readonly update: (done: number, of: number) => void;
  readonly stop: () => void;
}

/** Work shorter than this needs no bar. */
const PATIENCE_MS = 700;

/** A progress bar on stderr, in a terminal and for long work only. */
export async function makeProgress({ stderr }: ProcessLike, quiet: boolean): Promise<Progress> {
  if (quiet || !stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({ format: 'scoring {bar} {value} of {total}', clearOnComplete: true, hideCursor: true });
  const started = Date.now();
  let shown = false;
  const update = (done: number, of: number): void => {
    if (shown) bar.update(done);
    else if (Date.now() - started > PATIENCE_MS) {
      bar.start(of, done);
      shown = true;
    }
  };
  return { update, stop: () => shown && bar.stop() };
}
