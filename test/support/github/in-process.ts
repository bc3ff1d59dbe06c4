import { Console } from 'node:console';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../../../src/core/text/values.js';
import { listen } from '../server.js';
import type { GithubServer } from './server.js';

/** What a run leaves beside its files. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const require = createRequire(import.meta.url);

/** What GitHub's packages read only once, so that no run can have its own. */
const READ_ONCE = ['GITHUB_API_URL', 'GITHUB_GRAPHQL_URL', 'GITHUB_STEP_SUMMARY'];

let answer: GithubServer['answer'] | null = null;
let last: Promise<unknown> = Promise.resolve();

/** What all runs in this process share. */
const machine = once(async () => {
  const { server, url } = await listen((request, response) => answer?.(request, response));
  server.unref();
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-runner-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { url, summary: join(folder, 'summary') };
});

/**
 * Runs the built action in this process, in a quarter of the time of a process of its own. One run follows the other: folder and
 * variables are those of the process. `variables` takes the address of GitHub; `more` are those that a test adds.
 */
export async function runHere(
  dist: string,
  github: Pick<GithubServer, 'answer'>,
  folder: string,
  variables: (url: string) => Environment,
  more: Environment = {},
): Promise<Ended> {
  const fixed = READ_ONCE.filter((name) => name in more);
  if (fixed.length > 0) throw new Error(`${fixed.join(', ')}: needs a process of its own`);
  const { url, summary } = await machine();
  const env = { ...variables(url), ...more };
  const run = last.then(async () => {
    answer = github.answer;
    writeFileSync(summary, '');
    const ended = await inProcess(folder, { ...env, GITHUB_STEP_SUMMARY: summary }, async () => {
      const action = require(join(dist, 'index.js')) as { run: () => Promise<void> };
      await action.run();
    });
    copyFileSync(summary, env.GITHUB_STEP_SUMMARY ?? '');
    return ended;
  });
  last = run.catch(() => undefined);
  return run;
}

async function inProcess(folder: string, env: Environment, work: () => Promise<void>): Promise<Ended> {
  const { exitCode } = process;
  const [usualEnv, usualFolder, usualConsole] = [{ ...process.env }, process.cwd(), console];
  const texts = { stdout: '', stderr: '' };
  const restores = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      texts[name] += Buffer.from(chunk as string).toString();
      const written = rest.find((one) => typeof one === 'function');
      if (written) process.nextTick(written);
      return true;
    };
    return () => {
      process[name].write = write;
    };
  });
  // That of Vitest would keep what is logged from the streams.
  globalThis.console = new Console(process.stdout, process.stderr);
  setEnvironment(env);
  process.exitCode = undefined;
  process.chdir(folder);
  try {
    await work();
    return { code: Number(process.exitCode ?? 0), ...texts };
  } finally {
    for (const restore of restores) restore();
    process.chdir(usualFolder);
    setEnvironment(usualEnv);
    globalThis.console = usualConsole;
    process.exitCode = exitCode;
  }
}

/** In the object that others may hold. */
function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
