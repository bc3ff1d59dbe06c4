import { mkdtemp } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { findCheckouts } from '../adapters/files/find-files.js';
import { makeFolder } from '../adapters/files/output-file.js';
import { BASELINE_EVENTS } from '../core/comparison/baseline-candidates.js';
import { mayReadAnyHead, type RunContext, refusalOfEvent, refusalOfHead } from '../core/github/event.js';
import type { Redactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';
import { usageError } from '../core/words/errors.js';
import type { ActionInputs } from './inputs.js';

function tempOf(env: Environment): string {
  return env.RUNNER_TEMP || '.';
}

/** The path of a file from the workspace, as in a diff; null for the workspace itself and for files outside of it. */
export function workspacePath(file: string, workspace: string): string | null {
  const path = relative(resolve(workspace), resolve(workspace, file));
  return path === '' || path.split(sep)[0] === '..' || isAbsolute(path) ? null : path.split(sep).join('/');
}

/** Throws if a run with secrets would read untrusted files. */
export async function refuseUnsafe(context: RunContext, inputs: ActionInputs, env: Environment): Promise<void> {
  const { mode } = inputs;
  const eventRefusal = refusalOfEvent(mode, context);
  if (eventRefusal !== null) throw usageError(eventRefusal);
  if (mayReadAnyHead(context.event)) return;
  const checkouts = await findCheckouts(listPaths(inputs), env.GITHUB_WORKSPACE || '.');
  const headRefusal = refusalOfHead(mode, context, checkouts);
  if (headRefusal !== null) throw usageError(headRefusal);
}

function listPaths({ settings, baseline, known }: ActionInputs): string[] {
  const { corpus, responses, config } = settings;
  const otherPaths = [config, known, baseline.kind === 'path' ? baseline.path : null];
  return [...corpus, ...responses, ...otherPaths.filter((path) => path !== null)];
}

export type ActionRun = Awaited<ReturnType<typeof makeRun>>;

/**
 * Creates the folders of a run: `scratch`, a new one under RUNNER_TEMP, and `folder` for its files. `roots` must
 * contain all input files, the workspace first. `isOfOtherCommit`: about another commit than its own, as one by hand
 * about a pull request: never a baseline.
 */
export async function makeRun(inputs: ActionInputs, context: RunContext, env: Environment, redactor: Redactor) {
  const scratch = await mkdtemp(join(await makeFolder(tempOf(env)), 'stepgate-'));
  const folder = resolve(inputs.outputDir ?? join(scratch, 'results'));
  const workspace = env.GITHUB_WORKSPACE || '.';
  const [checkout] = BASELINE_EVENTS.includes(context.event) ? await findCheckouts([], workspace) : [];
  const isOtherCheckout = checkout?.commit != null && checkout.commit !== context.sha;
  const isOfOtherCommit = inputs.pullRequest !== null || isOtherCheckout;
  return { inputs, context, env, redactor, roots: [workspace, tempOf(env)], scratch, folder, isOfOtherCommit };
}
