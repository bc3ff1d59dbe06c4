const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A wish to end that is heard between two lines of work. */
export interface Interrupt {
  readonly signal: AbortSignal;
  /** Restores the default: Ctrl-C ends the process at once. */
  readonly release: () => void;
}

/** Listens for the first Ctrl-C, or the runner's cancellation; the second one ends the process as ever. */
export function listenForInterrupt(): Interrupt {
  const controller = new AbortController();
  const onSignal = (): void => {
    release();
    controller.abort();
  };
  const release = (): void => {
    for (const name of SIGNALS) process.removeListener(name, onSignal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return { signal: controller.signal, release };
}
