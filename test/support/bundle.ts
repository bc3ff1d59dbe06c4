import { type ChildProcessWithoutNullStreams, execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const CLI = join(ROOT, 'dist/cli/index.js');
export const EXAMPLES = join(ROOT, 'examples');
const USAGE = join(ROOT, 'bench/usage.mjs');

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a command said, without the lines of progress, of which a slow machine has more. */
export function withoutProgress(stderr: string): string {
  return stderr.replace(/^(?:recording|judging): \d+ of \d+\n/gm, '');
}

/** A command whose files can have so many KiB at most: to a larger one, writing fails as on a full disk. */
export function limited(command: readonly string[], kib: number): string[] {
  return ['bash', '-c', `ulimit -f ${kib}; exec "$@"`, 'limited', ...command];
}

/** Runs the built command line as a user does. */
export function bundle(
  args: readonly string[],
  options: {
    node?: string;
    cwd?: string;
    heapMiB?: number;
    input?: string;
    env?: Readonly<Record<string, string>>;
    cli?: string;
    /** KiB that a file can have at most. */
    largestFile?: number;
  } = {},
): Result {
  const limits = options.heapMiB ? [`--max-old-space-size=${options.heapMiB}`] : [];
  const command = [options.node ?? process.execPath, ...limits, options.cli ?? CLI, ...args];
  const [file = '', ...rest] = options.largestFile ? limited(command, options.largestFile) : command;
  const { status, stdout, stderr } = spawnSync(file, rest, {
    encoding: 'utf8',
    cwd: options.cwd ?? ROOT,
    input: options.input,
    maxBuffer: 256 * 1024 * 1024,
    timeout: 1_200_000,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...options.env },
  });
  return { code: status, stdout, stderr };
}

/** What a process that was started prints so far, and its result. */
export function outcomeOf(child: ChildProcessWithoutNullStreams) {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  const ended = new Promise<Result>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...texts }));
  });
  return { texts, ended };
}

/** The same while others run. */
export function startBundle(args: readonly string[]): Promise<Result> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const options = { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  return new Promise((done) => {
    const child = execFile(process.execPath, [CLI, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });
}

/** What a run took beside its result. */
export interface Measured extends Result {
  /** Of processor time, which a busy machine does not stretch. */
  readonly seconds: number;
  /** Peak memory of the process. */
  readonly peakMiB: number;
}

/** Runs the built command line, or another program, in a folder, and measures it. */
export function measured(args: readonly string[], folder: string, program: readonly string[] = [CLI]): Measured {
  const { status, stdout, stderr, output } = spawnSync(process.execPath, ['--import', USAGE, ...program, ...args], {
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  const { cpu, peak } = JSON.parse(output[3] as string) as { readonly cpu: number; readonly peak: number };
  return { code: status, stdout, stderr, seconds: cpu / 1000, peakMiB: peak / 1024 ** 2 };
}

let usual: number | null = null;

/** How many times as much processor time a run took as an evaluation of the example. */
export function effortOf({ seconds }: Measured): number {
  const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', join(EXAMPLES, 'responses-v1.jsonl')];
  const run = () => withFolder((folder) => measured(['evaluate', ...inputs], folder).seconds);
  usual ??= Math.min(run(), run());
  return seconds / usual;
}

function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-effort-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A Node of another major version on this machine, if there is one. */
export function findNode(major: number): string | null {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .find((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.startsWith(`v${major}.`));
  return found ?? null;
}
