import { isUtf8 } from 'node:buffer';
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Redact } from '../../core/secrets/redact.js';
import type { Environment } from '../../core/text/values.js';
import { errorLines, usageError } from '../../core/words/errors.js';
import { MIB } from '../files/find-files.js';
import { type FoundProcess, makeProcessTree, type ProcessTree } from './process-tree.js';

/** A command with what it gets. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Environment;
  readonly stdin: string;
  readonly timeoutSec: number;
  /** Ends the command, with all that it started. */
  readonly kill: AbortSignal;
  /** Takes secrets out of what it printed, before any of it is cut. */
  readonly redact: Redact;
}

/** What came of a command; `failed` says why, with the message and the last lines of stderr. */
export type CommandOutcome =
  | { readonly kind: 'printed'; readonly text: string; readonly seconds: number }
  | { readonly kind: 'failed'; readonly message: string; readonly seconds: number }
  | { readonly kind: 'killed' };

/** More is not kept of stdout; the record of a long conversation has a few MiB. */
const MAX_STDOUT = 32 * MIB;
/** The message stands before the properties of an error, which can be long. */
const MAX_STDERR = 128 * 1024;
/** Between the signal that can be caught and the one that cannot. */
const TERM_MS = 1000;
/** How long processes are ended that start others meanwhile, or take their time. */
const KILL_MS = 2000;
/** Between two looks at what runs. */
const LOOK_MS = 50;
/** After the command ended, what it started may still hold its output open. */
const CLOSE_MS = 1000;
/** By this variable the processes are found that a command started, also when they left its group. */
const MARK_VARIABLE = 'STEPGATE_COMMAND';

/** Runs a command in a new process group. Throws where it cannot be started. */
export async function runCommand(command: Command): Promise<CommandOutcome> {
  const { timeoutSec, kill } = command;
  if (kill.aborted) return { kind: 'killed' };
  const started = performance.now();
  const mark = randomUUID();
  const child = start(command, mark);
  const tree = makeProcessTree(child, `${MARK_VARIABLE}=${mark}`);
  const [stdout, stderr] = [keepStart(child), keepEnd(child, command.redact)];
  running.add(tree);
  try {
    const run = { child, tree, closed: new Promise<void>((done) => child.on('close', () => done())) };
    child.stdin.end(command.stdin);
    const end = await firstEnd(child, command, stdout.flooded);
    if (end === 'ended') await letClose(run);
    const left = end === 'ended' ? '' : await stopAll(run, end, kill);
    if (kill.aborted) return { kind: 'killed' };
    const seconds = (performance.now() - started) / 1000;
    const why = end === 'late' ? `did not end within ${timeoutSec} s` : (stdout.trouble() ?? exitTrouble(child));
    if (why === null) return { kind: 'printed', text: stdout.text(), seconds };
    return { kind: 'failed', message: `the command ${why}${left}${stderr.told()}`, seconds };
  } finally {
    running.delete(tree);
  }
}

/** Commands that end when this process does. */
const running = new Set<ProcessTree>();
process.on('exit', () => {
  for (const tree of running) tree.signal('SIGKILL');
});

/** Why a command is over: by itself, or it must be ended. */
type End = 'ended' | 'late' | 'flooded' | 'killed';

function firstEnd(child: ChildProcess, { program, timeoutSec, kill }: Command, flooded: Promise<void>): Promise<End> {
  return new Promise<End>((done, fail) => {
    const onKill = (): void => done('killed');
    // Where this process was busy, the command may have ended in time: that is heard of first.
    const timer = setTimeout(() => setImmediate(() => done('late')), timeoutSec * 1000);
    const release = (): void => {
      clearTimeout(timer);
      kill.removeEventListener('abort', onKill);
    };
    kill.addEventListener('abort', onKill);
    void flooded.then(() => done('flooded'));
    child.on('exit', () => done('ended'));
    child.on('exit', release);
    child.on('error', (error) => {
      release();
      fail(cannotStart(program, error));
    });
  });
}

/** A command that was started. */
interface Run {
  readonly child: ChildProcessWithoutNullStreams;
  readonly tree: ProcessTree;
  /** All that it printed is read. */
  readonly closed: Promise<void>;
}

/** Reads what is still on its way. Those of its group that keep the output open are ended; who left the group may stay. */
async function letClose({ child, tree, closed }: Run): Promise<void> {
  if (!(await within(closed, CLOSE_MS))) {
    tree.endGroup();
    release(child);
  }
}

/** Ends a command and all that it started, and says what could not be ended. */
async function stopAll({ child, tree, closed }: Run, end: End, kill: AbortSignal): Promise<string> {
  const isOver = (): boolean => hasEnded(child) && tree.alive().length === 0;
  if (end === 'late') {
    tree.signal('SIGTERM');
    await until(() => kill.aborted || isOver(), TERM_MS);
  }
  const isEmpty = await until(() => {
    tree.signal('SIGKILL');
    return isOver();
  }, KILL_MS);
  const isClosed = await within(closed, isEmpty ? CLOSE_MS : 0);
  if (!isClosed) release(child);
  if (!isEmpty) return `; ${inWords(tree.alive(), child)} could not be ended`;
  return isClosed ? '' : '; a process that it started holds its output open, and was not found';
}

function inWords(alive: readonly FoundProcess[], { pid: started }: ChildProcess): string {
  if (alive.length === 0) return `process ${started}`;
  const named = alive.slice(0, MAX_NAMED).map(({ pid, name }) => `${pid} (${name})`);
  const more = alive.length > named.length ? ` and ${alive.length - named.length} more` : '';
  return `${alive.length === 1 ? 'process' : 'processes'} ${named.join(', ')}${more}`;
}

const MAX_NAMED = 5;

/** Waits no more for a command that does not close its output, or that cannot be ended. */
function release(child: ChildProcessWithoutNullStreams): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
  child.unref();
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function until(condition: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() >= end) return false;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return true;
}

async function within(event: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ms);
  });
  return Promise.race([event.then(() => true), late]).finally(() => clearTimeout(timer));
}

function start({ program, args, env }: Command, mark: string): ChildProcessWithoutNullStreams {
  try {
    const detached = process.platform !== 'win32';
    const child = spawn(program, args, { env: { ...env, [MARK_VARIABLE]: mark }, detached });
    // A command need not read what it gets.
    child.stdin.on('error', () => undefined);
    return child;
  } catch (error) {
    throw cannotStart(program, error);
  }
}

function cannotStart(program: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === 'ENOENT' ? 'is not found' : `cannot be started (${code ?? String(error)})`;
  const hint = /\s/.test(program) ? '; write the program and its arguments without quotes around all of them' : '';
  return usageError(`the command ${JSON.stringify(program)} ${reason}${hint}`);
}

function exitTrouble({ exitCode, signalCode }: ChildProcess): string | null {
  if (signalCode !== null) return `was ended by ${signalCode}`;
  return exitCode === 0 ? null : `failed with exit code ${exitCode}`;
}

/** Keeps stdout up to a limit; a command that prints more is ended. */
function keepStart(child: ChildProcessWithoutNullStreams) {
  const chunks: Buffer[] = [];
  let size = 0;
  const flooded = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_STDOUT) chunks.push(chunk);
      else {
        chunks.length = 0;
        done();
      }
    });
  });
  const bytes = (): Buffer => Buffer.concat(chunks);
  const trouble = (): string | null => {
    if (size > MAX_STDOUT) return `printed more than ${MAX_STDOUT / MIB} MiB`;
    return isUtf8(bytes()) ? null : 'printed text that is not UTF-8';
  };
  return {
    flooded,
    trouble,
    text: () =>
      bytes()
        .toString('utf8')
        .replace(/^\ufeff/, ''),
  };
}

/** A secret that began before what is kept ends within so much of it: it is kept to be read, and not shown. */
const MAX_SECRET = 16 * 1024;

/** Keeps the end of stderr. */
function keepEnd(child: ChildProcessWithoutNullStreams, redact: Redact) {
  let kept = Buffer.alloc(0);
  let isCut = false;
  child.stderr.on('data', (chunk: Buffer) => {
    const all = Buffer.concat([kept, chunk]);
    isCut ||= all.length > MAX_STDERR + MAX_SECRET;
    kept = all.subarray(-(MAX_STDERR + MAX_SECRET));
  });
  const told = (): string => {
    const text = redact(kept.toString('utf8'));
    const lines = errorLines(isCut ? text.slice(MAX_SECRET) : text);
    return lines.length === 0 ? '' : `: ${lines.join('\n')}`;
  };
  return { told };
}
