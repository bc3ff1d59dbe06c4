import { type ChildProcess, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { listAt } from '../../core/text/values.js';

/** A process of this machine. */
export interface FoundProcess {
  readonly pid: number;
  readonly parent: number;
  /** Start time, because process ids are reused. */
  readonly born: string;
  readonly name: string;
  readonly isMarked: boolean;
}

/** Maximum milliseconds to kill processes that keep starting others. */
const MAX_MS = 400;

/** The processes that one command started, as far as they can be found. */
export interface ProcessTree {
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** Ends the process group; processes that left the group continue. */
  readonly endGroup: () => void;
  /** Processes that are still running. */
  readonly alive: () => readonly FoundProcess[];
}

/**
 * Finds the processes of a command: its process group, and processes that left the group. The latter are found by
 * parent and by a mark in their environment, which remains after the parent has ended. The mark is readable only on
 * Linux.
 */
export function makeProcessTree(child: ChildProcess, mark: string): ProcessTree {
  const bornByPid = new Map<number, string>();
  const startTime = process.platform === 'linux' ? (readLinuxProcess(String(child.pid))?.born ?? '0') : '0';
  const isCommandRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const alive = (): readonly FoundProcess[] => {
    const allProcesses = listProcesses(mark, startTime);
    const roots = allProcesses.filter(
      ({ pid, born, isMarked }) => isMarked || bornByPid.get(pid) === born || (pid === child.pid && isCommandRunning()),
    );
    const treeProcesses = withDescendants(roots, allProcesses);
    for (const { pid, born } of treeProcesses) bornByPid.set(pid, born);
    return treeProcesses;
  };
  const signal: ProcessTree['signal'] = (name) => {
    const { pid } = child;
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      // Windows has no signals and no process groups, and `listProcesses` returns an empty list there.
      if (isCommandRunning())
        spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
      return;
    }
    // Descendants are found first: once its parent has ended, one without the mark cannot be found.
    alive();
    kill(-pid, name);
    const signalled = new Set<number>();
    const end = performance.now() + (name === 'SIGKILL' ? MAX_MS : 0);
    let targets: readonly FoundProcess[];
    // Repeat, because processes may start others while they are ended.
    do {
      targets = alive().filter((candidate) => !signalled.has(candidate.pid));
      for (const target of targets) {
        kill(target.pid, name);
        signalled.add(target.pid);
      }
    } while (targets.length > 0 && performance.now() < end);
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
    // The process has ended or belongs to another user. The caller checks which processes are still alive.
  }
}

function withDescendants(roots: readonly FoundProcess[], all: readonly FoundProcess[]): FoundProcess[] {
  const children = new Map<number, FoundProcess[]>();
  for (const process of all) listAt(children, process.parent).push(process);
  const tree = new Map(roots.map((root) => [root.pid, root]));
  // Iterating over a map also visits keys added meanwhile.
  for (const pid of tree.keys()) for (const child of children.get(pid) ?? []) tree.set(child.pid, child);
  tree.delete(process.pid);
  return [...tree.values()];
}

/** Lists the running processes, without zombies. */
function listProcesses(mark: string, since: string): readonly FoundProcess[] {
  if (process.platform === 'win32') return [];
  return process.platform === 'linux' ? listLinuxProcesses(mark, since) : processesOfPs();
}

/** Lists processes that started after the command, because only those can belong to it. */
function listLinuxProcesses(mark: string, since: string): FoundProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    const candidate = /^\d+$/.test(name) ? readLinuxProcess(name) : null;
    if (candidate === null || Number(candidate.born) < Number(since)) return [];
    return [{ ...candidate, isMarked: readOrNull(`/proc/${name}/environ`)?.includes(mark) ?? false }];
  });
}

function readLinuxProcess(name: string): Omit<FoundProcess, 'isMarked'> | null {
  const stat = readOrNull(`/proc/${name}/stat`)?.toString('latin1') ?? '';
  // The name is in parentheses and may contain parentheses itself.
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

/** Lists the processes with the command `ps`, for systems other than Linux. */
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
