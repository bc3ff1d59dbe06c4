import { checkOutput } from '../adapters/files/output-file.js';
import type { Environment } from '../core/values.js';

/** Throws if a file that the runner reads after the step is not a regular file: writing to a pipe may block forever. */
export async function checkRunnerFiles(env: Environment): Promise<void> {
  for (const path of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) if (path) await checkOutput(path);
}

/** The runner's folder for temporary files. */
export function tempOf(env: Environment): string {
  return env.RUNNER_TEMP ?? '.';
}

/** Folders that all input files must lie in. */
export function rootsOf(env: Environment): string[] {
  return [env.GITHUB_WORKSPACE ?? '.', tempOf(env)];
}
