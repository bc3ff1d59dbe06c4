import { rmSync } from 'node:fs';

/** Files that are being written. */
const partials = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts to remove a file if a signal ends this process before the file is complete. */
export function removeOnSignal(path: string): void {
  // Before other listeners: one that ends its work by itself may remove itself at the signal.
  if (partials.size === 0) for (const name of SIGNALS) process.prependListener(name, endBySignal);
  partials.add(path);
}

/** A file is complete, or was removed. */
export function keepOnSignal(path: string): void {
  if (partials.delete(path) && partials.size === 0) stopListening();
}

function stopListening(): void {
  for (const name of SIGNALS) process.removeListener(name, endBySignal);
}

function endBySignal(signal: NodeJS.Signals): void {
  // Another listener ends its work, which removes its files.
  if (process.listenerCount(signal) > 1) return;
  for (const path of partials) rmSync(path, { force: true });
  stopListening();
  process.kill(process.pid, signal);
}
