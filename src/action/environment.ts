import { findCheckouts } from '../adapters/files/checkouts.js';
import { checkOutput } from '../adapters/files/output-file.js';
import { mayReadAnyHead, type RunContext, refusalOfEvent, refusalOfHead } from '../core/github/event.js';
import type { Environment } from '../core/text/values.js';
import { usageError } from '../core/words/errors.js';
import type { ActionInputs } from './inputs.js';

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

/** Throws if a run would have secrets while it reads untrusted files. */
export async function refuseUnsafe(context: RunContext, inputs: ActionInputs, env: Environment): Promise<void> {
  const { mode } = inputs;
  const { event, sha } = context;
  const refused = refusalOfEvent(mode, event);
  if (refused !== null) throw usageError(refused);
  if (mayReadAnyHead(event)) return;
  const checkouts = await findCheckouts(pathsOf(inputs), env.GITHUB_WORKSPACE ?? '.');
  const foreign = refusalOfHead(mode, event, sha, checkouts);
  if (foreign !== null) throw usageError(foreign);
}

function pathsOf({ settings, baseline, known }: ActionInputs): string[] {
  const { corpus, responses, config } = settings;
  const others = [config, known, baseline.kind === 'path' ? baseline.path : null];
  return [...corpus, ...responses, ...others.filter((path) => path !== null)];
}
