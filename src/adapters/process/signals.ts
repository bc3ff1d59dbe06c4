import { spawn } from 'node:child_process';
import type { Environment } from '../../core/text/values.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Listens for the first Ctrl-C or cancellation by the runner. A second one ends the process as usual. */
export function listenForInterrupt(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const onSignal = (): void => {
    release();
    controller.abort();
  };
  /** Restores the default: Ctrl-C ends the process at once. */
  const release = (): void => {
    for (const name of SIGNALS) process.removeListener(name, onSignal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  return { signal: controller.signal, release };
}

/**
 * Listens for an interrupt of work in other processes, which would outlive this process. `stop` is aborted at the first
 * signal: no further command starts; `kill` after the grace period or at the second signal: running commands are ended.
 */
export function listenForGracefulInterrupt(graceMs: number): {
  readonly stop: AbortSignal;
  readonly kill: AbortSignal;
  readonly release: () => void;
} {
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

/** Opens a file in the browser if this machine has a screen. Errors are ignored. */
export function openInBrowser(path: string, env: Environment): void {
  const hasScreen = Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const openers: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer.exe' };
  const command = openers[process.platform] ?? (hasScreen ? 'xdg-open' : null);
  if (command === null) return;
  const child = spawn(command, [path], { stdio: 'ignore', detached: true, env: { ...env } });
  child.on('error', () => undefined);
  child.unref();
}

/** Milliseconds between two progress lines. */
const LINE_MS = 5000;

/** Prints progress without a terminal: one line every few seconds. */
export function progressLines(what: string, print: (line: string) => void): (done: number, of: number) => void {
  let lastTime = Date.now();
  return (doneCount, total) => {
    if (Date.now() - lastTime < LINE_MS || doneCount === total) return;
    lastTime = Date.now();
    print(`${what}: ${doneCount} of ${total}`);
  };
}
