import { isUtf8 } from 'node:buffer';
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_OUTPUT, MIB } from '../../core/limits.js';
import type { Environment, Rewrite } from '../../core/text/values.js';
import { errorLines, typeScriptHint, usageError } from '../../core/words/errors.js';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Environment;
  readonly stdin: string;
  readonly timeoutSec: number;
  /** Ends the command and all processes that it started. */
  readonly kill: AbortSignal;
  /** Removes secrets from the output before it is shortened. */
  readonly redact: Rewrite;
}

/** The result of a command. The message of `failed` has the reason and the last lines of stderr. */
export type CommandOutcome =
  | { readonly kind: 'printed'; readonly text: string; readonly stderr: () => string; readonly seconds: number }
  | { readonly kind: 'failed'; readonly message: string; readonly seconds: number; readonly isLate: boolean }
  | { readonly kind: 'killed' };

/** Bytes kept from the end of stderr. Enough for an error message followed by long properties. */
const MAX_STDERR = 128 * 1024;
/** Milliseconds between SIGTERM and SIGKILL. */
const TERM_MS = 1000;
/** Maximum milliseconds of ending processes, which may be slow or start others meanwhile. */
const KILL_MS = 2000;
/** Milliseconds between two checks of running processes. */
const LOOK_MS = 50;
/** Maximum milliseconds to wait for the output to close, because child processes may hold it open. */
const CLOSE_MS = 1000;

/** Runs a command in a new process group. Throws if it cannot be started. */
export async function runCommand(command: Command): Promise<CommandOutcome> {
  const { timeoutSec, kill } = command;
  if (kill.aborted) return { kind: 'killed' };
  const started = performance.now();
  const child = start(command);
  const [stdout, stderr] = [keepStart(child), keepEnd(child, command.redact)];
  running.add(child);
  try {
    const run = { child, closed: new Promise<void>((done) => child.on('close', () => done())) };
    child.stdin.end(command.stdin);
    const end = await waitForEnd(child, command, stdout.flooded);
    const seconds = (performance.now() - started) / 1000;
    if (end !== 'ended') await stopAll(run, end, kill);
    else if (!(await settlesWithin(run.closed, CLOSE_MS))) {
      // Processes of its group that hold the output open are ended; others continue.
      signalTree(child, 'SIGKILL');
      release(child);
    }
    if (kill.aborted) return { kind: 'killed' };
    const { exitCode, signalCode } = child;
    const failure = exitCode === 0 ? null : `failed with exit code ${exitCode}`;
    const ended = stdout.trouble() ?? (signalCode === null ? failure : `was ended by ${signalCode}`);
    const reason = end === 'late' ? `did not end within ${timeoutSec} s` : ended;
    if (reason === null) return { kind: 'printed', text: stdout.text(), stderr: stderr.told, seconds };
    const lines = stderr.told();
    // Without an option that could load something to read TypeScript.
    const isTypeScript = /(?:^|[/\\])node(?:\.exe)?$/.test(command.program) && /\.[cm]?ts$/.test(command.args[0] ?? '');
    const hint = isTypeScript ? typeScriptHint(stderr.text()) : '';
    const message = `the command ${reason}${hint}${lines && `: ${lines}`}`;
    return { kind: 'failed', message, seconds, isLate: end === 'late' };
  } finally {
    running.delete(child);
  }
}

/** Running commands, which are killed when this process exits. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) signalTree(child, 'SIGKILL');
});

/** Why a command is over: it ended by itself, or it must be ended. */
type End = 'ended' | 'late' | 'flooded' | 'killed';

function waitForEnd(child: ChildProcess, { program, timeoutSec, kill }: Command, flooded: Promise<void>): Promise<End> {
  return new Promise<End>((done, fail) => {
    const onKill = (): void => done('killed');
    // If this process was busy, the command may have ended in time; its pending exit event is handled first.
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

interface Run {
  readonly child: ChildProcessWithoutNullStreams;
  readonly closed: Promise<void>;
}

async function stopAll({ child, closed }: Run, end: End, kill: AbortSignal): Promise<void> {
  if (end === 'late') {
    signalTree(child, 'SIGTERM');
    await waitUntil(() => kill.aborted || !signalTree(child, 0), TERM_MS);
  }
  signalTree(child, 'SIGKILL');
  const isEnded = await waitUntil(() => child.exitCode !== null || child.signalCode !== null, KILL_MS);
  if (!(await settlesWithin(closed, isEnded ? CLOSE_MS : 0))) release(child);
}

/** Signals a command and its group; 0 only asks. False if none is left. Windows has neither signals nor groups. */
function signalTree(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (process.platform === 'win32') {
    const kill = ['/PID', String(child.pid), '/T', '/F'];
    if (isRunning && signal !== 0) spawnSync('taskkill', kill, { stdio: 'ignore', windowsHide: true });
    return isRunning;
  }
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    // They belong to another user, or have ended.
    return isRunning;
  }
}

/** Stops waiting for a command that does not close its output or cannot be ended. */
function release(child: ChildProcessWithoutNullStreams): void {
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
  child.unref();
}

async function waitUntil(condition: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() >= end) return false;
    await sleep(LOOK_MS);
  }
  return true;
}

function settlesWithin(event: Promise<void>, ms: number): Promise<boolean> {
  return Promise.race([event.then(() => true), sleep(ms, false, { ref: false })]);
}

function start({ program, args, env }: Command): ChildProcessWithoutNullStreams {
  try {
    const child = spawn(program, args, { env: { ...env }, detached: process.platform !== 'win32' });
    // A command may ignore its stdin.
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

/** Keeps stdout up to a limit; `flooded` resolves when it is exceeded. */
function keepStart(child: ChildProcessWithoutNullStreams) {
  const chunks: Buffer[] = [];
  let size = 0;
  const flooded = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_OUTPUT) chunks.push(chunk);
      else {
        chunks.length = 0;
        done();
      }
    });
  });
  const bytes = (): Buffer => Buffer.concat(chunks);
  const trouble = (): string | null => {
    if (size > MAX_OUTPUT) return `printed more than ${MAX_OUTPUT / MIB} MiB`;
    return isUtf8(bytes()) ? null : 'printed text that is not UTF-8';
  };
  const text = (): string =>
    bytes()
      .toString('utf8')
      .replace(/^\ufeff/, '');
  return { flooded, trouble, text };
}

/** Without a long last word in an unfinished line: an ended process can have written a part of a secret. */
function withoutPart(text: string): string {
  const from = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1;
  const word = text.slice(from);
  return word.length >= 12 && /\d/.test(word) ? `${text.slice(0, from)}…` : text;
}

/** Keeps the end of stderr; `told`: its lines that explain an error, empty if there are none. */
function keepEnd(child: ChildProcessWithoutNullStreams, redact: Rewrite) {
  let tail = Buffer.alloc(0);
  let isCut = false;
  child.stderr.on('data', (chunk: Buffer) => {
    const bytes = Buffer.concat([tail, chunk]);
    isCut ||= bytes.length > MAX_STDERR;
    tail = bytes.subarray(-MAX_STDERR);
  });
  const text = (): string => {
    // The first line can begin within a secret.
    const kept = isCut ? tail.subarray(tail.indexOf('\n') + 1) : tail;
    return withoutPart(redact(kept.toString('utf8')));
  };
  return { text, told: () => errorLines(text()).join('\n') };
}
