import { isUtf8 } from 'node:buffer';
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { usageError } from '../core/errors.js';
import { errorLines } from '../core/text/error-lines.js';
import type { Environment } from '../core/values.js';
import { MIB } from './files/find-files.js';

/** A command with what it gets. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Environment;
  readonly stdin: string;
  readonly timeoutSec: number;
  /** Ends the command, with all that it started. */
  readonly kill: AbortSignal;
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
/** After the command ended, what it started may still hold its output open. */
const CLOSE_MS = 1000;
const IS_WINDOWS = process.platform === 'win32';

/** Runs a command in a new process group. Throws where it cannot be started. */
export async function runCommand(command: Command): Promise<CommandOutcome> {
  const { timeoutSec, kill } = command;
  if (kill.aborted) return { kind: 'killed' };
  const started = performance.now();
  const child = start(command);
  const stdout = keepStart(child);
  const stderr = keepEnd(child);
  let isLate = false;
  const onKill = (): void => signalGroup(child, 'SIGKILL');
  const timer = setTimeout(() => {
    isLate = true;
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), TERM_MS).unref();
  }, timeoutSec * 1000);
  kill.addEventListener('abort', onKill);
  running.add(child);
  try {
    child.stdin.end(command.stdin);
    const { code, signal } = await ended(child, command.program);
    if (kill.aborted) return { kind: 'killed' };
    const seconds = (performance.now() - started) / 1000;
    const why = isLate ? `did not end within ${timeoutSec} s` : (stdout.trouble() ?? exitTrouble(code, signal));
    if (why === null) return { kind: 'printed', text: stdout.text(), seconds };
    return { kind: 'failed', message: `the command ${why}${stderr.told()}`, seconds };
  } finally {
    clearTimeout(timer);
    kill.removeEventListener('abort', onKill);
    running.delete(child);
  }
}

/** Commands that end when this process does. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

function start({ program, args, env }: Command): ChildProcessWithoutNullStreams {
  try {
    const child = spawn(program, args, { env: { ...env }, detached: !IS_WINDOWS });
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

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Resolves when the command has ended and all that it printed is read. */
function ended(child: ChildProcessWithoutNullStreams, program: string): Promise<Exit> {
  return new Promise((done, fail) => {
    child.on('error', (error) => fail(cannotStart(program, error)));
    child.on('close', (code, signal) => done({ code, signal }));
    child.on('exit', () => {
      const release = (): void => {
        signalGroup(child, 'SIGKILL');
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
      };
      const timer = setTimeout(release, CLOSE_MS);
      child.on('close', () => clearTimeout(timer));
    });
  });
}

function exitTrouble(code: number | null, signal: NodeJS.Signals | null): string | null {
  if (signal !== null) return `was ended by ${signal}`;
  return code === 0 ? null : `failed with exit code ${code}`;
}

/** Signals a command and all that it started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(IS_WINDOWS ? pid : -pid, signal);
  } catch {
    // It has ended.
  }
}

/** Keeps stdout up to a limit; a command that prints more is ended. */
function keepStart(child: ChildProcessWithoutNullStreams) {
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_STDOUT) chunks.push(chunk);
    else {
      chunks.length = 0;
      signalGroup(child, 'SIGKILL');
    }
  });
  const bytes = (): Buffer => Buffer.concat(chunks);
  const trouble = (): string | null => {
    if (size > MAX_STDOUT) return `printed more than ${MAX_STDOUT / MIB} MiB`;
    return isUtf8(bytes()) ? null : 'printed text that is not UTF-8';
  };
  return {
    trouble,
    text: () =>
      bytes()
        .toString('utf8')
        .replace(/^\ufeff/, ''),
  };
}

/** Keeps the end of stderr. */
function keepEnd(child: ChildProcessWithoutNullStreams) {
  let kept = Buffer.alloc(0);
  child.stderr.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]).subarray(-MAX_STDERR);
  });
  const told = (): string => {
    const lines = errorLines(kept.toString('utf8'));
    return lines.length === 0 ? '' : `: ${lines.join('\n')}`;
  };
  return { told };
}
