import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { listAt } from '../../core/text/values.js';

/** A process of this machine. */
export interface FoundProcess {
  readonly pid: number;
  readonly parent: number;
  /** When it started: another process can have its number later. */
  readonly born: string;
  readonly name: string;
  readonly isMarked: boolean;
}

/** What starts others as fast as they are ended must not keep this process busy for longer. */
const MAX_MS = 400;

/** All that one command started, as far as it can be found. */
export interface ProcessTree {
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** Ends its process group; what left the group stays. */
  readonly endGroup: () => void;
  /** Those that have not ended. */
  readonly alive: () => readonly FoundProcess[];
}

/**
 * Finds what a command started: its process group, and the processes that left the group, by their parents and by a mark
 * in their environment, which remains when the parent has ended. The mark can only be read on Linux.
 */
export function makeProcessTree(child: ChildProcess, mark: string): ProcessTree {
  const known = new Map<number, string>();
  const since = process.platform === 'linux' ? (linuxProcess(String(child.pid))?.born ?? '0') : '0';
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const alive = (): readonly FoundProcess[] => {
    const all = listProcesses(mark, since);
    const roots = all.filter(
      ({ pid, born, isMarked }) => isMarked || known.get(pid) === born || (pid === child.pid && isRunning()),
    );
    const found = withDescendants(roots, all);
    for (const { pid, born } of found) known.set(pid, born);
    return found;
  };
  const signal: ProcessTree['signal'] = (name) => {
    const { pid } = child;
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      // There are no signals, and no process groups. The command is not in the list of processes.
      if (isRunning()) spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
      return;
    }
    kill(-pid, name);
    const signalled = new Set<number>();
    const end = performance.now() + (name === 'SIGKILL' ? MAX_MS : 0);
    let found: readonly FoundProcess[];
    // What starts others while it is ended may be faster than one look.
    do {
      found = alive().filter((one) => !signalled.has(one.pid));
      for (const one of found) {
        kill(one.pid, name);
        signalled.add(one.pid);
      }
    } while (found.length > 0 && performance.now() < end);
  };
  const endGroup = (): void => {
    if (child.pid !== undefined && process.platform !== 'win32') kill(-child.pid, 'SIGKILL');
  };
  return { signal, endGroup, alive };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or belongs to another user; who waits for its end sees which.
  }
}

function withDescendants(roots: readonly FoundProcess[], all: readonly FoundProcess[]): FoundProcess[] {
  const children = new Map<number, FoundProcess[]>();
  for (const one of all) listAt(children, one.parent).push(one);
  const found = new Map(roots.map((one) => [one.pid, one]));
  // A map also visits what is added meanwhile.
  for (const pid of found.keys()) for (const one of children.get(pid) ?? []) found.set(one.pid, one);
  found.delete(process.pid);
  return [...found.values()];
}

/** The processes that run, without those that have ended and wait for their parent to ask. */
function listProcesses(mark: string, since: string): readonly FoundProcess[] {
  if (process.platform === 'win32') return [];
  return process.platform === 'linux' ? processesOfLinux(mark, since) : processesOfPs();
}

/** Those that started later than the command: no other can come from it. */
function processesOfLinux(mark: string, since: string): FoundProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    const found = /^\d+$/.test(name) ? linuxProcess(name) : null;
    if (found === null || Number(found.born) < Number(since)) return [];
    return [{ ...found, isMarked: readOrNull(`/proc/${name}/environ`)?.includes(mark) ?? false }];
  });
}

function linuxProcess(name: string): Omit<FoundProcess, 'isMarked'> | null {
  const stat = readOrNull(`/proc/${name}/stat`)?.toString('latin1') ?? '';
  // The name stands in parentheses, and can have some itself.
  const end = stat.lastIndexOf(')');
  const [state, parent, ...others] = stat.slice(end + 2).split(' ', 20);
  if (end < 0 || state === 'Z' || state === 'X') return null;
  const program = stat.slice(stat.indexOf('(') + 1, end);
  return { pid: Number(name), parent: Number(parent), born: others[17] ?? '', name: program };
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

const PS_LINE = /^\s*(\d+)\s+(\d+)\s+([^\sZ]\S*)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/;

/** The same from the command `ps` of other systems. */
export function processesOfPs(): FoundProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart=,comm='], {
    ...{ encoding: 'utf8', maxBuffer: 2 ** 26 },
    env: { ...process.env, LC_ALL: 'C' },
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, , born = '', name = ''] = PS_LINE.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), born, name, isMarked: false }];
  });
}
