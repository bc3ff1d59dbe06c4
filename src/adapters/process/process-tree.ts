import { type ChildProcess, spawnSync } from 'node:child_process';

/** A command with the processes that it started, except those that left its process group. */
export interface ProcessTree {
  readonly signal: (name: 'SIGTERM' | 'SIGKILL') => void;
  /** Whether a process is still there. */
  readonly isAlive: () => boolean;
}

/** The processes of a command that was started with `detached`, so that its process group has its id. */
export function makeProcessTree(child: ChildProcess): ProcessTree {
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  if (process.platform !== 'win32') {
    return { signal: (name) => signalGroup(child, name), isAlive: () => isRunning() || signalGroup(child, 0) };
  }
  // Windows has no signals and no process groups.
  const end = () =>
    spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
  return { signal: () => void (isRunning() && end()), isAlive: isRunning };
}

/** Signals a process group; false if none of its processes is left, or they belong to another user. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
