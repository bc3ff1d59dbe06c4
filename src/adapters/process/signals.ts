import { spawn } from 'node:child_process';
import type { Environment } from '../../core/text/values.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A wish to end that is heard between two lines of work. */
interface Interrupt {
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
  const names: readonly NodeJS.Signals[] =
    process.platform === 'win32' ? [...SIGNALS, 'SIGHUP'] : [...SIGNALS, 'SIGHUP', 'SIGQUIT'];
  for (const name of names) process.on(name, onSignal);
  const release = (): void => {
    if (timer) clearTimeout(timer);
    for (const name of names) process.removeListener(name, onSignal);
  };
  return { stop: stop.signal, kill: kill.signal, release };
}

/** Opens a file in the browser, where this machine has a screen and says how. What goes wrong there is not told. */
export function openInBrowser(path: string, env: Environment): void {
  const command = openerOf(env);
  if (command === null) return;
  const child = spawn(command, [path], { stdio: 'ignore', detached: true, env: { ...env } });
  child.on('error', () => undefined);
  child.unref();
}

function openerOf(env: Environment): string | null {
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'explorer.exe';
  const hasScreen = [env.DISPLAY, env.WAYLAND_DISPLAY].some((screen) => screen !== undefined && screen !== '');
  return hasScreen ? 'xdg-open' : null;
}

/** Between two lines. */
const LINE_MS = 5000;

/** Progress where there is no terminal: a line every few seconds. */
export function progressLines(what: string, print: (line: string) => void): (done: number, of: number) => void {
  let last = Date.now();
  return (done, of) => {
    if (Date.now() - last < LINE_MS || done === of) return;
    last = Date.now();
    print(`${what}: ${done} of ${of}`);
  };
}
