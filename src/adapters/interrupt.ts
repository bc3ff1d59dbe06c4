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

/** A wish to end that gives what runs some time. */
export interface GracefulInterrupt {
  /** Nothing more is started. */
  readonly stop: AbortSignal;
  /** What runs is ended: after a while, or at the second signal. */
  readonly kill: AbortSignal;
  readonly release: () => void;
}

/** As above, for work in other processes, which would outlive this one. */
export function listenForGracefulInterrupt(graceMs: number): GracefulInterrupt {
  const [stop, kill] = [new AbortController(), new AbortController()];
  let timer: NodeJS.Timeout | null = null;
  const onSignal = (): void => {
    if (stop.signal.aborted) kill.abort();
    stop.abort();
    timer ??= setTimeout(() => kill.abort(), graceMs);
  };
  const names = [...SIGNALS, 'SIGHUP'] as const;
  for (const name of names) process.on(name, onSignal);
  const release = (): void => {
    if (timer) clearTimeout(timer);
    for (const name of names) process.removeListener(name, onSignal);
  };
  return { stop: stop.signal, kill: kill.signal, release };
}
